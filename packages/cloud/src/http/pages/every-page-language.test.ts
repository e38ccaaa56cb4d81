import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Language, PSEUDO } from '@ledgerline/words';
import { HtmlValidate } from 'html-validate';
import { pausedBook, scheduledReport } from '../../../testing/calls/book-calls.ts';
import { furnishConsole, operatorCookie } from '../../../testing/calls/operator-calls.ts';
import { shareFile } from '../../../testing/calls/shared-file.ts';
import { bareTexts, PSEUDO_COOKIE } from '../../../testing/language/pseudo-language.ts';
import { addressOf, translatedPages } from '../../../testing/language/translated-pages.ts';
import { PortalTestClient, refusal } from '../../../testing/portal-test-client.ts';
import { TestApp } from '../../../testing/test-app.ts';
import { byTester } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { isRefusal } from '../../system/problem.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';

/** What is left out: a matter of taste, or judged where it can be seen, by axe in a browser that shows one of two menus. */
const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'unique-landmark': 'off',
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
  },
});

let server: TestServer;
let portal: PortalTestClient;
let home: TestTenant;
/** An app that asks to be connected, and the browser in which it asks. */
let app: TestApp;
/** The cookie of the operator. */
let operator: string;
/** The values of the parameters in addresses. */
const values = new Map<string, string>();

before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
  home = await server.household();
  values.set('commandId', await portal.ended(home, refusal('The period is locked.')));
  const headers = { cookie: home.cookie };
  const body = { url: 'https://shop.example/ledgerline' };
  values.set('webhookId', (await server.call('POST', '/app/webhooks', { headers, body })).json().webhook.webhookId);
  const made = await createAppKey(server.context, home.tenantId, { name: 'Claude', approval: 'writes' }, byTester('test'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  const asked = { commandId: 'asked', connectorId: home.connectorId, companyId: 'SAMPLE', ...invoice };
  const proposalId = (await server.call('POST', '/v1/commands', { key: made.secret, body: asked })).json().error.proposalId;
  await server.call('POST', `/app/proposals/${proposalId}/deny`, { headers, body: {} });
  values.set('proposalId', proposalId);
  app = new TestApp(server, home.cookie);
  await app.register();
  const { commandId: printed } = (await server.submit(home, invoice)).json().command;
  await server.next(home);
  await server.call('PUT', `/connectors/${home.connectorId}/commands/${printed}/artifact`, {
    key: home.connectorKey,
    body: 'file',
  });
  await server.report(home, printed, { status: 'done', result: { ok: true } });
  const inBook = { connectorId: home.connectorId, companyId: 'SAMPLE', code: '300-A001', itemCode: 'WIDGET', docNo: 'IV-7' };
  const typed = { family: 'sales-invoice', commandType: 'create-ar-payment' };
  const { token } = await shareFile(server.context, home.tenantId, printed);
  for (const [name, value] of Object.entries({ ...inBook, ...typed, token, tenantId: home.tenantId })) values.set(name, value);
  await scheduledReport(server, { ...home, personId: home.signUp.person.personId });
  await pausedBook(server, home);
  operator = await operatorCookie(server);
  await furnishConsole(server, home);
  values.set('uid', (await app.open()).split('/').at(-1) ?? '');
});
after(() => server.close());

/** Names, codes and values. */
const DATA = [
  ...['Ledgerline', 'English', 'Bahasa Malaysia', '中文', '·', 'Ctrl K', 'OpenAPI 3.1', 'llms.txt', 'GnuCash', 'RM '],
  ...['Company 1', 'tenant-1@example.com', 'Alpha Hardware', '+60', 'Kedai', 'Syarikat', 'Firma', 'tenantId', 'Claude', 'Helper'],
  ...[
    'SAMPLE',
    'BLANK',
    '300-A001',
    'IV-7',
    'WIDGET',
    'tester',
    '(The period is locked.)',
    'PDF',
    'CSV',
    'curl',
    'TypeScript',
    'Python',
    'connector-config.json',
    'connectorId',
    'WDJB-MJHT',
  ],
  ...['Webhooks are late', 'Deliveries wait.'],
  ...['create-sales-order', 'create-sales-invoice', 'create-ar-payment', 'read-debtors', 'https://shop.example/ledgerline'],
];
/** Texts that are nothing but a code, a unit or part of a date. */
const CODES =
  /^(?:,|kedai|trial|syarikat|firma|file|\d bytes|A|B|BOOK|OTHER|C\d|\d* ?ms|\d s ago|\+?\d+ ms|command-\d|asked|PERIOD_LOCKED|[a-z]+\.[a-z_]+|conn_\w+|[\d: ,]*(?:Oct|Nov)[\d: ,]*|status|error|outcome|retryable|module|(?:command|company)Id|key:\w+|person:\S*)$/;

/** The page as a reader of the language sees it who may. */
async function bodyIn(language: Language, endpoint: Endpoint): Promise<string> {
  const url = `${addressOf(endpoint, values)}?lang=${language}`;
  const visits: Partial<Record<Endpoint['audience'], () => ReturnType<TestServer['call']>>> = {
    anyone: () => server.call('GET', url, { headers: { accept: 'text/html', cookie: PSEUDO_COOKIE } }),
    'operator-page': () => server.call('GET', url, { headers: { cookie: operator } }),
  };
  const { statusCode, body } = await (visits[endpoint.audience] ?? (() => app.visit(`${url}&id=first`)))();
  assert.equal(statusCode, 200);
  return body;
}

for (const endpoint of translatedPages) {
  test(`every text of ${endpoint.path} is from a room`, async () => {
    assert.deepEqual(
      bareTexts(await bodyIn(PSEUDO, endpoint), DATA).filter((text) => !CODES.test(text)),
      [],
    );
  });

  test(`the HTML of ${endpoint.path} is correct`, async () => {
    const { results } = await htmlValidate.validateString(await bodyIn('en', endpoint));
    assert.deepEqual(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`),
      ),
      [],
    );
  });

  test(`no space follows a Chinese sentence of ${endpoint.path}`, async () => {
    const text = (await bodyIn('zh', endpoint)).replaceAll(/<[^>]*>/g, '');
    assert.deepEqual(text.match(/.{0,20}。 [\u4e00-\u9fff].{0,10}/g) ?? [], []);
  });
}

test('the route table has pages for everyone and for people who are logged in', () => {
  assert.ok(
    translatedPages.some(({ audience }) => audience === 'anyone') &&
      translatedPages.some(({ audience }) => audience !== 'anyone'),
  );
  assert.ok(translatedPages.length >= 30, String(translatedPages.length));
});
