/**
 * Every verb of the store, by name: how it is done in SQL, whether it only reads, and what it tells those who wait. A verb
 * of the seam that is missing here does not compile. Both stores carry out this one list.
 */

import type { CommandKey, Store, StoreEvent } from '../store/store.ts';
import { activity, servedKinds } from './activity.ts';
import { attachArtifact, keptArtifacts } from './artifact.ts';
import { audit, audits } from './audit.ts';
import { accept, cancel, command, commands } from './command.ts';
import { companies, connector, connectorByKey, connectors, heartbeat, reportCompanies, rotateConnectorKey } from './connector.ts';
import { queueCounts, queuedCount } from './count.ts';
import { finish, hasWork, lease, sweep } from './delivery.ts';
import { clearWindow, countInWindow, returnToWindow, sweepWindows, takeFromWindow } from './event-window.ts';
import { hear, releaseInstall } from './install.ts';
import { appKey, appKeys, createAppKey, keyHolder, revokeAppKey, touchAppKey } from './key.ts';
import { dismiss, notifications, notify, settleNotifications } from './notification.ts';
import { claimRetentionRun, tenantFacts } from './retention.ts';
import {
  defineSandboxField,
  hearOfSandboxes,
  openSandbox,
  removeSandboxField,
  resetSandbox,
  sandboxes,
  sandboxFields,
} from './sandbox.ts';
import { createSession, endSession, endSessions, session } from './session.ts';
import { shareUse } from './shared-use.ts';
import { ping, statistics } from './state.ts';
import type { Verb } from './statement.ts';
import {
  createTenant,
  requestPlan,
  rotateTenantKey,
  setPassword,
  setSubscription,
  tenant,
  tenantByEmail,
  tenants,
} from './tenant.ts';

/** The clock, the bell, the door, the size and the count of changed keys of a store are its own. */
export type VerbName = Exclude<keyof Store, 'now' | 'subscribe' | 'close' | 'bytes' | 'keyChanges'>;
export type Argument<Name extends VerbName> = Parameters<Store[Name]> extends [infer Only] ? Only : undefined;
export type Result<Name extends VerbName> = Awaited<ReturnType<Store[Name]>>;

interface Entry<Given, Answer> {
  readonly verb: Verb<Given, Answer>;
  /** Never writes. */
  readonly isRead: boolean;
  /** Seldom writes, and reads before it does: worth a try where it can only read. True of every read. */
  readonly readsFirst: boolean;
  /** Reads a few rows by their keys, however much is stored: done where it is asked for. */
  readonly isShort: boolean;
  /** Changes who may call, and as what. */
  readonly changesKeys: boolean;
  /** What has happened once the verb is committed. */
  readonly events?: (answer: Answer, given: Given) => readonly StoreEvent[];
}

const read = <Given, Answer>(verb: Verb<Given, Answer>): Entry<Given, Answer> => ({
  verb,
  isRead: true,
  readsFirst: true,
  isShort: false,
  changesKeys: false,
});
const shortRead = <Given, Answer>(verb: Verb<Given, Answer>): Entry<Given, Answer> => ({ ...read(verb), isShort: true });
const seldomWrite = <Given, Answer>(verb: Verb<Given, Answer>): Entry<Given, Answer> => ({
  verb,
  isRead: false,
  readsFirst: true,
  isShort: false,
  changesKeys: false,
});
/** As a rule a short read. */
const shortSeldomWrite = <Given, Answer>(verb: Verb<Given, Answer>): Entry<Given, Answer> => ({
  ...seldomWrite(verb),
  isShort: true,
});
const write = <Given, Answer>(verb: Verb<Given, Answer>, events?: Entry<Given, Answer>['events']): Entry<Given, Answer> => ({
  verb,
  isRead: false,
  readsFirst: false,
  isShort: false,
  changesKeys: false,
  ...(events && { events }),
});
const keyWrite = <Given, Answer>(verb: Verb<Given, Answer>): Entry<Given, Answer> => ({ ...write(verb), changesKeys: true });

const queued = (connectorId: string): StoreEvent => ({ kind: 'queued', connectorId });
const finished = ({ tenantId, commandId }: CommandKey): StoreEvent => ({ kind: 'finished', tenantId, commandId });
const sandboxChanged: readonly StoreEvent[] = [{ kind: 'sandbox' }];

export const verbs = {
  command: shortRead(command),
  commands: read(commands),
  accept: write(accept, (answer, given) => (answer.kind === 'queued' ? [queued(given.connectorId)] : [])),
  queuedCount: read(queuedCount),
  activity: read(activity),
  servedKinds: read(servedKinds),
  cancel: write(cancel, (answer, given) => (answer.kind === 'cancelled' ? [finished(given)] : [])),

  lease: write(lease, (answer) => answer.ended.map(finished)),
  hasWork: shortRead(hasWork),
  finish: write(finish, (answer) => (answer.kind === 'finished' ? [finished(answer.command)] : [])),
  attachArtifact: write(attachArtifact),
  keptArtifacts: read(keptArtifacts),
  sweep: write(sweep, (answer) => [...answer.ended.map(finished), ...answer.connectorIds.map(queued)]),

  connectorByKey: shortRead(connectorByKey),
  connector: shortRead(connector),
  connectors: shortRead(connectors),
  hear: shortSeldomWrite(hear),
  heartbeat: write(heartbeat),
  reportCompanies: write(reportCompanies),
  companies: read(companies),
  releaseInstall: write(releaseInstall),
  rotateConnectorKey: keyWrite(rotateConnectorKey),
  openSandbox: write(openSandbox, () => sandboxChanged),
  resetSandbox: write(resetSandbox, (answer) => (answer ? sandboxChanged : [])),
  sandboxes: read(sandboxes),
  hearOfSandboxes: write(hearOfSandboxes),
  sandboxFields: read(sandboxFields),
  defineSandboxField: write(defineSandboxField, (answer) => (answer.kind === 'changed' ? sandboxChanged : [])),
  removeSandboxField: write(removeSandboxField, (answer) => (answer.kind === 'changed' ? sandboxChanged : [])),
  queueCounts: read(queueCounts),

  createTenant: write(createTenant),
  tenant: shortRead(tenant),
  tenantByEmail: shortRead(tenantByEmail),
  tenants: read(tenants),
  setPassword: keyWrite(setPassword),
  requestPlan: write(requestPlan),
  setSubscription: keyWrite(setSubscription),
  rotateTenantKey: keyWrite(rotateTenantKey),

  createSession: write(createSession),
  session: shortSeldomWrite(session),
  endSession: write(endSession),
  endSessions: write(endSessions),

  takeFromWindow: write(takeFromWindow),
  returnToWindow: write(returnToWindow),
  clearWindow: write(clearWindow),
  countInWindow: shortRead(countInWindow),
  sweepWindows: write(sweepWindows),
  shareUse: seldomWrite(shareUse),

  keyHolder: shortRead(keyHolder),
  createAppKey: write(createAppKey),
  appKey: read(appKey),
  appKeys: read(appKeys),
  revokeAppKey: keyWrite(revokeAppKey),
  touchAppKey: shortSeldomWrite(touchAppKey),

  notifications: read(notifications),
  notify: write(notify),
  dismiss: write(dismiss),
  tenantFacts: read(tenantFacts),
  settleNotifications: seldomWrite(settleNotifications),
  claimRetentionRun: write(claimRetentionRun),

  audit: write(audit),
  audits: read(audits),
  statistics: read(statistics),
  ping: write(ping),
} satisfies { readonly [Name in VerbName]: Entry<Argument<Name>, Result<Name>> };

/** A verb by its name alone, for who carries out whichever is asked for; the face below is what keeps the types together. */
export const verbNamed = (name: VerbName): Entry<unknown, unknown> => verbs[name] as Entry<unknown, unknown>;

/** Names a statement that changes nothing. Verbs write their SQL so that this is enough to tell. */
export const isReadStatement = (sql: string): boolean => sql.startsWith('SELECT');

/** The verbs as methods, each handed to who performs them. */
export function verbFace(perform: (name: VerbName, argument: unknown) => Promise<unknown>): Pick<Store, VerbName> {
  const methods = Object.keys(verbs).map((name) => [name, (argument: unknown) => perform(name as VerbName, argument)]);
  return Object.fromEntries(methods) as Pick<Store, VerbName>;
}
