import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { test } from 'node:test';
import type { ReleaseManifest } from '@ledgerline/contract';
import { isProblems } from '../config.ts';
import { readManifest } from './manifest.ts';

const [current, next, stranger] = [
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
];

const publicKey = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');
const keys = [
  { keyId: '2026a', publicKey: publicKey(current.publicKey) },
  { keyId: '2026b', publicKey: publicKey(next.publicKey) },
];

const nowMs = Date.parse('2026-11-16T00:00:00.000Z');
const file = { path: 'connector.mjs', sha256: 'a'.repeat(64), size: 5 };
const manifest: ReleaseManifest = {
  serial: 7,
  issuedAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  builds: [{ build: 'local-mvp-2026.12.01.01', channel: 'stable', percent: 5, runtime: '24.21.0', files: [file] }],
};

const signed = (content: unknown, privateKey: KeyObject = current.privateKey, keyId = '2026a'): string => {
  const bytes = Buffer.from(JSON.stringify(content));
  return JSON.stringify({
    manifest: bytes.toString('base64'),
    signatures: [{ keyId, ed25519: sign(null, bytes, privateKey).toString('base64') }],
  });
};

const read = (text: string, serialMin = 0, at = nowMs): ReleaseManifest | string => {
  const outcome = readManifest(text, { keys, serialMin, nowMs: at });
  return isProblems(outcome) ? outcome.problems.join() : outcome;
};

test('a manifest is taken if a key of this build signed it, the current one or the next', () => {
  assert.deepEqual(read(signed(manifest)), manifest);
  assert.deepEqual(read(signed(manifest, next.privateKey, '2026b')), manifest);
  assert.deepEqual(read(signed(manifest), 7), manifest, 'the same one again');
});

test('a manifest that others signed, that was changed or that is something else is not taken', () => {
  assert.match(String(read(signed(manifest, stranger.privateKey))), /not signed with a key/);
  assert.match(String(read(signed(manifest, current.privateKey, '2026b'))), /not signed with a key/);
  const changed = JSON.parse(signed(manifest)) as { manifest: string };
  const other = { ...changed, manifest: Buffer.from(JSON.stringify({ ...manifest, serial: 8 })).toString('base64') };
  assert.match(String(read(JSON.stringify(other))), /not signed with a key/);
  for (const text of ['', '<html>Log in to the network</html>', '{}', '{"manifest":7,"signatures":[]}'])
    assert.match(String(read(text)), /not a manifest/, text);
  assert.equal(isProblems(readManifest(signed(manifest), { keys: [], serialMin: 0, nowMs })), true);
});

test('an older or an expired manifest is not taken: it could hold a fix back', () => {
  assert.match(String(read(signed(manifest), 8)), /serial 7, which is older than 8/);
  assert.match(String(read(signed(manifest), 0, Date.parse('2026-12-01T00:00:00.000Z'))), /expired at 2026-12-01/);
});

test('a manifest cannot name a file outside the folder of its build', () => {
  for (const path of ['../x', 'a/../../x', '/etc/x', 'a//b', 'a/./b', '.', 'a\\..\\b', 'C:x', '']) {
    const builds = [{ ...manifest.builds[0], files: [{ ...file, path }] }];
    assert.match(String(read(signed({ ...manifest, builds }))), /does not know/, path);
  }
  for (const build of ['..', 'a/b', '.part', 'a..b', ''])
    assert.match(String(read(signed({ ...manifest, builds: [{ ...manifest.builds[0], build }] }))), /does not know/, build);
});
