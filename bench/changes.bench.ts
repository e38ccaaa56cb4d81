/**
 * Measures what it costs to tell the changes of account books: the log of the embedded book against the same book without it, commands through
 * the cloud with changes on and off, the delay from the end of a command to the feed, and the watch of a GnuCash book of 10,000 transactions.
 * `npm run bench -- changes log` measures one part.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFeed } from './changes/feed.ts';
import { measureLog } from './changes/log.ts';
import { measureWatch } from './changes/watch.ts';
import { type Measurement, printTable } from './table.ts';

const PARTS: Readonly<Record<string, readonly [string, (folder: string) => Promise<readonly Measurement[]>]>> = {
  log: ['The log of the embedded book', measureLog],
  feed: ['From a command to the feed', measureFeed],
  watch: ['The watch of a GnuCash book in SQLite', measureWatch],
};

export async function bench(options: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-changes-'));
  try {
    for (const name of options.length === 0 ? Object.keys(PARTS) : options) {
      const [title, measure] = PARTS[name] ?? [];
      if (!title || !measure) throw new Error(`There is no part ${name}. The parts are ${Object.keys(PARTS).join(', ')}.`);
      printTable(title, await measure(folder));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
