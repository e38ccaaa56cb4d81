/**
 * How each verb of the store runs on PostgreSQL. A verb without a plan does not compile.
 *
 * A verb decides on what it has read, so two that could contradict each other take turns, on any nodes: the guard of a
 * write says under which lock.
 */

import type { Argument, Result, VerbName } from '../sql/verbs.ts';
import { lockNames } from './lock.ts';
import type { MissedEventCheck } from './missed-event-check.ts';

/** `batched`: finds a few rows by their keys, together with other such reads. `alone`: may take longer, and would keep those waiting. */
export type ReadWay = 'batched' | 'alone';

/**
 * `statement`: one statement, which PostgreSQL makes atomic. `transaction`: several, none of which decides on what it read.
 * `connector`: under the lock of the connector, in a batch with other connectors. A function names the lock, or several.
 */
export type Guard<Given> = 'statement' | 'transaction' | 'connector' | ((argument: Given) => string | readonly string[]);

export type Plan<Given = never, Returned = never> = {
  /** Reports to the check for missed events whose callers still wait after this result. */
  readonly watch?: (check: MissedEventCheck, result: Returned, argument: Given) => void;
} & (
  | { readonly run: 'read'; readonly read: ReadWay }
  | { readonly run: 'write'; readonly guard: Guard<Given> }
  /** Tried as a read; runs again as a write if it comes to one. */
  | { readonly run: 'read-or-write'; readonly read: ReadWay; readonly guard: Guard<Given> }
  /** Run by a method of its own in verb-runner.ts, most of them in one statement for many. */
  | { readonly run: 'own' }
);

const shortRead = { run: 'read', read: 'batched' } as const;
const longRead = { run: 'read', read: 'alone' } as const;
const own = { run: 'own' } as const;
const write = <Given>(guard: Guard<Given>) => ({ run: 'write', guard }) as const;
const readOrWrite = <Given>(read: ReadWay, guard: Guard<Given>) => ({ run: 'read-or-write', read, guard }) as const;

const ofTenant = ({ tenantId }: { readonly tenantId: string }): string => lockNames.tenant(tenantId);
const ofPerson = ({ personId }: { readonly personId: string }): string => lockNames.person(personId);
const ofConnector = ({ connectorId }: { readonly connectorId: string }): string => lockNames.connector(connectorId);

const plans = {
  command: {
    ...own,
    watch: (check, result) => {
      if (result !== null) check.seen(result);
    },
  },
  commands: longRead,
  accept: { ...own, watch: (check, { command }) => check.seen(command) },
  queuedCount: longRead,
  activity: longRead,
  servedKinds: longRead,
  cancel: own,

  lease: {
    ...own,
    watch: (check, { commands }, { connectorId }) => {
      if (commands.length === 0) check.foundNothing(connectorId);
    },
  },
  hasWork: {
    ...shortRead,
    watch: (check, hasWork, { connectorId }) => {
      if (!hasWork) check.foundNothing(connectorId);
    },
  },
  finish: own,
  attachArtifact: write('connector'),
  keptArtifacts: longRead,
  sweep: own,

  connectorByKey: shortRead,
  connector: shortRead,
  connectors: shortRead,
  recordCall: readOrWrite('batched', 'connector'),
  heartbeat: write('connector'),
  reportCompanies: write('connector'),
  companies: longRead,
  releaseInstall: write('connector'),
  rotateConnectorKey: write(ofConnector),
  openSandbox: write(({ connector }) => ofTenant(connector)),
  // Leases of the books before the reset have ended when it has.
  resetSandbox: write((reset) => [ofTenant(reset), ofConnector(reset)]),
  sandbox: shortRead,
  sandboxes: { ...longRead, watch: (check, sandboxes) => check.seenSandboxes(sandboxes) },
  markSandboxesSeen: write('statement'),
  sandboxFields: longRead,
  defineSandboxField: write(ofTenant),
  removeSandboxField: write(ofTenant),
  queueCounts: longRead,

  createTenant: write('transaction'),
  tenant: shortRead,
  tenants: longRead,
  changeCompany: write(ofTenant),
  requestPlan: write(ofTenant),
  setSubscription: write(ofTenant),
  rotateTenantKey: write(ofTenant),
  endPreviousTenantKey: write(ofTenant),

  personByEmail: shortRead,
  memberships: shortRead,
  members: longRead,
  setPassword: write(ofPerson),
  changeRole: write(ofTenant),
  // A person who belongs to no tenant is forgotten, and may be joining another one.
  removeMember: write((member) => [ofTenant(member), ofPerson(member)]),
  invite: write(ofTenant),
  invitations: longRead,
  invitation: shortRead,
  revokeInvitation: write(ofTenant),
  acceptInvitation: write(ofPerson),

  createSession: write(ofPerson),
  session: readOrWrite('batched', 'transaction'),
  switchTenant: write(ofPerson),
  endSession: write('statement'),
  endSessions: write(ofPerson),

  // A link that needs a password is not created beside the change that ends all links.
  createLink: write(({ proven, tokenHash }) => lockNames.person(proven?.personId ?? tokenHash)),
  link: shortRead,
  confirmAddress: write('transaction'),
  changeAddress: write(ofPerson),
  addressUndo: shortRead,
  undoAddress: write(ofPerson),
  resetPassword: write((reset) => [ofPerson(reset), ...reset.freshKeys.map(ofTenant)]),
  isConfirmed: shortRead,
  person: shortRead,
  factors: shortRead,
  beginAuthenticator: write(ofPerson),
  confirmAuthenticator: write(ofPerson),
  removeAuthenticator: write(ofPerson),
  useAuthenticator: write('statement'),
  setRecoveryCodes: write(ofPerson),
  useRecoveryCode: write(ofPerson),
  addPasskey: write(({ passkey }) => ofPerson(passkey)),
  passkey: shortRead,
  removePasskey: write(ofPerson),
  removeFactors: write(ofPerson),
  usePasskey: write('statement'),
  keepLoginStep: write('transaction'),
  loginStep: shortRead,
  takeLoginStep: write('statement'),
  requireFactor: write(ofTenant),

  takeFromWindow: write('transaction'),
  returnToWindow: write('statement'),
  clearWindow: write('statement'),
  countInWindow: shortRead,
  sweepWindows: write('transaction'),
  shareUse: readOrWrite('alone', () => lockNames.sharing),

  keyHolder: shortRead,
  createAppKey: write(ofTenant),
  appKey: longRead,
  appKeys: longRead,
  changeAppKey: write(ofTenant),
  rotateAppKey: write(ofTenant),
  endPreviousSecret: write(ofTenant),
  revokeAppKey: write(ofTenant),
  touchAppKey: readOrWrite('batched', 'transaction'),

  recordRefusals: write('transaction'),
  refusedCalls: longRead,
  forgetRefusedCalls: readOrWrite('alone', 'transaction'),
  dayUses: longRead,
  keepDays: readOrWrite('alone', ofTenant),

  startPairing: write('transaction'),
  pairing: shortRead,
  pollPairing: write('statement'),
  decidePairing: write(ofTenant),

  wholeCommands: longRead,
  wholeAudits: longRead,

  setChannel: write('transaction'),
  buildCounts: longRead,
  withdrawnBuilds: longRead,
  withdrawBuild: write('transaction'),

  notifications: longRead,
  notify: write(ofTenant),
  dismiss: write('statement'),
  tenantFacts: longRead,
  syncNotifications: readOrWrite('alone', ofTenant),
  claimRetentionRun: write('transaction'),

  setKeptDays: write(ofTenant),
  oldCommands: longRead,
  clearCommands: write(ofTenant),

  requestErasure: write(ofTenant),
  cancelErasure: write(ofTenant),
  pendingErasures: longRead,
  warnOfErasure: write('transaction'),
  eraseSome: write(ofTenant),
  erasedSandboxes: longRead,

  events: longRead,
  eventsBefore: longRead,
  event: shortRead,
  latestEvent: shortRead,
  eventPlaceAt: longRead,
  forgetEvents: readOrWrite('alone', ofTenant),

  createWebhook: write(ofTenant),
  webhooks: longRead,
  watchedWebhooks: longRead,
  webhook: longRead,
  changeWebhook: write(ofTenant),
  deleteWebhook: write(ofTenant),
  listeningTenants: longRead,
  dueWebhooks: longRead,
  takeWebhook: write('transaction'),
  renewWebhook: write('transaction'),
  recordTurn: write('transaction'),
  deliveries: longRead,
  retryDelivery: write('transaction'),
  forgetDeliveries: write('transaction'),

  takeMails: readOrWrite('alone', () => lockNames.mails),
  recordMail: write('transaction'),
  mailStatistics: longRead,
  forgetMails: readOrWrite('alone', 'transaction'),
  mutedMails: shortRead,
  muteMail: write('transaction'),

  audit: write('statement'),
  audits: longRead,
  statistics: longRead,
  webhookStatistics: longRead,
  ping: write('statement'),
  forgetTraces: longRead,
} satisfies { readonly [Name in VerbName]: Plan<Argument<Name>, Result<Name>> };

/** The verbs that have a method of their own in verb-runner.ts. */
export type OwnVerb = {
  readonly [Name in VerbName]: (typeof plans)[Name] extends typeof own ? Name : never;
}[VerbName];

/** A plan by the name of the verb alone. */
export const planNamed = (name: VerbName): Plan<unknown, unknown> => plans[name] as Plan<unknown, unknown>;
