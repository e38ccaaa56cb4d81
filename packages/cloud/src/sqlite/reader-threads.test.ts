import assert from 'node:assert/strict';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { writeEmptyDatabase } from '../../testing/empty-database.ts';
import { StoreUnavailable } from '../store/store.ts';
import { ReaderThreads } from './reader-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-readers-'));
after(() => rmSync(folder, { recursive: true }));

test('a read that cannot reach the file is refused, works again with the file, and is refused once the readers are closed', async () => {
  const path = join(folder, 'away.db');
  const options = { lockWaitMs: 20, pagesMax: null };
  writeEmptyDatabase(path);
  renameSync(path, `${path}.away`);
  const readers = new ReaderThreads({ path, ...options });
  const counts = () => readers.attempt('queueCounts', { tenantId: 'nobody' }, 0);
  await assert.rejects(counts(), StoreUnavailable);
  renameSync(`${path}.away`, path);
  assert.deepEqual(await counts(), []);
  const last = counts();
  await readers.close();
  assert.deepEqual(await last, [], 'what was asked for is finished');
  await assert.rejects(counts(), StoreUnavailable);
});
