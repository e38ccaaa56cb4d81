import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { isProblems } from '../../packages/connector/src/config.ts';
import { readManifest } from '../../packages/connector/src/update/manifest.ts';
import { DAY_MS } from '../../packages/contract/src/index.ts';
import { describeBundle } from '../../packaging/connector/bundle.ts';
import { makeUpdateKey, publishBuild, publishedIn } from '../../packaging/connector/release.ts';
import { inherited } from '../cloud-process.ts';

/** What an operator does with published builds, and what the cloud offers then. */

const place = mkdtempSync(join(tmpdir(), 'connector-release-'));
const folder = join(place, 'releases');
const key = makeUpdateKey('2026a');
const BUILD = 'local-mvp-2026.12.01.01';

/** The program `npm run publish-connector`. */
const publishConnector = (...parameters: readonly string[]) =>
  spawnSync(
    process.execPath,
    ['packaging/connector/main.ts', '--out', folder, '--key', join(place, '2026a.pem'), ...parameters],
    { encoding: 'utf8', cwd: join(import.meta.dirname, '../..'), env: inherited },
  );

/** A file that says which build it sets up, as the version resource of a setup program does. */
function setupProgram(build: string): { readonly path: string; readonly sha256: string } {
  const path = join(place, `${build}.exe`);
  const content = Buffer.from(`MZ ProductVersion ${build}`, 'utf16le');
  writeFileSync(path, content);
  return { path, sha256: createHash('sha256').update(content).digest('hex') };
}

test('the manifest names the setup program of a build, the portal offers it to everyone at 100%, and --renew signs it again', async (t) => {
  t.after(() => rmSync(place, { recursive: true, force: true }));
  const app = join(place, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'connector.mjs'), '');
  describeBundle(app, { build: BUILD });
  writeFileSync(join(place, '2026a.pem'), key.privateKey);
  const signedLongAgo = { folder, keys: [key], nowMs: Date.now() - 80 * DAY_MS };
  const release = { app, channel: 'stable', percent: 5 } as const;
  assert.throws(
    () => publishBuild(signedLongAgo, { ...release, installer: setupProgram('local-mvp-2026.11.01.01').path }),
    /is not the setup program of build local-mvp-2026\.12\.01\.01/,
  );
  const { path, sha256 } = setupProgram(BUILD);
  publishBuild(signedLongAgo, { ...release, installer: path });
  publishBuild(signedLongAgo, release);

  const installerFile = join(place, 'ConnectorSetup.exe');
  const server = await openTestServer({ settings: { connectorReleases: folder, installerFile } });
  t.after(() => server.close());
  const download = () => server.call('GET', '/downloads/ConnectorSetup.exe');
  assert.equal((await download()).statusCode, 404, 'Not everyone gets it yet.');
  writeFileSync(installerFile, 'the one of the operator');
  assert.equal((await download()).body, 'the one of the operator');
  assert.match(publishConnector('--build', BUILD, '--percent', '100').stdout, /stable {2}100% {2}2 files {2}setup program/);
  const offered = await download();
  assert.equal(createHash('sha256').update(offered.rawPayload).digest('hex'), sha256);
  const { cookie } = await server.household();
  assert.ok((await server.call('GET', '/portal/connector', { headers: { cookie } })).body.includes(sha256));

  const before = publishedIn(folder);
  const renewed = publishConnector('--renew');
  assert.equal(renewed.status, 0, renewed.stderr);
  const after = publishedIn(folder);
  assert.deepEqual([after?.serial, after?.builds], [(before?.serial ?? 0) + 1, before?.builds]);
  assert.ok(Date.parse(after?.expiresAt ?? '') > Date.parse(before?.expiresAt ?? ''), 'Its time begins again.');
  const text = (await server.call('GET', '/downloads/connector/manifest.json')).body;
  const rules = { keys: [key], serialMin: before?.serial ?? 0, nowMs: Date.now() };
  const read = readManifest(text, rules);
  assert.ok(!isProblems(read) && read.builds[0]?.installer?.sha256 === sha256, 'Connectors accept it.');
  assert.match(publishConnector('--list').stdout, /serial 4, valid until/);

  writeFileSync(join(folder, 'setup', `${sha256}.exe`), 'something else');
  assert.equal((await download()).body, 'the one of the operator', 'A file that is not as the manifest says is not offered.');
  assert.equal(publishConnector('--withdraw', BUILD).status, 0);
  assert.equal((await download()).body, 'the one of the operator');
});
