/** The page a browser gets when a page cannot be shown: what is safe, what to do, and the number to quote. */

import { html } from '@ledgerline/look';
import { sitePage, type Visitor } from './frame.ts';

export interface ErrorPage extends Visitor {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
}

const TITLES: Readonly<Record<number, string>> = {
  401: 'Log in to continue',
  402: 'The subscription is inactive',
  403: 'Not allowed',
  404: 'Page not found',
  429: 'Too many requests',
  503: 'Not ready',
};

export function errorPage({ status, message, requestId, isLoggedIn, reader }: ErrorPage): string {
  const title = TITLES[status] ?? (status >= 500 ? 'The server failed' : 'The request was rejected');
  return sitePage({
    title,
    current: '',
    isLoggedIn,
    reader,
    content: html`
      <section class="section">
        <div class="wrap">
          <div class="card">
            <div class="empty">
              <p class="dim small">Error ${status}</p>
              <h1>${title}</h1>
              <p>${message}${status >= 500 && ' Commands already accepted are not lost.'}</p>
              <p class="row">
                <a class="btn primary" href="/portal">Go to the portal</a>
                <a class="btn" href="/">Start page</a>
              </p>
              <p class="small muted row tight">
                Request
                <code id="request-id">${requestId}</code> <button class="btn quiet sm" type="button" data-copy="request-id">
                  Copy request number
                </button>
              </p>
            </div>
          </div>
        </div>
      </section>
    `,
  });
}
