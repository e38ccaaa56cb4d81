/** Sign-up: four fields, and what happens in the next two minutes. The key is shown once, on this page. */

import { limits } from '@ledgerline/contract';
import { type Html, html, icon, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { document } from '../frame.ts';
import { accountField, EMPTY_FORM, type FilledForm, formProblem, takenAlong } from './account-field.ts';
import type { PublicPage } from './landing.ts';

const FIELDS = ['companyName', 'email', 'password', 'phone'];

export const signUpPage = (
  { reader, trialDays, isSandboxOffered }: Pick<PublicPage, 'reader' | 'trialDays' | 'isSandboxOffered'>,
  filled: FilledForm = EMPTY_FORM,
): string =>
  document({
    title: 'Sign up',
    reader,
    path: '/signup',
    description: `Create an account: ${trialDays} days free, no card needed.`,
    scripts: ['page', 'account'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div>${wordmark('/')}</div>
          <div class="stack">
            <form data-account="signup" action="/signup" method="post" novalidate>
              <div class="stack sm">
                <h1>Create your account</h1>
                <p class="muted">
                  ${trialDays} days free, no card needed. Already have an account? <a href="/login" data-keep-next>Log in</a>
                </p>
              </div>
              ${formProblem(FIELDS, filled)}
              ${takenAlong(filled, ['plan'])}
              ${accountField(
                {
                  name: 'companyName',
                  label: 'Company name',
                  autocomplete: 'organization',
                  maxLength: limits.companyNameCharactersMax,
                },
                filled,
              )}
              ${accountField(
                {
                  name: 'email',
                  label: 'Work email',
                  type: 'email',
                  autocomplete: 'email',
                  maxLength: limits.emailCharactersMax,
                },
                filled,
              )}
              ${accountField(
                {
                  name: 'password',
                  label: 'Password',
                  type: 'password',
                  autocomplete: 'new-password',
                  maxLength: limits.passwordCharactersMax,
                  hint: `At least ${limits.passwordCharactersMin} characters. A short sentence is easy to remember.`,
                  extra: html`
                    <div class="meter" data-meter aria-hidden="true">
                      <span></span>
                      <span></span>
                      <span></span>
                      <span></span>
                    </div>
                  `,
                },
                filled,
              )}
              ${accountField(
                {
                  name: 'phone',
                  label: html`Phone <span class="opt-note">optional</span>`,
                  type: 'tel',
                  autocomplete: 'tel',
                  placeholder: '+60 12-345 6789',
                  isOptional: true,
                  maxLength: limits.phoneCharactersMax,
                },
                filled,
              )}
              <button class="btn primary lg block" type="submit">Create account</button>
              <p class="dim small" data-plan hidden>
                You chose the <strong data-plan-name></strong> plan. You can <a href="/pricing">change it</a> at any time. The
                operator activates it.
              </p>
            </form>
            ${welcome({ reader, isSandboxOffered, tenantApiKey: null })}
          </div>
          <p class="fine">
            By creating an account you accept the <a href="/terms">terms</a>. The <a href="/privacy">privacy page</a> says what
            is stored. Problems with the sign-up? <a href="/contact">Contact the operator</a> and quote the request number of
            the error.
          </p>
        </div>
        ${nextTwoMinutes(isSandboxOffered)}
      </main>
    `,
  });

interface Welcome {
  readonly reader: Reader;
  readonly isSandboxOffered: boolean;
  /** Null where the script of the page puts it in. */
  readonly tenantApiKey: string | null;
}

/** After a form without JavaScript. */
export const signedUpPage = (shown: Welcome): string =>
  document({
    title: 'Account created',
    reader: shown.reader,
    scripts: ['page'],
    body: html`
      <main class="auth one" id="main" tabindex="-1"><div class="form"><div>${wordmark('/')}</div>${welcome(shown)}</div></main>
    `,
  });

/** With the key, or hidden until the script of the page has it. */
const welcome = ({ isSandboxOffered, tenantApiKey }: Welcome): Html => html`
  <section class="welcome stack" data-welcome${tenantApiKey === null && html` hidden`} tabindex="-1"
    aria-labelledby="welcome-title">
    <h1 id="welcome-title">Account created</h1>
    <p class="muted">
      This is your tenant key. It has full access and is shown <strong>only once</strong>. Store it like a password. You can
      rotate it in the portal.
    </p>
    <p class="secret">
      <code id="tenant-key" data-secret>${tenantApiKey ?? ''}</code>
      <button class="btn sm" type="button" data-copy="tenant-key">${icon('copy')}Copy</button>
    </p>
    ${
      isSandboxOffered
        ? html`
          <a class="btn primary lg block" href="/portal/sandbox">Open the sandbox</a>
          <p class="dim small">Or go to the <a href="/portal">portal</a>.</p>
        `
        : html`<a class="btn primary lg block" href="/portal">Open the portal</a>`
    }
  </section>
`;

type Promised = readonly [what: string, more: string];
const SANDBOX_PROMISES: readonly Promised[] = [
  ['A sandbox company with sample data', 'Nothing to install.'],
  ['Your first invoice, saved and verified', 'With one click in the portal, or with curl.'],
  ['Its PDF, ready to send', 'Downloaded with the same key.'],
];
const OWN_BOOK: Promised = ['Your own account book, when you are ready', 'One program on its machine. No port to open.'];

const nextTwoMinutes = (isSandboxOffered: boolean): Html => html`
  <aside aria-label="What comes next">
    <div class="promise">
      <h2>In the next two minutes</h2>
      <ul>
        ${[...(isSandboxOffered ? SANDBOX_PROMISES : []), OWN_BOOK].map(
          ([what, more]) => html`<li>${icon('tick')}<span>${what}<small>${more}</small></span></li>`,
        )}
      </ul>
    </div>
    <figure class="leaf">
      <figcaption class="cap"><span>An account book</span><span>today</span></figcaption>
      <table>
        <caption class="vh">Postings of an invoice</caption>
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col" class="num">Debit</th>
            <th scope="col" class="num">Credit</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Alpha Hardware</th>
            <td class="num">220.00</td>
            <td></td>
          </tr>
          <tr>
            <th scope="row" class="cr">Sales</th>
            <td></td>
            <td class="num">200.00</td>
          </tr>
          <tr>
            <th scope="row" class="cr">Sales tax</th>
            <td></td>
            <td class="num">20.00</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td></td>
            <td class="num"><span class="total">220.00</span></td>
            <td class="num"><span class="total">220.00</span></td>
          </tr>
        </tfoot>
      </table>
      <p class="seen">${icon('tick')}Saved and verified. Every field matches.</p>
    </figure>
  </aside>
`;
