/** The data of a company as a whole: taking it along, how long it is kept, and that it is erased. */

import { limits } from '@ledgerline/contract';
import { card, formField, type Html, html } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { dataWords } from '@ledgerline/words/portal/data';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { formWords } from '@ledgerline/words/shared/form';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, type PortalView } from '../portal-view.ts';

export interface DataPage extends PortalView {
  /** Null for forever. */
  readonly keptDays: number | null;
  /** How long this installation keeps events. */
  readonly eventDays: number;
  /** Whether the user confirms with a code too. */
  readonly hasFactor: boolean;
  /** Whether operators can look at real account books. */
  readonly isOpenToOperator: boolean;
}

type Words = ReturnType<typeof dataWords>;

export function dataPage(page: DataPage): string {
  const words = dataWords(page.shell.reader.language);
  const title = pageNameWords(page.shell.reader.language).data;
  return portalPage({
    title,
    current: '/portal/account',
    shell: page.shell,
    scripts: ['settings'],
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <div class="cols-main">
        <div class="stack lg">
          ${retentionCard(page, words)}
          ${page.shell.eraseAt === null && ifMay(page, 'govern', erasureCard(page, words))}
        </div>
        <aside class="stack lg" aria-label="${words.export}">${exportCard(words)}${operatorCard(page, words)}</aside>
      </div>
    `,
  });
}

const exportCard = (words: Words): Html =>
  card({
    id: 'export',
    title: words.export,
    content: html`
      <div class="body stack">
        <p class="muted">${words.exportHint}</p>
        <div class="row"><a class="btn" href="/app/export.zip" download>${words.exportEverything}</a></div>
      </div>
    `,
  });

/** The card of operator access, which only an owner can change. */
const operatorCard = (page: DataPage, words: Words): Html =>
  card({
    id: 'operator',
    title: words.operator,
    content: html`
      <div class="body stack">
        <p class="muted">${words.operatorHint}</p>
        <p>${page.isOpenToOperator ? words.operatorSeesBooks : words.operatorSeesNoBooks}</p>
        ${ifMay(
          page,
          'govern',
          html`
            <div class="row">
              <button class="btn" type="button" data-post="/app/operator-sight"
                data-body="${JSON.stringify({ books: !page.isOpenToOperator })}" data-leads-to="/portal/data">
                ${page.isOpenToOperator ? words.hideBooks : words.showBooks}
              </button>
            </div>
          `,
        )}
      </div>
    `,
  });

const YEAR_DAYS = 365;
const CHOICES: readonly (number | null)[] = [null, limits.keptDaysMin, 180, YEAR_DAYS, 3 * YEAR_DAYS, 7 * YEAR_DAYS];

/** A number that was chosen through the API is among the choices too. */
const choicesWith = (keptDays: number | null): typeof CHOICES => (CHOICES.includes(keptDays) ? CHOICES : [...CHOICES, keptDays]);

function choiceText(days: number | null, words: Words): string {
  if (days === null) return words.forever;
  return days % YEAR_DAYS === 0 ? words.years(days / YEAR_DAYS) : words.days(days);
}

const needsScript = ({ language }: Reader): Html =>
  html`<noscript><p class="muted">${formWords(language).formNeedsScript}</p></noscript>`;

function retentionCard({ shell, keptDays, eventDays }: DataPage, words: Words): Html {
  const options = choicesWith(keptDays).map(
    (days) => html`<option value="${String(days)}"${days === keptDays && html` selected`}>${choiceText(days, words)}</option>`,
  );
  return card({
    id: 'retention',
    title: words.retention,
    content: html`
      <form method="dialog" class="body stack" data-settings action="/app/retention" data-leads-to="/portal/data" novalidate>
        ${needsScript(shell.reader)}
        <p class="muted">${words.retentionHint(html`<code>commandId</code>`)}</p>
        ${formField({
          id: 'kept-days',
          label: words.keep,
          problem: 'keptDays',
          control: html`
            <select class="input" id="kept-days" name="keptDays" data-json aria-describedby="kept-days-problem">
              ${options}
            </select>
          `,
        })}
        <div class="row"><button class="btn primary" type="submit">${formWords(shell.reader.language).save}</button></div>
      </form>
      <div class="foot">${words.eventsKept(eventDays)}</div>
    `,
  });
}

function erasureCard({ shell, hasFactor }: DataPage, words: Words): Html {
  const field = (name: string, label: string, input: Html): Html =>
    formField({ id: `erase-${name}`, label, problem: name, control: html`${input}` });
  const code = html`
    <input class="input code-input" id="erase-code" name="code" autocomplete="one-time-code"
      maxlength="${limits.factorCodeCharactersMax}" aria-describedby="erase-code-problem" required>
  `;
  return card({
    id: 'erasure',
    title: words.erase,
    content: html`
      <form method="dialog" class="body stack" data-settings action="/app/erasure" data-leads-to="/portal/data" novalidate>
        ${needsScript(shell.reader)}
        <p class="muted">${words.eraseHint(limits.erasureGraceDays)}</p>
        ${field(
          'companyName',
          words.companyName,
          html`
            <input class="input" id="erase-companyName" name="companyName" autocomplete="off" autocapitalize="off"
              maxlength="${limits.companyNameCharactersMax}"
              aria-describedby="erase-companyName-hint erase-companyName-problem" required>
            <p class="hint" id="erase-companyName-hint">${words.typeName(html`<b class="break">${shell.companyName}</b>`)}</p>
          `,
        )}
        ${field(
          'currentPassword',
          formWords(shell.reader.language).currentPassword,
          html`
            <input class="input" type="password" id="erase-currentPassword" name="currentPassword"
              autocomplete="current-password" maxlength="${limits.passwordCharactersMax}"
              aria-describedby="erase-currentPassword-problem" required>
          `,
        )}
        ${hasFactor && field('code', words.factorCode, code)}
        <div class="row"><button class="btn danger" type="submit">${words.erase}</button></div>
      </form>
    `,
  });
}
