/** The frame of a page: the document's head, and the frames of the public pages and the developer docs. */

import { type Html, html, icon, wordmark } from '@ledgerline/look';
import { type Language, languageNames, languages, locales, type Reader } from '@ledgerline/words';
import { frameWords } from '@ledgerline/words/public/frame';
import { assetPath } from './assets.ts';

export interface Document {
  readonly title: string;
  readonly reader: Reader;
  readonly body: Html;
  /** Where the page is, for links to it in each language; absent for pages that are not for everyone. */
  readonly path?: string;
  /** Files of `browser/` that the page needs, by name without ending. */
  readonly scripts?: readonly string[];
  readonly description?: string;
  /** Additional elements of the head. */
  readonly head?: Html;
}

/** A whole document. Links carry no host, so that pages work under any address. */
export function document({ title, reader, body, path, scripts = [], description, head }: Document): string {
  const words = frameWords(reader.language);
  return html`
    <!doctype html>
    <html lang="${langOf(reader.language)}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        ${description !== undefined && html`<meta name="description" content="${description}">`}
        <title>${title} · Ledgerline</title>
        <link rel="icon" href="/favicon.ico" sizes="48x48">
        <link rel="icon" href="/assets/icon.svg" sizes="any" type="image/svg+xml">
        <link rel="stylesheet" href="${assetPath('style.css')}">
        ${path !== undefined && alternates(path)}
        ${head ?? null}
        ${scripts.map((name) => html`<script type="module" src="${assetPath(`${name}.js`)}"></script>`)}
      </head>
      <body><a class="skip" href="#main">${words.skip}</a>${body}</body>
    </html>
  `.text;
}

/** The value of `lang`; English for the test language. */
const langOf = (language: Language): string => locales[language] ?? 'en';

/** The same page in each language, for search engines. */
const alternates = (path: string): Html =>
  html`${languages.map((language) => html`<link rel="alternate" hreflang="${locales[language]}" href="${path}?lang=${language}">`)}`;

/** Lets the reader choose a language, on every page. Without JavaScript too. */
export const languageSwitch = ({ language }: Reader, path: string): Html => html`
  <form class="languages" method="post" action="/language" aria-label="${frameWords(language).language}">
    <input type="hidden" name="next" value="${path}">
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

export interface Framed {
  readonly title: string;
  readonly content: Html;
  readonly scripts?: readonly string[];
  readonly description?: string;
  /** Additional elements of the head. */
  readonly head?: Html;
}

/** The visitor of a public page. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly reader: Reader;
}

export interface SitePage extends Framed, Visitor {
  /** The path of the entry of the navigation that this page is under. */
  readonly current: string;
}

const SITE_LINKS = [
  ['/', 'howItWorks', 'opt'],
  ['/developers', 'developers', ''],
  ['/pricing', 'pricing', ''],
] as const;

/** Public pages such as landing, pricing and errors. */
export function sitePage({ current, isLoggedIn, reader, content, scripts = [], ...rest }: SitePage): string {
  const words = frameWords(reader.language);
  return document({
    ...rest,
    reader,
    ...(current !== '' && { path: current }),
    scripts: ['page', ...scripts],
    body: html`
      <div class="language-line"><div class="wrap">${languageSwitch(reader, current === '' ? '/' : current)}</div></div>
      <header class="site-head">
        <div class="wrap">
          ${wordmark('/')}
          <nav aria-label="${words.mainNavigation}">
            ${SITE_LINKS.map(
              ([href, entry, classes]) => html`
                <a${classes !== '' && html` class="${classes}"`}
                  href="${href}"${href === current && html` aria-current="page"`}>
                  ${words[entry]}
                </a>
              `,
            )}
          </nav>
          ${
            isLoggedIn
              ? html`
                <a class="login" href="/portal">${words.portal}</a>
                <a class="btn primary hide-s" href="/portal/sandbox">${words.runCommand}</a>
              `
              : html`
                <a class="login" href="/login">${words.logIn}</a>
                <a class="btn primary hide-s" href="/signup">${words.startTrial}</a>
              `
          }
        </div>
      </header>
      <main id="main" tabindex="-1">${content}</main>
      ${siteFoot(reader)}
    `,
  });
}

function siteFoot({ language }: Reader): Html {
  const words = frameWords(language);
  const links = (title: string, list: readonly (readonly [href: string, text: string])[]): Html => html`
    <div>
      <h2>${title}</h2>
      <ul>
        ${list.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}
      </ul>
    </div>
  `;
  return html`
    <footer class="site-foot">
      <div class="wrap">
        <div class="cols">
          <div class="stack sm">${wordmark('/')}<p class="measure">${words.tagline}</p></div>
          ${links(words.build, [
            ['/developers', words.developerDocs],
            ['/developers/commands', words.commandCatalog],
            ['/openapi.json', 'OpenAPI 3.1'],
            ['/llms.txt', 'llms.txt'],
          ])}
          ${links(words.run, [
            ['/portal/connector', words.installConnector],
            ['/portal/sandbox', words.sandbox],
            ['/developers/delivery', words.deliveryGuarantees],
          ])}
          ${links(words.account, [
            ['/pricing', words.pricing],
            ['/signup', words.signUp],
            ['/login', words.logIn],
          ])}
        </div>
        <nav class="fine" aria-label="${words.about}">
          <a href="/terms">${words.terms}</a>
          <a href="/privacy">${words.privacy}</a>
          <a href="/status">${words.status}</a>
          <a href="/contact">${words.contact}</a>
          <span>${words.names}</span>
        </nav>
      </div>
    </footer>
  `;
}

/** Replaces, in the bar of a phone, the end of the sidebar, which is not shown there. */
export const barLink = (href: string, label: string, current: string): Html =>
  html`
    <a class="btn quiet icon bar-link" href="${href}" aria-label="${label}"${href === current && html` aria-current="page"`}>
      ${icon('person', 'lg')}
    </a>
  `;

export interface DocsEntry {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
}

export interface DocsPage extends Framed, Visitor {
  readonly current: string;
  readonly guides: readonly DocsEntry[];
  /** The guides of docs/. */
  readonly docs: readonly DocsEntry[];
  readonly modules: readonly DocsEntry[];
  /** A search field next to the navigation, for pages without their own. */
  readonly search?: Html;
}

export function docsPage({
  current,
  isLoggedIn,
  reader,
  guides,
  docs,
  modules,
  search,
  content,
  scripts = [],
  ...rest
}: DocsPage): string {
  const entries = (list: readonly DocsEntry[]): Html =>
    html`${list.map(
      ({ href, label, count }) => html`
        <a href="${href}"${href === current && html` aria-current="page"`}>
          ${label}
          ${count !== undefined && html`<span class="n">${count}</span>`}
        </a>
      `,
    )}`;
  return document({
    ...rest,
    // The reference is written in English; its navigation stays in the language of what it leads to.
    reader: { ...reader, language: 'en' },
    scripts: ['page', ...scripts],
    body: html`
      <div class="app docs">
        <aside class="sidebar">
          ${wordmark('/')}
          <p class="tenant">Developer docs</p>
          ${barLink(isLoggedIn ? '/portal' : '/login', isLoggedIn ? 'Portal' : 'Log in', current)}
          ${search ?? null}
          <nav aria-label="Docs">
            ${entries(guides)}
            <div class="group">Guides</div>
            ${entries(docs)}
            <div class="group">Commands</div>
            ${entries(modules)}
          </nav>
          <div class="end">
            ${
              isLoggedIn
                ? html`<a href="/portal/sandbox">Open your sandbox</a><a href="/portal">Portal</a>`
                : html`<a href="/signup">Open a free sandbox</a><a href="/login">Log in</a>`
            }
          </div>
        </aside>
        <main class="main" id="main" tabindex="-1">${content}</main>
      </div>
    `,
  });
}

export interface PageHead {
  readonly title: Html | string;
  readonly sub?: Html | string;
  /** Buttons at the end of the line. */
  readonly actions?: Html;
}

/** The head of a page within a frame: its one h1, closed by the double rule. */
export const pageHead = ({ title, sub, actions }: PageHead): Html =>
  html`
    <header class="page-head">
      <div class="line">
        <div><h1>${title}</h1>${sub !== undefined && html`<p class="sub">${sub}</p>`}</div>
        ${actions !== undefined && html`<div class="row tight">${actions}</div>`}
      </div>
    </header>
  `;
