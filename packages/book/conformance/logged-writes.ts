/** Runs every published write on the sample company and compares what the log of changes names with what reads show. */

import assert from 'node:assert/strict';
import { recipes } from '@ledgerline/catalog';
import { Book, fixedClock } from '../src/index.ts';
import { tested } from './fresh-book.ts';
import { TriedKinds } from './kinds.ts';
import { speculativeBook } from './speculative-book.ts';
import { faultsOfLog, namedSince, readAll, rowsOfOthers } from './told-changes.ts';

/** After everything in the sample company, so that a change shows in the time of the last change. */
const LATER = '2026-07-06T09:30:00.000Z';

export interface CheckedWrites {
  readonly commands: number;
  readonly faults: readonly string[];
}

/**
 * Each write reads what the log names, and one share of everything else; the next write reads the next share. With 1, all is read, and
 * the writes of all types are run instead of one type of each kind.
 */
export function checkWrites(shares: number): CheckedWrites {
  const { db, speculate, close } = speculativeBook('SAMPLE');
  const book = new Book(db, { clock: fixedClock(LATER), ...tested });
  const before = readAll(db, LATER);
  const shareOf = new Map([...before.keys()].map((name, index) => [name, index % shares]));
  const faults: string[] = [];
  let commands = 0;
  const run = (commandType: string, title: string, payload: unknown): void => {
    const cursor = book.changesAfter(null, 0).nextCursor;
    assert.equal(book.execute(commandType, payload, 'one').ok, true, `${commandType}, ${title}`);
    const named = namedSince(book, cursor);
    const turn = commands % shares;
    const isRead = (name: string): boolean => named.has(name) || (shareOf.get(name) ?? turn) === turn;
    const found = [...faultsOfLog(named, before, readAll(db, LATER, isRead), isRead), ...rowsOfOthers(book, cursor, 'one')];
    faults.push(...found.map((fault) => `${commandType}, ${title}: ${fault}`));
    commands += 1;
  };
  const kinds = new TriedKinds();
  for (const { mode, commandType, examples, docTypes, module, verb } of recipes()) {
    // Plain records are written by the same code, whatever they are.
    const type = docTypes[0] ?? (module === 'general-maintenance' ? module : commandType);
    if (mode !== 'write' || (shares > 1 && !kinds.isNew(type, verb))) continue;
    kinds.add(type, verb);
    for (const { title, payload } of examples) speculate(() => run(commandType, title, payload));
  }
  close();
  return { commands, faults };
}
