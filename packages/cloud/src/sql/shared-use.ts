/** Usage of limited subjects by all nodes, in SQL: one row for each minute and subject. Rows are useless after the following minute. */

import { MINUTE_MS } from '@ledgerline/contract';
import type { LimitStore } from '../store/limit-store.ts';
import type { Store } from '../store/store.ts';
import { lockNames } from './verb/lock.ts';
import { all, run } from './verb/statement.ts';
import { verb } from './verb/verb.ts';

/** The maximum number of subjects; more are never used heavily at one time. */
const SUBJECTS_MAX = 10_000;

type Shared = Awaited<ReturnType<LimitStore['shareUse']>>;

const shareUse = verb<Store['shareUse']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: () => lockNames.sharing },
  *run({ uses }, now) {
    const minute = Math.floor(now / MINUTE_MS);
    if (uses.length > 0) yield* run('DELETE FROM limit_use WHERE minute < :oldest', { oldest: minute - 1 });
    for (const { subject, used } of uses.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
      yield* run(
        `INSERT INTO limit_use (minute, subject, used) VALUES (:minute, :subject, :used)
       ON CONFLICT (minute, subject) DO UPDATE SET used = limit_use.used + excluded.used`,
        { minute, subject, used },
      );
    }
    const totals = yield* all<Shared['totals'][number]>(
      `SELECT minute, subject, used FROM limit_use WHERE minute >= :previous ORDER BY minute, subject LIMIT ${SUBJECTS_MAX}`,
      { previous: minute - 1 },
    );
    return { minute, totals };
  },
});

export const sharedUseVerbs = { shareUse };
