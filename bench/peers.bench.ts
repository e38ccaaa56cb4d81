/** Compares Ledgerline with programs that people would use instead. peers/README.md describes the setup of each. */

import { parseArgs } from 'node:util';
import { benchBooks } from './peers/books.ts';
import { arePeersInstalled } from './peers/contender.ts';
import { benchQueues } from './peers/queues.ts';

export async function bench(options: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: { rounds: { type: 'string', default: '5' }, invoices: { type: 'string', default: '1000' } },
    allowPositionals: true,
  });
  const parts: Readonly<Record<string, () => void | Promise<void>>> = {
    queues: () => {
      if (!arePeersInstalled()) throw new Error('The other queues are not installed. Run `npm ci --prefix bench/peers` first.');
      return benchQueues(Number(values.rounds));
    },
    books: () => benchBooks(Number(values.invoices)),
  };
  for (const part of positionals.length === 0 ? Object.keys(parts) : positionals) {
    const run = parts[part];
    if (!run) throw new Error(`There is no part ${part}; there are ${Object.keys(parts).join(', ')}.`);
    await run();
  }
}
