/**
 * Measures what it costs to tell the changes of account books: the log of the embedded book against the same book without it, commands through
 * the cloud with changes on and off, an import of 100,000 rows, the delay from the end of a command to the feed, and the watch of a GnuCash book of
 * 10,000 transactions. `npm run bench -- changes log feed` measures two parts, `--rows 1000` imports fewer rows.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFeed } from './changes/feed.ts';
import { measureImport } from './changes/import.ts';
import { measureLog } from './changes/log.ts';
import { measureWatch } from './changes/watch.ts';
import { type Measurement, printTable } from './table.ts';

const ROWS = 100_000;

type Part = (folder: string, rows: number) => Promise<readonly Measurement[]>;

const PARTS: Readonly<Record<string, readonly [title: string, measure: Part]>> = {
  log: ['The log of the embedded book', measureLog],
  feed: ['From a command to the feed', measureFeed],
  import: ['An import', (_folder, rows) => measureImport(rows)],
  watch: ['The watch of a GnuCash book in SQLite', measureWatch],
};

export async function bench(options: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...options],
    options: { rows: { type: 'string', default: String(ROWS) } },
    allowPositionals: true,
  });
  const folder = mkdtempSync(join(tmpdir(), 'bench-changes-'));
  try {
    for (const name of positionals.length === 0 ? Object.keys(PARTS) : positionals) {
      const [title, measure] = PARTS[name] ?? [];
      if (!title || !measure) throw new Error(`There is no part ${name}. The parts are ${Object.keys(PARTS).join(', ')}.`);
      printTable(title, await measure(folder, Number(values.rows)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
