/** The account books that a person can look at, their state, and when each was last heard of. */

import { badge, emptyState, type Html, html, icon, notice, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { booksWords } from '@ledgerline/words/portal/book/books';
import { portalFrameWords } from '@ledgerline/words/portal/frame';
import { presenceMessageWords } from '@ledgerline/words/shared/presence';
import { mayDo } from '../../account/rights/role.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, type PortalView } from '../portal-view.ts';
import { BOOKS_PATH, bookPath } from './book-frame.ts';

export interface BookListPage extends PortalView {
  readonly books: readonly SeenBook[];
}

export function bookListPage(page: BookListPage): string {
  const { shell, books } = page;
  const words = booksWords(shell.reader.language);
  return portalPage({
    title: words.title,
    current: BOOKS_PATH,
    shell,
    scripts: ['live'],
    content: html`
      ${pageHead({ title: words.title, sub: words.sub })}
      <section class="card" aria-label="${words.title}" id="books-live" data-live="15000">
        ${books.length === 0 ? nothing(page) : table(page)}
      </section>
    `,
  });
}

function table(page: BookListPage): Html {
  const { shell, books } = page;
  const words = booksWords(shell.reader.language);
  const isDoorKeeper = mayDo(shell.role, 'administer');
  return tableBox({
    label: words.caption,
    caption: words.caption,
    classes: 'hover mid',
    heads: [
      words.book,
      words.state,
      [words.heard, 'num hide-s'],
      ...(isDoorKeeper ? [[html`<span class="vh">${words.closeBook}</span>`, 'hide-s'] as const] : []),
    ],
    rows: books.map((book) => row(page, book, isDoorKeeper)),
  });
}

function row({ shell: { reader }, now }: BookListPage, book: SeenBook, isDoorKeeper: boolean): Html {
  const words = booksWords(reader.language);
  const { companyId, name, isSandbox, isClosed, heardAt } = book;
  const { agoText } = figuresOf(reader);
  const title = isClosed ? html`<span>${name}</span>` : html`<a class="rowlink" href="${bookPath(book)}">${name}</a>`;
  return html`
    <tr>
      <th scope="row">
        ${title}
        <span class="sub"><code>${companyId}</code>${isSandbox && html` <span class="dim">${words.sandbox}</span>`}</span>
      </th>
      <td>${stateBadge(reader.language, book)}</td>
      <td class="num soft hide-s">${isSandbox ? '–' : heardAt === null ? words.never : agoText(heardAt, now)}</td>
      ${isDoorKeeper && html`<td class="end hide-s">${doorButton(reader.language, book)}</td>`}
    </tr>
  `;
}

type Language = Parameters<typeof booksWords>[0];

function stateBadge(language: Language, { isClosed, reason }: SeenBook): Html {
  const words = booksWords(language);
  if (isClosed) return badge('queued', 'cross', words.closed);
  if (reason === null) return badge('online', 'tick', words.ready);
  return html`${badge('warning', 'alert', words.off)}<span class="sub">${presenceMessageWords(language)[reason.code]}</span>`;
}

const doorButton = (language: Language, { connectorId, companyId, isClosed }: SeenBook): Html => {
  const words = booksWords(language);
  const path = `/app/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}/portal`;
  return html`
    <button class="btn sm quiet" type="button" data-post="${path}" data-leads-to="${BOOKS_PATH}"
      data-body="${JSON.stringify({ portal: isClosed ? 'open' : 'closed' })}">
      ${isClosed ? words.openBook : words.closeBook}
    </button>
  `;
};

function nothing(page: BookListPage): Html {
  const { shell } = page;
  const words = booksWords(shell.reader.language);
  const isViewer = shell.role === 'viewer';
  return emptyState(
    'book',
    words.noneTitle,
    html`
      <p>${isViewer ? words.noneViewer : words.noneOwner}</p>
      ${ifMay(page, 'integrate', html`<a class="btn primary" href="/portal/connector">${words.connect}</a>`)}
    `,
  );
}

/** The page of a book of another company that the person belongs to: the address is good, the company is not the one shown. */
export function otherCompanyPage(
  view: PortalView,
  company: { readonly tenantId: string; readonly companyName: string },
  path: string,
): string {
  const { shell } = view;
  const { language } = shell.reader;
  const words = booksWords(language);
  const { tenantId, companyName } = company;
  return portalPage({
    title: words.title,
    current: BOOKS_PATH,
    shell,
    content: html`
      ${pageHead({ title: words.title })}
      ${notice({
        tone: 'info',
        glyph: 'switch',
        title: words.elsewhere(companyName),
        content: html`<p>${words.elsewhereHint}</p>`,
        actions: html`
          <button class="btn sm primary" type="button" data-post="/app/tenant" data-body="${JSON.stringify({ tenantId })}"
            data-leads-to="${path}">
            ${icon('switch', 'sm')}${portalFrameWords(language).switchTo(companyName)}
          </button>
        `,
      })}
    `,
  });
}
