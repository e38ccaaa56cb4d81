/** What connectors report about the e-invoices of their account books, in SQL. Which notifications follow is decided in account/. */

import { type EInvoiceReport, type EInvoiceState, eInvoiceStates } from '@ledgerline/contract';
import { certificateNoticeDays, eInvoiceNotices } from '../../account/e-invoice-checks.ts';
import type { Store } from '../../store/store.ts';
import type { BookEInvoices } from '../../store/stored-e-invoice.ts';
import { all, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

export const eInvoiceOf = (text: string | null): EInvoiceReport | null =>
  text === null ? null : (JSON.parse(text) as EInvoiceReport);

interface Reported {
  readonly connectorId: string;
  readonly companyId: string;
  /** Absent if the connector does not know it now. */
  readonly einvoice?: EInvoiceReport | null | undefined;
}

/**
 * Writes the report only if it says something new; `known` is the one that is stored, JSON. Returns whether other notifications follow
 * from it than before.
 */
export function* keepEInvoices({ connectorId, companyId, einvoice }: Reported, known: string | null): Steps<boolean> {
  if (einvoice === undefined) return false;
  const text = einvoice === null ? null : JSON.stringify(einvoice);
  if (text === known) return false;
  yield* run('UPDATE company SET einvoice = :text WHERE connector_id = :connectorId AND company_id = :companyId', {
    text,
    connectorId,
    companyId,
  });
  const noticesOf = (report: EInvoiceReport | null): string =>
    JSON.stringify(report === null ? [] : eInvoiceNotices({ connectorId, companyId, einvoice: report }));
  return noticesOf(einvoice) !== noticesOf(eInvoiceOf(known));
}

/** Reads each connector separately, because for a join PostgreSQL would read all books. */
export function* eInvoicesOfTenant({ tenantId }: { tenantId: string }): Steps<readonly BookEInvoices[]> {
  const connectors = yield* all<{ connectorId: string }>(
    'SELECT connector_id AS "connectorId" FROM connector WHERE tenant_id = :tenantId ORDER BY created_at, connector_id',
    { tenantId },
  );
  const books: BookEInvoices[] = [];
  for (const { connectorId } of connectors) {
    const rows = yield* all<{ companyId: string; einvoice: string }>(
      `SELECT company_id AS "companyId", einvoice FROM company
        WHERE connector_id = :connectorId AND einvoice IS NOT NULL ORDER BY company_id`,
      { connectorId },
    );
    for (const row of rows) books.push({ connectorId, ...row, einvoice: JSON.parse(row.einvoice) as EInvoiceReport });
  }
  return books;
}

const bookEInvoices = verb<Store['bookEInvoices']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: eInvoicesOfTenant,
});

const [CERTIFICATE_ENDS_WITHIN_DAYS = 0] = certificateNoticeDays;

const eInvoiceStatistics = verb<Store['eInvoiceStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const rows = yield* all<{ einvoice: string }>(
      'SELECT einvoice FROM company WHERE einvoice IS NOT NULL ORDER BY connector_id, company_id',
    );
    const reports = rows.map(({ einvoice }) => JSON.parse(einvoice) as EInvoiceReport);
    const sum = (count: (report: EInvoiceReport) => number): number =>
      reports.reduce((total, report) => total + count(report), 0);
    const ending = reports.filter(({ certificateDaysLeft }) => (certificateDaysLeft ?? Infinity) <= CERTIFICATE_ENDS_WITHIN_DAYS);
    const inState = (wanted: EInvoiceState): number => reports.filter(({ state }) => state === wanted).length;
    return {
      pending: sum(({ pending }) => pending),
      submitted: sum(({ submitted }) => submitted),
      invalid7d: sum(({ invalid7d }) => invalid7d),
      rejectRequests: sum(({ rejectRequests }) => rejectRequests),
      oldestPendingMinutes: reports.reduce((oldest, report) => Math.max(oldest, report.oldestPendingMinutes ?? 0), 0),
      certificatesEnding: ending.length,
      books: eInvoiceStates.map((state) => ({ state, count: inState(state) })),
    };
  },
});

export const eInvoiceVerbs = { bookEInvoices, eInvoiceStatistics };
