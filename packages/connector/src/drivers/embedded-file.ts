/** The file of an embedded account book: where it is, how it is created from the companies file, and what is wrong with it. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import {
  type BookOptions,
  type Carrier,
  CHART_NAMES,
  companyDetails,
  createBook,
  type Book as EmbeddedAccountBook,
  isChartName,
  type NewBook,
  openBook,
} from '@ledgerline/book';
import type { Sentence } from '@ledgerline/words';
import { doctorSentences } from '@ledgerline/words/connector/doctor';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import { type ConnectorFolder, isProblems, type Problems, readCompanies } from '../config.ts';
import { type CompanySettings, type Finding, finding, problemFinding } from '../driver.ts';
import { messageOf } from '../log.ts';

/** The entry of one embedded book in the companies file. */
interface EmbeddedFile {
  readonly path: string;
  /** How the book is created when the file is absent; null when it is not created automatically. */
  readonly newBook: NewBook | null;
  /** Remembers that the book was created, so that a file that was lost is not mistaken for one that was never there. */
  readonly marker: string;
}

export interface EmbeddedPlace {
  readonly folder: ConnectorFolder;
  /** YYYY-MM-DD; a new book starts with the year of this day unless the settings say otherwise. */
  readonly today: () => string;
  readonly onFailure: NonNullable<BookOptions['onFailure']>;
  /** The data of the connector that sends the e-invoices of a book. */
  readonly carrier?: (companyId: string) => Carrier;
  /** Further checks of an open book. */
  readonly alsoExamine?: (companyId: string, book: EmbeddedAccountBook) => readonly Finding[];
}

export const firstOfYear = (today: string): string => `${today.slice(0, 4)}-01-01`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a book is: the path in the companies file, relative to the folder of the connector, or among the books there. */
export function bookPath({ companyId, settings }: CompanySettings, folder: ConnectorFolder): string | Problems {
  const given = settings.path ?? settings.file ?? join(folder.books, `${companyId}.sqlite`);
  if (typeof given !== 'string' || given === '') return { problems: [say.pathInvalid()] };
  return isAbsolute(given) ? given : join(folder.path, given);
}

/** The existing file of an embedded book on this machine; a book of another package must not be changed. */
export function existingBook(folder: ConnectorFolder, companyId: string): string | Problems {
  const companies = readCompanies(folder.companies);
  if (isProblems(companies)) return companies;
  const company = companies.find((one) => one.companyId === companyId);
  const ids = companies.map((one) => one.companyId).join(', ');
  if (!company) return { problems: [say.bookOfOtherMachine(companyId, ids || say.noBook())] };
  if (company.driver !== 'embedded') return { problems: [say.bookNotEmbedded(companyId)] };
  const path = bookPath(company, folder);
  if (typeof path !== 'string') return path;
  return existsSync(path) ? path : { problems: [say.bookNotCreated(path)] };
}

function embeddedFile(company: CompanySettings, { folder, today }: EmbeddedPlace): EmbeddedFile | Problems {
  const path = bookPath(company, folder);
  if (typeof path !== 'string') return path;
  const { template, company: given = {}, fiscalYearStart = firstOfYear(today()) } = company.settings;
  const marker = join(folder.books, `${company.companyId}.created.json`);
  if (template === undefined) return { path, newBook: null, marker };
  if (!isChartName(template)) return { problems: [say.templateInvalid(CHART_NAMES)] };
  if (!isObject(given)) return { problems: [say.companyInvalid()] };
  const details = companyDetails({ name: company.name, baseCurrency: 'MYR', fiscalYearStart, ...given });
  if ('problems' in details) return { problems: details.problems.map((problem) => say.inFile('settings.company', problem)) };
  return { path, newBook: { template, company: details }, marker };
}

/** What the owner must do about a file that is absent; null when it can be created. */
function absence(companyId: string, { path, newBook, marker }: EmbeddedFile): Sentence | null {
  if (newBook === null) return say.bookAbsent(path, companyId);
  if (!existsSync(marker)) return null;
  return say.bookLost(path, marker);
}

/** Opens the book, and creates it first if the companies file says how. Throws a readable sentence when it cannot. */
export function openEmbedded(company: CompanySettings, place: EmbeddedPlace): EmbeddedAccountBook {
  const file = embeddedFile(company, place);
  if (isProblems(file)) throw new Error(file.problems.join(' '));
  const { path, newBook, marker } = file;
  if (!existsSync(path)) {
    const problem = absence(company.companyId, file);
    if (problem !== null || newBook === null) throw new Error(String(problem ?? ''));
    createBook(path, newBook);
    mkdirSync(dirname(marker), { recursive: true });
    writeFileSync(marker, JSON.stringify({ path, template: newBook.template }));
  }
  const { onFailure, carrier } = place;
  return openBook(path, { onFailure, ...(carrier && { carrier: () => carrier(company.companyId) }) });
}

/** What doctor reports about a book. Creates nothing. */
export function examineEmbedded(company: CompanySettings, place: EmbeddedPlace): readonly Finding[] {
  const file = embeddedFile(company, place);
  if (isProblems(file)) return file.problems.map(problemFinding);
  if (!existsSync(file.path)) {
    const problem = absence(company.companyId, file);
    return [problem === null ? finding('warning')(doctorSentences.fileNotCreated(file.path)) : finding('broken')(problem)];
  }
  let book: EmbeddedAccountBook;
  try {
    book = openBook(file.path);
  } catch (failure) {
    return [finding('broken')(doctorSentences.bookClosed(messageOf(failure)))];
  }
  try {
    const more = place.alsoExamine?.(company.companyId, book) ?? [];
    return [finding('fine')(doctorSentences.fileOpens(file.path)), ...book.examine(), ...more];
  } finally {
    book.close();
  }
}
