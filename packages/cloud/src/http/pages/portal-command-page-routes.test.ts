import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Command,
  type CommandListResponse,
  type CommandSummary,
  DAY_MS,
  deliveryLimits,
  HOUR_MS,
} from '@ledgerline/contract';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { PortalTestClient, refusal, words } from '../../../testing/portal-test-client.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let portal: PortalTestClient;
before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
});
after(() => server.close());

/** Keys of a tenant, more than it may have at a time. */
const manyKeys = (tenantId: string, count: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      server.context.store.createAppKey({
        keyId: `key_${index}`,
        tenantId,
        name: 'Later',
        keyHash: `hash-${index}`,
        prefix: 'll_app_',
        access: 'full',
        companies: null,
        expiresAt: null,
        keysMax: count + 1,
        audit: { tenantId, actor: 'session', action: 'app-key.created', subject: 'key', requestId: 'request' },
      }),
    ),
  );

test('the list is filtered by the address, and ignores invalid filters', async () => {
  const home = await server.household();
  const refused = await portal.ended(home, refusal('Locked.'));
  const saved = await portal.ended(home, { status: 'done', result: { ok: false, saved: true, docNo: 'IV-000777' } });
  const unknown = await portal.ended(home, refusal('Gone.', 'outcome_unknown', 'unknown'));
  const done = await portal.ended(home, { status: 'done' }, { type: 'read-debtors', companyId: 'OTHER' });
  const queued = ((await server.submit(home, {})).json().command as Command).commandId;
  const shown = async (query: string): Promise<readonly (string | undefined)[]> =>
    [...(await portal.pageAt(`/portal/commands${query}`, home)).matchAll(/<tr data-row="([^"]+)"/g)].map(([, id]) => id);
  const all = [queued, done, unknown, saved, refused];
  assert.deepEqual(await shown(''), all);
  assert.deepEqual(await shown('?standing=queued'), [queued]);
  assert.deepEqual(await shown('?standing=done'), [done]);
  assert.deepEqual(await shown('?standing=failed'), [unknown, saved, refused]);
  assert.deepEqual(await shown('?standing=unverified'), [saved]);
  assert.deepEqual(await shown('?standing=unknown'), [unknown]);
  assert.deepEqual(await shown('?error=PERIOD_LOCKED'), [refused]);
  assert.deepEqual(await shown('?type=read-debtors'), [queued, done]);
  assert.deepEqual(await shown('?module=ar&companyId=OTHER'), [done]);
  assert.deepEqual(await shown(`?connectorId=${home.connectorId}&within=24h`), all);
  assert.deepEqual(await shown('?q=iv-000777'), [saved]);
  assert.deepEqual(await shown('?q=nothing-like-it'), []);
  for (const nonsense of [
    'standing=ready',
    'module=x',
    'within=1y',
    'from=2026-02-30',
    'to=x',
    'standing=done&standing=failed',
  ]) {
    assert.deepEqual(await shown(`?${nonsense}`), all, nonsense);
  }
  assert.equal((await portal.visit('/portal/commands?cursor=nonsense', home.cookie)).statusCode, 400);
});

test('the list shows what is partly done and where fields were ignored, on the page, in the export and in the lists of programs', async () => {
  const home = await server.household();
  const rows = [
    { index: 0, ok: true, saved: true },
    { index: 1, ok: false, saved: false, error: { code: 'NOT_FOUND', message: 'There is no such item.', details: [] } },
  ];
  const bulk = { type: 'bulk-create-general-areas', payload: { rows: [{ code: 'PERLIS' }, { code: 'LABUAN' }] } };
  const partly = await portal.ended(home, { status: 'done', result: { ok: false, saved: true, results: rows } }, bulk);
  const ignored = await portal.ended(home, { status: 'done' }, { ...invoice, payload: { ...invoice.payload, channel: 'web' } });
  const both = await portal.ended(
    home,
    { status: 'done', result: { ok: false, saved: true, results: rows } },
    { ...bulk, payload: { ...bulk.payload, channel: 'web' } },
  );
  const done = await portal.ended(home, { status: 'done' });
  const page = await portal.pageAt('/portal/commands', home);
  const shown = (commandId: string): string => words(page.split(`data-row="${commandId}"`)[1]?.split('</tr>')[0] ?? '');
  assert.match(shown(partly), / partly done /);
  assert.match(shown(ignored), / done, with warnings /);
  assert.match(shown(both), / partly done /);
  assert.match(shown(done), / done /);
  assert.doesNotMatch(shown(done), /partly|ignored/);
  const { body } = await portal.visit('/portal/commands.csv', home.cookie);
  const standings = body.split('\r\n').map((line) => line.split(',')[8]);
  assert.deepEqual(standings.slice(1, 5), ['done', 'partial', 'ignored', 'partial']);
  for (const [path, headers] of [
    ['/v1/commands', { authorization: `Bearer ${home.tenantKey}` }],
    ['/app/commands', { cookie: home.cookie }],
  ] as const) {
    const { commands } = (await server.call('GET', path, { headers })).json() as CommandListResponse;
    assert.deepEqual(
      commands.map(({ commandId, status, partlyDone, fieldsIgnored }) => [commandId, status, partlyDone, fieldsIgnored]),
      [
        [done, 'done', false, false],
        [both, 'done', true, true],
        [ignored, 'done', false, true],
        [partly, 'done', true, false],
      ],
    );
  }
});

test('a command about a record shows its code in the list, and is found by it', async () => {
  const home = await server.household();
  const submit = (commandId: string, type: string, payload: object) => server.submit(home, { commandId, type, payload });
  await submit('customer', 'create-debtor', { debtorCode: '300-K007', companyName: 'Kedai' });
  await submit('account', 'get-gl-account', { accountNo: '610-0000' });
  await submit('list', 'list-general-areas', {});
  await submit('invoice', invoice.type, { ...invoice.payload, docNo: 'IV-300-K' });
  const listed = async (query: string): Promise<readonly (readonly [string, string | null, string | null])[]> =>
    (await server.call('GET', `/v1/commands${query}`, { key: home.tenantKey }))
      .json()
      .commands.map(({ commandId, docNo, recordCode }: CommandSummary) => [commandId, docNo, recordCode]);
  assert.deepEqual(await listed(''), [
    ['invoice', 'IV-300-K', null],
    ['list', null, null],
    ['account', null, '610-0000'],
    ['customer', null, '300-K007'],
  ]);
  assert.deepEqual(await listed('?q=300-k007'), [['customer', null, '300-K007']]);
  const page = await portal.pageAt('/portal/commands?q=610-', home);
  assert.match(page, /<td class="c-doc"><span>610-0000<\/span>/);
  assert.doesNotMatch(page, /300-K007/);
});

test('the heads of the columns sort the page by links, keep its filters and its place, and say so', async () => {
  const home = await server.household();
  for (const [commandId, type] of [
    ['one', 'read-items'],
    ['two', 'read-debtors'],
    ['three', 'read-creditors'],
  ] as const) {
    await server.submit(home, { commandId, type, payload: {} });
    server.time.advance(1_000);
  }
  const rowsOf = (page: string): readonly string[] => [...page.matchAll(/<tr data-row="([^"]+)"/g)].map(([, id = '']) => id);
  const plain = await portal.pageAt('/portal/commands?standing=queued', home);
  assert.deepEqual(rowsOf(plain), ['three', 'two', 'one']);
  assert.match(plain, /<th scope="col"><a class="sort" href="\/portal\/commands\?standing=queued&amp;sort=type">Command<\/a>/);
  const up = await portal.pageAt('/portal/commands?standing=queued&sort=type', home);
  assert.deepEqual(rowsOf(up), ['three', 'two', 'one']);
  assert.match(up, /aria-sort="ascending"><a class="sort" href="[^"]*sort=-type"/);
  assert.match(words(up), /This page is sorted by command/);
  assert.doesNotMatch(up, /id="rows" data-live/);
  assert.deepEqual(rowsOf(await portal.pageAt('/portal/commands?sort=-type', home)), ['one', 'two', 'three']);
  assert.deepEqual(rowsOf(await portal.pageAt('/portal/commands?sort=sent', home)), ['one', 'two', 'three']);
  assert.deepEqual(rowsOf(await portal.pageAt('/portal/commands?sort=nonsense', home)), ['three', 'two', 'one']);
});

test('a first day after the last is said once, in the words of the form', async () => {
  const home = await server.household();
  const page = words(await portal.pageAt('/portal/commands?from=2026-05-02&to=2026-05-01', home));
  assert.equal(page.match(/From must not be later than To\./g)?.length, 1);
  assert.doesNotMatch(page, /Check the spelling/);
});

test('days are those of Kuala Lumpur, both included', async () => {
  const home = await server.household();
  const now = server.time.now();
  // To 23:30 in Kuala Lumpur, which is 15:30 UTC.
  server.time.advance((15.5 * HOUR_MS - (now % DAY_MS) + DAY_MS) % DAY_MS);
  const today = new Date(server.time.now()).toISOString().slice(0, 10);
  const tomorrow = new Date(server.time.now() + DAY_MS).toISOString().slice(0, 10);
  await server.submit(home, {});
  server.time.advance(HOUR_MS);
  await server.submit(home, {});
  const count = async (query: string): Promise<number> =>
    [...(await portal.pageAt(`/portal/commands?${query}`, home)).matchAll(/<tr data-row=/g)].length;
  assert.equal(await count(`from=${today}&to=${today}`), 1);
  assert.equal(await count(`from=${tomorrow}&to=${tomorrow}`), 1);
  assert.equal(await count(`from=${today}&to=${tomorrow}`), 2);
});

test('pages of the list follow each other, and only the first is live', async () => {
  const home = await server.household();
  for (let index = 0; index < 52; index += 1) await server.submit(home, {});
  const first = await portal.pageAt('/portal/commands?type=read-debtors', home);
  assert.match(first, /<tbody id="rows" data-live/);
  const older = /rel="next" href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.match(older, /type=read-debtors/);
  const second = await portal.pageAt(older, home);
  assert.equal([...second.matchAll(/<tr data-row=/g)].length, 2);
  assert.doesNotMatch(second, /<tbody id="rows" data-live/);
  assert.doesNotMatch(second, /rel="next"/);
});

test('the list is exported as it is narrowed, and no cell is a formula', async () => {
  const home = await server.household();
  await portal.ended(home, { status: 'done', result: { ok: true, saved: true, docNo: '=HYPERLINK("x")' } });
  await portal.ended(home, refusal('Locked, "for good".'));
  const response = await portal.visit('/portal/commands.csv?standing=failed', home.cookie);
  assert.equal(response.statusCode, 200);
  assert.match(String(response.headers['content-type']), /^text\/csv/);
  assert.match(String(response.headers['content-disposition']), /^attachment; filename="commands\.csv"$/);
  const [head, ...rows] = response.body.split('\r\n');
  assert.match(head ?? '', /^\uFEFFcommandId,type,module/);
  assert.equal(rows.length, 2);
  assert.match(rows[0] ?? '', /,failed,failed,PERIOD_LOCKED,"Locked, ""for good""\.",/);
  assert.match((await portal.visit('/portal/commands.csv', home.cookie)).body, /,"'=HYPERLINK\(""x""\)",/);
});

test('a command shows its outcome and what to do, for each way to end', async () => {
  const home = await server.household();
  const page = async (commandId: string): Promise<string> => words(await portal.pageAt(`/portal/commands/${commandId}`, home));
  const done = await page(
    await portal.ended(home, {
      status: 'done',
      result: { ok: true, saved: true, docNo: 'IV-1', writeVerification: { matched: true, differences: [] } },
    }),
  );
  assert.match(done, /Done IV-1 was saved.*every field matches/);
  const failed = await page(await portal.ended(home, refusal('June is locked.')));
  assert.match(failed, /The command failed and nothing was changed in the book June is locked\. What to do\. Use an open date/);
  assert.match(failed, /\/docDate June is locked\. PERIOD_LOCKED/);
  const differing = {
    ok: false,
    saved: true,
    docNo: 'IV-2',
    writeVerification: { matched: false, differences: [{ path: 'displayTerm', expected: 'Net 60', actual: 'Net 30' }] },
  };
  const saved = await page(await portal.ended(home, { status: 'done', result: differing }));
  assert.match(
    saved,
    /Saved, but not verified\. Do not create it again\. IV-2 was saved, but 1 saved field differs from your request/,
  );
  assert.match(saved, /displayTerm Net 60 Net 30/);
  const unknown = await page(await portal.ended(home, refusal('Gone.', 'outcome_unknown', 'unknown')));
  assert.match(unknown, /Outcome unknown\. Check the book before you send it again/);
  const rows = await page(await portal.ended(home, { status: 'done', result: { ok: true, rows: [{}, {}], count: 2 } }, {}));
  assert.match(rows, /The result has 2 rows/);
});

test('a command page counts and names the fields that were ignored, from the moment it is queued', async () => {
  const home = await server.household();
  const result = { ok: true, saved: true, docNo: 'IV-7', writeVerification: { matched: true, differences: [] } };
  const payload = { ...invoice.payload, channel: 'web', lines: invoice.payload.lines.map((line) => ({ ...line, shelf: 'B2' })) };
  const page = async (commandId: string): Promise<string> => words(await portal.pageAt(`/portal/commands/${commandId}`, home));
  const done = await page(await portal.ended(home, { status: 'done', result }, { ...invoice, payload }));
  assert.match(done, /Done, but 2 fields were ignored IV-7 was saved.*every recognised field matches/);
  assert.match(done, /these fields: \/lines\/0\/shelf , \/channel \. Check/);
  assert.match(done, /done, with warnings/);
  const one = await page(
    await portal.ended(home, { status: 'done', result }, { ...invoice, payload: { ...invoice.payload, channel: 'web' } }),
  );
  assert.match(one, /Done, but 1 field was ignored/);
  await server.submit(home, { ...invoice, commandId: 'waits', payload });
  assert.match(await page('waits'), /\/payload\/channel channel is not a recognised field, so it is ignored\. UNKNOWN_MEMBER/);
});

test('a command page is amber for a payment that was not applied, and says its amount', async () => {
  const home = await server.household();
  const payload = {
    ...invoice.payload,
    payments: [
      { paymentMethod: 'CASH', paymentAmount: 40 },
      { paymentMethod: 'CASH', paymentAmount: 2.5 },
    ],
  };
  const notApplied = [{ path: 'payments', code: 'PAYMENT_NOT_APPLIED', amount: 42.5, message: 'Not applied.' }];
  const result = { ok: true, saved: true, docNo: 'IV-8', writeVerification: { matched: false, differences: [], notApplied } };
  const commandId = await portal.ended(home, { status: 'done', result }, { ...invoice, payload });
  const page = await portal.pageAt(`/portal/commands/${commandId}`, home);
  assert.match(page, /<section class="notice" data-tone="amber">/);
  const read = words(page);
  assert.match(read, /Done, but the payment was not applied IV-8 was saved/);
  assert.match(read, /The payment of 42\.50 is not applied: only cash sales .* Send create-ar-payment to record it\./);
  assert.match(read, /done, payment not applied/);
  assert.doesNotMatch(read, /matches/);
});

test('run again is offered only where nothing can be written twice, otherwise the page says why', async () => {
  const home = await server.household();
  const body = async (commandId: string): Promise<string> => portal.pageAt(`/portal/commands/${commandId}`, home);
  const offered = /data-post="\/app\/commands\/[^"]+\/run-again"/;
  assert.match(await body(await portal.ended(home, refusal('Locked.'))), offered);
  assert.match(await body(await portal.ended(home, { status: 'done' }, {})), offered);
  for (const report of [
    { status: 'done' },
    { status: 'done', result: { ok: false, saved: true } },
    refusal('Gone.', 'outcome_unknown', 'unknown'),
  ]) {
    const text = await body(await portal.ended(home, report));
    assert.doesNotMatch(text, offered);
    assert.match(text, /aria-disabled="true"[^>]*title="[^"]+"/);
  }
});

test('a command that waits can be cancelled and is live; one that has ended is neither', async () => {
  const home = await server.household();
  server.time.advance((deliveryLimits.onlineWithinSeconds + 1) * 1000);
  const { commandId } = (await server.submit(home, {})).json().command as Command;
  const waiting = await portal.pageAt(`/portal/commands/${commandId}`, home);
  assert.match(waiting, /id="command" data-live/);
  assert.match(waiting, /data-post="[^"]+\/cancel"/);
  assert.match(words(waiting), /Waiting for the connector The connector was last online/);
  await server.next(home);
  assert.match(words(await portal.pageAt(`/portal/commands/${commandId}`, home)), /The command is running/);
  await server.report(home, commandId, { status: 'done' });
  const over = await portal.pageAt(`/portal/commands/${commandId}`, home);
  assert.doesNotMatch(over, /id="command" data-live|\/cancel"/);
});

test('a result that came after an unknown outcome is shown next to it', async () => {
  const home = await server.household();
  const { commandId } = (await server.submit(home, invoice)).json().command as Command;
  const call = { connectorId: home.connectorId, install: 'default' };
  await server.next(home);
  server.time.advance(80 * HOUR_MS);
  await server.context.store.sweep({ limit: 10 });
  assert.match(words(await portal.pageAt(`/portal/commands/${commandId}`, home)), /Outcome unknown/);
  await server.context.store.finish({
    ...call,
    commandId,
    status: 'done',
    result: '{"ok":true}',
    error: null,
    reportHash: 'h',
    docNo: null,
  });
  assert.match(
    words(await portal.pageAt(`/portal/commands/${commandId}`, home)),
    /A late result arrived The connector reported the status done/,
  );
});

/** A done command with a file. */
async function withFile(home: TestTenant, contentType: string, content: string): Promise<string> {
  const { commandId } = (await server.submit(home, { type: 'export-items' })).json().command as Command;
  await server.next(home);
  await server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    headers: { 'content-type': contentType, 'content-disposition': 'attachment; filename="a.file"' },
    body: content,
  });
  await server.report(home, commandId, { status: 'done' });
  return `/portal/commands/${commandId}`;
}

test('a PDF is framed, HTML is framed in a sandbox, CSV becomes a table, anything else is only downloaded', async () => {
  const home = await server.household();
  const framed = await portal.pageAt(await withFile(home, 'application/pdf', '%PDF'), home);
  assert.match(framed, /<iframe class="preview" src="\/app\/commands\/[^"]+\/artifact[^"]*" title="Preview of a\.file">/);
  const boxed = await portal.pageAt(await withFile(home, 'text/html', '<b>x</b>'), home);
  assert.match(boxed, /<iframe [^>]*sandbox="">/);
  const table = await portal.pageAt(await withFile(home, 'text/csv', 'code,name\r\nA,"<b>x</b>, y"\r\n'), home);
  assert.match(table, /<td>A<\/td><td>&lt;b&gt;x&lt;\/b&gt;, y<\/td>/);
  const other = await portal.pageAt(await withFile(home, 'image/svg+xml', '<svg/>'), home);
  assert.doesNotMatch(other, /<iframe|<img/);
  for (const body of [framed, boxed, table, other]) assert.match(body, /\/artifact\?download"/);
});

test('a very large result is cut for showing, and the page stays small', async () => {
  const home = await server.household();
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    code: `C${index}`,
    name: 'A name of some length',
    text: 'x'.repeat(200),
  }));
  const commandId = await portal.ended(home, { status: 'done', result: { ok: true, rows, count: rows.length } }, {});
  const body = await portal.pageAt(`/portal/commands/${commandId}`, home);
  assert.ok(body.length < 200_000, `${body.length} characters`);
  assert.match(body, /4975 more/);
  assert.match(words(body), /The result has 5000 rows/);
});

test('a command of another tenant is an error page that shows only 404', async () => {
  const [home, stranger] = [await server.household(), await server.household()];
  const { commandId } = (await server.submit(home, {})).json().command as Command;
  const response = await portal.visit(`/portal/commands/${commandId}`, stranger.cookie);
  assert.equal(response.statusCode, 404);
  assertAccessiblePage(response);
  assert.ok(response.body.includes(String(response.headers['x-request-id'])));
});

test('a command names who sent it: the tenant key, an app key by its name, or the portal; who repeats it changes nothing', async () => {
  const home = await server.household();
  const body = { name: 'Shop <sync>', access: 'full' };
  const made = (await server.call('POST', '/app/api-keys', { headers: { cookie: home.cookie }, body })).json();
  const envelope = { connectorId: home.connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} };
  const post = (key: string, commandId: string) => server.call('POST', '/v1/commands', { key, body: { ...envelope, commandId } });
  assert.equal((await post(home.tenantKey, 'by-tenant')).statusCode, 202);
  assert.equal((await post(made.secret, 'by-app')).statusCode, 202);
  assert.equal((await post(home.tenantKey, 'by-app')).statusCode, 202, 'the same command again');
  await server.call('POST', '/app/commands/by-tenant/cancel', { headers: { cookie: home.cookie } });
  const again = await server.call('POST', '/app/commands/by-tenant/run-again', { headers: { cookie: home.cookie } });
  assert.match(await portal.wordsAt('/portal/commands/by-tenant', home), /sent by the tenant key/);
  assert.match(await portal.wordsAt('/portal/commands/by-app', home), /sent by Shop &lt;sync&gt; key_\w+/);
  server.time.advance(1_000);
  await manyKeys(home.tenantId, 1_001);
  assert.match(
    await portal.wordsAt('/portal/commands/by-app', home),
    /sent by Shop &lt;sync&gt; key_\w+/,
    'however many keys came later',
  );
  assert.match(await portal.wordsAt(`/portal/commands/${again.json().command.commandId}`, home), /sent by the portal/);
});

test('any id can be copied', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'main' });
  const body = await portal.pageAt('/portal/commands/main', home);
  assert.match(body, /data-copy-text="main" aria-label="Copy commandId"/);
  assert.match(body, new RegExp(`data-copy-text="${home.connectorId}" aria-label="Copy connectorId"`));
});

test('a read shows its rows as a table before its JSON, and as a file with all of them', async () => {
  const home = await server.household();
  const evil = '<script>alert(1)</script>';
  const rows = Array.from({ length: 120 }, (_, at) => ({ debtorCode: `300-${at}`, companyName: evil, creditLimit: 20_000.5 }));
  const commandId = await portal.ended(home, { status: 'done', result: { ok: true, rows, nextCursor: 'x' } }, {});
  const body = await portal.pageAt(`/portal/commands/${commandId}`, home);
  assert.match(body, /<th scope="col" class="num">creditLimit<\/th>/);
  assert.match(body, /<td class="num">20,000\.50<\/td>/);
  assert.equal(body.split('<th scope="row"').length - 1, 100);
  assert.match(words(body), /The first 100 rows are shown\. The CSV has all of them\. The book has more rows/);
  assert.ok(body.indexOf('rows-title') < body.indexOf('Result as JSON'));
  const file = await portal.visit(`/portal/commands/${commandId}/rows.csv`, home.cookie);
  assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(
    String(file.headers['content-disposition']),
    new RegExp(`^attachment; filename="read-debtors-${commandId}\\.csv"$`),
  );
  assert.equal(file.body.split('\r\n').length, 122);
  const other = await server.household();
  assert.equal((await portal.visit(`/portal/commands/${commandId}/rows.csv`, other.cookie)).statusCode, 404);
  assert.equal(
    (await portal.visit(`/portal/commands/${commandId}/rows.csv`)).headers.location,
    `/login?next=/portal/commands/${commandId}`,
  );
});
