/** What a tenant waits while another one sends batches as fast as one a second, compared with just before: queueing a command and reading it. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../../test/running-system.ts';
import { atMost, type Measurement, median } from '../table.ts';
import type { Sending } from './sender.ts';

const ROUNDS = 5;
const SECONDS = 10;
/** Ten times what the limits of a tenant allow, if they are not changed. */
const EVERY_MS = 1_000;
const COMMANDS = 500;
const PERCENTILE = 0.99;

export async function measureNeighbour(): Promise<readonly Measurement[]> {
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0', TENANT_LIMIT_PER_MINUTE: '0', LOG_FORMAT: 'json' });
  const sender = fork(`${import.meta.dirname}/sender.ts`);
  try {
    await once(sender, 'message');
    const [neighbour, other] = [await openSandbox(system, 'The neighbour'), await openSandbox(system, 'The sender')];
    const sending: Sending = {
      baseUrl: system.baseUrl,
      tenantKey: other.tenantKey,
      connectorId: await emptyBook(system, other),
      commands: COMMANDS,
      everyMs: EVERY_MS,
    };
    await work(system, neighbour);
    const rounds: { readonly before: readonly number[]; readonly beside: readonly number[]; readonly batches: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await work(system, neighbour);
      await tell(sender, sending);
      const beside = await work(system, neighbour);
      rounds.push({ before, beside, batches: Number(await tell(sender, 'end')) });
    }
    const p99Of = (way: 'before' | 'beside') => median(rounds.map((round) => percentile(round[way])));
    const batches = rounds.reduce((sum, round) => sum + round.batches, 0);
    return [
      { what: 'a request of another tenant before, p99 (baseline)', figure: `${p99Of('before').toFixed(1)} ms` },
      {
        what: `the same beside a batch of ${COMMANDS} a second (${batches} batches), against before`,
        ...atMost(1.3, p99Of('beside') / p99Of('before')),
      },
    ];
  } finally {
    sender.disconnect();
    await system.stop();
  }
}

/** A book that no program runs: what is measured is the acceptance of batches, and not who runs their commands. Returns its connector. */
async function emptyBook({ baseUrl }: RunningSystem, { cookie }: SandboxTenant): Promise<string> {
  const config = await fetch(`${baseUrl}/app/connector-config.json`, { headers: { cookie } });
  const { connectorId, connectorKey } = (await config.json()) as { connectorId: string; connectorKey: string };
  await fetch(`${baseUrl}/connectors/${connectorId}/companies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${connectorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ companies: [{ companyId: 'SAMPLE', name: 'SAMPLE' }] }),
  });
  return connectorId;
}

async function tell(sender: ChildProcess, what: Sending | 'end'): Promise<unknown> {
  const answered = once(sender, 'message');
  sender.send(what);
  const [answer] = await answered;
  return answer;
}

let sent = 0;

/** Queues and reads one command after the other, for so long; milliseconds of each request. */
async function work({ baseUrl }: RunningSystem, { tenantKey, connectorId }: SandboxTenant): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${tenantKey}`, 'content-type': 'application/json' };
  const times: number[] = [];
  const ends = performance.now() + SECONDS * 1_000;
  const timed = async (path: string, request: RequestInit): Promise<void> => {
    const startedAt = performance.now();
    const answer = await fetch(`${baseUrl}${path}`, { headers, ...request });
    if (!answer.ok) throw new Error(`The neighbour was answered ${answer.status}.`);
    await answer.text();
    times.push(performance.now() - startedAt);
  };
  while (performance.now() < ends) {
    sent += 1;
    const commandId = `neighbour-${sent}`;
    const envelope = { commandId, connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} };
    await timed('/v1/commands', { method: 'POST', body: JSON.stringify(envelope) });
    await timed(`/v1/commands/${commandId}`, {});
  }
  return times;
}

const percentile = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * PERCENTILE))] ?? Number.NaN;
