/** Writes the ledger of a book as a journal, to a file or to the terminal. The content comes from ../journal. */

import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JournalFormat, journalText } from '../journal/format.ts';
import { readJournal } from '../journal/journal.ts';
import { openForReading } from '../sqlite/open.ts';
import { buildTemplate } from '../sqlite/template-file.ts';

export interface Export {
  readonly format: JournalFormat;
  /** The sample company by default. */
  readonly book: string | undefined;
  readonly output: string | undefined;
}

export function exportJournal({ format, book, output }: Export): void {
  const folder = book === undefined ? mkdtempSync(join(tmpdir(), 'ledgerline-sample-')) : undefined;
  const path = book ?? join(folder ?? '', 'sample.sqlite');
  if (book === undefined) buildTemplate('SAMPLE', path);
  const file = output === undefined ? 1 : openSync(output, 'w');
  try {
    const db = openForReading(path);
    for (const text of journalText(readJournal(db), format)) writeFileSync(file, text);
    db.close();
  } finally {
    if (output !== undefined) closeSync(file);
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
