/** Kills a driver, the connector, or both, while invoices are written, and then looks what the file of the package has. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import type { Ended, GnuCashSystem } from '../gnucash/system.ts';

interface Sent {
  readonly type: string;
  readonly payload: Payload;
}

export type Victim = 'driver' | 'connector' | 'both';

/** What the file of any package must have, read without its driver. */
export interface Kept {
  readonly balances: Readonly<Record<string, number>>;
  readonly unbalanced: number;
  /** Customer invoices that were posted, by number. */
  readonly posted: readonly string[];
  /** As often as each was saved. */
  readonly commandIds: readonly string[];
  readonly integrity: string;
}

export interface KillSubject<File extends Kept> {
  readonly invoice: Payload;
  /** Of each invoice, in cents. */
  readonly invoiceCents: number;
  /** What invoices need, sent once. */
  readonly before?: Sent;
  /** Sent after the invoices of each round, by a name without digits. */
  readonly others?: Readonly<Record<string, (commandId: string) => Sent>>;
  /** Within this time the kill falls; as long as a round took that nothing was killed in, if it is absent. */
  readonly withinMs?: number;
  readonly commandsPerRound: number;
  /** The process that has the file open. */
  readonly holder: (file: string) => number | null;
  readonly figuresIn: (file: string) => File;
  /** What else must be true after so many invoices, in words. */
  readonly faults?: (file: File, invoices: number, ends: KillFigures<File>['ends']) => readonly string[];
}

export interface KillFigures<File extends Kept> {
  readonly kills: Readonly<Record<Victim, number>>;
  /** Commands that had been sent and had not ended when something was killed. */
  readonly openAtKill: number;
  /** By commandId. */
  readonly ends: ReadonlyMap<string, Ended>;
  readonly file: File;
}

export interface KillOptions {
  readonly system: GnuCashSystem;
  readonly companyId: string;
  readonly file: string;
  readonly victims: readonly Victim[];
  /** Between 0 and 1, one after the other. */
  readonly chance: () => number;
}

const CYCLE: readonly Victim[] = ['driver', 'connector', 'both', 'driver'];

export const victimsOf = (count: number): readonly Victim[] =>
  Array.from({ length: count }, (_, round) => CYCLE[round % CYCLE.length] ?? 'driver');

/** Their ids end with a number. */
const IS_INVOICE = /-\d+$/;

export async function killRounds<File extends Kept>(
  subject: KillSubject<File>,
  { system, companyId, file, victims, chance }: KillOptions,
): Promise<KillFigures<File>> {
  const { before, holder, figuresIn } = subject;
  const kills = { driver: 0, connector: 0, both: 0 };
  let openAtKill = 0;
  const ends = new Map<string, Ended>();
  if (before) await system.run(companyId, before.type, before.payload, `${companyId}-before`);
  /** Sends the commands of a round; none is killed in round 0. */
  const begin = (round: number): { readonly open: () => number; readonly ended: Promise<unknown> } => {
    const sent = commandsOf(subject, `${companyId}-${round}`);
    const running = [...sent].map(async ([id, { type, payload }]) =>
      ends.set(id, await system.run(companyId, type, payload, id)),
    );
    return { open: () => [...sent.keys()].filter((id) => !ends.has(id)).length, ended: Promise.all(running) };
  };
  const measured = async (): Promise<number> => {
    await system.run(companyId, 'read-debtors', {});
    const start = performance.now();
    await begin(0).ended;
    return performance.now() - start;
  };
  const withinMs = subject.withinMs ?? (await measured());
  for (const [round, victim] of victims.entries()) {
    await system.run(companyId, 'read-debtors', {});
    const { open, ended } = begin(round + 1);
    await pause(chance() * withinMs);
    openAtKill += open();
    await killOne(system, holder(file), victim);
    kills[victim] += 1;
    await ended;
  }
  return { kills, openAtKill, ends, file: figuresIn(file) };
}

function commandsOf<File extends Kept>(
  { invoice, commandsPerRound, others = {} }: KillSubject<File>,
  name: string,
): ReadonlyMap<string, Sent> {
  const invoices = Array.from({ length: commandsPerRound }, (_, index) => `${name}-${index}`);
  const sent = new Map<string, Sent>(invoices.map((id) => [id, { type: 'create-sales-invoice', payload: invoice }]));
  for (const [part, other] of Object.entries(others)) sent.set(`${name}-${part}`, other(`${name}-${part}`));
  return sent;
}

async function killOne(system: GnuCashSystem, driver: number | null, victim: Victim): Promise<void> {
  if (victim !== 'driver') await system.killConnector();
  if (victim !== 'connector' && driver !== null) endProcess(driver);
  if (victim !== 'driver') system.startConnector();
}

/** A driver that has just ended by itself is gone as well. */
function endProcess(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * A read that finds its driver killed fails, and leaves the book closed. The next command opens it, and when that driver is killed before the book is
 * open, the command has not begun. Any other command runs again or is found, so that it must be done.
 */
const isKilledWhileOpening = ({ code, message }: NonNullable<Ended['error']>): boolean =>
  code === 'book_unavailable' && message.includes('stopped by SIGKILL');

/** What every kill must leave true, in words; empty if it does. */
export function faultsOf<File extends Kept>(
  { invoiceCents, faults }: KillSubject<File>,
  { ends, file }: KillFigures<File>,
): readonly string[] {
  const saved = [...ends].filter(([, { status }]) => status === 'done');
  const unknown = [...ends].filter(([, { error }]) => error !== null && error.outcome !== 'not_applied');
  const failed = [...ends].filter(([, { status }]) => status === 'failed');
  const recorded = new Set(file.commandIds);
  const invoices = saved.filter(([id]) => IS_INVOICE.test(id));
  const numbers = invoices.map(([, { result }]) => String(result?.docNo));
  const owed = file.balances['300-0000'] ?? 0;
  return [
    ...unknown.map(([id, { error }]) => `${id} ended ${error?.code} with the outcome ${error?.outcome}`),
    ...saved.filter(([id]) => !recorded.has(id)).map(([id]) => `${id} is done and not in the file`),
    ...failed.filter(([id]) => recorded.has(id)).map(([id]) => `${id} failed and is in the file`),
    ...failed
      .filter(([, { error }]) => error?.outcome === 'not_applied' && !isKilledWhileOpening(error))
      .map(([id, { error }]) => `${id} ended ${error?.code}: ${error?.message}`),
    ...file.commandIds.filter((id, index) => file.commandIds.indexOf(id) !== index).map((id) => `${id} is in the file twice`),
    ...(new Set(numbers).size === numbers.length ? [] : ['two commands have one number']),
    ...(file.posted.length === invoices.length ? [] : [`${invoices.length} invoices are done and ${file.posted.length} posted`]),
    ...(owed === invoices.length * invoiceCents ? [] : [`debtors owe ${owed} cents`]),
    ...(file.unbalanced === 0 ? [] : [`${file.unbalanced} transactions do not balance`]),
    ...(file.integrity === 'ok' ? [] : [file.integrity]),
    ...(faults?.(file, invoices.length, ends) ?? []),
  ];
}

/** What a soak prints: how many were killed, sent and posted, what became of the others, and what is wrong. */
export function told<File extends Kept>({ kills, openAtKill, ends, file }: KillFigures<File>, faults: readonly string[]): string {
  const failed = [...ends.values()].flatMap(({ error }) => (error ? [error] : []));
  const figures = {
    kills,
    sent: ends.size,
    openAtKill,
    posted: file.posted.length,
    killedWhileOpening: failed.filter(isKilledWhileOpening).length,
    unknown: failed.filter(({ outcome }) => outcome === 'unknown').length,
  };
  return JSON.stringify({ ...figures, faults });
}
