/** The overview of an account book: what an owner wants to know first, each figure leading to its list. */

import { card, emptyState, type Html, html, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { bookOverviewWords } from '@ledgerline/words/portal/book/overview';
import { type Answer, numberIn, type Row, rowsOf, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import {
  ages,
  agesOfParties,
  baseCurrencyIn,
  dueSoonOf,
  dueUntil,
  itemsAtZero,
  mostOwed,
  openByAge,
  sumOf,
} from '../../book-window/figures.ts';
import { documentLink, monthText, partyPath } from './book-cells.ts';
import { type BookView, bookPage, bookPath, notKnownYet, notOffered, shownOrWhy } from './book-frame.ts';
import { sentEInvoicesCard } from './e-invoices.ts';
import { agesDrawing, type SalesMonth, salesDrawing } from './overview-drawing.ts';

/** The open amounts of customers or suppliers. */
export interface OpenAmounts {
  readonly parties: Listed;
  /** Null where the book adds them up by age. */
  readonly documents: Listed | null;
}

/** The answers that the overview is made of; null for what the person does not see. */
export interface OverviewView extends BookView {
  readonly money: Answer | null;
  readonly receivable: OpenAmounts | null;
  readonly payable: OpenAmounts | null;
  readonly sales: { readonly months: readonly SalesMonth[]; readonly answers: readonly Answer[] } | null;
  readonly stock: Listed | null;
  readonly waitingInvoices: Answer | null;
  readonly invalidInvoices: Answer | null;
  /** YYYY-MM-DD, 30 days from now. */
  readonly soon: string;
}

const CUSTOMERS_SHOWN = 5;
const ITEMS_SHOWN = 8;

export function overviewOfBook(view: OverviewView): string {
  const { book, money, receivable, payable, sales, stock, waitingInvoices, invalidInvoices } = view;
  const words = bookOverviewWords(view.shell.reader.language);
  const currency = baseCurrencyIn(money === null ? [] : rowsOf(money), 'currencyBalance', 'balance');
  const lists = [receivable?.parties, receivable?.documents, payable?.parties, payable?.documents, stock].flatMap(
    (list) => list?.answers ?? [],
  );
  const single = [money, waitingInvoices, invalidInvoices].flatMap((answer) => answer ?? []);
  return bookPage(view, {
    title: book.name,
    sub: html`<code>${book.companyId}</code>${currency !== '' && html` · ${words.amountsIn(currency)}`}`,
    part: 'overview',
    answers: [...single, ...lists].filter(({ state }) => state !== 'not-offered'),
    isReading: sales?.answers.some(({ state }) => state === 'waiting') ?? false,
    content: html`
      ${figureCards(view)}
      ${book.eInvoices && book.parts.includes('documents') && sentEInvoicesCard(view, book.eInvoices)}
      <div class="cols-2 book-cards">
        ${receivable && agesCard(view, receivable)}
        ${sales && salesCard(view, sales)}
        ${receivable && owedCard(view, receivable.parties)}
        ${stock && stockCard(view, stock)}
        ${waitingInvoices && invalidInvoices && eInvoiceCard(view, waitingInvoices, invalidInvoices)}
      </div>
    `,
  });
}

interface Figure {
  readonly name: string;
  readonly href: string;
  readonly answer: Answer | undefined;
  readonly value: () => string;
  readonly note: () => string;
}

/** An amount that was added up from a list; "at least" it if only the first rows of the list are known. */
const addedUp = ({ shell: { reader } }: BookView, { isWhole }: Listed, amount: number): string => {
  const text = figuresOf(reader).amountText(amount);
  return isWhole ? text : bookOverviewWords(reader.language).atLeast(text);
};

/** The total open amount. For an incomplete list it covers only the first rows, because later ones can have credit. */
function totalText({ shell: { reader } }: BookView, { isWhole, rows }: Listed): string {
  const { amountText, numberText } = figuresOf(reader);
  const text = amountText(sumOf(rows, 'total'));
  return isWhole ? text : bookOverviewWords(reader.language).ofFirst(text, numberText(rows.length));
}

/** What must be paid soon, and why that can be more than the total; empty while it is not known. */
function dueSoonNote(view: OverviewView, { parties, documents }: OpenAmounts): string {
  const list = documents ?? parties;
  if (firstOf(list).result === null) return '';
  const due = documents ? dueUntil(documents.rows, view.soon) : dueSoonOf(parties.rows);
  const words = bookOverviewWords(view.shell.reader.language);
  const amount = addedUp(view, list, due);
  return due > sumOf(parties.rows, 'total') ? words.dueSoonAboveTotal(amount) : words.dueSoon(amount);
}

/** What is overdue, and why that can be more than the total. */
function overdueNote(view: BookView, owed: Listed): string {
  const words = bookOverviewWords(view.shell.reader.language);
  const [total, overdue] = [sumOf(owed.rows, 'total'), sumOf(owed.rows, 'overdue')];
  if (overdue <= 0) return words.nothingOverdue;
  const amount = addedUp(view, owed, overdue);
  return overdue > total ? words.overdueAboveTotal(amount) : words.overdueOf(amount);
}

function figureCards(view: OverviewView): Html {
  const { shell, book, money, receivable, payable } = view;
  const words = bookOverviewWords(shell.reader.language);
  const { amountText } = figuresOf(shell.reader);
  const figures: readonly (Figure | null)[] = [
    money && {
      name: words.money,
      href: bookPath(book, '/money'),
      answer: money,
      value: () => amountText(sumOf(rowsOf(money), 'balance')),
      note: () => words.accounts(rowsOf(money).filter((row) => row.isActive !== false).length),
    },
    receivable && {
      name: words.receivables,
      href: bookPath(book, '/customers?sort=-total'),
      answer: firstOf(receivable.parties),
      value: () => totalText(view, receivable.parties),
      note: () => overdueNote(view, receivable.parties),
    },
    payable && {
      name: words.payables,
      href: bookPath(book, '/suppliers?sort=-total'),
      answer: firstOf(payable.parties),
      value: () => totalText(view, payable.parties),
      note: () => dueSoonNote(view, payable),
    },
  ];
  const shown = figures.filter((figure) => figure !== null);
  if (shown.length === 0) return html``;
  return html`
    <section class="card" aria-label="${words.amount}">
      <dl class="stats book-figures">${shown.map((figure) => figureOf(view, figure))}</dl>
    </section>
  `;
}

function figureOf(view: BookView, { name, href, answer, value, note }: Figure): Html {
  const isKnown = answer?.result != null;
  return html`
    <div>
      <dt>${isKnown ? html`<a href="${href}">${name}</a>` : name}</dt>
      <dd>${isKnown ? value() : html`<span class="dim">–</span>`}</dd>
      ${isKnown && html`<dd class="note">${note()}</dd>`}
      ${answer?.state === 'not-offered' && html`<dd class="note">${notOffered(view.shell.reader, view.book)}</dd>`}
    </div>
  `;
}

const firstOf = ({ answers }: Listed): Answer => answers[0] as Answer;

function agesCard(view: BookView, { parties, documents }: OpenAmounts): Html {
  const { reader } = view.shell;
  const words = bookOverviewWords(reader.language);
  const list = documents ?? parties;
  const sums = documents ? openByAge(documents.rows) : agesOfParties(parties.rows);
  const content = (): Html =>
    ages.every((age) => sums[age] === 0)
      ? emptyState('tick', words.nobodyOwes, html`<p>${words.nobodyOwesHint}</p>`)
      : html`
        <div class="body stack">
          ${agesDrawing(reader, sums)}
          <ul class="age-list">
            ${ages
              .filter((age) => sums[age] > 0)
              .map(
                (age) =>
                  html`<li data-age="${age}"><span>${words[age]}</span><span class="num">${addedUp(view, list, sums[age])}</span></li>`,
              )}
          </ul>
        </div>
      `;
  return card({ id: 'ages', title: words.byAge, content: shownOrWhy(view, firstOf(list), content) });
}

function salesCard(view: BookView, { months, answers }: NonNullable<OverviewView['sales']>): Html {
  const { reader } = view.shell;
  const words = bookOverviewWords(reader.language);
  const { amountText } = figuresOf(reader);
  const isOffered = answers.some(({ state }) => state !== 'not-offered');
  const missing = answers.filter(({ state, result }) => state === 'waiting' && result === null).length;
  const shown = (value: number | null): string => (value === null ? '–' : amountText(value));
  const isKnown = months.some(({ now, before }) => now !== null || before !== null);
  const content = isKnown
    ? html`
      <div class="body stack">
        ${salesDrawing(reader, months)}
        ${missing > 0 && html`<p class="hint" role="status">${words.collecting(missing)}</p>`}
        <details class="behind">
          <summary>${words.asTable}</summary>
          ${tableBox({
            label: words.sales,
            caption: words.sales,
            heads: [words.month, [words.yearBefore, 'num'], [words.thisYear, 'num']],
            rows: months.toReversed().map(
              ({ month, now, before }) => html`
                  <tr>
                    <th scope="row">${monthText(reader, month, true)}</th>
                    <td class="num soft">${shown(before)}</td>
                    <td class="num">${shown(now)}</td>
                  </tr>
                `,
            ),
          })}
        </details>
      </div>
    `
    : isOffered
      ? notKnownYet(reader, 5)
      : notOffered(reader, view.book);
  return html`
    <section class="card" aria-labelledby="sales">
      <div class="head">
        <h2 id="sales">${words.sales}</h2>
        <span class="legend"><span data-s="before">${words.yearBefore}</span><span>${words.thisYear}</span></span>
      </div>
      ${content}
    </section>
  `;
}

function owedCard(view: BookView, owed: Listed): Html {
  const { reader } = view.shell;
  const words = bookOverviewWords(reader.language);
  const most = mostOwed(owed.rows, CUSTOMERS_SHOWN);
  const highest = numberIn(most[0] ?? {}, 'total');
  const content = (): Html =>
    most.length === 0
      ? emptyState('tick', words.nobodyOwes, html`<p>${words.nobodyOwesHint}</p>`)
      : html`<ol class="owed-list">${most.map((party) => owedRow(view, party, highest))}</ol>`;
  return card({ id: 'owed', title: words.owedMost, content: shownOrWhy(view, firstOf(owed), content) });
}

function owedRow({ shell: { reader }, book }: BookView, party: Row, highest: number): Html {
  const words = bookOverviewWords(reader.language);
  const { amountText } = figuresOf(reader);
  const overdue = numberIn(party, 'overdue');
  const share = Math.max(1, Math.round((numberIn(party, 'total') / highest) * 100));
  return html`
    <li>
      <a class="rowlink" href="${partyPath(book, 'customers', textIn(party, 'debtorCode'))}">${textIn(party, 'companyName')}</a>
      <span class="num">${amountText(numberIn(party, 'total'))}</span>
      <svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="4"/></svg>
      <span class="sub">${overdue > 0 && words.overdueOf(amountText(overdue))}</span>
    </li>
  `;
}

function stockCard(view: BookView, stock: Listed): Html {
  const { reader } = view.shell;
  const words = bookOverviewWords(reader.language);
  const codes = itemsAtZero(stock.rows);
  const content = (): Html =>
    codes.length === 0
      ? emptyState('tick', words.noneAtZero, html`<p>${words.noneAtZeroHint}</p>`)
      : html`
        <ul class="code-list pad">
          ${codes
            .slice(0, ITEMS_SHOWN)
            .map(
              (code) =>
                html`<li><a href="${bookPath(view.book, `/items/${encodeURIComponent(code)}`)}"><code>${code}</code></a></li>`,
            )}
          ${codes.length > ITEMS_SHOWN && html`<li class="dim">${words.andMore(codes.length - ITEMS_SHOWN)}</li>`}
        </ul>
      `;
  return card({ id: 'stock', title: words.atZero, content: shownOrWhy(view, firstOf(stock), content) });
}

function eInvoiceCard(view: BookView, waiting: Answer, invalid: Answer): Html {
  const words = bookOverviewWords(view.shell.reader.language);
  const [waits, failed] = [rowsOf(waiting), rowsOf(invalid)];
  const count = (answer: Answer): string => `${rowsOf(answer).length}${typeof answer.result?.nextCursor === 'string' ? '+' : ''}`;
  const content = (): Html =>
    waits.length + failed.length === 0
      ? emptyState('tick', words.allValid, html``)
      : html`
        <div class="body stack sm">
          <p class="row tight">
            ${failed.length > 0 && html`<span class="badge" data-status="failed">${words.eInvoicesFailed(count(invalid))}</span>`}
            ${waits.length > 0 && html`<span class="badge" data-status="queued">${words.eInvoicesWait(count(waiting))}</span>`}
          </p>
          <ul class="code-list">
            ${[...failed, ...waits].slice(0, ITEMS_SHOWN).map((row) => html`<li>${documentLink(view.book, row)}</li>`)}
          </ul>
          <p><a href="${bookPath(view.book, '/e-invoices')}">${words.allEInvoices}</a></p>
        </div>
      `;
  return card({ id: 'e-invoices', title: words.eInvoices, content: shownOrWhy(view, waiting, content) });
}
