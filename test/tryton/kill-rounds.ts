/** Kills the driver, the connector, or both, while invoices of goods are written to a Tryton database, and then looks what it has. */

import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import type { Victim } from '../gnucash/kill-rounds.ts';
import type { Ended, GnuCashSystem } from '../gnucash/system.ts';
import { type FileFigures, figuresIn } from './books.ts';

/** An invoice with goods: an invoice, its taxes, a movement of stock and the entry of its cost, all or nothing. */
const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 20.05, discount: '10%', taxCode: 'ST10' }],
};
/** Of each invoice, in cents: 18.045 and its tax of 1.805 are rounded away from zero. */
const INVOICE_CENTS = 1_986;
const STOCK: Payload = {
  creditorCode: '400-S001',
  docDate: '2026-07-01',
  lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1_000, unitPrice: 12 }],
};
const COST_CENTS = 1_200;
/** Within this time the kill falls; a command takes about a third of it. */
const KILL_WITHIN_MS = 2_000;
const COMMANDS_PER_ROUND = 3;

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

/** The process that has the book open, as the lock beside it says. */
function lockHolder(file: string): number | null {
  const lock = `${file}.ledgerline-lock`;
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  return holder > 0 ? holder : null;
}

export async function killRounds({ system, companyId, file, victims, chance }: KillOptions): Promise<KillFigures> {
  const kills = { driver: 0, connector: 0, both: 0 };
  const ends = new Map<string, Ended>();
  await system.run(companyId, 'create-purchase-invoice', STOCK, 'kill-stock');
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
  const owed = file.balances['300-0000'] ?? 0;
  const cost = file.balances['600-0000'] ?? 0;
  return [
    ...unknown.map(([id, { error }]) => `${id} ended ${error?.code} with the outcome ${error?.outcome}`),
    ...saved.filter(([id]) => !recorded.has(id)).map(([id]) => `${id} is done and not in the database`),
    ...[...ends]
      .filter(([id, { status }]) => status === 'failed' && recorded.has(id))
      .map(([id]) => `${id} failed and is in the database`),
    ...(new Set(numbers).size === numbers.length ? [] : ['two commands have one number']),
    ...(file.posted.length === saved.length
      ? []
      : [`${saved.length} commands are done and ${file.posted.length} invoices posted`]),
    ...(owed === saved.length * INVOICE_CENTS ? [] : [`debtors owe ${owed} cents`]),
    ...(cost === saved.length * COST_CENTS ? [] : [`the goods cost ${cost} cents`]),
    ...(file.unbalanced === 0 ? [] : [`${file.unbalanced} moves do not balance`]),
    ...(file.halfDone === 0 ? [] : [`${file.halfDone} records are half done`]),
    ...(file.integrity === 'ok' ? [] : [file.integrity]),
  ];
}
