/** The frame of a page: the document's head, and the frames of the public pages and the developer docs. */

import { type Html, html, icon, wordmark } from '@ledgerline/look';
import { assetPath } from './assets.ts';

export interface Document {
  readonly title: string;
  readonly body: Html;
  /** Files of `browser/` that the page needs, by name without ending. */
  readonly scripts?: readonly string[];
  readonly description?: string;
}

/** A whole document. Links carry no host, so that pages work under any address. */
export function document({ title, body, scripts = [], description }: Document): string {
  return html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        ${description !== undefined && html`<meta name="description" content="${description}">`}
        <title>${title} · Ledgerline</title>
        <link rel="icon" href="/favicon.ico" sizes="48x48">
        <link rel="icon" href="/assets/icon.svg" sizes="any" type="image/svg+xml">
        <link rel="stylesheet" href="${assetPath('style.css')}">
        ${scripts.map((name) => html`<script type="module" src="${assetPath(`${name}.js`)}"></script>`)}
      </head>
      <body><a class="skip" href="#main">Skip to content</a>${body}</body>
    </html>
  `.text;
}

export interface Framed {
  readonly title: string;
  readonly content: Html;
  readonly scripts?: readonly string[];
  readonly description?: string;
}

export interface SitePage extends Framed {
  /** The path of the entry of the navigation that this page is under. */
  readonly current: string;
  readonly isLoggedIn: boolean;
}

const SITE_LINKS = [
  ['/', 'How it works', 'opt'],
  ['/developers', 'Developers', ''],
  ['/pricing', 'Pricing', ''],
] as const;

/** Public pages such as landing, pricing and errors. */
export function sitePage({ current, isLoggedIn, content, scripts = [], ...rest }: SitePage): string {
  return document({
    ...rest,
    scripts: ['page', ...scripts],
    body: html`
      <header class="site-head">
        <div class="wrap">
          ${wordmark('/')}
          <nav aria-label="Main">
            ${SITE_LINKS.map(
              ([href, label, classes]) => html`
                <a${classes !== '' && html` class="${classes}"`}
                  href="${href}"${href === current && html` aria-current="page"`}>
                  ${label}
                </a>
              `,
            )}
          </nav>
          ${
            isLoggedIn
              ? html`
                <a class="login" href="/portal">Portal</a>
                <a class="btn primary hide-s" href="/portal/sandbox">Run a command</a>
              `
              : html`
                <a class="login" href="/login">Log in</a>
                <a class="btn primary hide-s" href="/signup">Start free trial</a>
              `
          }
        </div>
      </header>
      <main id="main" tabindex="-1">${content}</main>
      ${siteFoot}
    `,
  });
}

const siteFoot = html`
  <footer class="site-foot">
    <div class="wrap">
      <div class="cols">
        <div class="stack sm">${wordmark('/')}<p class="measure">Connect any program to your account book.</p></div>
        <div>
          <h2>Build</h2>
          <ul>
            <li><a href="/developers">Developer docs</a></li>
            <li><a href="/developers/commands">Command catalog</a></li>
            <li><a href="/openapi.json">OpenAPI 3.1</a></li>
            <li><a href="/llms.txt">llms.txt</a></li>
          </ul>
        </div>
        <div>
          <h2>Run</h2>
          <ul>
            <li><a href="/portal/connector">Install the connector</a></li>
            <li><a href="/portal/sandbox">Sandbox</a></li>
            <li><a href="/developers/delivery">Delivery guarantees</a></li>
          </ul>
        </div>
        <div>
          <h2>Account</h2>
          <ul>
            <li><a href="/pricing">Pricing</a></li>
            <li><a href="/signup">Sign up</a></li>
            <li><a href="/login">Log in</a></li>
          </ul>
        </div>
      </div>
      <nav class="fine" aria-label="About this service">
        <a href="/terms">Terms</a>
        <a href="/privacy">Privacy</a>
        <a href="/status">Status</a>
        <a href="/contact">Contact</a>
        <span>Ledgerline is not the maker of your accounting package; all names belong to their owners.</span>
      </nav>
    </div>
  </footer>
`;

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

export interface DocsPage extends Framed {
  readonly current: string;
  readonly isLoggedIn: boolean;
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
