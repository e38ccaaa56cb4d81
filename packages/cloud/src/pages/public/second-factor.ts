/** The second step of a login: the code of an app, a passkey or a recovery code. */

import { limits } from '@ledgerline/contract';
import { html, wordmark } from '@ledgerline/look';
import { document, type Visitor } from '../frame.ts';
import { accountField, EMPTY_FORM, type FilledForm, formProblem, takenAlong } from './account-field.ts';

export interface SecondFactorPage extends Pick<Visitor, 'reader'> {
  readonly email: string;
  readonly hasAuthenticator: boolean;
  readonly hasPasskeys: boolean;
}

export function secondFactorPage(
  { reader, email, hasAuthenticator, hasPasskeys }: SecondFactorPage,
  filled: FilledForm = EMPTY_FORM,
): string {
  const label = hasAuthenticator ? 'Code' : 'Recovery code';
  const hint = hasAuthenticator
    ? 'The 6 digits that your authenticator app shows, or a recovery code.'
    : 'One of the codes that you stored when you added the passkey.';
  return document({
    title: 'Confirm your login',
    reader,
    scripts: ['page', 'portal', 'account', ...(hasPasskeys ? ['passkey-login'] : [])],
    body: html`
      <main class="auth one" id="main" tabindex="-1">
        <div class="form">
          <div>${wordmark('/')}</div>
          <form data-account="login" action="/login/factor" method="post" novalidate>
            <div class="stack sm">
              <h1>Confirm your login</h1>
              <p class="muted">You log in as <b class="break">${email}</b>.</p>
            </div>
            ${formProblem(['code'], filled)}
            ${takenAlong(filled, ['next'])}
            ${hasPasskeys && html`<button class="btn primary lg block" type="button" data-passkey hidden>Use a passkey</button>`}
            ${accountField(
              { name: 'code', label, autocomplete: 'one-time-code', maxLength: limits.factorCodeCharactersMax, hint },
              filled,
            )}
            <button class="${hasPasskeys ? 'btn lg block' : 'btn primary lg block'}" type="submit">Confirm</button>
            <p class="small">
              <button class="link" type="button" data-post="/logout" data-leads-to="/login">Use another account</button>
            </p>
          </form>
          <p class="fine">
            ${hasPasskeys ? 'Lost your passkeys' : 'Lost your phone'} and your recovery codes? Ask
            <a href="/contact">the operator of this service</a>.
          </p>
        </div>
      </main>
    `,
  });
}
