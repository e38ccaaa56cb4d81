import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeFeaturedDriver } from '../../testing/featured-folder.ts';
import { type ConnectorFolder, folderAt, isProblems } from '../config.ts';
import { Gateways } from '../gateway/gateways.ts';
import { silentLog } from '../log.ts';
import { driverFactories } from '../service/driver-factories.ts';
import { type RunningConnector, startConnector } from '../service/run.ts';
import { PagePairing } from './page-pairing.ts';
import { routes } from './routes.ts';
import { type LocalPageServer, serveLocalPage } from './server.ts';

/** The local page over HTTP, around a real connector whose cloud does not respond. */

const HOSTILE = `<script>alert(1)</script>"'&`;
const program = join(import.meta.dirname, '../../testing/reference-driver.ts');

let folder: ConnectorFolder;
let running: RunningConnector;
let page: LocalPageServer;

before(async () => {
  folder = folderAt(mkdtempSync(join(tmpdir(), 'local-page-')));
  const config = { connectorId: 'conn_1', connectorKey: 'll_conn_secret', cloudUrl: 'http://127.0.0.1:9' };
  writeFileSync(folder.config, JSON.stringify(config));
  makeFeaturedDriver(join(folder.drivers, 'featured'), { usualFolders: [folder.path] });
  const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const factories = driverFactories({ folder, log: silentLog, environment, gateways });
  const started = startConnector({ folder, environment, factories, log: silentLog, gateways });
  if (isProblems(started)) throw new Error(started.problems.join());
  running = started;
  const logLines = [{ at: '2026-11-16T00:00:00.000Z', level: 'warning', text: HOSTILE }] as const;
  const shown = { machine: HOSTILE, build: 'b', today: () => '2026-11-16' };
  const pairing = new PagePairing({ folder, machine: HOSTILE, environment });
  page = await serveLocalPage(
    { folder, running, factories, gateways, environment, logLines, pairing, ...shown },
    'a-token',
    silentLog,
  );
});

after(async () => {
  await page?.close();
  await running?.stop(1_000);
  rmSync(folder.path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

const ask = (method: string, url: string, headers: Record<string, string> = {}, body = ''): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    sent.on('error', reject).end(body);
  });

const get = (place: string): Promise<Reply> => ask('GET', `${page.url}${place}`);

/** Fills a form in and goes where it leads. */
async function post(place: string, fields: Readonly<Record<string, string>>): Promise<Reply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(page.url).origin };
  const answer = await ask('POST', `${page.url}${place}`, headers, new URLSearchParams(fields).toString());
  const { location } = answer.headers;
  return typeof location === 'string' ? ask('GET', new URL(location, page.url).href) : answer;
}

const companies = (): readonly Record<string, unknown>[] => JSON.parse(readFileSync(folder.companies, 'utf8')).companies;

const newBook = {
  name: 'Kedai Contoh',
  companyId: 'MAIN',
  template: 'trading',
  baseCurrency: 'MYR',
  fiscalYearStart: '2026-01-01',
};

test('nothing is shown to who has no link, comes from another page or by another name', async () => {
  const { origin } = new URL(page.url);
  assert.equal((await ask('GET', `${origin}/`)).status, 403);
  assert.equal((await ask('GET', `${origin}/other/books`)).status, 403);
  assert.equal((await ask('GET', page.url, { host: 'rebound.example.com' })).status, 421);
  assert.equal((await ask('POST', `${page.url}pause`, { origin: 'https://evil.example' }, 'paused=on')).status, 403);
  assert.equal((await ask('POST', `${page.url}pause`, { 'sec-fetch-site': 'cross-site' }, 'paused=on')).status, 403);
  assert.equal(running.pausedBecause(), null);
  assert.equal((await get('nothing')).status, 404);
  assert.equal((await ask('POST', `${page.url}pause`, {}, 'x'.repeat(140_000))).status, 413);
  for (const place of ['', 'books', 'books/new', 'commands', 'log', 'style.css']) {
    const { status, headers, body } = await get(place);
    assert.equal(status, 200, place);
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'self'/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.ok(!body.includes(HOSTILE) && !body.includes('ll_conn_secret'), place);
  }
});

test('a new book is created from a template and served at once; what is wrong is said, and what was entered stays', async () => {
  const wrong = await post('books/new', { ...newBook, companyId: 'a b', baseCurrency: 'XX', name: '' });
  assert.equal(wrong.status, 400);
  assert.match(wrong.body, /Id of the account book must have[\s\S]*value="a b"/);
  assert.ok(!existsSync(folder.companies));
  assert.match((await get('books/new')).body, /name="companyId" type="text" value="MAIN"/);
  const made = await post('books/new', { ...newBook, name: HOSTILE });
  assert.match(made.body, /Account book MAIN created/);
  assert.ok(!made.body.includes(HOSTILE));
  assert.deepEqual(companies(), [{ companyId: 'MAIN', name: HOSTILE, driver: 'embedded' }]);
  assert.deepEqual(
    running.health().map(({ companyId }) => companyId),
    ['MAIN'],
  );
  assert.match((await post('books/new', newBook)).body, /There is an account book MAIN already/);
  assert.match((await get('books/new')).body, /name="companyId" type="text" value="BOOK-2"/);
  const tested = await post('books/test', { company: 'MAIN' });
  assert.match(tested.body, /The trial balance is zero/);
  assert.match((await get('check')).body, /MAIN: The trial balance is zero/);
});

test('the settings that a driver declares are a form, and a password is kept and never shown', async () => {
  const start = { driver: 'external', name: 'Desk', companyId: 'DESK', 'setting-command': process.execPath };
  const known = { ...start, 'setting-parameters': program, shown: 'command parameters folder' };
  assert.match((await post('books/add', { ...known, 'setting-command': '' })).body, /Driver program is required/);
  const noDriver = await post('books/add', { ...known, 'setting-command': join(folder.path, 'no-driver') });
  assert.match(noDriver.body, /The driver cannot be used/);
  const asked = await post('books/add', known);
  assert.match(asked.body, /The driver responded[\s\S]*Notebook[\s\S]*type="password"/);
  const shown = 'command parameters folder notebook password';
  assert.match((await post('books/add', { ...known, shown })).body, /Notebook is required/);
  const notebook = join(folder.path, 'notes');
  const added = await post('books/add', { ...known, shown, 'setting-notebook': notebook, 'setting-password': 'wrong' });
  assert.match(added.body, /It cannot be used yet\. The account book cannot be opened\. The password of the notebook is wrong/);
  assert.equal(running.health().find(({ companyId }) => companyId === 'DESK')?.state, 'needs-password');
  const fields = { company: 'DESK', name: 'Desk 2', shown, 'setting-command': process.execPath, 'setting-parameters': program };
  await post('books/edit', { ...fields, 'setting-notebook': notebook });
  const settings = { command: process.execPath, parameters: [program], notebook, password: 'wrong' };
  assert.deepEqual(companies()[1], { companyId: 'DESK', name: 'Desk 2', driver: 'external', settings });
  assert.ok(!(await get('books/edit?company=DESK')).body.includes('value="wrong"'));
  const saved = await post('books/edit', { ...fields, 'setting-notebook': notebook, 'setting-password': 'right' });
  assert.match(saved.body, /Account book DESK saved\./);
  assert.equal(running.health().find(({ companyId }) => companyId === 'DESK')?.state, 'open');
  writeFileSync(`${notebook}.lock`, '');
  assert.match((await post('books/test', { company: 'DESK' })).body, /Another program has the notebook open/);
  assert.equal(running.health().find(({ companyId }) => companyId === 'DESK')?.state, 'locked');
  assert.match((await post('books/remove', { company: 'DESK' })).body, /Account book DESK removed/);
  assert.equal(companies().length, 1);
  assert.match((await post('books/remove', { company: 'DESK' })).body, /no longer there/);
});

test('a book of another package is chosen by its file, its settings are proposed, and it is tested before it is added', async () => {
  assert.match((await get('books')).body, /href="[^"]*books\/package"[^>]*>Add a book of another package/);
  assert.match((await get('books/package')).body, /Choose Featured[\s\S]*Enter a driver program/);
  const notebook = join(folder.path, 'Kedai.notebook');
  writeFileSync(notebook, '');
  assert.match(
    (await get('books/package/file?driver=featured')).body,
    /type="radio" name="found" value="[^"]*Kedai\.notebook" checked/,
  );
  const driver = 'featured';
  assert.match((await post('books/package/file', { driver })).body, /Choose a file, or enter its path/);
  assert.match((await post('books/package/file', { driver, path: `${notebook}x` })).body, /There is no file/);
  const proposed = await post('books/package/file', { driver, found: notebook });
  assert.match(proposed.body, /The notebook has one account only[\s\S]*name="companyId" type="text" value="KEDAI"/);
  assert.match(proposed.body, /<option value="500-0000" selected>500-0000 Sales<\/option>/);
  const form = { driver, file: notebook, name: 'Kedai', companyId: 'KEDAI', shown: 'password accounts' };
  const filled = { ...form, 'setting-accounts.sales': '500-0000', 'setting-accounts.purchase': '' };
  const tested = await post('books/package/settings', { ...filled, act: 'test' });
  assert.match(tested.body, /The book opens and can be read[\s\S]*It has 0 customers\. Nothing was added yet/);
  assert.equal(companies().length, 1);
  assert.match(
    (await post('books/package/settings', { ...filled, companyId: 'MAIN', act: 'add' })).body,
    /MAIN is already listed/,
  );
  assert.match((await post('books/package/settings', { ...filled, act: 'add' })).body, /Account book KEDAI added\./);
  const settings = { notebook, accounts: { sales: '500-0000' } };
  assert.deepEqual(companies()[1], { companyId: 'KEDAI', name: 'Kedai', driver, settings });
  assert.match((await get('books/edit?company=KEDAI')).body, /name="setting-accounts\.sales" type="text" value="500-0000"/);
  assert.match((await post('books/package/file', { driver: 'gone' })).body, /no longer on this machine/);
  await post('books/remove', { company: 'KEDAI' });
});

test('pause and quiet hours take effect at once and are kept in the companies file', async () => {
  assert.match((await post('pause', { paused: 'on' })).body, /Connector paused\./);
  assert.match(running.pausedBecause() ?? '', /^Paused on /);
  assert.match((await get('')).body, />Resume</);
  assert.match((await post('pause', { paused: 'off' })).body, /Connector resumed\./);
  assert.equal(running.pausedBecause(), null);
  assert.match((await post('hours', { from: '22:00', until: '' })).body, /Quiet hours need a beginning and an end/);
  await post('hours', { from: '00:00', until: '23:59' });
  assert.match(running.pausedBecause() ?? 'late at night', /Quiet hours until 23:59|late at night/);
  assert.equal(JSON.parse(readFileSync(folder.companies, 'utf8')).quietHours, '00:00-23:59');
  assert.match((await post('hours', { from: '', until: '' })).body, /Quiet hours removed\./);
  assert.equal(running.pausedBecause(), null);
});

test('the state says in words what is wrong', async () => {
  assert.match((await get('')).body, /The connector cannot take commands[\s\S]*does not respond/);
  assert.match((await get('commands')).body, /No command yet/);
});

test('a machine that is not connected has one page, which says what is wrong with an address and then shows the connector under the same link', async (t) => {
  const environment = {};
  const pairing = new PagePairing({ folder, machine: HOSTILE, environment });
  const unpaired = { folder, environment, machine: HOSTILE, build: 'b', pairing };
  const other = await serveLocalPage(unpaired, 'b-token', silentLog);
  t.after(() => other.close());
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(other.url).origin };
  const enter = (cloud: string) => ask('POST', `${other.url}pair`, headers, new URLSearchParams({ cloud }).toString());
  const shown = await ask('GET', other.url);
  assert.match(shown.body, /Connect this machine[\s\S]*Address of the portal/);
  assert.ok(!shown.body.includes(HOSTILE) && !shown.body.includes('books'));
  assert.equal((await ask('GET', `${other.url}books`)).status, 404);
  const wrong = await enter('portal"');
  assert.deepEqual(
    [wrong.status, wrong.body.includes('value="portal&#34;"') || wrong.body.includes('value="portal&quot;"')],
    [400, true],
  );
  const silent = await enter('http://127.0.0.1:9/');
  assert.deepEqual([silent.status, /does not respond/.test(silent.body)], [400, true]);
  other.show({ ...unpaired, running, factories: {}, logLines: [], today: () => '2026-11-16' });
  assert.match((await ask('GET', other.url)).body, /This connector/);
  assert.match((await ask('GET', `${other.url}pair`)).body, /Connect to another account/);
});

/** What some pages are about. */
const QUERIES: Readonly<Record<string, string>> = {
  'books/add': '?driver=external',
  'books/e-invoices': '?company=MAIN',
  'books/edit': '?company=MAIN',
  'books/package/file': '?driver=featured',
  'books/remove': '?company=MAIN',
};

test('the pages are in the language that the person chose here, else in that of the browser', async () => {
  const inMalay = { 'accept-language': 'ms' };
  const pages = Object.keys(routes).flatMap((route) => (/^GET (?!style)/.test(route) ? [route.slice(4)] : []));
  assert.ok(pages.length >= 10, 'a new page cannot be forgotten');
  for (const name of pages) {
    const place = `${name}${QUERIES[name] ?? ''}`;
    const { body } = await ask('GET', `${page.url}${place}`, inMalay);
    assert.match(body, /<html lang="ms-MY">/, place);
    // Why the cloud cannot be reached is said in the words of the system.
    const text = body.replaceAll(
      /<section class="notice"[\s\S]*?<\/section>|<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]*>/g,
      ' ',
    );
    const shown = place === 'check' ? text.replaceAll(/The cloud at \S+ [^.]*\./g, '') : text;
    assert.doesNotMatch(shown, /\b(?:the|account|and|with|book)\b/i, place);
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(page.url).origin };
  const chosen = await ask('POST', `${page.url}language`, headers, 'language=zh');
  assert.deepEqual([chosen.status, chosen.headers.location], [303, '/a-token/']);
  const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
  assert.match((await ask('GET', page.url, { ...inMalay, cookie })).body, /<h1>状态<\/h1>/);
  const wrong = await ask('POST', `${page.url}language`, headers, 'language=xx');
  assert.deepEqual([wrong.status, wrong.headers['set-cookie']], [303, undefined]);
});
