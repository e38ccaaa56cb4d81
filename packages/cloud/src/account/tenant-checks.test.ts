import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, type EInvoiceReport, HOUR_MS, MINUTE_MS, Notification, notificationKinds } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { quietEInvoices } from '../../testing/e-invoice-report.ts';
import { byTester, openTestCloud, type TestCloud, testStart } from '../../testing/test-cloud.ts';
import type { RetentionFacts, StoredAppKey, StoredConnector, StoredTenant } from '../store/store.ts';
import type { WatchedWebhook } from '../store/stored-webhook.ts';
import type { Context } from '../system/context.ts';
import { isRefusal } from '../system/problem.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import { dismissNotification, listNotifications, notifyTenant, resultConflict, resultReconciled } from './notification.ts';
import { setSubscription } from './subscription.ts';
import { checkedKinds, findings, runRetention } from './tenant-checks.ts';

const now = testStart + 100 * DAY_MS;

const tenant: StoredTenant = {
  tenantId: 'tenant_1',
  companyName: 'Company',
  email: 'a@example.com',
  phone: null,
  plan: 'standard',
  tenantKeyHash: '',
  subscriptionStatus: 'active',
  trialEndsAt: now - 50 * DAY_MS,
  currentPeriodEnd: null,
  graceEndsAt: null,
  requestedPlan: null,
  planRequestedAt: null,
  factorRequiredAt: null,
  previousKeyUntil: null,
  keptDays: null,
  eraseAt: null,
  createdAt: now - 60 * DAY_MS,
};

const connector: StoredConnector = {
  connectorId: 'conn_1',
  tenantId: 'tenant_1',
  kind: 'desktop',
  keyHash: '',
  keySealed: '',
  createdAt: now - 60 * DAY_MS,
  lastSeenAt: now - 10_000,
  activeInstall: 'default',
  activeInstallSeenAt: now - 10_000,
  refusedInstallAt: null,
  reportedState: null,
  reportedMessage: null,
  setupBuild: null,
  reportedAt: null,
  build: 'local-mvp-2026.10.01.01',
  channel: 'stable',
  driver: null,
  hostname: null,
  os: null,
  hasReported: true,
  epoch: 1,
};

const appKey: StoredAppKey = {
  keyId: 'key_1',
  tenantId: 'tenant_1',
  name: 'Shop',
  keyHash: '',
  prefix: 'll_app_abcde',
  access: 'full',
  companies: null,
  createdAt: now - DAY_MS,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  previousUntil: null,
  personId: null,
  app: null,
  tokenUntil: null,
  addresses: null,
  amountMax: null,
  approval: 'none',
};

/** A tenant without any problem. */
const well: RetentionFacts = {
  tenant,
  connectors: [connector],
  appKeys: [appKey],
  waiting: {},
  lastCommandAt: now - HOUR_MS,
  finishedLastDay: 100,
  failedLastDay: 0,
  unknownOutcomes: [],
  webhooks: [],
  eInvoices: [],
  planBooks: [],
  bookCount: 0,
};

const trial = (endsInMs: number): Partial<RetentionFacts> => ({
  tenant: { ...tenant, subscriptionStatus: 'trialing', trialEndsAt: now + endsInMs },
});
const connected = (changes: Partial<StoredConnector>, waiting = 0): Partial<RetentionFacts> => ({
  connectors: [{ ...connector, ...changes }],
  waiting: { conn_1: waiting },
});
const keyed = (changes: Partial<StoredAppKey>): Partial<RetentionFacts> => ({ appKeys: [{ ...appKey, ...changes }] });

const webhook: WatchedWebhook = {
  webhookId: 'whk_1',
  tenantId: 'tenant_1',
  url: 'https://shop.example/hook',
  description: '',
  types: null,
  companies: null,
  entities: null,
  delivery: 'parallel',
  includesResult: false,
  secretSealed: 'sealed',
  previousSecretSealed: null,
  previousUntil: null,
  state: 'enabled',
  disabledReason: null,
  replay: null,
  createdAt: 0,
  place: { position: 0, seq: 0 },
  failingSince: null,
  failuresInRow: 0,
  attemptedAt: null,
  succeededAt: null,
  behind: 0,
  behindSince: null,
  pending: 0,
  nextTryAt: null,
  delivered: 0,
  failed: 0,
};
const EVENT_DAYS = 30;
const hooked = (changes: Partial<WatchedWebhook>): Partial<RetentionFacts> => ({ webhooks: [{ ...webhook, ...changes }] });

const invoiced = (changes: Partial<EInvoiceReport>): Partial<RetentionFacts> => ({
  eInvoices: [{ connectorId: 'conn_1', companyId: 'MAIN', einvoice: { ...quietEInvoices, ...changes } }],
});

const planned = (plan: string, used: number, bookCount: number): Partial<RetentionFacts> => ({
  tenant: { ...tenant, plan },
  planBooks: Array.from({ length: used }, (_, index) => ({ connectorId: 'conn_1', companyId: `BOOK${index}` })),
  bookCount,
});

/** [the case, what differs from a tenant without problems, the notification] */
const cases: readonly (readonly [string, Partial<RetentionFacts>, readonly string[]])[] = [
  ['all is well', {}, []],

  ['a trial ends in 8 days', trial(8 * DAY_MS), []],
  ['a trial ends in 7 days', trial(7 * DAY_MS), ['info trial_ending tenant_1']],
  ['a trial ends in a little over 3 days', trial(3 * DAY_MS + 1), ['info trial_ending tenant_1']],
  ['a trial ends in 3 days', trial(3 * DAY_MS), ['warning trial_ending tenant_1']],
  ['a trial ends in a little over a day', trial(DAY_MS + 1), ['warning trial_ending tenant_1']],
  ['a trial ends in a day', trial(DAY_MS), ['critical trial_ending tenant_1']],
  ['a trial ends in a moment', trial(1), ['critical trial_ending tenant_1']],
  ['a trial has just ended', trial(0), ['critical subscription_inactive tenant_1']],
  [
    'a subscription is inactive',
    { tenant: { ...tenant, subscriptionStatus: 'inactive' } },
    ['critical subscription_inactive tenant_1'],
  ],
  ['a payment is late', { tenant: { ...tenant, subscriptionStatus: 'past_due' } }, []],

  [
    'a connector has not connected for 24 h',
    connected({ lastSeenAt: null, build: null, createdAt: now - DAY_MS }),
    ['warning connector_never_connected conn_1'],
  ],
  ['a connector has not connected for less', connected({ lastSeenAt: null, build: null, createdAt: now - DAY_MS + 1 }), []],
  ['a sandbox has not connected', connected({ kind: 'sandbox', lastSeenAt: null, build: null }), []],

  [
    'a connector is offline over 1 h and commands wait',
    connected({ lastSeenAt: now - HOUR_MS - 1 }, 3),
    ['critical connector_offline conn_1'],
  ],
  [
    'a connector is stopped over 1 h and commands wait',
    connected({ lastSeenAt: now - HOUR_MS - 1, reportedState: 'stopped' }, 3),
    ['critical connector_offline conn_1'],
  ],
  ['a connector is offline for 1 h and commands wait', connected({ lastSeenAt: now - HOUR_MS }, 3), []],
  ['a connector is offline and nothing waits', connected({ lastSeenAt: now - 9 * HOUR_MS }), []],
  [
    'a sandbox is offline and commands wait',
    connected({ kind: 'sandbox', lastSeenAt: now - 9 * HOUR_MS }, 1),
    ['critical connector_offline conn_1'],
  ],

  ['a build is too old for updates', connected({ build: 'local-mvp-2026.09.29.99' }), ['warning connector_outdated conn_1']],
  ['a build is the first that is enough', connected({ build: 'local-mvp-2026.09.30.01' }), []],
  ['a build says nothing of its age', connected({ build: 'homemade' }), []],
  [
    'a newer build needs the setup program',
    connected({ setupBuild: 'local-mvp-2099.01.01.01' }),
    ['warning connector_outdated conn_1'],
  ],
  [
    'the setup program has installed it',
    connected({ build: 'local-mvp-2099.01.01.01', setupBuild: 'local-mvp-2099.01.01.01' }),
    [],
  ],
  ['a build is not known yet', connected({ build: null }), []],

  ['20 % of the commands failed', { failedLastDay: 20 }, []],
  ['more than 20 % of the commands failed', { failedLastDay: 21 }, ['warning many_failures tenant_1']],
  ['the only command failed', { finishedLastDay: 1, failedLastDay: 1 }, ['warning many_failures tenant_1']],
  ['no command ended', { finishedLastDay: 0, failedLastDay: 0 }, []],

  ['no command for 14 days', { lastCommandAt: now - 14 * DAY_MS }, ['info no_commands tenant_1']],
  ['no command for a little less', { lastCommandAt: now - 14 * DAY_MS + 1 }, []],
  ['no command ever, signed up long ago', { lastCommandAt: null }, ['info no_commands tenant_1']],
  ['no command ever, signed up lately', { lastCommandAt: null, tenant: { ...tenant, createdAt: now - DAY_MS } }, []],

  ['a webhook fails for 59 minutes', hooked({ failingSince: now - 59 * MINUTE_MS }), []],
  ['a webhook fails for an hour', hooked({ failingSince: now - HOUR_MS }), ['warning webhook_failing whk_1']],
  ['a webhook fails for 3 days', hooked({ failingSince: now - 3 * DAY_MS }), ['critical webhook_failing whk_1']],
  ['a webhook is 27 days behind', hooked({ behindSince: now - 27 * DAY_MS }), []],
  ['a webhook is 28 days behind', hooked({ behindSince: now - 28 * DAY_MS }), ['critical webhook_behind whk_1']],
  ['a paused webhook is behind', hooked({ state: 'paused', behindSince: now - 29 * DAY_MS }), ['critical webhook_behind whk_1']],
  ['a webhook is paused', hooked({ state: 'paused', failingSince: now - 3 * DAY_MS }), []],
  ['a webhook is disabled', hooked({ state: 'disabled' }), ['critical webhook_disabled whk_1']],
  ['a key expires in 7 days', keyed({ expiresAt: now + 7 * DAY_MS }), ['warning app_key_expiring key_1']],
  ['a key expires later', keyed({ expiresAt: now + 7 * DAY_MS + 1 }), []],
  ['a key has expired', keyed({ expiresAt: now }), []],
  ['a key that is revoked would expire', keyed({ expiresAt: now + DAY_MS, revokedAt: now - 1 }), []],

  ['e-invoices are sent', invoiced({ pending: 2, oldestPendingMinutes: 29, submitted: 1, certificateDaysLeft: 31 }), []],
  ['an e-invoice is Pending for 30 minutes', invoiced({ oldestPendingMinutes: 30 }), ['warning einvoice_stuck conn_1 MAIN']],
  ['an e-invoice is Invalid', invoiced({ invalid7d: 1 }), ['warning einvoice_invalid conn_1 MAIN']],
  ['a buyer asks to reject one', invoiced({ rejectRequests: 1 }), ['warning einvoice_rejection_requested conn_1 MAIN']],
  ['a certificate ends in 30 days', invoiced({ certificateDaysLeft: 30 }), ['info einvoice_certificate conn_1 MAIN']],
  ['a certificate ends in 8 days', invoiced({ certificateDaysLeft: 8 }), ['info einvoice_certificate conn_1 MAIN']],
  ['a certificate ends in 7 days', invoiced({ certificateDaysLeft: 7 }), ['warning einvoice_certificate conn_1 MAIN']],
  ['a certificate ends in a day', invoiced({ certificateDaysLeft: 1 }), ['warning einvoice_certificate conn_1 MAIN']],
  ['a certificate ends today', invoiced({ certificateDaysLeft: 0 }), ['critical einvoice_certificate conn_1 MAIN']],
  ['a certificate has ended', invoiced({ certificateDaysLeft: -1 }), ['critical einvoice_certificate conn_1 MAIN']],
  ['no client id is stored', invoiced({ state: 'no-credentials' }), ['critical einvoice_credentials conn_1 MAIN']],
  ['MyInvois rejects the login', invoiced({ state: 'login-rejected' }), ['critical einvoice_credentials conn_1 MAIN']],
  ['e-invoices are paused', invoiced({ state: 'paused', pending: 1, oldestPendingMinutes: 1 }), []],

  ['4 of the 5 books of the plan are in use', planned('syarikat', 4, 4), ['info plan_books tenant_1']],
  ['3 of the 5 books of the plan are in use', planned('syarikat', 3, 9), []],
  ['5 of 5 are in use, and there is another book', planned('syarikat', 5, 6), ['warning plan_books tenant_1']],
  ['the only book of the plan is in use', planned('kedai', 1, 1), []],
  ['the only book of the plan is in use, and there is another', planned('kedai', 1, 2), ['warning plan_books tenant_1']],

  ['two outcomes are unknown', { unknownOutcomes: ['c1', 'c2'] }, ['critical outcome_unknown c1', 'critical outcome_unknown c2']],
];

for (const [what, changes, said] of cases) {
  test(`${what}: ${said.length === 0 ? 'nothing is said' : said.join(', ')}`, () => {
    const drafts = findings({ ...well, ...changes }, now, EVENT_DAYS);
    assert.deepEqual(
      drafts.map(({ severity, kind, subject }) => `${severity} ${kind} ${subject}`),
      said,
    );
  });
}

async function openNotifications(context: Context, tenantId: string): Promise<readonly Notification[]> {
  const list = await listNotifications(context, tenantId);
  return isRefusal(list) ? assert.fail(list.refused.message) : list.notifications;
}

test('what is said is a title, whole sentences and something to do, and the same a minute later', () => {
  for (const [what, changes] of cases) {
    const facts = { ...well, ...changes };
    for (const { title, message, action } of findings(facts, now, EVENT_DAYS)) {
      assert.match(title, /^[A-Z\d“].*[^.]$/, what);
      assert.match(message, /^.*[.]$/, what);
      assert.match(action?.href ?? '', /^\//, what);
    }
  }
  const facts = { ...well, ...trial(5 * DAY_MS), unknownOutcomes: ['c1'] };
  assert.deepEqual(findings(facts, now, EVENT_DAYS), findings(facts, now + 60_000, EVENT_DAYS));
});

test('every kind is checked but for those that happen once', () => {
  const happenings = ['saved_not_verified', 'book_restored', 'result_conflict', 'result_reconciled', 'approval_requested'];
  assert.deepEqual(
    checkedKinds,
    notificationKinds.filter((kind) => !happenings.includes(kind)),
  );
});

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

const kindsOf = async (tenantId: string): Promise<readonly string[]> =>
  (await openNotifications(cloud.context, tenantId)).map(({ kind }) => kind).sort();

test('a run notifies every tenant, a second run changes nothing, and what no longer applies is resolved', async () => {
  const { context, time } = cloud;
  const [one, two] = [(await cloud.tenant()).tenant, (await cloud.tenant()).tenant];
  time.advance(8 * DAY_MS);
  const first = await runRetention(context);
  assert.deepEqual(first, { checked: 2, created: 4, updated: 0, resolved: 0 });
  assert.deepEqual(await kindsOf(one.tenantId), ['connector_never_connected', 'trial_ending']);
  const before = await openNotifications(context, two.tenantId);
  time.advance(HOUR_MS);
  assert.deepEqual(await runRetention(context), { checked: 2, created: 0, updated: 0, resolved: 0 });
  assert.deepEqual(await openNotifications(context, two.tenantId), before);

  time.advance(3 * DAY_MS);
  assert.deepEqual(await runRetention(context), { checked: 2, created: 0, updated: 2, resolved: 0 });
  await setSubscription(context, one.tenantId, { status: 'active' }, byTester('request'));
  assert.deepEqual(await runRetention(context), { checked: 2, created: 0, updated: 0, resolved: 1 });
  assert.deepEqual(await kindsOf(one.tenantId), ['connector_never_connected']);
  assert.deepEqual(await kindsOf(two.tenantId), ['connector_never_connected', 'trial_ending']);
});

test('every tenant is checked, however many pages they fill', async () => {
  const { context, time } = cloud;
  const known = await runRetention(context);
  for (let count = 0; count < 201; count += 1) {
    await context.store.createTenant({
      tenant: {
        ...tenant,
        tenantId: `many_${count}`,
        email: `many-${count}@example.com`,
        tenantKeyHash: `many ${count}`,
        trialDays: 0,
      },
      owner: { personId: `many_${count}`, email: `many-${count}@example.com`, passwordHash: '' },
      connector: { connectorId: `many_${count}`, keyHash: `many ${count}`, keySealed: '' },
      session: { tokenHash: `many ${count}`, days: 1 },
      audit: { tenantId: null, actor: 'test', action: 'test', subject: 'test', requestId: 'test' },
    });
  }
  time.advance(2 * DAY_MS);
  assert.equal((await runRetention(context)).checked, known.checked + 201);
});

test('a dismissed notification stays hidden while it is unchanged, and comes back when it becomes more serious', async () => {
  const { context, time } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  time.advance(8 * DAY_MS);
  await runRetention(context);
  for (const { notificationId } of await openNotifications(context, tenantId)) {
    assert.equal(await dismissNotification(context, tenantId, notificationId), null);
  }
  assert.deepEqual(await kindsOf(tenantId), []);
  time.advance(HOUR_MS);
  await runRetention(context);
  assert.deepEqual(await kindsOf(tenantId), []);
  time.advance(4 * DAY_MS);
  await runRetention(context);
  assert.deepEqual(await kindsOf(tenantId), ['trial_ending']);
});

test('a notification of another tenant cannot be dismissed', async () => {
  const { context } = cloud;
  const [own, other] = [(await cloud.tenant()).tenant, (await cloud.tenant()).tenant];
  await notifyTenant(context, other.tenantId, resultConflict({ commandId: 'c1', type: 'create-sales-invoice' }));
  const [notification] = await openNotifications(context, other.tenantId);
  const refusal = await dismissNotification(context, own.tenantId, notification?.notificationId ?? '');
  assert.equal(isRefusal(refusal) && refusal.refused.code, 'unknown_notification');
  assert.equal((await openNotifications(context, other.tenantId)).length, 1);
});

test('what happened twice is one notification, renewed', async () => {
  const { context, time } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const draft = resultReconciled({ commandId: 'c1', type: 'create-sales-invoice' });
  await notifyTenant(context, tenantId, draft);
  const [first] = await openNotifications(context, tenantId);
  await dismissNotification(context, tenantId, first?.notificationId ?? '');
  time.advance(1000);
  await notifyTenant(context, tenantId, draft);
  const again = await openNotifications(context, tenantId);
  assert.equal(again.length, 1);
  assert.equal(again[0]?.createdAt, first?.createdAt);
  assert.notEqual(again[0]?.updatedAt, first?.updatedAt);
  assert.ok(Value.Check(Notification, again[0]), JSON.stringify(bodyCheck(Notification)(again[0])));
});

test('a command with an unknown outcome is reported until a user has looked at it', async () => {
  const { context, time } = cloud;
  const { tenant: own, connector: its } = await cloud.tenant();
  const { tenantId } = own;
  const { store } = context;
  const call = { connectorId: its.connectorId, install: 'one' };
  await store.accept({
    tenantId,
    commandId: 'lost',
    connectorId: its.connectorId,
    companyId: 'BOOK',
    type: 'create-sales-invoice',
    module: 'sales',
    mode: 'write',
    payload: '{}',
    warnings: null,
    docNo: null,
    sentBy: null,
    trace: null,
  });
  await store.recordCall(call);
  assert.equal((await store.lease({ ...call, max: 1, token: 'token' })).commands.length, 1);
  time.advance(4 * DAY_MS);
  assert.equal((await store.sweep({ limit: 100 })).ended.length, 1);
  await runRetention(context);
  const told = (await openNotifications(context, tenantId)).filter(({ kind }) => kind === 'outcome_unknown');
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['lost'],
  );
  assert.ok((await kindsOf(tenantId)).includes('many_failures'));
  await dismissNotification(context, tenantId, told[0]?.notificationId ?? '');
  for (let hour = 0; hour < 3; hour += 1) {
    time.advance(HOUR_MS);
    await runRetention(context);
    assert.ok(!(await kindsOf(tenantId)).includes('outcome_unknown'));
  }
});
