/** The e-invoices of one account book: what is on the way, the access to MyInvois, and the last tries. Shows no secret. */

import type { CourierTry, Rehearsal } from '@ledgerline/book';
import { badge, card, type Html, html, icon } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { localEInvoiceWords } from '@ledgerline/words/connector/e-invoice';
import { paragraph } from '@ledgerline/words/paragraph';
import type { Finding } from '../driver.ts';
import { findingList } from './activity-page.ts';
import { choiceField, textField } from './form-field.ts';
import { type LocalPage, problemList } from './frame.ts';
import { localText } from './local-time.ts';

/** What a person chooses: the gateway, and for MyInvois which one. */
export const DESTINATIONS = ['none', 'sandbox', 'preproduction', 'production'] as const;

export type Destination = (typeof DESTINATIONS)[number];

export interface EInvoicePage {
  readonly root: string;
  readonly language: Language;
  readonly companyId: string;
  readonly destination: Destination;
  readonly clientId: string;
  readonly hasSecret: boolean;
  readonly isPaused: boolean;
  readonly standing: readonly Finding[];
  /** The findings of a check; null if none was requested. */
  readonly checked: readonly Finding[] | null;
  readonly tries: readonly CourierTry[];
  /** The last rehearsal that succeeded. */
  readonly rehearsal: Rehearsal | undefined;
  readonly problems: readonly string[];
}

export function eInvoicePage(page: EInvoicePage): LocalPage {
  const { language, companyId, problems } = page;
  const words = localEInvoiceWords(language);
  return {
    title: words.title(companyId),
    sub: words.sub,
    current: 'books',
    content: html`
      ${problemList(problems, language)}
      ${standingCard(page)}
      ${accessForm(page)}
      ${triesCard(page)}
      <p class="muted">${paragraph([words.notProven, rehearsedText(page), words.notProvenList])}</p>
    `,
  };
}

function rehearsedText({ language, rehearsal }: EInvoicePage): string {
  const words = localEInvoiceWords(language);
  if (!rehearsal) return words.notRehearsed;
  return words.rehearsed(rehearsal.at.slice(0, ISO_DATE_LENGTH), rehearsal.against === 'preproduction');
}

const ISO_DATE_LENGTH = 10;

const actionForm = ({ root, companyId }: EInvoicePage, action: string, label: string, more: Html | false = false): Html => html`
  <form method="post" action="${root}books/e-invoices/${action}">
    <input type="hidden" name="company" value="${companyId}">
    ${more}
    <button class="btn" type="submit">${label}</button>
  </form>
`;

/** What is known without asking, or all that a check has found, of which that is a part. */
function standingCard(page: EInvoicePage): Html {
  const { language, standing, checked, isPaused } = page;
  const words = localEInvoiceWords(language);
  return card({
    id: 'standing',
    title: checked ? words.checked : words.now,
    content: html`
      ${findingList(checked ?? standing, language)}
      <div class="body row">
        ${actionForm(page, 'check', words.check)}
        ${actionForm(
          page,
          'pause',
          isPaused ? words.resume : words.pause,
          html`<input type="hidden" name="paused" value="${isPaused ? 'off' : 'on'}">`,
        )}
        ${actionForm(page, 'send', words.sendNow)}
      </div>
    `,
  });
}

function accessForm({ root, language, companyId, destination, clientId, hasSecret }: EInvoicePage): Html {
  const words = localEInvoiceWords(language);
  const choices = [
    { value: 'none', label: words.nowhere },
    { value: 'sandbox', label: words.sandbox, hint: words.sandboxHint },
    { value: 'preproduction', label: words.preproduction, hint: words.preproductionHint },
    { value: 'production', label: words.production, hint: words.productionHint },
  ];
  return html`
    <form class="card measure" method="post" action="${root}books/e-invoices" enctype="multipart/form-data">
      <div class="body stack lg">
        <h2>${words.access}</h2>
        <input type="hidden" name="company" value="${companyId}">
        ${choiceField('destination', words.destination, choices, destination)}
        ${textField({ language, name: 'clientId', label: words.clientId, value: clientId, maxLength: 100 })}
        ${textField({
          language,
          name: 'secret',
          label: words.secret,
          value: '',
          type: 'password',
          hint: hasSecret ? words.secretHint : null,
          maxLength: 200,
        })}
        ${textField({
          language,
          name: 'secondSecret',
          label: words.secondSecret,
          value: '',
          type: 'password',
          hint: words.secondSecretHint,
          maxLength: 200,
        })}
        <div class="field">
          <label for="field-certificate">${words.certificate}</label>
          <input class="input" id="field-certificate" name="certificate" type="file" accept=".p12,.pfx,.pem"
            aria-describedby="hint-certificate">
          <p class="hint" id="hint-certificate">${words.certificateHint}</p>
        </div>
        ${textField({ language, name: 'password', label: words.password, value: '', type: 'password', maxLength: 200 })}
        <div class="row"><button class="btn primary" type="submit">${words.save}</button></div>
      </div>
    </form>
  `;
}

const SUCCESSES = /^2\d\d$/;

function triesCard({ language, tries }: EInvoicePage): Html {
  const words = localEInvoiceWords(language);
  const rows = tries.map(
    ({ at, kind, outcome, correlationId }) => html`
      <li class="slip">
        <div>
          <p class="row tight">
            ${SUCCESSES.test(outcome) ? badge('done', 'tick', outcome) : badge('warning', 'alert', outcome.slice(0, 80))}
            <span>${words.request(kind)}</span>
          </p>
          ${correlationId !== null && html`<p class="muted small break">${words.correlation} ${correlationId}</p>`}
        </div>
        <time class="small muted" datetime="${at}">${localText(at, language)}</time>
      </li>
    `,
  );
  const empty = html`<div class="empty">${icon('list', 'lg')}<h3>${words.noTries}</h3></div>`;
  return card({ id: 'tries', title: words.tries, content: rows.length > 0 ? html`<ul class="slips">${rows}</ul>` : empty });
}
