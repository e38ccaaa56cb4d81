/** The data of every page of the portal, and elements that several pages share. */

import type { AppState, Notification } from '@ledgerline/contract';
import { type Html, html, icon } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { bookChoiceWords, listWords } from '@ledgerline/words/portal/frame';
import { mayDo, type PortalRight, whyNot } from '../account/rights/role.ts';
import { isShownTo, type PortalShell } from './portal-frame.ts';

export interface PortalView {
  readonly shell: PortalShell;
  readonly state: AppState;
  readonly notifications: readonly Notification[];
  readonly now: number;
}

/** Content that only some roles can use: others, and operators on a visit without access, do not see it. */
export const ifMay = ({ shell }: Pick<PortalView, 'shell'>, right: PortalRight, content: Html): Html | null =>
  isShownTo(shell, right) ? content : null;

/** Content that changes stored data: operators on a visit do not see it. */
export const ifMayChange = ({ shell }: Pick<PortalView, 'shell'>, right: PortalRight, content: Html): Html | null =>
  shell.visit === undefined && mayDo(shell.role, right) ? content : null;

/** A control that only some roles can use: others see who can. */
export const orWhyNot = ({ shell }: Pick<PortalView, 'shell'>, right: PortalRight, content: Html): Html => {
  const why = whyNot(shell.role, right, shell.reader.language);
  return why === null ? content : html`<p class="muted">${why}</p>`;
};

/** `16:42` today, else with the day; the exact timestamp is behind it. */
export const shownTime = (reader: Reader, timestamp: string, now: number): Html =>
  html`<time datetime="${timestamp}" title="${timestamp}">${figuresOf(reader).momentText(Date.parse(timestamp), now)}</time>`;

/** Where the pages of a list lead; null for those that are not there. */
export interface PageLinks {
  readonly newest: string | null;
  readonly older: string | null;
}

/** `said` is the text about this page of the list. */
/** What the links say. */
type PageNames = { readonly [N in keyof PageLinks]: string };

/** `names` are those of a list in the order of time, unless it has another. */
export function pager(
  { language }: Reader,
  said: string,
  { newest, older }: PageLinks,
  names: PageNames = listWords(language),
): Html {
  return html`
    <nav class="pager" aria-label="${listWords(language).pages}">
      <span>${said}</span>
      <span class="row tight">
        ${newest !== null && html`<a class="btn sm" href="${newest}">${icon('previous', 'sm')}${names.newest}</a>`}
        ${older !== null && html`<a class="btn sm" rel="next" href="${older}">${names.older}${icon('next', 'sm')}</a>`}
      </span>
    </nav>
  `;
}

/** The pager of a list that knows only how many rows it shows. */
export const countPager = (reader: Reader, count: number, links: PageLinks): Html =>
  pager(reader, listWords(reader.language).onThisPage(figuresOf(reader).numberText(count)), links);

/** A page of a list that needs only a cursor. */
export interface ListView {
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
}

export const isWhole = ({ cursor, nextCursor }: ListView): boolean => cursor === undefined && nextCursor === null;

/** The pager of a list; empty if the list has one page. */
export const listPager = (reader: Reader, path: string, count: number, view: ListView): Html | null =>
  isWhole(view)
    ? null
    : countPager(reader, count, {
        newest: view.cursor === undefined ? null : path,
        older: view.nextCursor === null ? null : `${path}?cursor=${encodeURIComponent(view.nextCursor)}`,
      });

/** The hint of a page that shows only the first books. */
export function moreBooks(reader: Reader, { companies, companyCount }: AppState): Html | null {
  const more = companyCount - companies.length;
  const { numberText: shown } = figuresOf(reader);
  return more > 0 ? html`<p class="hint">${bookChoiceWords(reader.language).moreBooks(shown(more))}</p>` : null;
}

/** The choice of account books. `companies` has the chosen ones; none means all. */
export function bookChoice(reader: Reader, state: AppState): Html {
  const words = bookChoiceWords(reader.language);
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
    ${moreBooks(reader, state)}
    <p class="hint">${words.noneForAll}</p>
  `;
  return html`
    <fieldset class="field">
      <legend class="label">${words.accountBooks}</legend>
      ${books.length === 0 ? html`<p class="hint">${words.allBooks}</p>` : choice}
    </fieldset>
  `;
}
