/** Files of rows, read row by row with their lines: CSV, TSV, a JSON array, NDJSON. Knows no command. */

import { createReadStream, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { CsvError, parse } from 'csv-parse';
import { usage } from '../failure.ts';

const formats = ['csv', 'tsv', 'json', 'ndjson'] as const;
export type Format = (typeof formats)[number];

/** A row of a table by its cells, or a row that is an object already. */
export interface Row {
  readonly line: number;
  readonly cells?: readonly string[];
  readonly object?: Readonly<Record<string, unknown>>;
}

/** A problem in a file, and its place. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly sentence: string;
}

/** A file that cannot be read on from some line. */
export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.problem = { line, column: 1, field: '', sentence };
  }
}

const BY_ENDING: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.tsv': 'tsv',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

export function formatOf(path: string, given: string | undefined): Format {
  const format = given ?? BY_ENDING[extname(path).toLowerCase()];
  const known = formats.find((one) => one === format);
  if (known === undefined) throw usage(`--format must be one of ${formats.join(', ')}; ${path} does not end in one of them.`);
  return known;
}

export const rowsOf = (path: string, format: Format): AsyncGenerator<Row> => READERS[format](path);

const READERS: Readonly<Record<Format, (path: string) => AsyncGenerator<Row>>> = {
  csv: (path) => table(path, ','),
  tsv: (path) => table(path, '\t'),
  ndjson: lines,
  json: array,
};

const CSV_SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened here and never closed.',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'The row has more or fewer cells than the header.',
};

/** The first row is the header. */
async function* table(path: string, delimiter: string): AsyncGenerator<Row> {
  const parser = parse({ delimiter, bom: true, info: true, skip_empty_lines: true, relax_quotes: false });
  const source = createReadStream(path);
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      // A row ends on the line that is counted; cells can contain line ends.
      const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
      yield { line: info.lines - breaks, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = Number(/\bline (\d+)/.exec(error.message)?.[1] ?? 1);
    throw new UnreadableFile(where, CSV_SENTENCES[error.code] ?? `${error.message}.`);
  } finally {
    source.destroy();
  }
}

async function* lines(path: string): AsyncGenerator<Row> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() !== '') yield { line, object: objectIn(text.replace(/^\uFEFF/, ''), line) };
  }
}

async function* array(path: string): AsyncGenerator<Row> {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFile(1, `The file is not JSON: ${(error as Error).message}.`);
  }
  if (!Array.isArray(rows)) throw new UnreadableFile(1, 'The file must contain a JSON array of objects.');
  for (const [index, row] of rows.entries()) yield { line: index + 1, object: asObject(row, index + 1) };
}

function objectIn(text: string, line: number): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text), line);
  } catch (error) {
    throw error instanceof UnreadableFile
      ? error
      : new UnreadableFile(line, `The line is not JSON: ${(error as Error).message}.`);
  }
}

function asObject(value: unknown, line: number): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  throw new UnreadableFile(line, 'Each row must be a JSON object.');
}
