/** What connectors report about the e-invoices of account books, and the verbs that read it. Part of the store interface in store.ts. Types only. */

import type { EInvoiceReport, EInvoiceState } from '@ledgerline/contract';

/** An account book whose connector sends its e-invoices, with its last report of them. */
export interface BookEInvoices {
  readonly connectorId: string;
  readonly companyId: string;
  readonly einvoice: EInvoiceReport;
}

/** The e-invoices of all account books together, as last reported. */
export interface EInvoiceStatistics {
  readonly pending: number;
  readonly submitted: number;
  readonly invalid7d: number;
  readonly rejectRequests: number;
  /** The age of the oldest pending one, of all books. */
  readonly oldestPendingMinutes: number;
  /** Certificates that end within 30 days, or have ended. */
  readonly certificatesEnding: number;
  /** Books by their reported state; unknown states of other connectors are not counted. */
  readonly books: readonly { readonly state: EInvoiceState; readonly count: number }[];
}

export interface EInvoiceStore {
  bookEInvoices(key: { tenantId: string }): Promise<readonly BookEInvoices[]>;
  eInvoiceStatistics(): Promise<EInvoiceStatistics>;
}
