/** Kills the driver, the connector, or both, while invoices are written to a GnuCash book, and then looks what the file has. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import { type FileFigures, figuresIn, lockHolder } from './books.ts';
import type { Ended, GnuCashSystem } from './system.ts';

export type Victim = 'driver' | 'connector' | 'both';

const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [
    { description: 'Goods', accountNo: '500-0000', qty: 3, unitPrice: 33.35, discount: '10%', taxCode: 'ST10' },
    { description: 'Service', accountNo: '500-1000', qty: 1, unitPrice: 12.34, taxCode: 'SV8' },
  ],
};
/** Of each invoice, in cents. */
const INVOICE_CENTS = 11_239;
/** Within this time the kill falls; a command takes about a tenth of it. */
const KILL_WITHIN_MS = 150;
const COMMANDS_PER_ROUND = 4;

export interface KillFigures {
  readonly kills: Readonly<Record<Victim, number>>;
  /** By commandId. */
  readonly ends: ReadonlyMap<string, Ended>;
  readonly file: FileFigures;
}

export interface KillOptions {
  readonly system: GnuCashSystem;
  readonly companyId: string;
  readonly file: string;
  readonly victims: readonly Victim[];
  /** Between 0 and 1, one after the other. */
  readonly chance: () => number;
}

export async function killRounds({ system, companyId, file, victims, chance }: KillOptions): Promise<KillFigures> {
  const kills = { driver: 0, connector: 0, both: 0 };
  const ends = new Map<string, Ended>();
  for (const [round, victim] of victims.entries()) {
    await system.run(companyId, 'read-debtors', {});
    const ids = Array.from({ length: COMMANDS_PER_ROUND }, (_, index) => `kill-${round}-${index}`);
    const running = ids.map(async (id) => ends.set(id, await system.run(companyId, 'create-sales-invoice', INVOICE, id)));
    await pause(chance() * KILL_WITHIN_MS);
    await killOne(system, file, victim);
    kills[victim] += 1;
    await Promise.all(running);
  }
  return { kills, ends, file: figuresIn(file) };
}

async function killOne(system: GnuCashSystem, file: string, victim: Victim): Promise<void> {
  const driver = lockHolder(file);
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
export function faultsOf({ ends, file }: KillFigures): readonly string[] {
  const saved = [...ends].filter(([, { status }]) => status === 'done');
  const unknown = [...ends].filter(([, { error }]) => error !== null && error.outcome !== 'not_applied');
  const recorded = new Set(file.commandIds);
  const numbers = saved.map(([, { result }]) => String(result?.docNo));
  return [
    ...unknown.map(([id, { error }]) => `${id} ended ${error?.code} with the outcome ${error?.outcome}`),
    ...saved.filter(([id]) => !recorded.has(id)).map(([id]) => `${id} is done and not in the file`),
    ...[...ends]
      .filter(([id, { status }]) => status === 'failed' && recorded.has(id))
      .map(([id]) => `${id} failed and is in the file`),
    ...(new Set(numbers).size === numbers.length ? [] : ['two commands have one number']),
    ...(file.posted.length === saved.length
      ? []
      : [`${saved.length} commands are done and ${file.posted.length} invoices posted`]),
    ...((file.balances['300-0000'] ?? 0) === saved.length * INVOICE_CENTS
      ? []
      : [`debtors owe ${file.balances['300-0000']} cents`]),
    ...(file.unbalanced === 0 ? [] : [`${file.unbalanced} transactions do not balance`]),
    ...(file.integrity === 'ok' ? [] : [file.integrity]),
  ];
}
