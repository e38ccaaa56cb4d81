/** How often something rare happened, in SQL: one row a subject, with the window that its first event opened. What is limited is decided by the callers. */

import type { Store } from '../../store/store.ts';
import { one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { forgetPairings } from './pairing.ts';

/** The maximum number of expired windows deleted by one sweep; more than can be opened between two. */
const WINDOWS_A_SWEEP = 20_000;

/** Counts in one statement, so that no more than the limit succeed at once, on any node. Returns no row when the window is full. */
const TAKE = `INSERT INTO event_window (subject, ends_at, count) VALUES (:subject, :endsAt, :amount)
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN event_window.ends_at <= :now THEN excluded.count ELSE event_window.count + excluded.count END,
    ends_at = CASE WHEN event_window.ends_at <= :now THEN excluded.ends_at ELSE event_window.ends_at END
  WHERE event_window.ends_at <= :now OR event_window.count + excluded.count <= :max
  RETURNING count`;

const takeFromWindow = verb<Store['takeFromWindow']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ subject, windowMs, max, amount = 1 }, now) {
    const taken = yield* one(TAKE, { subject, endsAt: now + windowMs, now, max, amount });
    if (taken) return { isTaken: true };
    const full = yield* one<{ endsAt: number }>('SELECT ends_at AS "endsAt" FROM event_window WHERE subject = :subject', {
      subject,
    });
    return { isTaken: false, retryAfterMs: Math.max(1, (full?.endsAt ?? now) - now) };
  },
});

const returnToWindow = verb<Store['returnToWindow']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ subject, amount = 1 }) =>
    run('UPDATE event_window SET count = count - :amount WHERE subject = :subject AND count >= :amount', {
      subject,
      amount,
    }),
});

const clearWindow = verb<Store['clearWindow']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ subject }) => run('DELETE FROM event_window WHERE subject = :subject', { subject }),
});

const countInWindow = verb<Store['countInWindow']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ subject }, now) {
    const open = yield* one<{ count: number }>('SELECT count FROM event_window WHERE subject = :subject AND ends_at > :now', {
      subject,
      now,
    });
    return open?.count ?? 0;
  },
});

/** Ends windows, and deletes expired codes of programs. */
const sweepWindows = verb<Store['sweepWindows']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run(_, now) {
    yield* forgetPairings(now);
    yield* run(
      `DELETE FROM event_window
      WHERE subject IN (SELECT subject FROM event_window WHERE ends_at <= :now ORDER BY ends_at LIMIT ${WINDOWS_A_SWEEP})`,
      { now },
    );
  },
});

export const eventWindowVerbs = { takeFromWindow, returnToWindow, clearWindow, countInWindow, sweepWindows };
