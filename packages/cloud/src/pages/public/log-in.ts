/** Login: leads back to where it was asked for. */

import { limits } from '@ledgerline/contract';
import { type Html, html, type IconName, icon, wordmark } from '@ledgerline/look';
import { logInWords } from '@ledgerline/words/public/log-in';
import { formWords } from '@ledgerline/words/shared/form';
import { document, languageSwitch, type Visitor } from '../frame.ts';
import { accountField, addressOf, EMPTY_FORM, type FilledForm, formProblem, takenAlong } from './account-field.ts';

interface LogInPage extends Pick<Visitor, 'reader'> {
  readonly arePasskeysOffered: boolean;
}

export function logInPage({ reader, arePasskeysOffered }: LogInPage, filled: FilledForm = EMPTY_FORM): string {
  const words = { ...formWords(reader.language), ...logInWords(reader.language) };
  return document({
    title: words.title,
    reader,
    path: '/login',
    scripts: ['page', 'account', ...(arePasskeysOffered ? (['passkey-login'] as const) : [])],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, addressOf('/login', filled))}</div>
          <form data-account="login" action="/login" method="post" novalidate>
            <div class="stack sm">
              <h1>${words.welcome}</h1>
              <p class="muted">${words.noAccount((text) => html`<a href="/signup" data-keep-next>${text}</a>`)}</p>
            </div>
            <p class="notice" data-came-back${filled.values.next === undefined && html` hidden`}>${words.cameBack}</p>
            ${formProblem(reader, ['email', 'password'], filled)}
            ${takenAlong(filled, ['next'])}
            ${accountField(
              {
                name: 'email',
                label: words.email,
                type: 'email',
                autocomplete: 'username',
                maxLength: limits.emailCharactersMax,
              },
              filled,
            )}
            ${accountField(
              {
                name: 'password',
                label: words.password,
                type: 'password',
                autocomplete: 'current-password',
                maxLength: limits.passwordCharactersMax,
              },
              filled,
            )}
            <button class="btn primary lg block" type="submit">${words.title}</button>
            ${
              arePasskeysOffered &&
              html`<button class="btn lg block" type="button" data-passkey hidden>${words.withPasskey}</button>`
            }
            <p class="small"><a href="/password/forgot">${words.forgotten}</a></p>
          </form>
          <p class="fine">${words.sessionEnds(limits.sessionDays)}</p>
        </div>
        <aside aria-label="${words.inPortalLabel}">
          <div class="promise">
            <h2>${words.inPortal}</h2>
            <ul>
              ${promised('pulse', words.connectorState, words.connectorHint)}
              ${promised('list', words.commands, words.commandsHint)}
              ${promised('key', words.keys, words.keysHint)}
              ${promised('flask', words.sandbox, words.sandboxHint)}
            </ul>
          </div>
        </aside>
      </main>
    `,
  });
}

const promised = (glyph: IconName, what: string, more: string): Html =>
  html`<li>${icon(glyph)}<span>${what}<small>${more}</small></span></li>`;
