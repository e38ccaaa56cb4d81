/** Whether the service works right now, from its own checks. Shows nothing about any tenant. */

import { badge, type Html, html, icon } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { statusWords } from '@ledgerline/words/public/status';
import { sitePage, type Visitor } from '../frame.ts';

export interface StatusPage extends Visitor {
  /** Whether a durable write works. */
  readonly isReady: boolean;
  readonly checkedAt: number;
  readonly isSandboxOffered: boolean;
}

export function statusPage({ isLoggedIn, reader, isReady, checkedAt, isSandboxOffered }: StatusPage): string {
  const [words, figures] = [statusWords(reader.language), figuresOf(reader)];
  const [tone, glyph] = isReady ? (['done', 'tick'] as const) : (['failed', 'cross'] as const);
  const working = badge('online', 'tick', words.working);
  return sitePage({
    title: words.title,
    description: words.description,
    current: '/status',
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap text-page">
        <header class="page-head">
          <h1>${words.title}</h1>
          <p class="sub">${words.checked(figures.dayText(checkedAt), figures.secondText(checkedAt), figures.place)}</p>
        </header>
        <section class="notice" data-tone="${tone}">
          ${icon(glyph)}
          <h2>${isReady ? words.works : words.fails}</h2>
          <p>${isReady ? words.worksHint : words.failsHint}</p>
        </section>
        <section>
          <h2>${words.parts}</h2>
          <table class="table mid">
            <caption class="vh">${words.partsCaption}</caption>
            <thead>
              <tr>
                <th scope="col">${words.part}</th>
                <th scope="col">${words.state}</th>
                <th scope="col">${words.meaning}</th>
              </tr>
            </thead>
            <tbody>
              ${part(words.pages, working, words.pagesWork)}
              ${
                isReady
                  ? part(words.database, working, words.databaseWorks)
                  : part(words.database, badge('failed', 'cross', words.notWorking), words.databaseFails)
              }
              ${
                isSandboxOffered
                  ? part(words.sandbox, badge('online', 'tick', words.offered), words.sandboxOffered)
                  : part(words.sandbox, badge('queued', 'queued', words.notOffered), words.sandboxOff)
              }
            </tbody>
          </table>
        </section>
        <section>
          <h2>${words.forPrograms}</h2>
          <p>${words.readyPath((path) => html`<a href="${path}"><code>${path}</code></a>`)}</p>
        </section>
      </div>
    `,
  });
}

const part = (name: string, state: Html, meaning: string): Html =>
  html`
    <tr>
      <th scope="row">${name}</th>
      <td>${state}</td>
      <td>${meaning}</td>
    </tr>
  `;
