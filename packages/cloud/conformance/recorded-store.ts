/** A store on one connection, for tests that look at the statements its verbs run. No thread, no group commit. */

import type { VerbName } from '../src/sql/verb.ts';
import { verbFace } from '../src/sql/verb-face.ts';
import { hotWayOf } from '../src/sqlite/accept.ts';
import { performBatch } from '../src/sqlite/batch.ts';
import { prepareDatabase } from '../src/sqlite/migration.ts';
import { openForWriting } from '../src/sqlite/written-file.ts';
import type { Store } from '../src/store/store.ts';
import { World } from './world.ts';

export interface RecordedStore {
  readonly world: World;
  /** The SQL of every statement that was run, in the dialect that both stores share. */
  readonly statements: () => readonly string[];
  readonly verbsUsed: ReadonlySet<VerbName>;
}

const START = Date.UTC(2026, 8, 30);

export function openRecordedStore(path: string): RecordedStore {
  const options = { lockWaitMs: 20, pagesMax: null };
  prepareDatabase(path, options);
  const file = openForWriting(path, options);
  const verbsUsed = new Set<VerbName>();
  let now = START;
  const perform = async (name: VerbName, given: unknown): Promise<unknown> => {
    verbsUsed.add(name);
    const hot = hotWayOf(name);
    const { results, failures } = performBatch(file, { now, names: [name], given: [hot ? hot.packGiven(given) : given] });
    const failure = failures.get(0);
    if (failure) throw failure;
    return hot ? hot.unpackResult(results[0], given) : results[0];
  };
  const store: Store = {
    ...verbFace(perform, () => {}),
    now: async () => now,
    bytes: async () => 0,
    keyChanges: () => 0,
    commitsTurns: true,
    subscribe: () => () => {},
    close: async () => file.connection.close(),
  };
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { world: new World({ store, advance }), statements: () => file.connection.statements, verbsUsed };
}
