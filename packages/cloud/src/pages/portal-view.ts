/** What every page of the portal is given, and the few pieces that several of them are made of. */

import type { AppState, Notification } from '@ledgerline/contract';
import { type Html, html, icon } from '@ledgerline/look';
import { mayDo, type PortalRight, roleRefusal } from '../account/rights/role.ts';
import type { PortalShell } from './portal-frame.ts';

export interface PortalView {
  readonly shell: PortalShell;
  readonly state: AppState;
  readonly notifications: readonly Notification[];
  readonly now: number;
}

/** Something that only some roles can use: others do not see it. */
export const ifMay = ({ shell }: Pick<PortalView, 'shell'>, right: PortalRight, content: Html): Html | null =>
  mayDo(shell.role, right) ? content : null;

/** Something that only some roles can use: others are told who can. */
export const orWhyNot = ({ shell }: Pick<PortalView, 'shell'>, right: PortalRight, content: Html): Html => {
  const refusal = roleRefusal(shell.role, right);
  return refusal ? html`<p class="muted">${refusal.refused.message}</p>` : content;
};

/** Where the pages of a list lead; null for those that are not there. */
export interface PageLinks {
  readonly newest: string | null;
  readonly older: string | null;
}

export function pager(words: string, { newest, older }: PageLinks): Html {
  return html`
    <nav class="pager" aria-label="Pages">
      <span>${words}</span>
      <span class="row tight">
        ${newest !== null && html`<a class="btn sm" href="${newest}">${icon('previous', 'sm')}Newest</a>`}
        ${older !== null && html`<a class="btn sm" rel="next" href="${older}">Older${icon('next', 'sm')}</a>`}
      </span>
    </nav>
  `;
}

/** A page of a list that is asked for by nothing but a cursor. */
export interface ListView {
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
}

export const isWhole = ({ cursor, nextCursor }: ListView): boolean => cursor === undefined && nextCursor === null;

/** Nothing where the list is on one page. */
export const listPager = (path: string, count: number, view: ListView): Html | null =>
  isWhole(view)
    ? null
    : pager(`${count} on this page`, {
        newest: view.cursor === undefined ? null : path,
        older: view.nextCursor === null ? null : `${path}?cursor=${encodeURIComponent(view.nextCursor)}`,
      });

/** What a page says that shows only the first books. */
export function moreBooks({ companies, companyCount }: AppState): Html | null {
  const more = companyCount - companies.length;
  return more > 0
    ? html`<p class="hint">${counted(more, 'more book is', 'more books are')} not shown. GET /v1/books lists all.</p>`
    : null;
}

/** Which books something is limited to. `companies` has the chosen ones; none stands for all. */
export function bookChoice(state: AppState): Html {
  const books = [...new Map(state.companies.map(({ companyId, name }) => [companyId, name]))];
  const choice = html`
    <div class="stack sm">
      ${books.map(
        ([companyId, name]) => html`
          <label class="check">
            <input type="checkbox" name="companies" value="${companyId}">
            <span><code>${companyId}</code> <span class="dim">${name}</span></span>
          </label>
        `,
      )}
    </div>
    ${moreBooks(state)}
    <p class="hint">Select none for all books, including future ones.</p>
  `;
  return html`
    <fieldset class="field">
      <legend class="label">Account books</legend>
      ${books.length === 0 ? html`<p class="hint">All books, including future ones.</p>` : choice}
    </fieldset>
  `;
}

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const NUMBERS = new Intl.NumberFormat('en-MY');

/** `12,345` */
export const numberText = (value: number): string => NUMBERS.format(value);

const UNITS = ['bytes', 'KB', 'MB'] as const;

/** `18.4 MB` */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < UNITS.length - 1) [value, unit] = [value / 1024, unit + 1];
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
