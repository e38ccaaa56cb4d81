import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BuildInField, ReleasedBuild } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { filePathIn, isInShare, manifestPathIn } from '../../delivery/release.ts';

/** What connectors and operators see of the published builds. Whether a signature is right is for the connector to check. */

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const file = Buffer.from('console.log("a build")');
const sha256 = createHash('sha256').update(file).digest('hex');

const released = (build: string, settings: Partial<ReleasedBuild> = {}): ReleasedBuild => ({
  build,
  channel: 'stable',
  percent: 100,
  runtime: '24.21.0',
  files: [{ path: 'connector.mjs', sha256, size: file.length }],
  ...settings,
});

function publish(...builds: readonly ReleasedBuild[]): void {
  const folder = server.context.config.connectorReleases;
  mkdirSync(join(folder, 'files'), { recursive: true });
  const manifest = { serial: 1, issuedAt: '2026-11-16T00:00:00.000Z', expiresAt: '2027-11-16T00:00:00.000Z', builds };
  const signed = {
    manifest: Buffer.from(JSON.stringify(manifest)).toString('base64'),
    signatures: [{ keyId: 'a', ed25519: '' }],
  };
  writeFileSync(manifestPathIn(folder), JSON.stringify(signed));
  writeFileSync(filePathIn(folder, sha256), gzipSync(file));
}

const beat = async (home: TestTenant, body: object = { build: 'local-mvp-2026.11.01.01' }) => {
  const path = `/connectors/${home.connectorId}/heartbeat`;
  return (await server.call('POST', path, { key: home.connectorKey, body })).json() as { newestBuild: string | null };
};

const newestOf = async (home: TestTenant): Promise<string | null> => (await beat(home)).newestBuild;

const buildsInField = async (): Promise<readonly BuildInField[]> => {
  const { adminKey } = server.context.config;
  return (await server.call('GET', '/admin/connector-builds', { key: adminKey })).json().builds;
};

test('the manifest and the files of a build are sent as they were published, and are missing before', async () => {
  const manifestPath = '/downloads/connector/manifest.json';
  assert.equal((await server.call('GET', manifestPath)).json().error.code, 'installer_missing');
  assert.equal(await newestOf(await server.household()), null);
  publish(released('local-mvp-2026.12.01.01'));
  const manifest = await server.call('GET', manifestPath);
  assert.equal(manifest.statusCode, 200);
  const { etag } = manifest.headers;
  const again = await server.call('GET', manifestPath, { headers: { 'if-none-match': String(etag) } });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  const sent = await server.call('GET', `/downloads/connector/files/${sha256}`);
  assert.equal(sent.headers['content-encoding'], 'gzip');
  assert.match(String(sent.headers['cache-control']), /immutable/);
  assert.deepEqual(gunzipSync(sent.rawPayload), file);
  for (const name of ['0'.repeat(64), '..%2Fmanifest.json', 'x']) {
    const missing = await server.call('GET', `/downloads/connector/files/${name}`);
    assert.equal(missing.json().error.code, 'installer_missing', name);
  }
});

test('a connector hears of the newest build of its channel whose share it is in', async () => {
  const homes = await Promise.all(Array.from({ length: 12 }, () => server.household()));
  const half = released('local-mvp-2026.12.03.01', { percent: 50 });
  publish(released('local-mvp-2026.12.01.01'), half, released('local-mvp-2026.12.04.01', { channel: 'early' }));
  for (const home of homes)
    assert.equal(await newestOf(home), isInShare(home.connectorId, half) ? half.build : 'local-mvp-2026.12.01.01');
  const [home, stranger] = [homes[0] as TestTenant, homes[1] as TestTenant];
  const path = `/app/connectors/${home.connectorId}/channel`;
  const choose = (cookie: string, channel: string) => server.call('POST', path, { headers: { cookie }, body: { channel } });
  assert.equal((await choose(stranger.cookie, 'early')).json().error.code, 'unknown_connector');
  assert.equal((await choose(home.cookie, 'daily')).json().error.code, 'invalid_request');
  const chosen = await choose(home.cookie, 'early');
  assert.deepEqual(chosen.json(), { ok: true, connectorId: home.connectorId, channel: 'early' });
  assert.equal(await newestOf(home), 'local-mvp-2026.12.04.01');
  const state = await server.call('GET', '/app/state', { headers: { cookie: home.cookie } });
  assert.equal(state.json().connector.channel, 'early');
});

test('shares grow: a connector in the first 5% is in every larger share, and about as many are as it says', () => {
  const ids = Array.from({ length: 2_000 }, (_, index) => `conn_${index}`);
  const inShare = (percent: number) => ids.filter((id) => isInShare(id, { build: 'b', percent }));
  assert.deepEqual(inShare(0), []);
  assert.equal(inShare(100).length, ids.length);
  const few = inShare(5);
  assert.ok(few.length > 60 && few.length < 140, String(few.length));
  const more = new Set(inShare(25));
  assert.ok(few.every((id) => more.has(id)));
});

test('a build that 2 of the first 20 refuse is withdrawn; one that 2 of 21 refuse is not', async () => {
  const [bad, fair] = ['local-mvp-2026.12.10.01', 'local-mvp-2026.12.09.01'];
  publish(released(bad), released(fair), released('local-mvp-2026.12.01.01'));
  const homes = await Promise.all(Array.from({ length: 21 }, () => server.household()));
  const retention = () => server.call('POST', '/admin/retention/run', { key: server.context.config.adminKey });
  const [first, second] = homes as [TestTenant, TestTenant];
  for (const home of homes) await beat(home, { build: fair });
  await beat(first, { build: fair, refusedBuild: bad });
  await retention();
  assert.equal(await newestOf(homes[2] as TestTenant), bad, 'one may have troubles of its own');
  await beat(second, { build: fair, refusedBuild: bad });
  await retention();
  await retention();
  server.time.advance(60_000);
  for (const home of homes) assert.equal((await beat(home, { build: fair })).newestBuild, fair);
  const seen = (await buildsInField()).find(({ build }) => build === bad);
  assert.deepEqual([seen?.connectors, seen?.refused, seen?.percent], [0, 2, 100]);
  assert.notEqual(seen?.withdrawnAt, null);
  const metrics = (await server.call('GET', '/metrics')).body;
  assert.match(metrics, /ledgerline_connector_builds_refused\{build="local-mvp-2026\.12\.10\.01"\} 2/);
  assert.match(metrics, /ledgerline_connector_builds\{build="local-mvp-2026\.12\.09\.01"\} 21/);
  assert.match(metrics, /ledgerline_connector_manifest_expires_seconds \d/);

  for (const home of [first, second]) await beat(home, { build: 'local-mvp-2026.12.01.01', refusedBuild: fair });
  await retention();
  assert.equal((await buildsInField()).find(({ build }) => build === fair)?.withdrawnAt, null);
});

test('a manifest that cannot be read names no build and stops no heartbeat', async () => {
  const home = await server.household();
  writeFileSync(manifestPathIn(server.context.config.connectorReleases), '{"manifest":"bm90IGpzb24=","signatures":[]}');
  assert.equal(await newestOf(home), null);
});
