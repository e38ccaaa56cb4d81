/** Reports of account books: a form with the templates and the usual periods, and a preview below it. */

import { REPORT_TEMPLATES, type ReportTemplate, reportGroups } from '@ledgerline/catalog';
import type { FileLink } from '@ledgerline/contract';
import { emptyState, formField, Html, html, icon, notice } from '@ledgerline/look';
import { languageNames, languages } from '@ledgerline/words';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { periodWords, reportGroupWords, reportsWords } from '@ledgerline/words/portal/reports';
import { reportTitleWords } from '@ledgerline/words/shared/report-title';
import type { SeenBook } from '../../../book-window/sight.ts';
import { periodNames, periodOf } from '../../../report/period.ts';
import { printsReports, printsStatements } from '../../../report/report-type.ts';
import type { StoredReportSchedule } from '../../../store/stored-report-schedule.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { ifMayChange, type PortalView } from '../../portal-view.ts';
import { subscriptionWarning } from '../subscription/subscription-notice.ts';
import { fileLinksCard } from './file-links.ts';
import { schedulesCard } from './report-schedules.ts';

export interface ReportsPage extends PortalView {
  /** The books whose reports the person sees. */
  readonly books: readonly Pick<SeenBook, 'connectorId' | 'companyId' | 'name' | 'isSandbox' | 'types' | 'driver'>[];
  /** The party whose statement will be sent, and its book; empty for none. */
  readonly asked: { readonly party: string; readonly book: string };
  /** Valid links, for people who can create some. */
  readonly links: readonly FileLink[];
  /** Reports that are sent repeatedly, for people who can have some sent. */
  readonly schedules: readonly StoredReportSchedule[];
  /** YYYY-MM-DD in Kuala Lumpur: the default end date of reports. */
  readonly today: string;
}

type Words = ReturnType<typeof reportsWords>;

export function reportsPage(page: ReportsPage): string {
  const { shell, state, books, now } = page;
  const title = pageNameWords(shell.reader.language).reports;
  const words = reportsWords(shell.reader.language);
  const printing = books.filter(printsReports);
  const choices = bookChoices(printing, words);
  const stating = books.filter(printsStatements);
  return portalPage({
    title,
    current: '/portal/reports',
    shell,
    scripts: ['reports', 'statement', 'schedule'],
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <div class="stack lg">
        ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
        ${books.length === 0 && noBooks(words)}
        ${books.length > printing.length && notPrinting(page, words)}
        ${printing.length > 0 && page.shell.visit === undefined && html`${form(page, choices, words)}${preview(page, words)}`}
        ${stating.length > 0 && ifMayChange(page, 'report', statementForm(page, bookChoices(stating, words), words))}
        ${printing.length > 0 && ifMayChange(page, 'report', schedulesCard(page, page.schedules, choices))}
        ${fileLinksCard(page, page.links, '/portal/reports')}
      </div>
    `,
  });
}

const noBooks = (words: Words): Html =>
  notice({
    tone: 'plain',
    glyph: 'info',
    title: words.noBooks,
    content: html`<p>${words.noBooksHint}</p>`,
    actions: html`<a class="btn sm" href="/portal/sandbox">${words.openSandbox}</a>`,
  });

type OfferedBook = ReportsPage['books'][number];

/** The books whose reports are printed in their own program: each with the name of its driver. */
const notPrinting = ({ books }: ReportsPage, words: Words): Html =>
  notice({
    tone: 'plain',
    glyph: 'info',
    title: words.notPrinted,
    content: html`
      <ul>
        ${books
          .filter((book) => !printsReports(book))
          .map(({ name, driver }) => html`<li>${words.notPrintedBook(name, driver ?? '–')}</li>`)}
      </ul>
      <p>${words.notPrintedHint}</p>
    `,
  });

type Choice = readonly [value: string, label: string];

const comparisons = (words: Words): readonly Choice[] => [
  ['', words.byDefault],
  ['previous-year', words.previousYear],
  ['previous-period', words.previousPeriod],
  ['none', words.nothing],
];

const byInterest = (one: OfferedBook, other: OfferedBook): number =>
  Number(one.isSandbox) - Number(other.isSandbox) || Number(other.companyId === 'SAMPLE') - Number(one.companyId === 'SAMPLE');

/** Real books first, and the sample company before a book without documents. */
const bookChoices = (books: ReportsPage['books'], words: Words): readonly Choice[] =>
  books
    .toSorted(byInterest)
    .map(({ connectorId, companyId, name, isSandbox }) => [
      `/app/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}`,
      `${name === companyId ? name : `${name} (${companyId})`}${isSandbox ? `, ${words.sandbox}` : ''}`,
    ]);
const formats = (words: Words): readonly Choice[] => [
  ['html', words.webPage],
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
];
const STARTS_WITH = 'balance-sheet';

const selection = (name: string, label: string, choices: readonly Choice[], chosen = ''): Html =>
  formField({
    id: `report-${name}`,
    label,
    control: html`
      <select class="input" id="report-${name}" name="${name}">
        ${choices.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}
      </select>
    `,
  });

/** The templates, each with the fields and the groups that it uses; the script hides the others. */
const templateField = ({ shell: { reader } }: ReportsPage, words: Words): Html =>
  formField({
    id: 'report-template',
    label: words.report,
    control: html`
      <select class="input" id="report-template" name="template">
        ${(Object.keys(REPORT_TEMPLATES) as ReportTemplate[]).map(
          (name) =>
            html`
              <option value="${name}" data-takes="${REPORT_TEMPLATES[name].takes.join(' ')}"
                data-groups="${reportGroups(name).join(' ')}"${name === STARTS_WITH && new Html(' selected')}>
                ${reportTitleWords(reader.language)[name]}
              </option>
            `,
        )}
      </select>
    `,
  });

const dateField = (name: string, label: string, value: string): Html =>
  formField({
    id: `report-${name}`,
    label,
    problem: name,
    control: html`
      <input class="input" type="date" id="report-${name}" name="${name}" value="${value}"
        aria-describedby="report-${name}-problem">
    `,
  });

/** Buttons that fill in the dates. */
const periodButtons = ({ shell, today }: ReportsPage, words: Words): Html => html`
  <div class="chips" role="group" aria-label="${words.period}">
    ${periodNames.map((name) => {
      const { dateFrom, dateTo } = periodOf(name, today);
      return html`
        <button class="chip" type="button" data-date-from="${dateFrom}" data-date-to="${dateTo}">
          ${periodWords(shell.reader.language)[name]}
        </button>
      `;
    })}
  </div>
`;

function form(page: ReportsPage, books: readonly Choice[], words: Words): Html {
  const { language } = page.shell.reader;
  return html`
    <form method="dialog" class="card" data-report novalidate>
      <div class="body stack">
        <noscript><p class="muted">${words.needsScript}</p></noscript>
        <div class="cols-2">
          ${templateField(page, words)}
          ${selection('book', words.accountBook, books, page.asked.book)}
          ${dateField('dateFrom', words.from, '')}
          ${dateField('dateTo', words.to, page.today)}
          ${periodButtons(page, words)}
          ${selection('compareWith', words.compareWith, comparisons(words))}
          ${selection('groupBy', words.groupBy, [['', words.byDefault], ...Object.entries(reportGroupWords(language))])}
          ${selection(
            'language',
            words.language,
            languages.map((one) => [one, languageNames[one]]),
            language,
          )}
        </div>
        <div class="row between">
          <fieldset class="chips">
            <legend class="vh">${words.format}</legend>
            ${formats(words).map(
              ([value, label], index) => html`
                <label class="chip">
                  <input type="radio" name="format" value="${value}"${index === 0 && new Html(' checked')}>
                  ${label}
                </label>
              `,
            )}
          </fieldset>
          <button class="btn primary" type="submit">${icon('run')}${words.show}</button>
        </div>
      </div>
    </form>
  `;
}

/** Prints a statement and opens the mail program with a link to it. Pages of customers and suppliers lead here with `party` and `book`. */
const statementForm = (page: ReportsPage, books: readonly Choice[], words: Words): Html => html`
  <form method="dialog" class="card" id="statement" data-statement novalidate aria-labelledby="statement-title">
    <div class="head"><h2 id="statement-title">${words.statement}</h2></div>
    <div class="body stack">
      <div class="cols-2">
        ${formField({
          id: 'statement-party',
          label: words.party,
          problem: 'partyCode',
          control: html`
            <input class="input" id="statement-party" name="partyCode" value="${page.asked.party}" maxlength="12"
              autocapitalize="off" autocomplete="off" aria-describedby="statement-party-problem">
          `,
        })}
        ${selection('statement-book', words.accountBook, books, page.asked.book)}
        ${selection(
          'statement-language',
          words.languageOfParty,
          languages.map((one) => [one, languageNames[one]]),
          page.shell.reader.language,
        )}
      </div>
      <div class="row between">
        <p class="hint" role="status" data-statement-state>${words.statementHint}</p>
        <button class="btn primary" type="submit">${icon('send')}${words.sendStatement}</button>
      </div>
    </div>
  </form>
`;

const preview = (page: ReportsPage, words: Words): Html => html`
  <section class="card" aria-labelledby="preview-title">
    <div class="head">
      <h2 id="preview-title">${words.preview}</h2>
      <span class="row tight" data-report-links hidden>
        ${ifMayChange(page, 'report', html`<button class="btn sm" type="button" data-share>${icon('send', 'sm')}${words.share}</button>`)}
        <a class="btn sm" data-open-command href="/portal/commands">${words.openCommand}</a>
        <a class="btn sm" data-download href="/portal/commands" download>${icon('download', 'sm')}${words.download}</a>
      </span>
    </div>
    <p class="vh" role="status" data-announce></p>
    <div data-preview>
      ${emptyState('document', words.noReport, html`<p>${words.noReportHint}</p>`)}
    </div>
  </section>
`;
