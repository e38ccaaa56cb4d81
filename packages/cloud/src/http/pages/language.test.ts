import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_ZONE, PSEUDO } from '@ledgerline/words';
import { moduleWords } from '@ledgerline/words/shared/module';
import { bareTexts, PSEUDO_COOKIE } from '../../../testing/language/pseudo-language.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { moduleCounts } from '../../command/modules.ts';
import { errorPage } from '../../pages/error-page.ts';
import { secondFactorPage } from '../../pages/public/second-factor.ts';
import { signedUpPage } from '../../pages/public/sign-up.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.newcomer();
});
after(() => server.close());

const visit = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.call('GET', url, { headers: { accept: 'text/html', ...headers } });

const langAt = async (url: string, headers?: Readonly<Record<string, string>>): Promise<string | undefined> => {
  const { body, headers: sent } = await visit(url, headers);
  const lang = /<html lang="([^"]+)">/.exec(body)?.[1];
  assert.equal(sent['content-language'], lang);
  return lang;
};

test('a page is in the language that the browser prefers, else in English', async () => {
  assert.equal(await langAt('/login'), 'en-MY');
  assert.equal(await langAt('/login', { 'accept-language': 'ms-MY,en;q=0.5' }), 'ms-MY');
  assert.equal(await langAt('/login', { 'accept-language': 'ta' }), 'en-MY');
  const { body, headers } = await visit('/login', { 'accept-language': 'zh-CN' });
  assert.match(body, /<h1>欢迎回来<\/h1>/);
  assert.match(String(headers.vary), /accept-language, cookie/);
});

test('the switch is remembered by a cookie, works as a form and leads back, to pages of this site only', async () => {
  for (const [next, location] of [
    ['/pricing', `${server.context.config.baseUrl}/pricing`],
    ['https://elsewhere.example/', `${server.context.config.baseUrl}/portal`],
  ] as const) {
    const answer = await server.call('POST', '/language', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ language: 'zh', next }).toString(),
    });
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, location]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    assert.equal(await langAt('/pricing', { cookie, 'accept-language': 'ms' }), 'zh-Hans-MY');
  }
  assert.equal((await server.call('POST', '/language', { body: { language: 'id' } })).statusCode, 400);
});

test('the language of a person goes before cookie and browser, on every device', async () => {
  const { cookie } = home;
  assert.equal((await server.call('POST', '/language', { headers: { cookie }, body: { language: 'ms' } })).statusCode, 200);
  assert.equal(await langAt('/portal', { cookie, 'accept-language': 'zh' }), 'ms-MY');
  assert.equal(await langAt('/pricing', { cookie: `${cookie}; ledgerline_language=zh` }), 'ms-MY');
});

test('each language has an address of its own for search engines', async () => {
  const { body } = await visit('/pricing');
  assert.match(body, /<link rel="alternate" hreflang="zh-Hans-MY" href="\/pricing\?lang=zh">/);
  assert.equal(await langAt('/pricing?lang=zh', { 'accept-language': 'ms' }), 'zh-Hans-MY');
  assert.equal(await langAt('/pricing?lang=xx'), 'en-MY');
});

test('who signs up or logs in is remembered with language and time zone, and a chosen language stays', async () => {
  const account = { email: 'ipoh@example.com', password: 'sebuah ayat pendek' };
  const headers = { 'accept-language': 'ms', cookie: 'ledgerline_zone=Asia%2FTokyo' };
  await server.call('POST', '/signup', { headers, body: { companyName: 'Kedai Ipoh', ...account } });
  const { store } = server.context;
  const known = async () => {
    const person = await store.personByEmail(account);
    return [person?.language, person?.zone];
  };
  assert.deepEqual(await known(), ['ms', 'Asia/Tokyo']);
  await server.call('POST', '/login', { headers: { 'accept-language': 'zh', cookie: 'ledgerline_zone=Mars' }, body: account });
  assert.deepEqual(await known(), ['ms', 'Asia/Kuala_Lumpur']);
});

/** Pages of a new company, with the texts on them that are data or names. Every page of one at work is in every-page-language.test.ts. */
const NEW_PAGES: readonly (readonly [url: string, data: readonly string[]])[] = [
  ['/portal/account', ['tenantId', 'Kedai', 'Syarikat', 'Firma']],
  ['/portal/team', []],
  ['/portal/security', []],
  ['/portal/data', []],
  ['/portal/keys', []],
  ['/portal/usage', []],
  ['/portal/sandbox', []],
  ['/portal/reports', ['SAMPLE', 'BLANK', 'PDF', 'CSV']],
];
/** Of the company that looks at pages of the portal. */
const HOME_NAMES = ['Company 1', 'tenant-1@example.com', 'Oct', 'Connector not connected yet'];
const NAMES = ['Ledgerline', 'English', 'Bahasa Malaysia', '中文', '·'];

for (const [url, data] of NEW_PAGES) {
  test(`every text of ${url} is from a room, for a new company`, async () => {
    const { body, statusCode } = await visit(`${url}?lang=${PSEUDO}`, { cookie: home.cookie });
    assert.equal(statusCode, 200);
    assert.deepEqual(bareTexts(body, [...NAMES, ...data, ...HOME_NAMES]), []);
  });
}

test('every text of pages without an address is from a room', () => {
  const reader = { language: PSEUDO, zone: DEFAULT_ZONE };
  const email = 'owner@example.com';
  const message = 'A message.';
  for (const page of [
    signedUpPage({ reader, isSandboxOffered: true, tenantApiKey: 'key' }),
    signedUpPage({ reader, isSandboxOffered: false, tenantApiKey: 'key' }),
    ...[true, false].flatMap((has) => [
      secondFactorPage({ reader, email, hasAuthenticator: has, hasPasskeys: true }),
      secondFactorPage({ reader, email, hasAuthenticator: has, hasPasskeys: false }),
    ]),
    ...[401, 402, 403, 404, 418, 429, 500, 503].map((status) =>
      errorPage({ reader, status, message, requestId: 'Fj', isLoggedIn: false }),
    ),
  ])
    assert.deepEqual(bareTexts(page, [...NAMES, email, message, 'OpenAPI 3.1', 'llms.txt']), []);
});

test('every text of the drawings is from a room, apart from code and names', async () => {
  const { body } = await visit('/', { cookie: PSEUDO_COOKIE });
  const texts = [...body.matchAll(/<text\b([^>]*)>([^<]*)<\/text>/g)].filter(([, , text]) => !text?.startsWith('⟦'));
  assert.deepEqual(
    texts.filter(([, attributes]) => !/class="ma?"/.test(attributes ?? '')).map(([, , text]) => text),
    ['Ledgerline', 'GnuCash'],
  );
  for (const [, label] of body.matchAll(/<svg [^>]*aria-label="([^"]*)"/g)) assert.match(label ?? '', /^⟦/);
});

test('modules have the titles of the catalog', () => {
  const titles = moduleCounts().map(({ module, title }) => [module, title]);
  assert.deepEqual(Object.fromEntries(titles), moduleWords('en'));
});
