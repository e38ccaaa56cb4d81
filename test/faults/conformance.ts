/**
 * The conformance suite on a store whose disk fails, for a caller who tries again: run as a process of its own with
 * sqlite-faults.ts. Only "not available" is an allowed failure, and every result must be true.
 */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { exerciseStore } from '../../packages/cloud/conformance/store.conformance.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import { type Store, StoreUnavailable } from '../../packages/cloud/src/store/store.ts';
import { StoreDamaged } from '../../packages/cloud/src/store/store-damage.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-faults-'));
const met = { failures: 0, damaged: 0, reported: 0 };
after(() => {
  rmSync(folder, { recursive: true });
  assert.ok(met.failures > 100, `Only ${met.failures} failures: the suite must meet some.`);
  assert.ok(met.damaged > 0 && met.reported >= met.damaged, 'Every corrupt page that is met must be reported.');
  console.log(`faults met: ${JSON.stringify(met)}`);
});

/** Tries again for as long as the store is not available; everything else is passed on. */
function patient(store: Store): Store {
  const others: readonly string[] = ['subscribe', 'close', 'keyChanges', 'bytes', 'now', 'backup'];
  const verbs = Object.entries(store)
    .filter(([name]) => !others.includes(name))
    .map(([name, verb]) => [
      name,
      async (...given: readonly unknown[]) => {
        for (;;) {
          try {
            return await verb(...given);
          } catch (error) {
            if (!(error instanceof StoreUnavailable)) throw error;
            met.failures += 1;
            if (error instanceof StoreDamaged) met.damaged += 1;
          }
        }
      },
    ]);
  return { ...store, ...Object.fromEntries(verbs) } as Store;
}

/** An upgrade that fails changes nothing, so it can be tried again. */
function open(clock: { now(): number }): Store {
  const path = join(folder, 'faulty.db');
  for (let tries = 1; ; tries += 1) {
    try {
      const onDamage = (): void => {
        met.reported += 1;
      };
      return openSqliteStore({ path, clock, onDamage });
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
}

exerciseStore('SQLite on a disk that fails', async () => {
  let now = Date.UTC(2026, 8, 30, 9);
  const store = patient(open({ now: () => now }));
  return {
    store,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
});
