/** The second step of a login: the code of an app, a passkey or a recovery code. */

import { limits } from '@ledgerline/contract';
import { html, wordmark } from '@ledgerline/look';
import { secondFactorWords } from '@ledgerline/words/public/second-factor';
import { document, languageSwitch, type Visitor } from '../frame.ts';
import { accountField, addressOf, EMPTY_FORM, type FilledForm, formProblem, takenAlong } from './account-field.ts';
import { linkTo } from './inline.ts';

export interface SecondFactorPage extends Pick<Visitor, 'reader'> {
  readonly email: string;
  readonly hasAuthenticator: boolean;
  readonly hasPasskeys: boolean;
}

export function secondFactorPage(
  { reader, email, hasAuthenticator, hasPasskeys }: SecondFactorPage,
  filled: FilledForm = EMPTY_FORM,
): string {
  const words = secondFactorWords(reader.language);
  const [label, hint] = hasAuthenticator ? [words.code, words.appHint] : [words.recoveryCode, words.recoveryHint];
  const operator = linkTo('/contact');
  return document({
    title: words.title,
    reader,
    scripts: ['page', 'portal', 'account', ...(hasPasskeys ? ['passkey-login'] : [])],
    body: html`
      <main class="auth one" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, addressOf('/login', filled))}</div>
          <form data-account="login" action="/login/factor" method="post" novalidate>
            <div class="stack sm">
              <h1>${words.title}</h1>
              <p class="muted">${words.loginAs(html`<b class="break">${email}</b>`)}</p>
            </div>
            ${formProblem(reader, ['code'], filled)}
            ${takenAlong(filled, ['next'])}
            ${
              hasPasskeys &&
              html`<button class="btn primary lg block" type="button" data-passkey hidden>${words.usePasskey}</button>`
            }
            ${accountField(
              { name: 'code', label, autocomplete: 'one-time-code', maxLength: limits.factorCodeCharactersMax, hint },
              filled,
            )}
            <button class="${hasPasskeys ? 'btn lg block' : 'btn primary lg block'}" type="submit">${words.confirm}</button>
            <p class="small">
              <button class="link" type="button" data-post="/logout" data-leads-to="/login">${words.otherAccount}</button>
            </p>
          </form>
          <p class="fine">${hasPasskeys ? words.lostPasskeys(operator) : words.lostPhone(operator)}</p>
        </div>
      </main>
    `,
  });
}
