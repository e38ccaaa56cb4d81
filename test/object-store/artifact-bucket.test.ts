import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { exerciseArtifactFiles, type OpenedFiles } from '../../packages/cloud/conformance/artifact-files.ts';
import { type BucketOptions, openArtifactBucket } from '../../packages/cloud/src/artifact-files/bucket.ts';
import { ObjectStore } from '../../packages/cloud/src/artifact-files/object-store.ts';
import { systemRandomness } from '../../packages/cloud/src/system/randomness.ts';
import { ACCESS_KEY_ID, type ObjectStoreServer, REGION, SECRET_ACCESS_KEY, startObjectStore } from './object-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-objects-'));
const passing = join(folder, 'passing');
let server: ObjectStoreServer;

before(async () => {
  server = await startObjectStore(join(folder, 'objects'), 'files');
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let places = 0;
function optionsOf(overrides: Partial<BucketOptions> = {}): BucketOptions {
  return {
    endpoint: server.endpoint,
    region: REGION,
    bucket: 'files',
    prefix: `place ${places}/`.replace(' ', '-'),
    accessKeyId: ACCESS_KEY_ID,
    secretAccessKey: SECRET_ACCESS_KEY,
    folder: passing,
    randomness: systemRandomness,
    ...overrides,
  };
}

async function fresh(): Promise<OpenedFiles> {
  places += 1;
  const options = optionsOf();
  const objects = new ObjectStore(options);
  return {
    files: await openArtifactBucket(options),
    now: Date.now,
    contents: async () => [...(await objects.list('')).map(({ key }) => key), ...readdirSync(passing)],
    damage: (sha256) => {
      const body = Buffer.from('as it Was');
      return objects.put(`${sha256.slice(0, 2)}/${sha256}`, new Blob([body]), 'UNSIGNED-PAYLOAD');
    },
  };
}

exerciseArtifactFiles(fresh);

test('every request was signed, with the digest of what it carries', () => {
  assert.equal(server.refused, 0);
});

test('a wrong key and an unreachable store show at the start', async () => {
  await assert.rejects(openArtifactBucket(optionsOf({ secretAccessKey: 'wrong' })), /responded with 403/);
  await assert.rejects(openArtifactBucket(optionsOf({ endpoint: 'http://127.0.0.1:9' })), /fetch failed/);
});
