/** The account: who the company is, how it is subscribed, the password, language and sessions of a person. */

import { type EmailChoice, type EmailChoiceBody, limits } from '@ledgerline/contract';
import { badge, card, dialogBox, factList, formField, type Html, html } from '@ledgerline/look';
import { figuresOf, languageNames, languages, locales, type Reader } from '@ledgerline/words';
import { accountWords } from '@ledgerline/words/portal/account';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { formWords } from '@ledgerline/words/shared/form';
import { certificateNoticeDays } from '../../account/e-invoice-checks.ts';
import { mayDo } from '../../account/rights/role.ts';
import { trialNoticeDays } from '../../account/tenant-checks.ts';
import type { AuditEntry } from '../../store/store.ts';
import { copyable } from '../code.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay } from '../portal-view.ts';
import { accessLogCard } from './access-log.ts';
import { confirmationNotice } from './email-notice.ts';
import { type SubscriptionView, subscriptionCard } from './subscription/subscription-card.ts';
import { subscriptionWarning } from './subscription/subscription-notice.ts';

export interface AccountPage extends SubscriptionView {
  /** The latest changes of access, newest first. */
  readonly audits: readonly (AuditEntry & { readonly at: number })[];
  readonly isEmailConfirmed: boolean;
  readonly emailChoices: readonly EmailChoiceBody[];
}

type Words = ReturnType<typeof accountWords>;

export function accountPage(page: AccountPage): string {
  const { shell, state, audits, now } = page;
  const { reader } = shell;
  const words = accountWords(reader.language);
  const title = pageNameWords(reader.language).account;
  return portalPage({
    title,
    current: '/portal/account',
    shell,
    scripts: ['confirm', 'settings'],
    content: html`
      ${pageHead({
        title,
        sub: words.sub,
        actions: html`<button class="btn" type="button" data-post="/logout" data-leads-to="/login">${words.logOut}</button>`,
      })}
      <div class="cols-main">
        <div class="stack lg">
          ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
          ${confirmationNotice(page)}
          ${factsCard(page, words)}
          ${emailCard(page, words)}
          ${passwordCard(reader, words)}
          ${factorCard(words)}
          ${ifMay(page, 'administer', html`${accessLogCard(reader, audits)}`)}
        </div>
        <aside class="stack lg" aria-label="${words.asideLabel}">
          ${subscriptionCard(page)}
          ${languageCard(reader, words)}
          ${emailsCard(page, words)}
          ${sessionsCard(words)}
          ${mayDo(page.shell.role, 'administer') && dataCard(reader, words)}
        </aside>
      </div>
      ${signOutDialog(words)}
    `,
  });
}

function factsCard({ shell, state }: AccountPage, words: Words): Html {
  const { dayText } = figuresOf(shell.reader);
  const { tenantId, companyName, email, phone, createdAt } = state.tenant;
  return card({
    id: 'company',
    title: words.company,
    content: html`
      <div class="body">
        ${factList([
          [words.companyFact, companyName],
          [words.emailFact, email],
          [words.phoneFact, phone ?? words.notGiven],
          [words.customerSince, createdAt === undefined ? '' : dayText(Date.parse(createdAt))],
          ['tenantId', copyable(tenantId, 'tenantId', formWords(shell.reader.language).copy)],
        ])}
      </div>
      ${
        mayDo(shell.role, 'govern')
          ? companyForm(state.tenant, shell.reader, words)
          : html`<div class="foot">${words.ownerCanChange}</div>`
      }
    `,
  });
}

const companyForm = ({ companyName, phone }: AccountPage['state']['tenant'], reader: Reader, words: Words): Html =>
  html`
    <details class="more-below">
      <summary>${words.changeNameAndPhone}</summary>
      ${settingsForm(
        { action: '/app/company', reader, leadsTo: '/portal/account' },
        html`
          ${formField({
            id: 'companyName',
            label: words.companyName,
            problem: 'companyName',
            control: html`
              <input class="input" id="companyName" name="companyName" value="${companyName}" autocomplete="organization"
                maxlength="${limits.companyNameCharactersMax}" aria-describedby="companyName-problem" required>
            `,
          })}
          ${formField({
            id: 'phone',
            label: html`${words.phone} <span class="opt-note">${formWords(reader.language).optional}</span>`,
            problem: 'phone',
            control: html`
              <input class="input" type="tel" id="phone" name="phone" value="${phone ?? ''}" autocomplete="tel"
                maxlength="${limits.phoneCharactersMax}" aria-describedby="phone-problem">
            `,
          })}
          <div class="row"><button class="btn primary" type="submit">${words.saveCompany}</button></div>
        `,
      )}
    </details>
  `;

interface SettingsForm {
  readonly action: string;
  readonly reader: Reader;
  /** The text after success. */
  readonly done?: string;
  /** The text after a lost response. */
  readonly ifLost?: string;
  /** Where the form leads after it was saved. */
  readonly leadsTo?: string;
}

/** A form that is posted as JSON by browser/settings.ts. */
const settingsForm = ({ action, reader, done = '', ifLost = '', leadsTo = '' }: SettingsForm, content: Html): Html =>
  html`
    <form method="dialog" class="body stack" data-settings action="${action}"
      data-done="${done}"${ifLost !== '' && html` data-if-lost="${ifLost}"`}${leadsTo !== '' && html` data-leads-to="${leadsTo}"`}
      novalidate>
      <noscript><p class="muted">${formWords(reader.language).formNeedsScript}</p></noscript>
      ${content}
      <p role="status" class="small" data-said></p>
    </form>
  `;

const emailCard = ({ shell, isEmailConfirmed }: AccountPage, words: Words): Html =>
  card({
    id: 'email-address',
    title: words.emailAddress,
    meta: isEmailConfirmed ? badge('online', 'tick', words.confirmed) : badge('warning', 'alert', words.notConfirmed),
    content: isEmailConfirmed
      ? changeForm(shell, words)
      : html`
        <div class="body">
          <p class="muted">${words.confirmFirst(html`<b class="break">${shell.email}</b>`)}</p>
        </div>
      `,
  });

const changeForm = ({ email, reader }: AccountPage['shell'], words: Words): Html =>
  settingsForm(
    { action: '/app/email', reader, done: words.checkNewAddress },
    html`
      <p class="muted">${words.usedAddress(html`<b class="break">${email}</b>`)}</p>
      ${formField({
        id: 'email',
        label: words.newEmail,
        problem: 'email',
        control: html`
          <input class="input" type="email" id="email" name="email" autocomplete="email"
            maxlength="${limits.emailCharactersMax}" aria-describedby="email-problem" required>
        `,
      })}
      ${passwordField('email-password', formWords(reader.language).currentPassword, 'current-password', null, 'currentPassword')}
      <div class="row">
        <button class="btn" type="submit">${words.changeEmail}</button>
        <span class="small muted">${words.canUndo(limits.undoLinkDays)}</span>
      </div>
    `,
  );

/** Two forms ask for the current password, so the id of a field is not always its name. */
const passwordField = (id: string, label: string, autocomplete: string, hint: Html | null, name = id): Html =>
  formField({
    id,
    label,
    problem: name,
    control: html`
      <input class="input" type="password" id="${id}" name="${name}" autocomplete="${autocomplete}"
        maxlength="${limits.passwordCharactersMax}" aria-describedby="${id}-problem" required>
      ${hint}
    `,
  });

const passwordCard = (reader: Reader, words: Words): Html =>
  card({
    id: 'password',
    title: formWords(reader.language).password,
    content: settingsForm(
      { action: '/app/password', reader, done: words.passwordChanged, ifLost: words.passwordIfLost },
      html`
        ${passwordField('currentPassword', formWords(reader.language).currentPassword, 'current-password', null)}
        ${passwordField(
          'newPassword',
          words.newPassword,
          'new-password',
          html`<p class="hint">${words.passwordHint(limits.passwordCharactersMin)}</p>`,
        )}
        <div class="row">
          <button class="btn primary" type="submit">${words.changePassword}</button>
          <span class="small muted">${words.endsSessions}</span>
        </div>
      `,
    ),
  });

/** A separate form, which works without JavaScript like the switch in the frame. */
const languageCard = (reader: Reader, words: Words): Html =>
  card({
    id: 'language-title',
    title: words.language,
    content: html`
      <form class="body stack" method="post" action="/language">
        <input type="hidden" name="next" value="/portal/account">
        ${formField({
          id: 'language',
          label: words.languageLabel,
          control: html`
            <select class="input" id="language" name="language" aria-describedby="language-hint">
              ${languages.map(
                (one) => html`
                  <option value="${one}" lang="${locales[one]}"${one === reader.language && html` selected`}>
                    ${languageNames[one]}
                  </option>
                `,
              )}
            </select>
            <p class="hint" id="language-hint">${words.languageHint(figuresOf(reader).place)}</p>
          `,
        })}
        <div class="row"><button class="btn" type="submit">${words.saveLanguage}</button></div>
      </form>
    `,
  });

const choiceHint = (choice: EmailChoice, words: Words): string =>
  choice === 'trial_ending'
    ? words.trial_endingMore(trialNoticeDays)
    : choice === 'einvoice_certificate'
      ? words.einvoice_certificateMore(certificateNoticeDays)
      : words[`${choice}More`];

/** The same list as the plans: a line, and a button that changes it. */
const emailsCard = ({ emailChoices }: AccountPage, words: Words): Html =>
  html`
    <section class="card" id="emails" aria-labelledby="emails-title">
      <div class="head"><h2 id="emails-title">${words.emails}</h2></div>
      <div class="body stack">
        <p class="muted">${words.emailsHint}</p>
        <ul class="plan-list">
          ${emailChoices.map(({ choice, isOn }) => {
            const button = isOn ? words.turnOff : words.turnOn;
            return html`
              <li>
                <span>${words[choice]}<span class="sub dim small">${choiceHint(choice, words)}</span></span>
                <button class="btn sm" type="button" data-post="/app/email/choices"
                  data-body="${JSON.stringify({ choice, isOn: !isOn })}" data-leads-to="/portal/account"
                  aria-label="${words.switchLabel(button, words[choice])}">
                  ${button}
                </button>
              </li>
            `;
          })}
        </ul>
      </div>
    </section>
  `;

/** The link to the factors, which are on a separate page that also serves people who see nothing else yet. */
const factorCard = (words: Words): Html =>
  card({
    id: 'second-factor',
    title: words.factor,
    content: html`
      <div class="body stack">
        <p class="muted">${words.factorHint}</p>
        <div class="row"><a class="btn" href="/portal/security">${words.openSecurity}</a></div>
      </div>
    `,
  });

const sessionsCard = (words: Words): Html =>
  card({
    id: 'sessions',
    title: words.sessions,
    content: html`
      <div class="body stack">
        <p class="muted">${words.sessionsHint(limits.sessionDays)}</p>
        <button class="btn danger" type="button" popovertarget="sign-out">${words.logOutEverywhere}</button>
      </div>
    `,
  });

const dataCard = ({ language }: Reader, words: Words): Html =>
  card({
    id: 'data',
    title: pageNameWords(language).data,
    content: html`
      <div class="body stack">
        <p class="muted">${words.dataHint}</p>
        <a class="btn" href="/portal/data">${words.openData}</a>
      </div>
    `,
  });

const signOutDialog = (words: Words): Html =>
  dialogBox({
    id: 'sign-out',
    title: words.logOutEverywhereTitle,
    content: html`<p class="muted">${words.logOutEverywhereHint}</p>`,
    cancel: words.stayLoggedIn,
    actions: html`
      <button class="btn danger" type="button" data-post="/app/sessions/end" data-leads-to="/login">
        ${words.logOutEverywhere}
      </button>
    `,
  });
