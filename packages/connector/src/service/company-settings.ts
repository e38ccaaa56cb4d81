/** Shows and changes the settings of one embedded account book: what `ledgerline-connector settings` does. */

import { changeOf, settingsText } from '@ledgerline/book';
import type { ConnectorFolder, Problems } from '../config.ts';
import { existingBook } from '../drivers/embedded-file.ts';

/** The settings after the changes, or why nothing was changed. */
export function companySettings(folder: ConnectorFolder, companyId: string, texts: readonly string[]): string | Problems {
  if (companyId === '') return { problems: ['--company is required. It is the companyId of the account book.'] };
  const path = existingBook(folder, companyId);
  if (typeof path !== 'string') return path;
  const changes = texts.map(changeOf);
  const problems = changes.flatMap((change) => ('problem' in change ? [change.problem] : []));
  if (problems.length > 0) return { problems };
  return settingsText(
    path,
    changes.filter((change) => 'code' in change),
  );
}
