/** What an operator sees of the installation and of its tenants. Never a payload, a result, a message of an error or a secret. */

import {
  type CommandError,
  DAY_MS,
  type FailureGroup,
  type InstallationNode,
  type InstallationResponse,
  limits,
  type OperatedTenantResponse,
  type OperatorAudit,
  type OutboxMail,
  SECOND_MS,
  type Tenant,
  type TroubledWebhook,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { eventSays } from '@ledgerline/words/problem/event';
import { operatorSays } from '@ledgerline/words/problem/operator';
import { billingView } from '../account/billing.ts';
import { tenantOf } from '../account/tenant.ts';
import { usageByDay } from '../account/usage.ts';
import type { AuditEntry, CommandFilter } from '../store/store.ts';
import type { StoredMailState } from '../store/stored-operator.ts';
import type { StoredWebhook } from '../store/stored-webhook.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import type { OperatorChange } from './operator.ts';

/** Rows of each list of the console. */
const LISTED_MAX = 100;
/** Failed commands and entries of the log on the page of a tenant. */
const FEW = 20;
/** Three times the time between two signs of life. */
const RUNNING_MS = 90 * SECOND_MS;

const instantOrNull = (at: number | null): string | null => (at === null ? null : instantText(at));
const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / SECOND_MS);

export async function readInstallation({ store, config }: Context): Promise<Omit<InstallationResponse, 'ok'>> {
  const now = await store.now();
  const [queue, nodes, failures, mails, failed, webhooks, sandboxes, requests] = await Promise.all([
    store.statistics(),
    store.nodes(),
    store.failureCounts({ since: now - DAY_MS }),
    store.mailStatistics(),
    store.mailStates({ state: 'failed', limit: LISTED_MAX }),
    store.webhookStatistics(),
    store.sandboxes(),
    store.planRequests({ limit: LISTED_MAX }),
  ]);
  const { queued, running, oldestQueuedMs, onlineConnectors } = queue;
  const { enabled, failing, paused, disabled } = webhooks;
  const seen = sandboxes.flatMap(({ lastSeenAt }) => lastSeenAt ?? []);
  return {
    queue: { queued, running, oldestQueuedSeconds: secondsOf(oldestQueuedMs), onlineConnectors },
    nodes: nodes.map((node) => nodeOf(node, now)),
    failures: failures.slice(0, LISTED_MAX).map((group): FailureGroup => ({ ...group })),
    mails: { waiting: mails.waiting, oldestWaitingSeconds: secondsOf(mails.oldestWaitingMs), failed: failed.length },
    webhooks: { enabled, failing, paused, disabled },
    sandboxes: {
      isOffered: config.isSandboxOffered,
      count: sandboxes.length,
      lastSeenAt: seen.length === 0 ? null : instantText(Math.max(...seen)),
    },
    planRequests: requests.length,
  };
}

export async function listNodes({ store }: Context): Promise<InstallationNode[]> {
  const now = await store.now();
  return (await store.nodes()).map((node) => nodeOf(node, now));
}

const nodeOf = (
  { nodeId, host, version, build, startedAt, seenAt }: Awaited<ReturnType<Context['store']['nodes']>>[number],
  now: number,
): InstallationNode => ({
  nodeId,
  host,
  version,
  build,
  startedAt: instantText(startedAt),
  seenAt: instantText(seenAt),
  isRunning: now - seenAt < RUNNING_MS,
});

export async function findTenants({ store, clock }: Context, text: string): Promise<Tenant[]> {
  const found = await store.findTenants({ text: text.trim(), limit: LISTED_MAX });
  return found.map((tenant) => tenantOf(tenant, clock.now()));
}

export async function listPlanRequests({ store, clock }: Context): Promise<Tenant[]> {
  return (await store.planRequests({ limit: LISTED_MAX })).map((tenant) => tenantOf(tenant, clock.now()));
}

const failedOf = (tenantId: string): CommandFilter => ({
  tenantId,
  status: 'failed',
  type: null,
  module: null,
  companyId: null,
  connectorId: null,
  outcome: null,
  errorCode: null,
  from: null,
  to: null,
  text: null,
  companies: null,
  modules: null,
  hiddenTypes: [],
  beforeSeq: null,
  limit: FEW,
  lookedAtMax: limits.commandsLookedAtMax,
});

export async function readTenant(context: Context, tenantId: string): Promise<Omit<OperatedTenantResponse, 'ok'> | Refusal> {
  const { store, clock } = context;
  const tenant = await store.tenant({ tenantId });
  if (!tenant) return refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
  const page = { tenantId, before: null, limit: LISTED_MAX };
  const [connectors, queues, failed, keys, members, notifications, usage, audits, billing] = await Promise.all([
    store.connectors({ tenantId }),
    store.queueCounts({ tenantId }),
    store.commands(failedOf(tenantId)),
    store.appKeys(page),
    store.members({ tenantId }),
    store.notifications(page),
    usageByDay(context, tenantId, {}),
    store.audits({ tenantId, limit: FEW }),
    store.billing({ tenantId }),
  ]);
  const inQueue = (connectorId: string, status: 'queued' | 'running'): number =>
    queues.filter((queue) => queue.connectorId === connectorId).reduce((sum, queue) => sum + queue[status], 0);
  return {
    tenant: tenantOf(tenant, clock.now()),
    connectors: connectors.map(({ connectorId, kind, build, lastSeenAt }) => ({
      connectorId,
      kind,
      build,
      lastSeenAt: instantOrNull(lastSeenAt),
      queued: inQueue(connectorId, 'queued'),
      running: inQueue(connectorId, 'running'),
    })),
    failing: failed.commands.map(({ commandId, type, error, finishedAt }) => ({
      commandId,
      type,
      code: error === null ? '' : (JSON.parse(error) as Pick<CommandError, 'code'>).code,
      finishedAt: instantText(finishedAt ?? 0),
    })),
    keys: keys
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ name, prefix, createdAt, lastUsedAt }) => ({
        name,
        prefix,
        createdAt: instantText(createdAt),
        lastUsedAt: instantOrNull(lastUsedAt),
      })),
    people: members.map(({ email, role }) => ({ email, role })),
    notifications: notifications.map(({ kind, severity, createdAt }) => ({ kind, severity, createdAt: instantText(createdAt) })),
    usage: usage.filter(({ accepted, done, failed: lost, refused }) => accepted + done + lost + refused > 0),
    audits: audits.map(auditOf),
    billing: billing && billingView(billing),
  };
}

const auditOf = ({ at, actor, action, subject, requestId }: AuditEntry & { readonly at: number }): OperatorAudit => ({
  at: instantText(at),
  actor,
  action,
  subject,
  requestId,
});

/** Actions of operators that concern no tenant. */
export const listOperatorAudits = async ({ store }: Context): Promise<OperatorAudit[]> =>
  (await store.operatorAudits({ limit: LISTED_MAX })).map(auditOf);

export async function listOutbox({ store }: Context): Promise<OutboxMail[]> {
  const waiting = await store.mailStates({ state: 'waiting', limit: LISTED_MAX });
  const failed = await store.mailStates({ state: 'failed', limit: LISTED_MAX });
  return [...waiting.map((mail) => mailOf(mail, 'waiting')), ...failed.map((mail) => mailOf(mail, 'failed'))];
}

const mailOf = (mail: StoredMailState, state: OutboxMail['state']): OutboxMail => ({
  mailId: mail.mailId,
  tenantId: mail.tenantId,
  kind: mail.kind,
  recipient: mail.recipient,
  state,
  attempts: mail.attempt,
  nextAt: state === 'waiting' ? instantText(mail.nextAt) : null,
  error: mail.error,
  createdAt: instantText(mail.createdAt),
});

const noMailWaits = (): Refusal => refuse('unknown_mail', operatorSays.noMailWaits());

export async function retryMail(
  { store }: Context,
  mailId: string,
  { actor, requestId }: OperatorChange,
): Promise<Refusal | null> {
  const audit = { tenantId: null, actor, action: 'mail.retried', subject: mailId, requestId };
  return (await store.retryMail({ mailId, audit })) ? null : noMailWaits();
}

export async function dropMail(
  { store }: Context,
  mailId: string,
  { actor, requestId }: OperatorChange,
): Promise<Refusal | null> {
  const audit = { tenantId: null, actor, action: 'mail.dropped', subject: mailId, requestId };
  const isDropped = await store.dropMail({ mailId, reason: 'The operator gave the email up.', audit });
  return isDropped ? null : noMailWaits();
}

export const listTroubledWebhooks = async ({ store }: Context): Promise<TroubledWebhook[]> =>
  (await store.troubledWebhooks({ limit: LISTED_MAX })).map(troubledOf);

/** The path of an address may contain a secret. */
const troubledOf = ({ webhookId, tenantId, url, state, failingSince, failuresInRow }: StoredWebhook): TroubledWebhook => ({
  webhookId,
  tenantId,
  host: URL.parse(url)?.host ?? '',
  state,
  failingSince: instantOrNull(failingSince),
  failuresInRow,
});

export async function retryWebhook(
  { store }: Context,
  webhookId: string,
  { actor, requestId }: OperatorChange,
): Promise<TroubledWebhook | Refusal> {
  const audit = { actor, action: 'webhook.retried', subject: webhookId, requestId };
  const webhook = await store.retryWebhook({ webhookId, audit });
  return webhook ? troubledOf(webhook) : refuse('unknown_webhook', eventSays.unknownWebhook());
}
