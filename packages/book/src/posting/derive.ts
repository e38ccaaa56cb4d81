/**
 * Derives everything that follows from a document: links, stock, ledger, open items, knock-offs, tax. Create, update and void all
 * come here.
 */

import { decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import { bookLinkSays } from '@ledgerline/words/book/document-link';
import { bookEntrySays } from '@ledgerline/words/book/entry';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { documentKeys, findLine, loadDocument } from '../document/document-store.ts';
import { deleteLinks, insertLinks, linkedQuantity, linksFromDocument, linksToDocument } from '../document/link.ts';
import { checkPackages } from '../drafting/package.ts';
import { deleteRows, writeRows } from '../ledger/gl-entry.ts';
import { isAssemblyOrder } from '../ledger/nature.ts';
import { isTooLarge } from '../money.ts';
import { writeClearings } from '../reconciliation/clearing.ts';
import { usersOf, writeDepositUses } from '../settlement/deposit.ts';
import { deleteKnockOffs, insertKnockOffs, resettle } from '../settlement/knock-off.ts';
import { lockedKnockOffs, refuseLockedChanges } from '../settlement/locked-knock-off.ts';
import { deleteOpenItems, writeOpenItems } from '../settlement/open-item.ts';
import { insertMove, movesOf } from '../stock/movement.ts';
import { keyOf, type PoolName, Starts } from '../stock/order.ts';
import { replay } from '../stock/replay.ts';
import { checkTracked, insertSerials, type StoredMove, Tracked, trackMoves } from '../stock/tracking.ts';
import { writeFiled, writeTaxEntries } from '../tax/tax-entry.ts';
import { refuseInactiveAccounts } from './inactive-account.ts';
import { rowsOfDocument } from './rows.ts';

/** Updates all derived rows to match the stored document. A new document has no derived rows yet, so none are looked up. */
export function deriveDocument(command: CommandContext, document: Document, isNew = false): void {
  const { db } = command;
  const docKey = document.key;
  const isLive = document.status === 'Saved';
  command.itemPaths = isLive ? itemPathsOf(document) : new Map();
  const siblings = new Set(isNew ? [] : siblingsOf(db, docKey));
  if (!isNew) deleteLinks(db, docKey);
  if (isLive && document.lines.some((line) => line.posting.from !== undefined)) {
    insertLinks(db, document);
    checkLinks(command, document);
    for (const sibling of siblingsOf(db, docKey)) siblings.add(sibling);
  }
  if (isLive) checkPackages(command, document);
  const tracked = new Tracked();
  const starts = rewriteMoves(command, document, isLive, tracked, isNew);
  // Goods returned from a delivery take their cost from the invoice, whose share may have changed.
  for (const sibling of siblings) for (const move of returnsOf(db, sibling)) starts.add(move, keyOf(move));
  const moved = replay(command, starts, { docKey, isNew });
  checkTracked(command, tracked);
  const deposits = writeDepositUses(command, document, isLive, isNew);
  const locked = isNew ? [] : lockedKnockOffs(command, docKey);
  const touched = new Set(isNew ? [] : deleteKnockOffs(db, docKey));
  // A refused document is rolled back as a whole, so posting it is unnecessary.
  if (command.isRefused) return;
  if (isLive) postDocument(command, document, touched, isNew, true);
  else withdrawPostings(db, docKey);
  writeTaxEntries(command, document, isLive, isNew);
  writeClearings(db, document, isLive);
  writeFiled(db, document);
  recostAll(command, dependants(db, docKey, moved, siblings, isNew));
  for (const key of usersOf(db, deposits)) if (key !== docKey) repost(command, key, touched);
  if (isLive) for (const item of insertKnockOffs(command, document)) touched.add(item);
  resettle(command, touched, isLive && !isNew ? [docKey] : []);
  refuseLockedChanges(command, docKey, locked);
}

/** The first line of each item. An assembly has its finished good at the top, and its components may come from the bill of materials. */
function itemPathsOf({ lines, header }: Document): ReadonlyMap<string, string> {
  const good = header.itemCode;
  const isAssembly = typeof good === 'string';
  return new Map([
    ...lines.map(({ itemCode }, index) => [itemCode ?? '', isAssembly ? '/lines' : `/lines/${index}`] as const).toReversed(),
    ...(isAssembly ? [[good, '/qty'] as const] : []),
  ]);
}

/** Documents that share a source with this one: the split of its cost may shift between them. */
function siblingsOf(db: Database, docKey: bigint): readonly bigint[] {
  const sources = new Set(linksToDocument(db, docKey).map((link) => link.fromDocKey));
  return [...sources].flatMap((source) => linksFromDocument(db, source).map((link) => link.toDocKey));
}

function dependants(
  db: Database,
  docKey: bigint,
  moved: ReadonlySet<bigint>,
  siblings: ReadonlySet<bigint>,
  isNew: boolean,
): ReadonlySet<bigint> {
  const keys = new Set([...moved, ...siblings]);
  const sources = new Set(moved).add(docKey);
  if (isNew) sources.delete(docKey);
  for (const key of sources) for (const link of linksFromDocument(db, key)) keys.add(link.toDocKey);
  keys.delete(docKey);
  return keys;
}

function recostAll(command: CommandContext, docKeys: ReadonlySet<bigint>): void {
  let done = 0;
  for (const docKey of docKeys) {
    recost(command, docKey);
    done += 1;
    command.progress.at(done, 'documents', () => docKeys.size);
  }
}

/** A changed cost of goods changes the cost rows of their document and no amount owed. */
function recost(command: CommandContext, docKey: bigint): void {
  const document = loadDocument(command.db, docKey);
  writeRows(command.db, document, 'cost', rowsOfDocument(command, document));
}

function repost(command: CommandContext, docKey: bigint, touched: Set<bigint>): void {
  postDocument(command, loadDocument(command.db, docKey), touched);
}

function postDocument(command: CommandContext, document: Document, touched: Set<bigint>, isNew = false, isChecked = false): void {
  const rows = rowsOfDocument(command, document);
  if (isChecked) refuseInactiveAccounts(command, document, rows, isNew);
  for (const kind of ['main', 'cost'] as const) writeRows(command.db, document, kind, rows, isNew);
  const items = writeOpenItems(command.db, document, rows, isNew);
  // Nothing has settled a new item, unless a knock-off of its own document does.
  if (!isNew) for (const item of items) touched.add(item);
}

function withdrawPostings(db: Database, docKey: bigint): void {
  deleteRows(db, docKey);
  deleteOpenItems(db, docKey);
}

/** Replaces the planned movements of a document; returns the point from which each pool must be replayed. */
function rewriteMoves(command: CommandContext, document: Document, isLive: boolean, tracked: Tracked, isNew = false): Starts {
  const { db } = command;
  const starts = new Starts();
  const addStored = (): void => {
    const moves = db.all<Parameters<typeof keyOf>[0] & StoredMove>(
      'SELECT item, location, batch, effect, date, phase, doc_key, seq, leg FROM stock_move WHERE doc_key = :docKey',
      { docKey: document.key },
    );
    for (const move of moves) starts.add(move, keyOf(move));
    // Returned parts of one sale share its cost in order, whatever pools they return to.
    for (const move of otherReturns(db, document.key)) starts.add(move, keyOf(move));
    tracked.addStored(command, document.key, moves);
  };
  if (!isNew) {
    addStored();
    db.run('DELETE FROM stock_serial WHERE doc_key = :docKey', { docKey: document.key });
    db.run('DELETE FROM stock_move WHERE doc_key = :docKey', { docKey: document.key });
  }
  const moves = isLive ? trackMoves(command, document, movesOf(document)) : [];
  if (moves.some(({ givenValue }) => givenValue !== null && isTooLarge(givenValue))) {
    const path = document.header.assemblyCost === undefined ? '/lines' : '/assemblyCost';
    command.refuse(path, 'AMOUNT_TOO_LARGE', bookEntrySays.goodsTooLarge());
    return starts;
  }
  if (moves.length === 0) return starts;
  for (const move of moves) insertMove(db, document, move);
  insertSerials(db, document.key, moves);
  addStored();
  return starts;
}

type Placed = Parameters<typeof keyOf>[0] & PoolName;

/** Movements that return what a document sold. */
const returnsOf = (db: Database, docKey: bigint): readonly Placed[] =>
  db.all(
    `SELECT item, stock_move.location, date, phase, stock_move.doc_key, stock_move.seq, leg
     FROM document_line JOIN stock_move ON source_dtl_key = document_line.dtl_key WHERE document_line.doc_key = :docKey`,
    { docKey },
  );

const otherReturns = (db: Database, docKey: bigint): readonly Placed[] =>
  db.all(
    `SELECT other.item, other.location, other.date, other.phase, other.doc_key, other.seq, other.leg
     FROM stock_move AS own JOIN stock_move AS other ON other.source_dtl_key = own.source_dtl_key
     WHERE own.doc_key = :docKey AND own.source_dtl_key IS NOT NULL AND other.doc_key <> :docKey`,
    { docKey },
  );

/** No line transfers more than its quantity; each kind of link counts separately. */
function checkLinks(command: CommandContext, document: Document): void {
  document.lines.forEach((line, index) => {
    const { from } = line.posting;
    if (!from) return;
    const source = findLine(command.db, BigInt(from.dtlKey));
    if (!source) return;
    const limit = isAssemblyOrder(from.docType) ? loadDocument(command.db, source.docKey).header.qty : undefined;
    const all = limit === undefined ? decimalText(source.quantity) : String(limit);
    const used = linkedQuantity(command.db, source.key, from.kind);
    if (used > decimalOf(all)) {
      const { no } = loadDocument(command.db, source.docKey);
      const own = decimalOf(line.posting.linkQuantity ?? decimalText(line.quantity));
      const most = decimalText(decimalOf(all) - used + own);
      const says = bookLinkSays.overTransferred(Number(source.seq), no, String(all), decimalText(used), most);
      command.refuse(`/lines/${index}/qty`, 'TRANSFER_EXCEEDS', says);
    }
  });
}

const DERIVED = ['knock_off', 'open_item', 'tax_entry', 'deposit_use', 'stock_serial', 'stock_move', 'document_link'];

/** All derived rows, rebuilt from the live documents. */
export function rebuildAll(command: CommandContext): void {
  const { db } = command;
  for (const table of DERIVED) db.run(`DELETE FROM ${table}`);
  // Ledger rows are compared, not deleted: reconciliations refer to their keys.
  db.run(`DELETE FROM gl_entry WHERE doc_key IN (SELECT doc_key FROM document WHERE status <> 'Saved')`);
  const documents = documentKeys(db, 'Saved').map((key) => loadDocument(db, key));
  for (const document of documents) insertLinks(db, document);
  const starts = new Starts();
  for (const document of documents) {
    for (const { name, key } of rewriteMoves(command, document, true, new Tracked())) starts.add(name, key);
  }
  replay(command, starts);
  for (const document of documents) writeDepositUses(command, document, true);
  const touched = new Set<bigint>();
  // Tax first: a settlement discount uses the tax account of the settled document.
  for (const document of documents) writeTaxEntries(command, document, true);
  for (const document of documents) if (document.knockOffs.length > 0) writeTaxEntries(command, document, true);
  for (const document of documents) postDocument(command, document, touched);
  for (const document of documents) for (const item of insertKnockOffs(command, document)) touched.add(item);
  resettle(command, touched);
}

/** Columns that identify a row by its content, not by a generated key. */
const COMPARED: Readonly<Record<string, string>> = {
  gl_entry: 'doc_key, kind, date, account, party, debit, credit, currency, foreign_amount',
  open_item: 'doc_key, seq, side, party, sign, doc_date, due_date, currency, total, total_local, cleared, cleared_local',
  knock_off: 'owner_doc_key, seq, date, amount, discount, debit_local, credit_local',
  deposit_use: 'doc_key, seq, deposit_doc_key, date, amount',
  stock_move:
    'item, location, date, phase, doc_key, seq, leg, dtl_key, batch, effect, quantity, value, true_up, pool_quantity, pool_value',
  stock_serial: 'item, serial, doc_key, seq, leg',
  tax_entry: 'doc_key, seq, tax_code, tax_date, account, taxable, tax',
  document_link: 'from_dtl_key, to_dtl_key, kind, quantity',
};

export const derivedRows = (db: Database): readonly string[] =>
  Object.entries(COMPARED).flatMap(([table, columns]) =>
    db
      .all<Readonly<Record<string, unknown>>>(`SELECT ${columns} FROM ${table}`)
      .map((row) => `${table} ${Object.values(row).join(' | ')}`)
      .sort(),
  );
