/** What is reported to the cloud about the e-invoices of a book: numbers, no text of a document and nothing of the access. */

import { type EInvoiceReport, type EInvoiceState, MINUTE_MS } from '@ledgerline/contract';
import { systemClock } from '../clock.ts';
import { certificateSummary } from './certificate-check.ts';
import type { CarriedBook, Gateways } from './gateways.ts';

/** Null while the e-invoices of the book are not carried. */
export function eInvoiceReport(companyId: string, { book, courier }: CarriedBook, gateways: Gateways): EInvoiceReport | null {
  const { isCarried, environment } = book.courier.settings();
  if (!isCarried) return null;
  const nowMs = systemClock.wallMs();
  const { pending, oldestPendingAt, submitted, invalid7d, rejectRequests } = book.courier.queue();
  const { signer } = gateways.credentialsOf(companyId) ?? {};
  const isRejected = (gateways.sessionOf(companyId, book)?.refusal ?? null) !== null;
  const state: EInvoiceState = courier.hold ?? (isRejected ? 'login-rejected' : 'running');
  return {
    state,
    environment,
    pending,
    oldestPendingMinutes:
      oldestPendingAt === null ? null : Math.max(0, Math.floor((nowMs - Date.parse(oldestPendingAt)) / MINUTE_MS)),
    submitted,
    invalid7d,
    rejectRequests,
    certificateDaysLeft: signer ? certificateSummary(signer.der, nowMs).daysLeft : null,
  };
}
