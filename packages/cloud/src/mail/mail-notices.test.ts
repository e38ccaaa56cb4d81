import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { testPassword } from '../../testing/test-cloud.ts';
import { TestPost } from '../../testing/test-post.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { notifyTenant, outcomeUnknown } from '../account/notification.ts';
import { runRetention } from '../account/tenant-checks.ts';

let server: TestServer;
let post: TestPost;
before(async () => {
  server = await openTestServer();
  post = await TestPost.open(server.context);
});
after(async () => {
  await post.close();
  await server.close();
});

const send = (path: string, body: object, { cookie }: Pick<TestTenant, 'cookie'>): Promise<LightMyRequestResponse> =>
  server.call('POST', path, { body, headers: { cookie } });

/** A tenant whose owner has confirmed the address. */
async function confirmedTenant(): Promise<TestTenant & { readonly email: string }> {
  const home = await server.household();
  const { email } = home.signUp.person;
  const token = await post.tokenFor(email, 'Confirm your email address');
  assert.equal((await server.call('POST', '/email/confirm', { body: { token } })).statusCode, 200);
  return { ...home, email };
}

const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await post.mailsTo(email))
    .map(({ headers }) => headers.subject ?? '')
    .filter((subject) => subject !== 'Confirm your email address');

test('a new device is reported, a known one is not; keys are reported when they are created and rotated', async () => {
  const home = await confirmedTenant();
  const { email, connectorId } = home;
  const login = (cookie?: string) =>
    server.call('POST', '/login', { body: { email, password: testPassword }, ...(cookie && { headers: { cookie } }) });
  const first = await login();
  const device = [first.headers['set-cookie'] ?? []].flat().find((set) => set.startsWith('ledgerline_device=')) ?? '';
  await login(device.split(';', 1)[0]);
  const [mail, ...more] = await post.mailsTo(email, 'New login to your account');
  assert.equal(more.length, 0);
  assert.match(mail?.text ?? '', /From: 127\.0\.0\.1/);
  assert.match(mail?.text ?? '', /It cannot be turned off\./);

  await send('/app/api-keys', { name: 'Web <b>shop</b>\r\n' }, home);
  await send('/app/api-keys', { name: 'Web <b>shop</b>' }, home);
  await send('/app/rotate-tenant-api-key', {}, home);
  await send(`/app/connectors/${connectorId}/rotate-key`, {}, home);
  assert.deepEqual((await subjectsTo(email)).slice(1).toSorted(), [
    'An app key was created',
    'The connector key was rotated',
    'The tenant key was rotated',
  ]);
  const [created] = await post.mailsTo(email, 'An app key was created');
  assert.match(created?.text ?? '', new RegExp(`By: ${email}`));
  assert.ok(created?.html.includes('Web &lt;b&gt;shop&lt;/b&gt;'));
});

test('an address that is not confirmed gets none of them', async () => {
  const home = await server.household();
  await send('/app/rotate-tenant-api-key', {}, home);
  assert.deepEqual(await subjectsTo(home.signUp.person.email), []);
});

test('notifications are sent once by email, again when they become more severe, and not when they are turned off', async () => {
  const [home, quiet] = [await confirmedTenant(), await confirmedTenant()];
  const off = await send('/app/email/choices', { choice: 'trial_ending', isOn: false }, quiet);
  assert.deepEqual(off.json().choices, [
    { choice: 'connector_offline', isOn: true },
    { choice: 'outcome_unknown', isOn: true },
    { choice: 'approval_requested', isOn: true },
    { choice: 'einvoice_stuck', isOn: true },
    { choice: 'einvoice_invalid', isOn: true },
    { choice: 'einvoice_rejection_requested', isOn: true },
    { choice: 'einvoice_certificate', isOn: true },
    { choice: 'einvoice_credentials', isOn: true },
    { choice: 'trial_ending', isOn: false },
    { choice: 'payment_due', isOn: true },
    { choice: 'subscription_inactive', isOn: true },
  ]);
  const trialMails = async (email: string) => (await subjectsTo(email)).filter((subject) => subject.startsWith('Your trial'));
  for (const days of [8, 2, 2]) {
    server.time.advance(days * DAY_MS + HOUR_MS);
    await runRetention(server.context);
    await runRetention(server.context);
  }
  const { companyName } = home.signUp.tenant;
  assert.deepEqual(await trialMails(home.email), [
    `Your trial ends within 7 days (${companyName})`,
    `Your trial ends within 3 days (${companyName})`,
  ]);
  assert.deepEqual(await trialMails(quiet.email), []);

  await notifyTenant(server.context, home.tenantId, outcomeUnknown('cmd-1'));
  const [unknown] = (await post.mailsTo(home.email)).filter(({ headers }) => headers.subject?.startsWith('A command ended'));
  assert.match(unknown?.text ?? '', /Open the command:\nhttp:\/\/127\.0\.0\.1:8080\/portal\/commands\/cmd-1\n/);
  await send('/app/email/choices', { choice: 'trial_ending', isOn: true }, quiet);
  const list = await server.call('GET', '/app/email/choices', { headers: { cookie: quiet.cookie } });
  assert.ok(list.json().choices.every(({ isOn }: { isOn: boolean }) => isOn));
});

test('the email of a notification is in the language of the person', async () => {
  const home = await confirmedTenant();
  await server.context.store.setReader({ ...home.signUp.person, language: 'zh', zone: null });
  await notifyTenant(server.context, home.tenantId, outcomeUnknown('cmd-2'));
  const [mail] = (await post.mailsTo(home.email)).filter(({ headers }) => headers.subject?.startsWith('有指令以未知结果结束'));
  assert.match(mail?.text ?? '', /cmd-2 的结果未知[\s\S]*打开指令:?/);
});

test('a connector that is offline while commands wait is reported by email', async () => {
  const home = await confirmedTenant();
  await server.next(home);
  await server.submit(home);
  server.time.advance(2 * HOUR_MS);
  await runRetention(server.context);
  const mails = (await subjectsTo(home.email)).filter((subject) => subject.startsWith('Your connector is offline'));
  assert.equal(mails.length, 1);
});

/** What the payment service says about a tenant. */
async function pay({ tenantId }: TestTenant, state: 'active' | 'past_due'): Promise<void> {
  const { store, config } = server.context;
  const audit = { tenantId, actor: 'billing', action: 'subscription.set', subject: state, requestId: 'test' };
  await store.addCustomer({ tenantId, customerId: `cus_${tenantId}`, audit });
  const seq = (await store.beginBillingRead({ tenantId })) ?? assert.fail('The tenant is a customer.');
  const subscription = {
    subscriptionId: 'sub',
    state,
    plan: 'kedai',
    interval: 'monthly',
    currentPeriodEnd: null,
    isEnding: false,
  } as const;
  await store.storeBillingRead({ tenantId, seq, eventId: null, subscription, graceMs: config.billingGraceDays * DAY_MS, audit });
}

test('a late payment is reported at once, 3 days before the grace ends and when it has ended, in the language of the reader', async () => {
  const said = {
    en: ['A payment is due', 'A payment is due', 'New commands are rejected until you pay'],
    ms: ['Bayaran perlu dibuat', 'Bayaran perlu dibuat', 'Arahan baharu ditolak sehingga anda membayar'],
    zh: ['有款项待付', '有款项待付', '付款前将拒绝新指令'],
  } as const;
  const homes = await Promise.all(
    (['en', 'ms', 'zh'] as const).map(async (language) => {
      const home = await confirmedTenant();
      await server.context.store.setReader({ ...home.signUp.person, language, zone: null });
      await pay(home, 'active');
      await pay(home, 'past_due');
      return { ...home, language };
    }),
  );
  const { billingGraceDays } = server.context.config;
  for (const days of [0, billingGraceDays - 4, 1, 2, 1, 1]) {
    server.time.advance(days * DAY_MS);
    await runRetention(server.context);
  }
  for (const { email, language, signUp } of homes) {
    const subjects = (await subjectsTo(email)).filter((subject) =>
      (said[language] as readonly string[]).some((one) => subject.startsWith(one)),
    );
    assert.deepEqual(
      subjects.map((subject) => subject.replace(/ ?[(（].*$/, '')),
      said[language],
      signUp.tenant.companyName,
    );
  }
  const [english] = homes;
  if (!english) assert.fail('There is a reader of English.');
  const [last] = (await post.mailsTo(english.email)).filter(({ headers }) =>
    headers.subject?.startsWith('New commands are rejected'),
  );
  assert.match(last?.text ?? '', /Nothing is deleted[\s\S]*\/portal\/billing/);
  await pay(english, 'active');
  await runRetention(server.context);
  const kinds = await server.context.store.notifications({ tenantId: english.tenantId, before: null, limit: 20 });
  assert.deepEqual(
    kinds.filter(({ kind }) => kind === 'subscription_inactive' || kind === 'payment_due'),
    [],
  );
});
