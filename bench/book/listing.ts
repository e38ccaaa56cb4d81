/** A process of its own that writes one report of a book and sends how much memory it used. Started by statements.ts. */

import { readFileSync } from 'node:fs';
import { openBook } from '@ledgerline/book';
import { BENCH_CLOCK } from './history.ts';

/** Memory without the pages of the book file that are mapped into it, which the kernel can drop at any time. */
function ownKilobytes(): number {
  const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes);
}

const [path = '', payload = '{}'] = process.argv.slice(2);
const book = openBook(path, { clock: BENCH_CLOCK });
let peakKilobytes = ownKilobytes();
const { ok } = book.writeReport(JSON.parse(payload), () => {
  peakKilobytes = Math.max(peakKilobytes, ownKilobytes());
});
book.close();
process.send?.({ ok, peakKilobytes });
