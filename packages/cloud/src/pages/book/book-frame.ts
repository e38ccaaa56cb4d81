/** What every page of an account book has: its parts, how new its figures are, and why they are not newer. */

import type { BookPart } from '@ledgerline/contract';
import { type Html, html, icon, notice } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { freshnessWords } from '@ledgerline/words/portal/book/books';
import { enterWords } from '@ledgerline/words/portal/enter';
import { bookPartWords } from '@ledgerline/words/shared/book-part';
import { presenceActionWords, presenceMessageWords } from '@ledgerline/words/shared/presence';
import type { Answer } from '../../book-window/answer.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { pageHead } from '../frame.ts';
import { failureText } from '../portal/command/failure-help.ts';
import { isShownTo, portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';

export interface BookView extends PortalView {
  readonly book: SeenBook;
  /** The address of this page, without what asks for a refresh. */
  readonly path: string;
}

export interface BookPage {
  readonly title: string;
  readonly sub?: string | Html;
  readonly part: BookPart | 'overview';
  /** The answers on the page. The oldest of them decides the line that says how new the page is. */
  readonly answers: readonly Answer[];
  readonly actions?: Html;
  /** Whether something is still being read that the line about the age of the page does not cover. */
  readonly isReading?: boolean;
  readonly content: Html;
}

export const BOOKS_PATH = '/portal/books';

export const bookPath = ({ connectorId, companyId }: Pick<SeenBook, 'connectorId' | 'companyId'>, rest = ''): string =>
  `${BOOKS_PATH}/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}${rest}`;

/** Parts that have a page of their own. */
const PAGES: readonly BookPart[] = ['customers', 'suppliers', 'documents', 'items'];

/** How soon the page asks again while the book works on an answer: the server waits for the answer before it responds. */
const WAITING_LOOK_MS = 300;
const LOOK_MS = 60_000;

export function bookPage(view: BookView, page: BookPage): string {
  const { shell, book } = view;
  const { title, sub, part, answers, actions, isReading = false, content } = page;
  const isWaiting = isReading || answers.some(({ state }) => state === 'waiting');
  return portalPage({
    title: `${title}, ${book.name}`,
    current: BOOKS_PATH,
    shell,
    scripts: ['live', 'book'],
    content: html`
      ${pageHead({ title, sub: sub ?? book.name, ...(actions && { actions }) })}
      ${partLinks(view, part)}
      <div class="stack lg" id="book-live" data-live="${isWaiting ? WAITING_LOOK_MS : LOOK_MS}">
        ${freshnessLine(view, answers)}
        ${troubleOf(view, answers)}
        ${content}
      </div>
    `,
  });
}

/** The reports of a book, with the initial values of the form. */
export const reportsPath = ({ connectorId, companyId }: SeenBook, asked: Readonly<Record<string, string>> = {}): string => {
  const book = `/app/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}`;
  return `/portal/reports?${new URLSearchParams({ ...asked, book })}`;
};

function partLinks({ shell, book }: BookView, current: BookPart | 'overview'): Html {
  const { reader } = shell;
  const [words, names] = [freshnessWords(reader.language), bookPartWords(reader.language)];
  const parts = PAGES.filter((part) => book.parts.includes(part));
  const links: readonly (readonly [string, string, boolean])[] = [
    [bookPath(book), words.overview, current === 'overview'],
    ...parts.map((part) => [bookPath(book, `/${part}`), names[part], part === current] as const),
    ...(book.parts.includes('reports') ? [[reportsPath(book), names.reports, false] as const] : []),
    ...(isShownTo(shell, 'operate') ? [[bookPath(book, '/enter'), enterWords(reader.language).title, false] as const] : []),
  ];
  return html`
    <nav class="chips book-parts" aria-label="${words.parts}">
      ${links.map(
        ([href, name, isCurrent]) => html`<a class="chip" href="${href}"${isCurrent && html` aria-current="page"`}>${name}</a>`,
      )}
    </nav>
  `;
}

/** `As of 10:42, 3 s ago`, and the link that asks the book again. */
function freshnessLine({ shell: { reader }, path, now, book }: BookView, answers: readonly Answer[]): Html {
  const words = freshnessWords(reader.language);
  const times = answers.flatMap(({ at }) => at ?? []);
  const oldest = times.length === 0 ? null : Math.min(...times);
  const { momentText, agoText } = figuresOf(reader);
  const isWaiting = answers.some(({ state }) => state === 'waiting');
  const said = isWaiting ? (oldest === null ? words.waitingFirst : words.waiting) : null;
  const refresh = html`
    <a class="btn sm quiet" href="${path}${path.includes('?') ? '&' : '?'}refresh=1" rel="nofollow">
      ${icon('renew', 'sm')}${words.refresh}
    </a>
  `;
  return html`
    <p class="row between tight as-of">
      <span>
        ${
          oldest !== null &&
          html`<time datetime="${new Date(oldest).toISOString()}">${words.asOf(momentText(oldest, now), agoText(oldest, now))}</time>`
        }
        ${said !== null && html` <span class="dim" role="status">${said}</span>`}
      </span>
      ${book.reason === null && refresh}
    </p>
  `;
}

/** Why the page does not show everything: said once, even if several answers are missing. */
function troubleOf({ shell: { reader }, book }: BookView, answers: readonly Answer[]): Html | null {
  const words = freshnessWords(reader.language);
  if (book.reason !== null) {
    const { code } = book.reason;
    const isKnown = answers.some(({ result }) => result !== null);
    return notice({
      tone: 'amber',
      glyph: 'alert',
      title: words.offTitle,
      content: html`
        <p>
          ${presenceMessageWords(reader.language)[code]}
          ${presenceActionWords(reader.language)[code]}
          ${isKnown ? words.shownOld : words.nothingKnown}
        </p>
      `,
    });
  }
  const failed = answers.find(({ state }) => state === 'failed');
  if (!failed?.problem) return null;
  const { problem, result } = failed;
  return notice({
    tone: 'failed',
    glyph: 'cross',
    title: words.failedTitle,
    content: html`<p>${failureText(reader.language, problem)} <code>${problem.code}</code></p>${result !== null && html`<p>${words.shownOld}</p>`}`,
  });
}

/** The text in place of something that the driver of the book does not offer. */
export const notOffered = (reader: Reader, { driver }: SeenBook): Html =>
  html`<p class="muted pad">${freshnessWords(reader.language).notOffered(driver ?? '–')}</p>`;

/** The placeholder for something that is not known yet: the ruled rows that it will have. */
export const notKnownYet = (reader: Reader, rows = 3): Html => html`
  <div class="pad stack sm" aria-hidden="true">
    ${Array.from({ length: rows }, () => html`<span class="skel late"></span>`)}
  </div>
  <p class="vh">${freshnessWords(reader.language).waitingFirst}</p>
`;

/** The content of an answer, or why there is none. */
export function shownOrWhy(view: BookView, answer: Answer, content: () => Html): Html {
  const { reader } = view.shell;
  if (answer.state === 'not-offered') return notOffered(reader, view.book);
  if (answer.result !== null) return content();
  if (answer.state === 'waiting') return notKnownYet(reader);
  return html`<p class="muted pad">${freshnessWords(reader.language).nothingKnown}</p>`;
}
