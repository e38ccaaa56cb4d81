/**
 * Leases the front of queues, for many connectors in one statement: the plain case, in which the active installation asks, serves the books
 * as they are, was heard of lately and is online, runs nothing, and what is queued was never leased to another installation.
 * All other cases are left to the verb itself.
 */

import { leaseMs } from '../delivery/delivery.ts';
import { LEASED_BYTES_MAX } from '../sql/queue/candidate.ts';
import { COMMAND_COLUMNS } from '../sql/queue/command.ts';
import { SEEN_EVERY_MS } from '../sql/queue/install.ts';
import { lockNames } from '../sql/verb/lock.ts';
import type { LeaseOutcome, LeaseRequest, StoredCommand } from '../store/store.ts';
import type { Database } from './database.ts';
import { LOCKED, lockKeys } from './lock.ts';
import { own } from './session.ts';

/**
 * `front` is the queue as the statement found it, `still` what of it is queued once the locks are had. Where the two differ,
 * another call came first, and nothing is leased. So this leases exactly what the verb would lease under the lock.
 */
const LEASE = own(`WITH ${LOCKED},
  timed AS MATERIALIZED (SELECT $2::BIGINT AS now FROM locked),
  asked AS MATERIALIZED (
    SELECT given.*,
           EXISTS (SELECT 1 FROM connector WHERE connector_id = given.for_connector AND active_install = given.install
                      AND epoch = coalesce(given.generation, epoch) AND active_install_seen_at > $2::BIGINT - ${SEEN_EVERY_MS}
                      AND (presence = 'online' OR kind <> 'desktop')) AS is_heard,
           EXISTS (SELECT 1 FROM command WHERE connector_id = given.for_connector AND status = 'running') AS is_busy
      FROM unnest($3::TEXT[], $4::TEXT[], $5::TEXT[], $6::BIGINT[], $7::BIGINT[])
           WITH ORDINALITY AS given(for_connector, install, token, max, generation, place)),
  front AS MATERIALIZED (
    SELECT asked.place, asked.for_connector, queued.*
      FROM asked CROSS JOIN LATERAL (
        SELECT seq AS front_seq, installs IN ('', asked.install) AS is_own, octet_length(payload) AS bytes
          FROM command WHERE connector_id = asked.for_connector AND status = 'queued' ORDER BY seq LIMIT asked.max) AS queued
     WHERE asked.is_heard AND NOT asked.is_busy),
  still AS MATERIALIZED (
    SELECT front.place, front.front_seq
      FROM timed CROSS JOIN front JOIN command ON command.connector_id = front.for_connector AND command.seq = front.front_seq
     WHERE command.status = 'queued' FOR UPDATE OF command),
  plain AS MATERIALIZED (
    SELECT place FROM front GROUP BY place
    HAVING bool_and(is_own) AND sum(bytes) <= ${LEASED_BYTES_MAX}
       AND count(*) = (SELECT count(*) FROM still WHERE still.place = front.place)),
  given AS MATERIALIZED (
    SELECT asked.place, asked.for_connector, asked.install, still.front_seq, timed.now,
           asked.token || '.' || (row_number() OVER (PARTITION BY asked.place ORDER BY still.front_seq) - 1) AS given_token
      FROM timed CROSS JOIN still JOIN plain USING (place) JOIN asked USING (place)),
  leased AS (
    UPDATE command SET status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, given.now),
           lease_token = given.given_token, lease_until = given.now + ${leaseMs}, run_started_at = given.now, installs = given.install
      FROM given WHERE connector_id = given.for_connector AND seq = given.front_seq AND status = 'queued'
    RETURNING given.place AS "leasedPlace", ${COMMAND_COLUMNS})
  SELECT asked.place, leased.*,
         asked.is_heard AND NOT asked.is_busy AND NOT EXISTS (SELECT 1 FROM front WHERE front.place = asked.place) AS "isIdle"
    FROM asked LEFT JOIN leased ON leased."leasedPlace" = asked.place ORDER BY asked.place, leased.seq`);

/** One row for every leased command, and one for a connector that gets none. */
type LeasedRow = StoredCommand & {
  readonly place: number;
  readonly leasedPlace: number | null;
  /** Plainly nothing to do. */
  readonly isIdle: boolean;
};

/** Leases plain cases; null for each other one. No connector can be named twice. */
export async function leaseAll(database: Database, requests: readonly LeaseRequest[]): Promise<readonly (LeaseOutcome | null)[]> {
  const rows = await database.writing((session) =>
    session.query<LeasedRow>(LEASE, [
      lockKeys(requests.map(({ connectorId }) => lockNames.connector(connectorId))),
      database.nearlyNow,
      requests.map(({ connectorId }) => connectorId),
      requests.map(({ install }) => install),
      requests.map(({ token }) => token),
      requests.map(({ max }) => max),
      requests.map(({ generation = null }) => generation),
    ]),
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return requests.map((_request, index) => {
    const results = byPlace.get(index + 1) ?? [];
    const commands = results.flatMap(({ place: _place, leasedPlace, isIdle: _isIdle, ...command }) =>
      leasedPlace === null ? [] : [command],
    );
    const isPlain = commands.length > 0 || results.some(({ isIdle }) => isIdle);
    return isPlain ? { heard: { kind: 'active' }, commands, ended: [] } : null;
  });
}
