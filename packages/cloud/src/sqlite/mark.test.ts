import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { World } from '../../conformance/world.ts';
import { writeEmptyDatabase } from '../../testing/empty-database.ts';
import type { DamageFinding } from '../store/store-damage.ts';
import { MarkFile, markPathOf, readMark } from './mark.ts';
import { openSqliteStore, type SqliteStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-mark-'));
after(() => rmSync(folder, { recursive: true }));

const START = Date.UTC(2026, 8, 30, 9);
const pathOf = (name: string): string => join(folder, `${name}.db`);

function open(name: string, findings: DamageFinding[] = []): SqliteStore {
  writeEmptyDatabase(pathOf(name));
  return openSqliteStore({ path: pathOf(name), clock: { now: () => START }, onDamage: (finding) => findings.push(finding) });
}

/** The files as a power cut would leave them, under another name. */
function cutPower(from: string, to: string): void {
  for (const suffix of ['', '-wal', '.mark']) {
    const file = `${pathOf(from)}${suffix}`;
    if (existsSync(file)) copyFileSync(file, `${pathOf(to)}${suffix}`);
  }
}

function flip(path: string, place: number): void {
  const bytes = readFileSync(path);
  bytes[place] = (bytes[place] ?? 0) ^ 0x10;
  writeFileSync(path, bytes);
}

test('a log that lost its end, an older copy of the file and a lost log are noticed at the start; what is whole is not', async () => {
  const store = open('live');
  const world = new World({ store, advance: () => {} });
  const home = await world.signUp();
  for (let count = 0; count < 20; count += 1) await world.accept(world.newCommand(home));
  cutPower('live', 'whole');
  cutPower('live', 'flipped');
  flip(`${pathOf('flipped')}-wal`, Math.floor(statSync(`${pathOf('flipped')}-wal`).size / 2));
  cutPower('live', 'unlogged');
  rmSync(`${pathOf('unlogged')}-wal`);
  const backup = pathOf('restored');
  await store.backup(backup);
  for (let count = 0; count < 5; count += 1) await world.accept(world.newCommand(home));
  await store.close();
  copyFileSync(markPathOf(pathOf('live')), markPathOf(backup));

  const findingsOf = async (name: string): Promise<readonly string[]> => {
    const findings: DamageFinding[] = [];
    await open(name, findings).close();
    return findings.map(({ kind, message }) => `${kind}: ${message}`);
  };
  assert.deepEqual(await findingsOf('whole'), []);
  assert.deepEqual(await findingsOf('live'), []);
  const [flipped] = await findingsOf('flipped');
  assert.match(flipped ?? 'nothing', /^missing_commands: Up to \d+ acknowledged commands are missing: .* number 20 was/);
  assert.deepEqual(await findingsOf('restored'), [
    'missing_commands: Up to 5 acknowledged commands are missing: the newest in the database has number 20, and number 25 was acknowledged.',
  ]);
  const [unlogged] = await findingsOf('unlogged');
  assert.match(unlogged ?? 'nothing', /^missing_commands: Up to 20 acknowledged/);
});

test('a mark survives an interrupted write, and a damaged one is ignored', () => {
  const path = join(folder, 'torn.mark');
  const mark = new MarkFile(path, 0);
  mark.move(7, START);
  mark.move(8, START + 1);
  mark.close();
  assert.deepEqual(readMark(path), { seq: 8, at: START + 1 });
  const [newest] = ['8 ', '7 '].map((start) => readFileSync(path, 'latin1').indexOf(start));
  flip(path, newest ?? 0);
  assert.deepEqual(readMark(path), { seq: 7, at: START });
  writeFileSync(path, 'nonsense');
  assert.equal(readMark(path), null);
  assert.equal(readMark(join(folder, 'absent.mark')), null);
});
