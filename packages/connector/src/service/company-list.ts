/** The companies file as people change it: account books, and when the connector takes no commands. Always replaced as a whole. */

import { existsSync, readFileSync } from 'node:fs';
import { type ConnectorFolder, isProblems, type Problems, readCompanies, replaceFile } from '../config.ts';
import type { CompanySettings } from '../driver.ts';
import { hoursIn, isWithin } from '../hours.ts';

type Json = Readonly<Record<string, unknown>>;

/** The account books of this machine; none before the first was added. */
export const listedCompanies = ({ companies }: ConnectorFolder): readonly CompanySettings[] | Problems =>
  existsSync(companies) ? readCompanies(companies) : [];

/** An id to propose for a new book: MAIN for the first, BOOK-2 and so on for further ones. */
export function freeCompanyId(folder: ConnectorFolder): string {
  const listed = listedCompanies(folder);
  const taken = new Set(isProblems(listed) ? [] : listed.map(({ companyId }) => companyId.toUpperCase()));
  if (!taken.has('MAIN')) return 'MAIN';
  let number = 2;
  while (taken.has(`BOOK-${number}`)) number += 1;
  return `BOOK-${number}`;
}

/** The whole file; fields that are not ours stay. */
const contentOf = ({ companies }: ConnectorFolder): Json =>
  existsSync(companies) ? (JSON.parse(readFileSync(companies, 'utf8').replace(/^\uFEFF/, '')) as Json) : {};

const entryOf = ({ companyId, name, driver, settings }: CompanySettings): Json => ({
  companyId,
  name,
  driver,
  ...(Object.keys(settings).length > 0 && { settings }),
});

function writeList(folder: ConnectorFolder, companies: readonly CompanySettings[]): void {
  replaceFile(folder.companies, { ...contentOf(folder), companies: companies.map(entryOf) });
}

/** Adds an account book, or changes the one with that id. */
export function putCompany(folder: ConnectorFolder, company: CompanySettings): Problems | null {
  const listed = listedCompanies(folder);
  if (isProblems(listed)) return listed;
  const isKnown = listed.some(({ companyId }) => companyId === company.companyId);
  writeList(folder, isKnown ? listed.map((one) => (one.companyId === company.companyId ? company : one)) : [...listed, company]);
  return null;
}

/** Removes a book from the list. The book itself is not deleted. */
export function removeCompany(folder: ConnectorFolder, companyId: string): Problems | null {
  const listed = listedCompanies(folder);
  if (isProblems(listed)) return listed;
  writeList(
    folder,
    listed.filter((one) => one.companyId !== companyId),
  );
  return null;
}

/** When the connector takes no commands. */
export interface WorkingHours {
  readonly isPaused: boolean;
  /** Local time, such as 22:00-06:00; null for none. */
  readonly quietHours: string | null;
}

/** What cannot be read counts as not set. */
export function workingHours(folder: ConnectorFolder): WorkingHours {
  let content: Json;
  try {
    content = contentOf(folder);
  } catch {
    content = {};
  }
  const { paused, quietHours } = content;
  return {
    isPaused: paused === true,
    quietHours: typeof quietHours === 'string' && hoursIn(quietHours) ? quietHours : null,
  };
}

export function setWorkingHours(folder: ConnectorFolder, { isPaused, quietHours }: WorkingHours): void {
  const { paused: _paused, quietHours: _quiet, ...rest } = contentOf(folder);
  const set = { ...(isPaused && { paused: true }), ...(quietHours !== null && { quietHours }) };
  replaceFile(folder.companies, { companies: [], ...rest, ...set });
}

/** Why no commands are taken now; null while they are. */
export function pauseReason({ isPaused, quietHours }: WorkingHours, local: Date, machine: string): string | null {
  if (isPaused) return `Paused on ${machine}.`;
  const hours = hoursIn(quietHours);
  return hours && isWithin(hours, local) ? `Quiet hours until ${quietHours?.split('-')[1]}.` : null;
}
