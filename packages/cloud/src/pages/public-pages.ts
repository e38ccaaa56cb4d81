/** The pages that anybody can see: introduction, pricing, sign-up, login. They promise nothing that the service does not do. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { limits } from '@ledgerline/contract';
import { plans, trialPlanId } from '../plan.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';

const EXAMPLE = `POST /v1/commands
Authorization: Bearer <your key>

{
  "commandId": "order-4711-invoice",
  "connectorId": "<from the portal>",
  "companyId": "<from the portal>",
  "type": "create-sales-invoice",
  "payload": { … }
}`;

export function homePage(isLoggedIn: boolean): string {
  return page({
    title: 'Your accounting package, callable',
    isLoggedIn,
    content: html`<h1>Any program can talk to your accounting package</h1>
<p class="lead">Post a JSON command to the cloud. A connector on the machine with your accounting package fetches it, runs it against your account book and posts the result back.</p>
<p>${isLoggedIn ? html`<a class="button" href="/portal">Open the portal</a>` : html`<a class="button" href="/signup">Start the trial</a> <a href="/login">Log in</a>`}</p>
<h2>How it works</h2>
<ol>
<li>Sign up. You get a key for your programs and the configuration for a connector.</li>
<li>Install the connector beside the accounting package. It calls the cloud; nothing has to be opened towards the internet.</li>
<li>Send commands: ${COMMAND_TYPE_COUNT} of them, from quotations to bank reconciliation. Each is checked before it is queued, is run once, and keeps its result.</li>
</ol>
<pre tabindex="0"><code>${EXAMPLE}</code></pre>
<p>The machine-readable description is at <a href="/openapi.json">/openapi.json</a>, every command with an example at <a href="/developers/recipes.json">/developers/recipes.json</a>.</p>`,
  });
}

export function pricingPage(isLoggedIn: boolean, trialDays: number): string {
  return page({
    title: 'Pricing',
    isLoggedIn,
    content: html`<h1>Pricing</h1>
<p class="lead">Every plan can do everything. The trial lasts ${trialDays} ${trialDays === 1 ? 'day' : 'days'} and needs no payment details.</p>
<div class="cards">
${plans.map(
  ({ planId, title, summary }) => html`<section class="card" aria-labelledby="plan-${planId}">
<h2 id="plan-${planId}">${title}</h2>
<p>${summary}</p>
<p class="price">${planId === trialPlanId ? 'Free' : 'Ask the operator of this service'}</p>
${!isLoggedIn && html`<p><a class="button" href="/signup?plan=${planId}">Start with ${title}</a></p>`}
</section>
`,
)}</div>
<p>When a trial or a plan ends, new commands are refused. What was accepted before still runs, and results stay readable.</p>`,
  });
}

const noScript = html`<noscript><p class="problem" role="alert">This form needs JavaScript. Programs can post JSON to the same address instead.</p></noscript>`;

/** Where a message about the whole form appears, and is read out. */
const formMessage = html`<p class="problem" role="alert" data-message hidden></p>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly isRequired?: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly hint?: string;
}

function field({ name, label, type, autocomplete, isRequired = true, minLength, maxLength, hint }: Field): Html {
  return html`<p class="field">
<label for="${name}">${label}${!isRequired && html` <span class="note">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}"${isRequired && html` required`}${
    minLength !== undefined && html` minlength="${minLength}"`
  } aria-describedby="${name}-hint ${name}-problem">
<span class="note" id="${name}-hint">${hint ?? ''}</span>
<span class="problem" id="${name}-problem" data-problem="${name}"></span>
</p>
`;
}

const email: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
  maxLength: limits.emailCharactersMax,
};

/** The script replaces the form by the tenant key, which is shown this once. */
export function signUpPage(): string {
  return page({
    title: 'Sign up',
    scripts: ['account.js'],
    content: html`<h1>Sign up</h1>
<p>Signing up starts the trial and makes an account, a connector and a key for your programs.</p>
${noScript}
<form method="post" action="/signup" data-account="signup" novalidate>
${formMessage}
${field({ name: 'companyName', label: 'Company name', type: 'text', autocomplete: 'organization', maxLength: limits.companyNameCharactersMax })}
${field(email)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  minLength: limits.passwordCharactersMin,
  maxLength: limits.passwordCharactersMax,
  hint: `At least ${limits.passwordCharactersMin} characters.`,
})}
${field({ name: 'phone', label: 'Telephone', type: 'tel', autocomplete: 'tel', isRequired: false, maxLength: limits.phoneCharactersMax })}
<p><button type="submit">Sign up</button></p>
</form>
<section data-welcome hidden tabindex="-1" aria-labelledby="welcome">
<h2 id="welcome">Welcome</h2>
<p>This is your tenant key. It is shown once; keep it where your programs can read it and nobody else can.</p>
<p><code data-secret></code> <button type="button" data-copy>Copy</button> <span role="status" data-copied></span></p>
<p><a class="button" href="/portal">Open the portal</a></p>
</section>
<p>Signed up before? <a href="/login">Log in</a>.</p>`,
  });
}

export function loginPage(): string {
  return page({
    title: 'Log in',
    scripts: ['account.js'],
    content: html`<h1>Log in</h1>
${noScript}
<form method="post" action="/login" data-account="login" novalidate>
${formMessage}
${field(email)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxLength: limits.passwordCharactersMax })}
<p><button type="submit">Log in</button></p>
</form>
<p>No account yet? <a href="/signup">Sign up</a>.</p>`,
  });
}
