/** The account books of this machine: their states, and the forms that add, change and remove them. */

import { CHART_NAMES, COMPANY_DETAILS, type CompanyDetail, describeCharts } from '@ledgerline/book';
import { badge, card, type Html, html, type IconName, icon, notice } from '@ledgerline/look';
import { isProblems } from '../config.ts';
import type { CompanySettings, Finding, SettingDeclaration } from '../driver.ts';
import { firstOfYear } from '../drivers/embedded-file.ts';
import { freeCompanyId, listedCompanies } from '../service/company-list.ts';
import { findingList } from './activity-page.ts';
import type { Desk } from './desk.ts';
import { choiceField, type Entered, settingFields, shownSettings, textField, textIn } from './form-field.ts';
import { emptyCard, type LocalPage, problemList } from './frame.ts';

const LOOKS: ReadonlyMap<string, readonly [colour: string, glyph: IconName, word: string]> = new Map([
  ['open', ['online', 'tick', 'open']],
  ['closed', ['queued', 'queued', 'opens when needed']],
  ['locked', ['warning', 'alert', 'locked']],
  ['needs-password', ['warning', 'alert', 'needs a password']],
  ['unavailable', ['failed', 'cross', 'unavailable']],
]);

/** A book that was just tested, and what was found. */
export interface Tested {
  readonly companyId: string;
  readonly findings: readonly Finding[];
}

export function booksPage(desk: Desk, root: string, tested: Tested | null = null): LocalPage {
  const listed = listedCompanies(desk.folder);
  return {
    title: 'Account books',
    sub: 'The books that this connector serves. Changes take effect at once.',
    current: 'books',
    actions: html`
      <a class="btn primary" href="${root}books/new">${icon('plus')}New account book</a>
      <a class="btn" href="${root}books/add?driver=external">Add a book of another package</a>
    `,
    content: html`
      ${tested && testedCard(tested)}
      ${bookList(desk, root, listed)}
      <p class="muted">
        You have an account book file of Ledgerline already? <a href="${root}books/add?driver=embedded">Add the file</a>.
      </p>
    `,
  };
}

function bookList({ running }: Desk, root: string, listed: ReturnType<typeof listedCompanies>): Html {
  if (isProblems(listed)) return html`${problemList(listed.problems)}`;
  if (listed.length === 0)
    return emptyCard(
      'books',
      'Account books',
      'book',
      html`
        <h3>No account book yet</h3>
        <p>Create one from a template, or add a book of your accounting package.</p>
      `,
    );
  const states = new Map(running.health().map((health) => [health.companyId, health]));
  const rows = listed.map(({ companyId, name, driver }) => {
    const { state = 'closed', message = null } = states.get(companyId) ?? {};
    const [colour, glyph, word] = LOOKS.get(state) ?? ['queued', 'queued', state];
    return html`
      <li class="slip">
        <div>
          <p class="row tight">
            <b class="break">${name}</b>
            <code class="break">${companyId}</code>
            ${badge(colour, glyph, word)}
          </p>
          <p class="muted small break">Driver ${driver}. ${message ?? ''}</p>
        </div>
        <div class="row tight">
          <form method="post" action="${root}books/test">
            <input type="hidden" name="company" value="${companyId}">
            <button class="btn sm" type="submit">Test<span class="vh"> ${companyId}</span></button>
          </form>
          <a class="btn sm" href="${root}books/edit?company=${encodeURIComponent(companyId)}">
            Edit<span class="vh"> ${companyId}</span>
          </a>
          <a class="btn sm" href="${root}books/remove?company=${encodeURIComponent(companyId)}">
            Remove<span class="vh"> ${companyId}</span>
          </a>
        </div>
      </li>
    `;
  });
  return card({
    id: 'books',
    title: 'Account books',
    meta: listed.length === 1 ? '1 book' : `${listed.length} books`,
    content: html`<ul class="slips">${rows}</ul>`,
  });
}

const testedCard = ({ companyId, findings }: Tested): Html =>
  card({ id: 'tested', title: `Test of ${companyId}`, content: findingList(findings) });

/** What a new book is asked about; everything else can be set later. */
const ASKED: readonly CompanyDetail[] = ['name', 'registrationNo', 'tin', 'sstRegNo', 'baseCurrency', 'fiscalYearStart'];

const companyIdField = (entered: Entered): Html =>
  textField({
    name: 'companyId',
    label: 'Id of the account book',
    value: textIn(entered, 'companyId'),
    hint: 'Commands name it as companyId. Letters, digits, dots, underscores and hyphens.',
    isRequired: true,
    maxLength: 64,
  });

const PROPOSALS = ({ folder, today }: Desk): Readonly<Partial<Record<string, string>>> => ({
  companyId: freeCompanyId(folder),
  template: CHART_NAMES[0],
  baseCurrency: 'MYR',
  fiscalYearStart: firstOfYear(today()),
});

/** The names of the fields of a new book. */
export const newBookDetails = (entered: Entered): Readonly<Record<string, string>> =>
  Object.fromEntries(ASKED.map((name) => [name, textIn(entered, name)]));

export function newBookPage(desk: Desk, root: string, given: Entered | null, problems: readonly string[]): LocalPage {
  const entered = given ?? new URLSearchParams(PROPOSALS(desk) as Record<string, string>);
  return {
    title: 'New account book',
    sub: 'The book starts with the accounts, tax codes, terms and numbering of a template, so that every document can be posted.',
    current: 'books',
    content: html`
      ${problemList(problems)}
      <form class="card measure" method="post" action="${root}books/new">
        <div class="body stack">
          ${ASKED.slice(0, 1).map((name) => detailField(name, entered))}
          ${companyIdField(entered)}
          ${choiceField(
            'template',
            'Template',
            describeCharts().map(({ name, title, about }) => ({ value: name, label: title, hint: about })),
            textIn(entered, 'template'),
          )}
          ${ASKED.slice(1).map((name) => detailField(name, entered))}
          <div class="row">
            <button class="btn primary" type="submit">Create account book</button>
            <a class="btn" href="${root}books">Cancel</a>
          </div>
        </div>
      </form>
    `,
  };
}

const detailField = (name: CompanyDetail, entered: Entered): Html =>
  textField({
    name,
    label: COMPANY_DETAILS[name].about,
    value: textIn(entered, name),
    isRequired: 'isRequired' in COMPANY_DETAILS[name],
    type: name === 'fiscalYearStart' ? 'date' : 'text',
  });

export interface BookForm {
  readonly driver: string;
  /** The settings that are known before the driver was asked. */
  readonly basic: readonly SettingDeclaration[];
  /** All of them, as far as they are known. */
  readonly declared: readonly SettingDeclaration[];
  readonly entered: Entered;
  readonly settings: CompanySettings['settings'];
  readonly problems: readonly string[];
  /** The driver has just said which further settings it has. */
  readonly hasMore?: boolean;
}

interface AddingWords {
  readonly title: string;
  readonly sub: string;
  readonly legend: string;
  /** On the button while the driver may have further settings. */
  readonly next: string;
}

const ADDING: Readonly<Record<'external' | 'embedded', AddingWords>> = {
  external: {
    title: 'Add a book of another package',
    sub: 'A driver program runs the commands in your accounting package. The connector asks it which settings it has.',
    legend: 'Driver',
    next: 'Continue',
  },
  embedded: {
    title: 'Add an account book file',
    sub: 'The file stays where it is. Only this connector may use it.',
    legend: 'File',
    next: 'Add account book',
  },
};

/** Fields that belong together, under a heading of their own. */
const group = (legend: string, fields: Html): Html =>
  html`<fieldset class="stack field-group"><legend>${legend}</legend>${fields}</fieldset>`;

export function addBookPage(root: string, form: BookForm): LocalPage {
  const { driver, basic, declared, entered, settings, problems, hasMore = false } = form;
  const { title, sub, legend, next } = ADDING[driver === 'external' ? 'external' : 'embedded'];
  const known = new Set(basic.map(({ name }) => name));
  const further = declared.filter(({ name }) => !known.has(name));
  const isFirst = further.length === 0 && problems.length === 0;
  return {
    title,
    sub,
    current: 'books',
    content: html`
      ${problemList(problems)}
      ${
        hasMore &&
        html`
          <section class="notice" data-tone="info" role="status">
            ${icon('info')}
            <h2>The driver responded.</h2>
            <p>Fill in its settings.</p>
          </section>
        `
      }
      <form class="card measure" method="post" action="${root}books/add">
        <div class="body stack lg">
          <input type="hidden" name="driver" value="${driver}">
          ${group(
            'Account book',
            html`
              ${textField({
                name: 'name',
                label: 'Name of the company',
                value: textIn(entered, 'name'),
                isRequired: true,
                isFirst,
                maxLength: 200,
              })}
              ${companyIdField(entered)}
            `,
          )}
          ${group(legend, settingFields(basic, settings))}
          ${further.length > 0 && group('Settings of the driver', settingFields(further, settings, hasMore))}
          ${shownSettings(declared)}
          <div class="row">
            <button class="btn primary" type="submit">${further.length > 0 ? 'Add account book' : next}</button>
            <a class="btn" href="${root}books">Cancel</a>
          </div>
        </div>
      </form>
    `,
  };
}

export function editBookPage(
  root: string,
  company: CompanySettings,
  form: Pick<BookForm, 'declared' | 'settings' | 'problems'>,
): LocalPage {
  const { companyId, name } = company;
  return {
    title: `Edit ${companyId}`,
    sub: 'The connector opens the book again with the new settings, after the running command.',
    current: 'books',
    content: html`
      ${problemList(form.problems)}
      <form class="card measure" method="post" action="${root}books/edit">
        <div class="body stack">
          <input type="hidden" name="company" value="${companyId}">
          ${textField({ name: 'name', label: 'Name of the company', value: name, isRequired: true, maxLength: 200 })}
          ${settingFields(form.declared, form.settings)}
          ${shownSettings(form.declared)}
          <div class="row">
            <button class="btn primary" type="submit">Save account book</button>
            <a class="btn" href="${root}books">Cancel</a>
          </div>
        </div>
      </form>
    `,
  };
}

export const removeBookPage = (root: string, { companyId, name }: CompanySettings): LocalPage => ({
  title: `Remove ${companyId}?`,
  sub: name,
  current: 'books',
  content: notice({
    tone: 'amber',
    glyph: 'alert',
    title: html`After that, commands for ${companyId} are rejected.`,
    content: html`<p>The account book itself and its file stay as they are. You can add the book again.</p>`,
    actions: html`
      <form method="post" action="${root}books/remove" class="row">
        <input type="hidden" name="company" value="${companyId}">
        <button class="btn danger" type="submit">Remove account book</button>
        <a class="btn" href="${root}books">Keep it</a>
      </form>
    `,
  }),
});
