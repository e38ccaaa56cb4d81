import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import { inherited } from '../cloud-process.ts';
import { acknowledge, damageNames, type Judgement, judge } from './damaged-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-store-faults-'));
after(() => rmSync(folder, { recursive: true }));

/** More of them in `npm run soak:faults`. */
const SEEDS_EACH = 1;

test('the store keeps its seam while its disk fails: every result is true, and everything else is "not available"', () => {
  const faults = new URL('./sqlite-faults.ts?seed=1&share=15', import.meta.url).href;
  const suite = new URL('./conformance.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', faults, suite], {
    env: inherited,
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  assert.match(stdout, /faults met: /);
});

/** Runs with less than it needs, limited by `ulimit`. A write beyond the limit fails instead of ending the process. */
function runShort(limit: string, mode: string, path: string): readonly string[] {
  const program = new URL('./short-store.ts', import.meta.url).pathname;
  const script = `trap '' XFSZ; ulimit ${limit}; exec "$@"`;
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script, 'short', process.execPath, program, mode, path], {
    env: { PATH: inherited.PATH },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as readonly string[];
}

test('a store that can write no more, or open no more files, reports that, and has everything that it acknowledged', async () => {
  for (const [mode, limit] of [
    ['room', '-f 1600'],
    ['descriptors', '-n 80'],
  ] as const) {
    const path = join(folder, `${mode}.db`);
    const acknowledged = runShort(limit, mode, path);
    assert.ok(acknowledged.length > 10);
    const store = openSqliteStore({ path, clock: { now: () => 0 }, onDamage: ({ message }) => assert.fail(message) });
    for (const commandId of acknowledged) assert.ok(await store.command({ tenantId: 'tenant-1', commandId }), commandId);
    await store.close();
  }
});

test('files that a disk has damaged lead to an error, to a finding or to the truth, never to silence', async () => {
  const acknowledged = await acknowledge(folder, 120);
  const judgements: Judgement[] = [];
  for (const [index, name] of damageNames.entries())
    for (let seed = 1; seed <= SEEDS_EACH; seed += 1) judgements.push(await judge(acknowledged, name, index * 1_000 + seed));
  const gone = judgements.filter(({ name }) => name === 'a log that never reached the disk');
  assert.ok(gone.every(({ kind }) => kind === 'told'));
  assert.ok(judgements.some(({ kind }) => kind === 'whole'));
});
