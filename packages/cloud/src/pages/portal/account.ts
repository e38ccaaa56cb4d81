/** The account: who the company is, how it is subscribed, its password and its sessions. */

import { type EmailChoice, type EmailChoiceBody, limits, type PlanRequest, type Subscription } from '@ledgerline/contract';
import { badge, card, dialogBox, factList, formField, type Html, html, tableBox } from '@ledgerline/look';
import { plans } from '../../account/plan.ts';
import { mayDo } from '../../account/rights/role.ts';
import { trialNoticeDays } from '../../account/tenant-checks.ts';
import type { AuditEntry } from '../../store/store.ts';
import { copyable } from '../code.ts';
import { pageHead } from '../frame.ts';
import { clockText, dayText } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { counted, ifMay, orWhyNot, type PortalView } from '../portal-view.ts';
import { confirmationNotice } from './email-notice.ts';
import { subscriptionWarning } from './subscription-notice.ts';

export interface AccountPage extends PortalView {
  /** What has changed access lately, newest first. */
  readonly audits: readonly (AuditEntry & { readonly at: number })[];
  /** The plan that the pricing page led here with. */
  readonly chosenPlan: string;
  readonly isEmailConfirmed: boolean;
  readonly emailChoices: readonly EmailChoiceBody[];
}

export function accountPage(page: AccountPage): string {
  const { shell, state, audits, now } = page;
  return portalPage({
    title: 'Account',
    current: '/portal/account',
    shell,
    scripts: ['confirm', 'settings'],
    content: html`
      ${pageHead({
        title: 'Account',
        sub: 'Company details, subscription and access.',
        actions: html`<button class="btn" type="button" data-post="/logout" data-leads-to="/login">Log out</button>`,
      })}
      <div class="cols-main">
        <div class="stack lg">
          ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
          ${confirmationNotice(page)}
          ${factsCard(page)}
          ${emailCard(page)}
          ${passwordCard}
          ${factorCard}
          ${ifMay(page, 'administer', html`${auditCard(audits)}`)}
        </div>
        <aside class="stack lg" aria-label="Subscription and sessions">
          ${subscriptionCard(page)}
          ${emailsCard(page)}
          ${sessionsCard}
          ${mayDo(page.shell.role, 'administer') ? dataCard : ''}
        </aside>
      </div>
      ${signOutDialog}
    `,
  });
}

function factsCard(page: AccountPage): Html {
  const { state } = page;
  const { tenantId, companyName, email, phone, createdAt } = state.tenant;
  return card({
    id: 'company',
    title: 'Company',
    content: html`
      <div class="body">
        ${factList([
          ['company', companyName],
          ['email', email],
          ['phone', phone ?? 'not given'],
          ['customer since', createdAt === undefined ? '' : dayText(Date.parse(createdAt))],
          ['tenantId', copyable(tenantId, 'tenantId')],
        ])}
      </div>
      ${
        mayDo(page.shell.role, 'govern')
          ? companyForm(companyName, phone)
          : html`<div class="foot">An owner can change the name and the phone number.</div>`
      }
    `,
  });
}

const companyForm = (companyName: string, phone: string | null): Html =>
  html`
    <details class="more-below">
      <summary>Change name and phone</summary>
      ${settingsForm(
        '/app/company',
        '',
        html`
          ${formField({
            id: 'companyName',
            label: 'Company name',
            problem: 'companyName',
            control: html`
              <input class="input" id="companyName" name="companyName" value="${companyName}" autocomplete="organization"
                maxlength="${limits.companyNameCharactersMax}" aria-describedby="companyName-problem" required>
            `,
          })}
          ${formField({
            id: 'phone',
            label: html`Phone <span class="opt-note">optional</span>`,
            problem: 'phone',
            control: html`
              <input class="input" type="tel" id="phone" name="phone" value="${phone ?? ''}" autocomplete="tel"
                maxlength="${limits.phoneCharactersMax}" aria-describedby="phone-problem">
            `,
          })}
          <div class="row"><button class="btn primary" type="submit">Save company</button></div>
        `,
        { leadsTo: '/portal/account' },
      )}
    </details>
  `;

const STATUS_BADGES: Readonly<Record<Subscription['status'], Html>> = {
  trialing: badge('info', 'info', 'trial'),
  active: badge('online', 'tick', 'active'),
  past_due: badge('warning', 'alert', 'payment due'),
  inactive: badge('failed', 'cross', 'inactive'),
};

const titleOf = (plan: string): string => plans.find(({ planId }) => planId === plan)?.title ?? plan;
const dayOf = (text: string): string => dayText(Date.parse(text));

function subscriptionCard(page: AccountPage): Html {
  const { subscription, planRequest = null } = page.state.tenant;
  const { status, plan, trialEndsAt, currentPeriodEnd } = subscription;
  const facts = [
    ['plan', titleOf(plan)] as const,
    ...(trialEndsAt === null ? [] : [['trial until', dayOf(trialEndsAt)] as const]),
    ...(currentPeriodEnd === undefined || currentPeriodEnd === null ? [] : [['paid until', dayOf(currentPeriodEnd)] as const]),
  ];
  return html`
    <section class="card" id="subscription" aria-labelledby="subscription-title">
      <div class="head"><h2 id="subscription-title">Subscription</h2>${STATUS_BADGES[status]}</div>
      <div class="body stack">
        ${factList(facts)}
        ${planRequest !== null && requestLine(planRequest)}
        ${orWhyNot(page, 'administer', planList(status === 'active' ? plan : '', planRequest?.plan ?? '', page.chosenPlan))}
        <noscript><p class="muted">Requesting a plan needs JavaScript.</p></noscript>
      </div>
      <div class="foot"><a href="/pricing">Compare the plans</a></div>
    </section>
  `;
}

const requestLine = ({ plan, requestedAt }: PlanRequest): Html =>
  html`
    <p role="status">
      You requested <b>${titleOf(plan)}</b> on ${dayOf(requestedAt)}. The operator of this service activates it. Until then,
      nothing changes.
    </p>
  `;

/** The plans, each with a button but for the one that is there or was asked for. The one that was chosen before comes with the main button. */
const planList = (current: string, requested: string, chosen: string): Html =>
  html`
    <ul class="plan-list">
      ${plans.map(({ planId, title, monthlyRinggit }) => {
        const state = planId === current ? 'yours' : planId === requested ? 'requested' : null;
        const classes = planId === chosen ? 'btn sm primary' : 'btn sm';
        const body = JSON.stringify({ plan: planId });
        return html`
          <li>
            <span>${title}<span class="sub dim small">RM ${monthlyRinggit} a month</span></span>
            ${
              state === null
                ? html`
                  <button class="${classes}" type="button" data-post="/app/plan-request" data-body="${body}"
                    data-leads-to="/portal/account">
                    Request ${title}
                  </button>
                `
                : html`<span class="dim small">${state}</span>`
            }
          </li>
        `;
      })}
    </ul>
  `;

/**
 * A form that is posted as JSON by browser/settings.ts; `done` is shown when it has worked, `ifLost` when its response was
 * lost. With `leadsTo` it goes there instead.
 */
const settingsForm = (action: string, done: string, content: Html, { ifLost = '', leadsTo = '' } = {}): Html =>
  html`
    <form method="dialog" class="body stack" data-settings action="${action}"
      data-done="${done}"${ifLost !== '' && html` data-if-lost="${ifLost}"`}${leadsTo !== '' && html` data-leads-to="${leadsTo}"`}
      novalidate>
      <noscript><p class="muted">This form needs JavaScript.</p></noscript>
      ${content}
      <p role="status" class="small" data-said></p>
    </form>
  `;

const emailCard = ({ shell, isEmailConfirmed }: AccountPage): Html =>
  card({
    id: 'email-address',
    title: 'Email address',
    meta: isEmailConfirmed ? badge('online', 'tick', 'confirmed') : badge('warning', 'alert', 'not confirmed'),
    content: isEmailConfirmed
      ? changeForm(shell)
      : html`
        <div class="body">
          <p class="muted">
            You log in with <b class="break">${shell.email}</b>. Confirm this address before you change it to another.
          </p>
        </div>
      `,
  });

const changeForm = (shell: AccountPage['shell']): Html =>
  settingsForm(
    '/app/email',
    'Check the new address for an email, and open its link. Until then nothing changes.',
    html`
      <p class="muted">You log in with <b class="break">${shell.email}</b>, and emails about the account go there.</p>
      ${formField({
        id: 'email',
        label: 'New email address',
        problem: 'email',
        control: html`
          <input class="input" type="email" id="email" name="email" autocomplete="email"
            maxlength="${limits.emailCharactersMax}" aria-describedby="email-problem" required>
        `,
      })}
      ${passwordField('email-password', 'Current password', 'current-password', null, 'currentPassword')}
      <div class="row">
        <button class="btn" type="submit">Change email address</button>
        <span class="small muted">
          Your current address gets an email too, and can undo the change for ${limits.undoLinkDays} days.
        </span>
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

const passwordCard = card({
  id: 'password',
  title: 'Password',
  content: settingsForm(
    '/app/password',
    'Password changed. All other sessions have ended.',
    html`
      ${passwordField('currentPassword', 'Current password', 'current-password', null)}
      ${passwordField(
        'newPassword',
        'New password',
        'new-password',
        html`
          <p class="hint">
            At least ${limits.passwordCharactersMin} characters. A short sentence is easier to keep than a puzzle.
          </p>
        `,
      )}
      <div class="row">
        <button class="btn primary" type="submit">Change password</button>
        <span class="small muted">Changing your password ends all your other sessions.</span>
      </div>
    `,
    { ifLost: 'If you must log in again, your password was changed: use the new one.' },
  ),
});

const CHOICE_WORDS: Readonly<Record<EmailChoice, readonly [what: string, more: string]>> = {
  connector_offline: ['Connector offline', 'while commands wait for it'],
  outcome_unknown: ['Unknown outcome', 'a command may have changed the book'],
  approval_requested: ['Approval requested', 'a write waits until a person approves it'],
  trial_ending: ['Trial ending', `${trialNoticeDays.map((days) => counted(days, 'day', 'days')).join(', ')} before`],
};

/** The same list as the plans: a line, and a button that changes it. */
const emailsCard = ({ emailChoices }: AccountPage): Html =>
  html`
    <section class="card" id="emails" aria-labelledby="emails-title">
      <div class="head"><h2 id="emails-title">Emails</h2></div>
      <div class="body stack">
        <p class="muted">
          Owners and admins get these by email. Emails about security, such as new logins and keys, are always sent.
        </p>
        <ul class="plan-list">
          ${emailChoices.map(({ choice, isOn }) => {
            const [what, more] = CHOICE_WORDS[choice];
            const body = JSON.stringify({ choice, isOn: !isOn });
            return html`
              <li>
                <span>${what}<span class="sub dim small">${more}</span></span>
                <button class="btn sm" type="button" data-post="/app/email/choices" data-body="${body}"
                  data-leads-to="/portal/account" aria-label="${`${isOn ? 'Turn off' : 'Turn on'}: ${what}`}">
                  ${isOn ? 'Turn off' : 'Turn on'}
                </button>
              </li>
            `;
          })}
        </ul>
      </div>
    </section>
  `;
/** The factors themselves are on a page of their own, which also serves people who see nothing else yet. */
const factorCard = card({
  id: 'second-factor',
  title: 'Second factor',
  content: html`
    <div class="body stack">
      <p class="muted">Protect your login with an authenticator app, in addition to the password.</p>
      <div class="row"><a class="btn" href="/portal/security">Open login security</a></div>
    </div>
  `,
});

const sessionsCard = card({
  id: 'sessions',
  title: 'Sessions',
  content: html`
    <div class="body stack">
      <p class="muted">
        A session ends ${limits.sessionDays} days after it was last used. If you left a browser logged in elsewhere, log out
        everywhere. This also ends your current session.
      </p>
      <button class="btn danger" type="button" popovertarget="sign-out">Log out everywhere</button>
    </div>
  `,
});

const dataCard = card({
  id: 'data',
  title: 'Your data',
  content: html`
    <div class="body stack">
      <p class="muted">Export everything as one ZIP file, and choose how long payloads, results and files are kept.</p>
      <a class="btn" href="/portal/data">Open your data</a>
    </div>
  `,
});

const signOutDialog = dialogBox({
  id: 'sign-out',
  title: 'Log out everywhere?',
  content: html`
    <p class="muted">
      All sessions of this account end, and every browser must log in again. Keys and the connector keep working.
    </p>
  `,
  cancel: 'Stay logged in',
  actions: html`
    <button class="btn danger" type="button" data-post="/app/sessions/end" data-leads-to="/login">Log out everywhere</button>
  `,
});

const ACTION_WORDS: ReadonlyMap<string, string> = new Map([
  ['tenant.signed-up', 'Account created'],
  ['company.changed', 'Company name or phone changed'],
  ['session.opened', 'Logged in'],
  ['session.switched', 'Company switched'],
  ['member.invited', 'Person invited'],
  ['member.joined', 'Person joined'],
  ['member.role-changed', 'Role changed'],
  ['member.removed', 'Person removed'],
  ['member.left', 'Person left'],
  ['tenant.exported', 'Everything exported'],
  ['sessions.ended', 'All sessions ended'],
  ['factor.added', 'Second factor added'],
  ['factor.removed', 'Second factor removed'],
  ['factor.required', 'Second factor required'],
  ['factor.not-required', 'Second factor no longer required'],
  ['pairing.approved', 'Program connected'],
  ['pairing.denied', 'Program denied'],
  ['install.released', 'Connector moved'],
  ['subscription.set', 'Subscription changed'],
  ['email.confirmation-sent', 'Confirmation sent'],
  ['email.confirmed', 'Email address confirmed'],
  ['email.changed', 'Email address changed'],
  ['email.change-requested', 'Change of the email address requested'],
  ['email.change-undone', 'Change of the email address undone'],
  ['mail.sent', 'Email sent'],
  ['mail.failed', 'Email not sent'],
  ['app-key.previous-secret-ended', 'Old secret of an app key ended'],
  ['tenant-key.previous-key-ended', 'Old tenant key ended'],
  ['factors.removed', 'Second factors removed'],
  ['connector-channel.stable', 'Connector set to stable builds'],
  ['connector-channel.early', 'Connector set to early builds'],
  ['webhook.changed', 'Webhook endpoint changed'],
  ['webhook.created', 'Webhook endpoint created'],
  ['webhook.deleted', 'Webhook endpoint deleted'],
  ['mcp.connected', 'AI assistant connected'],
]);

/** `app-key.rotated` is "App key rotated" unless it has words of its own. */
const actionText = (action: string): string => {
  const words = action.replaceAll(/[.-]/g, ' ');
  return ACTION_WORDS.get(action) ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const ACTOR_WORDS: ReadonlyMap<string, string> = new Map([
  ['session', 'in the portal'],
  ['admin', 'by the operator'],
  ['system', 'by this service'],
  ['email-link', 'by a link in an email'],
]);

/** `by mei@maju.example` */
const actorText = (actor: string): string => ACTOR_WORDS.get(actor) ?? actor.replace(/^person:/, 'by ');

function auditCard(audits: AccountPage['audits']): Html | null {
  if (audits.length === 0) return null;
  return card({
    id: 'audit',
    title: 'Access log',
    meta: `the last ${audits.length}`,
    content: tableBox({
      label: 'Access log',
      caption: 'Access log, newest first',
      heads: ['Event', ['Subject', 'hide-s'], ['Request', 'hide-s'], ['When', 'num']],
      rows: audits.map(
        ({ action, actor, subject, requestId, at }) => html`
          <tr>
            <th scope="row">${actionText(action)}<span class="sub">${actorText(actor)}</span></th>
            <td class="hide-s"><code class="break">${subject}</code></td>
            <td class="hide-s"><code class="break">${requestId}</code></td>
            <td class="num soft">${dayText(at)}, ${clockText(at)}</td>
          </tr>
        `,
      ),
    }),
  });
}
