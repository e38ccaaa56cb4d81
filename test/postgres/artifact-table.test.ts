import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import pg from 'pg';
import { exerciseArtifactFiles, type OpenedFiles, sha256Of } from '../../packages/cloud/conformance/artifact-files.ts';
import { openArtifactTable } from '../../packages/cloud/src/artifact-files/table.ts';
import { prepareDatabase } from '../../packages/cloud/src/postgres/migration.ts';
import type { ArtifactFiles } from '../../packages/cloud/src/store/artifact-files.ts';
import { systemClock } from '../../packages/cloud/src/system/clock.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

let server: PostgresServer;
let client: pg.Client;
let url: string;
const opened: ArtifactFiles[] = [];

before(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
  await prepareDatabase(url);
  client = new pg.Client(url);
  await client.connect();
});
after(async () => {
  for (const files of opened) await files.close();
  await client.end();
  await server.stop();
});

/** Another node on the same tables. */
function open(): ArtifactFiles {
  const files = openArtifactTable({ url, clock: systemClock });
  opened.push(files);
  return files;
}

async function fresh(): Promise<OpenedFiles> {
  await client.query('TRUNCATE artifact_file CASCADE');
  return {
    files: open(),
    now: Date.now,
    contents: async () =>
      (await client.query<{ file_id: string }>('SELECT file_id FROM artifact_file')).rows.map((row) => row.file_id),
    damage: async () => void (await client.query(`UPDATE artifact_piece SET bytes = 'as it Was'`)),
  };
}

exerciseArtifactFiles(fresh);

test('a file that one node took is sent by another, and its pieces go with it', async () => {
  const { files } = await fresh();
  const content = new PassThrough();
  const stored = files.put(content, 1_000_000);
  content.end(Buffer.alloc(600_000, 7));
  assert.ok(typeof (await stored) === 'object');
  const other = open();
  const sha256 = sha256Of(Buffer.alloc(600_000, 7));
  let size = 0;
  for await (const chunk of (await other.open(sha256)) ?? []) size += (chunk as Buffer).length;
  assert.equal(size, 600_000);
  await (await other.setAside(sha256))?.remove();
  assert.deepEqual((await client.query('SELECT 1 FROM artifact_piece')).rows, []);
});

test('what an upload left that died with its process is cleared after an hour', async () => {
  const { files, contents } = await fresh();
  await client.query('INSERT INTO artifact_file (put_at) VALUES ($1)', [Date.now() - 1_000]);
  await files.clearDrafts(Date.now());
  assert.equal((await contents()).length, 1);
  await files.clearDrafts(Date.now() + DAY_MS);
  assert.deepEqual(await contents(), []);
});
