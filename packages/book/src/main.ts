/** The account book on the command line: `npm run book -- export`. Wires files and output; what a journal says, journal/ knows. */

import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isJournalFormat, JOURNAL_FORMATS, type JournalFormat, journalText } from './journal/format.ts';
import { readJournal } from './journal/journal.ts';
import { openForReading } from './sqlite/open.ts';
import { buildTemplate } from './sqlite/template-file.ts';

const HELP = `Usage: npm run book -- export --format ${JOURNAL_FORMATS.join('|')} [--book file.sqlite] [--output file]

Writes the whole ledger of an account book as a journal that ${JOURNAL_FORMATS.join(' and ')} read.

  --format  the language of the journal; hledger when it is left out
  --book    the file of the book; the sample company when it is left out
  --output  the file to write; the terminal when it is left out
  --help    this text
`;

interface Wanted {
  readonly format: JournalFormat;
  readonly book: string | undefined;
  readonly output: string | undefined;
}

/** What the command line asks for: an export, the help, or something that is not understood. */
function wantedOf(parameters: readonly string[]): Wanted | 'help' | { readonly problem: string } {
  const options = {
    format: { type: 'string' },
    book: { type: 'string' },
    output: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (failure) {
    return { problem: failure instanceof Error ? failure.message : String(failure) };
  }
  const { values, positionals } = parsed;
  if (values.help === true || positionals.length === 0) return 'help';
  if (positionals.length > 1 || positionals[0] !== 'export') return { problem: `There is no command ${positionals.join(' ')}.` };
  const format = values.format ?? 'hledger';
  if (!isJournalFormat(format)) return { problem: `There is no format ${format}; there are ${JOURNAL_FORMATS.join(' and ')}.` };
  if (values.book !== undefined && !existsSync(values.book)) return { problem: `There is no file ${values.book}.` };
  return { format, book: values.book, output: values.output };
}

function exportJournal({ format, book, output }: Wanted): void {
  const folder = book === undefined ? mkdtempSync(join(tmpdir(), 'ledgerline-sample-')) : undefined;
  const path = book ?? join(folder ?? '', 'sample.sqlite');
  if (book === undefined) buildTemplate('SAMPLE', path);
  const file = output === undefined ? 1 : openSync(output, 'w');
  try {
    const db = openForReading(path);
    for (const text of journalText(readJournal(db), format)) writeSync(file, text);
    db.close();
  } finally {
    if (output !== undefined) closeSync(file);
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = wantedOf(process.argv.slice(2));
if (wanted === 'help') {
  process.stdout.write(HELP);
} else if ('problem' in wanted) {
  process.stderr.write(`${wanted.problem}\n\n${HELP}`);
  process.exitCode = 1;
} else {
  try {
    exportJournal(wanted);
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exitCode = 1;
  }
}
