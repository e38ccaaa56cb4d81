/** What has been settled of a bill since it was issued: by payments, by credit notes, by discounts given with a payment. */

import type { DocType } from '@ledgerline/catalog';
import type { Database } from '../../database.ts';
import { type BusinessDate, businessDate } from '../../date.ts';
import { reducesDebt } from '../../ledger/nature.ts';
import type { Sen } from '../../money.ts';

export interface Settled {
  readonly paid: Sen;
  readonly credited: Sen;
  readonly discount: Sen;
  /** The day of the latest settlement; null if there is none. */
  readonly upTo: BusinessDate | null;
}

export const NOTHING_SETTLED: Settled = { paid: 0n, credited: 0n, discount: 0n, upTo: null };

interface Settlement {
  readonly owner_doc_key: bigint;
  readonly seq: bigint;
  readonly date: string;
  readonly amount: bigint;
  readonly discount: bigint;
  readonly counter_type: DocType;
}

const settlementsAs = (own: 'debit' | 'credit', other: 'debit' | 'credit'): string =>
  `SELECT knock_off.owner_doc_key, knock_off.seq, knock_off.date, knock_off.amount, knock_off.discount, document.doc_type AS counter_type
   FROM open_item
   JOIN knock_off ON knock_off.${own}_item = open_item.item_key
   JOIN open_item AS counter ON counter.item_key = knock_off.${other}_item
   JOIN document ON document.doc_key = counter.doc_key
   WHERE open_item.doc_key = :docKey`;

const SETTLEMENTS = `${settlementsAs('debit', 'credit')} UNION ALL ${settlementsAs('credit', 'debit')}`;

export function settledOf(db: Database, docKey: bigint): Settled {
  let [paid, credited, discount] = [0n, 0n, 0n];
  let upTo: string | null = null;
  const counted = new Set<string>();
  for (const { owner_doc_key, seq, date, amount, discount: given, counter_type } of db.all<Settlement>(SETTLEMENTS, { docKey })) {
    // Everything that settles a bill and is not a note counts as a payment.
    if (reducesDebt(counter_type)) credited += amount;
    else paid += amount;
    if (upTo === null || date > upTo) upTo = date;
    // Every part of the row contains the discount, included in its amounts.
    const row = `${owner_doc_key}.${seq}`;
    if (counted.has(row)) continue;
    counted.add(row);
    discount += given;
  }
  return { paid: paid - discount, credited, discount, upTo: upTo === null ? null : businessDate(upTo) };
}
