/** The people of a tenant and the invitations to it, as the portal shows and changes them. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, Ok } from '../schema/shape.ts';
import { Instant } from '../value/instant.ts';
import { BookPart } from './book-part.ts';
import { Role } from './role.ts';
import { Email, PersonId, Session, User } from './tenant.ts';

export const TeamMember = Type.Object(
  {
    personId: PersonId,
    email: Email,
    role: Role,
    sees: Type.Array(BookPart, {
      description: 'The parts of account books that the person sees in the portal as a viewer. Other roles do not need it.',
    }),
    joinedAt: Instant,
    isYou: Type.Boolean({ description: 'Whether this is the user who asks.' }),
  },
  { description: 'A person who belongs to the tenant.' },
);
export type TeamMember = Static<typeof TeamMember>;

export const Invitation = Type.Object(
  {
    invitationId: Type.String({ description: 'The id of the invitation; not its link.' }),
    email: Email,
    role: Role,
    invitedBy: Type.String({ description: 'The address of the person who sent it.' }),
    sentAt: Instant,
    expiresAt: Instant,
  },
  { description: 'An invitation that was not accepted yet.' },
);
export type Invitation = Static<typeof Invitation>;

export const TeamResponse = Type.Object(
  {
    ok: Ok,
    members: Type.Array(TeamMember, { description: 'Those who joined first before the others.' }),
    invitations: Type.Array(Invitation, { description: 'Newest first, also those that expired lately.' }),
  },
  { description: 'Response of GET /app/team.' },
);
export type TeamResponse = Static<typeof TeamResponse>;

export const InvitationBody = Type.Object(
  { email: Email, role: Role },
  { additionalProperties: false, description: 'Body of POST /app/team/invitations.' },
);
export type InvitationBody = Static<typeof InvitationBody>;

export const InvitationResponse = Type.Object(
  {
    ok: Ok,
    invitation: Invitation,
    isEmailed: Type.Boolean({ description: 'True: an email with the link is on its way.' }),
    link: Type.String({
      description: 'The link of the email, to hand over yourself if the email does not arrive. It works once.',
    }),
  },
  { description: 'Response of POST /app/team/invitations.' },
);
export type InvitationResponse = Static<typeof InvitationResponse>;

export const RoleBody = Type.Object(
  { role: Role },
  { additionalProperties: false, description: 'Body of POST /app/team/{personId}/role.' },
);
export type RoleBody = Static<typeof RoleBody>;

export const TeamMemberResponse = Type.Object(
  { ok: Ok, member: TeamMember },
  { description: 'Response of POST /app/team/{personId}/role and POST /app/team/{personId}/sight.' },
);
export type TeamMemberResponse = Static<typeof TeamMemberResponse>;

const InvitationToken = Type.String({ maxLength: 100, description: 'The token in the link of the invitation.' });

export const InvitationTokenBody = Type.Object(
  { token: InvitationToken },
  { additionalProperties: false, description: 'Body of POST /invitation/read.' },
);
export type InvitationTokenBody = Static<typeof InvitationTokenBody>;

export const invitationSteps = ['choose-password', 'log-in', 'log-in-as-other', 'join'] as const;

export const ShownInvitationResponse = Type.Object(
  {
    ok: Ok,
    companyName: Type.String({ description: 'The company that invites.' }),
    email: Email,
    role: Role,
    invitedBy: Type.String({ description: 'The address of the person who sent it.' }),
    expiresAt: Instant,
    step: enumOf(
      invitationSteps,
      'What the invited person does next: choose a password, log in, log in with the invited address, or join with one click.',
    ),
  },
  { description: 'Response of POST /invitation/read.' },
);
export type ShownInvitationResponse = Static<typeof ShownInvitationResponse>;

export const AcceptInvitationBody = Type.Object(
  {
    token: InvitationToken,
    password: Type.Optional(
      Type.String({
        minLength: limits.passwordCharactersMin,
        maxLength: limits.passwordCharactersMax,
        description: `For someone without a login: the password to log in with; at least ${limits.passwordCharactersMin} characters.`,
      }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /invitation/accept.' },
);
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;

export const JoinedResponse = Type.Object(
  { ok: Ok, user: User, session: Session },
  { description: 'Response of POST /invitation/accept.' },
);
export type JoinedResponse = Static<typeof JoinedResponse>;
