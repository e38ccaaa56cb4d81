/** Login: leads back to where it was asked for. */

import { limits } from '@ledgerline/contract';
import { html, icon, wordmark } from '@ledgerline/look';
import { document } from '../frame.ts';
import { accountField, EMPTY_FORM, type FilledForm, formProblem, takenAlong } from './account-field.ts';

export const logInPage = (
  { arePasskeysOffered }: { readonly arePasskeysOffered: boolean },
  filled: FilledForm = EMPTY_FORM,
): string =>
  document({
    title: 'Log in',
    scripts: ['page', 'account', ...(arePasskeysOffered ? (['passkey-login'] as const) : [])],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div>${wordmark('/')}</div>
          <form data-account="login" action="/login" method="post" novalidate>
            <div class="stack sm">
              <h1>Welcome back</h1>
              <p class="muted">No account yet? <a href="/signup" data-keep-next>Sign up</a></p>
            </div>
            <p class="notice" data-came-back${filled.values.next === undefined && html` hidden`}>
              Log in to continue. You will return to the page you came from.
            </p>
            ${formProblem(['email', 'password'], filled)}
            ${takenAlong(filled, ['next'])}
            ${accountField(
              { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', maxLength: limits.emailCharactersMax },
              filled,
            )}
            ${accountField(
              {
                name: 'password',
                label: 'Password',
                type: 'password',
                autocomplete: 'current-password',
                maxLength: limits.passwordCharactersMax,
              },
              filled,
            )}
            <button class="btn primary lg block" type="submit">Log in</button>
            ${
              arePasskeysOffered &&
              html`<button class="btn lg block" type="button" data-passkey hidden>Log in with a passkey</button>`
            }
            <p class="small"><a href="/password/forgot">Forgot your password?</a></p>
          </form>
          <p class="fine">Your session ends after ${limits.sessionDays} days without a visit, or when you log out.</p>
        </div>
        <aside aria-label="What is in the portal">
          <div class="promise">
            <h2>In the portal</h2>
            <ul>
              <li>${icon('pulse')}<span>The state of your connector<small>And what to do if it is offline.</small></span></li>
              <li>
                ${icon('list')}
                <span>Every command with its result<small>Search by id, type or document number.</small></span>
              </li>
              <li>
                ${icon('key')}
                <span>Keys with rights for each module<small>Create, monitor and revoke them.</small></span>
              </li>
              <li>
                ${icon('flask')}
                <span>A sandbox for tests<small>Two books that you can reset with one click.</small></span>
              </li>
            </ul>
          </div>
        </aside>
      </main>
    `,
  });
