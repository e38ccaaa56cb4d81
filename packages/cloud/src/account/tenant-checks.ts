/** The checks of tenants, from their facts to their notifications. Pure functions, except the run over all tenants. */

import {
  DAY_MS,
  HOUR_MS,
  isBelowUpdateContract,
  isSetupNeeded,
  type NotificationKind,
  type RetentionResponse,
  type Severity,
  updateContractBuild,
} from '@ledgerline/contract';
import { notificationSentences as say } from '@ledgerline/words/notification';
import type { NotificationDraft, RetentionFacts, StoredConnector, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { type EInvoiceKind, eInvoiceChecks } from './e-invoice-checks.ts';
import { everyTenant } from './every-tenant.ts';
import { makeNotificationId, outcomeUnknown } from './notification.ts';
import { notificationDraft } from './notification-draft.ts';
import { planBooks } from './plan-checks.ts';
import { isActive } from './subscription.ts';
import { webhookBehind, webhookDisabled, webhookFailing } from './webhook-checks.ts';

const NEVER_CONNECTED_AFTER_MS = 24 * HOUR_MS;
const OFFLINE_AFTER_MS = HOUR_MS;
const NO_COMMAND_AFTER_DAYS = 14;
const KEY_EXPIRES_WITHIN_DAYS = 7;
const FAILED_PERCENT_MAX = 20;

/** The steps before a trial ends. The nearest step decides the notification, so that each step is notified once. */
const TRIAL_STEPS: readonly { readonly days: number; readonly severity: Severity }[] = [
  { days: 1, severity: 'critical' },
  { days: 3, severity: 'warning' },
  { days: 7, severity: 'info' },
];

/** How many days before its end a trial is announced, the most first. */
export const trialNoticeDays: readonly number[] = TRIAL_STEPS.map(({ days }) => days).toReversed();

const OPEN_BILLING = { label: say.payNow(), href: '/portal/billing' };
const SEE_PLANS = { label: say.seePlans(), href: '/pricing' };

type Check = (facts: RetentionFacts, now: number, eventDays: number) => readonly NotificationDraft[];
type CheckedKind = Exclude<
  NotificationKind,
  'saved_not_verified' | 'book_restored' | 'result_conflict' | 'result_reconciled' | 'approval_requested'
>;

/** One check for each kind. The result depends only on the facts, so that running a check again changes nothing. */
const CHECKS: Readonly<Record<CheckedKind, Check>> = {
  trial_ending: ({ tenant }, now) => trialEnding(tenant, now),
  payment_due: ({ tenant }, now) => paymentDue(tenant, now),
  subscription_inactive: ({ tenant }, now) => (isActive(tenant, now) ? [] : [subscriptionInactive(tenant)]),
  plan_books: planBooks,
  connector_never_connected: ({ connectors }, now) =>
    connectors
      .filter(
        ({ kind, lastSeenAt, createdAt }) =>
          kind === 'desktop' && lastSeenAt === null && now - createdAt >= NEVER_CONNECTED_AFTER_MS,
      )
      .map(neverConnected),
  connector_offline: ({ connectors, waiting }, now) =>
    connectors.flatMap((connector) => offline(connector, waiting[connector.connectorId] ?? 0, now)),
  connector_outdated: ({ connectors }) => connectors.filter(({ kind }) => kind === 'desktop').flatMap(outdated),
  many_failures: (facts) => manyFailures(facts),
  no_commands: ({ tenant, lastCommandAt }, now) =>
    now - (lastCommandAt ?? tenant.createdAt) >= NO_COMMAND_AFTER_DAYS * DAY_MS ? [noCommands(tenant, lastCommandAt)] : [],
  app_key_expiring: ({ appKeys }, now) => appKeys.flatMap((key) => keyExpiring(key, now)),
  outcome_unknown: ({ unknownOutcomes }) => unknownOutcomes.map(outcomeUnknown),
  webhook_failing: ({ webhooks }, now) => webhooks.flatMap((webhook) => webhookFailing(webhook, now)),
  webhook_behind: ({ webhooks }, now, eventDays) => webhooks.flatMap((webhook) => webhookBehind(webhook, now, eventDays)),
  webhook_disabled: ({ webhooks }) => webhooks.flatMap(webhookDisabled),
  einvoice_stuck: ofEInvoices('einvoice_stuck'),
  einvoice_invalid: ofEInvoices('einvoice_invalid'),
  einvoice_rejection_requested: ofEInvoices('einvoice_rejection_requested'),
  einvoice_certificate: ofEInvoices('einvoice_certificate'),
  einvoice_credentials: ofEInvoices('einvoice_credentials'),
};

function ofEInvoices(kind: EInvoiceKind): Check {
  return ({ eInvoices }) => eInvoices.flatMap(eInvoiceChecks[kind]);
}

export const checkedKinds = Object.keys(CHECKS) as readonly CheckedKind[];

/** All notifications a tenant should have now. */
export function findings(facts: RetentionFacts, now: number, eventDays: number): readonly NotificationDraft[] {
  return checkedKinds.flatMap((kind) => CHECKS[kind](facts, now, eventDays));
}

function trialEnding({ tenantId, subscriptionStatus, trialEndsAt }: StoredTenant, now: number): readonly NotificationDraft[] {
  if (subscriptionStatus !== 'trialing' || trialEndsAt === null || trialEndsAt <= now) return [];
  const step = TRIAL_STEPS.find(({ days }) => trialEndsAt - now <= days * DAY_MS);
  if (!step) return [];
  return [
    notificationDraft({
      kind: 'trial_ending',
      severity: step.severity,
      title: step.days === 1 ? say.trialEndsInADay() : say.trialEnds(step.days),
      message: say.trialEndsDetail({ at: trialEndsAt }),
      subject: tenantId,
      action: SEE_PLANS,
    }),
  ];
}

/** A second notification is sent this long before the grace period ends; the first when the payment becomes late. */
const GRACE_ENDS_SOON_DAYS = 3;

function paymentDue({ tenantId, subscriptionStatus, graceEndsAt }: StoredTenant, now: number): readonly NotificationDraft[] {
  if (subscriptionStatus !== 'past_due' || graceEndsAt === null || graceEndsAt <= now) return [];
  return [
    notificationDraft({
      kind: 'payment_due',
      severity: graceEndsAt - now <= GRACE_ENDS_SOON_DAYS * DAY_MS ? 'critical' : 'warning',
      title: say.paymentDue(),
      message: say.paymentDueDetail({ at: graceEndsAt }),
      subject: tenantId,
      action: OPEN_BILLING,
    }),
  ];
}

function subscriptionInactive({ tenantId, subscriptionStatus, graceEndsAt }: StoredTenant): NotificationDraft {
  const about = { kind: 'subscription_inactive', severity: 'critical', subject: tenantId } as const;
  if (subscriptionStatus === 'past_due' && graceEndsAt !== null) {
    return notificationDraft({
      ...about,
      title: say.graceEnded(),
      message: say.graceEndedDetail({ at: graceEndsAt }),
      action: OPEN_BILLING,
    });
  }
  const title = subscriptionStatus === 'trialing' ? say.trialEnded() : say.inactive();
  return notificationDraft({ ...about, title, message: say.inactiveDetail(), action: SEE_PLANS });
}

function neverConnected({ connectorId }: StoredConnector): NotificationDraft {
  return notificationDraft({
    kind: 'connector_never_connected',
    severity: 'warning',
    title: say.neverConnected(),
    message: say.neverConnectedDetail(connectorId),
    subject: connectorId,
    action: { label: say.setUpConnector(), href: '/portal/connector' },
  });
}

const OFFLINE = {
  sandbox: { title: say.sandboxOffline, message: say.sandboxOfflineDetail },
  offline: { title: say.connectorOffline, message: say.connectorOfflineDetail },
  stopped: { title: say.connectorStopped, message: say.connectorStoppedDetail },
} as const;

function offline(connector: StoredConnector, waiting: number, now: number): readonly NotificationDraft[] {
  const { connectorId, kind, lastSeenAt, reportedState } = connector;
  if (lastSeenAt === null || waiting === 0 || now - lastSeenAt <= OFFLINE_AFTER_MS) return [];
  const { title, message } = OFFLINE[kind === 'sandbox' ? 'sandbox' : reportedState === 'stopped' ? 'stopped' : 'offline'];
  return [
    notificationDraft({
      kind: 'connector_offline',
      severity: 'critical',
      title: title(),
      message: message(connectorId, { at: lastSeenAt }, waiting),
      subject: connectorId,
      action: { label: say.openConnector(), href: '/portal/connector' },
    }),
  ];
}

function outdated(connector: StoredConnector): readonly NotificationDraft[] {
  const { connectorId, build, setupBuild } = connector;
  const message = isBelowUpdateContract(build)
    ? say.outdatedDetail(connectorId, String(build), updateContractBuild)
    : isSetupNeeded(connector)
      ? say.setupNeededDetail(connectorId, String(build), String(setupBuild))
      : null;
  if (message === null) return [];
  return [
    notificationDraft({
      kind: 'connector_outdated',
      severity: 'warning',
      title: say.outdated(),
      message,
      subject: connectorId,
      action: { label: say.updateConnector(), href: '/portal/connector' },
    }),
  ];
}

function manyFailures({ tenant, finishedLastDay, failedLastDay }: RetentionFacts): readonly NotificationDraft[] {
  if (failedLastDay * 100 <= finishedLastDay * FAILED_PERCENT_MAX) return [];
  return [
    notificationDraft({
      kind: 'many_failures',
      severity: 'warning',
      title: say.manyFailures(),
      message: say.manyFailuresDetail(failedLastDay, finishedLastDay),
      subject: tenant.tenantId,
      action: { label: say.seeFailed(), href: '/portal/commands?standing=failed&within=24h' },
    }),
  ];
}

function noCommands({ tenantId }: StoredTenant, lastCommandAt: number | null): NotificationDraft {
  return notificationDraft({
    kind: 'no_commands',
    severity: 'info',
    title: say.noCommands(NO_COMMAND_AFTER_DAYS),
    message: lastCommandAt === null ? say.noCommandsEver() : say.noCommandsSince({ at: lastCommandAt }),
    subject: tenantId,
    action: { label: say.seeKeys(), href: '/portal/keys' },
  });
}

function keyExpiring(key: RetentionFacts['appKeys'][number], now: number): readonly NotificationDraft[] {
  const { keyId, name, expiresAt, revokedAt } = key;
  if (revokedAt !== null || expiresAt === null || expiresAt <= now) return [];
  if (expiresAt - now > KEY_EXPIRES_WITHIN_DAYS * DAY_MS) return [];
  return [
    notificationDraft({
      kind: 'app_key_expiring',
      severity: 'warning',
      title: say.keyExpiring(name),
      message: say.keyExpiringDetail({ at: expiresAt }),
      subject: keyId,
      action: { label: say.createKey(), href: '/portal/keys' },
    }),
  ];
}

export type RetentionCounts = Omit<RetentionResponse, 'ok'>;

/** Checks every tenant and updates its open notifications. */
export async function runRetention(context: Context): Promise<RetentionCounts> {
  const { store } = context;
  const now = await store.now();
  const counts = { checked: 0, created: 0, updated: 0, resolved: 0 };
  for await (const { tenantId } of everyTenant(store)) {
    const settled = await checkTenant(context, tenantId, now);
    if (!settled) continue;
    counts.checked += 1;
    counts.created += settled.created;
    counts.updated += settled.updated;
    counts.resolved += settled.resolved;
  }
  return counts;
}

/** Updates the open notifications of one tenant. */
export async function checkTenant(
  context: Context,
  tenantId: string,
  now: number,
): Promise<Omit<RetentionCounts, 'checked'> | null> {
  const facts = await context.store.tenantFacts({ tenantId });
  if (!facts) return null;
  const drafts = findings(facts, now, context.config.eventDays).map((draft) => ({
    ...draft,
    notificationId: makeNotificationId(context),
  }));
  return context.store.syncNotifications({ tenantId, kinds: checkedKinds, drafts });
}
