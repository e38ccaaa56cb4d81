/** What a person can enter in an account book: the entries that people make most, and a search for every other. */

import type { Recipe } from '@ledgerline/catalog';
import { card, emptyState, type Html, html, type IconName, icon } from '@ledgerline/look';
import { enterWords, shortFormWords } from '@ledgerline/words/portal/enter';
import type { SeenBook } from '../../../book-window/sight.ts';
import { type ShortFormName, shortForms } from '../../../entry/short-form.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import type { PortalView } from '../../portal-view.ts';

export interface EnterPage extends PortalView {
  readonly book: SeenBook;
  /** The path of the book in the portal. */
  readonly path: string;
  readonly query: string;
  readonly found: readonly Recipe[];
}

const GLYPHS: Readonly<Record<ShortFormName, IconName>> = {
  receipt: 'download',
  invoice: 'document',
  cashSale: 'tick',
  bill: 'list',
  expense: 'send',
};

type Words = ReturnType<typeof enterWords>;

export function enterPage(page: EnterPage): string {
  const { shell, book } = page;
  const words = enterWords(shell.reader.language);
  return portalPage({
    title: words.title,
    current: '/portal/books',
    shell,
    content: html`
      ${pageHead({ title: words.title, sub: words.sub(book.name) })}
      <div class="stack lg">
        ${card({ id: 'chosen', title: words.chosenTitle, content: html`<ul class="starts-list">${starts(page)}</ul>` })}
        ${card({ id: 'find', title: words.findTitle, content: html`<div class="body stack">${search(page, words)}</div>` })}
      </div>
    `,
  });
}

function starts({ shell, book, path }: EnterPage): readonly Html[] {
  const words = shortFormWords(shell.reader.language);
  return shortForms
    .filter(({ type }) => book.types?.has(type) ?? true)
    .map(
      ({ name, type }) => html`
        <li>
          <a href="${path}/enter/${type}">
            ${icon(GLYPHS[name], 'lg')}
            <span>${words[name]}<small>${words[`${name}Hint`]}</small></span>
            ${icon('next', 'sm')}
          </a>
        </li>
      `,
    );
}

const search = ({ path, query, found }: EnterPage, words: Words): Html => html`
  <form class="row" method="get" action="${path}/enter" role="search">
    <div class="field grow">
      <label for="entry-search">${words.findLabel}</label>
      <input class="input" type="search" id="entry-search" name="q" value="${query}" maxlength="200" autocomplete="off">
      <p class="hint">${words.findHint}</p>
    </div>
    <button class="btn" type="submit">${icon('search')}${words.find}</button>
  </form>
  ${query !== '' && found.length === 0 && emptyState('search', words.nothingFound, html`<p>${words.nothingFoundHint}</p>`)}
  ${
    found.length > 0 &&
    html`
      <ul class="starts-list">
        ${found.map(
          ({ commandType, title, summary }) => html`
            <li>
              <a href="${path}/enter/${commandType}" lang="en">
                <span>${title}<small>${summary}</small></span>
                ${icon('next', 'sm')}
              </a>
            </li>
          `,
        )}
      </ul>
    `
  }
  <p><a href="/developers/commands">${words.allCommands}</a></p>
`;
