/** Reports of the sandbox books: a form with the templates and a preview next to it. */

import { REPORT_TEMPLATES, type ReportTemplate, reportGroups } from '@ledgerline/catalog';
import { emptyState, formField, Html, html, icon, notice } from '@ledgerline/look';
import { languageNames, languages } from '@ledgerline/words';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { reportGroupWords, reportsWords } from '@ledgerline/words/portal/reports';
import { reportTitleWords } from '@ledgerline/words/shared/report-title';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';
import { subscriptionWarning } from './subscription-notice.ts';

export interface ReportsPage extends PortalView {
  readonly isOffered: boolean;
  /** YYYY-MM-DD in Kuala Lumpur: the default end date of reports. */
  readonly today: string;
}

type Words = ReturnType<typeof reportsWords>;

export function reportsPage(page: ReportsPage): string {
  const { shell, state, isOffered, now } = page;
  const title = pageNameWords(shell.reader.language).reports;
  const words = reportsWords(shell.reader.language);
  return portalPage({
    title,
    current: '/portal/reports',
    shell,
    scripts: ['reports'],
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <div class="stack lg">
        ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
        ${isOffered ? html`${form(page, words)}${preview(words)}` : notOffered(words)}
      </div>
    `,
  });
}

const notOffered = (words: Words): Html =>
  notice({
    tone: 'plain',
    glyph: 'info',
    title: words.notAvailable,
    content: html`<p>${words.notAvailableHint(html`<code>statement-report-html</code>`)}</p>`,
    actions: html`
      <a class="btn sm" href="/developers/commands/statement-report-html">${words.openCommandPage}</a>
    `,
  });

type Choice = readonly [value: string, label: string];

const comparisons = (words: Words): readonly Choice[] => [
  ['', words.byDefault],
  ['previous-year', words.previousYear],
  ['previous-period', words.previousPeriod],
  ['none', words.nothing],
];
const BOOKS: readonly Choice[] = [
  ['SAMPLE', 'SAMPLE'],
  ['BLANK', 'BLANK'],
];
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

/** The templates, each with the fields and the groups that it uses; the script leaves out the others. */
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

function form(page: ReportsPage, words: Words): Html {
  const { language } = page.shell.reader;
  return html`
    <form method="dialog" class="card" data-report novalidate>
      <div class="body stack">
        <noscript><p class="muted">${words.needsScript}</p></noscript>
        <div class="cols-2">
          ${templateField(page, words)}
          ${selection('companyId', words.accountBook, BOOKS)}
          ${dateField('dateFrom', words.from, '')}
          ${dateField('dateTo', words.to, page.today)}
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

const preview = (words: Words): Html => html`
  <section class="card" aria-labelledby="preview-title">
    <div class="head">
      <h2 id="preview-title">${words.preview}</h2>
      <span class="row tight" data-report-links hidden>
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
