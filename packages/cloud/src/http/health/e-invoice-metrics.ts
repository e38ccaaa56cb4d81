/** Figures of the e-invoices of all account books together, as their connectors last reported them. They name no book. */

import { MINUTE_MS } from '@ledgerline/contract';
import { Gauge, type Registry } from 'prom-client';
import type { EInvoiceStatistics } from '../../store/stored-e-invoice.ts';

export function observeEInvoices(registry: Registry, ask: () => Promise<EInvoiceStatistics>): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (figures: EInvoiceStatistics) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(read(await ask()));
      },
    });
  gauge('ledgerline_einvoices_pending', 'E-invoices that the tax authority has not accepted yet.', ({ pending }) => pending);
  gauge('ledgerline_einvoices_submitted', 'E-invoices that wait for their validation.', ({ submitted }) => submitted);
  gauge('ledgerline_einvoices_invalid', 'E-invoices found Invalid, submitted within 7 days.', ({ invalid7d }) => invalid7d);
  gauge(
    'ledgerline_einvoices_rejection_requested',
    'Valid e-invoices that a buyer asks to reject.',
    ({ rejectRequests }) => rejectRequests,
  );
  gauge(
    'ledgerline_einvoice_oldest_pending_seconds',
    'Age of the oldest e-invoice that is Pending.',
    ({ oldestPendingMinutes }) => (oldestPendingMinutes * MINUTE_MS) / 1000,
  );
  gauge(
    'ledgerline_einvoice_certificates_ending',
    'Certificates for e-invoices that end within 30 days or have ended.',
    ({ certificatesEnding }) => certificatesEnding,
  );
  new Gauge({
    name: 'ledgerline_einvoice_books',
    help: 'Account books whose e-invoices are sent, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const { state, count } of (await ask()).books) this.set({ state }, count);
    },
  });
}
