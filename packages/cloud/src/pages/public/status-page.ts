/** Whether the service works right now, from its own checks. Shows nothing about any tenant. */

import { badge, type Html, html, icon } from '@ledgerline/look';
import { sitePage, type Visitor } from '../frame.ts';
import { dayText, secondText } from '../moment.ts';

export interface StatusPage extends Visitor {
  /** Whether a durable write works. */
  readonly isReady: boolean;
  readonly checkedAt: number;
  readonly isSandboxOffered: boolean;
}

export function statusPage({ isLoggedIn, reader, isReady, checkedAt, isSandboxOffered }: StatusPage): string {
  const [tone, glyph] = isReady ? (['done', 'tick'] as const) : (['failed', 'cross'] as const);
  return sitePage({
    title: 'Status',
    description: 'Whether this installation accepts commands right now.',
    current: '/status',
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap text-page">
        <header class="page-head">
          <h1>Status</h1>
          <p class="sub">
            Checked on ${dayText(checkedAt)} at ${secondText(checkedAt)}, Kuala Lumpur. Reload the page to check again.
          </p>
        </header>
        <section class="notice" data-tone="${tone}">
          ${icon(glyph)}
          <h2>${isReady ? 'The service is working' : 'The service cannot store commands right now'}</h2>
          <p>
            ${
              isReady
                ? 'Commands are accepted and stored.'
                : 'New commands get 503. Send them again later with the same commandId. Commands already accepted are kept.'
            }
          </p>
        </section>
        <section>
          <h2>Parts</h2>
          <table class="table mid">
            <caption class="vh">Parts of the service and their state</caption>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">State</th>
                <th scope="col">What it means</th>
              </tr>
            </thead>
            <tbody>
              ${part('Pages and API', badge('online', 'tick', 'working'), 'This page was served by them.')}
              ${part(
                'Database',
                isReady ? badge('online', 'tick', 'working') : badge('failed', 'cross', 'not working'),
                isReady ? 'A test record was written to disk.' : 'A test record could not be written.',
              )}
              ${part(
                'Sandbox',
                isSandboxOffered ? badge('online', 'tick', 'offered') : badge('queued', 'queued', 'not offered'),
                isSandboxOffered
                  ? 'Accounts can open sandbox books. The portal shows whether they are ready.'
                  : 'The operator has switched off the sandbox.',
              )}
            </tbody>
          </table>
        </section>
        <section>
          <h2>For programs</h2>
          <p><a href="/ready"><code>/ready</code></a> returns 200 while commands are accepted, and 503 when they are not.</p>
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
