/** The account books of this machine: their states, and the forms that add, change and remove them. */

import { CHART_NAMES, COMPANY_DETAILS } from '@ledgerline/book';
import { badge, card, type Html, html, type IconName, icon, notice } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { companyDetailWords, localBookWords, templateWords } from '@ledgerline/words/connector/books';
import { localEInvoiceWords } from '@ledgerline/words/connector/e-invoice';
import { localFrameWords } from '@ledgerline/words/connector/frame';
import { paragraph } from '@ledgerline/words/paragraph';
import { isProblems, problemTexts } from '../config.ts';
import type { CompanySettings, Finding, SettingDeclaration } from '../driver.ts';
import { firstOfYear } from '../drivers/embedded-file.ts';
import { freeCompanyId, listedCompanies } from '../service/company-list.ts';
import { findingList } from './activity-page.ts';
import type { Desk } from './desk.ts';
import { choiceField, type Entered, settingFields, shownSettings, textField, textIn } from './form-field.ts';
import { emptyCard, type LocalPage, problemList } from './frame.ts';

type StateWord = 'open' | 'closed' | 'locked' | 'needsPassword' | 'dialogOpen' | 'unavailable';

const LOOKS: ReadonlyMap<string, readonly [colour: string, glyph: IconName, word: StateWord]> = new Map([
  ['open', ['online', 'tick', 'open']],
  ['closed', ['queued', 'queued', 'closed']],
  ['locked', ['warning', 'alert', 'locked']],
  ['needs-password', ['warning', 'alert', 'needsPassword']],
  ['dialog-open', ['warning', 'alert', 'dialogOpen']],
  ['unavailable', ['failed', 'cross', 'unavailable']],
]);

/** A book that was just tested, and what was found. */
export interface Tested {
  readonly companyId: string;
  readonly findings: readonly Finding[];
}

export function booksPage(desk: Desk, root: string, language: Language, tested: Tested | null = null): LocalPage {
  const words = localBookWords(language);
  const listed = listedCompanies(desk.folder);
  return {
    title: words.title,
    sub: words.sub,
    current: 'books',
    actions: html`
      <a class="btn primary" href="${root}books/new">${icon('plus')}${words.newBook}</a>
      <a class="btn" href="${root}books/package">${words.addOther}</a>
    `,
    content: html`
      ${tested && testedCard(tested, language)}
      ${bookList(desk, root, language, listed)}
      <p class="muted">
        ${words.haveFile((text) => html`<a href="${root}books/add?driver=embedded">${text}</a>`)}
      </p>
    `,
  };
}

function bookList({ running }: Desk, root: string, language: Language, listed: ReturnType<typeof listedCompanies>): Html {
  const words = localBookWords(language);
  if (isProblems(listed)) return html`${problemList(problemTexts(listed, language), language)}`;
  if (listed.length === 0)
    return emptyCard(
      'books',
      words.title,
      'book',
      html`
        <h3>${words.noBook}</h3>
        <p>${words.createOrAdd}</p>
      `,
    );
  const states = new Map(running.health().map((health) => [health.companyId, health]));
  const rows = listed.map(({ companyId, name, driver }) => {
    const { state = 'closed', message = null } = states.get(companyId) ?? {};
    const [colour, glyph, word] = LOOKS.get(state) ?? (['queued', 'queued', null] as const);
    return html`
      <li class="slip">
        <div>
          <p class="row tight">
            <b class="break">${name}</b>
            <code class="break">${companyId}</code>
            ${badge(colour, glyph, word === null ? state : words[word])}
          </p>
          <p class="muted small break">${paragraph([words.driver(driver), message])}</p>
        </div>
        <div class="row tight">
          <form method="post" action="${root}books/test">
            <input type="hidden" name="company" value="${companyId}">
            <button class="btn sm" type="submit">${words.test}<span class="vh"> ${companyId}</span></button>
          </form>
          ${driver === 'embedded' && eInvoiceLink(root, language, companyId)}
          <a class="btn sm" href="${root}books/edit?company=${encodeURIComponent(companyId)}">
            ${words.edit}<span class="vh"> ${companyId}</span>
          </a>
          <a class="btn sm" href="${root}books/remove?company=${encodeURIComponent(companyId)}">
            ${words.remove}<span class="vh"> ${companyId}</span>
          </a>
        </div>
      </li>
    `;
  });
  return card({
    id: 'books',
    title: words.title,
    meta: words.count(listed.length),
    content: html`<ul class="slips">${rows}</ul>`,
  });
}

const eInvoiceLink = (root: string, language: Language, companyId: string): Html => html`
  <a class="btn sm" href="${root}books/e-invoices?company=${encodeURIComponent(companyId)}">
    ${localEInvoiceWords(language).link}<span class="vh"> ${companyId}</span>
  </a>
`;

const testedCard = ({ companyId, findings }: Tested, language: Language): Html =>
  card({ id: 'tested', title: localBookWords(language).testOf(companyId), content: findingList(findings, language) });

/** What a new book is asked about; everything else can be set later. */
const ASKED = ['name', 'registrationNo', 'tin', 'sstRegNo', 'baseCurrency', 'fiscalYearStart'] as const;
type Asked = (typeof ASKED)[number];

const companyIdField = (entered: Entered, language: Language): Html =>
  textField({
    language,
    name: 'companyId',
    label: localBookWords(language).id,
    value: textIn(entered, 'companyId'),
    hint: localBookWords(language).idHint,
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

export function newBookPage(
  desk: Desk,
  root: string,
  language: Language,
  given: Entered | null,
  problems: readonly string[],
): LocalPage {
  const [words, templates] = [localBookWords(language), templateWords(language)];
  const entered = given ?? new URLSearchParams(PROPOSALS(desk) as Record<string, string>);
  return {
    title: words.newBook,
    sub: words.newSub,
    current: 'books',
    content: html`
      ${problemList(problems, language)}
      <form class="card measure" method="post" action="${root}books/new">
        <div class="body stack">
          ${ASKED.slice(0, 1).map((name) => detailField(name, entered, language))}
          ${companyIdField(entered, language)}
          ${choiceField(
            'template',
            words.template,
            CHART_NAMES.map((name) => ({ value: name, label: templates[name], hint: templates[`${name}About`] })),
            textIn(entered, 'template'),
          )}
          ${ASKED.slice(1).map((name) => detailField(name, entered, language))}
          <div class="row">
            <button class="btn primary" type="submit">${words.create}</button>
            <a class="btn" href="${root}books">${localFrameWords(language).cancel}</a>
          </div>
        </div>
      </form>
    `,
  };
}

const detailField = (name: Asked, entered: Entered, language: Language): Html =>
  textField({
    language,
    name,
    label: companyDetailWords(language)[name],
    value: textIn(entered, name),
    isRequired: 'isRequired' in COMPANY_DETAILS[name],
    type: name === 'fiscalYearStart' ? 'date' : 'text',
  });

export interface BookForm {
  readonly driver: string;
  /** The settings that are known before the driver was asked. */
  readonly basic: readonly SettingDeclaration[];
  /** All settings that are known. */
  readonly declared: readonly SettingDeclaration[];
  readonly entered: Entered;
  readonly settings: CompanySettings['settings'];
  readonly problems: readonly string[];
  /** The driver has just said which further settings it has. */
  readonly hasMore?: boolean;
}

/** What the form says that adds a book, by its driver; `next` while the driver may have further settings. */
function addingWords(driver: string, language: Language) {
  const words = localBookWords(language);
  return driver === 'external'
    ? { title: words.addProgram, sub: words.addOtherSub, legend: words.driverLegend, next: words.continue }
    : { title: words.addFile, sub: words.addFileSub, legend: words.fileLegend, next: words.add };
}

/** Fields that belong together, under a heading of their own. */
const group = (legend: string, fields: Html): Html =>
  html`<fieldset class="stack field-group"><legend>${legend}</legend>${fields}</fieldset>`;

export function addBookPage(root: string, language: Language, form: BookForm): LocalPage {
  const words = localBookWords(language);
  const { driver, basic, declared, entered, settings, problems, hasMore = false } = form;
  const { title, sub, legend, next } = addingWords(driver, language);
  const known = new Set(basic.map(({ name }) => name));
  const further = declared.filter(({ name }) => !known.has(name));
  const isFirst = further.length === 0 && problems.length === 0;
  return {
    title,
    sub,
    current: 'books',
    content: html`
      ${problemList(problems, language)}
      ${
        hasMore &&
        html`
          <section class="notice" data-tone="info" role="status">
            ${icon('info')}
            <h2>${words.driverResponded}</h2>
            <p>${words.fillSettings}</p>
          </section>
        `
      }
      <form class="card measure" method="post" action="${root}books/add">
        <div class="body stack lg">
          <input type="hidden" name="driver" value="${driver}">
          ${group(
            words.bookLegend,
            html`
              ${textField({
                language,
                name: 'name',
                label: words.companyName,
                value: textIn(entered, 'name'),
                isRequired: true,
                isFirst,
                maxLength: 200,
              })}
              ${companyIdField(entered, language)}
            `,
          )}
          ${group(legend, settingFields(language, basic, settings))}
          ${further.length > 0 && group(words.driverSettings, settingFields(language, further, settings, hasMore))}
          ${shownSettings(declared)}
          <div class="row">
            <button class="btn primary" type="submit">${further.length > 0 ? words.add : next}</button>
            <a class="btn" href="${root}books">${localFrameWords(language).cancel}</a>
          </div>
        </div>
      </form>
    `,
  };
}

export function editBookPage(
  root: string,
  language: Language,
  company: CompanySettings,
  form: Pick<BookForm, 'declared' | 'settings' | 'problems'>,
): LocalPage {
  const { companyId, name } = company;
  const words = localBookWords(language);
  return {
    title: words.editTitle(companyId),
    sub: words.editSub,
    current: 'books',
    content: html`
      ${problemList(form.problems, language)}
      <form class="card measure" method="post" action="${root}books/edit">
        <div class="body stack">
          <input type="hidden" name="company" value="${companyId}">
          ${textField({ language, name: 'name', label: words.companyName, value: name, isRequired: true, maxLength: 200 })}
          ${settingFields(language, form.declared, form.settings)}
          ${shownSettings(form.declared)}
          <div class="row">
            <button class="btn primary" type="submit">${words.save}</button>
            <a class="btn" href="${root}books">${localFrameWords(language).cancel}</a>
          </div>
        </div>
      </form>
    `,
  };
}

export function removeBookPage(root: string, language: Language, { companyId, name }: CompanySettings): LocalPage {
  const words = localBookWords(language);
  return {
    title: words.removeTitle(companyId),
    sub: name,
    current: 'books',
    content: notice({
      tone: 'amber',
      glyph: 'alert',
      title: words.afterRemoval(companyId),
      content: html`<p>${words.fileStays}</p>`,
      actions: html`
        <form method="post" action="${root}books/remove" class="row">
          <input type="hidden" name="company" value="${companyId}">
          <button class="btn danger" type="submit">${words.removeBook}</button>
          <a class="btn" href="${root}books">${words.keep}</a>
        </form>
      `,
    }),
  };
}
