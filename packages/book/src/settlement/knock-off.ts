/** Knock-offs: which item settles which, what each is worth in base currency, and the exchange gain or loss between them. */

import { bookEntrySays } from '@ledgerline/words/book/entry';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import { businessDate } from '../date.ts';
import type { Document, KnockOffRow } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { type GlRow, hasRows, writeRows } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { LedgerSide } from '../ledger/matrix.ts';
import { controlAccount, defaultAccount, findParty } from '../master-data/master.ts';
import { leastSen, type Sen, senText, splitSen } from '../money.ts';
import { findItem, itemsOfDocument, type OpenItem } from './open-item.ts';

interface KnockOff {
  readonly knock_off_key: bigint;
  readonly owner_doc_key: bigint;
  readonly seq: bigint;
  readonly date: string;
  readonly debit_item: bigint;
  readonly credit_item: bigint;
  readonly amount: bigint;
  readonly discount: bigint;
  readonly debit_local: bigint;
  readonly credit_local: bigint;
}

const ofOwner = (db: Database, docKey: bigint): readonly KnockOff[] =>
  db.all<KnockOff>('SELECT * FROM knock_off WHERE owner_doc_key = :docKey ORDER BY seq, knock_off_key', { docKey });

/** A part of what a knock-off actually settles, by its position in the document. */
export interface AppliedKnockOff {
  readonly seq: bigint;
  readonly date: string;
  /** The settled amount with its share of the discount, which every part has. */
  readonly amount: bigint;
  readonly discount: bigint;
}

export const appliedKnockOffs = (db: Database, docKey: bigint): readonly AppliedKnockOff[] =>
  db.all<AppliedKnockOff>('SELECT seq, date, amount, discount FROM knock_off WHERE owner_doc_key = :docKey', { docKey });

/** Removes a document's own knock-offs; returns the items they settled. */
export function deleteKnockOffs(db: Database, docKey: bigint): ReadonlySet<bigint> {
  const touched = new Set(ofOwner(db, docKey).flatMap((row) => [row.debit_item, row.credit_item]));
  db.run('DELETE FROM knock_off WHERE owner_doc_key = :docKey', { docKey });
  return touched;
}

/** Where callers read what can be settled. */
export const OUTSTANDING_LISTS: Readonly<Record<LedgerSide, string>> = {
  AR: 'read-ar-outstanding-documents',
  AP: 'read-ap-outstanding-documents',
};

/** Enters a document's knock-offs, refusing more than either side has left; returns the items they settle. */
export function insertKnockOffs(command: CommandContext, document: Document): ReadonlySet<bigint> {
  const touched = new Set<bigint>();
  document.knockOffs.forEach((row, index) => {
    for (const item of settle(command, document, row, index)) touched.add(item);
  });
  return touched;
}

function settle(command: CommandContext, document: Document, row: KnockOffRow, index: number): readonly bigint[] {
  const path = `/knockOffs/${index}`;
  const own = itemsOfDocument(command.db, document.key).filter((item) => item.side === row.side);
  const [first] = own;
  const targets = itemsOfDocument(command.db, BigInt(row.docKey)).filter(
    (item) => item.side === row.side && item.party === first?.party && item.sign !== first.sign,
  );
  const discount = BigInt(row.discount);
  let left = BigInt(row.amount) + discount;
  const touched: bigint[] = [];
  for (const mine of own) {
    for (const other of targets) {
      const part = leastSen(left, openOf(command.db, mine.item_key), openOf(command.db, other.item_key));
      if (part <= 0n) continue;
      insertOne(command.db, document, row, index, { mine, other, part, discount });
      left -= part;
      touched.push(mine.item_key, other.item_key);
    }
  }
  if (left > 0n) {
    const settled = loadDocument(command.db, BigInt(row.docKey)).no;
    const list = OUTSTANDING_LISTS[row.side];
    const says =
      targets.length === 0
        ? bookPaymentSays.notOpen(settled, list)
        : bookPaymentSays.knockOffTooHigh(settled, senText(left), list);
    command.refuse(path, 'KNOCK_OFF_EXCEEDS', says);
  }
  return touched;
}

/** The open amount after the knock-offs entered so far. */
function openOf(db: Database, itemKey: bigint): Sen {
  const row = db.get<{ open: bigint }>(
    `SELECT total - coalesce((SELECT sum(amount) FROM knock_off WHERE debit_item = :itemKey), 0)
                  - coalesce((SELECT sum(amount) FROM knock_off WHERE credit_item = :itemKey), 0) AS open
     FROM open_item WHERE item_key = :itemKey`,
    { itemKey },
  );
  return row?.open ?? 0n;
}

function insertOne(
  db: Database,
  document: Document,
  row: KnockOffRow,
  index: number,
  { mine, other, part, discount }: { mine: OpenItem; other: OpenItem; part: Sen; discount: Sen },
): void {
  const [debit, credit] = mine.sign === 1n ? [mine, other] : [other, mine];
  // In base currency both sides equal the settled amount; where they differ, the split below corrects them.
  db.run(
    `INSERT INTO knock_off (owner_doc_key, seq, date, debit_item, credit_item, amount, discount, debit_local, credit_local)
     VALUES (:docKey, :seq, :date, :debit, :credit, :part, :discount, :part, :part)`,
    { docKey: document.key, seq: index + 1, date: row.date, debit: debit.item_key, credit: credit.item_key, part, discount },
  );
}

/** Calculates again how much of the items is settled, and the exchange rows of every document that settles or settled them. */
export function resettle(command: CommandContext, items: Iterable<bigint>, formerOwners: readonly bigint[] = []): void {
  const owners = new Set<bigint>(formerOwners);
  for (const itemKey of items) for (const owner of resettleItem(command.db, itemKey)) owners.add(owner);
  for (const owner of owners) writeExchangeRows(command, owner);
}

/** The cleared share in base currency, by the cumulative split in order of date; returns the owners affected. */
function resettleItem(db: Database, itemKey: bigint): ReadonlySet<bigint> {
  const exists = db.get<OpenItem>('SELECT * FROM open_item WHERE item_key = :itemKey', { itemKey });
  if (!exists) return new Set();
  const side = exists.sign === 1n ? 'debit' : 'credit';
  const rows = db.all<KnockOff>(
    `SELECT * FROM knock_off WHERE ${side}_item = :itemKey ORDER BY date, owner_doc_key, seq, knock_off_key`,
    { itemKey },
  );
  let [done, doneLocal] = [0n, 0n];
  for (const row of rows) {
    const local = splitSen(exists.total_local, done, row.amount, exists.total);
    const known = side === 'debit' ? row.debit_local : row.credit_local;
    if (local !== known) {
      db.run(`UPDATE knock_off SET ${side}_local = :local WHERE knock_off_key = :key`, { local, key: row.knock_off_key });
    }
    done += row.amount;
    doneLocal += local;
  }
  if (done !== exists.cleared || doneLocal !== exists.cleared_local) {
    db.run('UPDATE open_item SET cleared = :done, cleared_local = :doneLocal WHERE item_key = :itemKey', {
      itemKey,
      done,
      doneLocal,
    });
  }
  return new Set(rows.map((row) => row.owner_doc_key));
}

/**
 * Gain debits the control account and credits exchange gain; loss the other way round. They belong to the document that settles,
 * and to the day of the knock-off: until then both items are open at their own value, and so is the control account.
 */
function writeExchangeRows(command: CommandContext, docKey: bigint): void {
  const rows = ofOwner(command.db, docKey).flatMap((row): readonly GlRow[] => {
    const gain = row.credit_local - row.debit_local;
    if (gain === 0n) return [];
    const { side, party } = findItem(command.db, row.debit_item);
    const control = controlAccount(command, side, findParty(command, side, party)?.data);
    const date = businessDate(row.date);
    const role = gain > 0n ? 'fxGain' : 'fxLoss';
    const account = defaultAccount(command, role);
    refuseInactive(command, docKey, role, account, row);
    return [
      { ...glRow('exchange', control, gain, party), date },
      { ...glRow('exchange', account, -gain), date },
    ];
  });
  if (rows.length === 0 && !hasRows(command.db, docKey, 'exchange')) return;
  writeRows(command.db, loadDocument(command.db, docKey), 'exchange', rows);
}

/** A gain or loss that was posted to the account before can stay there. */
function refuseInactive(command: CommandContext, docKey: bigint, role: string, account: string, { seq }: KnockOff): void {
  if (command.records.find('account', account)?.isActive !== false || hasRows(command.db, docKey, 'exchange')) return;
  command.refuse(`/knockOffs/${Number(seq) - 1}`, 'RECORD_INACTIVE', bookEntrySays.differenceToInactive(account, role));
}

/** Whether a knock-off of another document settles an item of this one. */
export function isHeldByOthers(db: Database, docKey: bigint): boolean {
  const row = db.get<{ held: bigint }>(
    `SELECT EXISTS (
       SELECT 1 FROM open_item JOIN knock_off ON knock_off.debit_item = open_item.item_key
       WHERE open_item.doc_key = :docKey AND knock_off.owner_doc_key <> :docKey
     ) OR EXISTS (
       SELECT 1 FROM open_item JOIN knock_off ON knock_off.credit_item = open_item.item_key
       WHERE open_item.doc_key = :docKey AND knock_off.owner_doc_key <> :docKey
     ) AS held`,
    { docKey },
  );
  return row?.held === 1n;
}
