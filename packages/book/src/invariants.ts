/** What must hold of every book at every moment, checked from the stored rows. Answers what is broken; repairs nothing. */

import type { Database } from './database.ts';
import { decimalOf } from './decimal.ts';
import { documentKeys, loadDocument } from './document-store.ts';
import { linkedQuantity } from './link.ts';
import { type Sen, senText } from './money.ts';
import { depositLeft } from './settlement/deposit.ts';
import { shareOfSource } from './stock/line-cost.ts';

type Invariant = (db: Database) => readonly string[];

const sum = (db: Database, sql: string): Sen => db.get<{ sum: bigint | null }>(sql)?.sum ?? 0n;

const documentsBalance: Invariant = (db) =>
  db
    .all<{ doc_key: bigint; sum: bigint }>(
      'SELECT doc_key, sum(debit - credit) AS sum FROM gl_entry GROUP BY doc_key HAVING sum <> 0',
    )
    .map((row) => `Document ${row.doc_key} is out of balance by ${senText(row.sum)}.`);

/** Control accounts equal the open items behind them, party by party. */
const controlsMatch: Invariant = (db) =>
  db
    .all<{ party: string; ledger: bigint; items: bigint; ledger_foreign: bigint; items_foreign: bigint }>(
      `SELECT party, sum(ledger) AS ledger, sum(items) AS items, sum(lf) AS ledger_foreign, sum(itf) AS items_foreign FROM (
         SELECT party, debit - credit AS ledger, 0 AS items, foreign_amount AS lf, 0 AS itf FROM gl_entry WHERE party IS NOT NULL
         UNION ALL
         SELECT party, 0, sign * (total_local - cleared_local), 0, sign * (total - cleared) FROM open_item
       ) GROUP BY party HAVING sum(ledger) <> sum(items) OR sum(lf) <> sum(itf)`,
    )
    .map((row) => `${row.party}: the ledger says ${senText(row.ledger)}, the open items ${senText(row.items)}.`);

const itemsWithinTotals: Invariant = (db) =>
  db
    .all<{ item_key: bigint }>(
      `SELECT item_key FROM open_item WHERE cleared < 0 OR cleared > total OR (cleared = total AND cleared_local <> total_local)`,
    )
    .map((row) => `Open item ${row.item_key} is cleared by more than it is, or leaves a remainder.`);

const stockMatches: Invariant = (db) => {
  const ledger = sum(
    db,
    `SELECT sum(debit - credit) AS sum FROM gl_entry WHERE account IN
       (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = 'STOCK')`,
  );
  const moves = sum(db, 'SELECT sum(value) AS sum FROM stock_move');
  return ledger === moves ? [] : [`Stock in the ledger is ${senText(ledger)}, in the stock ledger ${senText(moves)}.`];
};

const poolsSound: Invariant = (db) => {
  const rows = db.all<{ item: string; location: string; pool_quantity: string; pool_value: bigint; value: bigint }>(
    `SELECT item, location, pool_quantity, pool_value,
       sum(value) OVER (PARTITION BY item, location ORDER BY date, phase, doc_key, seq, leg) AS value FROM stock_move`,
  );
  return rows.flatMap(({ item, location, pool_quantity, pool_value, value }) => {
    const quantity = decimalOf(pool_quantity);
    const isSound = quantity >= 0n && pool_value === value && (quantity !== 0n || pool_value === 0n);
    return isSound ? [] : [`The pool of ${item} at ${location} is not sound: ${pool_quantity} worth ${senText(pool_value)}.`];
  });
};

/** Accounts between delivery and invoice hold exactly what has not been invoiced. */
const between =
  (special: string, docType: string, sign: bigint): Invariant =>
  (db) => {
    const ledger = sum(
      db,
      `SELECT sum(debit - credit) AS sum FROM gl_entry WHERE account IN
       (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = '${special}')`,
    );
    const moved = db.all<{ dtl_key: bigint; value: bigint }>(
      'SELECT dtl_key, value FROM stock_move WHERE doc_type = :docType AND dtl_key IS NOT NULL',
      { docType },
    );
    let waiting = 0n;
    for (const { dtl_key, value } of moved) {
      waiting += value < 0n ? -value : value;
      const links = db.all<{ to_dtl_key: bigint }>(
        `SELECT to_dtl_key FROM document_link WHERE from_dtl_key = :dtlKey AND kind = 'next'`,
        { dtlKey: dtl_key },
      );
      for (const link of links) waiting -= shareOfSource(db, dtl_key, link.to_dtl_key);
    }
    return ledger === sign * waiting
      ? []
      : [`${special} is ${senText(ledger)}, but ${senText(sign * waiting)} waits for its invoice.`];
  };

const depositsMatch: Invariant = (db) => {
  const ledger = sum(
    db,
    `SELECT sum(abs(balance)) AS sum FROM (SELECT sum(foreign_amount) AS balance FROM gl_entry WHERE account IN
       (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' IN ('CUSTOMER_DEPOSIT', 'SUPPLIER_DEPOSIT'))
     GROUP BY account)`,
  );
  const left = documentKeys(db, 'Saved')
    .map((key) => loadDocument(db, key))
    .filter(({ type }) => type === 'RDP' || type === 'PDP')
    .reduce((total, deposit) => total + depositLeft(db, deposit), 0n);
  return ledger === left ? [] : [`Deposit accounts hold ${senText(ledger)}, but ${senText(left)} is unused.`];
};

const linksWithinLines: Invariant = (db) =>
  db
    .all<{ from_dtl_key: bigint; quantity: string; doc_type: string }>(
      `SELECT DISTINCT from_dtl_key, document_line.quantity, doc_type FROM document_link
       JOIN document_line ON dtl_key = from_dtl_key JOIN document USING (doc_key)`,
    )
    .flatMap(({ from_dtl_key, quantity, doc_type }) => {
      const isOver = (['next', 'return'] as const).some((kind) => linkedQuantity(db, from_dtl_key, kind) > decimalOf(quantity));
      return isOver && doc_type !== 'AO' ? [`More of line ${from_dtl_key} has gone on than it has.`] : [];
    });

const taxMatches: Invariant = (db) =>
  db
    .all<{ account: string; ledger: bigint; entries: bigint }>(
      `SELECT account, sum(ledger) AS ledger, sum(entries) AS entries FROM (
         SELECT account, debit - credit AS ledger, 0 AS entries FROM gl_entry JOIN document USING (doc_key)
         WHERE doc_type NOT IN ('JE', 'PV', 'OR', 'SST', 'GST') AND account IN
           (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = 'TAX')
         UNION ALL
         SELECT account, 0, tax_entry.tax FROM tax_entry JOIN document USING (doc_key)
         WHERE account IS NOT NULL AND doc_type NOT IN ('JE', 'PV', 'OR')
       ) GROUP BY account HAVING sum(ledger) <> sum(entries)`,
    )
    .map((row) => `Tax account ${row.account} is ${senText(row.ledger)}, its entries come to ${senText(row.entries)}.`);

/** Moving, converting and taking apart create no value. */
const compositesKeepValue: Invariant = (db) =>
  db
    .all<{ doc_key: bigint; sum: bigint }>(
      `SELECT doc_key, sum(value) AS sum FROM stock_move WHERE doc_type IN ('ST', 'UV', 'DA') GROUP BY doc_key HAVING sum <> 0`,
    )
    .map((row) => `Document ${row.doc_key} changed the value of stock by ${senText(row.sum)}.`);

const onlyLiveDocumentsPost: Invariant = (db) =>
  ['gl_entry', 'open_item', 'stock_move', 'tax_entry', 'deposit_use'].flatMap((table) =>
    db
      .all<{ doc_no: string }>(`SELECT DISTINCT doc_no FROM ${table} JOIN document USING (doc_key) WHERE status <> 'Saved'`)
      .map((row) => `${row.doc_no} is not live and still has rows in ${table}.`),
  );

const INVARIANTS: readonly Invariant[] = [
  documentsBalance,
  controlsMatch,
  itemsWithinTotals,
  stockMatches,
  poolsSound,
  between('GDNI', 'DO', 1n),
  between('GRNI', 'GR', -1n),
  depositsMatch,
  linksWithinLines,
  taxMatches,
  compositesKeepValue,
  onlyLiveDocumentsPost,
];

export const brokenInvariants = (db: Database): readonly string[] => INVARIANTS.flatMap((invariant) => invariant(db));
