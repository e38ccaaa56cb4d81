/** The checks that look after tenants: the facts of a tenant -> its notifications. Pure, but for the run over all tenants. */

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
import type { NotificationDraft, RetentionFacts, StoredConnector, StoredTenant } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { readableInstant } from '../system/instant.ts';
import { everyTenant } from './every-tenant.ts';
import { makeNotificationId, outcomeUnknown } from './notification.ts';
import { isActive } from './subscription.ts';
import { webhookBehind, webhookDisabled, webhookFailing } from './webhook-checks.ts';

const NEVER_CONNECTED_AFTER_MS = 24 * HOUR_MS;
const OFFLINE_AFTER_MS = HOUR_MS;
const NO_COMMAND_AFTER_DAYS = 14;
const KEY_EXPIRES_WITHIN_DAYS = 7;
const FAILED_PERCENT_MAX = 20;

/** The nearest of these that a trial's end has come within decides what is said, so that it is said once for each. */
const TRIAL_STEPS: readonly { readonly days: number; readonly severity: Severity }[] = [
  { days: 1, severity: 'critical' },
  { days: 3, severity: 'warning' },
  { days: 7, severity: 'info' },
];

/** How many days before its end a trial is announced, the most first. */
export const trialNoticeDays: readonly number[] = TRIAL_STEPS.map(({ days }) => days).toReversed();

const SEE_PLANS = { label: 'See the plans', href: '/pricing' };

type Check = (facts: RetentionFacts, now: number, eventDays: number) => readonly NotificationDraft[];
type CheckedKind = Exclude<
  NotificationKind,
  'saved_not_verified' | 'result_conflict' | 'result_reconciled' | 'approval_requested'
>;

/** One check per kind. The result of a check depends on the facts alone, so that running it again changes nothing. */
const CHECKS: Readonly<Record<CheckedKind, Check>> = {
  trial_ending: ({ tenant }, now) => trialEnding(tenant, now),
  subscription_inactive: ({ tenant }, now) => (isActive(tenant, now) ? [] : [subscriptionInactive(tenant)]),
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
};

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
    {
      kind: 'trial_ending',
      severity: step.severity,
      title: step.days === 1 ? 'Your trial ends within a day' : `Your trial ends within ${step.days} days`,
      message: `The trial ends on ${readableInstant(trialEndsAt)}. Choose a plan before then to keep sending commands. Commands already accepted still run, and their results remain available.`,
      subject: tenantId,
      action: SEE_PLANS,
    },
  ];
}

function subscriptionInactive({ tenantId, subscriptionStatus }: StoredTenant): NotificationDraft {
  return {
    kind: 'subscription_inactive',
    severity: 'critical',
    title: subscriptionStatus === 'trialing' ? 'Your trial has ended' : 'Your subscription is inactive',
    message:
      'New commands are rejected with 402. Commands already accepted still run, and their results remain available. Choose a plan to send new commands.',
    subject: tenantId,
    action: SEE_PLANS,
  };
}

function neverConnected({ connectorId }: StoredConnector): NotificationDraft {
  return {
    kind: 'connector_never_connected',
    severity: 'warning',
    title: 'Your connector has never connected',
    message: `Connector ${connectorId} has not connected yet. Install it on the machine with the accounting package, with the configuration file from the portal.`,
    subject: connectorId,
    action: { label: 'Set up the connector', href: '/portal/connector' },
  };
}

function offline(connector: StoredConnector, waiting: number, now: number): readonly NotificationDraft[] {
  const { connectorId, kind, lastSeenAt, reportedState } = connector;
  if (lastSeenAt === null || waiting === 0 || now - lastSeenAt <= OFFLINE_AFTER_MS) return [];
  const name = kind === 'sandbox' ? 'Your sandbox' : 'Your connector';
  const isStopped = kind !== 'sandbox' && reportedState === 'stopped';
  return [
    {
      kind: 'connector_offline',
      severity: 'critical',
      title: `${name} is ${isStopped ? 'stopped' : 'offline'} and commands are waiting`,
      message: `The last contact with connector ${connectorId} was at ${readableInstant(lastSeenAt)}. ${counted(waiting, 'command is', 'commands are')} waiting for it. ${
        kind === 'sandbox'
          ? 'The operator of this service runs the sandbox. Contact them if it stays offline.'
          : `${isStopped ? 'Start it on its machine.' : 'Check that its machine is on and can reach the internet.'} Commands that are not picked up for 7 days expire.`
      }`,
      subject: connectorId,
      action: { label: 'Open the connector', href: '/portal/connector' },
    },
  ];
}

function outdated(connector: StoredConnector): readonly NotificationDraft[] {
  const { connectorId, build, setupBuild } = connector;
  const why = isBelowUpdateContract(build)
    ? `Update commands need ${updateContractBuild} or later.`
    : isSetupNeeded(connector)
      ? `Build ${setupBuild} needs another version of Node, so the connector cannot install it itself.`
      : null;
  if (why === null) return [];
  return [
    {
      kind: 'connector_outdated',
      severity: 'warning',
      title: 'Your connector needs an update',
      message: `Connector ${connectorId} runs build ${build}. ${why} Download the installer and run it on the same machine; ConnectorSetup.exe /S runs without a window. Its settings are kept.`,
      subject: connectorId,
      action: { label: 'Update the connector', href: '/portal/connector' },
    },
  ];
}

function manyFailures({ tenant, finishedLastDay, failedLastDay }: RetentionFacts): readonly NotificationDraft[] {
  if (failedLastDay * 100 <= finishedLastDay * FAILED_PERCENT_MAX) return [];
  return [
    {
      kind: 'many_failures',
      severity: 'warning',
      title: 'Many commands have failed',
      message: `${failedLastDay} of the ${counted(finishedLastDay, 'command', 'commands')} that finished in the last 24 hours failed. Check their errors before you send more. Each error says what to do.`,
      subject: tenant.tenantId,
      action: { label: 'See the failed commands', href: '/portal/commands?standing=failed&within=24h' },
    },
  ];
}

function noCommands({ tenantId }: StoredTenant, lastCommandAt: number | null): NotificationDraft {
  const since =
    lastCommandAt === null ? 'No command has been sent yet.' : `The last command was sent on ${readableInstant(lastCommandAt)}.`;
  return {
    kind: 'no_commands',
    severity: 'info',
    title: `No commands for ${NO_COMMAND_AFTER_DAYS} days`,
    message: `${since} If your programs should be sending commands, check that they are running and that their keys are valid.`,
    subject: tenantId,
    action: { label: 'See your keys', href: '/portal/keys' },
  };
}

function keyExpiring(key: RetentionFacts['appKeys'][number], now: number): readonly NotificationDraft[] {
  const { keyId, name, expiresAt, revokedAt } = key;
  if (revokedAt !== null || expiresAt === null || expiresAt <= now) return [];
  if (expiresAt - now > KEY_EXPIRES_WITHIN_DAYS * DAY_MS) return [];
  return [
    {
      kind: 'app_key_expiring',
      severity: 'warning',
      title: `The app key “${name}” is about to expire`,
      message: `The key expires at ${readableInstant(expiresAt)}. Create a new key and update your programs before then.`,
      subject: keyId,
      action: { label: 'Create a key', href: '/portal/keys' },
    },
  ];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export type RetentionCounts = Omit<RetentionResponse, 'ok'>;

/** Checks every tenant and makes its open notifications say what holds now. */
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

async function checkTenant(context: Context, tenantId: string, now: number): Promise<Omit<RetentionCounts, 'checked'> | null> {
  const facts = await context.store.tenantFacts({ tenantId });
  if (!facts) return null;
  const drafts = findings(facts, now, context.config.eventDays).map((draft) => ({
    ...draft,
    notificationId: makeNotificationId(context),
  }));
  return context.store.syncNotifications({ tenantId, kinds: checkedKinds, drafts });
}
