import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { TestApp } from '../../../testing/test-app.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { StoreUnavailable } from '../../store/store.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const PDF = Buffer.from('%PDF-1.7 ledger');
const END_OF_DIRECTORY = 0x06_05_4b_50;

/** The files of a ZIP file by their paths, as its directory lists them. */
function unzipped(zip: Buffer): Readonly<Record<string, Buffer>> {
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), END_OF_DIRECTORY);
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((place, index) =>
      index === 0 ? zip.readUInt32LE(at + place) : zip.readUInt16LE(at + place),
    ) as [number, number, number, number];
    const start = zip.readUInt32LE(at + 42);
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files[zip.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(zip.subarray(content, content + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

const linesIn = (file: Buffer | undefined): readonly Record<string, unknown>[] =>
  String(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const exported = ({ cookie }: Pick<TestTenant, 'cookie'>) => server.call('GET', '/app/export.zip', { headers: { cookie } });

test('everything of a company is in its export, with files and without secrets, and nothing of another', async () => {
  const other = await server.household();
  await server.submit(other, { commandId: 'of-another' });
  for (let count = 0; count < 45; count += 1) await server.submit(home, { commandId: `many-${count}` });
  await server.submit(home, { commandId: 'with-a-file' });
  for (let polls = 0; polls < 4; polls += 1) await server.next(home, '?max=20');
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''a%2F..%E2%82%AC.pdf`,
  };
  const place = `/connectors/${home.connectorId}/commands/with-a-file/artifact`;
  assert.equal((await server.call('PUT', place, { key: home.connectorKey, body: PDF, headers })).statusCode, 200);
  await server.report(home, 'with-a-file', { status: 'done', result: { ok: true, total: 12.5 } });
  const response = await exported(home);
  assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'application/zip']);
  const files = unzipped(response.rawPayload);
  const commands = linesIn(files['commands.ndjson']);
  assert.equal(new Set(commands.map(({ commandId }) => commandId)).size, 46);
  assert.match(String(files['commands.ndjson']), /"total":12.5/);
  const [path = ''] = Object.keys(files).filter((name) => name.startsWith('files/'));
  assert.match(path, /^files\/with-a-file\/[^/]*\.pdf$/);
  assert.deepEqual(files[path], PDF);
  assert.ok(linesIn(files['events.ndjson']).some(({ type }) => type === 'command.done'));
  assert.ok(linesIn(files['access-log.ndjson']).some(({ action }) => action === 'tenant.exported'));
  assert.equal(linesIn(files['team.ndjson']).length, 1);
  const everything = Object.values(files).map(String).join();
  for (const secret of [home.tenantKey, home.connectorKey, 'of-another', other.tenantId, 'passwordHash', 'keyHash', 'keySealed'])
    assert.ok(!everything.includes(secret), secret);
});

test('keys are exported with what a person approves and the app that has them, and without a secret', async () => {
  const home = await server.household();
  await server.call('POST', '/v1/keys', { key: home.tenantKey, body: { name: 'Assistant', approval: 'writes' } });
  const app = new TestApp(server, home.cookie);
  const { access_token: token, refresh_token: refresh } = await app.connect();
  const files = unzipped((await exported(home)).rawPayload);
  const keys = linesIn(files['keys.ndjson']) as unknown as { name: string; approval: string; connectedApp: object | null }[];
  assert.equal(keys.find(({ name }) => name === 'Assistant')?.approval, 'writes');
  assert.deepEqual(keys.find(({ connectedApp }) => connectedApp !== null)?.connectedApp, {
    clientId: app.clientId,
    name: 'Helper',
    host: '127.0.0.1:33418',
    isVerified: false,
  });
  const everything = Object.values(files).map(String).join();
  for (const secret of [token, refresh]) assert.ok(!everything.includes(secret));
});

test('one export at a time is enough, and one that is given up makes room for the next', async () => {
  const port = await server.listen();
  const get = (take: (status: number | undefined, end: () => void) => void) =>
    new Promise<void>((resolve) => {
      const asked = request(
        { port, host: '127.0.0.1', path: '/app/export.zip', headers: { cookie: home.cookie } },
        (response) => {
          response.on('error', () => undefined).on('close', resolve);
          take(response.statusCode, () => response.destroy());
        },
      );
      asked.on('error', () => resolve()).end();
    });
  await get((status, end) => {
    assert.equal(status, 200);
    end();
  });
  for (let tries = 0; (await exported(home)).statusCode !== 200; tries += 1) {
    assert.ok(tries < 1000, 'it never ends');
    await setImmediate();
  }
});

test('an export that could not be written to the log does not keep out the next', async () => {
  let isAway = true;
  const unwell = await openTestServer({
    through: (store) => ({
      ...store,
      audit: (entry) => (isAway ? Promise.reject(new StoreUnavailable(new Error('away'))) : store.audit(entry)),
    }),
  });
  try {
    const { cookie } = await unwell.household();
    const status = async () => (await unwell.call('GET', '/app/export.zip', { headers: { cookie } })).statusCode;
    assert.equal(await status(), 503);
    isAway = false;
    assert.equal(await status(), 200);
  } finally {
    await unwell.close();
  }
});
