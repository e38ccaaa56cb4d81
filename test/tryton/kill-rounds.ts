/** What a Tryton database must have when its driver, the connector, or both are killed while invoices of goods are written. */

import { existsSync, readFileSync } from 'node:fs';
import type { KillSubject } from '../driver-kit/kill-rounds.ts';
import { type FileFigures, figuresIn } from './books.ts';

const COST_CENTS = 1_200;

/** The process that has the book open, as the lock beside it says. */
function lockHolder(file: string): number | null {
  const lock = `${file}.ledgerline-lock`;
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  return holder > 0 ? holder : null;
}

export const KILLED: KillSubject<FileFigures> = {
  // An invoice with goods: an invoice, its taxes, a movement of stock and the entry of its cost, all or nothing.
  invoice: {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 20.05, discount: '10%', taxCode: 'ST10' }],
  },
  // 18.045 and its tax of 1.805 are rounded away from zero.
  invoiceCents: 1_986,
  before: {
    type: 'create-purchase-invoice',
    payload: {
      creditorCode: '400-S001',
      docDate: '2026-07-01',
      lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1_000, unitPrice: 12 }],
    },
  },
  // A command takes about a third of it.
  withinMs: 2_000,
  commandsPerRound: 3,
  holder: lockHolder,
  figuresIn,
  faults: ({ balances, halfDone }, saved) => {
    const cost = balances['600-0000'] ?? 0;
    return [
      ...(cost === saved * COST_CENTS ? [] : [`the goods cost ${cost} cents`]),
      ...(halfDone === 0 ? [] : [`${halfDone} records are half done`]),
    ];
  },
};
