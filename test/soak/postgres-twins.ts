/**
 * `npm run soak:twins -- --states 20000 --seed 1`: PostgreSQL's own statements for accepting, leasing, finishing and sweeping, compared with
 * the verbs they stand for on that many random states each.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DirectFile, NOT_DURABLE } from '../../packages/cloud/testing/direct-file.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { Twins } from '../postgres/twin-statements.ts';

const { values } = parseArgs({
  options: { states: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [states, seed] = [Number(values.states), Number(values.seed)];

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-twins-'));
const file = new DirectFile(join(folder, 'twins.db'));
file.execute(NOT_DURABLE);
const server = await startPostgres();
const twins = await Twins.open(await server.createDatabase(), file);
try {
  await twins.compareLeases(states, seed);
  await twins.compareReports(states, seed);
  await twins.compareSweeps(states, seed);
  await twins.compareAccepted(states, seed);
  for (const [name, { asked, plain }] of Object.entries(twins.tally)) console.log(`${name}: ${asked} compared, ${plain} plain`);
} finally {
  await twins.close();
  await server.stop();
  file.close();
  rmSync(folder, { recursive: true });
}
