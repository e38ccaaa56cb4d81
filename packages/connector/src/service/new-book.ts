/** Creates an account book and adds it to the companies file: what `ledgerline-connector new-book` does with complete answers. */

import { existsSync } from 'node:fs';
import { type CompanyDetails, createBook, type NewBook } from '@ledgerline/book';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import { type ConnectorFolder, isCompanyId, isProblems, type Problems } from '../config.ts';
import type { CompanySettings } from '../driver.ts';
import { bookPath } from '../drivers/embedded-file.ts';
import { listedCompanies, putCompany } from './company-list.ts';

export interface WantedBook extends NewBook {
  readonly companyId: string;
  /** The file of the book; in the folder of the connector when none is named. */
  readonly path?: string | undefined;
}

export interface CreatedBook {
  readonly companyId: string;
  readonly name: string;
  readonly template: string;
  readonly baseCurrency: string;
  readonly fiscalYearStart: string;
  readonly path: string;
  readonly companiesFile: string;
}

export function createNewBook(folder: ConnectorFolder, wanted: WantedBook): CreatedBook | Problems {
  const { companyId, template, company } = wanted;
  const listed = listedCompanies(folder);
  if (isProblems(listed)) return listed;
  if (!isCompanyId(companyId)) return { problems: [say.newIdInvalid()] };
  const known = listed.find((one) => one.companyId === companyId);
  const entry = known ?? entryOf(wanted);
  if (entry.driver !== 'embedded') return { problems: [say.newIdHasDriver(companyId, folder.companies, entry.driver)] };
  const path = bookPath(entry, folder);
  if (typeof path !== 'string') return path;
  if (known && wanted.path !== undefined && wanted.path !== known.settings.path)
    return { problems: [say.newIdHasFile(companyId, folder.companies, path)] };
  if (existsSync(path)) return { problems: [say.newFileExists(path)] };
  createBook(path, { template, company });
  if (!known) putCompany(folder, entry);
  const { name, baseCurrency, fiscalYearStart } = company;
  return { companyId, name, template, baseCurrency, fiscalYearStart, path: path, companiesFile: folder.companies };
}

const entryOf = ({ companyId, company, path }: WantedBook & { readonly company: CompanyDetails }): CompanySettings => ({
  companyId,
  name: company.name,
  driver: 'embedded',
  settings: path === undefined ? {} : { path },
});
