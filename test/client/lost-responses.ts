/**
 * Callers on a bad network: responses are lost, doubled, replaced by a proxy's page, and the calling process ends in the middle. Law: each
 * order is in the book exactly once, and a request that was rejected for good is sent once.
 */

import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ledgerline as Sound, Unreachable } from '@ledgerline/client';

type Client = typeof Sound;

export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly connectorId: string;
  readonly companyId: string;
}

/** A change of the source that makes the client unsafe. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'new id for every try',
    file: 'transport.ts',
    from: '...(call.body !== undefined && { body: call.body }),',
    to: `...(call.body !== undefined && { body: call.body.replace(/"commandId":"[^"]+"/, '"commandId":"' + crypto.randomUUID() + '"') }),`,
  },
  { name: 'retry of 409', file: 'retry.ts', from: '[408, 429,', to: '[408, 409, 429,' },
  {
    name: 'no wait for keep',
    file: 'ledgerline.ts',
    from: 'await options.keep?.(envelope.commandId);',
    to: 'void options.keep?.(envelope.commandId);',
  },
];

/** The client with that change. */
export async function mutated({ name, file, from, to }: Mutant, folder: string): Promise<Client> {
  const home = join(folder, name.replaceAll(' ', '-'));
  cpSync(new URL('../../packages/client/', import.meta.url), home, { recursive: true });
  const path = join(home, 'src', file);
  const source = readFileSync(path, 'utf8');
  assert.equal(source.split(from).length, 2, `${file} has "${from}" exactly once.`);
  writeFileSync(path, source.replace(from, to));
  return ((await import(pathToFileURL(join(home, 'src/index.ts')).href)) as { Ledgerline: Client }).Ledgerline;
}

const ORDERS = 3;
const SEEDS_AT_A_TIME = 12;
const CALLS_MAX = 40;

/** What breaks a law, seed by seed. */
export async function findViolations(
  client: Client,
  target: Target,
  label: string,
  seeds: readonly number[],
): Promise<readonly string[]> {
  const waiting = [...seeds];
  const violations: string[] = [];
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
      violations.push(...(await tryOut(client, target, `${label} ${seed}`, seed)));
  };
  await Promise.all(Array.from({ length: SEEDS_AT_A_TIME }, work));
  return violations;
}

/** The caller's process has ended. */
class Crash extends Error {}

async function tryOut(client: Client, target: Target, label: string, seed: number): Promise<readonly string[]> {
  const random = numbersFrom(seed);
  const underWay: Promise<unknown>[] = [];
  const stored = new Map<string, string>();
  for (let order = 1; order <= ORDERS; order += 1) {
    const faults = (process: AbortController): typeof fetch => faulty(random, process, underWay);
    await settle(client, target, `${label} order ${order}`, stored, faults);
  }
  await Promise.all(underWay);
  const sound = new Sound(target);
  const { rows } = await sound.run('list-ar-invoices', { search: `${label} order` });
  const wanted = ORDERS;
  return [
    ...(rows.length === wanted ? [] : [`${label}: ${rows.length} invoices in the book for ${wanted} orders.`]),
    ...(await reuse(client, target, [...stored.values()][0] ?? '', label)),
  ];
}

/** A program that goes on until its order is invoiced: after a crash it starts again with the ids that it has stored. */
async function settle(
  client: Client,
  target: Target,
  order: string,
  stored: Map<string, string>,
  faults: (process: AbortController) => typeof fetch,
): Promise<void> {
  for (let calls = 0; calls < CALLS_MAX; calls += 1) {
    const process = new AbortController();
    const caller = new client({ ...target, waitSeconds: 10, fetch: faults(process) });
    const commandId = stored.get(order);
    // Writing an id down takes a moment, and a process that ends meanwhile has not done it.
    const keep = async (id: string): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 3));
      if (!process.signal.aborted) stored.set(order, id);
    };
    try {
      const payload = { debtorCode: '300-A001', description: order, amount: 10, accountNo: '500-1000' };
      await caller.run('create-ar-invoice', payload, { signal: process.signal, keep, ...(commandId && { commandId }) });
      return;
    } catch (error) {
      if (!(error instanceof Crash || (error as Error).name === Unreachable.name)) throw error;
    }
  }
  throw new Error(`${order} was not settled in ${CALLS_MAX} calls.`);
}

/** Another payload under a known id is rejected for good, and asked for once. */
async function reuse(client: Client, target: Target, commandId: string, label: string): Promise<readonly string[]> {
  let requests = 0;
  const counting: typeof fetch = (url, init) => {
    requests += 1;
    return fetch(url, init);
  };
  const caller = new client({ ...target, fetch: counting });
  const { code } = await caller.run('read-debtors', {}, { commandId }).then(
    () => ({ code: 'accepted' }),
    (error: { readonly code: string }) => error,
  );
  return code === 'command_id_reused' && requests === 1 ? [] : [`${label}: ${requests} requests for a reused id, ${code}.`];
}

/** Faults by their share. */
const FAULTS = [
  'none',
  'none',
  'lost',
  'lost',
  'never sent',
  'doubled',
  'page',
  'page instead',
  'crash',
  'crash on the way',
] as const;

/** `underWay`: requests that were sent although nobody waits for their responses any more. */
function faulty(random: () => number, process: AbortController, underWay: Promise<unknown>[]): typeof fetch {
  const page = (): Response => new Response('<html>Bad gateway</html>', { status: 502 });
  const crash = (): never => {
    process.abort(new Crash('The process ended.'));
    throw new TypeError('terminated');
  };
  return async (url, init) => {
    const fault = FAULTS[Math.floor(random() * FAULTS.length)];
    if (fault === 'never sent') throw new TypeError('fetch failed');
    if (fault === 'page instead') return page();
    if (fault === 'crash on the way') {
      underWay.push(fetch(url, { ...init, signal: null }).then((response) => response.text()));
      return crash();
    }
    if (fault === 'doubled') await (await fetch(url, init)).text();
    const response = await fetch(url, init);
    if (fault === 'none' || fault === 'doubled') return response;
    await response.text();
    if (fault === 'crash') return crash();
    if (fault === 'page') return page();
    throw new TypeError('terminated');
  };
}

/** The same numbers from 0 to 1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
