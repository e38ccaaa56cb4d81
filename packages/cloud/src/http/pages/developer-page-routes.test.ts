import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRecipe, recipes } from '@ledgerline/catalog';
import { bookCodes, detailCodes, failureCodes, problemCodes } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { recipesOfEachKind } from '../../../testing/recipes-of-each-kind.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { callerRules } from '../../pages/developers/caller-rules.ts';
import { STATUS } from '../reply/problem-status.ts';

let server: TestServer;
let cookie: string;
before(async () => {
  server = await openTestServer();
  ({ cookie } = await server.household());
});
after(() => server.close());

const HTML = { accept: 'text/html' };
const visit = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
  server.call('GET', url, { headers: { ...HTML, ...headers } });
const found = async (words: string): Promise<readonly string[]> => {
  const response = await server.call('GET', `/developers/search?q=${encodeURIComponent(words)}`);
  assert.equal(response.statusCode, 200);
  return response.json<{ hits: { commandType: string }[] }>().hits.map(({ commandType }) => commandType);
};

const GUIDES = [
  '/developers',
  '/developers/rules',
  '/developers/authentication',
  '/developers/errors',
  '/developers/delivery',
  '/developers/commands',
  '/developers/modules/sales',
  '/developers/search',
  '/developers/search?q=invois',
];

for (const url of GUIDES) {
  test(`GET ${url} is a sound page, logged in or not`, async () => {
    for (const headers of [{}, { cookie }, { cookie: 'ledgerline_session=unknown' }]) {
      const response = await visit(url, headers);
      assert.equal(response.statusCode, 200);
      assertAccessiblePage(response);
    }
  });
}

/** Those who can try a recipe get the same page with the same few buttons. */
const TRIED_ONE_OF = 8;

test('the recipes have accessible pages, for readers who can try it and for those who cannot', async () => {
  for (const [index, { commandType }] of recipesOfEachKind().entries()) {
    for (const headers of index % TRIED_ONE_OF === 0 ? [{}, { cookie }] : [{}]) {
      const response = await visit(`/developers/commands/${commandType}`, headers);
      assert.equal(response.statusCode, 200, commandType);
      assertAccessiblePage(response);
      assert.ok(response.body.includes(`<code class="h-code">${commandType}</code>`), commandType);
    }
  }
});

test('the recipes are Markdown too, with their fields, an example and how they fail', async () => {
  for (const { commandType, summary } of recipesOfEachKind()) {
    const { statusCode, headers, body } = await server.call('GET', `/developers/commands/${commandType}.md`);
    assert.equal(statusCode, 200, commandType);
    assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
    assert.ok(body.startsWith(`# ${commandType}\n\n${summary}\n`), commandType);
    for (const part of ['## Fields', '## When it fails', '## Example', '### curl', '### TypeScript', '### Python']) {
      assert.ok(body.includes(`\n${part}\n`), `${commandType} lacks ${part}`);
    }
    const columns = body
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split(/(?<!\\)\|/).length);
    assert.ok(
      columns.every((count) => count === 6),
      `${commandType} has a broken table`,
    );
  }
});

test('a link inside the docs leads somewhere', async () => {
  const pages = [...GUIDES, '/developers/commands/create-sales-invoice', '/developers/commands/einvoice.submit'];
  const links = new Set<string>();
  for (const url of pages) {
    const { body } = await visit(url);
    for (const [, href = ''] of body.matchAll(/href="(\/(?:developers|llms|openapi|ai)[^"#]*)/g))
      links.add(href.replaceAll('&amp;', '&'));
  }
  const recipePages = new Set(recipes().map(({ commandType }) => `/developers/commands/${commandType}`));
  for (const page of recipePages) assert.ok(links.delete(page), `${page}, which every recipe has, is linked to`);
  assert.ok(links.size > GUIDES.length);
  for (const href of links) assert.equal((await visit(href)).statusCode, 200, href);
});

test('the errors page lists every code there is, with its status and what to do', async () => {
  const { body } = await visit('/developers/errors');
  for (const code of failureCodes) assert.ok(body.includes(`id="failure-${code}"`), code);
  for (const code of bookCodes) assert.ok(body.includes(`id="book-${code}"`), code);
  for (const code of detailCodes) assert.ok(body.includes(`id="detail-${code}"`), code);
  for (const code of problemCodes) {
    const row = body.split(`id="problem-${code}">`)[1]?.split('</tr>', 1)[0] ?? '';
    assert.match(row, new RegExp(`^<td class="num"[^>]*>${STATUS[code]}</td>`), code);
    const [, advice = ''] = /<td class="soft">(.*?)<\/td>/.exec(row) ?? [];
    assert.ok(advice.length > 10, `${code} does not say what to do`);
    // What has a reason of its own is not solved by another key.
    assert.equal(advice.includes('has the right'), code === 'access_denied', code);
  }
});

test('the caller rules are all there', async () => {
  const { body } = await visit('/developers/rules');
  callerRules.forEach((_rule, index) => {
    assert.ok(body.includes(`id="rule-${index + 1}"`));
  });
});

test('a search that is asked for twice is rejected in the shape of every error, or as a page', async () => {
  const refused = await server.call('GET', '/developers/search?q=1&q=2');
  assert.equal(refused.statusCode, 400);
  const { ok, error, requestId } = refused.json();
  assert.deepEqual(
    [ok, error.code, error.details[0].path, requestId],
    [false, 'invalid_request', '/q', refused.headers['x-request-id']],
  );
  const page = await visit('/developers/search?q=1&q=2');
  assert.deepEqual([page.statusCode, page.headers['content-type']], [400, 'text/html; charset=utf-8']);
  assert.equal((await server.call('GET', '/developers/search?q=1&lang=ms&utm_source=a&utm_source=b')).statusCode, 200);
});

test('a search finds by name, field, alias and summary', async () => {
  assert.equal((await found('create-sales-invoice'))[0], 'create-sales-invoice');
  assert.equal((await found('einvoice.submit'))[0], 'einvoice.submit');
  assert.ok((await found('knockOffs')).includes('create-ar-payment'));
  assert.ok((await found('postingAccountNo')).includes('create-sales-invoice'));
  assert.ok((await found('credit limit')).includes('get-debtor-credit-control'));
  assert.equal((await found('JV'))[0], 'create-journal-entry');
});

test('a search finds by what people call things in English, Malay and Chinese', async () => {
  assert.equal((await found('who owes us'))[0], 'read-ar-outstanding');
  assert.equal((await found('invois jualan'))[0], 'create-sales-invoice');
  assert.equal((await found('batal invois'))[0], 'cancel-sales-invoice');
  assert.equal((await found('销售发票'))[0], 'create-sales-invoice');
  assert.equal((await found('新增客户'))[0], 'create-debtor');
  assert.equal((await found('仓库'))[0], 'create-location');
  assert.ok((await found('发')).includes('create-sales-invoice'), 'one character is enough');
});

test('a search forgives wrong letters and half a word', async () => {
  assert.equal((await found('salse invocie'))[0], 'create-sales-invoice');
  assert.equal((await found('purcase ordr'))[0], 'create-purchase-order');
  assert.ok((await found('quotat')).slice(0, 3).includes('create-quotation'));
  assert.deepEqual(await found('zzzzqqq'), []);
});

test('a search while typing returns a fragment that highlights the matches and shows how many more there are', async () => {
  const response = await visit('/developers/search?q=invois', { 'x-fragment': 'true' });
  assert.equal(response.statusCode, 200);
  assert.ok(response.body.startsWith('<ul class="hits"'));
  assert.match(response.body, /<mark>invois<\/mark> jualan/);
  assert.match(response.body, /6 shown, \d+ more, in (?:under 1|\d+) ms/);
  assert.match((await visit('/developers/search?q=%E5%8F%91%E7%A5%A8', { 'x-fragment': 'true' })).body, /<mark>发票<\/mark>/);
  assert.match(
    (await visit('/developers/search?q=debtorCode', { 'x-fragment': 'true' })).body,
    /<code><mark>debtorCode<\/mark><\/code>/,
  );
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x/onerror=alert(1)>',
  "' OR 1=1 --",
  '[](){}*+?.^$|\\',
  '\u{1F600}\u0000'.replace('\0', ''),
  'a'.repeat(5000),
  '发'.repeat(5000),
  `${'invoice '.repeat(500)}`,
  '%',
  '<mark>invoice',
];

test('a hostile query stays text', async () => {
  for (const query of HOSTILE) {
    for (const headers of [{}, { 'x-fragment': 'true' }]) {
      const response = await visit(`/developers/search?q=${encodeURIComponent(query)}`, headers);
      assert.equal(response.statusCode, 200, query.slice(0, 40));
      assert.doesNotMatch(response.body, /<script>|<img/);
      if (!('x-fragment' in headers)) assertAccessiblePage(response);
    }
  }
  assert.match((await visit('/developers/search?q=%3Cqqqqk%3Ezzzzqq')).body, /“&lt;qqqqk&gt;zzzzqq”/);
});

/** Each is cheap to send and once took seconds of everyone's time. */
const DEAR = [
  'c d p s r i',
  'ab co de in re pr cr up va li ge st',
  'b c d e f g h j k l m n',
  '发 单 账 款 客 户 商 品 销 售 采 购',
];
const HITS_MAX = 50;
/** What a person can take in on one line. */
const MARKS_PER_HIT_MAX = 6;

test('a query of many short words costs no more than it shows: hits and marks are bounded', async () => {
  for (const query of DEAR) {
    const { body } = await visit(`/developers/search?q=${encodeURIComponent(query)}`);
    const list = body.slice(body.indexOf('<ul class="hits"'), body.indexOf('data-status'));
    const [hits, marks] = [list.split('<li>').length - 1, list.split('<mark>').length - 1];
    assert.ok(hits > 0 && hits <= HITS_MAX, `${query}: ${hits} hits`);
    assert.ok(marks <= hits * MARKS_PER_HIT_MAX, `${query}: ${marks} marks`);
  }
});

test('a command that is not there is a page with what was meant, and an error for programs', async () => {
  const response = await visit('/developers/commands/create-sales-invoise');
  assert.equal(response.statusCode, 404);
  assertAccessiblePage(response);
  assert.match(response.body, /Did you mean <a href="\/developers\/commands\/create-sales-invoice">/);
  assert.ok(response.body.includes(String(response.headers['x-request-id'])));
  const program = await server.call('GET', '/developers/commands/create-sales-invoise.md');
  assert.equal(program.statusCode, 404);
  assert.equal(program.json().error.code, 'unknown_recipe');
  const evil = await visit(`/developers/commands/${encodeURIComponent('<script>alert(1)</script>')}`);
  assert.equal(evil.statusCode, 404);
  assertAccessiblePage(evil);
  const module = await visit('/developers/modules/salse');
  assert.equal(module.statusCode, 404);
  assertAccessiblePage(module);
});

test('a reader without a session is led to the login and back; one with a session can run the example', async () => {
  const [out, inside] = [
    await visit('/developers/commands/read-debtors'),
    await visit('/developers/commands/read-debtors', { cookie }),
  ];
  assert.match(out.body, /href="\/login\?next=\/developers\/commands\/read-debtors"/);
  assert.doesNotMatch(out.body, /data-run/);
  assert.match(inside.body, /data-try="read-debtors"/);
  assert.match(inside.body, /<button[^>]* data-run>/);
});

test('a reader with a sandbox finds its connector in the samples', async () => {
  const home = await server.household();
  const opened = await server.call('POST', '/app/sandbox', { headers: { cookie: home.cookie } });
  const { connectorId } = opened.json().connector;
  const { body } = await visit('/developers/commands/read-debtors', { cookie: home.cookie });
  assert.ok(body.includes(connectorId));
});

test('a server without sandboxes shows that and offers no button', async () => {
  const other = await openTestServer({ settings: { isSandboxOffered: false } });
  try {
    const home = await other.household();
    const { body } = await other.call('GET', '/developers/commands/read-debtors', { headers: { ...HTML, cookie: home.cookie } });
    assert.match(body, /has no sandbox books/);
    assert.doesNotMatch(body, /data-run/);
  } finally {
    await other.close();
  }
});

test('/llms.txt names every recipe once, with the address of its Markdown', async () => {
  const { statusCode, headers, body } = await server.call('GET', '/llms.txt');
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.match(body, /^# Ledgerline\n\n> /);
  const named = [...body.matchAll(/\/developers\/commands\/([a-z.-]+)\.md\)/g)].map(([, type = '']) => type);
  assert.deepEqual(
    named,
    recipes().map(({ commandType }) => commandType),
  );
  for (const path of ['/openapi.json', '/ai/manifest.json', '/ai/acct-ontology.json', '/developers/recipes.json']) {
    assert.ok(body.includes(path), path);
  }
});

test('the samples send what the catalog publishes', async () => {
  const recipe = findRecipe('create-sales-invoice');
  const { body } = await server.call('GET', '/developers/commands/create-sales-invoice.md');
  const sent = /```json\n([\s\S]+?)\n```/.exec(body)?.[1] ?? '';
  assert.deepEqual(JSON.parse(sent).payload, recipe?.examples[0]?.payload);
});
