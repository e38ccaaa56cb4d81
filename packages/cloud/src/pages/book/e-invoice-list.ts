/** The e-invoices of a book: the status of each, why it waits or is Invalid, and what buyers ask. Newest first, in pages. */

import { Html, html, tableBox } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { bookEInvoiceWords } from '@ledgerline/words/portal/book/e-invoices';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { type Row, rowsIn, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import { commonCurrencyIn } from '../../book-window/figures.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { shownTime } from '../portal-view.ts';
import { amountHead, amountText, dateText, documentLink } from './book-cells.ts';
import { type BookView, bookPage, bookPath } from './book-frame.ts';
import { type ListForm, listSection } from './lists.ts';

export const E_INVOICE_FILTERS = ['status', 'cursor'] as const;
/** A filter that is not a status: Valid e-invoices that a buyer asks to reject. */
export const REJECTION_REQUESTED = 'rejection-requested';
const STATUSES = ['Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'] as const;
type Status = (typeof STATUSES)[number];

const BADGES: Readonly<Record<Status, string>> = {
  Pending: 'queued',
  Submitted: 'queued',
  Valid: 'done',
  Invalid: 'failed',
  Cancelled: 'cancelled',
};

/** The status of a text; undefined for a text of another book, which is shown unchanged. */
const statusOf = (text: string): Status | undefined => STATUSES.find((status) => status === text);

export interface EInvoiceListView extends BookView {
  readonly form: ListForm;
  readonly eInvoices: Listed;
}

export function eInvoiceListPage(view: EInvoiceListView): string {
  const { shell, book, form, eInvoices } = view;
  const { reader } = shell;
  const words = bookEInvoiceWords(reader.language);
  const path = bookPath(book, '/e-invoices');
  return bookPage(view, {
    title: words.listTitle,
    part: 'documents',
    answers: eInvoices.answers,
    content: listSection(view, {
      title: words.listTitle,
      path,
      form,
      filters: statusForm(reader, path, form),
      listed: eInvoices,
      table: ({ rows }) => table(view, rows),
    }),
  });
}

function statusForm(reader: Reader, path: string, form: ListForm): Html {
  const words = bookEInvoiceWords(reader.language);
  const list = bookListWords(reader.language);
  const chosen = form.status ?? '';
  const option = (value: string, text: string): Html =>
    html`<option value="${value}"${value === chosen && new Html(' selected')}>${text}</option>`;
  return html`
    <form method="get" class="filter-form" role="search" action="${path}" data-book-filter>
      <div class="filters">
        <select class="input" name="status" aria-label="${list.status}">
          ${option('', list.anyStatus)}
          ${STATUSES.map((status) => option(status, words[status]))}
          ${option(REJECTION_REQUESTED, words.rejectionRequested)}
        </select>
      </div>
      <div class="go">
        <button class="btn sm" type="submit">${list.show}</button>
        ${chosen !== '' && html`<a class="btn sm quiet" href="${path}">${list.clear}</a>`}
      </div>
    </form>
  `;
}

function table({ shell: { reader }, book, now }: EInvoiceListView, rows: readonly Row[]): Html {
  const words = bookEInvoiceWords(reader.language);
  const list = bookListWords(reader.language);
  const currency = commonCurrencyIn(rows);
  return tableBox({
    label: words.listTitle,
    caption: words.listTitle,
    classes: 'hover mid',
    heads: [
      list.number,
      [list.party, 'hide-s'],
      list.status,
      [words.reason, 'hide-s'],
      [amountHead(reader, list.total, currency), 'num'],
    ],
    rows: rows.map((row) => eInvoiceRow(reader, book, row, { now, currency })),
  });
}

function eInvoiceRow(
  reader: Reader,
  book: SeenBook,
  row: Row,
  { now, currency }: { readonly now: number; readonly currency: string },
): Html {
  const words = bookEInvoiceWords(reader.language);
  const text = textIn(row, 'status');
  const status = statusOf(text);
  const reasons = reasonsOf(row);
  const ownCurrency = textIn(row, 'currencyCode');
  const nextTryAt = textIn(row, 'nextTryAt');
  const why = html`
    ${row.isRejectRequested === true && html`<span class="sub late">${words.buyerAsks(textIn(row, 'rejectReason'))}</span>`}
    ${row.isCancelRequested === true && html`<span class="sub">${words.cancelRequested}</span>`}
    ${reasons.map((reason) => html`<span class="sub late break">${reason}</span>`)}
    ${nextTryAt !== '' && html`<span class="sub">${words.nextTry} ${shownTime(reader, nextTryAt, now)}</span>`}
  `;
  return html`
    <tr>
      <th scope="row">
        ${documentLink(book, row, 'rowlink')}
        <span class="sub">${dateText(reader, textIn(row, 'docDate'))}</span>
      </th>
      <td class="hide-s">${textIn(row, 'partyName')}</td>
      <td><span class="badge" data-status="${status ? BADGES[status] : 'queued'}">${status ? words[status] : text}</span><span class="show-s">${why}</span></td>
      <td class="hide-s">${why}</td>
      <td class="num">${amountText(reader, row, 'finalTotal', ownCurrency === currency ? '' : ownCurrency)}</td>
    </tr>
  `;
}

const REASONS_SHOWN = 3;

/** What the tax authority found, or why the last try did not succeed: in its own words, with its code. */
function reasonsOf(row: Row): readonly string[] {
  const { lastError } = row as { readonly lastError?: Row | null };
  const found = [...rowsIn(row, 'errors'), ...(lastError ? [lastError] : [])];
  return found.slice(0, REASONS_SHOWN).map((one) => `${textIn(one, 'code')}: ${textIn(one, 'message')}`);
}
