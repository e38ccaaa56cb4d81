/** The pages that links of emails lead to, and the one that requests such an email. The token of a link is behind the `#` and read by the script. */

import { limits } from '@ledgerline/contract';
import { type Html, html, icon, needsScript, wordmark } from '@ledgerline/look';
import { document, type Visitor } from '../frame.ts';
import { accountField } from './account-field.ts';

interface LinkPage extends Pick<Visitor, 'reader'> {
  readonly title: string;
  readonly intro: Html | string;
  /** What the script does when the form is sent; see browser/account.ts. */
  readonly form: 'forgot' | 'reset' | 'undo' | 'confirm';
  readonly action: string;
  readonly fields: Html | null;
  readonly button: string;
  /** Shown in place of the form when it has worked. */
  readonly done: Html;
  readonly fine: Html;
  readonly promises: readonly (readonly [what: string, more: string])[];
}

const linkPage = ({ reader, title, intro, form, action, fields, button, done, fine, promises }: LinkPage): string =>
  document({
    title,
    reader,
    scripts: ['page', 'account'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div>${wordmark('/')}</div>
          <div class="stack">
            <form data-account="${form}" action="${action}" method="post" novalidate>
              <div class="stack sm"><h1>${title}</h1><p class="muted">${intro}</p></div>
              ${needsScript('This page needs JavaScript.')}
              <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
              ${fields}
              <button class="btn primary lg block" type="submit">${button}</button>
            </form>
            ${done}
          </div>
          <p class="fine">${fine}</p>
        </div>
        <aside aria-label="Good to know">
          <div class="promise">
            <h2>Good to know</h2>
            <ul>
              ${promises.map(([what, more]) => html`<li>${icon('tick')}<span>${what}<small>${more}</small></span></li>`)}
            </ul>
          </div>
        </aside>
      </main>
    `,
  });

const doneSection = (title: string, content: Html): Html =>
  html`
    <section class="welcome stack" data-welcome hidden tabindex="-1" aria-labelledby="welcome-title">
      <h1 id="welcome-title">${title}</h1>
      ${content}
    </section>
  `;

export const passwordForgottenPage = ({ reader }: Pick<Visitor, 'reader'>): string =>
  linkPage({
    reader,
    title: 'Reset your password',
    intro: html`Enter the address of your account. Remembered it? <a href="/login">Log in</a>`,
    form: 'forgot',
    action: '/password/forgot',
    fields: accountField({
      name: 'email',
      label: 'Email',
      type: 'email',
      autocomplete: 'username',
      maxLength: limits.emailCharactersMax,
    }),
    button: 'Send the email',
    done: doneSection(
      'Check your email',
      html`
        <p class="muted">
          If this address has an account, an email with a link is on its way. The link is valid for ${limits.resetLinkMinutes}
          minutes.
        </p>
        <p class="muted">
          No email after a few minutes? Look in the spam folder, and check that this is the address you signed up with.
        </p>
        <a class="btn lg block" href="/login">Back to the login</a>
      `,
    ),
    fine: html`No access to your email? <a href="/contact">Contact the operator</a>.`,
    promises: [
      ['The link works once', `It expires after ${limits.resetLinkMinutes} minutes.`],
      ['Your keys keep working', 'Programs and the connector notice nothing.'],
      ['All sessions end', 'When you choose a new password, every browser must log in again.'],
    ],
  });

const newPasswordField = (): Html =>
  accountField({
    name: 'newPassword',
    label: 'New password',
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
  });

export const passwordResetPage = ({ reader }: Pick<Visitor, 'reader'>): string =>
  linkPage({
    reader,
    title: 'Choose a new password',
    intro: 'You are logged in with it at once. All other sessions end.',
    form: 'reset',
    action: '/password/reset',
    fields: newPasswordField(),
    button: 'Change password',
    done: doneSection(
      'Password changed',
      html`
        <p class="muted">You are logged in. All other sessions have ended.</p>
        <a class="btn primary lg block" href="/portal">Open the portal</a>
      `,
    ),
    fine: html`The link no longer works? <a href="/password/forgot">Request a new email</a>.`,
    promises: [
      ['Your keys keep working', 'Programs and the connector notice nothing, unless no one had confirmed the address before.'],
      ['You are told by email', 'Every change of the password is reported to your address.'],
    ],
  });

export const emailUndoPage = ({ reader }: Pick<Visitor, 'reader'>): string =>
  linkPage({
    reader,
    title: 'Undo the change of your email address',
    intro: 'Your account uses this address again. Whoever changed it may know your password, so choose a new one.',
    form: 'undo',
    action: '/email/undo',
    fields: newPasswordField(),
    button: 'Undo the change',
    done: doneSection(
      'Change undone',
      html`
        <p class="muted">
          You are logged in, and all other sessions have ended. Look at your keys, at the people of your companies and at the
          access log: whoever changed the address could have changed them too.
        </p>
        <a class="btn primary lg block" href="/portal/account">Open your account</a>
      `,
    ),
    fine: html`The link no longer works? <a href="/contact">Contact the operator</a>.`,
    promises: [
      ['All sessions end', 'Every browser must log in again, with the new password.'],
      ['Open links end', 'So do second factors that were set up since the change.'],
      ['Your keys keep working', 'Rotate them if you do not know what happened to the account.'],
    ],
  });

export const emailConfirmPage = ({ reader }: Pick<Visitor, 'reader'>): string =>
  linkPage({
    reader,
    title: 'Confirm your email address',
    intro: 'One click, and the address belongs to your account.',
    form: 'confirm',
    action: '/email/confirm',
    fields: null,
    button: 'Confirm address',
    done: doneSection(
      'Address confirmed',
      html`
        <p class="muted"><strong data-secret></strong> is the address of your account.</p>
        <a class="btn primary lg block" href="/portal">Open the portal</a>
      `,
    ),
    fine: html`The link no longer works? Log in and request a new email on the <a href="/portal/account">account page</a>.`,
    promises: [
      ['Emails about your account', 'New logins, new keys, a connector that is offline.'],
      ['You choose which', 'Turn off what you do not need on the account page.'],
    ],
  });
