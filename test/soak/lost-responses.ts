/** `npm run soak:client -- 500`: orders over a bad network through the client, and each of them in the book once. */

import { Ledgerline } from '@ledgerline/client';
import { findViolations } from '../client/lost-responses.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const SEEDS_DEFAULT = 500;
const SEEDS_AT_ONCE = 50;

const seeds = Number(process.argv[2] ?? SEEDS_DEFAULT);
const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
try {
  const { tenantKey, connectorId } = await openSandbox(system);
  const target = { baseUrl: system.baseUrl, apiKey: tenantKey, connectorId, companyId: 'BLANK' };
  let violations = 0;
  for (let first = 0; first < seeds; first += SEEDS_AT_ONCE) {
    const some = Array.from({ length: Math.min(SEEDS_AT_ONCE, seeds - first) }, (_, index) => first + index);
    const found = await findViolations(Ledgerline, target, 'soak', some);
    for (const violation of found) console.error(violation);
    violations += found.length;
    console.log(`${first + some.length} of ${seeds} seeds, ${violations} violations`);
  }
  process.exitCode = violations === 0 ? 0 : 1;
} finally {
  await system.stop();
}
