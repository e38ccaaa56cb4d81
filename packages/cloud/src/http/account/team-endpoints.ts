/** The people of a tenant: what the portal calls, and what a person with an invitation calls. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';

const portal = { tag: 'Portal', audience: 'session' } as const;
const personId = { schema: NAME, text: 'The person, as the list names it.' };
const invitationId = { schema: NAME, text: 'The invitation, as the list names it.' };

export const teamEndpoints = declare({
  readTeam: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/team',
    summary: 'The people of the tenant and the open invitations',
    responses: [json(contract.TeamResponse, 'The team.')],
  },
  invitePerson: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/team/invitations',
    summary: 'Invite a person by email',
    description: `The link is valid for ${contract.limits.invitationDays} days and works once. Inviting an address again replaces its link. Only an owner can invite an owner.`,
    body: { schema: contract.InvitationBody, example: { email: 'accountant@example.com', role: 'accountant' } },
    responses: [json(contract.InvitationResponse, 'The invitation is on its way.')],
    problems: ['email_not_confirmed', 'already_member', 'limit_reached'],
  },
  resendInvitation: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/team/invitations/{invitationId}/resend',
    summary: 'Send an invitation again, with a new link',
    params: { invitationId },
    responses: [json(contract.InvitationResponse, 'The invitation is on its way.')],
    problems: ['unknown_invitation', 'email_not_confirmed', 'already_member', 'limit_reached'],
  },
  revokeInvitation: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/team/invitations/{invitationId}/revoke',
    summary: 'Revoke an invitation',
    params: { invitationId },
    responses: [json(contract.OkResponse, 'The link no longer works.')],
    problems: ['unknown_invitation'],
  },
  changeRole: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/team/{personId}/role',
    summary: 'Give a person another role',
    description: 'It takes effect with the next request of the person. Only an owner can make or change an owner.',
    params: { personId },
    body: { schema: contract.RoleBody, example: { role: 'viewer' } },
    responses: [json(contract.TeamMemberResponse, 'The person with the new role.')],
    problems: ['unknown_person', 'last_owner'],
  },
  setSight: {
    ...portal,
    right: 'govern',
    method: 'POST',
    path: '/app/team/{personId}/sight',
    summary: 'Choose what a viewer sees of account books',
    description: 'It takes effect with the next request of the person. Owners, admins and accountants see everything.',
    params: { personId },
    body: { schema: contract.SightBody, example: { sees: ['money', 'customers'] } },
    responses: [json(contract.TeamMemberResponse, 'The person with the parts that were chosen.')],
    problems: ['unknown_person'],
  },
  removeMember: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/team/{personId}/remove',
    summary: 'Remove a person from the tenant',
    description: 'Ends the sessions of the person there. Keys stay as they are. Only an owner can remove an owner.',
    params: { personId },
    responses: [json(contract.OkResponse, 'The person no longer belongs to the tenant.')],
    problems: ['unknown_person', 'last_owner'],
  },
  leaveTeam: {
    ...portal,
    right: 'own-account',
    method: 'POST',
    path: '/app/leave',
    summary: 'Leave the tenant that the session acts for',
    description: 'Ends the sessions there. A person who belongs to no other tenant no longer has a login.',
    responses: [json(contract.OkResponse, 'You no longer belong to the tenant.')],
    problems: ['unknown_person', 'last_owner'],
  },
});

export const invitationEndpoints = declare({
  readInvitation: {
    method: 'POST',
    path: '/invitation/read',
    tag: 'Portal',
    audience: 'same-site',
    summary: 'What an invitation is for, by the token of its link',
    body: { schema: contract.InvitationTokenBody },
    responses: [json(contract.ShownInvitationResponse, 'The invitation, and what to do next.')],
    problems: ['unknown_invitation'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitation/accept',
    tag: 'Portal',
    audience: 'same-site',
    summary: 'Accept an invitation',
    description: 'Someone without a login sends a password. Someone who has a login must be logged in with the invited address.',
    body: { schema: contract.AcceptInvitationBody },
    responses: [json(contract.JoinedResponse, 'Joined and logged in.')],
    problems: ['unknown_invitation', 'login_required'],
  },
});
