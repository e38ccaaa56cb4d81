/** Reports of the sandbox books: a form with the templates and a preview next to it. */

import { REPORT_TEMPLATES, type ReportTemplate, reportGroups } from '@ledgerline/catalog';
import { emptyState, formField, Html, html, icon, notice } from '@ledgerline/look';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';
import { subscriptionWarning } from './subscription-notice.ts';

export interface ReportsPage extends PortalView {
  readonly isOffered: boolean;
  /** YYYY-MM-DD in Kuala Lumpur: the default end date of reports. */
  readonly today: string;
}

export function reportsPage({ shell, state, isOffered, today, now }: ReportsPage): string {
  return portalPage({
    title: 'Reports',
    current: '/portal/reports',
    shell,
    scripts: ['reports'],
    content: html`
      ${pageHead({
        title: 'Reports',
        sub: 'Financial statements, listings and tax returns of your sandbox books, as your programs get them.',
      })}
      <div class="stack lg">
        ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
        ${isOffered ? html`${form(today)}${preview}` : notOffered}
      </div>
    `,
  });
}

const notOffered = notice({
  tone: 'plain',
  glyph: 'info',
  title: 'The sandbox is not available',
  content: html`
    <p>The operator has switched off the sandbox. Send <code>statement-report-html</code> to a book of your own connector.</p>
  `,
  actions: html`<a class="btn sm" href="/developers/commands/statement-report-html">Open the command</a>`,
});

type Choice = readonly [value: string, label: string];

const LANGUAGES: readonly Choice[] = [
  ['en', 'English'],
  ['ms', 'Malay'],
  ['zh', 'Chinese'],
];
const COMPARISONS: readonly Choice[] = [
  ['', 'Default'],
  ['previous-year', 'The year before'],
  ['previous-period', 'The period before'],
  ['none', 'Nothing'],
];
const BOOKS: readonly Choice[] = [
  ['SAMPLE', 'SAMPLE'],
  ['BLANK', 'BLANK'],
];
const FORMATS: readonly Choice[] = [
  ['html', 'Web page'],
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
];
const STARTS_WITH = 'balance-sheet';

const selection = (name: string, label: string, choices: readonly Choice[]): Html =>
  formField({
    id: `report-${name}`,
    label,
    control: html`
      <select class="input" id="report-${name}" name="${name}">
        ${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select>
    `,
  });

const GROUPS: Readonly<Record<string, string>> = {
  month: 'Month',
  department: 'Department',
  project: 'Project',
  customer: 'Customer',
  item: 'Item',
  agent: 'Sales agent',
};

/** The templates, each with the fields and the groups that it uses; the script leaves out the others. */
const templateField = (): Html =>
  formField({
    id: 'report-template',
    label: 'Report',
    control: html`
      <select class="input" id="report-template" name="template">
        ${(Object.keys(REPORT_TEMPLATES) as ReportTemplate[]).map(
          (name) =>
            html`
              <option value="${name}" data-takes="${REPORT_TEMPLATES[name].takes.join(' ')}"
                data-groups="${reportGroups(name).join(' ')}"${name === STARTS_WITH && new Html(' selected')}>
                ${REPORT_TEMPLATES[name].title}
              </option>
            `,
        )}
      </select>
    `,
  });

const groupField = selection('groupBy', 'Group by', [['', 'Default'], ...Object.entries(GROUPS)]);

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

function form(today: string): Html {
  return html`
    <form method="dialog" class="card" data-report novalidate>
      <div class="body stack">
        <noscript><p class="muted">Reports need JavaScript here.</p></noscript>
        <div class="cols-2">
          ${templateField()}
          ${selection('companyId', 'Account book', BOOKS)}
          ${dateField('dateFrom', 'From', '')}
          ${dateField('dateTo', 'To', today)}
          ${selection('compareWith', 'Compare with', COMPARISONS)}
          ${groupField}
          ${selection('language', 'Language', LANGUAGES)}
        </div>
        <div class="row between">
          <fieldset class="chips">
            <legend class="vh">Format</legend>
            ${FORMATS.map(
              ([value, label], index) => html`
                <label class="chip">
                  <input type="radio" name="format" value="${value}"${index === 0 && new Html(' checked')}>
                  ${label}
                </label>
              `,
            )}
          </fieldset>
          <button class="btn primary" type="submit">${icon('run')}Show</button>
        </div>
      </div>
    </form>
  `;
}

const preview = html`
  <section class="card" aria-labelledby="preview-title">
    <div class="head">
      <h2 id="preview-title">Preview</h2>
      <span class="row tight" data-report-links hidden>
        <a class="btn sm" data-open-command href="/portal/commands">Open command</a>
        <a class="btn sm" data-download href="/portal/commands" download>${icon('download', 'sm')}Download</a>
      </span>
    </div>
    <p class="vh" role="status" data-announce></p>
    <div data-preview>
      ${emptyState(
        'document',
        'No report yet',
        html`<p>Choose a report and a period. The sandbox book makes it in a moment.</p>`,
      )}
    </div>
  </section>
`;
