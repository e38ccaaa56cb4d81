/** What connectors report about the e-invoices of their account books, in SQL. What follows from it is decided in account/. */

import type { EInvoiceReport } from '@ledgerline/contract';
import { run, type Steps } from '../verb/statement.ts';

export const eInvoiceOf = (text: string | null): EInvoiceReport | null =>
  text === null ? null : (JSON.parse(text) as EInvoiceReport);

interface Reported {
  readonly connectorId: string;
  readonly companyId: string;
  /** Absent if the connector does not know it now. */
  readonly einvoice?: EInvoiceReport | null | undefined;
}

/** Writes the report only if it says something new. `known` is the one that is stored, JSON. */
export function* keepEInvoices({ connectorId, companyId, einvoice }: Reported, known: string | null): Steps<void> {
  if (einvoice === undefined) return;
  const text = einvoice === null ? null : JSON.stringify(einvoice);
  if (text === known) return;
  yield* run('UPDATE company SET einvoice = :text WHERE connector_id = :connectorId AND company_id = :companyId', {
    text,
    connectorId,
    companyId,
  });
}
