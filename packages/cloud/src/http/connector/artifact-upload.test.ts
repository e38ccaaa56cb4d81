import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let port: number;
before(async () => {
  server = await openTestServer();
  port = await server.listen();
});
after(() => server.close());

const PDF = Buffer.from('%PDF-1.7 ledger');
const codeOf = (response: { json(): { error?: { code: string } } }): string => response.json().error?.code ?? 'none';

async function running(home: TestTenant): Promise<string> {
  const { commandId } = (await server.submit(home)).json().command;
  await server.next(home);
  return commandId;
}

const upload = (home: TestTenant, commandId: string, body: Buffer | string, headers: Readonly<Record<string, string>> = {}) =>
  server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    body,
    headers: { 'content-type': 'application/pdf', ...headers },
  });

const download = (home: TestTenant, commandId: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server.call(method, `/v1/commands/${commandId}/artifact`, { key: home.tenantKey, headers });

/** A command that is done and has a file. */
async function withFile(home: TestTenant, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const commandId = await running(home);
  assert.equal((await upload(home, commandId, PDF, headers)).statusCode, 200);
  await server.report(home, commandId, {
    status: 'done',
    result: { ok: true, artifactUrl: 'http://elsewhere/', artifact: { x: 1 } },
  });
  return commandId;
}

test('a file is stored under its hash and named in the result by the cloud alone', async () => {
  const home = await server.household();
  const commandId = await withFile(home, { 'content-disposition': `attachment; filename*=UTF-8''Invoice%20%E2%82%AC.pdf` });
  const { result } = (await server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey })).json().command;
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  assert.deepEqual(result, {
    ok: true,
    artifactUrl: `http://127.0.0.1:8080/v1/commands/${commandId}/artifact`,
    artifact: { fileName: 'Invoice €.pdf', contentType: 'application/pdf', size: PDF.length, sha256 },
  });
});

test('a file is sent to be saved, never to be shown, under both spellings of its name', async () => {
  const home = await server.household();
  const commandId = await withFile(home, { 'content-disposition': `attachment; filename*=UTF-8''Invoice%20%E2%82%AC.pdf` });
  const { headers, rawPayload, statusCode } = await download(home, commandId);
  assert.equal(statusCode, 200);
  assert.deepEqual(rawPayload, PDF);
  assert.equal(headers['content-disposition'], `attachment; filename="Invoice _.pdf"; filename*=UTF-8''Invoice%20%E2%82%AC.pdf`);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['content-type'], 'application/pdf');
  assert.match(String(headers['content-security-policy']), /sandbox/);
  assert.equal(headers['accept-ranges'], 'bytes');
});

test('file names keep nothing that could lead elsewhere', async () => {
  const home = await server.household();
  const names = [
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
    [`attachment; filename*=UTF-8''a%0d%0aSet-Cookie%3A%20x.pdf`, 'a__Set-Cookie_ x.pdf'],
    [`attachment; filename*=UTF-8''%E2%80%AEfdp.exe`, '_fdp.exe'],
    ['attachment; filename=".."', null],
    ['attachment', null],
    [`attachment; filename="${'x'.repeat(300)}.pdf"`, `${'x'.repeat(196)}.pdf`],
  ] as const;
  for (const [disposition, expected] of names) {
    const commandId = await running(home);
    const { artifact } = (await upload(home, commandId, PDF, { 'content-disposition': disposition })).json();
    assert.equal(artifact.fileName, expected ?? commandId, disposition);
  }
});

test('a content type that is none becomes plain bytes', async () => {
  const home = await server.household();
  for (const [type, expected] of [
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    [`a/${'b'.repeat(120)}`, 'application/octet-stream'],
    ['application/json', 'application/json'],
  ] as const) {
    const { artifact } = (await upload(home, await running(home), '{}', { 'content-type': type })).json();
    assert.equal(artifact.contentType, expected);
  }
});

test('one range returns that part; several ranges, or an unreadable one, return the whole file; one outside returns 416', async () => {
  const home = await server.household();
  const commandId = await withFile(home);
  const size = PDF.length;
  const cases = [
    ['bytes=0-3', 206, PDF.subarray(0, 4), `bytes 0-3/${size}`],
    ['bytes=4-', 206, PDF.subarray(4), `bytes 4-${size - 1}/${size}`],
    ['bytes=-3', 206, PDF.subarray(-3), `bytes ${size - 3}-${size - 1}/${size}`],
    ['bytes=-9999', 206, PDF, `bytes 0-${size - 1}/${size}`],
    [`bytes=2-99999`, 206, PDF.subarray(2), `bytes 2-${size - 1}/${size}`],
    ['bytes=0-1,3-4', 200, PDF, undefined],
    ['bytes=5-2', 200, PDF, undefined],
    ['lines=1-2', 200, PDF, undefined],
  ] as const;
  for (const [range, status, bytes, contentRange] of cases) {
    const response = await download(home, commandId, { range });
    assert.equal(response.statusCode, status, range);
    assert.deepEqual(response.rawPayload, Buffer.from(bytes), range);
    assert.equal(response.headers['content-range'], contentRange, range);
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const outside = await download(home, commandId, { range });
    assert.deepEqual([outside.statusCode, codeOf(outside)], [416, 'range_not_satisfiable'], range);
    assert.equal(outside.headers['content-range'], `bytes */${size}`);
  }
});

test('a known file is not sent again; a range of another version returns the whole file', async () => {
  const home = await server.household();
  const commandId = await withFile(home);
  const etag = String((await download(home, commandId)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const response = await download(home, commandId, { 'if-none-match': known });
    assert.deepEqual([response.statusCode, response.body], [304, ''], known);
  }
  assert.equal((await download(home, commandId, { 'if-none-match': '"other"' })).statusCode, 200);
  assert.equal((await download(home, commandId, { range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
  assert.equal((await download(home, commandId, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode, 200);
});

test('HEAD returns the size and no body', async () => {
  const home = await server.household();
  const response = await download(home, await withFile(home), {}, 'HEAD');
  assert.deepEqual([response.statusCode, response.body, response.headers['content-length']], [200, '', String(PDF.length)]);
});

test('a file is for keys of the tenant that may read its module, once the command has ended', async () => {
  const [home, foreign] = [await server.household(), await server.household()];
  const commandId = await withFile(home);
  assert.equal((await download(foreign, commandId)).statusCode, 404);
  const keyFor = async (access: object) =>
    (await server.call('POST', '/app/api-keys', { headers: { cookie: home.cookie }, body: { name: 'k', access } })).json().secret;
  const keys = {
    reads: await keyFor({ ar: ['read'] }),
    writes: await keyFor({ ar: ['write'] }),
    other: await keyFor({ sales: ['read'] }),
  };
  assert.equal((await download({ ...home, tenantKey: keys.reads }, commandId)).statusCode, 200);
  assert.equal((await download({ ...home, tenantKey: keys.writes }, commandId)).statusCode, 403);
  assert.equal((await download({ ...home, tenantKey: keys.other }, commandId)).statusCode, 404);
  const unfinished = await running(home);
  await upload(home, unfinished, PDF);
  assert.equal(codeOf(await download(home, unfinished)), 'artifact_missing');
});

test('only who was given a command may upload its file, and only before its result', async () => {
  const [home, foreign] = [await server.household(), await server.household()];
  const commandId = await withFile(home);
  assert.equal((await upload(home, commandId, PDF)).statusCode, 200, 'the same file again');
  const late = await upload(home, commandId, Buffer.from('other'));
  assert.deepEqual([late.statusCode, codeOf(late)], [409, 'already_finished']);
  assert.equal((await upload(foreign, commandId, PDF)).statusCode, 404);
  assert.equal((await upload(home, 'nothing', PDF)).statusCode, 404);
  const queued = (await server.submit(home)).json().command.commandId;
  assert.equal((await upload(home, queued, PDF)).statusCode, 404);
  const otherInstall = await upload(home, await running(home), PDF, { 'x-install-id': 'other' });
  assert.equal(otherInstall.statusCode, 404);
});

/** An upload over a real socket, of which the test decides what it sends. */
function rawUpload(home: TestTenant, commandId: string, headers: Readonly<Record<string, string | number>>) {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/connectors/${home.connectorId}/commands/${commandId}/artifact`,
    headers: { authorization: `Bearer ${home.connectorKey}`, 'content-type': 'application/pdf', ...headers },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
  });
  return { sending, answered };
}

test('a file declared as too large is rejected before it is sent', async () => {
  const home = await server.household();
  const { sending, answered } = rawUpload(home, await running(home), { 'content-length': deliveryLimits.artifactBytesMax + 1 });
  sending.flushHeaders();
  const { status, body } = await answered;
  assert.deepEqual([status, JSON.parse(body).error.code], [413, 'body_too_large']);
  sending.destroy();
});

test('a file that breaks off leaves the command without one, and can be sent again', async () => {
  const home = await server.household();
  const commandId = await running(home);
  const { sending, answered } = rawUpload(home, commandId, { 'content-length': 1_000_000 });
  sending.write(randomBytes(100_000), () => sending.destroy());
  await assert.rejects(answered);
  assert.equal((await server.context.store.command({ tenantId: home.tenantId, commandId }))?.artifactSha256, null);
  assert.equal((await upload(home, commandId, PDF)).statusCode, 200);
});

test('a large file goes through in pieces of unknown length', async () => {
  const home = await server.household();
  const commandId = await running(home);
  const { sending, answered } = rawUpload(home, commandId, { 'transfer-encoding': 'chunked' });
  const piece = randomBytes(256 * 1024);
  const digest = createHash('sha256');
  for (let count = 0; count < 32; count += 1) {
    digest.update(piece);
    if (!sending.write(piece)) await new Promise((resolve) => sending.once('drain', resolve));
  }
  sending.end();
  const { status, body } = await answered;
  assert.deepEqual([status, JSON.parse(body).artifact?.sha256], [200, digest.digest('hex')], body);
});
