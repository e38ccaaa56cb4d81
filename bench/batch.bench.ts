/**
 * Measures what a batch saves: the same commands in one request and one by one, in turns on one server, by the CPU that the server takes. Then what
 * another tenant notices of batches.
 */

import { openTestServer } from '../packages/cloud/testing/test-server.ts';
import { measureNeighbour } from './batch/neighbour.ts';
import { atMost, median, printTable } from './table.ts';

const COMMANDS = 500;
const ROUNDS = 9;

export async function bench(): Promise<void> {
  const server = await openTestServer({ settings: { requestsPerMinute: 0, tenantRequestsPerMinute: 0 }, queuedMax: 1_000_000 });
  const { tenantKey: key, connectorId } = await server.household();
  const envelope = (commandId: string) => ({ commandId, connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} });
  const post = async (path: string, body: object): Promise<void> => {
    const { statusCode, body: text } = await server.call('POST', path, { key, body });
    if (statusCode >= 300) throw new Error(`${statusCode} ${text.slice(0, 200)}`);
  };
  const ways = {
    single: async (round: number) => {
      for (let at = 0; at < COMMANDS; at += 1) await post('/v1/commands', envelope(`single-${round}-${at}`));
    },
    batch: async (round: number) => {
      const commands = Array.from({ length: COMMANDS }, (_, at) => envelope(`batch-${round}-${at}`));
      await post('/v1/commands/batch', { commands });
    },
  };
  const cpuMs = { single: [] as number[], batch: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ['single', 'batch'] as const) {
        const before = process.cpuUsage();
        await ways[way](round);
        const { user, system } = process.cpuUsage(before);
        // The first round warms both up.
        if (round > 0) cpuMs[way].push((user + system) / 1_000);
      }
    }
  } finally {
    await server.close();
  }
  const [single, batch] = [median(cpuMs.single), median(cpuMs.batch)];
  printTable('Batches', [
    { what: `${COMMANDS} commands one by one (baseline), CPU`, figure: `${single.toFixed(0)} ms` },
    { what: `${COMMANDS} commands in a batch, CPU`, figure: `${batch.toFixed(0)} ms` },
    {
      what: 'a batch against single posts, without the cost of sockets, which favours single posts',
      ...atMost(0.4, batch / single),
    },
  ]);
  printTable('Other tenants', await measureNeighbour());
}
