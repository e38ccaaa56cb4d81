/** Customers or suppliers of a book: the list with balances, and the page of one. */

import { card, emptyState, factList, type Html, html, icon, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { bookOverviewWords } from '@ledgerline/words/portal/book/overview';
import { reportsWords } from '@ledgerline/words/portal/reports';
import { bookPartWords } from '@ledgerline/words/shared/book-part';
import { type Answer, numberIn, partOf, type Row, rowsOf, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import { ages, baseCurrencyIn, openByAge, sumOf } from '../../book-window/figures.ts';
import { printsStatements } from '../../report/report-type.ts';
import { ifMayChange } from '../portal-view.ts';
import {
  amountHead,
  amountText,
  dateText,
  documentLink,
  documentName,
  familyOf,
  foreignCurrency,
  partyPath,
  SIDES,
  type Side,
} from './book-cells.ts';
import { type BookView, bookPage, bookPath, reportsPath, shownOrWhy } from './book-frame.ts';
import { type ListForm, type ListPage, listSection, searchForm, sortHead, totalName } from './lists.ts';
import { agesDrawing } from './overview-drawing.ts';

export interface PartiesView extends BookView {
  readonly side: Side;
  readonly form: ListForm;
  readonly parties: Listed;
  /** The open amount of each party. */
  readonly owed: Listed;
}

export function partiesPage(view: PartiesView): string {
  const { shell, book, side, form, parties, owed } = view;
  const { reader } = shell;
  const words = bookListWords(reader.language);
  const path = bookPath(book, `/${side}`);
  const title = bookPartWords(reader.language)[side];
  return bookPage(view, {
    title,
    part: side,
    answers: [...parties.answers, ...owed.answers],
    content: listSection(view, {
      title,
      path,
      form,
      filters: searchForm(reader, path, form, words.searchParty),
      listed: parties,
      rows: withBalances(view),
      table: (page) => table(view, path, page),
    }),
  });
}

const NOTHING_OPEN: Row = { total: 0, overdue: 0 };

/**
 * A party that owes nothing has no row among the open amounts. While these are not known in full, its amounts are not known. A sorted
 * list has everyone with an open amount, also if there are more parties than are read.
 */
function withBalances({ side, form, parties, owed }: PartiesView): readonly Row[] {
  const { code } = SIDES[side];
  const open = new Map(owed.rows.map((row) => [textIn(row, code), row]));
  const listed = parties.rows.map((party) => {
    const found = open.get(textIn(party, code)) ?? (owed.isWhole ? NOTHING_OPEN : {});
    return { ...party, total: found.total, overdue: found.overdue };
  });
  if (form.sort === '' || form.q !== '') return listed;
  const codes = new Set(listed.map((party) => textIn(party, code)));
  return [...listed, ...owed.rows.filter((row) => !codes.has(textIn(row, code)))];
}

function table({ shell: { reader }, book, side, form }: PartiesView, path: string, { rows, nextCursor }: ListPage): Html {
  const words = bookListWords(reader.language);
  const { code } = SIDES[side];
  const { amountText: shown } = figuresOf(reader);
  const isKnown = rows.every((row) => typeof row.total === 'number');
  return tableBox({
    label: bookPartWords(reader.language)[side],
    caption: bookPartWords(reader.language)[side],
    classes: 'hover mid',
    heads: [
      sortHead(path, form, 'companyName', words.name),
      [words.contact, 'hide-s'],
      sortHead(path, form, 'total', words.balance, 'num'),
      sortHead(path, form, 'overdue', words.overdue, 'num'),
    ],
    rows: html`
      ${rows.map(
        (row) => html`
          <tr>
            <th scope="row">
              <a class="rowlink" href="${partyPath(book, side, textIn(row, code))}">${textIn(row, 'companyName')}</a>
              <span class="sub"><code>${textIn(row, code)}</code></span>
            </th>
            <td class="hide-s">${textIn(row, 'attention')}<span class="sub">${textIn(row, 'phone1')}</span></td>
            <td class="num">${amountText(reader, row, 'total')}</td>
            <td class="num">${numberIn(row, 'overdue') > 0 ? html`<span class="late">${shown(numberIn(row, 'overdue'))}</span>` : '–'}</td>
          </tr>
        `,
      )}
      ${
        isKnown &&
        html`
          <tr class="book-sum">
            <th scope="row">${totalName(reader, form, nextCursor)}</th>
            <td class="hide-s"></td>
            <td class="num">${shown(sumOf(rows, 'total'))}</td>
            <td class="num">${shown(sumOf(rows, 'overdue'))}</td>
          </tr>
        `
      }
    `,
  });
}

export interface PartyView extends BookView {
  readonly side: Side;
  readonly code: string;
  readonly detail: Answer;
  readonly open: Listed;
  readonly recent: Answer;
  /** The credit of a customer; null for suppliers. */
  readonly credit: Answer | null;
}

export function partyPage(view: PartyView): string {
  const { shell, side, code, detail, open, recent, credit } = view;
  const { reader } = shell;
  const words = bookListWords(reader.language);
  const name = textIn(partOf(detail.result, 'document'), 'companyName');
  const statement = printsStatements(view.book)
    ? ifMayChange(
        view,
        'report',
        html`<a class="btn" href="${reportsPath(view.book, { party: code })}#statement">${icon('send')}${reportsWords(reader.language).statement}</a>`,
      )
    : null;
  return bookPage(view, {
    title: name === '' ? code : name,
    sub: html`<code>${code}</code>`,
    part: side,
    ...(statement && { actions: statement }),
    answers: [detail, ...open.answers, recent, ...(credit ? [credit] : [])].filter(({ state }) => state !== 'not-offered'),
    content: html`
      <div class="cols-main">
        <div class="stack lg">
          ${openCard(view)}
          ${card({ id: 'recent', title: words.recentDocuments, content: shownOrWhy(view, recent, () => documentRows(view, rowsOf(recent))) })}
        </div>
        <aside class="stack lg" aria-label="${words.facts}">
          ${card({ id: 'facts', title: words.facts, content: shownOrWhy(view, detail, () => facts(view)) })}
          ${agesCard(view)}
        </aside>
      </div>
    `,
  });
}

function facts({ shell: { reader }, detail, credit }: PartyView): Html {
  const words = bookListWords(reader.language);
  const [party, balance] = [partOf(detail.result, 'document'), partOf(detail.result, 'balance')];
  const control = partOf(credit?.result ?? null, 'document');
  const address = ['address1', 'address2', 'address3', 'address4']
    .map((name) => textIn(party, name))
    .filter((line) => line !== '');
  const limit = numberIn(party, 'creditLimit');
  const phone = textIn(party, 'phone1');
  const email = textIn(party, 'emailAddress') || textIn(party, 'email');
  const known: readonly (readonly [string, string | Html])[] = [
    [words.balance, html`<span class="num">${amountText(reader, balance, 'total')}</span>`],
    [words.overdue, amountText(reader, balance, 'overdue')],
    [words.unapplied, amountText(reader, balance, 'unapplied')],
    [words.creditLimit, limit === 0 ? words.noLimit : amountText(reader, party, 'creditLimit')],
    [words.available, limit === 0 ? '' : amountText(reader, control, 'available')],
    [words.term, textIn(party, 'displayTerm')],
    [words.attention, textIn(party, 'attention')],
    [words.phone, phone === '' ? '' : html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`],
    [words.email, email === '' ? '' : html`<a href="mailto:${email}">${email}</a>`],
    [words.address, address.length === 0 ? '' : html`${address.map((line) => html`<span class="sub">${line}</span>`)}`],
  ];
  return html`<div class="body">${factList(known.filter(([, value]) => value !== '' && value !== '–'))}</div>`;
}

function agesCard(view: PartyView): Html | null {
  const { reader } = view.shell;
  const words = bookOverviewWords(reader.language);
  const sums = openByAge(view.open.rows);
  const shown = ages.filter((age) => sums[age] > 0);
  if (shown.length === 0) return null;
  const { amountText: text } = figuresOf(reader);
  return card({
    id: 'ages',
    title: words.age,
    content: html`
      <div class="body stack">
        ${agesDrawing(reader, sums)}
        <ul class="age-list">
          ${shown.map((age) => html`<li data-age="${age}"><span>${words[age]}</span><span class="num">${text(sums[age])}</span></li>`)}
        </ul>
      </div>
    `,
  });
}

function openCard(view: PartyView): Html {
  const { reader } = view.shell;
  const words = bookListWords(reader.language);
  const { rows, answers } = view.open;
  const content = (): Html =>
    rows.length === 0
      ? emptyState('tick', words.noOpenDocuments, html``)
      : tableBox({
          label: words.openDocuments,
          caption: words.openDocuments,
          classes: 'mid',
          heads: [
            words.number,
            [words.date, 'hide-s'],
            words.dueDate,
            [amountHead(reader, words.outstanding, baseCurrencyIn(rows, 'original', 'originalLocal')), 'num'],
          ],
          rows: html`
            ${rows.map((row) => openRow(view, row))}
            <tr class="book-sum">
              <th scope="row">${view.open.isWhole ? words.total : words.firstOf(rows.length)}</th>
              <td class="hide-s"></td>
              <td></td>
              <td class="num">${figuresOf(reader).amountText(sumOf(rows, 'outstandingLocal'))}</td>
            </tr>
          `,
        });
  return card({ id: 'open', title: words.openDocuments, content: shownOrWhy(view, answers[0] as Answer, content) });
}

function openRow({ shell: { reader }, book }: PartyView, row: Row): Html {
  const words = bookListWords(reader.language);
  const days = numberIn(row, 'outstanding') > 0 ? numberIn(row, 'daysOverdue') : 0;
  const family = familyOf(textIn(row, 'docType'));
  return html`
    <tr>
      <th scope="row">${documentLink(book, row)}<span class="sub">${family !== null && documentName(reader, family)}</span></th>
      <td class="hide-s">${dateText(reader, textIn(row, 'docDate'))}</td>
      <td>${dateText(reader, textIn(row, 'dueDate'))}${days > 0 && html`<span class="sub late">${words.daysOverdue(days)}</span>`}</td>
      <td class="num">${amountText(reader, row, 'outstanding', foreign(row))}</td>
    </tr>
  `;
}

/** The currency of a document that is not in the base currency of its book; empty for all others. */
const foreign = (row: Row): string =>
  typeof row.originalLocal === 'number' && row.originalLocal !== row.original ? textIn(row, 'currencyCode') : '';

function documentRows({ shell: { reader }, book }: BookView, rows: readonly Row[]): Html {
  const words = bookListWords(reader.language);
  if (rows.length === 0) return emptyState('document', words.none, html``);
  const currency = baseCurrencyIn(rows, 'finalTotal', 'localTotal');
  return tableBox({
    label: words.recentDocuments,
    caption: words.recentDocuments,
    classes: 'mid',
    heads: [
      words.number,
      words.date,
      [amountHead(reader, words.total, currency), 'num'],
      [amountHead(reader, words.outstanding, currency), 'num hide-s'],
    ],
    rows: rows.map(
      (row) => html`
        <tr>
          <th scope="row">${documentLink(book, row)}</th>
          <td>${dateText(reader, textIn(row, 'docDate'))}</td>
          <td class="num">${amountText(reader, row, 'finalTotal', foreignCurrency(row))}</td>
          <td class="num soft hide-s">${amountText(reader, row, 'outstanding', foreignCurrency(row))}</td>
        </tr>
      `,
    ),
  });
}
