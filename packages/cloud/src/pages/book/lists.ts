/** What the lists of a book share: the form that searches, the pages, the heads that sort. */

import { emptyState, type Html, html, icon } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { bookListWords } from '@ledgerline/words/portal/book/lists';
import { numberIn, type Row, textIn } from '../../book-window/answer.ts';
import { pager } from '../portal-view.ts';

/** How often the rows are renewed. The field above them keeps the focus while a person types. */
export const ROWS_LOOK_MS = 60_000;

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

/** The rows of a page in the order of a column: `name` upwards, `-name` downwards. */
export function sortedRows(rows: readonly Row[], sort: string): readonly Row[] {
  if (sort === '') return rows;
  const [name, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return rows.toSorted((one, other) => sign * compare(one, other, name));
}

const compare = (one: Row, other: Row, name: string): number =>
  typeof one[name] === 'number' || typeof other[name] === 'number'
    ? numberIn(one, name) - numberIn(other, name)
    : textIn(one, name).localeCompare(textIn(other, name));

/** A column heading that sorts the page by its column, or reverses the order if it does already. */
export function sortHead(path: string, form: ListForm, name: string, words: string): Html {
  const { sort = '' } = form;
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const href = listHref(path, form, { sort: isDown ? name : `-${name}` });
  return html`<a class="sort" href="${href}">${words}${(isUp || isDown) && html` <span aria-hidden="true">${isUp ? '↑' : '↓'}</span>`}</a>`;
}

/** `search` is the placeholder of the text field; further fields follow it. With JavaScript, typing searches at once. */
export function searchForm(reader: Reader, path: string, form: ListForm, search: string, further: Html | null = null): Html {
  const words = bookListWords(reader.language);
  const isNarrowed = Object.values(form).some((value) => value !== '');
  return html`
    <form method="get" class="filter-form" role="search" action="${path}" data-book-filter>
      <div class="filters">
        <div class="with-icon">
          ${icon('search')}
          <input class="input" type="search" name="q" value="${form.q ?? ''}" maxlength="100" aria-label="${words.search}"
            placeholder="${search}" autocomplete="off">
        </div>
        ${further}
      </div>
      <div class="go">
        <button class="btn sm" type="submit">${words.show}</button>
        ${isNarrowed && html`<a class="btn sm quiet" href="${path}">${words.clear}</a>`}
      </div>
    </form>
  `;
}

export interface ListPages {
  readonly path: string;
  readonly form: ListForm;
  readonly count: number;
  readonly nextCursor: string | null;
}

export function listPages(reader: Reader, { path, form, count, nextCursor }: ListPages): Html {
  const words = bookListWords(reader.language);
  return pager(reader, words.count(count), {
    newest: (form.cursor ?? '') === '' ? null : listHref(path, form, { cursor: '' }),
    older: nextCursor === null ? null : listHref(path, form, { cursor: nextCursor }),
  });
}

/** What a total covers: all that match, or the rows of this page where others come before it or follow. */
export const totalName = (reader: Reader, form: ListForm, nextCursor: string | null): string => {
  const words = bookListWords(reader.language);
  return (form.cursor ?? '') === '' && nextCursor === null ? words.total : words.totalShown;
};

export const noMatch = (reader: Reader): Html => {
  const words = bookListWords(reader.language);
  return emptyState('search', words.none, html`<p>${words.noneHint}</p>`);
};
