/** What the console of the operator reads and changes, as JSON. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { NAME, webhookId } from '../endpoint/parameters.ts';

const operator = { tag: 'Administration', audience: 'operator' } as const;
const tenantId = { schema: NAME, text: 'The tenant, as the list names it.' } as const;
const incidentId = { schema: NAME, text: 'The incident, as the list names it.' } as const;
const mailId = { schema: NAME, text: 'The email, as the list names it.' } as const;

export const operatorLoginEndpoints = declare({
  openOperatorSession: {
    tag: 'Administration',
    audience: 'same-site',
    method: 'POST',
    path: '/admin/session',
    summary: 'Exchange the admin key for a session',
    description:
      'The session is in a cookie. It ends after 30 minutes without use, after 8 hours at the latest, and when the admin key changes.',
    body: { schema: contract.OperatorSessionBody, example: { adminKey: 'll_admin_…' } },
    responses: [json(contract.OperatorSessionResponse, 'The session is open.')],
    problems: ['admin_key_required'],
  },
});

export const visitEndpoints = declare({
  endVisit: {
    tag: 'Administration',
    audience: 'own-session',
    method: 'POST',
    path: '/admin/visit/end',
    summary: 'Stop looking at the portal of a tenant',
    description: 'Ends the visit of the cookie, if it has one.',
    responses: [json(contract.DoneResponse, 'No visit is going on.')],
  },
});

export const consoleEndpoints = declare({
  endOperatorSession: {
    ...operator,
    method: 'POST',
    path: '/admin/session/end',
    summary: 'End the session that the admin key was exchanged for',
    responses: [json(contract.DoneResponse, 'It has ended.')],
  },
  readInstallation: {
    ...operator,
    method: 'GET',
    path: '/admin/overview',
    summary: 'How the installation is doing: queue, nodes, failures, emails, webhooks',
    responses: [json(contract.InstallationResponse, 'The figures.')],
  },
  listNodes: {
    ...operator,
    method: 'GET',
    path: '/admin/nodes',
    summary: 'The processes of this installation',
    responses: [json(contract.NodeListResponse, 'The nodes that were seen in the last day.')],
  },
  readOperatedTenant: {
    ...operator,
    method: 'GET',
    path: '/admin/tenants/{tenantId}',
    summary: 'One tenant, without anything that its commands contain',
    params: { tenantId },
    responses: [json(contract.OperatedTenantResponse, 'The tenant.')],
    problems: ['unknown_tenant'],
  },
  beginVisit: {
    ...operator,
    method: 'POST',
    path: '/admin/tenants/{tenantId}/visits',
    summary: 'Look at the portal of a tenant',
    description:
      'The visit is in a cookie and ends after 60 minutes. It shows the portal at /portal without secrets and personal accounts, and changes nothing: other requests get 403 visit_read_only. The reason is in the access log of the tenant.',
    params: { tenantId },
    body: { schema: contract.VisitBody, example: { reason: 'Ticket 4711: commands fail since Monday' } },
    responses: [json(contract.VisitResponse, 'The visit has begun.')],
    problems: ['unknown_tenant'],
  },
  listPlanRequests: {
    ...operator,
    method: 'GET',
    path: '/admin/plan-requests',
    summary: 'Tenants that wait for a plan',
    description: 'POST /admin/tenants/{tenantId}/subscription sets the plan and clears the request.',
    responses: [json(contract.PlanRequestListResponse, 'The tenants.')],
  },
  listOutbox: {
    ...operator,
    method: 'GET',
    path: '/admin/mails',
    summary: 'Emails that wait to be sent or were given up',
    responses: [json(contract.OutboxResponse, 'The emails, without what they say.')],
  },
  retryMail: {
    ...operator,
    method: 'POST',
    path: '/admin/mails/{mailId}/retry',
    summary: 'Try an email that waits at once',
    description: 'What a given-up email said is no longer stored, so it cannot be sent again.',
    params: { mailId },
    responses: [json(contract.DoneResponse, 'It is due.')],
    problems: ['unknown_mail'],
  },
  dropMail: {
    ...operator,
    method: 'POST',
    path: '/admin/mails/{mailId}/drop',
    summary: 'Give an email up that waits',
    params: { mailId },
    responses: [json(contract.DoneResponse, 'It will not be sent.')],
    problems: ['unknown_mail'],
  },
  listTroubledWebhooks: {
    ...operator,
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'Webhook endpoints that are paused, disabled or failing',
    responses: [json(contract.TroubledWebhooksResponse, 'The endpoints, by the host of their address.')],
  },
  retryWebhook: {
    ...operator,
    method: 'POST',
    path: '/admin/webhooks/{webhookId}/retry',
    summary: 'Try at once what waits for a webhook endpoint',
    params: { webhookId },
    responses: [json(contract.DoneResponse, 'What waits is due.')],
    problems: ['unknown_webhook'],
  },
  listIncidents: {
    ...operator,
    method: 'GET',
    path: '/admin/incidents',
    summary: 'Incidents that are open, and those of the last 90 days',
    responses: [json(contract.IncidentListResponse, 'The incidents.')],
  },
  openIncident: {
    ...operator,
    method: 'POST',
    path: '/admin/incidents',
    summary: 'Open an incident',
    description: 'Shown on /status and in /status.atom at once, and sent to everyone who subscribed.',
    body: {
      schema: contract.IncidentBody,
      example: {
        title: 'Webhooks are late',
        parts: ['webhooks'],
        text: 'Deliveries wait for up to 10 minutes. We look for the cause.',
      },
    },
    responses: [json(contract.IncidentResponse, 'The incident.')],
  },
  updateIncident: {
    ...operator,
    method: 'POST',
    path: '/admin/incidents/{incidentId}/updates',
    summary: 'Write an update of an incident, or resolve it',
    description: 'With the state resolved it is over; with another state it is open again. Subscribers get an email.',
    params: { incidentId },
    body: {
      schema: contract.IncidentUpdateBody,
      example: { state: 'resolved', text: 'All deliveries were made. Nothing was lost.' },
    },
    responses: [json(contract.IncidentResponse, 'The incident.')],
    problems: ['unknown_incident'],
  },
  listOperators: {
    ...operator,
    method: 'GET',
    path: '/admin/operators',
    summary: 'People who are operators',
    responses: [json(contract.OperatorListResponse, 'The operators.')],
  },
  addOperator: {
    ...operator,
    method: 'POST',
    path: '/admin/operators',
    summary: 'Make a person an operator',
    description: 'The person logs in with their own account, and needs a second factor to use the console.',
    body: { schema: contract.OperatorBody, example: { email: 'mei@example.com' } },
    responses: [json(contract.OperatorListResponse, 'The operators.')],
    problems: ['unknown_person'],
  },
  removeOperator: {
    ...operator,
    method: 'POST',
    path: '/admin/operators/remove',
    summary: 'Let a person be an operator no longer',
    body: { schema: contract.OperatorBody, example: { email: 'mei@example.com' } },
    responses: [json(contract.OperatorListResponse, 'The operators.')],
    problems: ['unknown_person'],
  },
  listOperatorAudits: {
    ...operator,
    method: 'GET',
    path: '/admin/audit',
    summary: 'What operators did that concerns no tenant',
    description: 'What concerns a tenant is in the access log of the tenant.',
    responses: [json(contract.OperatorAuditsResponse, 'The entries.')],
  },
});
