/** A process whose only job is to hold a SQLite store, so that it can be killed: runs the verbs its parent names. */

import { flushCompileCache } from 'node:module';
import type { Argument, VerbName } from '../../packages/cloud/src/sql/verb/verb.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';

export interface Call<Name extends VerbName = VerbName> {
  readonly id: number;
  readonly name: Name;
  readonly given: Argument<Name>;
}

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string }
  | 'open';

const [path = ''] = process.argv.slice(2);
const store = openSqliteStore({ path, clock: { now: () => Date.now() } });

const reply = (message: Reply): void => void process.send?.(message);

process.on('message', ({ id, name, given }: Call) => {
  const perform = store[name] as (given: unknown) => Promise<unknown>;
  perform(given).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// A process that is killed does not come to writing down at its end what it has compiled.
flushCompileCache();
reply('open');
