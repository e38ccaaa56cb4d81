/** The page a browser gets when a page cannot be shown: what is safe, what to do, and the number to quote. */

import { html } from '@ledgerline/look';
import { errorPageWords } from '@ledgerline/words/public/error-page';
import { sitePage, type Visitor } from './frame.ts';

export interface ErrorPage extends Visitor {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
}

export function errorPage({ status, message, requestId, isLoggedIn, reader }: ErrorPage): string {
  const words = errorPageWords(reader.language);
  const title = words[status as keyof typeof words & number] ?? (status >= 500 ? words.serverFailed : words.rejected);
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
              <p class="dim small">${words.error(status)}</p>
              <h1>${title}</h1>
              <p>${status >= 500 ? words.nothingLost(message) : message}</p>
              <p class="row">
                <a class="btn primary" href="/portal">${words.goToPortal}</a>
                <a class="btn" href="/">${words.startPage}</a>
              </p>
              <p class="small muted row tight">
                ${words.request(requestId)}
                <button class="btn quiet sm" type="button" data-copy="request-id">${words.copyRequest}</button>
              </p>
            </div>
          </div>
        </div>
      </section>
    `,
  });
}
