/** Which account books record each command with its postings, in SQL. */

import type { Heartbeat } from '../../store/store.ts';
import { all, run, type Steps } from '../verb/statement.ts';

/** The reported record of a book; null for nothing. */
export interface BookRecord {
  readonly companyId: string;
  readonly exactlyOnce: number | null;
}

/** Which books record their commands, as this heartbeat says: a book that it is silent about is as its connector. */
export function* keepRecords({ connectorId, companies: reported }: Heartbeat, known: readonly BookRecord[]): Steps<void> {
  const said = new Map(reported.map(({ companyId, exactlyOnce }) => [companyId, exactlyOnce]));
  for (const { companyId, exactlyOnce: before } of known) {
    const claim = said.get(companyId);
    const exactlyOnce = claim === undefined ? null : Number(claim);
    if (exactlyOnce === before) continue;
    yield* run('UPDATE company SET exactly_once = :exactlyOnce WHERE connector_id = :connectorId AND company_id = :companyId', {
      exactlyOnce,
      connectorId,
      companyId,
    });
  }
}

export const recordsOf = (connectorId: string): Steps<readonly BookRecord[]> =>
  all(
    `SELECT company_id AS "companyId", exactly_once AS "exactlyOnce"
       FROM company WHERE connector_id = :connectorId ORDER BY company_id`,
    { connectorId },
  );
