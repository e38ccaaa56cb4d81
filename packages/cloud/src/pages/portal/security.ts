/** Login security: the authenticator app, passkeys and recovery codes of a user, and whether the company requires a second factor. */

import { limits, type Passkey, type SecondFactors } from '@ledgerline/contract';
import { badge, card, formField, type Html, html, wordmark } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { securityWords } from '@ledgerline/words/portal/security';
import { formWords } from '@ledgerline/words/shared/form';
import { document, pageHead } from '../frame.ts';
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

/** The texts of the page for its reader. */
const wordsOf = ({ shell }: SecurityPage) => securityWords(shell.reader.language);

export function securityPage(page: SecurityPage): string {
  if (page.isMissing) return setUpPage(page);
  const { shell, canRequire } = page;
  const words = wordsOf(page);
  const title = pageNameWords(shell.reader.language).security;
  return portalPage({
    title,
    current: '/portal/account',
    shell,
    scripts: SCRIPTS,
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
      <div class="cols-main">
        <div class="stack lg">${authenticatorCard(page)}${passkeyCard(page)}</div>
        <aside class="stack lg" aria-label="${words.asideLabel}">
          ${recoveryCard(page)}
          ${canRequire ? requirementCard(page) : null}
        </aside>
      </div>
      ${codesDialog(page)}
    `,
  });
}

/** The page without the frame of the portal, which shows data of the company. */
function setUpPage(page: SecurityPage): string {
  const { shell } = page;
  const words = wordsOf(page);
  return document({
    title: words.setUpTitle,
    reader: shell.reader,
    scripts: ['page', 'portal', ...SCRIPTS],
    body: html`
      <main class="set-up" id="main" tabindex="-1">
        <div class="row between">
          ${wordmark('/')}
          <button class="btn sm" type="button" data-post="/logout" data-leads-to="/login">${words.logOut}</button>
        </div>
        <div class="stack sm">
          <h1>${words.setUpTitle}</h1>
          <p class="muted">${words.setUpHint(shell.companyName, html`<b class="break">${shell.email}</b>`)}</p>
        </div>
        <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
        ${authenticatorCard(page)}
        ${passkeyCard(page)}
      </main>
      ${codesDialog(page)}
    `,
  });
}

const codesDialog = (page: SecurityPage): Html =>
  secretDialog(page.shell.reader, wordsOf(page).yourCodes, wordsOf(page).codesHint(limits.recoveryCodes));

/** Asks for the password before a change. `id` distinguishes its fields from those of other forms. */
const passwordField = (id: string, { language }: Reader): Html =>
  formField({
    id,
    label: formWords(language).currentPassword,
    problem: 'password',
    control: html`
      <input class="input" type="password" id="${id}" name="password" autocomplete="current-password"
        maxlength="${limits.passwordCharactersMax}" aria-describedby="${id}-problem" required>
    `,
  });

/** A form that browser/security.ts posts as JSON; `next` names what it does then. */
const factorForm = (next: string, action: string, content: Html): Html =>
  html`<form method="dialog" class="stack" data-factor="${next}" action="${action}" novalidate>${content}</form>`;

const noScript = ({ language }: Reader): Html =>
  html`<noscript><p class="muted">${formWords(language).formNeedsScript}</p></noscript>`;

function authenticatorCard(page: SecurityPage): Html {
  const { reader } = page.shell;
  const { authenticatorSince } = page.factors;
  const words = wordsOf(page);
  return card({
    id: 'authenticator',
    title: words.app,
    meta: authenticatorSince === null ? badge('info', 'info', words.notSetUp) : badge('online', 'tick', words.setUp),
    content:
      authenticatorSince === null
        ? html`
          <div class="body stack">
            ${noScript(reader)}
            <p class="muted">${words.appHint}</p>
            ${factorForm(
              'begin',
              '/app/factors/authenticator',
              html`
                ${passwordField('begin-password', reader)}
                <div class="row"><button class="btn primary" type="submit">${words.setUpApp}</button></div>
              `,
            )}
            ${confirmForm(words)}
          </div>
        `
        : html`
          <div class="body stack">
            ${noScript(reader)}
            <p class="muted">${words.appSince(figuresOf(reader).dayText(Date.parse(authenticatorSince)))}</p>
            ${factorForm(
              'reload',
              '/app/factors/authenticator/remove',
              html`
                ${passwordField('remove-password', reader)}
                <div class="row"><button class="btn danger" type="submit">${words.removeApp}</button></div>
              `,
            )}
          </div>
        `,
  });
}

/** The form that is shown when there is a secret. */
const confirmForm = (words: ReturnType<typeof securityWords>): Html => html`
  <form method="dialog" class="stack" data-factor="codes" data-confirm-app action="/app/factors/authenticator/confirm"
    novalidate hidden>
    <p>${words.scan}</p>
    <div class="qr-row">
      <span data-qr></span>
      <p class="small">${words.appKey}<br><code class="break" data-app-secret></code></p>
    </div>
    ${formField({
      id: 'app-code',
      label: words.enterCode,
      problem: 'code',
      control: html`
        <input class="input code-input" id="app-code" name="code" inputmode="numeric" autocomplete="one-time-code"
          maxlength="7" aria-describedby="app-code-problem" required>
      `,
    })}
    <div class="row"><button class="btn primary" type="submit">${words.confirm}</button></div>
  </form>
`;

function passkeyCard(page: SecurityPage): Html | null {
  if (!page.arePasskeysOffered) return null;
  const { passkeys } = page.factors;
  const words = wordsOf(page);
  return card({
    id: 'passkeys',
    title: words.passkeys,
    meta: passkeys.length === 0 ? badge('info', 'info', words.none) : `${passkeys.length}`,
    content: html`
      <div class="body stack">
        <p class="muted">${words.passkeyHint}</p>
        ${passkeys.length > 0 && html`<ul class="plan-list">${passkeys.map((passkey, at) => passkeyRow(page, passkey, at))}</ul>`}
        ${factorForm(
          'passkey',
          '/app/factors/passkeys',
          html`
            ${formField({
              id: 'passkey-name',
              label: words.passkeyName,
              problem: 'name',
              control: html`
                <input class="input" id="passkey-name" name="name" maxlength="${limits.passkeyNameCharactersMax}"
                  placeholder="${words.passkeyExample}" aria-describedby="passkey-name-problem" required>
              `,
            })}
            ${passwordField('passkey-password', page.shell.reader)}
            <label class="check">
              <input type="checkbox" name="isPasswordless">
              <span>${words.passwordless}</span>
            </label>
            <div class="row"><button class="btn" type="submit">${words.addPasskey}</button></div>
          `,
        )}
      </div>
    `,
  });
}

function passkeyRow(page: SecurityPage, passkey: Passkey, at: number): Html {
  const { passkeyId, name, isPasswordless, createdAt, lastUsedAt } = passkey;
  const { reader } = page.shell;
  const words = wordsOf(page);
  const { dayText } = figuresOf(reader);
  const facts = [
    words.added(dayText(Date.parse(createdAt))),
    lastUsedAt === null ? words.notUsed : words.lastUsed(dayText(Date.parse(lastUsedAt))),
    ...(isPasswordless ? [words.worksAlone] : []),
  ];
  const dialog = `remove-passkey-${at}`;
  return html`
    <li>
      <span class="break">
        ${name}
        <span class="sub dim small">${facts.join(', ')}</span>
      </span>
      <button class="btn sm danger" type="button" popovertarget="${dialog}" aria-label="${words.removeOf(name)}">
        ${words.remove}
      </button>
      <div class="dialog" id="${dialog}" popover role="dialog" aria-labelledby="${dialog}-title">
        <div class="in">
          <h2 id="${dialog}-title">${words.removeTitle(name)}</h2>
          <p class="muted">${words.removeHint}</p>
          ${factorForm(
            'reload',
            `/app/factors/passkeys/${passkeyId}/remove`,
            html`
              ${passwordField(`${dialog}-password`, reader)}
              <div class="row">
                <button class="btn" type="button" popovertarget="${dialog}" popovertargetaction="hide">
                  ${formWords(reader.language).cancel}
                </button>
                <button class="btn danger" type="submit">${words.removePasskey}</button>
              </div>
            `,
          )}
        </div>
      </div>
    </li>
  `;
}

function recoveryCard(page: SecurityPage): Html {
  const { recoveryCodesLeft, authenticatorSince, passkeys } = page.factors;
  const words = wordsOf(page);
  const hasFactor = authenticatorSince !== null || passkeys.length > 0;
  return card({
    id: 'recovery',
    title: words.recovery,
    ...(hasFactor && { meta: words.codesLeft(recoveryCodesLeft, limits.recoveryCodes) }),
    content: hasFactor
      ? html`
        <div class="body stack">
          <p class="muted">${words.recoveryHint}</p>
          ${factorForm(
            'codes',
            '/app/factors/recovery-codes',
            html`
              ${passwordField('codes-password', page.shell.reader)}
              <div class="row"><button class="btn" type="submit">${words.createCodes}</button></div>
            `,
          )}
        </div>
      `
      : html`<div class="body"><p class="muted">${words.codesLater(limits.recoveryCodes)}</p></div>`,
  });
}

function requirementCard(page: SecurityPage): Html {
  const { isRequired } = page.factors;
  const words = wordsOf(page);
  return card({
    id: 'requirement',
    title: words.requirement,
    meta: isRequired ? badge('online', 'tick', words.required) : badge('info', 'info', words.optional),
    content: html`
      <div class="body stack">
        <p class="muted">${isRequired ? words.requiredHint : words.optionalHint}</p>
        <button class="btn" type="button" data-post="/app/factor-requirement"
          data-body="${JSON.stringify({ isRequired: !isRequired })}" data-leads-to="/portal/security">
          ${isRequired ? words.noLongerRequire : words.require}
        </button>
      </div>
    `,
  });
}
