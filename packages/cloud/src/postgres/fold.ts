/** Folds what the triggers appended into the tallies, so that adding up both stays short. One node at a time; what others append meanwhile waits. */

import { HOUR_SLOTS } from '../sql/count.ts';
import type { Database } from './database.ts';
import { lockKey } from './lock.ts';
import { own } from './session.ts';

const CHANGES_A_TIME = 10_000;
/** Whatever is left then waits for the next sweep. */
const TIMES_MAX = 20;

const FOLD = own(`WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock($1::BIGINT) AS is_ours),
  taken AS (
    DELETE FROM count_change
     WHERE change_id IN (SELECT change_id FROM turn CROSS JOIN LATERAL (
                           SELECT change_id FROM count_change ORDER BY change_id LIMIT ${CHANGES_A_TIME}) AS oldest WHERE turn.is_ours)
    RETURNING *),
  queues AS (
    INSERT INTO queue_tally (connector_id, company_id, queued, running)
      SELECT connector_id, company_id, sum(queued), sum(running) FROM taken GROUP BY connector_id, company_id
    ON CONFLICT (connector_id, company_id) DO UPDATE SET
      queued = queue_tally.queued + excluded.queued, running = queue_tally.running + excluded.running),
  hours AS (
    INSERT INTO hour_tally (connector_id, slot, hour, accepted, done, unverified, failed)
      SELECT DISTINCT ON (connector_id, hour % ${HOUR_SLOTS})
             connector_id, hour % ${HOUR_SLOTS}, hour, sum(accepted), sum(done), sum(unverified), sum(failed)
        FROM taken WHERE accepted <> 0 OR done <> 0 OR unverified <> 0 OR failed <> 0
       GROUP BY connector_id, hour ORDER BY connector_id, hour % ${HOUR_SLOTS}, hour DESC
    ON CONFLICT (connector_id, slot) DO UPDATE SET
      accepted = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.accepted ELSE 0 END + excluded.accepted,
      done = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.done ELSE 0 END + excluded.done,
      unverified = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.unverified ELSE 0 END + excluded.unverified,
      failed = CASE WHEN hour_tally.hour = excluded.hour THEN hour_tally.failed ELSE 0 END + excluded.failed,
      hour = excluded.hour)
  SELECT count(*) AS count FROM taken`);

export async function foldCounts(database: Database): Promise<void> {
  for (let times = 1; times <= TIMES_MAX; times += 1) {
    const [taken] = await database.writing((session) =>
      session.query<{ count: number }>(FOLD, [String(lockKey('folding counts'))]),
    );
    if ((taken?.count ?? 0) < CHANGES_A_TIME) return;
  }
}
