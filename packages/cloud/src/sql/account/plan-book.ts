/** The account books that count for the plan of a tenant, in SQL. */

import type { Store } from '../../store/store.ts';
import type { PlanBook } from '../../store/stored-account.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Reads each connector separately, because for a join PostgreSQL would read the books of all tenants. A tenant has two connectors. */
const desktopsOf = (tenantId: string): Steps<readonly { connectorId: string }[]> =>
  all(
    `SELECT connector_id AS "connectorId" FROM connector WHERE tenant_id = :tenantId AND kind = 'desktop'
      ORDER BY created_at, connector_id`,
    { tenantId },
  );

export function* planBooksOf({ tenantId }: { tenantId: string }): Steps<readonly PlanBook[]> {
  const books: (PlanBook & { readonly since: number })[] = [];
  for (const { connectorId } of yield* desktopsOf(tenantId)) {
    const rows = yield* all<{ companyId: string; since: number }>(
      `SELECT company_id AS "companyId", in_plan_since AS since FROM company
        WHERE connector_id = :connectorId AND in_plan_since IS NOT NULL ORDER BY in_plan_since, company_id`,
      { connectorId },
    );
    for (const row of rows) books.push({ connectorId, ...row });
  }
  return books.sort((a, b) => a.since - b.since).map(({ connectorId, companyId }) => ({ connectorId, companyId }));
}

/** The account books that the connectors of a tenant list, without the sandbox. */
export function* bookCountOf(tenantId: string): Steps<number> {
  let count = 0;
  for (const { connectorId } of yield* desktopsOf(tenantId)) {
    const listed = yield* one<{ books: number }>('SELECT count(*) AS books FROM company WHERE connector_id = :connectorId', {
      connectorId,
    });
    count += listed?.books ?? 0;
  }
  return count;
}

const planBooks = verb<Store['planBooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: planBooksOf,
});

const countPlanBook = verb<Store['countPlanBook']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, connectorId, companyId, max }, now) {
    const known = yield* planBooksOf({ tenantId });
    const rank = known.findIndex((book) => book.connectorId === connectorId && book.companyId === companyId);
    if (rank >= 0) return rank < max;
    if (known.length >= max) return false;
    yield* run('UPDATE company SET in_plan_since = :now WHERE connector_id = :connectorId AND company_id = :companyId', {
      now,
      connectorId,
      companyId,
    });
    return true;
  },
});

export const planBookVerbs = { planBooks, countPlanBook };
