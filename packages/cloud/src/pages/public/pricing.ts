/** Pricing: the plans, the trial, and what a program sees when it is over. It promises nothing that the service does not do. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { sandboxCompanyIds } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { type Plan, plans } from '../../account/plan.ts';
import { inactiveSubscription } from '../../account/subscription.ts';
import { trialNoticeDays } from '../../account/tenant-checks.ts';
import { codeBlock, jsonText } from '../code.ts';
import { sitePage } from '../frame.ts';
import type { PublicPage } from './landing.ts';

/** The plan that most people want is in the middle. */
const PICKED_PLAN_ID = 'syarikat';

export const pricingPage = ({ isLoggedIn, reader, trialDays, isSandboxOffered }: PublicPage): string =>
  sitePage({
    title: 'Pricing',
    description:
      'The price depends on the number of account books, not on the number of requests. Every plan includes every command type.',
    current: '/pricing',
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap">
        <section class="hero">
          <div class="section-head">
            <h1>Pay per book, not per request</h1>
            <p class="lead">
              Every plan includes all ${COMMAND_TYPE_COUNT} command types${isSandboxOffered && ', both sandbox books'} and the
              same guarantees. You pay for the account books you connect.
            </p>
          </div>
        </section>
        <div class="plans">${plans.map((plan) => planCard(plan, { isLoggedIn, isSandboxOffered }))}</div>
        <p class="dim small mt-s">
          Prices in Ringgit, before service tax. Every plan starts with the ${trialDays}-day trial. You request a plan in the
          portal, and the operator activates it and sends the invoice; the service itself takes no payments.
        </p>
        ${trialEnd({ trialDays, isSandboxOffered })}
        ${questions}
      </div>
    `,
  });

const ringgit = (amount: number): string => `RM ${amount.toLocaleString('en-MY')}`;

type Visitor = Pick<PublicPage, 'isLoggedIn' | 'isSandboxOffered'>;

function planCard(
  { planId, title, summary, monthlyRinggit, yearlyRinggit, accountBooks }: Plan,
  { isLoggedIn, isSandboxOffered }: Visitor,
): Html {
  const isPicked = planId === PICKED_PLAN_ID;
  // With an account the plan is requested; a second sign-up would be rejected.
  const [href, label] = isLoggedIn
    ? [`/portal/account?plan=${planId}#subscription`, `Request ${title}`]
    : [`/signup?plan=${planId}`, `Start with ${title}`];
  return html`
    <section${isPicked && html` class="pick"`}>
      <div><h2>${title}</h2><p class="for">${summary}</p></div>
      <p class="price">
        ${ringgit(monthlyRinggit)} <small>a month</small>
        <span class="yr">${ringgit(yearlyRinggit)} a year, two months free</span>
      </p>
      <dl class="leaders">
        <div><dt>Account books</dt><dd>${accountBooks === 1 ? '1' : `up to ${accountBooks}`}</dd></div>
        <div><dt>Commands of the catalog</dt><dd>all ${COMMAND_TYPE_COUNT}</dd></div>
        <div><dt>App keys with rights per module</dt><dd>yes</dd></div>
        ${isSandboxOffered && html`<div><dt>Sandbox books</dt><dd>${sandboxCompanyIds.length}</dd></div>`}
      </dl>
      <a class="btn block${isPicked && ' primary'}" href="${href}">${label}</a>
    </section>
  `;
}

const { code, message } = inactiveSubscription().refused;
const ENDED_ANSWER = jsonText({ ok: false, error: { code, message, details: [] }, requestId: 'FjuPGlN--9' });

/** `7, 3 and 1 days`; those that a short trial does not have are left out. */
const noticeText = (trialDays: number): string => {
  const days = trialNoticeDays.filter((count) => count < trialDays);
  return `${days.length < 2 ? days.join() : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`} ${days.join() === '1' ? 'day' : 'days'}`;
};

const trialEnd = ({ trialDays, isSandboxOffered }: Pick<PublicPage, 'trialDays' | 'isSandboxOffered'>): Html => html`
  <section class="section">
    <div class="section-head">
      <h2>What happens when the trial ends</h2>
      <p>Nothing is deleted, and commands already accepted still run. Only new commands are rejected.</p>
    </div>
    <ol class="trial-line">
      <li>
        <strong>Day 0</strong>
        <p>You sign up without a card. You can ${isSandboxOffered && 'open the sandbox and '}set up the connector.</p>
      </li>
      ${
        trialDays > 1 &&
        html`
          <li>
            <strong>${noticeText(trialDays)} before the end</strong>
            <p>
              A notification in the portal says when the trial ends. Owners and admins with a confirmed address get it by email
              too, unless they have turned that off.
            </p>
          </li>
        `
      }
      <li class="end">
        <strong>Day ${trialDays}</strong>
        <p>
          New commands get <code class="ic">402</code>. Commands already accepted still run, and all results remain available.
        </p>
      </li>
      <li>
        <strong>The day your plan is activated</strong>
        <p>New commands get 202 again. Your keys and your connector stay the same.</p>
      </li>
    </ol>
    <div class="call mt">
      ${codeBlock({
        title: `Response after day ${trialDays}`,
        text: ENDED_ANSWER,
        language: 'json',
        foot: html`<span class="badge plain" data-status="warning">402</span> POST /v1/commands`,
      })}
      <div class="stack">
        <h3>What a 402 means</h3>
        <p class="muted">
          The subscription is inactive. The request itself may be correct. Nothing was queued, so you can send the command again
          later with the same id.
        </p>
        <p class="muted">
          A retry of a command that was accepted before the trial ended never gets a 402. It returns the command with its
          current status.
        </p>
      </div>
    </div>
  </section>
`;

const QUESTIONS: readonly (readonly [question: string, answer: Html])[] = [
  [
    'Does my accounting data leave my office?',
    html`
      Only the payloads, results and files of your commands. The book stays on your machine. Commands and results are stored in
      the cloud, for as long as <a href="/privacy">you choose</a>.
    `,
  ],
  [
    'Is a retry a second command?',
    html`
      No. The same <code class="ic">commandId</code> with the same request is the same command, no matter how often you send it.
    `,
  ],
  [
    'Do I have to open a port in my firewall?',
    html`
      No. The connector gets its commands over an outbound connection. It uses the proxy that
      <code class="ic">HTTPS_PROXY</code> names.
    `,
  ],
  [
    'Can my accountant have read-only access?',
    html`
      Yes. Invite them under Team in the portal with the role accountant. They log in with an account of their own, see commands
      and their results, and cannot change anything. You can remove them at any time. For a program of theirs, create an app key
      with read rights for the modules and account books you choose.
    `,
  ],
  [
    'Does it support e-invoices?',
    html`
      Not with the tax authority yet. The e-invoice commands build, check, submit, cancel and consolidate e-invoices with a
      sandbox gateway inside the account book that comes with Ledgerline. It behaves like the gateway of the tax authority and
      sends nothing to it. GnuCash books have no e-invoices.
    `,
  ],
  [
    'What happens if I cancel?',
    html`New commands get a 402. Commands already accepted still run, and their results remain available.`,
  ],
];

const questions = html`
  <section class="section">
    <div class="section-head"><h2>Frequently asked questions</h2></div>
    <div class="faq">
      ${QUESTIONS.map(
        ([question, answer], index) => html`
          <details${index === 0 && html` open`}><summary>${question}</summary><p>${answer}</p></details>
        `,
      )}
    </div>
  </section>
`;
