/** What the operator of an installation reads and changes: sessions, operators, nodes, tenants, mails, webhooks. Never a payload, a result or a secret. */

import type { Static } from 'typebox';
import { TenantBilling } from '../account/billing.ts';
import { Role } from '../account/role.ts';
import { Email, PersonId, Tenant } from '../account/tenant.ts';
import { UsageDay } from '../account/usage.ts';
import { ConnectorKind } from '../connector/connector-state.ts';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Instant } from '../value/instant.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const text = (description: string) => Type.String({ description });

export const OperatorSessionBody = Type.Object(
  { adminKey: Type.String({ maxLength: 200, description: 'The admin key.' }) },
  { additionalProperties: false, description: 'Body of POST /admin/session.' },
);
export type OperatorSessionBody = Static<typeof OperatorSessionBody>;

export const OperatorSessionResponse = Type.Object(
  { ok: Ok, expiresAt: Instant },
  { description: 'Response of POST /admin/session. The session is in a cookie.' },
);
export type OperatorSessionResponse = Static<typeof OperatorSessionResponse>;

export const VisitBody = Type.Object(
  {
    reason: Type.String({
      minLength: 3,
      maxLength: limits.visitReasonLengthMax,
      format: 'line',
      description: 'Why the operator looks at the portal. The tenant reads it in its access log.',
    }),
  },
  { additionalProperties: false, description: 'Body of POST /admin/tenants/{tenantId}/visits.' },
);
export type VisitBody = Static<typeof VisitBody>;

export const VisitResponse = Type.Object(
  { ok: Ok, expiresAt: Instant },
  { description: 'Response of POST /admin/tenants/{tenantId}/visits. The visit is in a cookie.' },
);
export type VisitResponse = Static<typeof VisitResponse>;

export const OperatorSightBody = Type.Object(
  { books: Type.Boolean({ description: 'Whether an operator can look at real account books during a visit.' }) },
  { additionalProperties: false, description: 'Body of POST /app/operator-sight.' },
);
export type OperatorSightBody = Static<typeof OperatorSightBody>;

export const OperatorSightResponse = Type.Object(
  { ok: Ok, ...OperatorSightBody.properties },
  { description: 'Response of POST /app/operator-sight.' },
);
export type OperatorSightResponse = Static<typeof OperatorSightResponse>;

export const DoneResponse = Type.Object({ ok: Ok }, { description: 'It is done.' });
export type DoneResponse = Static<typeof DoneResponse>;

export const OperatorBody = Type.Object(
  { email: Email },
  { additionalProperties: false, description: 'Body of POST /admin/operators and POST /admin/operators/remove.' },
);
export type OperatorBody = Static<typeof OperatorBody>;

export const Operator = Type.Object(
  {
    personId: PersonId,
    email: Email,
    hasFactor: Type.Boolean({ description: 'Whether the person has a second factor. Without one the person cannot operate.' }),
    addedBy: text('Who made the person an operator.'),
    addedAt: Instant,
  },
  { description: 'A person who is an operator.' },
);
export type Operator = Static<typeof Operator>;

export const OperatorListResponse = Type.Object(
  { ok: Ok, operators: Type.Array(Operator, { description: 'Those who were added first before the others.' }) },
  { description: 'Response of GET /admin/operators, and of adding or removing one.' },
);
export type OperatorListResponse = Static<typeof OperatorListResponse>;

export const InstallationNode = Type.Object(
  {
    nodeId: text('The process; another one after each start.'),
    host: text('The host name of its machine.'),
    version: text('Its version.'),
    build: text('Its build.'),
    startedAt: Instant,
    seenAt: Instant,
    isRunning: Type.Boolean({ description: 'Whether it was seen in the last 90 seconds.' }),
  },
  { description: 'A process of this installation.' },
);
export type InstallationNode = Static<typeof InstallationNode>;

export const NodeListResponse = Type.Object(
  { ok: Ok, nodes: Type.Array(InstallationNode, { description: 'Those that started first before the others.' }) },
  { description: 'Response of GET /admin/nodes.' },
);
export type NodeListResponse = Static<typeof NodeListResponse>;

export const FailureGroup = Type.Object(
  { code: text('The error code.'), type: text('The command type.'), count: count('How many commands.') },
  { description: 'Failed commands that are alike.' },
);
export type FailureGroup = Static<typeof FailureGroup>;

export const InstallationResponse = Type.Object(
  {
    ok: Ok,
    queue: Type.Object(
      {
        queued: count('Commands that wait.'),
        running: count('Commands that run.'),
        oldestQueuedSeconds: count('Age of the oldest command that waits; 0 if none does.'),
        onlineConnectors: count('Connectors that called lately.'),
      },
      { description: 'The queue of all tenants.' },
    ),
    nodes: Type.Array(InstallationNode, { description: 'The processes.' }),
    failures: Type.Array(FailureGroup, { description: 'Commands that failed in the last 24 hours, the most frequent first.' }),
    mails: Type.Object(
      {
        waiting: count('Emails that wait to be sent.'),
        oldestWaitingSeconds: count('Age of the oldest of them.'),
        failed: count('Emails that were given up lately, counted up to 100.'),
      },
      { description: 'Emails.' },
    ),
    webhooks: Type.Object(
      {
        enabled: count('Endpoints that events are sent to.'),
        failing: count('Those of them whose last attempt failed.'),
        paused: count('Endpoints that were paused.'),
        disabled: count('Endpoints that were switched off because they failed for long.'),
      },
      { description: 'Webhook endpoints of all tenants.' },
    ),
    sandboxes: Type.Object(
      {
        isOffered: Type.Boolean({ description: 'Whether tenants can open one.' }),
        count: count('How many are open.'),
        lastSeenAt: nullable(Instant, 'When their host was last seen; null if it never was.'),
      },
      { description: 'Sandboxes.' },
    ),
    planRequests: count('Tenants that wait for a plan, counted up to 100.'),
  },
  { description: 'Response of GET /admin/overview.' },
);
export type InstallationResponse = Static<typeof InstallationResponse>;

export const OperatorAudit = Type.Object(
  {
    at: Instant,
    actor: text('Who.'),
    action: text('What.'),
    subject: text('To what.'),
    requestId: text('In which request.'),
  },
  { description: 'An entry of the access log.' },
);
export type OperatorAudit = Static<typeof OperatorAudit>;

export const OperatedTenantResponse = Type.Object(
  {
    ok: Ok,
    tenant: Tenant,
    connectors: Type.Array(
      Type.Object(
        {
          connectorId: text('The connector.'),
          kind: ConnectorKind,
          build: nullable(text('A build.'), 'Its build; null before it reported one.'),
          lastSeenAt: nullable(Instant, 'When it last called; null if it never did.'),
          queued: count('Commands that wait for it.'),
          running: count('Commands that it runs.'),
        },
        { description: 'A connector.' },
      ),
      { description: 'Its connectors.' },
    ),
    failing: Type.Array(
      Type.Object(
        {
          commandId: text('The command.'),
          type: text('Its type.'),
          code: text('Its error code.'),
          finishedAt: Instant,
        },
        { description: 'A failed command.' },
      ),
      { description: 'Its last failed commands, newest first. Without payloads, results and messages.' },
    ),
    keys: Type.Array(
      Type.Object(
        {
          name: text('As the tenant named it.'),
          prefix: text('The start of the key.'),
          createdAt: Instant,
          lastUsedAt: nullable(Instant, 'When it was last used; null if it never was.'),
        },
        { description: 'An app key.' },
      ),
      { description: 'Its app keys that work, newest first.' },
    ),
    people: Type.Array(Type.Object({ email: Email, role: Role }, { description: 'A person.' }), {
      description: 'Who belongs to it.',
    }),
    notifications: Type.Array(
      Type.Object(
        { kind: text('What it is about.'), severity: text('How urgent it is.'), createdAt: Instant },
        { description: 'A notification.' },
      ),
      { description: 'Its open notifications, newest first.' },
    ),
    usage: Type.Array(UsageDay, { description: 'Its days in which something happened, oldest first.' }),
    audits: Type.Array(OperatorAudit, { description: 'Its access log, newest first.' }),
    billing: nullable(TenantBilling, 'What the payment service knows of it; null for a tenant that never was there.'),
  },
  { description: 'Response of GET /admin/tenants/{tenantId}.' },
);
export type OperatedTenantResponse = Static<typeof OperatedTenantResponse>;

export const PlanRequestListResponse = Type.Object(
  { ok: Ok, tenants: Type.Array(Tenant, { description: 'Those that wait longest before the others.' }) },
  { description: 'Response of GET /admin/plan-requests.' },
);
export type PlanRequestListResponse = Static<typeof PlanRequestListResponse>;

export const OutboxMail = Type.Object(
  {
    mailId: text('The email.'),
    tenantId: nullable(text('A tenant.'), 'The tenant that it is about; null if none.'),
    kind: text('What it is about.'),
    recipient: text('To whom.'),
    state: enumOf(['waiting', 'failed'], 'Whether it waits or was given up.'),
    attempts: count('How often it was tried.'),
    nextAt: nullable(Instant, 'When it is tried next; null if it was given up.'),
    error: nullable(text('A reason.'), 'Why the last attempt failed; null if there was none.'),
    createdAt: Instant,
  },
  { description: 'An email that was not sent. What it says is not shown.' },
);
export type OutboxMail = Static<typeof OutboxMail>;

export const OutboxResponse = Type.Object(
  { ok: Ok, mails: Type.Array(OutboxMail, { description: 'Those that wait, then those that were given up.' }) },
  { description: 'Response of GET /admin/mails.' },
);
export type OutboxResponse = Static<typeof OutboxResponse>;

export const TroubledWebhook = Type.Object(
  {
    webhookId: text('The endpoint.'),
    tenantId: text('Its tenant.'),
    host: text('The host of its address. The rest of the address may be a secret and is not shown.'),
    state: enumOf(['enabled', 'paused', 'disabled'], 'Whether events are sent to it.'),
    failingSince: nullable(Instant, 'Since when attempts fail; null if the last one did not.'),
    failuresInRow: count('Attempts in a row that failed.'),
  },
  { description: 'A webhook endpoint that gets no events now.' },
);
export type TroubledWebhook = Static<typeof TroubledWebhook>;

export const TroubledWebhooksResponse = Type.Object(
  { ok: Ok, webhooks: Type.Array(TroubledWebhook, { description: 'Endpoints that are paused, disabled or failing.' }) },
  { description: 'Response of GET /admin/webhooks.' },
);
export type TroubledWebhooksResponse = Static<typeof TroubledWebhooksResponse>;

export const OperatorAuditsResponse = Type.Object(
  { ok: Ok, audits: Type.Array(OperatorAudit, { description: 'Newest first.' }) },
  { description: 'Response of GET /admin/audit.' },
);
export type OperatorAuditsResponse = Static<typeof OperatorAuditsResponse>;
