/** Changes of an address that can be undone, in SQL. Tokens arrive hashed. What undoing does is in account-link.ts. */

import type { Store } from '../../store/store.ts';
import type { StoredUndo } from '../../store/stored-account-link.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** A few more than are created. */
const FORGET_EXPIRED = `DELETE FROM address_undo
  WHERE token_hash IN (SELECT token_hash FROM address_undo WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

type NewUndo = StoredUndo & Parameters<Store['changeAddress']>[0]['undo'];

export function* insertUndo({ tokenHash, personId, email, validMs }: NewUndo, now: number): Steps<void> {
  yield* run(FORGET_EXPIRED, { now });
  yield* run(
    `INSERT INTO address_undo (token_hash, person_id, email, ordinal, changed_at, expires_at)
     VALUES (:tokenHash, :personId, :email,
             (SELECT coalesce(max(ordinal), 0) + 1 FROM address_undo WHERE person_id = :personId), :now, :expiresAt)`,
    { tokenHash, personId, email, now, expiresAt: now + validMs },
  );
}

const addressUndo = verb<Store['addressUndo']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tokenHash }, now) =>
    one<StoredUndo>(
      'SELECT person_id AS "personId", email FROM address_undo WHERE token_hash = :tokenHash AND expires_at > :now',
      { tokenHash, now },
    ),
});

interface TakenUndo {
  readonly email: string;
  readonly changedAt: number;
}

/** Uses up the link, and the links that would undo later changes. Links of earlier changes stay, because their owners have priority. */
export function* takeUndo(
  { tokenHash, personId }: { readonly tokenHash: string; readonly personId: string },
  now: number,
): Steps<TakenUndo | null> {
  const taken = yield* one<TakenUndo & { ordinal: number }>(
    `DELETE FROM address_undo WHERE token_hash = :tokenHash AND person_id = :personId AND expires_at > :now
     RETURNING email, ordinal, changed_at AS "changedAt"`,
    { tokenHash, personId, now },
  );
  if (taken) yield* forgetAfter(personId, taken.ordinal);
  return taken;
}

/** When a person returns to an address that a link could have restored: ends the links of the changes since. Returns whether there was one. */
export function* forgetUndosSince(personId: string, email: string, now: number): Steps<boolean> {
  const first = yield* one<{ ordinal: number | null }>(
    'SELECT min(ordinal) AS ordinal FROM address_undo WHERE person_id = :personId AND email = :email AND expires_at > :now',
    { personId, email, now },
  );
  const ordinal = first?.ordinal ?? null;
  if (ordinal !== null) yield* forgetAfter(personId, ordinal);
  return ordinal !== null;
}

const forgetAfter = (personId: string, ordinal: number): Steps<void> =>
  run('DELETE FROM address_undo WHERE person_id = :personId AND ordinal > :ordinal', { personId, ordinal });

/** Whether another person could still restore the address. */
export function* isReserved(email: string, personId: string, now: number): Steps<boolean> {
  const reserved = yield* one(
    'SELECT token_hash FROM address_undo WHERE email = :email AND person_id <> :personId AND expires_at > :now LIMIT 1',
    { email, personId, now },
  );
  return reserved !== null;
}

export const addressUndoVerbs = { addressUndo };
