/** Measures the search in a list of documents, next to one that looks at every document because its text is too short for the index. */

import type { Book } from '@ledgerline/book';
import { atMost, type Measurement, median } from '../table.ts';

const ROUNDS = 15;
const MILLISECONDS_MAX = 20;
const EVERY_DOCUMENT = '~~';

const SEARCHES = {
  'the number of a document': 'IV-000123',
  'a text of most documents': 'Hardware',
  'a text of none': 'no such words',
};

export function measureSearch(book: Book): readonly Measurement[] {
  let commands = 0;
  const timed = (search: string): number => {
    commands += 1;
    const start = performance.now();
    const { ok } = book.execute('list-sales-invoices', { search, limit: 50 }, `search-${commands}`);
    if (!ok) throw new Error('A search was refused.');
    return performance.now() - start;
  };
  const times = (search: string): number => median(Array.from({ length: ROUNDS }, () => timed(search)));
  const measured = Object.entries(SEARCHES).map(([what, search]) => ({
    what: `search for ${what}`,
    ...atMost(MILLISECONDS_MAX, times(search), 'ms'),
  }));
  return [
    ...measured,
    { what: 'search that looks at every document (baseline)', figure: `${times(EVERY_DOCUMENT).toFixed(2)} ms` },
  ];
}
