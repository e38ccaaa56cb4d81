/**
 * Finishes commands, many in one statement: the plain case, in which the installation that reports is the only one that was ever
 * given the command, and still runs it. All other cases are left to the verb itself.
 */

import { LISTED_COLUMNS } from '../sql/queue/command.ts';
import { lockNames } from '../sql/verb/lock.ts';
import type { FinishOutcome, ListedCommand, Report } from '../store/store.ts';
import { resultDigest } from '../store/stored-digest.ts';
import { COUNTS_ITSELF, countedByBook } from './book-count.ts';
import type { Database } from './database.ts';
import { LOCKED, lockKeys } from './lock.ts';
import { own } from './session.ts';

const COUNTED = countedByBook('finished', {
  side: 'ended',
  unended: '-count(*)',
  done: 'count(*) FILTER (WHERE outcome IS NULL)',
  unverified: "count(*) FILTER (WHERE outcome = 'applied')",
  failed: "count(*) FILTER (WHERE outcome <> 'applied')",
});

/** A row that was changed while the statement waited for its locks is checked again in its new state, so no change is overwritten. */
const FINISH = own(`WITH ${LOCKED},
  timed AS MATERIALIZED (SELECT $2::BIGINT AS now, ${COUNTS_ITSELF} FROM locked),
  given AS MATERIALIZED (
    SELECT reports.*, (SELECT tenant_id FROM connector WHERE connector_id = reports.by_connector) AS of_tenant
      FROM unnest($3::TEXT[], $4::TEXT[], $5::TEXT[], $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[], $10::TEXT[], $11::TEXT[],
                  $12::BIGINT[], $13::INTEGER[])
           WITH ORDINALITY AS reports(by_connector, on_command, by_install, new_status, new_result, new_error, new_outcome, new_hash,
                                      new_doc_no, new_digest, new_partly_done, place)),
  finished AS (
  UPDATE command SET status = given.new_status, result = given.new_result, error = given.new_error, outcome = given.new_outcome,
         report_hash = given.new_hash, result_digest = given.new_digest, doc_no = coalesce(given.new_doc_no, doc_no),
         partly_done = given.new_partly_done, finished_at = timed.now,
         started_at = coalesce(started_at, timed.now), lease_token = NULL, lease_until = NULL
    FROM timed CROSS JOIN given
   WHERE tenant_id = given.of_tenant AND command_id = given.on_command AND connector_id = given.by_connector
     AND status = 'running' AND installs = given.by_install
  RETURNING given.place, ${LISTED_COLUMNS}),
  ${COUNTED},
  told AS (
    INSERT INTO event (tenant_id, type, at, subject, connector_id, company_id, module)
      SELECT "tenantId", 'command.' || status, "finishedAt", "commandId", "connectorId", "companyId", module FROM finished ORDER BY place)
  SELECT * FROM finished`);

/** Finishes plain cases; null for each other one. No command can be named twice. */
export async function finishAll(database: Database, reports: readonly Report[]): Promise<readonly (FinishOutcome | null)[]> {
  const rows = await database.writing((session) =>
    session.query<ListedCommand & { readonly place: number }>(FINISH, [
      lockKeys(reports.map(({ connectorId }) => lockNames.connector(connectorId))),
      database.nearlyNow,
      reports.map(({ connectorId }) => connectorId),
      reports.map(({ commandId }) => commandId),
      reports.map(({ install }) => install),
      reports.map(({ status }) => status),
      reports.map(({ result }) => result),
      reports.map(({ error }) => (error === null ? null : JSON.stringify(error))),
      reports.map(({ error }) => error?.outcome ?? null),
      reports.map(({ reportHash }) => reportHash),
      reports.map(({ docNo }) => docNo),
      reports.map((report) => resultDigest(report, report.result)),
      reports.map(({ isPartlyDone }) => (isPartlyDone ? 1 : null)),
    ]),
  );
  const finished = new Map(rows.map(({ place, ...command }) => [place, command]));
  return reports.map((_report, index) => {
    const command = finished.get(index + 1);
    return command ? { kind: 'finished', command } : null;
  });
}
