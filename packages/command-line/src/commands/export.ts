/** export: the rows of a read into a file, page by page, written beside its place and renamed when it is whole. */

import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { PagedCommandType } from '@ledgerline/client';
import { Failure, isInterrupted, usage } from '../failure.ts';
import { rowColumns } from '../import/field-types.ts';
import { formatOf } from '../import/row-file.ts';
import { payloadFrom } from '../payload.ts';
import type { Session } from '../session.ts';
import { guarded, tableLine } from '../table-text.ts';

export interface ExportOptions {
  readonly payload?: string;
  readonly set?: readonly string[];
  readonly out: string;
  readonly format?: string;
  readonly raw?: boolean;
  readonly resume?: boolean;
  /** Names with commas between. */
  readonly columns?: string;
}

/** Where an interrupted export continues. */
interface Place {
  readonly cursor: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

type Rows = readonly Readonly<Record<string, unknown>>[];

export async function exportRows(session: Session, type: string, options: ExportOptions): Promise<void> {
  const { terminal, signal } = session;
  const { out, raw = false, resume = false } = options;
  const format = formatOf(out, options.format);
  if (options.columns !== undefined && format.includes('json')) throw usage('--columns is for CSV and TSV files.');
  const payload = await payloadFrom(options.payload, options.set ?? [], session);
  const { client } = await session.clientOfBook(type);
  const [partial, placeFile] = [`${out}.part`, `${out}.part.cursor`];
  const known = resume ? placeIn(placeFile, out) : undefined;
  const columns = known?.columns ?? columnsOf(rowColumns((await client.schema(type)).resultSchema), options.columns);
  if (known === undefined) writeFileSync(partial, startOf(format, columns));
  let rows = known?.rows ?? 0;
  const start = known === undefined ? payload : { ...payload, cursor: known.cursor };
  try {
    for await (const page of client.pages(type as PagedCommandType, start as never, { signal })) {
      const { rows: found, nextCursor } = page as unknown as { rows: Rows; nextCursor: string | null };
      appendFileSync(partial, textOf(found, columns, { format, raw, isFirst: rows === 0 }));
      rows += found.length;
      if (nextCursor !== null) writeFileSync(placeFile, JSON.stringify({ cursor: nextCursor, rows, columns } satisfies Place));
    }
  } catch (error) {
    if (!isInterrupted(error) || !existsSync(placeFile)) throw error;
    throw new Failure('interrupted', `Stopped after ${rowsText(rows)}. Run the same command again with --resume to continue.`);
  }
  if (format === 'json') appendFileSync(partial, ']\n');
  renameSync(partial, out);
  rmSync(placeFile, { force: true });
  terminal.say(`${rowsText(rows)} in ${out}.`);
  if (terminal.manner.json) terminal.printObject({ rows, file: out });
}

function columnsOf(all: readonly string[], chosen: string | undefined): readonly string[] {
  const columns = chosen?.split(',').map((name) => name.trim()) ?? all;
  const unknown = columns.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw usage(`The rows have no ${unknown.join(', ')}. They have: ${all.join(', ')}.`);
  return columns;
}

const startOf = (format: string, columns: readonly string[]): string =>
  format === 'json' ? '[' : format === 'ndjson' ? '' : `${line(columns, format)}\n`;

function placeIn(file: string, out: string): Place {
  if (!existsSync(file)) throw usage(`There is no export of ${out} to resume.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Place;
}

interface Manner {
  readonly format: string;
  readonly raw: boolean;
  readonly isFirst: boolean;
}

function textOf(rows: Rows, columns: readonly string[], { format, raw, isFirst }: Manner): string {
  if (format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  if (format === 'json') return rows.map((row, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(row)}`).join('');
  const cell = (value: unknown): string => {
    const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
    return raw ? text : guarded(text);
  };
  return rows
    .map(
      (row) =>
        `${line(
          columns.map((name) => cell(row[name])),
          format,
        )}\n`,
    )
    .join('');
}

const line = (cells: readonly string[], format: string): string => tableLine(cells, format === 'tsv' ? '\t' : ',');

const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
