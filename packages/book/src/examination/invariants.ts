/** What must be true of every book at all times, checked from the stored rows. Returns what is broken; repairs nothing. */

import { decimalOf, divideRounded } from '@ledgerline/catalog/decimal';
import type { Sentence } from '@ledgerline/words';
import { bookInvariantSays as say } from '@ledgerline/words/book/invariant';
import type { Database } from '../database.ts';
import { LINK_KINDS, linkedQuantity } from '../document/link.ts';
import { type LedgerSide, SIDES } from '../ledger/matrix.ts';
import {
  DEPOSIT,
  isAssemblyOrder,
  isCashEntry,
  isDelivery,
  isTaxReturn,
  keepsStockValue,
  makesGood,
  namesTaxAccounts,
  receivesCash,
  sqlTypes,
} from '../ledger/nature.ts';
import { productSen, type Sen, senOf, senText, sumSen } from '../money.ts';

type Invariant = (db: Database) => readonly Sentence[];

const sum = (db: Database, sql: string): Sen => db.get<{ sum: bigint | null }>(sql)?.sum ?? 0n;

/** The total of the accounts of a special kind. */
const specialBalance = (db: Database, special: string): Sen =>
  sum(
    db,
    `SELECT sum(debit - credit) AS sum FROM gl_entry WHERE account IN
       (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = '${special}')`,
  );

const documentsBalance: Invariant = (db) =>
  db
    .all<{ doc_key: bigint; sum: bigint }>(
      'SELECT doc_key, sum(debit - credit) AS sum FROM gl_entry GROUP BY doc_key, date HAVING sum <> 0',
    )
    .map((row) => say.documentUnbalanced(String(row.doc_key), senText(row.sum)));

/** Checks that each day balances separately, so that the trial balance is zero on any date. */
const daysBalance: Invariant = (db) => [
  ...db
    .all<{ date: string; sum: bigint }>('SELECT date, sum(debit - credit) AS sum FROM gl_entry GROUP BY date HAVING sum <> 0')
    .map((row) => say.dayUnbalanced(row.date, senText(row.sum))),
  ...db
    .all<{ doc_no: string }>(
      `SELECT DISTINCT doc_no FROM gl_entry JOIN document USING (doc_key) WHERE date <> doc_date AND
         (kind <> 'exchange' OR NOT EXISTS
           (SELECT 1 FROM knock_off WHERE owner_doc_key = gl_entry.doc_key AND knock_off.date = gl_entry.date))`,
    )
    .map((row) => say.entryMisplaced(row.doc_no)),
];

/** Control accounts equal the open items behind them, party by party and as a whole. */
const controlsMatch: Invariant = (db) => [
  ...db
    .all<{ party: string; ledger: bigint; items: bigint; ledger_foreign: bigint; items_foreign: bigint }>(
      `SELECT party, sum(ledger) AS ledger, sum(items) AS items, sum(lf) AS ledger_foreign, sum(itf) AS items_foreign FROM (
         SELECT party, debit - credit AS ledger, 0 AS items, foreign_amount AS lf, 0 AS itf FROM gl_entry WHERE party IS NOT NULL
         UNION ALL
         SELECT party, 0, sign * (total_local - cleared_local), 0, sign * (total - cleared) FROM open_item
       ) GROUP BY party HAVING sum(ledger) <> sum(items) OR sum(lf) <> sum(itf)`,
    )
    .map((row) =>
      row.ledger === row.items
        ? say.partyForeignDiffers(row.party, senText(row.ledger_foreign), senText(row.items_foreign))
        : say.partyDiffers(row.party, senText(row.ledger), senText(row.items)),
    ),
  ...(['AR', 'AP'] as const).flatMap((side) => {
    const ledger = specialBalance(db, side === 'AR' ? 'DEBTOR_CONTROL' : 'CREDITOR_CONTROL');
    const items = sum(db, `SELECT sum(sign * (total_local - cleared_local)) AS sum FROM open_item WHERE side = '${side}'`);
    return ledger === items ? [] : [say.controlDiffers(side, senText(ledger), senText(items))];
  }),
];

/**
 * What a day adds to the control account of a party equals what it adds to the open items: the documents of the day, less what is
 * settled on it. So the two are equal at the end of every day, in base currency and in the currency of the party.
 */
const controlsMatchDaily: Invariant = (db) =>
  db
    .all<{ party: string; date: string; ledger: bigint; items: bigint; ledger_foreign: bigint; items_foreign: bigint }>(
      `SELECT party, date, sum(ledger) AS ledger, sum(items) AS items, sum(lf) AS ledger_foreign, sum(itf) AS items_foreign FROM (
         SELECT party, date, debit - credit AS ledger, 0 AS items, foreign_amount AS lf, 0 AS itf FROM gl_entry WHERE party IS NOT NULL
         UNION ALL
         SELECT party, doc_date, 0, sign * total_local, 0, sign * total FROM open_item
         UNION ALL
         SELECT party, date, 0, -debit_local, 0, -amount FROM knock_off JOIN open_item ON item_key = debit_item
         UNION ALL
         SELECT party, date, 0, credit_local, 0, amount FROM knock_off JOIN open_item ON item_key = credit_item
       ) GROUP BY party, date HAVING sum(ledger) <> sum(items) OR sum(lf) <> sum(itf)`,
    )
    .map((row) =>
      row.ledger === row.items
        ? say.partyDayForeignDiffers(row.party, row.date, senText(row.ledger_foreign), senText(row.items_foreign))
        : say.partyDayDiffers(row.party, row.date, senText(row.ledger), senText(row.items)),
    );

/** Checks that nothing is settled before both documents exist. */
const settledInOrder: Invariant = (db) =>
  db
    .all<{ date: string; doc_date: string }>(
      `SELECT date, doc_date FROM knock_off JOIN open_item ON item_key = debit_item OR item_key = credit_item WHERE date < doc_date`,
    )
    .map((row) => say.settledTooEarly(row.date, row.doc_date));

const openDueMatches: Invariant = (db) =>
  db
    .all<{ party: string; kept: bigint; items: bigint }>(
      `SELECT party, sum(kept) AS kept, sum(item) AS items FROM (
         SELECT side, party, due_date, debit - credit AS kept, 0 AS item, debit, credit, debits, credits FROM open_due
         UNION ALL
         SELECT side, party, due_date, 0, sign * left, iif(sign = 1, -left, 0), iif(sign = 1, 0, -left), -(sign = 1), -(sign <> 1)
         FROM (SELECT *, total_local - cleared_local AS left FROM open_item WHERE cleared < total)
       ) GROUP BY side, party, due_date HAVING sum(debit) <> 0 OR sum(credit) <> 0 OR sum(debits) <> 0 OR sum(credits) <> 0`,
    )
    .map((row) => say.balanceDiffers(row.party, senText(row.kept), senText(row.items)));

const daysMatch: Invariant = (db) =>
  db
    .all<{ account: string; date: string; kept: bigint; entries: bigint }>(
      `SELECT account, date, sum(kept) AS kept, sum(ledger) AS entries FROM (
         SELECT account, date, debit - credit AS kept, 0 AS ledger, debit, credit, entries AS count FROM account_day
         UNION ALL
         SELECT account, date, 0, debit - credit, -debit, -credit, -1 FROM gl_entry
       ) GROUP BY account, date HAVING sum(debit) <> 0 OR sum(credit) <> 0 OR sum(count) <> 0`,
    )
    .map(({ account, date, kept, entries }) => say.dayDiffers(account, date, senText(kept), senText(entries)));

/** Each document has its row in the index of searched texts. */
const searchMatches: Invariant = (db) =>
  db
    .all<{ doc_key: bigint }>(
      `SELECT doc_key FROM (
         SELECT doc_key FROM document UNION ALL SELECT id FROM document_search_docsize
       ) GROUP BY doc_key HAVING count(*) <> 2`,
    )
    .map((row) => say.unsearchable(String(row.doc_key)));

const itemsWithinTotals: Invariant = (db) =>
  db
    .all<{ item_key: bigint }>(
      `SELECT item_key FROM open_item WHERE cleared < 0 OR cleared > total OR (cleared = total AND cleared_local <> total_local)`,
    )
    .map((row) => say.itemOverSettled(String(row.item_key)));

const stockMatches: Invariant = (db) => {
  const ledger = specialBalance(db, 'STOCK');
  const moves = sum(db, 'SELECT sum(value) AS sum FROM stock_move');
  return ledger === moves ? [] : [say.stockDiffers(senText(ledger), senText(moves))];
};

interface PoolRow {
  readonly item: string;
  readonly location: string;
  readonly pool_quantity: string;
  readonly pool_value: bigint;
  readonly value: bigint;
  /** The quantity counted, which is the quantity after the count. */
  readonly counted: string | null;
}

const poolsSound: Invariant = (db) => {
  const setting = db.get<{ value: bigint | null }>(
    `SELECT data ->> 'value' AS value FROM record WHERE kind = 'setting' AND code = 'stock.allowNegative'`,
  );
  const mayBeNegative = setting?.value === 1n;
  const rows = db.all<PoolRow>(
    `SELECT item, location, pool_quantity, pool_value, CASE WHEN effect = 'count' AND batch IS NULL THEN given_quantity END AS counted,
       sum(value) OVER (PARTITION BY item, location ORDER BY date, phase, doc_key, seq, leg) AS value FROM stock_move`,
  );
  return rows.flatMap(({ item, location, pool_quantity, pool_value, value, counted }) => {
    const quantity = decimalOf(pool_quantity);
    const isCounted = counted === null || decimalOf(counted) === quantity;
    const isValued = pool_value === value && (quantity !== 0n || pool_value === 0n);
    const isSound = (quantity >= 0n || mayBeNegative) && isValued && isCounted;
    return isSound ? [] : [say.stockLevelWrong(item, location, pool_quantity, senText(pool_value))];
  });
};

/** Accounts between delivery and invoice contain exactly what has not been invoiced: the cost less the invoiced part. */
const between =
  (special: string, side: LedgerSide): Invariant =>
  (db) => {
    const ledger = specialBalance(db, special);
    const gone = new Map<bigint, bigint>();
    for (const row of db.all<{ from_dtl_key: bigint; quantity: string }>(
      `SELECT from_dtl_key, quantity FROM document_link WHERE kind = 'next'`,
    )) {
      gone.set(row.from_dtl_key, (gone.get(row.from_dtl_key) ?? 0n) + decimalOf(row.quantity));
    }
    const moved = db.all<{ dtl_key: bigint; value: bigint; quantity: string }>(
      `SELECT dtl_key, abs(value + true_up) AS value, document_line.quantity FROM stock_move JOIN document_line USING (dtl_key)
       WHERE doc_type IN ${sqlTypes(isDelivery(side))}`,
    );
    const waiting = moved.reduce((total, { dtl_key, value, quantity }) => {
      const all = decimalOf(quantity);
      return total + value - (all === 0n ? 0n : divideRounded(value * (gone.get(dtl_key) ?? 0n), all));
    }, 0n);
    const sign = BigInt(SIDES[side].raises);
    return ledger === sign * waiting ? [] : [say.uninvoicedDiffers(special, senText(ledger), senText(sign * waiting))];
  };

/** Deposit accounts contain the unused part of each deposit, in its currency and in base currency. */
const depositsMatch: Invariant = (db) =>
  (['CUSTOMER_DEPOSIT', 'SUPPLIER_DEPOSIT'] as const).flatMap((special) => {
    const isTaken = special === 'CUSTOMER_DEPOSIT';
    const ledger = db.get<{ foreign_sum: bigint; local_sum: bigint }>(
      `SELECT coalesce(sum(foreign_amount), 0) AS foreign_sum, coalesce(sum(debit - credit), 0) AS local_sum FROM gl_entry
       WHERE account IN (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = :special)`,
      { special },
    );
    const deposits = db.all<{ total: bigint; total_local: bigint; used: bigint }>(
      `SELECT total, total_local, coalesce((SELECT sum(amount) FROM deposit_use WHERE deposit_doc_key = document.doc_key), 0) AS used
       FROM document WHERE doc_type = :type AND status = 'Saved'`,
      { type: DEPOSIT[isTaken ? 'AR' : 'AP'] },
    );
    const sign = isTaken ? -1n : 1n;
    const left = sign * sumSen(deposits.map(({ total, used }) => total - used));
    const leftLocal =
      sign * sumSen(deposits.map((one) => one.total_local - divideRounded(one.total_local * one.used, one.total)));
    return ledger?.foreign_sum === left && ledger.local_sum === leftLocal
      ? []
      : [say.depositsDiffer(special, senText(ledger?.local_sum ?? 0n), senText(leftLocal))];
  });

const linksWithinLines: Invariant = (db) =>
  db
    .all<{ from_dtl_key: bigint; quantity: string }>(
      // An assembly order has its quantity at the top; the assemblies are linked to its first line.
      `SELECT DISTINCT from_dtl_key, CASE WHEN doc_type IN ${sqlTypes(isAssemblyOrder)} THEN header ->> 'qty' ELSE document_line.quantity END AS quantity
       FROM document_link JOIN document_line ON dtl_key = from_dtl_key JOIN document USING (doc_key)`,
    )
    .flatMap(({ from_dtl_key, quantity }) => {
      const isOver = LINK_KINDS.some((kind) => linkedQuantity(db, from_dtl_key, kind) > decimalOf(String(quantity)));
      return isOver ? [say.lineOverTransferred(String(from_dtl_key))] : [];
    });

/** Tax accounts contain the tax of documents, less what returns moved, plus manual entries. */
const taxMatches: Invariant = (db) =>
  db
    .all<{ account: string; ledger: bigint; entries: bigint }>(
      `WITH tax_account AS (SELECT code FROM record WHERE kind = 'account' AND data ->> 'specialType' = 'TAX')
       SELECT account, sum(ledger) AS ledger, sum(entries) AS entries FROM (
         SELECT account, debit - credit AS ledger, 0 AS entries FROM gl_entry JOIN document USING (doc_key)
         WHERE doc_type NOT IN ${sqlTypes(namesTaxAccounts)} AND account IN tax_account
         UNION ALL
         SELECT account, 0, tax_entry.tax FROM tax_entry WHERE account IS NOT NULL
         UNION ALL
         SELECT document_line.posting ->> 'account', 0, CASE WHEN doc_type IN ${sqlTypes(receivesCash)} THEN -1 ELSE 1 END * document_line.net_local
         FROM document_line JOIN document USING (doc_key)
         WHERE doc_type IN ${sqlTypes(isCashEntry)} AND status = 'Saved' AND document_line.posting ->> 'account' IN tax_account
       ) GROUP BY account HAVING sum(ledger) <> sum(entries)`,
    )
    .map((row) => say.taxDiffers(row.account, senText(row.ledger), senText(row.entries)));

/** A committed return moves exactly its payable amount to its control account. */
const returnsMatch: Invariant = (db) =>
  db
    .all<{ doc_no: string; payable: bigint; moved: bigint }>(
      `SELECT doc_no, document.total AS payable, coalesce((SELECT sum(credit - debit) FROM gl_entry
         WHERE gl_entry.doc_key = document.doc_key AND account = header ->> 'controlAccountNo'), 0) AS moved
       FROM document WHERE doc_type IN ${sqlTypes(isTaxReturn)} AND status = 'Saved' AND header ->> 'isCommitted' = 1`,
    )
    .filter(({ payable, moved }) => payable !== moved)
    .map((row) => say.returnDiffers(row.doc_no, senText(row.payable), senText(row.moved)));

/** Transfers, conversions and disassemblies create no value. */
const compositesKeepValue: Invariant = (db) =>
  db
    .all<{ doc_key: bigint; sum: bigint }>(
      `SELECT doc_key, sum(value + true_up) AS sum FROM stock_move WHERE doc_type IN ${sqlTypes(keepsStockValue)} GROUP BY doc_key HAVING sum <> 0`,
    )
    .map((row) => say.valueCreated(String(row.doc_key), senText(row.sum)));

/** An assembly adds exactly the cost of the work. */
const assembliesAddTheirCost: Invariant = (db) =>
  db
    .all<{ doc_no: string; sum: bigint; qty: number; cost: number | null }>(
      `SELECT doc_no, sum(value + true_up) AS sum, header ->> 'qty' AS qty, header ->> 'assemblyCost' AS cost
       FROM stock_move JOIN document USING (doc_key) WHERE document.doc_type IN ${sqlTypes(makesGood)} GROUP BY doc_key`,
    )
    .filter(({ sum: added, qty, cost }) => added !== productSen(decimalOf(String(qty)), decimalOf(String(cost ?? 0))))
    .map((row) => say.assemblyCostDiffers(row.doc_no, senText(row.sum)));

const onlyLiveDocumentsPost: Invariant = (db) =>
  ['gl_entry', 'open_item', 'stock_move', 'tax_entry', 'deposit_use'].flatMap((table) =>
    db
      .all<{ doc_no: string }>(`SELECT DISTINCT doc_no FROM ${table} JOIN document USING (doc_key) WHERE status <> 'Saved'`)
      .map((row) => say.inactiveDocumentPosts(row.doc_no, table)),
  );

/** The filed e-invoice equals the document, and no sale was filed twice. */
const einvoicesMatch: Invariant = (db) => [
  ...db
    .all<{ doc_no: string; payable: number; total: bigint }>(
      `SELECT doc_no, ubl ->> '$.Invoice[0].LegalMonetaryTotal[0].PayableAmount[0]._' AS payable, total
       FROM einvoice JOIN document USING (doc_key) WHERE einvoice.status IN ('Pending', 'Submitted', 'Valid')`,
    )
    .filter(({ payable, total }) => senOf(Number(payable)) !== total)
    .map((row) => say.eInvoiceDiffers(row.doc_no, String(row.payable), senText(row.total))),
  ...db
    .all<{ doc_no: string }>(
      `SELECT doc_no FROM (
         SELECT doc_key FROM einvoice WHERE status IN ('Pending', 'Submitted', 'Valid')
         UNION ALL
         SELECT source_key FROM einvoice_member JOIN einvoice ON doc_key = draft_key WHERE status IN ('Pending', 'Submitted', 'Valid')
       ) JOIN document USING (doc_key) GROUP BY doc_key HAVING count(*) > 1`,
    )
    .map((row) => say.filedTwice(row.doc_no)),
];

const INVARIANTS: readonly Invariant[] = [
  documentsBalance,
  daysBalance,
  controlsMatch,
  controlsMatchDaily,
  settledInOrder,
  openDueMatches,
  daysMatch,
  searchMatches,
  itemsWithinTotals,
  stockMatches,
  poolsSound,
  between('GDNI', 'AR'),
  between('GRNI', 'AP'),
  depositsMatch,
  linksWithinLines,
  taxMatches,
  returnsMatch,
  compositesKeepValue,
  assembliesAddTheirCost,
  onlyLiveDocumentsPost,
  einvoicesMatch,
];

export const brokenInvariants = (db: Database): readonly Sentence[] => INVARIANTS.flatMap((invariant) => invariant(db));
