/** The pages that links of emails lead to, and the page that requests such an email. The token of a link is after the `#` and is read by the script. */

import { limits } from '@ledgerline/contract';
import { type Html, html, icon, needsScript, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { accountFormWords } from '@ledgerline/words/public/account-form';
import {
  accountLinkWords,
  emailConfirmWords,
  emailUndoWords,
  passwordForgottenWords,
  passwordResetWords,
} from '@ledgerline/words/public/account-link';
import { formWords } from '@ledgerline/words/shared/form';
import { document, languageSwitch, type Visitor } from '../frame.ts';
import { accountField, passwordMeter } from './account-field.ts';
import { linkTo } from './inline.ts';

interface LinkPage extends Pick<Visitor, 'reader'> {
  readonly title: string;
  readonly intro: Html | string;
  /** What the script does when the form is sent; see browser/account.ts. */
  readonly form: 'forgot' | 'reset' | 'undo' | 'confirm' | 'subscription';
  /** Where the page is, and where its form is sent. */
  readonly path: string;
  readonly fields: Html | null;
  readonly button: string;
  /** The content that replaces the form when it has worked. */
  readonly done: Html;
  readonly fine: Html;
  readonly promises: readonly (readonly [what: string, more: string])[];
}

export function linkPage({ reader, title, intro, form, path, fields, button, done, fine, promises }: LinkPage): string {
  const words = accountFormWords(reader.language);
  return document({
    title,
    reader,
    scripts: ['page', 'account'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, path)}</div>
          <div class="stack">
            <form data-account="${form}" action="${path}" method="post" novalidate>
              <div class="stack sm"><h1>${title}</h1><p class="muted">${intro}</p></div>
              ${needsScript(formWords(reader.language).pageNeedsScript)}
              <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
              ${fields}
              <button class="btn primary lg block" type="submit">${button}</button>
            </form>
            ${done}
          </div>
          <p class="fine">${fine}</p>
        </div>
        <aside aria-label="${words.goodToKnow}">
          <div class="promise">
            <h2>${words.goodToKnow}</h2>
            <ul>
              ${promises.map(([what, more]) => html`<li>${icon('tick')}<span>${what}<small>${more}</small></span></li>`)}
            </ul>
          </div>
        </aside>
      </main>
    `,
  });
}

export const doneSection = (title: string, content: Html): Html =>
  html`
    <section class="welcome stack" data-welcome hidden tabindex="-1" aria-labelledby="welcome-title">
      <h1 id="welcome-title">${title}</h1>
      ${content}
    </section>
  `;

export function passwordForgottenPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = { ...accountLinkWords(reader.language), ...passwordForgottenWords(reader.language) };
  return linkPage({
    reader,
    title: words.title,
    intro: words.intro(linkTo('/login')),
    form: 'forgot',
    path: '/password/forgot',
    fields: accountField({
      name: 'email',
      label: formWords(reader.language).email,
      type: 'email',
      autocomplete: 'username',
      maxLength: limits.emailCharactersMax,
    }),
    button: words.button,
    done: doneSection(
      words.done,
      html`
        <p class="muted">${words.onItsWay(limits.resetLinkMinutes)}</p>
        <p class="muted">${words.noEmail}</p>
        <a class="btn lg block" href="/login">${words.backToLogin}</a>
      `,
    ),
    fine: words.fine(linkTo('/contact')),
    promises: [
      [words.worksOnce, words.expires(limits.resetLinkMinutes)],
      [words.keysWork, words.keysHint],
      [words.allSessionsEnd, words.sessionsHint],
    ],
  });
}

function newPasswordField({ language }: Reader): Html {
  return accountField({
    name: 'newPassword',
    label: accountLinkWords(language).newPassword,
    type: 'password',
    autocomplete: 'new-password',
    maxLength: limits.passwordCharactersMax,
    hint: accountFormWords(language).passwordHint(limits.passwordCharactersMin),
    extra: passwordMeter,
  });
}

export function passwordResetPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = { ...accountLinkWords(reader.language), ...passwordResetWords(reader.language) };
  return linkPage({
    reader,
    title: words.title,
    intro: words.intro,
    form: 'reset',
    path: '/password/reset',
    fields: newPasswordField(reader),
    button: words.button,
    done: doneSection(
      words.done,
      html`
        <p class="muted">${words.loggedIn}</p>
        <a class="btn primary lg block" href="/portal">${accountFormWords(reader.language).openPortal}</a>
      `,
    ),
    fine: words.fine(linkTo('/password/forgot')),
    promises: [
      [words.keysWork, words.keysHint],
      [words.toldByEmail, words.toldByEmailHint],
    ],
  });
}

export function emailUndoPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = { ...accountLinkWords(reader.language), ...emailUndoWords(reader.language) };
  return linkPage({
    reader,
    title: words.title,
    intro: words.intro,
    form: 'undo',
    path: '/email/undo',
    fields: newPasswordField(reader),
    button: words.button,
    done: doneSection(
      words.done,
      html`
        <p class="muted">${words.lookAround}</p>
        <a class="btn primary lg block" href="/portal/account">${words.openAccount}</a>
      `,
    ),
    fine: words.contactOperator(linkTo('/contact')),
    promises: [
      [words.allSessionsEnd, words.sessionsHint],
      [words.openLinksEnd, words.openLinksHint],
      [words.keysWork, words.keysHint],
    ],
  });
}

export function emailConfirmPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = emailConfirmWords(reader.language);
  return linkPage({
    reader,
    title: words.title,
    intro: words.intro,
    form: 'confirm',
    path: '/email/confirm',
    fields: null,
    button: words.button,
    done: doneSection(
      words.done,
      html`
        <p class="muted">${words.confirmed((text) => html`<strong data-secret>${text}</strong>`)}</p>
        <a class="btn primary lg block" href="/portal">${accountFormWords(reader.language).openPortal}</a>
      `,
    ),
    fine: words.fine(linkTo('/portal/account')),
    promises: [
      [words.aboutAccount, words.aboutAccountHint],
      [words.youChoose, words.youChooseHint],
    ],
  });
}
