/** Where the link of an invitation leads. The token of the link is behind the `#` and read by the script, which fills the page in. */

import { limits } from '@ledgerline/contract';
import { type Html, html, type IconName, icon, needsScript, wordmark } from '@ledgerline/look';
import { accountFormWords } from '@ledgerline/words/public/account-form';
import { invitationWords } from '@ledgerline/words/public/invitation';
import { formWords } from '@ledgerline/words/shared/form';
import { document, languageSwitch, type Visitor } from '../frame.ts';
import { accountField } from './account-field.ts';

export function invitationPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = { ...formWords(reader.language), ...accountFormWords(reader.language), ...invitationWords(reader.language) };
  return document({
    reader,
    title: words.title,
    scripts: ['page', 'invitation'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, '/invitation')}</div>
          <form method="dialog" data-invitation novalidate>
            <div class="stack sm">
              <h1 class="break" data-title>${words.invited}</h1>
              <p class="muted break" data-intro aria-live="polite">${words.reading}</p>
            </div>
            ${needsScript(words.pageNeedsScript)}
            <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
            <div data-step="choose-password" hidden>
              ${accountField({
                name: 'password',
                label: words.password,
                type: 'password',
                autocomplete: 'new-password',
                maxLength: limits.passwordCharactersMax,
                hint: words.passwordHint(limits.passwordCharactersMin),
              })}
            </div>
            <button class="btn primary lg block" type="submit" hidden></button>
          </form>
          <p class="fine">${words.fine(limits.invitationDays)}</p>
        </div>
        <aside aria-label="${words.goodToKnow}">
          <div class="promise">
            <h2>${words.goodToKnow}</h2>
            <ul>
              ${promised('person', words.ownLogin, words.ownLoginHint)}
              ${promised('people', words.severalCompanies, words.severalCompaniesHint)}
              ${promised('list', words.recorded, words.recordedHint)}
            </ul>
          </div>
        </aside>
      </main>
    `,
  });
}

const promised = (glyph: IconName, what: string, more: string): Html =>
  html`<li>${icon(glyph)}<span>${what}<small>${more}</small></span></li>`;
