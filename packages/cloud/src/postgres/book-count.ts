/**
 * Counts commands in the statement that changes them, once for each account book: part of the statements that accept and finish many at
 * a time. Every other start and end of a command is counted by a trigger of the schema.
 */

import { HOUR_MS } from '@ledgerline/contract';

/** Part of a statement that is a separate transaction: signals to the triggers that the statement updates the counts. */
export const COUNTS_ITSELF = `set_config('ledgerline.counted', 'on', TRUE)`;

interface Sums {
  /** Each side has a row, since accepting and ending happen under different locks. */
  readonly side: 'accepted' | 'ended';
  readonly unended: string;
  readonly accepted?: string;
  readonly done?: string;
  readonly unverified?: string;
  readonly failed?: string;
}

const OF_HOUR = ['accepted', 'done', 'unverified', 'failed'] as const;

/** Part of a statement: adds sums over the commands of another part to the counts of their books, in the hour of `$2`. */
export function countedByBook(commands: string, sums: Sums): string {
  const inHour = OF_HOUR.map(
    (column) => `${column} = CASE WHEN tally.hour < excluded.hour THEN 0 ELSE tally.${column} END + excluded.${column}`,
  );
  return `counted AS (
    INSERT INTO queue_tally AS tally (connector_id, company_id, side, unended, hour, ${OF_HOUR.join(', ')})
      SELECT "connectorId", "companyId", '${sums.side}', ${sums.unended}, $2::BIGINT / ${HOUR_MS}, ${OF_HOUR.map((column) => sums[column] ?? '0').join(', ')}
        FROM ${commands} GROUP BY "connectorId", "companyId"
    ON CONFLICT (connector_id, company_id, side) DO UPDATE SET
      unended = tally.unended + excluded.unended, ${inHour.join(', ')}, hour = greatest(tally.hour, excluded.hour))`;
}
