/** The rows that failed, as a file that can be fixed and imported: their cells as they were, and why. */

import { rmSync, writeFileSync } from 'node:fs';
import { tableLine } from '../table-text.ts';
import type { RowEnd } from './sending.ts';

const REMARKS = ['_line', '_code', '_reason'];

/** The path of the file; undefined when no row failed, and then an old one is removed. */
export function writeFailedRows(path: string, header: readonly string[], ends: readonly RowEnd[]): string | undefined {
  const file = `${path}.failed.${header.length > 0 ? 'csv' : 'ndjson'}`;
  if (ends.length === 0) {
    rmSync(file, { force: true });
    return undefined;
  }
  const own = header.filter((name) => !REMARKS.includes(name));
  const places = own.map((name) => header.indexOf(name));
  const lines = ends.flatMap(({ document, code, reason }) =>
    document.rows.map((row) =>
      row.object === undefined
        ? tableLine([...places.map((place) => row.cells?.[place] ?? ''), String(row.line), code, reason])
        : JSON.stringify({ ...row.object, _line: row.line, _code: code, _reason: reason }),
    ),
  );
  writeFileSync(file, `${[...(header.length > 0 ? [tableLine([...own, ...REMARKS])] : []), ...lines].join('\n')}\n`);
  return file;
}
