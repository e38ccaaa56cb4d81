/**
 * What disks do to bytes, done to the files of a store between two openings: flipped bits, zeroed and torn pages, a log that lost
 * its end or all of it (a flush that the disk only claimed). Then everything that was acknowledged is asked for.
 */

import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '../../packages/book/conformance/chance.ts';
import { World } from '../../packages/cloud/conformance/world.ts';
import { UnusableDatabase } from '../../packages/cloud/src/sql/migration.ts';
import { startQuickCheck } from '../../packages/cloud/src/sqlite/quick-check.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import { type CommandSnapshot, StoreUnavailable } from '../../packages/cloud/src/store/store.ts';
import type { DamageFinding } from '../../packages/cloud/src/store/store-damage.ts';

const PAGE_BYTES = 4_096;
const clock = { now: (): number => Date.UTC(2026, 8, 30, 9) };

/** Acknowledged commands by id, and the files of their store as a power cut leaves them. */
export interface Acknowledged {
  readonly folder: string;
  readonly commands: readonly CommandSnapshot[];
}

const FILES: readonly string[] = ['store.db', 'store.db-wal', 'store.db.mark'];

/** Most of it in the file, the rest in the log. */
export async function acknowledge(folder: string, count: number): Promise<Acknowledged> {
  const path = join(folder, 'store.db');
  const first = openSqliteStore({ path, clock });
  const home = await new World({ store: first, advance: () => {} }).signUp();
  const commands: CommandSnapshot[] = [];
  const fill = async (store: typeof first, share: number): Promise<void> => {
    const world = new World({ store, advance: () => {} });
    for (let index = 0; index < share; index += 1) {
      const commandId = `command-${commands.length}`;
      const note = `${commandId} `.repeat(10 + (index % 7) * 40);
      const accepted = await world.accept(world.newCommand(home, { commandId, payload: JSON.stringify({ note }) }));
      commands.push(accepted);
    }
    for (const { commandId } of (await world.lease(home, 'first', share / 2)).commands) {
      const result = JSON.stringify({ ok: true, docNo: `IV-${commandId}` });
      const report = { connectorId: home.connectorId, install: 'first', commandId, status: 'done', result } as const;
      await store.finish({ ...report, error: null, reportHash: commandId, docNo: null });
      const place = commands.findIndex((command) => command.commandId === commandId);
      commands[place] = { ...(commands[place] ?? assert.fail()), status: 'done', result };
    }
  };
  await fill(first, Math.floor(count * 0.7));
  await first.close();
  const second = openSqliteStore({ path, clock });
  await fill(second, count - commands.length);
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  for (const name of FILES) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(kept, name));
  await second.close();
  return { folder: kept, commands };
}

type Damage = (bytes: Buffer, chance: Chance) => Buffer;

const somewhere = (bytes: Buffer, chance: Chance): number => chance.integer(0, bytes.length - 1);

const flip: Damage = (bytes, chance) => {
  const place = somewhere(bytes, chance);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << chance.integer(0, 7));
  return bytes;
};

const zeroPage: Damage = (bytes, chance) => {
  const start = Math.floor(somewhere(bytes, chance) / PAGE_BYTES) * PAGE_BYTES;
  return bytes.fill(0, start, start + PAGE_BYTES);
};

const shorten: Damage = (bytes, chance) => bytes.subarray(0, somewhere(bytes, chance));

/** By name: which file, and what happens to it. */
const DAMAGES: Readonly<Record<string, readonly [name: string, damage: Damage]>> = {
  'a flipped bit in the file': ['store.db', flip],
  'a zeroed page of the file': ['store.db', zeroPage],
  'a file of which only a part was written': ['store.db', shorten],
  'a flipped bit in the log': ['store.db-wal', flip],
  'a log that lost its end': ['store.db-wal', shorten],
  'a log that never reached the disk': ['store.db-wal', () => Buffer.alloc(0)],
  'a flipped bit in the mark': ['store.db.mark', flip],
};

export const damageNames = Object.keys(DAMAGES);

export interface Judgement {
  readonly name: string;
  readonly seed: number;
  /** Reported, or refused at the start, or nothing was lost at all. */
  readonly kind: 'refused' | 'told' | 'whole';
}

/** Damages a copy and asks for everything. Throws when something is wrong or missing and this was not reported. */
export async function judge(acknowledged: Acknowledged, name: string, seed: number): Promise<Judgement> {
  const folder = join(acknowledged.folder, '..', `damaged-${seed}`);
  mkdirSync(folder);
  try {
    for (const file of FILES) {
      const kept = join(acknowledged.folder, file);
      if (existsSync(kept)) copyFileSync(kept, join(folder, file));
    }
    const [file, damage] = DAMAGES[name] ?? assert.fail(name);
    const path = join(folder, file);
    writeFileSync(path, damage(readFileSync(path), new Chance(seed)));
    return { name, seed, kind: await look(join(folder, 'store.db'), acknowledged.commands, `${name}, seed ${seed}`) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function look(path: string, commands: readonly CommandSnapshot[], where: string): Promise<Judgement['kind']> {
  const findings: DamageFinding[] = [];
  const { store, refusal } = opened(path, findings);
  if (!store) {
    assert.ok(refusal instanceof UnusableDatabase || isSqliteError(refusal), `${where}: ${String(refusal)}`);
    return 'refused';
  }
  let lost = 0;
  for (const command of commands) {
    const found = await store.command(command).catch((error: unknown) => {
      assert.ok(error instanceof StoreUnavailable, `${where}: ${String(error)}`);
      return 'refused' as const;
    });
    if (found === null) lost += 1;
    else if (found !== 'refused') assertTrue(found, command, where);
  }
  const checked = lost > 0 && findings.length === 0 ? await startQuickCheck(path).done : [];
  await store.close().catch((error: unknown) => assert.ok(isSqliteError(error) || error instanceof StoreUnavailable, where));
  if (lost > 0) assert.ok(findings.length + (checked?.length ?? 0) > 0, `${where}: ${lost} are gone and nobody says so`);
  return findings.length > 0 || lost > 0 ? 'told' : 'whole';
}

function opened(path: string, findings: DamageFinding[]) {
  try {
    return { store: openSqliteStore({ path, clock, onDamage: (finding) => findings.push(finding) }), refusal: null };
  } catch (refusal) {
    return { store: null, refusal };
  }
}

const isSqliteError = (error: unknown): boolean => error instanceof Error && 'errcode' in error;

/** What was lost with the end of a log may be a result too; then its command is as it was before, and the mark shows that. */
function assertTrue(found: CommandSnapshot, stored: CommandSnapshot, where: string): void {
  const partsOf = ({ commandId, connectorId, companyId, type, payload }: CommandSnapshot): readonly string[] => [
    commandId,
    connectorId,
    companyId,
    type,
    payload,
  ];
  assert.deepEqual(partsOf(found), partsOf(stored), where);
  if (found.status === 'done') assert.equal(found.result, stored.result, where);
}
