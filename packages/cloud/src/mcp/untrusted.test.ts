import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assistant, type ToolResult } from '../../testing/assistant.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer({ settings: { requestsPerMinute: 0, tenantRequestsPerMinute: 0 } });
});
after(() => server.close());

/** A body with NUL or half a character is rejected before it is stored. */
const sent = hostileTexts.map(({ text, word }) => ({ text: text.toWellFormed().replaceAll('\u0000', ''), word }));

const BLOCK = /<untrusted-data boundary="([\w-]{22})">\n(.*)\n<\/untrusted-data boundary="\1">/s;
/** What is not seen where it is shown. Line feeds and tabs inside a JSON text are spelt out there. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Fails if the word of a hostile text is anywhere but between the marks, or if the marks can be closed by it. */
function assertEnclosed(result: ToolResult, word: string): void {
  const [first, ...links] = result.content;
  const text = first?.text ?? '';
  const block = BLOCK.exec(text);
  assert.ok(block, `${word} has no marks: ${text.slice(0, 200)}`);
  const [whole, boundary = '', inside = ''] = block;
  assert.ok(inside.includes(word), `${word} is not among the data`);
  assert.ok(!text.replace(whole, '').includes(word), `${word} is outside the marks`);
  assert.equal(text.split(boundary).length, 3, `the marks of ${word} are not two`);
  assert.doesNotMatch(text, UNSEEN);
  assert.ok(!JSON.stringify(links).includes(word), `${word} is in a link`);
  const { untrustedData, ...own } = result.structuredContent;
  assert.ok(!JSON.stringify(own).includes(word), `${word} is outside the data`);
  assert.deepEqual([untrustedData.boundary, untrustedData.boundaryEnd], [boundary, boundary]);
  assert.deepEqual(untrustedData.data, JSON.parse(inside));
}

/** Sends a read and has the connector end it. */
async function runRead(home: TestTenant, type: string, end: (commandId: string) => Promise<unknown>): Promise<ToolResult> {
  const { call } = assistant(server, home.tenantKey);
  const queued = await call('read', { type, book: 'SAMPLE', waitSeconds: 0 });
  const { commandId } = queued.structuredContent;
  await server.next(home);
  await end(commandId);
  return call('get_command', { commandId });
}

test('there are sixty hostile texts, each with a word of its own', () => {
  assert.equal(hostileTexts.length, 60);
  assert.equal(new Set(hostileTexts.map(({ word }) => word)).size, 60);
});

test('a hostile text in the rows of a book, in names of fields too, stays between the marks', async () => {
  const home = await server.household();
  for (const { text, word } of sent) {
    const result = { rows: [{ code: 'A', name: text, [text]: 1 }], nextCursor: text, count: text };
    const shown = await runRead(home, 'read-debtors', (id) => server.report(home, id, { status: 'done', result }));
    assert.equal(shown.structuredContent.status, 'done', JSON.stringify(shown.structuredContent));
    assertEnclosed(shown, word);
  }
});

test('a hostile text in the error of a book stays between the marks, also in the list of commands', async () => {
  const home = await server.household();
  for (const { text, word } of sent) {
    const error = { code: 'BOOK_SAYS', message: text, retryable: false, outcome: 'not_applied' };
    const shown = await runRead(home, 'read-debtors', (id) => server.report(home, id, { status: 'failed', error }));
    assert.equal(shown.structuredContent.status, 'failed', JSON.stringify(shown.structuredContent));
    assertEnclosed(shown, word);
    assertEnclosed(await assistant(server, home.tenantKey).call('list_commands', { limit: 1 }), word);
  }
});

test('a hostile name of an account book or of a machine stays between the marks', async () => {
  const home = await server.household();
  const { connectorId } = home;
  for (const { text, word } of sent) {
    const name = text;
    const companies = [{ companyId: 'SAMPLE', name, data: JSON.stringify({ companyId: 'SAMPLE', name }) }];
    await server.context.store.reportCompanies({ connectorId, install: 'default', companies });
    assertEnclosed(await assistant(server, home.tenantKey).call('list_books'), word);
  }
});

test('a hostile name of a file stays between the marks, the link to it has a name of ours, and its content is bytes', async () => {
  const home = await server.household();
  const { ask } = assistant(server, home.tenantKey);
  for (const { text, word } of sent) {
    const withFile = await runRead(home, 'export-items', async (id) => {
      const name = encodeURIComponent(text.replaceAll(/[\p{Cc}/\\]/gu, '_'));
      await server.call('PUT', `/connectors/${home.connectorId}/commands/${id}/artifact`, {
        key: home.connectorKey,
        body: text,
        headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename*=UTF-8''${name}` },
      });
      await server.report(home, id, { status: 'done', result: { ok: true } });
    });
    assertEnclosed(withFile, word);
    const link = withFile.content[1];
    assert.deepEqual([link?.type, link?.mimeType], ['resource_link', 'text/csv']);
    const { contents } = (await ask('resources/read', { uri: link?.uri })).result;
    assert.deepEqual(contents, [{ uri: link?.uri, mimeType: 'text/csv', blob: Buffer.from(text).toString('base64') }]);
  }
});

test('a hostile text in a payload that is rejected stays between the marks', async () => {
  const { call } = assistant(server, (await server.household()).tenantKey);
  for (const { text, word } of sent) {
    const payload = { template: 'trial-balance', format: text };
    assertEnclosed(await call('check_payload', { type: 'gl-document-acct-pdf', payload }), word);
  }
});

test('a long text is cut at 2,000 characters, and an answer at 64 KB, and both say so', async () => {
  const home = await server.household();
  const long = await runRead(home, 'read-debtors', (id) =>
    server.report(home, id, { status: 'done', result: { rows: [{ name: 'x'.repeat(5_000) }] } }),
  );
  const [row] = long.structuredContent.untrustedData.data.result.rows;
  assert.equal(row.name, `${'x'.repeat(2_000)}… (cut; 5000 characters)`);
  const rows = Array.from({ length: 500 }, (_, at) => ({ at, name: 'y'.repeat(1_000) }));
  const many = await runRead(home, 'read-debtors', (id) => server.report(home, id, { status: 'done', result: { rows } }));
  const { truncated, cut, untrustedData } = many.structuredContent;
  assert.deepEqual([truncated, typeof cut], [true, 'string']);
  assert.ok(JSON.stringify(untrustedData.data).length <= 64 * 1024);
  assert.ok(untrustedData.data.result.rows.length > 20);
});
