/** What a connector reports about the e-invoices of a book without troubles: for tests. */

import type { EInvoiceReport } from '@ledgerline/contract';

export const quietEInvoices: EInvoiceReport = {
  state: 'running',
  environment: 'production',
  pending: 0,
  oldestPendingMinutes: null,
  submitted: 0,
  invalid7d: 0,
  rejectRequests: 0,
  certificateDaysLeft: null,
};
