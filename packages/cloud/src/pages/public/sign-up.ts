/** Sign-up: four fields, and what happens in the next two minutes. The key is shown once, on this page. */

import { limits } from '@ledgerline/contract';
import { type Html, html, icon, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { accountFormWords } from '@ledgerline/words/public/account-form';
import { signUpWords } from '@ledgerline/words/public/sign-up';
import { formWords } from '@ledgerline/words/shared/form';
import { document, languageSwitch } from '../frame.ts';
import { accountField, addressOf, EMPTY_FORM, type FilledForm, formProblem, passwordMeter, takenAlong } from './account-field.ts';
import { linkTo } from './inline.ts';
import type { PublicPage } from './landing.ts';

const FIELDS = ['companyName', 'email', 'password', 'phone'];

export function signUpPage(
  { reader, trialDays, isSandboxOffered }: Pick<PublicPage, 'reader' | 'trialDays' | 'isSandboxOffered'>,
  filled: FilledForm = EMPTY_FORM,
): string {
  const words = signUpWords(reader.language);
  return document({
    title: words.title,
    reader,
    path: '/signup',
    description: words.description(trialDays),
    scripts: ['page', 'account'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, addressOf('/signup', filled))}</div>
          <div class="stack">
            <form data-account="signup" action="/signup" method="post" novalidate>
              <div class="stack sm">
                <h1>${words.createYourAccount}</h1>
                <p class="muted">
                  ${words.intro(trialDays, (text) => html`<a href="/login" data-keep-next>${text}</a>`)}
                </p>
              </div>
              ${formProblem(reader, FIELDS, filled)}
              ${takenAlong(filled, ['plan'])}
              ${fields(reader, filled)}
              <button class="btn primary lg block" type="submit">${words.createAccount}</button>
              <p class="dim small" data-plan hidden>
                ${words.chosenPlan((text) => html`<strong data-plan-name>${text}</strong>`, linkTo('/pricing'))}
              </p>
            </form>
            ${welcome({ reader, isSandboxOffered, tenantApiKey: null })}
          </div>
          <p class="fine">
            ${words.fine(linkTo('/terms'), linkTo('/privacy'), linkTo('/contact'))}
          </p>
        </div>
        ${nextTwoMinutes(reader, isSandboxOffered)}
      </main>
    `,
  });
}

function fields({ language }: Reader, filled: FilledForm): Html {
  const words = { ...formWords(language), ...accountFormWords(language), ...signUpWords(language) };
  return html`
    ${accountField(
      {
        name: 'companyName',
        label: words.companyName,
        autocomplete: 'organization',
        maxLength: limits.companyNameCharactersMax,
      },
      filled,
    )}
    ${accountField(
      {
        name: 'email',
        label: words.workEmail,
        type: 'email',
        autocomplete: 'email',
        maxLength: limits.emailCharactersMax,
      },
      filled,
    )}
    ${accountField(
      {
        name: 'password',
        label: words.password,
        type: 'password',
        autocomplete: 'new-password',
        maxLength: limits.passwordCharactersMax,
        hint: words.passwordHint(limits.passwordCharactersMin),
        extra: passwordMeter,
      },
      filled,
    )}
    ${accountField(
      {
        name: 'phone',
        label: words.phone,
        note: words.optional,
        type: 'tel',
        autocomplete: 'tel',
        placeholder: '+60 12-345 6789',
        isOptional: true,
        maxLength: limits.phoneCharactersMax,
      },
      filled,
    )}
  `;
}

interface Welcome {
  readonly reader: Reader;
  readonly isSandboxOffered: boolean;
  /** Null where the script of the page puts it in. */
  readonly tenantApiKey: string | null;
}

/** The page after a form without JavaScript. */
export const signedUpPage = (shown: Welcome): string =>
  document({
    title: signUpWords(shown.reader.language).accountCreated,
    reader: shown.reader,
    scripts: ['page'],
    body: html`
      <main class="auth one" id="main" tabindex="-1"><div class="form"><div>${wordmark('/')}</div>${welcome(shown)}</div></main>
    `,
  });

/** The welcome with the key; hidden until the script of the page has the key. */
function welcome({ reader: { language }, isSandboxOffered, tenantApiKey }: Welcome): Html {
  const words = { ...accountFormWords(language), ...signUpWords(language) };
  return html`
    <section class="welcome stack" data-welcome${tenantApiKey === null && html` hidden`} tabindex="-1"
      aria-labelledby="welcome-title">
      <h1 id="welcome-title">${words.accountCreated}</h1>
      <p class="muted">${words.tenantKey((text) => html`<strong>${text}</strong>`)}</p>
      <p class="secret">
        <code id="tenant-key" data-secret>${tenantApiKey ?? ''}</code>
        <button class="btn sm" type="button" data-copy="tenant-key">${icon('copy')}${formWords(language).copy}</button>
      </p>
      ${
        isSandboxOffered
          ? html`
            <a class="btn primary lg block" href="/portal/sandbox">${words.openSandbox}</a>
            <p class="dim small">${words.orPortal(linkTo('/portal'))}</p>
          `
          : html`<a class="btn primary lg block" href="/portal">${words.openPortal}</a>`
      }
    </section>
  `;
}

function nextTwoMinutes({ language }: Reader, isSandboxOffered: boolean): Html {
  const words = signUpWords(language);
  const promised = (what: string, more: string): Html => html`<li>${icon('tick')}<span>${what}<small>${more}</small></span></li>`;
  return html`
    <aside aria-label="${words.whatComesNext}">
      <div class="promise">
        <h2>${words.nextMinutes}</h2>
        <ul>
          ${
            isSandboxOffered &&
            html`
              ${promised(words.sandboxCompany, words.sandboxCompanyHint)}
              ${promised(words.firstInvoice, words.firstInvoiceHint)}
              ${promised(words.pdf, words.pdfHint)}
            `
          }
          ${promised(words.ownBook, words.ownBookHint)}
        </ul>
      </div>
      <figure class="leaf">
        <figcaption class="cap"><span>${words.drawnBook}</span><span>${words.today}</span></figcaption>
        <table>
          <caption class="vh">${words.postings}</caption>
          <thead>
            <tr>
              <th scope="col">${words.invoice}</th>
              <th scope="col" class="num">${words.debit}</th>
              <th scope="col" class="num">${words.credit}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Alpha Hardware</th>
              <td class="num">220.00</td>
              <td></td>
            </tr>
            <tr>
              <th scope="row" class="cr">${words.sales}</th>
              <td></td>
              <td class="num">200.00</td>
            </tr>
            <tr>
              <th scope="row" class="cr">${words.salesTax}</th>
              <td></td>
              <td class="num">20.00</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td></td>
              <td class="num"><span class="total">220.00</span></td>
              <td class="num"><span class="total">220.00</span></td>
            </tr>
          </tfoot>
        </table>
        <p class="seen">${icon('tick')}${words.savedAndVerified}</p>
      </figure>
    </aside>
  `;
}
