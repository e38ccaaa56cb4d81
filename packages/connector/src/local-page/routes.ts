/** What each address of the local page shows or changes. */

import { companyDetails, isChartName } from '@ledgerline/book';
import { stylesheetText } from '@ledgerline/look';
import { type Language, readLanguage } from '@ledgerline/words';
import { localBookWords } from '@ledgerline/words/connector/books';
import { localPairingWords } from '@ledgerline/words/connector/pairing';
import { localStateWords } from '@ledgerline/words/connector/state';
import { paragraph } from '@ledgerline/words/paragraph';
import { systemClock } from '../clock.ts';
import { isCompanyId, isHttpUrl, isProblems, problemTexts } from '../config.ts';
import { type CompanySettings, findingText, type SettingDeclaration, settingIn } from '../driver.ts';
import { hoursIn } from '../hours.ts';
import { listedCompanies, putCompany, removeCompany, setWorkingHours, workingHours } from '../service/company-list.ts';
import { examine } from '../service/doctor.ts';
import { createNewBook } from '../service/new-book.ts';
import { checkPage, commandsPage, logPage } from './activity-page.ts';
import type { Answer, Asked } from './asked.ts';
import {
  addBookPage,
  type BookForm,
  booksPage,
  editBookPage,
  newBookDetails,
  newBookPage,
  removeBookPage,
} from './books-page.ts';
import { type Desk, isDesk, type Unpaired } from './desk.ts';
import { eInvoiceRoutes } from './e-invoice-routes.ts';
import { isAllShown, missingSettings, readSettings, textIn } from './form-field.ts';
import { choosePackageFile, showPackageFile, showPackages, submitPackageBook } from './package-book-routes.ts';
import { pairPage } from './pair-page.ts';
import { statePage } from './state-page.ts';

type Handler<Shown = Desk> = (asked: Asked<Shown>) => Answer | Promise<Answer>;

const done = (go: string, text: string): Answer => ({ go, said: { tone: 'done', text } });
const failed = (go: string, text: string): Answer => ({ go, said: { tone: 'failed', text } });

const REFUSED = 400;

const styles: Handler<Unpaired> = () => ({ css: stylesheetText() });

/** The routes before the machine is connected, when there is nothing else to show. */
export const unpairedRoutes: Readonly<Record<string, Handler<Unpaired>>> = {
  'GET ': (asked) => showPairing(asked, []),
  'GET pair': (asked) => showPairing(asked, []),
  'GET style.css': styles,
  'POST pair': startCode,
  'POST pair/stop': stopCode,
  'POST language': chooseLanguage,
};

export const routes: Readonly<Record<string, Handler>> = {
  'POST language': chooseLanguage,
  'GET pair': (asked) => showPairing(asked, []),
  'POST pair': startCode,
  'POST pair/stop': stopCode,
  'GET ': ({ desk, root, language }) => ({ page: statePage(desk, root, language) }),
  'GET style.css': styles,
  'GET books': ({ desk, root, language }) => ({ page: booksPage(desk, root, language) }),
  'GET books/new': ({ desk, root, language }) => ({ page: newBookPage(desk, root, language, null, []) }),
  'GET books/add': startAdding,
  'GET books/package': showPackages,
  'GET books/package/file': showPackageFile,
  'GET books/edit': (asked) => withBook(asked, (company) => showEdit(asked, company, [])),
  'GET books/remove': (asked) => withBook(asked, (company) => ({ page: removeBookPage(asked.root, asked.language, company) })),
  ...eInvoiceRoutes,
  'GET check': showFindings,
  'GET commands': ({ desk, language }) => ({ page: commandsPage(desk, language) }),
  'GET log': ({ desk, language }) => ({ page: logPage(desk, language) }),
  'POST pause': setPause,
  'POST hours': setQuietHours,
  'POST books/new': createBook,
  'POST books/add': addBook,
  'POST books/package/file': choosePackageFile,
  'POST books/package/settings': submitPackageBook,
  'POST books/edit': (asked) => withBook(asked, (company) => changeBook(asked, company)),
  'POST books/remove': (asked) => withBook(asked, (company) => removeBook(asked, company)),
  'POST books/test': (asked) => withBook(asked, (company) => testBook(asked, company)),
};

const LOOK_AGAIN_SECONDS = 3;

/** Stores the language in the browser, because a page in another language than that of the browser is rare. */
function chooseLanguage({ entered }: Asked<Unpaired>): Answer {
  const language = readLanguage(entered.get('language'));
  return { go: '', said: null, ...(language !== null && { language }) };
}

function showPairing({ desk, root, language, entered }: Asked<Unpaired>, problems: readonly string[]): Answer {
  const { state } = desk.pairing;
  const isPaired = isDesk(desk);
  const cloudUrl = entered.get('cloud') ?? (isPaired ? desk.running.cloudUrl : '');
  const isWaiting = state.kind === 'waiting' || state.kind === 'connected';
  return {
    page: pairPage({ language, root, state, cloudUrl, problems, isPaired }),
    ...(isWaiting && { again: LOOK_AGAIN_SECONDS }),
    ...((problems.length > 0 || state.kind === 'failed') && { status: REFUSED }),
  };
}

async function startCode(asked: Asked<Unpaired>): Promise<Answer> {
  const { desk, entered, language } = asked;
  const cloudUrl = textIn(entered, 'cloud').replace(/\/+$/, '');
  if (!isHttpUrl(cloudUrl)) return showPairing(asked, [localPairingWords(language).addressInvalid(cloudUrl)]);
  await desk.pairing.start(cloudUrl);
  return desk.pairing.state.kind === 'failed' ? showPairing(asked, []) : { go: 'pair', said: null };
}

function stopCode({ desk }: Asked<Unpaired>): Answer {
  desk.pairing.stop();
  return { go: isDesk(desk) ? '' : 'pair', said: null };
}

async function withBook(
  { desk, entered, language }: Asked,
  next: (company: CompanySettings) => Answer | Promise<Answer>,
): Promise<Answer> {
  const listed = listedCompanies(desk.folder);
  const company = isProblems(listed) ? undefined : listed.find(({ companyId }) => companyId === entered.get('company'));
  return company ? next(company) : failed('books', localBookWords(language).gone);
}

async function showFindings({ desk, language }: Asked): Promise<Answer> {
  const { folder, environment, factories, running } = desk;
  const examineOpenBook = (companyId: string) => running.examineBook(companyId);
  return { page: checkPage(await examine({ folder, environment, factories, clock: systemClock, examineOpenBook }), language) };
}

async function setPause({ desk, entered, language }: Asked): Promise<Answer> {
  const { quietHours } = workingHours(desk.folder);
  const isPaused = entered.get('paused') === 'on';
  setWorkingHours(desk.folder, { isPaused, quietHours });
  await desk.running.readCompaniesAgain();
  return done('', isPaused ? localStateWords(language).connectorPaused : localStateWords(language).connectorResumed);
}

async function setQuietHours({ desk, entered, language }: Asked): Promise<Answer> {
  const words = localStateWords(language);
  const hours = `${textIn(entered, 'from')}-${textIn(entered, 'until')}`;
  if (hours !== '-' && hoursIn(hours) === null) return failed('', words.quietHoursInvalid);
  const { isPaused } = workingHours(desk.folder);
  setWorkingHours(desk.folder, { isPaused, quietHours: hours === '-' ? null : hours });
  await desk.running.readCompaniesAgain();
  return done('', hours === '-' ? words.quietHoursRemoved : words.quietHoursSaved);
}

const isTaken = ({ folder }: Desk, companyId: string): boolean => {
  const listed = listedCompanies(folder);
  return !isProblems(listed) && listed.some((one) => one.companyId === companyId);
};

/** What is wrong with the id and the name of a book that is added. */
function identityProblems(desk: Desk, language: Language, companyId: string, name: string): readonly string[] {
  const words = localBookWords(language);
  return [
    ...(name === '' || name.length > 200 ? [words.nameInvalid] : []),
    ...(isCompanyId(companyId) ? [] : [words.idInvalid]),
    ...(isTaken(desk, companyId) ? [words.idTaken(companyId)] : []),
  ];
}

async function createBook({ desk, root, language, entered }: Asked): Promise<Answer> {
  const words = localBookWords(language);
  const refused = (problems: readonly string[]): Answer => ({
    page: newBookPage(desk, root, language, entered, problems),
    status: REFUSED,
  });
  const companyId = textIn(entered, 'companyId');
  const template = textIn(entered, 'template');
  const details = newBookDetails(entered);
  const company = companyDetails(details);
  const problems = [
    ...identityProblems(desk, language, companyId, details.name ?? ''),
    ...(isChartName(template) ? [] : [words.chooseTemplate]),
    ...('problems' in company ? problemTexts(company, language) : []),
  ];
  if (problems.length > 0 || 'problems' in company || !isChartName(template)) return refused([...new Set(problems)]);
  const created = createNewBook(desk.folder, { companyId, template, company });
  if (isProblems(created)) return refused(problemTexts(created, language));
  await desk.running.readCompaniesAgain();
  return done('books', words.created(companyId, company.name));
}

async function declaredOf({ factories }: Desk, language: Language, driver: string, settings: CompanySettings['settings']) {
  const factory = Object.hasOwn(factories, driver) ? factories[driver] : undefined;
  const declared = (await factory?.declare?.(settings)) ?? [];
  return typeof declared === 'string' ? declared : declared.map((each) => settingIn(each, language));
}

async function startAdding({ desk, root, language, entered }: Asked): Promise<Answer> {
  const driver = entered.get('driver') === 'embedded' ? 'embedded' : 'external';
  const declared = await declaredOf(desk, language, driver, {});
  const basic = typeof declared === 'string' ? [] : declared;
  return { page: addBookPage(root, language, { driver, entered, settings: {}, problems: [], basic, declared: basic }) };
}

async function addBook({ desk, root, language, entered }: Asked): Promise<Answer> {
  const driver = entered.get('driver') === 'embedded' ? 'embedded' : 'external';
  const companyId = textIn(entered, 'companyId');
  const name = textIn(entered, 'name');
  // What the program needs is known before it is asked what else its books have.
  const before = await declaredOf(desk, language, driver, {});
  const basic = typeof before === 'string' ? [] : before;
  const known = readSettings(entered, basic, {});
  const declared = await declaredOf(desk, language, driver, known);
  const all: readonly SettingDeclaration[] = typeof declared === 'string' ? basic : declared;
  const settings = readSettings(entered, all, {});
  const show = (more: Pick<BookForm, 'problems' | 'hasMore'>): Answer => ({
    page: addBookPage(root, language, { driver, basic, declared: all, entered, settings, ...more }),
    status: more.problems.length > 0 ? REFUSED : 200,
  });
  const wrong = [...identityProblems(desk, language, companyId, name), ...missingSettings(language, basic, settings)];
  if (wrong.length > 0) return show({ problems: wrong });
  if (typeof declared === 'string') return show({ problems: [declared] });
  if (!isAllShown(entered, all)) return show({ problems: [], hasMore: true });
  const missing = missingSettings(language, all, settings);
  if (missing.length > 0) return show({ problems: missing });
  return saved(desk, language, { companyId, name, driver, settings }, localBookWords(language).added(companyId));
}

/** Writes the book, tests it, and reports the outcome. */
async function saved(desk: Desk, language: Language, company: CompanySettings, text: string): Promise<Answer> {
  const problems = putCompany(desk.folder, company);
  if (problems) return failed('books', paragraph(problemTexts(problems, language)));
  await desk.running.readCompaniesAgain();
  const findings = await desk.running.examineBook(company.companyId);
  const broken = findings.find(({ state }) => state === 'broken');
  return broken ? failed('books', localBookWords(language).notUsable(text, findingText(broken, language))) : done('books', text);
}

async function showEdit({ desk, root, language }: Asked, company: CompanySettings, problems: readonly string[]): Promise<Answer> {
  const { driver, settings } = company;
  const declared = await declaredOf(desk, language, driver, settings);
  const basic = typeof declared === 'string' ? await declaredOf(desk, language, driver, {}) : declared;
  const wrong = typeof declared === 'string' ? [declared, ...problems] : problems;
  const fields = typeof basic === 'string' ? [] : basic;
  return {
    page: editBookPage(root, language, company, { declared: fields, settings, problems: wrong }),
    status: wrong.length > 0 ? REFUSED : 200,
  };
}

async function changeBook(asked: Asked, company: CompanySettings): Promise<Answer> {
  const { desk, entered, language } = asked;
  const declared = await declaredOf(desk, language, company.driver, company.settings);
  const basic = typeof declared === 'string' ? await declaredOf(desk, language, company.driver, {}) : declared;
  const fields = typeof basic === 'string' ? [] : basic;
  const changed = { ...company, name: textIn(entered, 'name'), settings: readSettings(entered, fields, company.settings) };
  const problems = [
    ...(changed.name === '' || changed.name.length > 200 ? [localBookWords(language).nameInvalid] : []),
    ...missingSettings(language, fields, changed.settings),
  ];
  if (problems.length > 0) return showEdit(asked, changed, problems);
  return saved(desk, language, changed, localBookWords(language).saved(company.companyId));
}

async function removeBook({ desk, language }: Asked, { companyId }: CompanySettings): Promise<Answer> {
  const problems = removeCompany(desk.folder, companyId);
  if (problems) return failed('books', paragraph(problemTexts(problems, language)));
  await desk.running.readCompaniesAgain();
  return done('books', localBookWords(language).removed(companyId));
}

async function testBook({ desk, root, language }: Asked, { companyId }: CompanySettings): Promise<Answer> {
  const findings = await desk.running.examineBook(companyId);
  return { page: booksPage(desk, root, language, { companyId, findings }) };
}
