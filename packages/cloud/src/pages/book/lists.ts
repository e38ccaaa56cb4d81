/** What the lists of a book share: the form that searches, the pages, the heads that sort. */

import { emptyState, type Html, html, icon, type SortingHead } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { type Answer, cursorOf, numberIn, type Row, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import { pager } from '../portal-view.ts';
import { type BookView, shownOrWhy } from './book-frame.ts';

/** The rows of a page of a list. */
export const ROWS_SHOWN = 50;

/** How often the rows are renewed. The field above them keeps the focus while a person types. */
const ROWS_LOOK_MS = 60_000;

/** The filters of a list as its address has them; empty for those that are not set. */
export type ListForm = Readonly<Record<string, string>>;

/** An address with those filters that are set. */
function listHref(path: string, form: ListForm, changes: ListForm = {}): string {
  const set = Object.entries({ ...form, ...changes }).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

/** Reads the filters with these names from a query; anything else is left out. */
export function readForm(query: unknown, names: readonly string[]): ListForm {
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, textOf(given[name])]));
}

const FILTER_CHARACTERS_MAX = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, FILTER_CHARACTERS_MAX) : '');

export interface ListPage {
  readonly rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * The page of a list that is shown. A book gives its rows in an order of its own: without another, it was asked for this page. With
 * one, it was asked for the whole list, which is sorted and cut here; the cursor is then the number of rows before the page.
 */
function listPage({ answers }: Listed, rows: readonly Row[], { sort = '', cursor = '' }: ListForm): ListPage {
  if (sort === '') return { rows, nextCursor: cursorOf(answers.at(-1) as Answer) };
  const from = /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
  const to = from + ROWS_SHOWN;
  return { rows: sortedRows(rows, sort).slice(from, to), nextCursor: to < rows.length ? String(to) : null };
}

/** `name` upwards, `-name` downwards. Equal rows stay in the order of the book. */
function sortedRows(rows: readonly Row[], sort: string): readonly Row[] {
  const [name, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return rows.toSorted((one, other) => sign * compare(one, other, name));
}

const compare = (one: Row, other: Row, name: string): number =>
  typeof one[name] === 'number' || typeof other[name] === 'number'
    ? numberIn(one, name) - numberIn(other, name)
    : textIn(one, name).localeCompare(textIn(other, name));

/** A column heading that sorts the list, and reverses the order on the second click. The largest amounts come first. */
export function sortHead(path: string, form: ListForm, name: string, words: string, classes = ''): SortingHead {
  const { sort = '' } = form;
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null;
  const isDownNext = order === null ? isAmounts(classes) : order === 'ascending';
  const href = listHref(path, form, { sort: isDownNext ? `-${name}` : name, cursor: '' });
  return { link: html`<a class="sort" href="${href}">${words}</a>`, classes, order };
}

const isAmounts = (classes: string): boolean => classes.split(' ').includes('num');

/** `search` is the placeholder of the text field; further fields follow it. With JavaScript, typing searches at once. */
export function searchForm(reader: Reader, path: string, form: ListForm, search: string, further: Html | null = null): Html {
  const words = bookListWords(reader.language);
  const { sort = '', ...narrowing } = form;
  const isNarrowed = Object.values(narrowing).some((value) => value !== '');
  return html`
    <form method="get" class="filter-form" role="search" action="${path}" data-book-filter>
      <div class="filters">
        <div class="with-icon">
          ${icon('search')}
          <input class="input" type="search" name="q" value="${form.q ?? ''}" maxlength="100" aria-label="${words.search}"
            placeholder="${search}" autocomplete="off">
        </div>
        ${further}
        ${sort !== '' && html`<input type="hidden" name="sort" value="${sort}">`}
      </div>
      <div class="go">
        <button class="btn sm" type="submit">${words.show}</button>
        ${isNarrowed && html`<a class="btn sm quiet" href="${path}">${words.clear}</a>`}
      </div>
    </form>
  `;
}

export interface ListSection {
  readonly title: string;
  readonly path: string;
  readonly form: ListForm;
  /** The form above the rows. */
  readonly filters: Html;
  readonly listed: Listed;
  /** All rows that were read; those of `listed` if absent. */
  readonly rows?: readonly Row[];
  readonly table: (page: ListPage) => Html;
}

/** The form of a list, its rows, and the pages before and after. */
export function listSection(
  view: BookView,
  { title, path, form, filters, listed, rows = listed.rows, table }: ListSection,
): Html {
  const { reader } = view.shell;
  const page = listPage(listed, rows, form);
  const [first] = listed.answers as readonly [Answer];
  return html`
    <section class="card" aria-label="${title}">
      ${filters}
      <div id="book-rows" data-live="${ROWS_LOOK_MS}">
        ${rows.length > 0 ? table(page) : shownOrWhy(view, first, () => noMatch(reader))}
        ${(rows.length > 0 || first.result !== null) && listFoot(reader, path, form, listed, page)}
      </div>
    </section>
  `;
}

/** How many rows there are, the pages before and after, and whether a part of the list is missing from the order. */
function listFoot(
  reader: Reader,
  path: string,
  form: ListForm,
  { isWhole, rows: read }: Listed,
  { rows, nextCursor }: ListPage,
): Html {
  const words = bookListWords(reader.language);
  const { sort = '', cursor = '' } = form;
  const links = {
    newest: cursor === '' ? null : listHref(path, form, { cursor: '' }),
    older: nextCursor === null ? null : listHref(path, form, { cursor: nextCursor }),
  };
  return html`
    ${sort !== '' && !isWhole && html`<p class="card-sub small muted">${words.sortedFirst(figuresOf(reader).numberText(read.length))}</p>`}
    ${pager(reader, words.count(rows.length), links, { newest: words.firstPage, older: words.nextPage })}
  `;
}

/** What a total covers: all that match, or the rows of this page where others come before it or follow. */
export const totalName = (reader: Reader, form: ListForm, nextCursor: string | null): string => {
  const words = bookListWords(reader.language);
  return (form.cursor ?? '') === '' && nextCursor === null ? words.total : words.totalShown;
};

const noMatch = (reader: Reader): Html => {
  const words = bookListWords(reader.language);
  return emptyState('search', words.none, html`<p>${words.noneHint}</p>`);
};
