/** Adds a book of another package: what each of its pages is asked for and does. */

import { basename, extname } from 'node:path';
import { localBookWords } from '@ledgerline/words/connector/books';
import { packageBookWords } from '@ledgerline/words/connector/package-book';
import { isProblems, type Problems, problemTexts } from '../config.ts';
import { missingFor } from '../drivers/driver-folder.ts';
import { addBook, type BookPlace, companyIdFor, foundFiles, proposeBook, tryBook } from '../service/add-book.ts';
import { installedDrivers } from '../service/installed-drivers.ts';
import type { Answer, Asked } from './asked.ts';
import { missingSettings, readSettings, textIn } from './form-field.ts';
import { packageFilePage, packageSettingsPage, packagesPage, type SettingsForm } from './package-book-page.ts';

const REFUSED = 400;

export async function showPackages({ desk, root, language }: Asked): Promise<Answer> {
  const known = installedDrivers(desk.folder).filter(({ name }) => Object.hasOwn(desk.factories, name));
  const offered = await Promise.all(known.map(async (driver) => ({ driver, missing: await missingFor(driver) })));
  return { page: packagesPage(root, language, offered) };
}

/** The driver that a form names, or the list of drivers where it is gone. */
function withDriver(
  { desk, language, entered }: Asked,
  next: (place: BookPlace) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  const { folder, factories, environment } = desk;
  const driver = installedDrivers(folder).find(({ name }) => name === entered.get('driver'));
  const factory = driver && Object.hasOwn(factories, driver.name) ? factories[driver.name] : undefined;
  if (driver && factory) return next({ folder, driver, factory, environment });
  return { go: 'books/package', said: { tone: 'failed', text: packageBookWords(language).driverGone } };
}

export const showPackageFile = (asked: Asked): Answer | Promise<Answer> =>
  withDriver(asked, (place) => ({ page: filePage(asked, place, []) }));

const filePage = ({ root, language, entered }: Asked, { driver }: BookPlace, problems: readonly string[]) =>
  packageFilePage({ root, language, driver, problems, files: foundFiles(driver), path: textIn(entered, 'path') });

/** The file is known: the driver reads it and proposes the rest. */
export const choosePackageFile = (asked: Asked): Answer | Promise<Answer> =>
  withDriver(asked, async (place) => {
    const { entered, language } = asked;
    const file = textIn(entered, 'path') || textIn(entered, 'found');
    const refuse = (problems: readonly string[]): Answer => ({ page: filePage(asked, place, problems), status: REFUSED });
    if (file === '') return refuse([packageBookWords(language).fileRequired]);
    const proposed = await proposeBook(place, file, {});
    if (isProblems(proposed)) return refuse(problemTexts(proposed, language));
    const companyId = companyIdFor(place.folder, file);
    const form = formOf(asked, place, file, proposed);
    return { page: packageSettingsPage({ ...form, companyId, name: basename(file, extname(file)) }) };
  });

type Proposed = Exclude<Awaited<ReturnType<typeof proposeBook>>, Problems>;

function formOf({ root, language, entered }: Asked, { driver }: BookPlace, file: string, proposed: Proposed): SettingsForm {
  const declared = proposed.declared
    .filter(({ name }) => name !== driver.fileSetting)
    .map((each) => ({ ...each, pairChoices: proposed.choices }));
  return {
    root,
    language,
    driver,
    file,
    declared,
    companyId: textIn(entered, 'companyId'),
    name: textIn(entered, 'name'),
    settings: proposed.settings,
    warnings: proposed.warnings,
    problems: [],
    tested: null,
  };
}

/** Tests the book with the entered settings, or adds it, which tests it too. */
export const submitPackageBook = (asked: Asked): Answer | Promise<Answer> =>
  withDriver(asked, async (place) => {
    const { desk, entered, language } = asked;
    const file = textIn(entered, 'file');
    const proposed = await proposeBook(place, file, {});
    if (isProblems(proposed)) return { page: filePage(asked, place, problemTexts(proposed, asked.language)), status: REFUSED };
    const blank = formOf(asked, place, file, proposed);
    const form = { ...blank, settings: readSettings(entered, blank.declared, proposed.settings) };
    const refuse = (problems: readonly string[]): Answer => ({
      page: packageSettingsPage({ ...form, problems }),
      status: REFUSED,
    });
    const missing = missingSettings(language, form.declared, form.settings);
    if (missing.length > 0) return refuse(missing);
    const { companyId, name, settings } = form;
    if (name === '') return refuse([localBookWords(language).nameInvalid]);
    const company = { companyId, name, driver: place.driver.name, settings };
    if (entered.get('act') === 'test') {
      const tested = await tryBook(place, company);
      return isProblems(tested)
        ? refuse(problemTexts(tested, asked.language))
        : { page: packageSettingsPage({ ...form, tested }) };
    }
    const added = await addBook(place, company);
    if (isProblems(added)) return refuse(problemTexts(added, asked.language));
    await desk.running.readCompaniesAgain();
    return { go: 'books', said: { tone: 'done', text: localBookWords(language).added(companyId) } };
  });
