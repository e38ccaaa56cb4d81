import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { openRecordedStore } from '../../conformance/recorded-store.ts';
import { type OwnedHome, World } from '../../conformance/world.ts';

/** What is deleted is looked for in the bytes of the files: the database, its log and the memory that is shared beside it. */

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-traces-'));
const path = join(folder, 'traces.db');
const world = new World(openRecordedStore(path));
const { store } = world;
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const filesWith = (marker: string): readonly string[] =>
  ['', '-wal', '-shm'].filter((suffix) => existsSync(`${path}${suffix}`) && readFileSync(`${path}${suffix}`).includes(marker));

/** Commands whose payloads and results contain a marker, some of them over many pages, among those of others. */
async function runMarked(home: OwnedHome, marker: string): Promise<readonly number[]> {
  const other = await world.signUp();
  const seqs: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const text = `${marker} `.repeat(count % 3 === 0 ? 2_000 : 5);
    const command = await world.accept(world.newCommand(home, { payload: JSON.stringify({ description: text }) }));
    await world.accept(world.newCommand(other));
    await world.lease(home);
    await store.finish({ ...world.done(home, command.commandId), result: JSON.stringify({ ok: true, note: text }) });
    seqs.push(command.seq);
  }
  return seqs;
}

test('nothing of a tenant that was erased is left in the bytes of the files', async () => {
  const marker = 'MARKER-OF-THE-ERASED';
  const home = await world.signUp();
  await runMarked(home, marker);
  assert.notDeepEqual(filesWith(marker), [], 'it is there before');
  const { tenantId, personId, email } = home;
  await store.requestErasure({ tenantId, personId, graceMs: DAY_MS, audit: world.audit(tenantId) });
  world.advance(DAY_MS);
  while (!(await store.eraseSome({ tenantId, requestId: 'r' })).isDone);
  await store.forgetTraces();
  assert.deepEqual([filesWith(marker), filesWith(email)], [[], []]);
});

test('nor is what retention has removed', async () => {
  const marker = 'MARKER-OF-THE-OLD';
  const home = await world.signUp();
  const seqs = await runMarked(home, marker);
  assert.notDeepEqual(filesWith(marker), []);
  await store.clearCommands({ tenantId: home.tenantId, commands: seqs.map((seq) => ({ seq, meaningHash: 'm' })) });
  const now = await store.now();
  while ((await store.forgetEvents({ tenantId: home.tenantId, before: now + 1, limit: 100 })) === 100);
  await store.forgetTraces();
  assert.deepEqual(filesWith(marker), []);
});
