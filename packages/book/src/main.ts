/**
 * The account book on the command line: `npm run book -- export`, `npm run book -- report`, `npm run book -- settings`. Parses
 * the arguments; command-line/ does the work.
 */

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isReportTemplate, REPORT_TEMPLATES } from '@ledgerline/catalog';
import { type Export, exportJournal } from './command-line/export.ts';
import { type ReportWanted, writeReport } from './command-line/report.ts';
import { changeOf, settingsText } from './command-line/settings.ts';
import { isJournalFormat, JOURNAL_FORMATS } from './journal/format.ts';

const TEMPLATE_NAMES = Object.keys(REPORT_TEMPLATES).join(', ');

const HELP = `Usage: npm run book -- export [--format ${JOURNAL_FORMATS.join('|')}] [--book file.sqlite] [--output file]
       npm run book -- report TEMPLATE [--from date] [--to date] [--book file.sqlite] [--output file]
       npm run book -- settings --book file.sqlite [--set code=value ...]

export    writes the whole ledger of an account book as a journal that ${JOURNAL_FORMATS.join(' and ')} read
  --format  the language of the journal; hledger when it is left out
  --book    the file of the book; the sample company when it is left out
  --output  the file to write; the terminal when it is left out

report    writes a report of an account book: ${TEMPLATE_NAMES}
  --from, --to    the period, YYYY-MM-DD; the fiscal year up to today when they are left out
  --output        the file to write; its ending says the format: .pdf, .html or .csv. The terminal, as CSV, when it is left out
  --book          the file of the book; the sample company when it is left out
  --language      en, ms or zh
  --compare-with  none, previous-period or previous-year
  --group-by      profit-and-loss: month, department or project; sales-analysis: customer, item, agent or month
  --account       general-ledger: the only account to show

settings  shows the settings that no command changes, and changes them
  --book    the file of the book
  --set     a setting and its value, such as stock.allowNegative=true or default-account.sales=500-0000; may be given again

--help    this text
`;

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  language: { type: 'string' },
  'compare-with': { type: 'string' },
  'group-by': { type: 'string' },
  account: { type: 'string' },
  format: { type: 'string' },
  book: { type: 'string' },
  output: { type: 'string' },
  set: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

/** What to do, or why the arguments are invalid. */
type Wanted = (() => void) | { readonly problem: string };

function wantedOf(parameters: readonly string[]): Wanted {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    return { problem: messageOf(failure) };
  }
  const { values, positionals } = parsed;
  if (values.help === true || positionals.length === 0) return () => process.stdout.write(HELP);
  if (values.book !== undefined && !existsSync(values.book)) return { problem: `There is no file ${values.book}.` };
  if (positionals.join(' ') === 'export') return exportWanted(values.format ?? 'hledger', values.book, values.output);
  if (positionals[0] === 'report') return reportWanted(positionals.slice(1), values);
  if (positionals.join(' ') === 'settings') return settingsWanted(values.book, values.set ?? []);
  return { problem: `There is no command ${positionals.join(' ')}.` };
}

function exportWanted(format: string, book: Export['book'], output: Export['output']): Wanted {
  if (!isJournalFormat(format)) return { problem: `Unknown format ${format}. Use ${JOURNAL_FORMATS.join(' or ')}.` };
  return () => exportJournal({ format, book, output });
}

/** Options of a report, under the names of the payload. */
const REPORT_OPTIONS = {
  from: 'dateFrom',
  to: 'dateTo',
  language: 'language',
  'compare-with': 'compareWith',
  'group-by': 'groupBy',
  account: 'accountNo',
} as const;

function reportWanted(
  [template, ...more]: readonly string[],
  values: Readonly<Partial<Record<keyof typeof REPORT_OPTIONS | 'book' | 'output', string>>>,
): Wanted {
  if (!isReportTemplate(template) || more.length > 0) return { problem: `Name one report: ${TEMPLATE_NAMES}.` };
  const given = Object.entries(REPORT_OPTIONS).flatMap(([option, member]) => {
    const value = values[option as keyof typeof REPORT_OPTIONS];
    return value === undefined ? [] : [[member, value] as const];
  });
  const wanted: ReportWanted = { payload: { template, ...Object.fromEntries(given) }, book: values.book, output: values.output };
  return () => {
    const problem = writeReport(wanted);
    if (problem !== null) throw new Error(problem);
  };
}

function settingsWanted(book: string | undefined, texts: readonly string[]): Wanted {
  if (book === undefined) return { problem: 'Give the file of the book with --book.' };
  const changes = texts.map(changeOf);
  const problems = changes.flatMap((change) => ('problem' in change ? [change.problem] : []));
  if (problems.length > 0) return { problem: problems.join('\n') };
  return () =>
    process.stdout.write(
      settingsText(
        book,
        changes.filter((change) => 'code' in change),
      ),
    );
}

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

const wanted = wantedOf(process.argv.slice(2));
if ('problem' in wanted) {
  process.stderr.write(`${wanted.problem}\n\n${HELP}`);
  process.exitCode = 1;
} else {
  try {
    wanted();
  } catch (failure) {
    process.stderr.write(`${messageOf(failure)}\n`);
    process.exitCode = 1;
  }
}
