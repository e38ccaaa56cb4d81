import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { DEFAULT_ZONE, type Language, languages, PSEUDO, type Wording } from '@ledgerline/words';
import { notificationSentences } from '@ledgerline/words/notification';
import { fileLinkSays } from '@ledgerline/words/problem/file-link';
import type { LightMyRequestResponse } from 'fastify';
import { bareTexts } from '../../testing/language/pseudo-language.ts';
import { testPassword } from '../../testing/test-cloud.ts';
import { TestPost } from '../../testing/test-post.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { notifyTenant, outcomeUnknown } from '../account/notification.ts';
import { runRetention } from '../account/tenant-checks.ts';
import { problemOfRefusal } from '../report/turn-problem.ts';
import type { MailFacts, SecondFactor } from '../store/stored-mail.ts';
import { refuse } from '../system/problem.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { letterOf, mailKinds } from './mail-kinds.ts';

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

const companyName = 'Kedai Ipoh';
const [actor, at] = ['person:owner@example.com', Date.UTC(2026, 10, 14, 10, 5)];

const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
const report = { companyName, bookName: 'Till', template: 'balance-sheet', ...dates };

const plain = ({ key, params }: Wording): Wording => ({ key, params });

/** Every kind, in each of its forms. */
const FACTS: readonly MailFacts[] = [
  { kind: 'confirm_address', companyName },
  { kind: 'confirm_change', email: 'old@example.com' },
  { kind: 'address_changed', newEmail: 'new@example.com' },
  { kind: 'change_undone', email: 'old@example.com' },
  { kind: 'reset_password' },
  { kind: 'new_login', companyName, address: '127.0.0.1', at },
  { kind: 'key_created', companyName, name: 'Till', actor, at },
  { kind: 'key_rotated', companyName, key: 'tenant', actor: 'key:tenant', at },
  { kind: 'key_rotated', companyName, key: 'connector', actor, at },
  { kind: 'key_rotated', companyName, key: 'app', name: 'Till', previousUntil: at, actor, at },
  { kind: 'password_changed', companyName, isReclaimed: true },
  { kind: 'invitation', companyName, role: 'accountant', invitedBy: 'owner@example.com' },
  { kind: 'factor_added', passkey: null },
  { kind: 'factor_added', passkey: 'Phone' },
  { kind: 'factor_removed', passkey: null },
  { kind: 'factor_removed', passkey: 'Phone' },
  { kind: 'factor_added', factor: 'an authenticator app' },
  { kind: 'factor_removed', factor: 'the passkey “Phone”' },
  { kind: 'factors_removed' },
  { kind: 'recovery_code_used', left: 1 },
  { kind: 'erasure_requested', companyName, eraseAt: at, actor },
  { kind: 'erasure_soon', companyName, eraseAt: at },
  { kind: 'erasure_cancelled', companyName, actor, at },
  { kind: 'erased', companyName },
  { kind: 'report_ready', ...report, expiresAt: at },
  { kind: 'report_ready', ...report, dateFrom: null, expiresAt: at },
  { kind: 'report_failed', ...report, problem: problemOfRefusal(refuse('limit_reached', fileLinkSays.tooMany(5))) },
  { kind: 'report_failed', ...report, problem: { code: 'expired', message: 'Stored in English.' } },
  { kind: 'status_confirm' },
  { kind: 'status_update', title: 'Till', parts: ['api', 'webhooks'], state: 'identified', text: 'Phone', at, openedAt: at },
  { kind: 'report_late', ...report },
  { kind: 'report_ended', companyName, bookName: 'Till', template: 'balance-sheet' },
  {
    kind: 'notification',
    companyName,
    title: 'Stored in English',
    message: 'Stored in English.',
    action: { label: 'Stored in English', href: '/portal' },
    wording: {
      title: plain(notificationSentences.webhookFailing()),
      message: plain(notificationSentences.webhookFailingDetail('https://shop.example', { at })),
      label: plain(notificationSentences.openEndpoint()),
    },
  },
];

test('every kind of mail is looked at', () => {
  assert.deepEqual(new Set(FACTS.map(({ kind }) => kind)), new Set(mailKinds));
});
const DATA = [
  companyName,
  'owner@example.com',
  'old@example.com',
  'new@example.com',
  'Till',
  'Phone',
  'Nov 2026',
  '1 Oct 2026',
  '31 Oct 2026',
  '(Kuala Lumpur)',
];

function written(facts: MailFacts, language: Language) {
  const reader = { language, zone: DEFAULT_ZONE };
  const { letter, reason } = letterOf(facts, { baseUrl: 'https://cloud.example.com', token: 'token', reader });
  const frame = { baseUrl: 'https://cloud.example.com', operatorName: null, contactEmail: null, reason, language };
  return { subject: letter.subject, text: letterText(letter, frame), html: letterHtml(letter, frame) };
}

test('every text of every mail is from a room', () => {
  for (const facts of FACTS) {
    const { html } = written(facts, PSEUDO);
    const texts = html.replaceAll(/https:[^<" ]*/g, '');
    assert.deepEqual(bareTexts(texts, ['Ledgerline', ...DATA]), [], facts.kind);
  }
});

test('every mail differs by language, names the product and has no gap', () => {
  for (const facts of FACTS) {
    const mails = languages.map((language) => written(facts, language));
    assert.equal(new Set(mails.map(({ subject }) => subject)).size, languages.length, facts.kind);
    for (const { text, html } of mails) {
      assert.match(text, /Ledgerline/);
      assert.doesNotMatch(`${text}${html}`, /undefined|null|NaN|\[object/);
    }
  }
});

test('a mail about a second factor that an earlier version queued reads like one of today', () => {
  const kinds: readonly ((factor: SecondFactor) => MailFacts)[] = [
    (factor) => ({ kind: 'factor_added', ...factor }),
    (factor) => ({ kind: 'factor_removed', ...factor }),
  ];
  for (const about of kinds)
    for (const [passkey, factor] of [
      [null, 'an authenticator app'],
      ['Phone “2”', 'the passkey “Phone “2””'],
    ] as const)
      for (const language of languages)
        assert.deepEqual(written(about({ factor }), language), written(about({ passkey }), language));
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
  const { companyName: name } = home.signUp.tenant;
  assert.deepEqual(await trialMails(home.email), [
    `Your trial ends within 7 days (${name})`,
    `Your trial ends within 3 days (${name})`,
  ]);
  assert.deepEqual(await trialMails(quiet.email), []);

  await notifyTenant(server.context, home.tenantId, outcomeUnknown('cmd-1'));
  const [unknown] = (await post.mailsTo(home.email)).filter(({ headers }) => headers.subject?.startsWith('A command ended'));
  assert.match(unknown?.text ?? '', /Open the command:\nhttp:\/\/127\.0\.0\.1:8080\/portal\/commands\/cmd-1\n/);
  await send('/app/email/choices', { choice: 'trial_ending', isOn: true }, quiet);
  const list = await server.call('GET', '/app/email/choices', { headers: { cookie: quiet.cookie } });
  assert.ok(list.json().choices.every(({ isOn }: { isOn: boolean }) => isOn));
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
      // Several mails are sent at once, in any order.
      subjects.map((subject) => subject.replace(/ ?[(（].*$/, '')).toSorted(),
      said[language].toSorted(),
      signUp.tenant.companyName,
    );
    const [last] = (await post.mailsTo(email)).filter(({ headers }) => headers.subject?.startsWith(said[language][2]));
    assert.match(last?.html ?? '', new RegExp(`<html lang="${language}[^]*/portal/billing`));
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

const signUp = async (email: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await server.call('POST', '/signup', { headers, body: { companyName, email, password: testPassword } });
  return String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
};

test('a mail is in the language of the person with the address, with times as on their clock', async () => {
  const email = 'ms@example.com';
  const cookie = await signUp(email, { 'accept-language': 'ms', cookie: 'ledgerline_zone=Asia%2FTokyo' });
  const token = await post.tokenFor(email, 'Sahkan alamat e-mel anda');
  await server.call('POST', '/email/confirm', { body: { token } });
  await server.call('POST', '/login', { headers: { 'accept-language': 'zh' }, body: { email, password: testPassword } });
  const [mail] = await post.mailsTo(email, 'Log masuk baharu ke akaun anda');
  assert.match(mail?.text ?? '', /^Bila: .*\(Tokyo\)$/m);
  assert.match(mail?.html ?? '', /<html lang="ms-MY">/);
  assert.equal(mail?.headers['content-language'], 'ms-MY');

  await server.call('POST', '/language', { headers: { cookie }, body: { language: 'zh' } });
  await server.call('POST', '/app/api-keys', { headers: { cookie }, body: { name: 'Till' } });
  assert.equal((await post.mailsTo(email, '已创建应用密钥')).length, 1);
});

test('an invitation is in the language of whoever sends it, unless the address has an account', async () => {
  const cookie = await signUp('zh@example.com', { 'accept-language': 'zh' });
  await server.call('POST', '/email/confirm', { body: { token: await post.tokenFor('zh@example.com', '确认您的邮箱地址') } });
  await signUp('known@example.com', { 'accept-language': 'en' });
  for (const email of ['unknown@example.com', 'known@example.com']) {
    const sent = await server.call('POST', '/app/team/invitations', { headers: { cookie }, body: { email, role: 'admin' } });
    assert.equal(sent.statusCode, 200, sent.body);
  }
  const [unknown] = await post.mailsTo('unknown@example.com', `加入 Ledgerline 上的 ${companyName}`);
  assert.match(unknown?.text ?? '', /您的角色是管理员。/);
  const [known] = await post.mailsTo('known@example.com', `Join ${companyName} on Ledgerline`);
  assert.match(known?.text ?? '', /Your role will be admin\./);
  assert.doesNotMatch(known?.text ?? '', /work for/);
});

test('an address that is not an account yet, or no longer, gets mails in the language of the account', async () => {
  const email = 'before@example.com';
  const cookie = await signUp(email, { 'accept-language': 'ms' });
  await server.call('POST', '/email/confirm', { body: { token: await post.tokenFor(email, 'Sahkan alamat e-mel anda') } });
  const body = { email: 'after@example.com', currentPassword: testPassword };
  const asked = await server.call('POST', '/app/email', { headers: { cookie }, body });
  assert.equal(asked.statusCode, 200, asked.body);
  const token = await post.tokenFor('after@example.com', 'Sahkan alamat e-mel baharu anda');
  await server.call('POST', '/email/confirm', { body: { token } });
  assert.equal((await post.mailsTo(email, 'Alamat e-mel anda telah ditukar')).length, 1);
});
