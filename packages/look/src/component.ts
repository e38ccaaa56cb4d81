/** What pages are made of: cards, notices, tables, dialogs, fields, badges, lists of facts. Knows no page. */

import { type Fragment, type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';

type Text = Html | string;

/** A glyph, a word and a colour; the colours are those of the stylesheet's `data-status`. */
export const badge = (colour: string, glyph: IconName, words: Text): Html =>
  html`<span class="badge" data-status="${colour}">${icon(glyph, 'sm')}${words}</span>`;

export interface Card {
  readonly id: string;
  readonly title: Text;
  readonly meta?: Text;
  readonly content: Html;
}

/** A sheet with a head; the head names it for those who cannot see it. */
export const card = ({ id, title, meta, content }: Card): Html => html`
  <section class="card" aria-labelledby="${id}">
    <div class="head"><h2 id="${id}">${title}</h2>${meta !== undefined && html`<span class="meta">${meta}</span>`}</div>
    ${content}
  </section>
`;

/** What a card says that has nothing to show. */
export const emptyState = (glyph: IconName, title: Text, content: Html): Html =>
  html`<div class="empty">${icon(glyph, 'lg')}<h3>${title}</h3>${content}</div>`;

export type Tone = 'info' | 'amber' | 'failed' | 'done' | 'plain';

export interface Notice {
  readonly tone: Tone;
  readonly glyph: IconName;
  readonly title: Text;
  readonly content: Html;
  readonly actions?: Html;
}

/** An edge, a glyph, a sentence that says what to do. */
export const notice = ({ tone, glyph, title, content, actions }: Notice): Html => html`
  <section class="notice" data-tone="${tone}">
    ${icon(glyph)}
    <h2>${title}</h2>
    ${content}
    ${actions !== undefined && html`<div class="actions">${actions}</div>`}
  </section>
`;

/** A sentence for browsers without JavaScript, where a page can only show content. */
export const needsScript = (sentence: string): Html =>
  html`<noscript><p class="notice" data-tone="amber">${sentence}</p></noscript>`;

/** Names and their values, below each other. */
export const factList = (facts: readonly (readonly [name: string, value: Text])[]): Html =>
  html`<dl class="kv">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** The head of a column, with the classes of its cell where it has some. */
export type ColumnHead = Text | readonly [words: Text, classes: string] | SortingHead;

/** The head of a column that a table can be sorted by; `order` is null while it is sorted by another. */
export interface SortingHead {
  readonly link: Html;
  readonly classes: string;
  readonly order: 'ascending' | 'descending' | null;
}

/** The head of a column of buttons, which is not shown. */
export const actionsHead = (words: string): Html => html`<span class="vh">${words}</span>`;

export interface TableBox {
  /** The name of the box that scrolls when the table is wider than the page. */
  readonly label: string;
  readonly caption: Text;
  readonly classes?: string;
  readonly heads: readonly ColumnHead[];
  readonly rows: Fragment;
}

export const tableBox = ({ label, caption, classes, heads, rows }: TableBox): Html => html`
  <div class="table-box" tabindex="0" role="region" aria-label="${label}">
    <table class="table${classes !== undefined && ` ${classes}`}">
      <caption class="vh">${caption}</caption>
      <thead><tr>${heads.map(headCell)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </div>
`;

function headCell(head: ColumnHead): Html {
  if (Array.isArray(head)) return html`<th scope="col" class="${head[1]}">${head[0]}</th>`;
  if (!isSorting(head)) return html`<th scope="col">${head as Text}</th>`;
  const { link, classes, order } = head;
  return html`<th scope="col"${classes !== '' && html` class="${classes}"`}${order !== null && html` aria-sort="${order}"`}>${link}</th>`;
}

const isSorting = (head: ColumnHead): head is SortingHead => typeof head === 'object' && 'order' in head;

export interface DialogBox {
  readonly id: string;
  readonly title: Text;
  readonly titleClasses?: string;
  /** The attributes of its form, if it is one. */
  readonly form?: Html;
  readonly content: Html;
  /** The text of the button that closes the dialog without an action. */
  readonly cancel: string;
  readonly actions: Html;
}

/** Opened by a button with its id as popovertarget, or by a script. */
export function dialogBox({ id, title, titleClasses, form, content, cancel, actions }: DialogBox): Html {
  const parts = html`
    <div class="in">
      <h2 id="${id}-title"${titleClasses !== undefined && html` class="${titleClasses}"`}>${title}</h2>
      ${content}
    </div>
    <div class="foot">
      <button class="btn" type="button" popovertarget="${id}" popovertargetaction="hide">${cancel}</button>
      ${actions}
    </div>
  `;
  return html`
    <div class="dialog" id="${id}" popover role="dialog" aria-labelledby="${id}-title">
      ${form === undefined ? parts : html`<form method="dialog" class="plain"${form}>${parts}</form>`}
    </div>
  `;
}

export interface FormField {
  readonly id: string;
  readonly label: Text;
  /** What is filled in, and a hint if it needs one. */
  readonly control: Html;
  /** The name in a problem of the service that is shown below the field. */
  readonly problem?: string;
}

export const formField = ({ id, label, control, problem }: FormField): Html => html`
  <div class="field">
    <label for="${id}">${label}</label>
    ${control}
    ${problem !== undefined && html`<p class="err" id="${id}-problem" role="alert" data-problem="${problem}"></p>`}
  </div>
`;
