/** What every page of the portal is given, and the few pieces that several of them are made of. */

import type { AppState, Notification } from '@ledgerline/contract';
import { mayDo, type PortalRight, roleRefusal } from '../account/rights/role.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';
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

export interface Card {
  readonly id: string;
  readonly title: Html | string;
  readonly meta?: Html | string;
  readonly content: Html;
}

/** A sheet with a head; the head names it for those who cannot see it. */
export const card = ({ id, title, meta, content }: Card): Html =>
  html`
    <section class="card" aria-labelledby="${id}">
      <div class="head"><h2 id="${id}">${title}</h2>${meta !== undefined && html`<span class="meta">${meta}</span>`}</div>
      ${content}
    </section>
  `;

export type Tone = 'info' | 'amber' | 'failed' | 'done' | 'plain';

export interface Notice {
  readonly tone: Tone;
  readonly glyph: IconName;
  readonly title: Html | string;
  readonly content: Html;
  readonly actions?: Html;
}

/** An edge, a glyph, a sentence that says what to do. */
export const notice = ({ tone, glyph, title, content, actions }: Notice): Html =>
  html`
    <section class="notice" data-tone="${tone}">
      ${icon(glyph)}
      <h2>${title}</h2>
      ${content}
      ${actions !== undefined && html`<div class="actions">${actions}</div>`}
    </section>
  `;

/** Names and their values, below each other. */
export const factList = (facts: readonly (readonly [name: string, value: Html | string])[]): Html =>
  html`<dl class="kv">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

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
