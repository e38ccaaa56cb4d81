/** Small pieces that several pages of a book are made of: amounts, dates, names of documents. */

import { DOCUMENT_NAMES, isDocType } from '@ledgerline/catalog';
import { type Html, html } from '@ledgerline/look';
import { figuresOf, locales, PSEUDO, type Reader } from '@ledgerline/words';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { documentWords } from '@ledgerline/words/shared/document-type';
import { numberIn, type Row, textIn } from '../../book-window/answer.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { bookPath } from './book-frame.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const FORMATS = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  longMonth: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a format takes longer than the rest of a row, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ language }: Reader, name: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const locale = locales[language === PSEUDO ? 'en' : language];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...FORMATS[name] });
  formats.set(key, format);
  return format;
}

/** `13 Nov 2026`, of a business date, which has no time zone; a dash for none. */
export const dateText = (reader: Reader, date: string): string =>
  DATE.test(date) ? formatOf(reader, 'day').format(Date.parse(date)) : '–';

/** `Nov`, or `Nov 2026` for the long form, of a month such as 2026-11. */
export const monthText = (reader: Reader, month: string, isLong = false): string =>
  formatOf(reader, isLong ? 'longMonth' : 'month').format(Date.parse(`${month}-01`));

/** The head of a column of amounts. The currency is named here once, and in a cell only where it is another. */
export const amountHead = ({ language }: Reader, name: string, currency: string): string =>
  currency === '' ? name : bookListWords(language).inCurrency(name, currency);

/** An amount of a row, with its currency if that differs from the currency of the column. */
export function amountText(reader: Reader, row: Row, name: string, currency = ''): string {
  if (typeof row[name] !== 'number') return '–';
  const text = figuresOf(reader).amountText(numberIn(row, name));
  return currency === '' ? text : `${currency} ${text}`;
}

const QUANTITY_DIGITS = 4;

export const quantityText = (reader: Reader, row: Row, name: string): string =>
  figuresOf(reader).numberText(Number(numberIn(row, name).toFixed(QUANTITY_DIGITS)));

/** The name of the family of a document in the address of its page: `sales-invoice` for IV. */
export const familyOf = (docType: string): string | null => (isDocType(docType) ? DOCUMENT_NAMES[docType] : null);

/** The name of a kind of document; without words for it, its name in the catalog. */
export function documentName({ language }: Reader, family: string): string {
  const words: Readonly<Record<string, string>> = documentWords(language);
  return words[family] ?? family;
}

export const documentPath = (book: SeenBook, family: string, docNo: string): string =>
  bookPath(book, `/documents/${encodeURIComponent(family)}/${encodeURIComponent(docNo)}`);

/** The number of a document, leading to its page if the person may see documents. */
export function documentLink(book: SeenBook, row: Row, classes = ''): Html {
  const docNo = textIn(row, 'docNo');
  const family = familyOf(textIn(row, 'docType'));
  if (family === null || docNo === '' || !book.parts.includes('documents')) return html`${docNo}`;
  return html`<a${classes !== '' && html` class="${classes}"`} href="${documentPath(book, family, docNo)}">${docNo}</a>`;
}

/** The currency of a listed document that is not in the currency of the book; empty for all others. */
export const foreignCurrency = (row: Row): string => (row.localTotal === row.finalTotal ? '' : textIn(row, 'currencyCode'));

export type Side = 'customers' | 'suppliers';

/** Words that differ between the two ledgers of parties. */
export const SIDES = {
  customers: {
    code: 'debtorCode',
    name: 'debtorName',
    list: 'read-debtors',
    detail: 'get-debtor-detail',
    owed: 'read-ar-outstanding',
    open: 'read-ar-outstanding-documents',
    recent: 'list-sales-invoices',
    family: 'sales-invoice',
  },
  suppliers: {
    code: 'creditorCode',
    name: 'creditorName',
    list: 'read-creditors',
    detail: 'get-creditor-detail',
    owed: 'read-ap-outstanding',
    open: 'read-ap-outstanding-documents',
    recent: 'list-purchase-invoices',
    family: 'purchase-invoice',
  },
} as const;

export const partyPath = (book: SeenBook, side: Side, code: string): string =>
  bookPath(book, `/${side}/${encodeURIComponent(code)}`);
