/** Where the link of an invitation leads. The token of the link is behind the `#` and read by the script, which fills the page in. */

import { limits } from '@ledgerline/contract';
import { html, icon, needsScript, wordmark } from '@ledgerline/look';
import { document, type Visitor } from '../frame.ts';
import { accountField } from './account-field.ts';

export const invitationPage = ({ reader }: Pick<Visitor, 'reader'>): string =>
  document({
    reader,
    title: 'Invitation',
    scripts: ['page', 'invitation'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div>${wordmark('/')}</div>
          <form method="dialog" data-invitation novalidate>
            <div class="stack sm">
              <h1 class="break" data-title>You are invited</h1>
              <p class="muted break" data-intro aria-live="polite">Reading the invitation.</p>
            </div>
            ${needsScript('This page needs JavaScript.')}
            <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
            <div data-step="choose-password" hidden>
              ${accountField({
                name: 'password',
                label: 'Password',
                type: 'password',
                autocomplete: 'new-password',
                maxLength: limits.passwordCharactersMax,
                hint: `At least ${limits.passwordCharactersMin} characters. A short sentence is easy to remember.`,
              })}
            </div>
            <button class="btn primary lg block" type="submit" hidden></button>
          </form>
          <p class="fine">
            The link works once, within ${limits.invitationDays} days. If it no longer works, ask for a new one.
          </p>
        </div>
        <aside aria-label="Good to know">
          <div class="promise">
            <h2>Good to know</h2>
            <ul>
              <li>${icon('person')}<span>Your own login<small>No one shares a password with you.</small></span></li>
              <li>
                ${icon('people')}
                <span>Several companies, one login<small>Switch between them in the portal.</small></span>
              </li>
              <li>
                ${icon('list')}
                <span>What you do is recorded<small>The access log of the company says who did what.</small></span>
              </li>
            </ul>
          </div>
        </aside>
      </main>
    `,
  });
