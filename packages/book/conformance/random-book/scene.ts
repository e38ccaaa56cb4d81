/** What an action of a random book sees: the current book, and choices by number. Changes nothing itself. */

import type { Payload } from '@ledgerline/catalog';
import type { Database } from '../../src/index.ts';
import type { Step } from './step.ts';

export type Command = readonly [type: string, payload: Payload];

/** One item of each costing method is chosen more often, so that its movements interact. */
export const ITEMS = ['WIDGET', 'COG', 'WIDGET', 'COG', 'A', 'B', 'FG', 'BOLT'] as const;
export const LOCATIONS = ['HQ', 'KL'] as const;
export const DEBTORS = ['300-A001', '300-B001', '300-C001'] as const;
export const CREDITORS = ['400-S001', '400-A001', '400-F001'] as const;
export const FOREIGN_DEBTOR = '300-U001';
export const FOREIGN_CREDITOR = '400-U001';

export interface StoredDocument {
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly party: string | null;
  readonly total: bigint;
  /** Whether it includes a payment. */
  readonly isPaid: bigint;
}

export interface OpenItem {
  readonly doc_type: string;
  readonly doc_no: string;
  readonly side: 'AR' | 'AP';
  readonly party: string;
  readonly doc_date: string;
  readonly currency: string;
  readonly open: bigint;
}

export const amountOf = (sen: bigint | number): number => Number(sen) / 100;

const FIRST_DAY = Date.UTC(2026, 2, 1);
export const dateOf = (day: number): string => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);

export class Scene {
  readonly db: Database;
  readonly step: Step;

  constructor(db: Database, step: Step) {
    this.db = db;
    this.step = step;
  }

  get docDate(): string {
    return dateOf(this.step.day);
  }

  get price(): number {
    return this.step.cents / 100;
  }

  get item(): string {
    return this.pick(ITEMS);
  }

  get location(): string {
    return LOCATIONS[this.step.way % LOCATIONS.length] ?? 'HQ';
  }

  get debtor(): string {
    return DEBTORS[this.step.way % DEBTORS.length] ?? 'HQ';
  }

  get creditor(): string {
    return CREDITORS[this.step.way % CREDITORS.length] ?? 'HQ';
  }

  /** True in one case of `of`. */
  isWay(of: number, value = 0): boolean {
    return Math.floor(this.step.way / 7) % of === value;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.step.pick % Math.max(1, choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }

  documents(...types: readonly string[]): readonly StoredDocument[] {
    return this.db.all<StoredDocument>(
      `SELECT doc_key, doc_type, doc_no, doc_date, party, total, payments <> '[]' AS isPaid FROM document
       WHERE status = 'Saved' AND (:types = '[]' OR doc_type IN (SELECT value FROM json_each(:types))) ORDER BY doc_key`,
      { types: JSON.stringify(types) },
    );
  }

  document(...types: readonly string[]): StoredDocument | undefined {
    const list = this.documents(...types);
    return list[this.step.pick % Math.max(1, list.length)];
  }

  /** An open item that a document of the other sign can settle; 1 for a debit that the party owes. */
  openItem(side: 'AR' | 'AP', sign: 1 | -1): OpenItem | undefined {
    const list = this.db.all<OpenItem>(
      `SELECT doc_type, doc_no, side, open_item.doc_date, open_item.party, open_item.currency, open_item.total - cleared AS open
       FROM open_item JOIN document USING (doc_key) WHERE cleared < open_item.total AND side = :side AND sign = :sign
       ORDER BY item_key`,
      { side, sign },
    );
    return list[this.step.pick % Math.max(1, list.length)];
  }

  stockLine(more: Payload = {}): Payload {
    return { itemCode: this.item, location: this.location, qty: this.step.quantity, ...more };
  }

  /** Part of an amount in sen, at least one sen: sometimes all of it. */
  partOf(amount: bigint): bigint {
    if (this.isWay(3)) return amount;
    const part = (amount * BigInt(this.step.quantity)) / 10n;
    return part > 0n ? part : 1n;
  }
}
