/** A SQLite store without threads, for tests that look at the statements its verbs run or at the file between two of them. */

import { statSync } from 'node:fs';
import type { VerbName } from '../src/sql/verb/verb.ts';
import { verbFace } from '../src/sql/verb-face.ts';
import { verbNamed } from '../src/sql/verbs.ts';
import type { Store, StoreEvent } from '../src/store/store.ts';
import { DirectFile } from '../testing/direct-file.ts';
import type { OpenedStore } from './world.ts';

export interface RecordedStore extends OpenedStore {
  readonly file: DirectFile;
  readonly verbsUsed: ReadonlySet<VerbName>;
}

const START = Date.UTC(2026, 8, 30, 9);

export function openRecordedStore(path: string): RecordedStore {
  const file = new DirectFile(path);
  const verbsUsed = new Set<VerbName>();
  const listeners = new Set<(event: StoreEvent) => void>();
  let now = START;
  let keyChanges = 0;
  const perform = async (name: VerbName, given: unknown): Promise<unknown> => {
    verbsUsed.add(name);
    const { sqlite, events } = verbNamed(name);
    const result = file.perform(name, given as never, now);
    if (sqlite === 'key-write') keyChanges += 1;
    for (const event of events?.(result, given) ?? []) for (const listener of listeners) queueMicrotask(() => listener(event));
    return result;
  };
  const store: Store = {
    ...verbFace(perform, () => {}),
    now: async () => now,
    bytes: async () => statSync(path).size,
    keyChanges: () => keyChanges,
    commitsTurns: true,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => file.close(),
  };
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { store, advance, file, verbsUsed };
}
