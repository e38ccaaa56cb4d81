/** The documents of a book: one family at a time, with filters in the address, sorted by column, in pages, with totals of what is shown. */

import { recipes } from '@ledgerline/catalog';
import { Html, html, tableBox } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { bookPartWords } from '@ledgerline/words/shared/book-part';
import { type Row, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import { baseCurrencyIn, sumOf } from '../../book-window/figures.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { amountHead, amountText, dateText, documentLink, documentName, foreignCurrency } from './book-cells.ts';
import { type BookView, bookPage, bookPath } from './book-frame.ts';
import { type ListForm, type ListPage, listSection, searchForm, sortHead, totalName } from './lists.ts';

/** A kind of document, and the commands that read it. */
export interface DocumentFamily {
  readonly family: string;
  readonly list: string;
  readonly get: string | null;
  /** The filters of its list. */
  readonly filters: ReadonlySet<string>;
  readonly statuses: readonly string[];
}

let found: readonly DocumentFamily[] | null = null;

/** Every family of documents that the catalog can list. */
export function documentFamilies(): readonly DocumentFamily[] {
  found ??= recipes()
    .filter(({ task }) => task.kind === 'document' && task.operation === 'list')
    .map(({ commandType, document, shape }) => ({
      family: document,
      list: commandType,
      get: recipes().find((one) => one.document === document && isGet(one))?.commandType ?? null,
      filters: new Set(Object.keys(shape.members)),
      statuses: statusesOf(shape.members.status),
    }));
  return found;
}

type Recipe = ReturnType<typeof recipes>[number];

const isGet = ({ task }: Recipe): boolean => task.kind === 'document' && task.operation === 'get';

function statusesOf(member: unknown): readonly string[] {
  const values = (member as { readonly schema?: { readonly enum?: readonly string[] } } | undefined)?.schema?.enum;
  return values ?? [];
}

/** The families that the driver of a book offers. */
export const familiesOf = ({ types }: SeenBook): readonly DocumentFamily[] =>
  documentFamilies().filter(({ list }) => types === null || types.has(list));

export const DOCUMENT_FILTERS = ['type', 'q', 'status', 'from', 'to', 'party', 'sort', 'cursor'] as const;

export interface DocumentsView extends BookView {
  readonly form: ListForm;
  /** Null where the driver offers no list of documents at all. */
  readonly family: DocumentFamily | null;
  readonly documents: Listed;
}

export function documentsPage(view: DocumentsView): string {
  const { shell, book, form, family, documents } = view;
  const { reader } = shell;
  const words = bookListWords(reader.language);
  const path = bookPath(book, '/documents');
  const title = bookPartWords(reader.language).documents;
  return bookPage(view, {
    title: family === null ? title : documentName(reader, family.family),
    part: 'documents',
    answers: documents.answers,
    content: listSection(view, {
      title,
      path,
      form,
      filters: searchForm(reader, path, form, words.searchDocument, family && filters(view, family)),
      listed: documents,
      table: (page) => table(view, path, page),
    }),
  });
}

const option = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && new Html(' selected')}>${text}</option>`;

function filters({ shell: { reader }, book, form }: DocumentsView, family: DocumentFamily): Html {
  const words = bookListWords(reader.language);
  const dateField = (name: 'from' | 'to'): Html => html`
    <label class="with-label"><span class="dim small">${words[name]}</span>
      <input class="input" type="date" name="${name}" value="${form[name] ?? ''}">
    </label>
  `;
  return html`
    <select class="input" name="type" aria-label="${words.type}">
      ${familiesOf(book).map((one) => option(one.family, documentName(reader, one.family), family.family))}
    </select>
    <select class="input" name="status" aria-label="${words.status}">
      ${option('', words.anyStatus, form.status ?? '')}
      ${family.statuses.map((status) => option(status, statusText(reader, status), form.status ?? ''))}
    </select>
    ${dateField('from')}
    ${dateField('to')}
    ${(form.party ?? '') !== '' && html`<input type="hidden" name="party" value="${form.party ?? ''}">`}
  `;
}

/** A status in the words of the reader; an unknown status of another book is shown unchanged. */
export function statusText({ language }: Reader, status: string): string {
  const words = bookListWords(language) as unknown as Readonly<Record<string, unknown>>;
  const text = words[status];
  return typeof text === 'string' ? text : status;
}

function table({ shell: { reader }, book, form }: DocumentsView, path: string, { rows, nextCursor }: ListPage): Html {
  const words = bookListWords(reader.language);
  const title = bookPartWords(reader.language).documents;
  const currency = baseCurrencyIn(rows, 'finalTotal', 'localTotal');
  return tableBox({
    label: title,
    caption: title,
    classes: 'hover mid',
    heads: [
      sortHead(path, form, 'docNo', words.number),
      sortHead(path, form, 'docDate', words.date, 'nowrap hide-s'),
      sortHead(path, form, 'partyName', words.party, 'hide-s'),
      [words.status, 'hide-s'],
      sortHead(path, form, 'finalTotal', amountHead(reader, words.total, currency), 'num'),
      sortHead(path, form, 'outstanding', amountHead(reader, words.outstanding, currency), 'num hide-s'),
    ],
    rows: html`
      ${rows.map((row) => documentRow(reader, book, row))}
      ${totalRow(reader, totalName(reader, form, nextCursor), rows)}
    `,
  });
}

/** Documents that count for nothing in the book. */
const UNCOUNTED = new Set(['Void', 'Draft']);

/** The totals in base currency; outstanding amounts are added up only if all are in that currency. */
function totalRow(reader: Reader, name: string, rows: readonly Row[]): Html | null {
  const words = bookListWords(reader.language);
  const { amountText: shown } = figuresOf(reader);
  const counted = rows.filter((row) => !UNCOUNTED.has(textIn(row, 'status')));
  if (counted.length === 0 || counted.some((row) => typeof row.localTotal !== 'number')) return null;
  const isOneCurrency = counted.every((row) => foreignCurrency(row) === '' && typeof row.outstanding === 'number');
  return html`
    <tr class="book-sum">
      <th scope="row">${name}${counted.length < rows.length && html`<span class="sub">${words.withoutUncounted}</span>`}</th>
      <td class="hide-s"></td>
      <td class="hide-s"></td>
      <td class="hide-s"></td>
      <td class="num">${shown(sumOf(counted, 'localTotal'))}</td>
      <td class="num soft hide-s">${isOneCurrency && shown(sumOf(counted, 'outstanding'))}</td>
    </tr>
  `;
}

const documentRow = (reader: Reader, book: SeenBook, row: Row): Html => html`
  <tr>
    <th scope="row">
      ${documentLink(book, row, 'rowlink')}
      <span class="sub show-s">${textIn(row, 'partyName')}</span>
      <span class="sub show-s">${dateText(reader, textIn(row, 'docDate'))}</span>
    </th>
    <td class="nowrap hide-s">${dateText(reader, textIn(row, 'docDate'))}</td>
    <td class="hide-s">${textIn(row, 'partyName')}<span class="sub">${textIn(row, 'description')}</span></td>
    <td class="hide-s">${statusText(reader, textIn(row, 'status'))}</td>
    <td class="num">${amountText(reader, row, 'finalTotal', foreignCurrency(row))}</td>
    <td class="num soft hide-s">${amountText(reader, row, 'outstanding', foreignCurrency(row))}</td>
  </tr>
`;
