/** Kills a program while it writes to a book, again and again, and compares the log of changes with what reads show. */

import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoggedChange } from '@ledgerline/contract';
import { Book, fixedClock, openDatabase } from '../src/index.ts';
import { Chance } from './chance.ts';
import { NOW, openedTemplateOf, tested } from './fresh-book.ts';
import { faultsOfLog, namesOf, type Reads, readAll } from './told-changes.ts';

export interface KilledLog {
  readonly saved: number;
  readonly faults: readonly string[];
}

interface State {
  readonly reads: Reads;
  readonly cursor: string;
  readonly changes: readonly LoggedChange[];
  readonly gaps: number;
}

/** After each kill: what differs is in the log and nothing else is, each change once, and each rebuild is a gap. */
export async function killWriters(kills: number, seed: number): Promise<KilledLog> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-log-'));
  const file = join(folder, 'book.db');
  copyFileSync(openedTemplateOf('BLANK'), file);
  const chance = new Chance(seed);
  const faults: string[] = [];
  let saved = 0;
  let before = stateOf(file, null);
  try {
    for (let round = 1; round <= kills; round += 1) {
      // The program writes on while this is read, so that the kill comes at any moment of what follows.
      const said = await killedAfter(file, round, chance.integer(1, 80));
      const after = stateOf(file, before.cursor);
      const rebuilds = said.filter((line) => line === 'rebuilt').length;
      const ids = new Set(after.changes.map(({ commandId }) => commandId));
      const names = after.changes.map(({ entity, key, change, part, commandId }) =>
        [entity, key, change, part, commandId].join(' '),
      );
      const found = [
        ...faultsOfLog(namesOf(after.changes), before.reads, after.reads),
        ...said
          .filter((line) => line !== 'rebuilt' && !ids.has(line))
          .map((commandId) => `${commandId} was saved and is not in the log`),
        ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is in the log twice`),
        ...(after.gaps < rebuilds ? [`${rebuilds} rebuilds are ${after.gaps} gaps`] : []),
      ];
      faults.push(...found.map((fault) => `kill ${round}: ${fault}`));
      saved += said.length;
      before = after;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { saved, faults };
}

/** What the program had said when it was dead. */
async function killedAfter(file: string, round: number, lines: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'log-writer.ts'), file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) child.kill('SIGKILL');
  }
  if (said.length < lines) throw new Error(`The program ended after ${said.length} lines.`);
  return said;
}

function stateOf(file: string, from: string | null): State {
  const db = openDatabase(file);
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  const changes: LoggedChange[] = [];
  let [cursor, gaps] = [from, 0];
  for (let hasMore = true; hasMore; ) {
    const page = book.changesAfter(cursor, 500);
    changes.push(...page.changes);
    gaps += page.resync.length;
    [cursor, hasMore] = [page.nextCursor, page.hasMore];
  }
  const reads = readAll(db, NOW);
  const broken = book.invariants();
  book.close();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return { reads, cursor: cursor ?? '', changes, gaps };
}
