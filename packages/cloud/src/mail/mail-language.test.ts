import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_ZONE, type Language, languages, PSEUDO, type Wording } from '@ledgerline/words';
import { notificationSentences } from '@ledgerline/words/notification';
import { fileLinkSays } from '@ledgerline/words/problem/file-link';
import { bareTexts } from '../../testing/language/pseudo-language.ts';
import { testPassword } from '../../testing/test-cloud.ts';
import { TestPost } from '../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
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
