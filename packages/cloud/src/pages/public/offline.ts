/** What the installed portal shows without a network. A service worker keeps this page and its stylesheet, and nothing of any book. */

import { html, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { offlineWords } from '@ledgerline/words/public/offline';
import { document } from '../frame.ts';

export function offlinePage(reader: Reader): string {
  const words = offlineWords(reader.language);
  return document({
    title: words.title,
    reader,
    body: html`
      <main id="main" class="section" tabindex="-1">
        <div class="wrap stack">
          ${wordmark('/portal')}
          <div class="card">
            <div class="empty">
              <h1>${words.title}</h1>
              <p>${words.why}</p>
              <p><a class="btn primary" href="/portal/books">${words.tryAgain}</a></p>
            </div>
          </div>
        </div>
      </main>
    `,
  });
}
