/** Pricing: the plans, the trial, and what a program sees when it is over. It promises nothing that the service does not do. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { type Plan, plans } from '../../account/plan.ts';
import { inactiveSubscription } from '../../account/subscription.ts';
import { codeBlock, jsonText } from '../code.ts';
import { sitePage } from '../frame.ts';
import { type Html, html } from '../html.ts';
import type { PublicPage } from './landing.ts';

/** The plan that most people want is in the middle. */
const PICKED_PLAN_ID = 'syarikat';

export const pricingPage = ({ isLoggedIn, trialDays }: PublicPage): string =>
  sitePage({
    title: 'Pricing',
    description: 'Priced by the account book, not by the call. Every plan has every command.',
    current: '/pricing',
    isLoggedIn,
    content: html`<div class="wrap"><section class="hero"><div class="section-head"><h1>Priced by the book, not by the call.</h1><p class="lead">Every plan has all ${COMMAND_TYPE_COUNT} commands, both sandbox books, and the same guarantees. You pay for the account books you connect.</p></div></section>
<div class="plans">
${plans.map((plan) => planCard(plan, isLoggedIn))}</div>
<p class="dim small mt-s">Prices in Ringgit; 8% service tax is added on the invoice. Every plan starts with the ${trialDays}-day trial, and is switched on by us once you have chosen it.</p>
${trialEnd(trialDays)}
${questions}</div>`,
  });

const ringgit = (amount: number): string => `RM ${amount.toLocaleString('en-MY')}`;

function planCard({ planId, title, summary, monthlyRinggit, yearlyRinggit, accountBooks }: Plan, isLoggedIn: boolean): Html {
  const isPicked = planId === PICKED_PLAN_ID;
  // Whoever has an account asks for the plan; a second sign-up would only be refused.
  const [href, label] = isLoggedIn
    ? [`/portal/account?plan=${planId}#subscription`, `Request ${title}`]
    : [`/signup?plan=${planId}`, `Start with ${title}`];
  return html`<section${isPicked && html` class="pick"`}><div><h2>${title}</h2><p class="for">${summary}</p></div><p class="price">${ringgit(monthlyRinggit)} <small>a month</small><span class="yr">${ringgit(yearlyRinggit)} a year, two months free</span></p><dl class="leaders"><div><dt>Account books</dt><dd>${accountBooks === 1 ? '1' : `up to ${accountBooks}`}</dd></div><div><dt>Commands of the catalog</dt><dd>all ${COMMAND_TYPE_COUNT}</dd></div><div><dt>App keys with rights per module</dt><dd>yes</dd></div><div><dt>Sandbox books</dt><dd>2</dd></div></dl><a class="btn block${isPicked && ' primary'}" href="${href}">${label}</a></section>
`;
}

const { code, message } = inactiveSubscription().refused;
const ENDED_ANSWER = jsonText({ ok: false, error: { code, message, details: [] }, requestId: 'FjuPGlN--9' });

const trialEnd = (
  trialDays: number,
): Html => html`<section class="section"><div class="section-head"><h2>What happens when the trial ends</h2><p>Nothing is deleted, and nothing already sent is dropped. Only new commands wait.</p></div>
<ol class="trial-line">
<li><strong>Day 0</strong><p>You sign up. No card. Sandbox ready to open, connector key made.</p></li>
<li><strong>7, 3 and 1 days before the end</strong><p>A notification in the portal says how many days are left.</p></li>
<li class="end"><strong>Day ${trialDays}</strong><p>New commands get <code class="ic">402</code>. Accepted ones still run, and every result stays readable.</p></li>
<li><strong>The day you choose a plan</strong><p>The next call is a 202 again. Same keys, same connector, no set-up.</p></li></ol>
<div class="call mt">
${codeBlock({ title: `What your program sees after day ${trialDays}`, text: ENDED_ANSWER, language: 'json', foot: html`<span class="badge plain" data-status="warning">402</span> POST /v1/commands` })}
<div class="stack"><h3>Reading a 402</h3><p class="muted">It means the subscription is inactive, never that your request was wrong. Nothing was queued, so it is safe to keep the command and send it again later with the same id.</p><p class="muted">A retry of a command that was accepted before the trial ended never gets a 402: it answers with that command as it stands.</p></div></div></section>`;

const QUESTIONS: readonly (readonly [question: string, answer: Html])[] = [
  [
    'Does my accounting data leave my office?',
    html`Only what a command carries: its payload and its result. The book itself stays on your machine.`,
  ],
  [
    'Is a retry a second command?',
    html`No. The same <code class="ic">commandId</code> with the same request is the same command, however often it is sent.`,
  ],
  [
    'What do I have to open on my firewall?',
    html`Nothing. The connector asks the cloud for work over an outbound HTTPS connection; it honours the proxy that the machine has.`,
  ],
  [
    'Can my accountant look without being able to change anything?',
    html`Yes. Make an app key with read rights, for the modules and the account books you choose. It can be revoked at any time.`,
  ],
  [
    'Is there e-invoicing?',
    html`Yes. The e-invoice commands submit, refresh, cancel and consolidate through your account book, which stays the system of record. In the sandbox they run against a gateway of ours that never leaves the machine.`,
  ],
  ['What if I stop?', html`New commands get a 402. What was accepted still runs, and results stay readable.`],
];

const questions = html`<section class="section"><div class="section-head"><h2>Questions people ask</h2></div>
<div class="faq">
${QUESTIONS.map(([question, answer], index) => html`<details${index === 0 && html` open`}><summary>${question}</summary><p>${answer}</p></details>\n`)}</div></section>`;
