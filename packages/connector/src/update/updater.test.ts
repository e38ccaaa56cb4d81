import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { systemClock } from '../clock.ts';
import { HttpClient } from '../http/cloud-client.ts';
import { systemRandomness } from '../randomness.ts';
import { BuildNotes } from './build-notes.ts';
import { Updater } from './updater.ts';

const [OWN, NEWER] = ['local-mvp-2026.11.15.03', 'local-mvp-2026.12.01.01'];

test('a build that needs another Node is not staged, and is named until it is no longer offered', async (t) => {
  const app = mkdtempSync(join(tmpdir(), 'updater-'));
  writeFileSync(join(app, 'current'), OWN);
  const pair = generateKeyPairSync('ed25519');
  const files = [{ path: 'connector.mjs', sha256: '0'.repeat(64), size: 1 }];
  const builds = [{ build: NEWER, channel: 'stable', percent: 100, runtime: '99.0.0', files }];
  const dates = { issuedAt: '2026-11-16T00:00:00.000Z', expiresAt: '2099-11-16T00:00:00.000Z' };
  const bytes = Buffer.from(JSON.stringify({ serial: 1, ...dates, builds }));
  const signatures = [{ keyId: 'a', ed25519: sign(null, bytes, pair.privateKey).toString('base64') }];
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ manifest: bytes.toString('base64'), signatures })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cloudUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = new HttpClient({ cloudUrl, key: null, installId: 'one', environment: {}, build: OWN });
  t.after(() => {
    http.close();
    server.close();
    rmSync(app, { recursive: true });
  });

  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const said = Promise.withResolvers<string>();
  const notes = new BuildNotes(app);
  const updater = new Updater({
    bundle: { build: OWN, runtime: process.versions.node, updateKeys: [{ keyId: 'a', publicKey }], files: [] },
    http,
    notes,
    clock: systemClock,
    randomness: systemRandomness,
    kept: { note: () => null, keepNote: () => undefined },
    log: { line: (_level, text) => said.resolve(text) },
    settings: () => ({ isAutomatic: true, hours: null }),
  });
  assert.equal(updater.setupBuild, undefined, 'Nothing is known before the cloud was asked.');
  updater.heard({ newestBuild: NEWER });
  assert.match(await said.promise, /needs Node 99\.0\.0; this is .*\. Run the setup program again\./);
  assert.deepEqual([updater.setupBuild, notes.read('next')], [NEWER, null]);
  updater.heard({ newestBuild: OWN });
  assert.equal(updater.setupBuild, null);
});
