/** Sign-up: four fields, and what comes of them in the next two minutes. The key is shown once, on this page. */

import { limits } from '@ledgerline/contract';
import { document } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { icon, wordmark } from '../icon.ts';
import { accountField } from './account-field.ts';

export const signUpPage = (trialDays: number): string =>
  document({
    title: 'Sign up',
    description: `Open an account: ${trialDays} days free, no card.`,
    scripts: ['page', 'account'],
    body: html`<main class="auth" id="main" tabindex="-1"><div class="form"><div>${wordmark('/')}</div>
<div class="stack">
<form data-account="signup" action="/signup" method="post" novalidate><div class="stack sm"><h1>Open your account</h1><p class="muted">${trialDays} days free, no card. Already have one? <a href="/login" data-keep-next>Log in</a></p></div>
<p class="notice" data-tone="failed" role="alert" data-message hidden></p>
${accountField({ name: 'companyName', label: 'Company name', autocomplete: 'organization', maxLength: limits.companyNameCharactersMax })}
${accountField({ name: 'email', label: 'Work e-mail', type: 'email', autocomplete: 'email', maxLength: limits.emailCharactersMax })}
${accountField({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  maxLength: limits.passwordCharactersMax,
  hint: `${limits.passwordCharactersMin} characters or more. A short sentence is easier to remember.`,
  extra: html`<div class="meter" data-meter aria-hidden="true"><span></span><span></span><span></span><span></span></div>`,
})}
${accountField({ name: 'phone', label: html`Phone <span class="opt-note">optional</span>`, type: 'tel', autocomplete: 'tel', placeholder: '+60 12-345 6789', isOptional: true, maxLength: limits.phoneCharactersMax })}
<button class="btn primary lg block" type="submit">Create account</button>
<p class="dim small" data-plan hidden>You chose the <strong data-plan-name></strong> plan; <a href="/pricing">change it</a> any time.</p></form>
${welcome}</div>
<p class="fine">An account comes with the <a href="/terms">terms</a>; <a href="/privacy">privacy</a> says what is stored. Trouble signing up? <a href="/contact">Contact the operator</a> and quote the request number of the error.</p></div>
${nextTwoMinutes}</main>`,
  });

const welcome = html`<section class="welcome stack" data-welcome hidden tabindex="-1" aria-labelledby="welcome-title"><h1 id="welcome-title">Your account is open</h1>
<p class="muted">This is your tenant key. It can do everything, and it is shown <strong>only now</strong>: keep it where you keep passwords. You can replace it in the portal.</p>
<p class="secret"><code id="tenant-key" data-secret></code><button class="btn sm" type="button" data-copy="tenant-key">${icon('copy')}Copy</button></p>
<a class="btn primary lg block" href="/portal/sandbox">Open the sandbox</a>
<p class="dim small">Or go to the <a href="/portal">portal</a> first.</p></section>`;

const PROMISES: readonly (readonly [what: string, more: string])[] = [
  ['A sandbox company with real-looking books', 'Open at once. Nothing to install.'],
  ['Your first invoice, posted and read back', 'One click in the portal, or the curl beside it.'],
  ['Its PDF, ready to send', 'Fetched with the same key.'],
  ['Then, when you are ready, your own book', 'One program beside it. No port to open.'],
];

const nextTwoMinutes: Html = html`<aside aria-label="What comes next"><div class="promise"><h2>In the next two minutes</h2><ul>
${PROMISES.map(([what, more]) => html`<li>${icon('tick')}<span>${what}<small>${more}</small></span></li>\n`)}</ul></div>
<figure class="leaf"><figcaption class="cap"><span>The sandbox book</span><span>today</span></figcaption><table><caption class="vh">What an invoice posts</caption><thead><tr><th scope="col">Invoice</th><th scope="col" class="num">Debit</th><th scope="col" class="num">Credit</th></tr></thead><tbody><tr><th scope="row">Alpha Hardware</th><td class="num">220.00</td><td></td></tr><tr><th scope="row" class="cr">Sales</th><td></td><td class="num">200.00</td></tr><tr><th scope="row" class="cr">Sales tax</th><td></td><td class="num">20.00</td></tr></tbody><tfoot><tr><td></td><td class="num"><span class="total">220.00</span></td><td class="num"><span class="total">220.00</span></td></tr></tfoot></table><p class="seen">${icon('tick')}Read back. Every field matches.</p></figure></aside>`;
