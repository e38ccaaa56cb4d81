/** Emails about incidents: the form on the status page, the page that confirms an address, and the ones that end the emails. */

import { limits } from '@ledgerline/contract';
import { type Html, html, needsScript } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { accountLinkWords } from '@ledgerline/words/public/account-link';
import { statusSubscriptionWords } from '@ledgerline/words/public/incident';
import { formWords } from '@ledgerline/words/shared/form';
import { sitePage, type Visitor } from '../frame.ts';
import { accountField } from './account-field.ts';
import { doneSection, linkPage } from './account-link.ts';
import { linkTo } from './inline.ts';

export function subscribeSection(reader: Reader): Html {
  const words = statusSubscriptionWords(reader.language);
  return html`
    <section>
      <h2>${words.title}</h2>
      <form class="stack" data-account="subscribe" action="/status/subscribe" method="post" novalidate>
        <p>${words.about}</p>
        ${needsScript(formWords(reader.language).pageNeedsScript)}
        <p class="notice" data-tone="failed" role="alert" data-message hidden></p>
        ${accountField({
          name: 'email',
          label: formWords(reader.language).email,
          type: 'email',
          autocomplete: 'email',
          maxLength: limits.emailCharactersMax,
        })}
        <div class="row"><button class="btn primary" type="submit">${words.button}</button></div>
      </form>
      <section data-welcome hidden tabindex="-1" aria-labelledby="welcome-title">
        <h3 id="welcome-title">${words.asked}</h3>
        <p>${words.askedHint(limits.confirmLinkDays)}</p>
      </section>
    </section>
  `;
}

export function statusConfirmPage({ reader }: Pick<Visitor, 'reader'>): string {
  const words = statusSubscriptionWords(reader.language);
  return linkPage({
    reader,
    title: words.confirmTitle,
    intro: words.confirmIntro,
    form: 'subscription',
    path: '/status/confirm',
    fields: null,
    button: words.confirmButton,
    done: doneSection(
      words.confirmed,
      html`
        <p class="muted">${words.confirmedHint}</p>
        <a class="btn primary lg block" href="/status">${words.toStatus}</a>
      `,
    ),
    fine: accountLinkWords(reader.language).contactOperator(linkTo('/contact')),
    promises: [
      [words.fewEmails, words.fewEmailsHint],
      [words.noAccount, words.noAccountHint],
    ],
  });
}

interface LeavePage extends Visitor {
  readonly token: string;
  readonly hasLeft: boolean;
}

/** Works without JavaScript. The address is a secret, so the page is under no entry of the navigation. */
export function statusLeavePage({ reader, isLoggedIn, token, hasLeft }: LeavePage): string {
  const words = statusSubscriptionWords(reader.language);
  return sitePage({
    title: words.leaveTitle,
    current: '',
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap text-page">
        <header class="page-head"><h1>${hasLeft ? words.left : words.leaveTitle}</h1></header>
        ${
          hasLeft
            ? html`<p>${words.leftHint}</p>`
            : html`
              <p>${words.leaveIntro}</p>
              <form method="post" action="/status/unsubscribe?token=${encodeURIComponent(token)}">
                <button class="btn primary" type="submit">${words.leaveButton}</button>
              </form>
            `
        }
        <p><a href="/status">${words.toStatus}</a></p>
      </div>
    `,
  });
}
