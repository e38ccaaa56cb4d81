/**
 * The verbs as the methods of a store. Data that was stored with a digest is compared with it when it is read; damaged data is reported and never
 * returned.
 */

import { type Store, StoreUnavailable } from '../store/store.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import type { DamageHandling, Perform, VerbName } from './verb/verb.ts';
import { verbNamed, verbs } from './verbs.ts';

/** Each verb is passed to `perform`. */
export function verbFace(perform: Perform, report: ReportDamage): Pick<Store, VerbName> {
  const handling = { perform, report };
  const methods = (Object.keys(verbs) as VerbName[]).map((name) => [name, intactMethod(name, handling)]);
  return Object.fromEntries(methods) as Pick<Store, VerbName>;
}

function intactMethod(name: VerbName, handling: DamageHandling): (given: unknown) => Promise<unknown> {
  const { intact } = verbNamed(name);
  return async (given) => {
    try {
      const result = await handling.perform(name, given);
      if (intact === null) return result;
      const checked = intact(result, given, handling);
      return checked instanceof Promise ? await checked : checked;
    } catch (error) {
      const damage = damageIn(error);
      if (!damage) throw error;
      handling.report(damage.finding);
      throw damage;
    }
  };
}

/** SQLite reports CORRUPT and NOTADB in these words, even from another thread; PostgreSQL has codes. */
const CORRUPT_WORDS = /^(?:database disk image is malformed|file is not a database|malformed database schema)/;
const CORRUPT_STATES: readonly unknown[] = ['XX001', 'XX002'];

function damageIn(error: unknown): StoreDamaged | null {
  if (error instanceof StoreDamaged) return error;
  if (!(error instanceof StoreUnavailable && error.cause instanceof Error)) return null;
  const { cause } = error;
  if (!CORRUPT_WORDS.test(cause.message) && !('code' in cause && CORRUPT_STATES.includes(cause.code))) return null;
  return new StoreDamaged({ kind: 'corrupt_database', message: 'A part of the database is damaged and cannot be read.' }, cause);
}
