/**
 * Measures what a tenant has to wait while another one attacks, compared with just before: reading a command, queueing one,
 * and running one on its sandbox. `npm run bench -- neighbours search files` measures some of the attacks alone.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../test/running-system.ts';
import { attacks, type Owned } from './neighbours/attacks.ts';
import { type Measurement, median, printTable } from './table.ts';

const ROUNDS = 3;
const BEFORE_MS = 2_000;
const DURING_MS = 6_000;
const SETTLE_MS = 1_000;
const RATIO_MAX = 3;
const PERCENTILE = 0.95;

/** The neighbour's three kinds of work. */
type Work = 'read' | 'queue' | 'sandbox';
type Times = Record<Work, number[]>;

export async function bench(options: readonly string[]): Promise<void> {
  const names = options.length > 0 ? options : Object.keys(attacks);
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0', TENANT_LIMIT_PER_MINUTE: '0', LOG_FORMAT: 'json' });
  const attacker = fork(`${import.meta.dirname}/neighbours/attacker.ts`);
  try {
    await once(attacker, 'message');
    const neighbour = await openSandbox(system, 'The neighbour');
    await work(system, neighbour, BEFORE_MS);
    for (const name of names) {
      const owned = await ownedBy(system);
      const rounds: { readonly before: Times; readonly during: Times; readonly steps: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await work(system, neighbour, BEFORE_MS);
        await tell(attacker, { begin: name, owned });
        const during = await work(system, neighbour, DURING_MS);
        const steps = (await tell(attacker, 'end')) as number;
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        rounds.push({ before, during, steps });
      }
      const steps = rounds.reduce((sum, round) => sum + round.steps, 0);
      const rows = (['read', 'queue', 'sandbox'] as const).map((kind) =>
        measured(
          kind,
          rounds.map(({ before }) => before[kind]),
          rounds.map(({ during }) => during[kind]),
        ),
      );
      printTable(`${name}: ${attacks[name]?.what}`, [...rows, { what: 'attacks', figure: String(steps) }]);
    }
  } finally {
    attacker.disconnect();
    await system.stop();
  }
}

async function tell(attacker: ChildProcess, what: object | string): Promise<unknown> {
  const answered = once(attacker, 'message');
  attacker.send(what);
  const [answer] = await answered;
  return answer;
}

async function ownedBy(system: RunningSystem): Promise<Owned> {
  const { tenantKey, cookie, connectorId: sandboxId } = await openSandbox(system, 'The attacker');
  const config = await fetch(`${system.baseUrl}/app/connector-config.json`, { headers: { cookie } });
  const { connectorId, connectorKey } = (await config.json()) as { connectorId: string; connectorKey: string };
  await fetch(`${system.baseUrl}/connectors/${connectorId}/companies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${connectorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ companies: [{ companyId: 'SAMPLE', name: 'SAMPLE' }] }),
  });
  return { baseUrl: system.baseUrl, tenantKey, cookie, sandboxId, connectorId, connectorKey };
}

let sent = 0;

/** One thing after the other, for so long. */
async function work(system: RunningSystem, neighbour: SandboxTenant, milliseconds: number): Promise<Times> {
  const times: Times = { read: [], queue: [], sandbox: [] };
  const { baseUrl } = system;
  const headers = { authorization: `Bearer ${neighbour.tenantKey}`, 'content-type': 'application/json' };
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    sent += 1;
    const commandId = `neighbour-${sent}`;
    const envelope = { commandId, connectorId: neighbour.connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} };
    times.queue.push(
      await timed(() => fetch(`${baseUrl}/v1/commands`, { method: 'POST', headers, body: JSON.stringify(envelope) })),
    );
    times.read.push(await timed(() => fetch(`${baseUrl}/v1/commands/${commandId}`, { headers })));
    times.sandbox.push(await timed(() => neighbour.run('read-debtors', {}, 'SAMPLE', `${commandId}-run`)));
  }
  return times;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const answer = await run();
  if (answer instanceof Response) {
    if (!answer.ok) throw new Error(`The neighbour was answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  }
  return performance.now() - start;
}

function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * PERCENTILE))] ?? Number.NaN;
}

function measured(kind: Work, before: readonly number[][], during: readonly number[][]): Measurement {
  const [quiet, attacked] = [median(before.map(percentile)), median(during.map(percentile))];
  const worst = Math.max(...during.flat());
  const ratio = attacked / quiet;
  return {
    what: `${kind}, p95 during against before`,
    figure: `${ratio.toFixed(2)} x (${quiet.toFixed(1)} ms -> ${attacked.toFixed(1)} ms, worst ${worst.toFixed(0)} ms)`,
    goal: `<= ${RATIO_MAX} x`,
    isMet: ratio <= RATIO_MAX,
  };
}
