/** Login: leads back to where it was asked for. */

import { limits } from '@ledgerline/contract';
import { document } from '../frame.ts';
import { html } from '../html.ts';
import { icon, wordmark } from '../icon.ts';
import { accountField } from './account-field.ts';

export const logInPage = (): string =>
  document({
    title: 'Log in',
    scripts: ['page', 'account'],
    body: html`<main class="auth" id="main" tabindex="-1"><div class="form"><div>${wordmark('/')}</div>
<form data-account="login" action="/login" method="post" novalidate><div class="stack sm"><h1>Welcome back</h1><p class="muted">No account yet? <a href="/signup" data-keep-next>Sign up</a></p></div>
<p class="notice" data-came-back hidden>Please log in to go on. You come back to where you were.</p>
<p class="notice" data-tone="failed" role="alert" data-message hidden></p>
${accountField({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', maxLength: limits.emailCharactersMax })}
${accountField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxLength: limits.passwordCharactersMax })}
<button class="btn primary lg block" type="submit">Log in</button></form>
<p class="fine">A session ends by itself after a while, and whenever you log out.</p></div>
<aside aria-label="What is in the portal"><div class="promise"><h2>In the portal</h2><ul>
<li>${icon('pulse')}<span>Whether the connector is online<small>And what to do when it is not.</small></span></li>
<li>${icon('list')}<span>Every command, with what became of it<small>Found by its id, its type or its document number.</small></span></li>
<li>${icon('key')}<span>Keys with rights per module<small>Made, watched and revoked.</small></span></li>
<li>${icon('flask')}<span>A sandbox to break<small>Two books, put back as they were with one click.</small></span></li></ul></div></aside></main>`,
  });
