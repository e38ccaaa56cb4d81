/**
 * Keeps the positions of events rising in a database that was restored into another server, whose transactions may have lower numbers than
 * those the events were written under. Runs when a node starts, before it writes.
 */

import type pg from 'pg';

/** One statement sees only rows of transactions below its own upper bound, unless they come from another server. */
const HIGHEST = `SELECT coalesce(max(newest.position), 0) AS highest, shift, pg_snapshot_xmax(pg_current_snapshot())::TEXT::BIGINT + shift AS next
  FROM (SELECT event_horizon() - pg_snapshot_xmin(pg_current_snapshot())::TEXT::BIGINT AS shift) AS current
  LEFT JOIN (SELECT event.position FROM tenant CROSS JOIN LATERAL
    (SELECT position FROM event WHERE event.tenant_id = tenant.tenant_id ORDER BY position DESC LIMIT 1) AS event) AS newest ON TRUE
 GROUP BY shift`;

export async function keepPositionsRising(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ highest: number; shift: number; next: number }>(HIGHEST);
  const [found] = rows;
  if (!found || found.highest < found.next) return;
  const shift = found.shift + found.highest - found.next + 1;
  await client.query(`
    CREATE OR REPLACE FUNCTION event_position() RETURNS BIGINT LANGUAGE sql VOLATILE AS
      'SELECT pg_current_xact_id()::TEXT::BIGINT + ${shift}';
    CREATE OR REPLACE FUNCTION event_horizon() RETURNS BIGINT LANGUAGE sql STABLE AS
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::TEXT::BIGINT + ${shift}'`);
}
