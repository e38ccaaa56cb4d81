/** The frame of the pages of the connector: the look of the portal, without scripts. */

import { card, type Html, html, type IconName, icon, wordmark } from '@ledgerline/look';

/** What every page shows. */
export interface Shell {
  /** The path before every link, with the token in it. */
  readonly root: string;
  readonly machine: string;
  readonly build: string;
  readonly isOnline: boolean;
  /** Before that there is only one page. */
  readonly isPaired: boolean;
  /** What the last form did; shown once. */
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

const PLACES: readonly (readonly [place: Place, label: string, glyph: IconName])[] = [
  ['', 'State', 'overview'],
  ['books', 'Account books', 'book'],
  ['check', 'Check', 'pulse'],
  ['commands', 'Commands', 'list'],
  ['log', 'Log', 'document'],
];

const UNPAIRED_PLACES: typeof PLACES = [['', 'Connect', 'plug']];

export function framed(shell: Shell, { title, sub, current, actions, content }: LocalPage): string {
  const { root, machine, build, isOnline, isPaired, said } = shell;
  const places = isPaired ? PLACES : UNPAIRED_PLACES;
  return html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>${title} · Ledgerline connector</title>
        <link rel="stylesheet" href="${root}style.css">
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <div class="app">
          <aside class="sidebar">
            ${wordmark(root)}
            <p class="tenant break">Connector on ${machine}</p>
            <nav aria-label="Connector">
              ${places.map(
                ([place, label, glyph]) => html`
                  <a href="${root}${place}"${place === current && html` aria-current="page"`}>${icon(glyph)}${label}</a>
                `,
              )}
            </nav>
            <div class="end">
              <span class="row tight nowrap">
                <span class="dot" data-status="${isOnline ? 'online' : 'offline'}"></span>
                <span class="truncate">${isOnline ? 'Connected to the cloud' : 'Not connected'}</span>
              </span>
              <span class="who" title="${build}">${build}</span>
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

export const emptyCard = (id: string, title: string, glyph: IconName, text: Html): Html =>
  card({ id, title, content: html`<div class="empty">${icon(glyph, 'lg')}${text}</div>` });

/** All that is wrong with a form, before its fields. */
export const problemList = (problems: readonly string[]): Html | false =>
  problems.length > 0 &&
  html`
    <section class="notice" data-tone="failed" role="alert">
      ${icon('alert')}
      <h2>Nothing was changed.</h2>
      ${problems.map((problem) => html`<p class="break">${problem}</p>`)}
    </section>
  `;
