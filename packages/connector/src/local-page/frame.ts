/** The frame of the pages of the connector: the look of the portal, without scripts. */

import { card, type Html, html, type IconName, icon, wordmark } from '@ledgerline/look';
import { type Language, languageNames, languages, locales } from '@ledgerline/words';
import { localFrameWords } from '@ledgerline/words/connector/frame';

/** The data of every page. */
export interface Shell {
  readonly language: Language;
  /** The path before every link, with the token in it. */
  readonly root: string;
  readonly machine: string;
  readonly build: string;
  readonly isOnline: boolean;
  /** Whether the machine is paired; before that there is only one page. */
  readonly isPaired: boolean;
  /** The message of the last form; shown once. */
  readonly said: Said | null;
}

export interface Said {
  readonly tone: 'done' | 'failed';
  readonly text: string;
}

export interface LocalPage {
  readonly title: string;
  readonly sub: string;
  readonly current: Place;
  readonly actions?: Html;
  readonly content: Html;
}

export type Place = '' | 'books' | 'check' | 'commands' | 'log';

type Label = 'state' | 'books' | 'check' | 'commands' | 'log' | 'connect';

const PLACES: readonly (readonly [place: Place, label: Label, glyph: IconName])[] = [
  ['', 'state', 'overview'],
  ['books', 'books', 'book'],
  ['check', 'check', 'pulse'],
  ['commands', 'commands', 'list'],
  ['log', 'log', 'document'],
];

const UNPAIRED_PLACES: typeof PLACES = [['', 'connect', 'plug']];

export function framed(shell: Shell, { title, sub, current, actions, content }: LocalPage): string {
  const { language, root, machine, build, isOnline, isPaired, said } = shell;
  const words = localFrameWords(language);
  const places = isPaired ? PLACES : UNPAIRED_PLACES;
  return html`
    <!doctype html>
    <html lang="${locales[language]}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>${title} · ${words.product}</title>
        <link rel="stylesheet" href="${root}style.css">
      </head>
      <body>
        <a class="skip" href="#main">${words.skip}</a>
        <div class="app">
          <aside class="sidebar">
            ${wordmark(root)}
            <p class="tenant break">${words.connectorOn(machine)}</p>
            <nav aria-label="${words.navigation}">
              ${places.map(
                ([place, label, glyph]) => html`
                  <a href="${root}${place}"${place === current && html` aria-current="page"`}>${icon(glyph)}${words[label]}</a>
                `,
              )}
            </nav>
            <div class="end">
              <span class="row tight nowrap">
                <span class="dot" data-status="${isOnline ? 'online' : 'offline'}"></span>
                <span class="truncate">${isOnline ? words.online : words.offline}</span>
              </span>
              <span class="who" title="${build}">${build}</span>
              ${languageForm(root, language)}
            </div>
          </aside>
          <main class="main" id="main" tabindex="-1">
            <header class="page-head">
              <div class="line">
                <div><h1>${title}</h1><p class="sub">${sub}</p></div>
                ${actions !== undefined && html`<div class="row tight">${actions}</div>`}
              </div>
            </header>
            <div class="stack lg">
              ${
                said &&
                html`
                  <section class="notice" data-tone="${said.tone}" role="status">
                    ${icon(said.tone === 'done' ? 'tick' : 'alert')}
                    <h2>${said.text}</h2>
                  </section>
                `
              }
              ${content}
            </div>
          </main>
        </div>
      </body>
    </html>
  `.text;
}

/** The language switch, as in the portal. It leads back to the first page, which exists in every state of the connector. */
const languageForm = (root: string, language: Language): Html => html`
  <form class="languages" method="post" action="${root}language" aria-label="${localFrameWords(language).language}">
    ${languages.map(
      (one) => html`
        <button class="link" type="submit" name="language" value="${one}"
          lang="${locales[one]}"${one === language && html` aria-current="true"`}>
          ${languageNames[one]}
        </button>
      `,
    )}
  </form>
`;

export const emptyCard = (id: string, title: string, glyph: IconName, text: Html): Html =>
  card({ id, title, content: html`<div class="empty">${icon(glyph, 'lg')}${text}</div>` });

/** All problems of a form, shown before its fields. */
export const problemList = (problems: readonly string[], language: Language): Html | false =>
  problems.length > 0 &&
  html`
    <section class="notice" data-tone="failed" role="alert">
      ${icon('alert')}
      <h2>${localFrameWords(language).nothingChanged}</h2>
      ${problems.map((problem) => html`<p class="break">${problem}</p>`)}
    </section>
  `;
