/** What is stored about people and companies, why, and for how long. Says what the code does, and takes its figures from there. */

import { DAY_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import { type Html, html, tableBox } from '@ledgerline/look';
import { type Language, perLanguage } from '@ledgerline/words';
import { cookieLifetimeWords, cookiePurposeWords, cookieWords } from '@ledgerline/words/public/cookie';
import { privacyWords } from '@ledgerline/words/public/privacy';
import { cookies } from '../../account/cookie.ts';
import { mailKeptDays } from '../../account/login/mail.ts';
import type { Visitor } from '../frame.ts';
import { codeText, linkTo } from './inline.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface PrivacyPage extends Operator, Visitor {
  /** How long this installation keeps events. */
  readonly eventDays: number;
  /** Whether emails are sent; otherwise they become files of the operator. */
  readonly isMailSent: boolean;
  /** Whether plans are paid for through a payment service. */
  readonly isBillingOffered: boolean;
}

const YEAR_DAYS = 365;

export function privacyPage(page: PrivacyPage): string {
  const { isLoggedIn, reader, eventDays, isMailSent, isBillingOffered, ...operator } = page;
  const { language } = reader;
  const words = privacyWords(language);
  return textPage({
    path: '/privacy',
    title: words.title,
    lead: words.lead(operatorSentence(operator, reader)),
    isLoggedIn,
    reader,
    sections: [
      [words.account, account(language, isMailSent)],
      [words.commands, html`<p>${words.commandsText(codeText)}</p>`],
      [words.book, book(language)],
      [words.addresses, addresses(language)],
      [words.logs, words.logsText(limits.usageDays, limits.refusedCallDays)],
      [cookieWords(language).title, cookieTable(language)],
      [words.whoSees, html`<p>${words.whoSeesText}</p>${isBillingOffered && html`<p>${words.paymentService}</p>`}`],
      [words.howLong, words.howLongText(limits.keptDaysMin, limits.keptDaysMax / YEAR_DAYS, eventDays)],
      [words.yourself, yourself(language)],
    ],
  });
}

function account(language: Language, isMailSent: boolean): Html {
  const words = privacyWords(language);
  const mail = isMailSent ? words.mailSent(mailKeptDays) : words.mailFiled(mailKeptDays);
  return html`<p>${words.accountText}</p><p>${mail}</p><p>${words.secrets}</p><p>${words.statusEmails(limits.confirmLinkDays)}</p>`;
}

const book = perLanguage((language) => {
  const words = privacyWords(language);
  return html`
    <p>${words.bookText}</p>
    <p>${words.changesText(linkTo('/portal/changes'))}</p>
    <p>${words.answersText(linkTo('/portal/books'), limits.knownAnswerDays)}</p>
  `;
});

const addresses = perLanguage((language) => {
  const words = privacyWords(language);
  return html`
    <p>${words.addressesIntro}</p>
    <ul>
      <li>${words.addressCounted}</li>
      <li>${words.addressKnown(limits.knownAddressDays)}</li>
      <li>${words.addressPairing(limits.pairingMinutes)}</li>
      <li>${words.addressMailed}</li>
      <li>${words.addressOfKey}</li>
    </ul>
    <p>${words.addressNetwork}</p>
  `;
});

type CookieId = keyof typeof cookies;

const cookieTable = perLanguage((language) => {
  const words = cookieWords(language);
  return html`
    <p>${words.intro}</p>
    ${tableBox({
      label: words.title,
      caption: words.caption,
      heads: [words.cookie, words.whatFor, words.ends],
      rows: (Object.keys(cookies) as CookieId[]).map((id) => cookieRow(language, id)),
    })}
    <p>${words.noTracking}</p>
  `;
});

function cookieRow(language: Language, id: CookieId): Html {
  const { name, path, validMs } = cookies[id];
  const purpose = cookiePurposeWords(language)[id];
  return html`
    <tr>
      <th scope="row"><code>${name}</code></th>
      <td>${path === '/' ? purpose : cookieWords(language).sentOnlyTo(purpose, path, codeText)}</td>
      <td>${cookieLifetimeWords(language)[id](validMs / (validMs < DAY_MS ? MINUTE_MS : DAY_MS))}</td>
    </tr>
  `;
}

const strong = (text: string): Html => html`<b>${text}</b>`;

const yourself = perLanguage((language) => {
  const words = privacyWords(language);
  const data = linkTo('/portal/data');
  return html`
    <ul>
      <li>${words.copyData(strong, data)}</li>
      <li>${words.chooseTime(strong, data)}</li>
      <li>${words.erase(data, limits.erasureGraceDays)}</li>
      <li>${words.changeLogin(linkTo('/portal/account'))}</li>
      <li>${words.leave(linkTo('/portal/team'))}</li>
    </ul>
    <p>${words.anythingElse(linkTo('/contact'))}</p>
  `;
});
