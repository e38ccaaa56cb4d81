/** Unfinished steps of a person, in SQL: links in emails, and logins between the password and the second factor. */

import { run, type Steps } from '../verb/statement.ts';

/** A change to how a person logs in ends both, because an intruder may have started them. */
export function* endOpenLinks(personId: string): Steps<void> {
  yield* run('DELETE FROM account_link WHERE email = (SELECT email FROM person WHERE person_id = :personId)', { personId });
  yield* run('DELETE FROM login_step WHERE person_id = :personId', { personId });
}
