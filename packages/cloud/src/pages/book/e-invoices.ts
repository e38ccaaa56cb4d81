/** What the connector of a book reports about its e-invoices, on the overview of the book. Their documents have a page of their own. */

import type { EInvoiceReport, EInvoiceState } from '@ledgerline/contract';
import { badge, card, type Html, html } from '@ledgerline/look';
import { bookEInvoiceWords } from '@ledgerline/words/portal/book/e-invoices';
import { certificateNoticeDays } from '../../account/e-invoice-checks.ts';
import { type BookView, bookPath } from './book-frame.ts';

const [ENDS_SOON_DAYS = 0] = certificateNoticeDays;

/** The text for each state in which nothing is sent. */
const HOLDS = {
  running: null,
  paused: 'paused',
  'no-credentials': 'noCredentials',
  'login-rejected': 'loginRejected',
  'went-back': 'wentBack',
} as const satisfies Record<EInvoiceState, string | null>;

/** Whether a state is known; states of other connectors are not explained. */
const isKnown = (state: string): state is EInvoiceState => Object.hasOwn(HOLDS, state);

export function sentEInvoicesCard({ shell: { reader }, book }: BookView, report: EInvoiceReport): Html {
  const words = bookEInvoiceWords(reader.language);
  const { state, pending, oldestPendingMinutes, submitted, invalid7d, rejectRequests, certificateDaysLeft: daysLeft } = report;
  const hold = isKnown(state) ? HOLDS[state] : null;
  const isEnding = daysLeft !== null && daysLeft <= ENDS_SOON_DAYS;
  const isQuiet = pending + submitted + invalid7d + rejectRequests === 0;
  return card({
    id: 'sent-e-invoices',
    title: words.title,
    meta: words[report.environment],
    content: html`
      <div class="body stack sm">
        <p class="row tight">
          ${invalid7d > 0 && badge('failed', 'alert', words.invalid(invalid7d))}
          ${rejectRequests > 0 && badge('failed', 'alert', words.rejectRequests(rejectRequests))}
          ${pending > 0 && badge('queued', 'queued', words.pending(pending, oldestPendingMinutes ?? 0))}
          ${submitted > 0 && badge('queued', 'queued', words.submitted(submitted))}
          ${isQuiet && badge('done', 'tick', words.quiet)}
          ${isEnding && badge('failed', 'alert', daysLeft < 0 ? words.certificateEnded : words.certificateEnds(daysLeft))}
        </p>
        ${hold !== null && html`<p>${words[hold]}</p>`}
        ${!isQuiet && html`<p><a href="${bookPath(book, '/e-invoices')}">${words.seeDocuments}</a></p>`}
      </div>
    `,
  });
}
