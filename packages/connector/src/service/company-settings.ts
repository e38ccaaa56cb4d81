/** Shows and changes the settings of one embedded account book: what `ledgerline-connector settings` does. */

import { existsSync } from 'node:fs';
import { changeOf, settingsText } from '@ledgerline/book';
import { type ConnectorFolder, isProblems, type Problems, readCompanies } from '../config.ts';
import { bookPath } from '../drivers/embedded-file.ts';

/** The settings as they are after the changes, or why nothing was changed. */
export function companySettings(folder: ConnectorFolder, companyId: string, texts: readonly string[]): string | Problems {
  const companies = readCompanies(folder.companies);
  if (isProblems(companies)) return companies;
  const company = companies.find((one) => one.companyId === companyId);
  const ids = companies.map((one) => one.companyId).join(', ');
  if (!company) return { problems: [`--company must name an account book of this machine: ${ids}.`] };
  if (company.driver !== 'embedded')
    return { problems: [`${companyId} is not an embedded account book; set it up in its own package.`] };
  const path = bookPath(company, folder);
  if (typeof path !== 'string') return path;
  if (!existsSync(path)) return { problems: [`There is no account book at ${path} yet.`] };
  const changes = texts.map(changeOf);
  const problems = changes.flatMap((change) => ('problem' in change ? [change.problem] : []));
  if (problems.length > 0) return { problems };
  return settingsText(
    path,
    changes.filter((change) => 'code' in change),
  );
}
