/** Measures Ledgerline beside programs that people would use instead. peers/README.md says how each is set up. */

import { parseArgs } from 'node:util';
import { arePeersInstalled } from './peers/contender.ts';
import { benchQueues } from './peers/queues.ts';

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { rounds: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  if (!arePeersInstalled()) throw new Error('The other queues are not installed. Run `npm ci --prefix bench/peers` first.');
  await benchQueues(Number(values.rounds));
}
