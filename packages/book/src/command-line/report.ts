/** Writes a report of a book to a file or to the terminal, part by part. The reports are in ../reports/templates. */

import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Payload } from '@ledgerline/catalog';
import { openBook } from '../sqlite/open.ts';
import { buildTemplate } from '../sqlite/template-file.ts';

export interface ReportWanted {
  /** Template, dates, language and format, as a command would send them. */
  readonly payload: Payload;
  /** The sample company by default. */
  readonly book: string | undefined;
  readonly output: string | undefined;
}

const FORMATS = ['pdf', 'html', 'csv'];

/** The format from the file extension; rows without a file. */
function formatOf(output: string | undefined): string {
  const extension = extname(output ?? '').slice(1);
  return FORMATS.includes(extension) ? extension : 'csv';
}

/** What is wrong with the request, or null when the report is written. */
export function writeReport({ payload, book: given, output }: ReportWanted): string | null {
  const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'ledgerline-sample-')) : undefined;
  const path = given ?? join(folder ?? '', 'sample.sqlite');
  if (given === undefined) buildTemplate('SAMPLE', path);
  const book = openBook(path);
  let file: number | undefined = output === undefined ? 1 : undefined;
  try {
    const result = book.writeReport({ format: formatOf(output), ...payload }, (part) => {
      file ??= openSync(String(output), 'w');
      writeFileSync(file, part);
    });
    return result.ok ? null : (result.error as { readonly message: string }).message;
  } finally {
    book.close();
    if (output !== undefined && file !== undefined) closeSync(file);
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
