/**
 * How each verb of the store runs on SQLite. A verb without a plan does not compile.
 *
 * Every write goes to the writer thread, which commits many of them together. Reads run on connections that cannot write, so a verb
 * that is planned as a read and comes to a write is passed to the writer anyway.
 */

import type { VerbName } from '../sql/verbs.ts';
import { type HotVerb, hotAccept } from './accept.ts';

export interface Plan {
  /**
   * Where the verb is tried before it goes to the writer: on the calling thread if it finds a few rows by their keys, however much is
   * stored; on a thread of its own if it may read more. Null for a verb that always writes.
   */
  readonly read: 'here' | 'thread' | null;
  /** Changes who can call, and as what. */
  readonly changesKeys: boolean;
  /** Moves everything from the log into the file after it, and empties the log. */
  readonly emptiesLog?: true;
  /** How a verb that runs all the time travels and runs; null for the others. */
  readonly hot: HotVerb | null;
}

const shortRead: Plan = { read: 'here', changesKeys: false, hot: null };
const longRead: Plan = { read: 'thread', changesKeys: false, hot: null };
/** Reads first, and seldom has to write after it. */
const shortReadOrWrite = shortRead;
const longReadOrWrite = longRead;
const write: Plan = { read: null, changesKeys: false, hot: null };
const keyWrite: Plan = { ...write, changesKeys: true };
const hotWrite = (hot: HotVerb): Plan => ({ ...write, hot });

export const plans = {
  command: shortRead,
  commands: longRead,
  accept: hotWrite(hotAccept),
  queuedCount: longRead,
  activity: longRead,
  servedKinds: longRead,
  cancel: write,

  lease: write,
  hasWork: shortRead,
  finish: write,
  attachArtifact: write,
  keptArtifacts: longRead,
  sweep: write,

  connectorByKey: shortRead,
  connector: shortRead,
  connectors: shortRead,
  recordCall: shortReadOrWrite,
  heartbeat: write,
  reportCompanies: write,
  companies: longRead,
  releaseInstall: write,
  rotateConnectorKey: keyWrite,
  openSandbox: write,
  resetSandbox: write,
  sandboxes: longRead,
  sandbox: shortRead,
  markSandboxesSeen: write,
  sandboxFields: longRead,
  defineSandboxField: write,
  removeSandboxField: write,
  queueCounts: longRead,

  createTenant: write,
  tenant: shortRead,
  tenants: longRead,
  changeCompany: write,
  requestPlan: write,
  setSubscription: keyWrite,
  rotateTenantKey: keyWrite,
  endPreviousTenantKey: keyWrite,

  personByEmail: shortRead,
  memberships: shortRead,
  members: longRead,
  setPassword: write,
  changeRole: write,
  removeMember: write,
  invite: write,
  invitations: longRead,
  invitation: shortRead,
  revokeInvitation: write,
  acceptInvitation: write,

  createSession: write,
  session: shortReadOrWrite,
  switchTenant: write,
  endSession: write,
  endSessions: write,

  createLink: write,
  link: shortRead,
  confirmAddress: write,
  changeAddress: keyWrite,
  addressUndo: shortRead,
  undoAddress: keyWrite,
  resetPassword: keyWrite,
  isConfirmed: shortRead,
  person: shortRead,
  factors: shortRead,
  beginAuthenticator: write,
  confirmAuthenticator: write,
  removeAuthenticator: write,
  useAuthenticator: write,
  setRecoveryCodes: write,
  useRecoveryCode: write,
  addPasskey: write,
  passkey: shortRead,
  removePasskey: write,
  removeFactors: write,
  usePasskey: write,
  keepLoginStep: write,
  loginStep: shortRead,
  takeLoginStep: write,
  requireFactor: write,

  takeFromWindow: write,
  returnToWindow: write,
  clearWindow: write,
  countInWindow: shortRead,
  sweepWindows: write,
  shareUse: longReadOrWrite,

  keyHolder: shortRead,
  createAppKey: write,
  appKey: longRead,
  appKeys: longRead,
  changeAppKey: keyWrite,
  rotateAppKey: keyWrite,
  endPreviousSecret: keyWrite,
  revokeAppKey: keyWrite,
  touchAppKey: shortReadOrWrite,

  recordRefusals: write,
  refusedCalls: longRead,
  forgetRefusedCalls: longReadOrWrite,
  dayUses: longRead,
  keepDays: longReadOrWrite,

  startPairing: write,
  pairing: shortRead,
  pollPairing: write,
  decidePairing: write,

  wholeCommands: longRead,
  wholeAudits: longRead,

  setChannel: write,
  buildCounts: longRead,
  withdrawnBuilds: shortRead,
  withdrawBuild: write,

  notifications: longRead,
  notify: write,
  dismiss: write,
  tenantFacts: longRead,
  syncNotifications: longReadOrWrite,
  claimRetentionRun: write,

  setKeptDays: write,
  oldCommands: longRead,
  clearCommands: write,

  requestErasure: keyWrite,
  cancelErasure: keyWrite,
  pendingErasures: longRead,
  warnOfErasure: write,
  eraseSome: keyWrite,
  erasedSandboxes: longRead,

  events: longRead,
  eventsBefore: longRead,
  event: shortRead,
  latestEvent: shortRead,
  eventPlaceAt: longRead,
  forgetEvents: longReadOrWrite,

  createWebhook: write,
  webhooks: longRead,
  watchedWebhooks: longRead,
  webhook: longRead,
  changeWebhook: write,
  deleteWebhook: write,
  listeningTenants: longRead,
  dueWebhooks: longRead,
  takeWebhook: write,
  renewWebhook: write,
  recordTurn: write,
  deliveries: longRead,
  retryDelivery: write,
  forgetDeliveries: longReadOrWrite,

  takeMails: longReadOrWrite,
  recordMail: write,
  mailStatistics: longRead,
  forgetMails: longReadOrWrite,
  mutedMails: shortRead,
  muteMail: write,

  audit: write,
  audits: longRead,
  statistics: longRead,
  webhookStatistics: longRead,
  ping: write,
  forgetTraces: { ...write, emptiesLog: true },
} satisfies Record<VerbName, Plan>;
