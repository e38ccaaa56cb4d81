import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  AppKeyListResponse,
  AppState,
  BookListResponse,
  CompaniesResponse,
  limits,
  NotificationListResponse,
} from '@ledgerline/contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

const BOOKS = limits.booksInStateMax + 5;
const bookId = (index: number): string => `BOOK-${String(index).padStart(4, '0')}`;

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
  const companies = Array.from({ length: BOOKS }, (_, index) => ({ companyId: bookId(index), name: `Company ${index}` }));
  const url = `/connectors/${home.connectorId}/companies`;
  assert.equal((await server.call('POST', url, { key: home.connectorKey, body: { companies } })).statusCode, 200);
  for (let index = 0; index < 120; index += 1) {
    if (index % 3 === 0) server.time.advance(1);
    const { tenantId } = home;
    const draft = {
      kind: 'result_conflict',
      severity: 'info',
      title: 't',
      message: 'm',
      subject: `s${index}`,
      action: null,
      wording: null,
    } as const;
    await server.context.store.notify({ tenantId, notificationId: `note_${index}`, draft });
    const body = { name: `key ${index}`, companies: [bookId(index)] };
    assert.equal((await server.call('POST', '/app/api-keys', { headers: { cookie: home.cookie }, body })).statusCode, 200);
  }
});
after(() => server.close());

type Row = Readonly<Record<string, unknown>>;

/** Every row of a list, page by page; each page has at most `limit` of them. */
async function wholeList(
  path: string,
  limit: number,
  schema: TSchema,
  rowsOf: (answer: Row) => readonly Row[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  for (;;) {
    const headers = path.startsWith('/v1') ? {} : { cookie: home.cookie };
    const key = path.startsWith('/v1') ? home.tenantKey : undefined;
    const response = await server.call('GET', `${path}?limit=${limit}${cursor}`, { headers, key });
    assert.equal(response.statusCode, 200, response.body);
    const answer = response.json() as Row;
    assert.ok(Value.Check(schema, answer), JSON.stringify([...Value.Errors(schema, answer)].slice(0, 3)));
    const page = rowsOf(answer);
    assert.ok(page.length <= limit && page.length > 0);
    rows.push(...page);
    if ((answer.nextCursor ?? null) === null) return rows;
    cursor = `&cursor=${encodeURIComponent(String(answer.nextCursor))}`;
  }
}

const namesOf = (rows: readonly Row[], name: string): readonly unknown[] => rows.map((row) => row[name]);

test('keys, notifications and books come in pages that follow each other without a gap or an overlap', async () => {
  const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
  const keys = await wholeList('/app/api-keys', 50, AppKeyListResponse, (answer) => answer.keys as Row[]);
  assert.deepEqual(new Set(namesOf(keys, 'name')), new Set(count(120).map((index) => `key ${index}`)));
  assert.equal(keys.length, 120);
  const notes = await wholeList('/app/notifications', 7, NotificationListResponse, (answer) => answer.notifications as Row[]);
  assert.deepEqual(new Set(namesOf(notes, 'subject')), new Set(count(120).map((index) => `s${index}`)));
  assert.equal(notes.length, 120);
  const companies = await wholeList(
    `/connectors/${home.connectorId}/companies`,
    100,
    CompaniesResponse,
    (answer) => answer.companies as Row[],
  );
  assert.deepEqual(namesOf(companies, 'companyId'), count(BOOKS).map(bookId));
});

test('the books of all connectors come in pages; a connector without any is listed once', async () => {
  await server.call('POST', '/app/sandbox', { headers: { cookie: home.cookie } });
  const other = await server.household();
  const url = `/connectors/${other.connectorId}/companies`;
  await server.call('POST', url, { key: other.connectorKey, body: { companies: [] } });
  const booksOf = (answer: Row): readonly Row[] =>
    (answer.connectors as readonly { connectorId: string; books: readonly Row[] }[]).flatMap(({ connectorId, books }) =>
      books.map((book) => ({ ...book, connectorId })),
    );
  const rows = await wholeList('/v1/books', 90, BookListResponse, booksOf);
  assert.deepEqual(
    namesOf(rows, 'companyId').slice(0, BOOKS),
    Array.from({ length: BOOKS }, (_, index) => bookId(index)),
  );
  assert.deepEqual(namesOf(rows.slice(BOOKS), 'companyId').toSorted(), ['BLANK', 'SAMPLE']);
  const { connectors, nextCursor } = (await server.call('GET', '/v1/books', { key: other.tenantKey })).json();
  assert.deepEqual([connectors.length, connectors[0].books, nextCursor], [1, [], null]);
});

test('without a limit a list is bounded too, and a page that grows large ends early', async () => {
  const get = (url: string) => server.call('GET', url, { headers: { cookie: home.cookie } });
  assert.equal((await get('/app/notifications')).json().notifications.length, 120);
  const big = await server.household();
  const companies = Array.from({ length: 900 }, (_, index) => `${bookId(index)}-${'x'.repeat(50)}`);
  for (let index = 0; index < 40; index += 1) {
    const body = { name: `key ${index}`, companies };
    assert.equal((await server.call('POST', '/app/api-keys', { headers: { cookie: big.cookie }, body })).statusCode, 200);
  }
  const first = await server.call('GET', '/app/api-keys', { headers: { cookie: big.cookie } });
  assert.ok(first.body.length <= limits.listBytesMax + 65_536, `${first.body.length} bytes`);
  assert.notEqual(first.json().nextCursor, null);
});

test('GET /app/state lists the first books and the number of all', async () => {
  const state = (await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).json();
  assert.ok(Value.Check(AppState, state));
  assert.equal(state.companies.length, limits.booksInStateMax);
  assert.ok(state.companyCount >= BOOKS);
});

test('invalid limits, and cursors that no list has returned, are 400', async () => {
  const paths = ['/app/api-keys', '/app/notifications', `/connectors/${home.connectorId}/companies`, '/v1/books'];
  for (const path of paths) {
    for (const query of ['limit=0', 'limit=5000', 'limit=x', 'cursor=x', `cursor=${Buffer.from('1').toString('base64url')}`]) {
      const call = path === '/v1/books' ? { key: home.tenantKey } : { headers: { cookie: home.cookie } };
      const response = await server.call('GET', `${path}?${query}`, call);
      assert.deepEqual([response.statusCode, response.json().error?.code], [400, 'invalid_request'], `${path}?${query}`);
    }
  }
});

test('the portal shows keys and notifications in pages, and shows how many books it leaves out', async () => {
  const visit = async (url: string): Promise<string> =>
    (await server.call('GET', url, { headers: { cookie: home.cookie, accept: 'text/html' } })).body;
  for (const [url, row] of [
    ['/portal/keys', /data-revoke="/g],
    ['/portal/notifications', /\/dismiss"/g],
  ] as const) {
    let [page, shown] = [await visit(url), 0];
    for (;;) {
      shown += page.match(row)?.length ?? 0;
      const older = /rel="next" href="([^"]+)"/.exec(page)?.[1];
      if (older === undefined) break;
      page = await visit(older.replaceAll('&amp;', '&'));
    }
    assert.equal(shown, 120, url);
    assert.match(page, /Newest/);
  }
  assert.match(await visit('/portal'), /class="n alert">50\+ <span class="vh">open</);
  for (const url of ['/portal', '/portal/keys']) assert.match(await visit(url), /more books are not shown/, url);
  assert.match(await visit('/portal/keys?cursor=nonsense'), /cursor is invalid/);
});

test('a filter that matches little leads on page by page, on the API and in the portal', async () => {
  const other = await server.household();
  const { connectorId, tenantId } = other;
  const command = (number: number) => ({
    tenantId,
    commandId: `long-${number}`,
    connectorId,
    companyId: number === 0 ? 'RARE' : 'MAIN',
    type: 'list-debtors',
    module: 'ar' as const,
    mode: 'read' as const,
    payload: '{}',
    warnings: null,
    docNo: null,
    sentBy: null,
    trace: null,
  });
  const all = Array.from({ length: limits.commandsLookedAtMax + 2 }, (_, number) => server.context.store.accept(command(number)));
  await Promise.all(all);
  const page = async (cursor = '') =>
    (await server.call('GET', `/v1/commands?companyId=RARE${cursor}`, { key: other.tenantKey })).json() as Row;
  const first = await page();
  assert.deepEqual(first.commands, []);
  const second = await page(`&cursor=${String(first.nextCursor)}`);
  assert.deepEqual([namesOf(second.commands as readonly Row[], 'commandId'), second.nextCursor], [['long-0'], null]);
  const html = { headers: { cookie: other.cookie, accept: 'text/html' } };
  const shown = await server.call('GET', '/portal/commands?companyId=RARE', html);
  assert.match(shown.body, /Search older commands/);
  const state = (await server.call('GET', '/app/state', { headers: { cookie: other.cookie } })).json() as AppState;
  assert.equal(state.connector.queued, limits.commandsLookedAtMax + 2);
});
