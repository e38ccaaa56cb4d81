/** Kills a driver, the connector, or both, while invoices are written, and then looks what the file of the package has. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import type { Ended, GnuCashSystem } from '../gnucash/system.ts';

export type Victim = 'driver' | 'connector' | 'both';

/** What the file of any package must have, read without its driver. */
export interface Kept {
  readonly balances: Readonly<Record<string, number>>;
  readonly unbalanced: number;
  /** Customer invoices that were posted, by number. */
  readonly posted: readonly string[];
  readonly commandIds: readonly string[];
  readonly integrity: string;
}

export interface KillSubject<File extends Kept> {
  readonly invoice: Payload;
  /** Of each invoice, in cents. */
  readonly invoiceCents: number;
  /** What invoices need, sent once. */
  readonly before?: { readonly type: string; readonly payload: Payload };
  /** Within this time the kill falls. */
  readonly withinMs: number;
  readonly commandsPerRound: number;
  /** The process that has the file open. */
  readonly holder: (file: string) => number | null;
  readonly figuresIn: (file: string) => File;
  /** What else must be true after so many invoices, in words. */
  readonly faults?: (file: File, saved: number) => readonly string[];
}

export interface KillFigures<File extends Kept> {
  readonly kills: Readonly<Record<Victim, number>>;
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

export async function killRounds<File extends Kept>(
  subject: KillSubject<File>,
  { system, companyId, file, victims, chance }: KillOptions,
): Promise<KillFigures<File>> {
  const { before, invoice, withinMs, commandsPerRound, holder, figuresIn } = subject;
  const kills = { driver: 0, connector: 0, both: 0 };
  const ends = new Map<string, Ended>();
  if (before) await system.run(companyId, before.type, before.payload, 'kill-before');
  for (const [round, victim] of victims.entries()) {
    await system.run(companyId, 'read-debtors', {});
    const ids = Array.from({ length: commandsPerRound }, (_, index) => `kill-${round}-${index}`);
    const running = ids.map(async (id) => ends.set(id, await system.run(companyId, 'create-sales-invoice', invoice, id)));
    await pause(chance() * withinMs);
    await killOne(system, holder(file), victim);
    kills[victim] += 1;
    await Promise.all(running);
  }
  return { kills, ends, file: figuresIn(file) };
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

/** What every kill must leave true, in words; empty if it does. */
export function faultsOf<File extends Kept>(
  { invoiceCents, faults }: KillSubject<File>,
  { ends, file }: KillFigures<File>,
): readonly string[] {
  const saved = [...ends].filter(([, { status }]) => status === 'done');
  const failed = [...ends].filter(([, { status }]) => status === 'failed');
  const unknown = [...ends].filter(([, { error }]) => error !== null && error.outcome !== 'not_applied');
  const recorded = new Set(file.commandIds);
  const numbers = saved.map(([, { result }]) => String(result?.docNo));
  const owed = file.balances['300-0000'] ?? 0;
  return [
    ...unknown.map(([id, { error }]) => `${id} ended ${error?.code} with the outcome ${error?.outcome}`),
    ...saved.filter(([id]) => !recorded.has(id)).map(([id]) => `${id} is done and not in the file`),
    ...failed.filter(([id]) => recorded.has(id)).map(([id]) => `${id} failed and is in the file`),
    ...(new Set(numbers).size === numbers.length ? [] : ['two commands have one number']),
    ...(file.posted.length === saved.length
      ? []
      : [`${saved.length} commands are done and ${file.posted.length} invoices posted`]),
    ...(owed === saved.length * invoiceCents ? [] : [`debtors owe ${owed} cents`]),
    ...(file.unbalanced === 0 ? [] : [`${file.unbalanced} transactions do not balance`]),
    ...(file.integrity === 'ok' ? [] : [file.integrity]),
    ...(faults?.(file, saved.length) ?? []),
  ];
}

/** What a soak prints: how many were killed, sent, posted and not applied, and what is wrong. */
export function told<File extends Kept>({ kills, ends, file }: KillFigures<File>, faults: readonly string[]): string {
  const notApplied = [...ends.values()].filter(({ status }) => status === 'failed').length;
  return JSON.stringify({ kills, sent: ends.size, posted: file.posted.length, notApplied, faults });
}
