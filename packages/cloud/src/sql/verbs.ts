/**
 * Every verb of the store, by name: its SQL, and the events that follow from it. A verb of the seam that is missing here does not
 * compile. Both stores run this one list; how each of them runs a verb is in its own plan.ts.
 */

import type { CommandKey, Store, StoreEvent } from '../store/store.ts';
import { changeAddress, confirmAddress, createLink, isConfirmed, link, undoAddress } from './account-link.ts';
import { activity, servedKinds } from './activity.ts';
import { addressUndo } from './address-undo.ts';
import { attachArtifact, keptArtifacts } from './artifact.ts';
import { audit, audits } from './audit.ts';
import { accept, cancel, command, commands } from './command.ts';
import { companies, connector, connectorByKey, connectors, heartbeat, reportCompanies, rotateConnectorKey } from './connector.ts';
import { queueCounts, queuedCount } from './count.ts';
import { finish, hasWork, lease, sweep } from './delivery.ts';
import { cancelErasure, erasedSandboxes, eraseSome, pendingErasures, requestErasure, warnOfErasure } from './erasure.ts';
import { event, eventPlaceAt, eventsBefore, forgetEvents, latestEvent, events as readEvents } from './event.ts';
import { clearWindow, countInWindow, returnToWindow, sweepWindows, takeFromWindow } from './event-window.ts';
import { wholeAudits, wholeCommands } from './export.ts';
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  factors,
  passkey,
  removeAuthenticator,
  removeFactors,
  removePasskey,
  requireFactor,
  setRecoveryCodes,
  useAuthenticator,
  usePasskey,
  useRecoveryCode,
} from './factor.ts';
import { recordCall, releaseInstall } from './install.ts';
import { acceptInvitation, invitation, invitations, invite, revokeInvitation } from './invitation.ts';
import { clearCommands, oldCommands, setKeptDays } from './kept-days.ts';
import {
  appKey,
  appKeys,
  changeAppKey,
  createAppKey,
  endPreviousSecret,
  keyHolder,
  revokeAppKey,
  rotateAppKey,
  touchAppKey,
} from './key.ts';
import { keepLoginStep, loginStep, takeLoginStep } from './login-step.ts';
import { forgetMails, mailStatistics, recordMail, takeMails } from './mail.ts';
import { mutedMails, muteMail } from './mail-notice.ts';
import { changeRole, members, memberships, removeMember } from './membership.ts';
import { dismiss, notifications, notify, syncNotifications } from './notification.ts';
import { decidePairing, pairing, pollPairing, startPairing } from './pairing.ts';
import { resetPassword } from './password-reset.ts';
import { personByEmail, setPassword } from './person.ts';
import { person } from './person-row.ts';
import { buildCounts, setChannel, withdrawBuild, withdrawnBuilds } from './release.ts';
import { claimRetentionRun, tenantFacts } from './retention.ts';
import {
  defineSandboxField,
  markSandboxesSeen,
  openSandbox,
  removeSandboxField,
  resetSandbox,
  sandbox,
  sandboxes,
  sandboxFields,
} from './sandbox.ts';
import { createSession, endSession, endSessions, session, switchTenant } from './session.ts';
import { shareUse } from './shared-use.ts';
import { forgetTraces, ping, statistics } from './state.ts';
import type { Verb } from './statement.ts';
import {
  changeCompany,
  createTenant,
  endPreviousTenantKey,
  requestPlan,
  rotateTenantKey,
  setSubscription,
  tenant,
  tenants,
} from './tenant.ts';
import { dayUses, forgetRefusedCalls, keepDays, recordRefusals, refusedCalls } from './usage.ts';
import { changeWebhook, createWebhook, deleteWebhook, watchedWebhooks, webhook, webhookStatistics, webhooks } from './webhook.ts';
import {
  deliveries,
  dueWebhooks,
  forgetDeliveries,
  listeningTenants,
  recordTurn,
  renewWebhook,
  retryDelivery,
  takeWebhook,
} from './webhook-turn.ts';

/** The clock, the bell, the door, the size and the count of changed keys of a store are its own. */
export type VerbName = Exclude<keyof Store, 'now' | 'subscribe' | 'close' | 'bytes' | 'keyChanges' | 'commitsTurns'>;
export type Argument<Name extends VerbName> = Parameters<Store[Name]> extends [infer Only] ? Only : undefined;
export type Result<Name extends VerbName> = Awaited<ReturnType<Store[Name]>>;

export const verbs = {
  command,
  commands,
  accept,
  queuedCount,
  activity,
  servedKinds,
  cancel,

  lease,
  hasWork,
  finish,
  attachArtifact,
  keptArtifacts,
  sweep,

  connectorByKey,
  connector,
  connectors,
  recordCall,
  heartbeat,
  reportCompanies,
  companies,
  releaseInstall,
  rotateConnectorKey,
  openSandbox,
  resetSandbox,
  sandbox,
  sandboxes,
  markSandboxesSeen,
  sandboxFields,
  defineSandboxField,
  removeSandboxField,
  queueCounts,

  createTenant,
  tenant,
  tenants,
  changeCompany,
  requestPlan,
  setSubscription,
  rotateTenantKey,
  endPreviousTenantKey,

  personByEmail,
  memberships,
  members,
  setPassword,
  changeRole,
  removeMember,
  invite,
  invitations,
  invitation,
  revokeInvitation,
  acceptInvitation,

  createSession,
  session,
  switchTenant,
  endSession,
  endSessions,

  createLink,
  link,
  confirmAddress,
  changeAddress,
  addressUndo,
  undoAddress,
  resetPassword,
  isConfirmed,
  person,
  factors,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  useAuthenticator,
  setRecoveryCodes,
  useRecoveryCode,
  addPasskey,
  passkey,
  removeFactors,
  removePasskey,
  usePasskey,
  keepLoginStep,
  loginStep,
  takeLoginStep,
  requireFactor,

  takeFromWindow,
  returnToWindow,
  clearWindow,
  countInWindow,
  sweepWindows,
  shareUse,

  keyHolder,
  createAppKey,
  appKey,
  appKeys,
  changeAppKey,
  rotateAppKey,
  endPreviousSecret,
  revokeAppKey,
  touchAppKey,

  recordRefusals,
  refusedCalls,
  forgetRefusedCalls,
  dayUses,
  keepDays,

  startPairing,
  pairing,
  pollPairing,
  decidePairing,

  wholeCommands,
  wholeAudits,

  setChannel,
  buildCounts,
  withdrawnBuilds,
  withdrawBuild,

  notifications,
  notify,
  dismiss,
  tenantFacts,
  syncNotifications,
  claimRetentionRun,

  setKeptDays,
  oldCommands,
  clearCommands,

  requestErasure,
  cancelErasure,
  pendingErasures,
  warnOfErasure,
  eraseSome,
  erasedSandboxes,

  events: readEvents,
  eventsBefore,
  event,
  latestEvent,
  eventPlaceAt,
  forgetEvents,

  createWebhook,
  webhooks,
  watchedWebhooks,
  webhook,
  changeWebhook,
  deleteWebhook,
  listeningTenants,
  dueWebhooks,
  takeWebhook,
  renewWebhook,
  recordTurn,
  deliveries,
  retryDelivery,
  forgetDeliveries,

  takeMails,
  recordMail,
  mailStatistics,
  forgetMails,
  mutedMails,
  muteMail,

  audit,
  audits,
  statistics,
  webhookStatistics,
  ping,
  forgetTraces,
} satisfies { readonly [Name in VerbName]: Verb<Argument<Name>, Result<Name>> };

/** A verb by its name alone; verbFace below keeps the types together. */
export const verbNamed = (name: VerbName): Verb<unknown, unknown> => verbs[name] as Verb<unknown, unknown>;

const queued = (connectorId: string): StoreEvent => ({ kind: 'queued', connectorId });
const finished = ({ tenantId, commandId }: CommandKey): StoreEvent => ({ kind: 'finished', tenantId, commandId });
const told = ({ tenantId }: { readonly tenantId: string }): readonly StoreEvent[] => [{ kind: 'event', tenantId }];
const sandboxChanged: readonly StoreEvent[] = [{ kind: 'sandbox' }];

/** What has happened once a verb is committed. */
const events: { readonly [Name in VerbName]?: (answer: Result<Name>, given: Argument<Name>) => readonly StoreEvent[] } = {
  accept: (answer, { connectorId }) => (answer.kind === 'queued' ? [queued(connectorId)] : []),
  cancel: (answer, given) => (answer.kind === 'cancelled' ? [finished(given)] : []),
  lease: (answer) => answer.ended.map(finished),
  finish: (answer) => (answer.kind === 'finished' ? [finished(answer.command)] : []),
  sweep: (answer) => [...answer.ended.map(finished), ...answer.connectorIds.map(queued)],
  setSubscription: (answer, given) => (answer ? told(given) : []),
  rotateTenantKey: (_answer, given) => told(given),
  createAppKey: (answer, given) => (answer === 'limit_reached' ? [] : told(given)),
  revokeAppKey: (answer, given) => (answer ? told(given) : []),
  rotateAppKey: (answer, given) => (answer ? told(given) : []),
  decidePairing: (answer, given) => (answer.kind === 'decided' && answer.key ? told(given) : []),
  notify: (_answer, given) => told(given),
  syncNotifications: ({ created, resolved }, given) => (created + resolved > 0 ? told(given) : []),
  openSandbox: () => sandboxChanged,
  eraseSome: ({ isDone }) => (isDone ? sandboxChanged : []),
  // Polls for the books before the reset end now.
  resetSandbox: (answer, { connectorId }) => (answer ? [...sandboxChanged, queued(connectorId)] : []),
  defineSandboxField: (answer) => (answer.kind === 'changed' ? sandboxChanged : []),
  removeSandboxField: (answer) => (answer.kind === 'changed' ? sandboxChanged : []),
};

export function eventsOf(name: VerbName, answer: unknown, given: unknown): readonly StoreEvent[] {
  const happened = events[name] as ((answer: unknown, given: unknown) => readonly StoreEvent[]) | undefined;
  return happened?.(answer, given) ?? [];
}

/** Names a statement that changes nothing. Verbs write their SQL so that this check is enough. */
export const isReadStatement = (sql: string): boolean => sql.startsWith('SELECT');

/** The verbs as methods, each passed to the runner. */
export function verbFace(perform: (name: VerbName, argument: unknown) => Promise<unknown>): Pick<Store, VerbName> {
  const methods = Object.keys(verbs).map((name) => [name, (argument: unknown) => perform(name as VerbName, argument)]);
  return Object.fromEntries(methods) as Pick<Store, VerbName>;
}
