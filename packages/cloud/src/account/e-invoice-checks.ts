/** Notifications about the e-invoices of account books, from what their connectors report. Each ends when its cause does. */

import type { NotificationKind, Severity } from '@ledgerline/contract';
import { notificationSentences as say } from '@ledgerline/words/notification';
import type { NotificationDraft } from '../store/store.ts';
import type { BookEInvoices } from '../store/stored-e-invoice.ts';
import type { Context } from '../system/context.ts';
import { makeNotificationId } from './notification.ts';
import { notificationDraft } from './notification-draft.ts';

export type EInvoiceKind = Extract<NotificationKind, `einvoice_${string}`>;

const STUCK_AFTER_MINUTES = 30;

/** The steps before a certificate ends. The nearest step decides the notification, so that each step is notified once. */
const CERTIFICATE_STEPS: readonly { readonly days: number; readonly severity: Severity }[] = [
  { days: 0, severity: 'critical' },
  { days: 7, severity: 'warning' },
  { days: 30, severity: 'info' },
];

/** How many days before its end a certificate is announced, the most first. */
export const certificateNoticeDays: readonly number[] = CERTIFICATE_STEPS.map(({ days }) => days).toReversed();

type Check = (book: BookEInvoices) => readonly NotificationDraft[];

/** One check for each kind. The text of a notification has no number that changes while its cause stays, except the count of Invalid e-invoices. */
export const eInvoiceChecks: Readonly<Record<EInvoiceKind, Check>> = {
  einvoice_stuck: stuck,
  einvoice_invalid: invalid,
  einvoice_rejection_requested: rejectionRequested,
  einvoice_certificate: certificate,
  einvoice_credentials: credentials,
};

const eInvoiceKinds = Object.keys(eInvoiceChecks) as readonly EInvoiceKind[];

/** All notifications that a book causes now. */
export const eInvoiceNotices = (book: BookEInvoices): readonly NotificationDraft[] =>
  eInvoiceKinds.flatMap((kind) => eInvoiceChecks[kind](book));

/** Updates the open notifications about e-invoices. The hourly checks do the same, if this is interrupted. */
export async function notifyOfEInvoices(context: Context, tenantId: string): Promise<void> {
  const books = await context.store.bookEInvoices({ tenantId });
  const drafts = books.flatMap(eInvoiceNotices).map((draft) => ({ ...draft, notificationId: makeNotificationId(context) }));
  await context.store.syncNotifications({ tenantId, kinds: eInvoiceKinds, drafts });
}

type Said = Pick<Parameters<typeof notificationDraft>[0], 'severity' | 'title' | 'message'>;

function about({ connectorId, companyId }: BookEInvoices, kind: EInvoiceKind, said: Said): readonly NotificationDraft[] {
  const href = `/portal/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}`;
  const subject = `${connectorId} ${companyId}`;
  return [notificationDraft({ kind, ...said, subject, action: { label: say.openBook(), href } })];
}

function stuck(book: BookEInvoices): readonly NotificationDraft[] {
  const { companyId, einvoice } = book;
  if ((einvoice.oldestPendingMinutes ?? 0) < STUCK_AFTER_MINUTES) return [];
  const detail =
    einvoice.state === 'paused'
      ? say.eInvoicesPausedDetail
      : einvoice.state === 'went-back'
        ? say.eInvoicesWentBackDetail
        : say.eInvoicesStuckDetail;
  return about(book, 'einvoice_stuck', {
    severity: 'warning',
    title: say.eInvoicesStuck(companyId, STUCK_AFTER_MINUTES),
    message: detail(companyId),
  });
}

function invalid(book: BookEInvoices): readonly NotificationDraft[] {
  const { companyId, einvoice } = book;
  if (einvoice.invalid7d === 0) return [];
  return about(book, 'einvoice_invalid', {
    severity: 'warning',
    title: say.eInvoicesInvalid(companyId),
    message: say.eInvoicesInvalidDetail(companyId, einvoice.invalid7d),
  });
}

function rejectionRequested(book: BookEInvoices): readonly NotificationDraft[] {
  const { companyId, einvoice } = book;
  if (einvoice.rejectRequests === 0) return [];
  return about(book, 'einvoice_rejection_requested', {
    severity: 'warning',
    title: say.eInvoiceRejectionRequested(companyId),
    message: say.eInvoiceRejectionRequestedDetail(companyId),
  });
}

function certificate(book: BookEInvoices): readonly NotificationDraft[] {
  const { companyId, einvoice } = book;
  const { certificateDaysLeft: daysLeft } = einvoice;
  const step = daysLeft === null ? undefined : CERTIFICATE_STEPS.find(({ days }) => daysLeft <= days);
  if (!step || daysLeft === null) return [];
  const title =
    daysLeft < 0
      ? say.certificateEnded(companyId)
      : step.days === 0
        ? say.certificateEndsInADay(companyId)
        : say.certificateEnds(companyId, step.days);
  return about(book, 'einvoice_certificate', { severity: step.severity, title, message: say.certificateEndsDetail(companyId) });
}

function credentials(book: BookEInvoices): readonly NotificationDraft[] {
  const { companyId, einvoice } = book;
  const isMissing = einvoice.state === 'no-credentials';
  if (!isMissing && einvoice.state !== 'login-rejected') return [];
  return about(book, 'einvoice_credentials', {
    severity: 'critical',
    title: isMissing ? say.credentialsMissing(companyId) : say.credentialsRejected(companyId),
    message: isMissing ? say.credentialsMissingDetail(companyId) : say.credentialsRejectedDetail(companyId),
  });
}
