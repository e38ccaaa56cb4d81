/** Login security: the authenticator app, passkeys and recovery codes of a user, and whether the company requires a second factor. */

import { limits, type Passkey, type SecondFactors } from '@ledgerline/contract';
import { badge, card, formField, type Html, html, wordmark } from '@ledgerline/look';
import { document, pageHead } from '../frame.ts';
import { dayText } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';
import { secretDialog } from './secret-dialog.ts';

export interface SecurityPage extends PortalView {
  readonly factors: SecondFactors;
  /** Whether the company waits for a first factor: then nothing of it is shown. */
  readonly isMissing: boolean;
  /** Whether the user can decide that everyone needs a second factor. */
  readonly canRequire: boolean;
  /** Passkeys belong to a host name; an installation on an IP address has none. */
  readonly arePasskeysOffered: boolean;
}

const SCRIPTS = ['security'] as const;

export function securityPage(page: SecurityPage): string {
  if (page.isMissing) return setUpPage(page);
  const { shell, factors, canRequire } = page;
  return portalPage({
    title: 'Login security',
    current: '/portal/account',
    shell,
    scripts: SCRIPTS,
    content: html`
      ${pageHead({ title: 'Login security', sub: 'A second factor protects your login even if someone has your password.' })}
      <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
      <div class="cols-main">
        <div class="stack lg">${authenticatorCard(factors)}${passkeyCard(page)}</div>
        <aside class="stack lg" aria-label="Recovery codes and the company">
          ${recoveryCard(factors)}
          ${canRequire ? requirementCard(factors) : null}
        </aside>
      </div>
      ${codesDialog}
    `,
  });
}

/** Without the frame of the portal, which shows things of the company. */
function setUpPage(page: SecurityPage): string {
  const { shell, factors } = page;
  return document({
    title: 'Set up a second factor',
    reader: shell.reader,
    scripts: ['page', 'portal', ...SCRIPTS],
    body: html`
      <main class="set-up" id="main" tabindex="-1">
        <div class="row between">
          ${wordmark('/')}
          <button class="btn sm" type="button" data-post="/logout" data-leads-to="/login">Log out</button>
        </div>
        <div class="stack sm">
          <h1>Set up a second factor</h1>
          <p class="muted">
            ${shell.companyName} requires a second factor of everyone. Set one up to continue as
            <b class="break">${shell.email}</b>. Other companies that you belong to are not affected.
          </p>
        </div>
        <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
        ${authenticatorCard(factors)}
        ${passkeyCard(page)}
      </main>
      ${codesDialog}
    `,
  });
}

const codesDialog = secretDialog(
  'Your recovery codes',
  `Each code confirms one login without the app or passkey. They are shown only now. Store all ${limits.recoveryCodes} in a safe place.`,
);

/** Asks for the password before something changes. `id` tells its fields from those of other forms. */
const passwordField = (id: string): Html =>
  formField({
    id,
    label: 'Current password',
    problem: 'password',
    control: html`
      <input class="input" type="password" id="${id}" name="password" autocomplete="current-password"
        maxlength="${limits.passwordCharactersMax}" aria-describedby="${id}-problem" required>
    `,
  });

/** A form that browser/security.ts posts as JSON; `next` names what it does then. */
const factorForm = (next: string, action: string, content: Html): Html =>
  html`<form method="dialog" class="stack" data-factor="${next}" action="${action}" novalidate>${content}</form>`;

const noScript = html`<noscript><p class="muted">This form needs JavaScript.</p></noscript>`;

function authenticatorCard({ authenticatorSince }: SecondFactors): Html {
  return card({
    id: 'authenticator',
    title: 'Authenticator app',
    meta: authenticatorSince === null ? badge('info', 'info', 'not set up') : badge('online', 'tick', 'set up'),
    content:
      authenticatorSince === null
        ? html`
          <div class="body stack">
            ${noScript}
            <p class="muted">
              An app on your phone shows a new 6-digit code every 30 seconds. You enter it after your password.
            </p>
            ${factorForm(
              'begin',
              '/app/factors/authenticator',
              html`
                ${passwordField('begin-password')}
                <div class="row"><button class="btn primary" type="submit">Set up authenticator app</button></div>
              `,
            )}
            ${confirmForm}
          </div>
        `
        : html`
          <div class="body stack">
            ${noScript}
            <p class="muted">
              Set up on ${dayText(Date.parse(authenticatorSince))}. To move to another phone, remove the app and set it up
              again.
            </p>
            ${factorForm(
              'reload',
              '/app/factors/authenticator/remove',
              html`
                ${passwordField('remove-password')}
                <div class="row"><button class="btn danger" type="submit">Remove authenticator app</button></div>
              `,
            )}
          </div>
        `,
  });
}

/** Shown when there is a secret. */
const confirmForm = html`
  <form method="dialog" class="stack" data-factor="codes" data-confirm-app action="/app/factors/authenticator/confirm"
    novalidate hidden>
    <p>1. Scan this code with the app, or enter the key by hand.</p>
    <div class="qr-row">
      <span data-qr></span>
      <p class="small">Key<br><code class="break" data-app-secret></code></p>
    </div>
    ${formField({
      id: 'app-code',
      label: '2. Enter the code that the app shows',
      problem: 'code',
      control: html`
        <input class="input code-input" id="app-code" name="code" inputmode="numeric" autocomplete="one-time-code"
          maxlength="7" aria-describedby="app-code-problem" required>
      `,
    })}
    <div class="row"><button class="btn primary" type="submit">Confirm</button></div>
  </form>
`;

function passkeyCard({ factors: { passkeys }, arePasskeysOffered }: SecurityPage): Html | null {
  if (!arePasskeysOffered) return null;
  return card({
    id: 'passkeys',
    title: 'Passkeys',
    meta: passkeys.length === 0 ? badge('info', 'info', 'none') : `${passkeys.length}`,
    content: html`
      <div class="body stack">
        <p class="muted">
          A passkey is kept by your device or a security key. You confirm it with a fingerprint, your face or a PIN. It works
          only on this site, so no other site can trick you into giving it away.
        </p>
        ${passkeys.length > 0 && html`<ul class="plan-list">${passkeys.map(passkeyRow)}</ul>`}
        ${factorForm(
          'passkey',
          '/app/factors/passkeys',
          html`
            ${formField({
              id: 'passkey-name',
              label: 'Name',
              problem: 'name',
              control: html`
                <input class="input" id="passkey-name" name="name" maxlength="${limits.passkeyNameCharactersMax}"
                  placeholder="Work laptop" aria-describedby="passkey-name-problem" required>
              `,
            })}
            ${passwordField('passkey-password')}
            <label class="check">
              <input type="checkbox" name="isPasswordless">
              <span>Also log in with this passkey alone, without the password</span>
            </label>
            <div class="row"><button class="btn" type="submit">Add passkey</button></div>
          `,
        )}
      </div>
    `,
  });
}

function passkeyRow({ passkeyId, name, isPasswordless, createdAt, lastUsedAt }: Passkey, at: number): Html {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${dayText(Date.parse(lastUsedAt))}`;
  const dialog = `remove-passkey-${at}`;
  return html`
    <li>
      <span class="break">
        ${name}
        <span class="sub dim small">
          added ${dayText(Date.parse(createdAt))}, ${used}
          ${isPasswordless ? ', works without the password' : ''}
        </span>
      </span>
      <button class="btn sm danger" type="button" popovertarget="${dialog}" aria-label="Remove ${name}">Remove</button>
      <div class="dialog" id="${dialog}" popover role="dialog" aria-labelledby="${dialog}-title">
        <div class="in">
          <h2 id="${dialog}-title">Remove ${name}?</h2>
          <p class="muted">You can no longer log in with this passkey. It stays on your device, where you can delete it.</p>
          ${factorForm(
            'reload',
            `/app/factors/passkeys/${passkeyId}/remove`,
            html`
              ${passwordField(`${dialog}-password`)}
              <div class="row">
                <button class="btn" type="button" popovertarget="${dialog}" popovertargetaction="hide">Cancel</button>
                <button class="btn danger" type="submit">Remove passkey</button>
              </div>
            `,
          )}
        </div>
      </div>
    </li>
  `;
}

function recoveryCard({ recoveryCodesLeft, authenticatorSince, passkeys }: SecondFactors): Html {
  const hasFactor = authenticatorSince !== null || passkeys.length > 0;
  return card({
    id: 'recovery',
    title: 'Recovery codes',
    ...(hasFactor && { meta: `${recoveryCodesLeft} of ${limits.recoveryCodes} left` }),
    content: hasFactor
      ? html`
        <div class="body stack">
          <p class="muted">Use one if you have lost your phone or passkey. Creating new codes ends the old ones.</p>
          ${factorForm(
            'codes',
            '/app/factors/recovery-codes',
            html`
              ${passwordField('codes-password')}
              <div class="row"><button class="btn" type="submit">Create new codes</button></div>
            `,
          )}
        </div>
      `
      : html`<div class="body"><p class="muted">You get ${limits.recoveryCodes} codes with your first second factor.</p></div>`,
  });
}

const requirementCard = ({ isRequired }: SecondFactors): Html =>
  card({
    id: 'requirement',
    title: 'For everyone in the company',
    meta: isRequired ? badge('online', 'tick', 'required') : badge('info', 'info', 'optional'),
    content: html`
      <div class="body stack">
        <p class="muted">
          ${
            isRequired
              ? 'Everyone needs a second factor to see anything of this company.'
              : 'If you require a second factor, people who have none must set one up before they see anything of this company. Keys and the connector keep working.'
          }
        </p>
        <button class="btn" type="button" data-post="/app/factor-requirement"
          data-body="${JSON.stringify({ isRequired: !isRequired })}" data-leads-to="/portal/security">
          ${isRequired ? 'No longer require it' : 'Require a second factor'}
        </button>
      </div>
    `,
  });
