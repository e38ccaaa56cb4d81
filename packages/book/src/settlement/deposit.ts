/** Deposits and their uses. A use takes a share of the deposit's carrying value, by the cumulative split. */

import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { type Sen, senText, splitSen } from '../money.ts';

interface Use {
  readonly doc_key: bigint;
  readonly seq: bigint;
  readonly deposit_doc_key: bigint;
  readonly amount: bigint;
}

/** The uses a document makes: its deposit payment rows, or its lines on a deposit account. */
function usesOf(document: Document): readonly { readonly seq: number; readonly depositDocKey: bigint; readonly amount: Sen }[] {
  const rows = document.payments.flatMap((row, index) =>
    row.depositDocKey === null ? [] : [{ seq: index + 1, depositDocKey: BigInt(row.depositDocKey), amount: BigInt(row.amount) }],
  );
  const lines = document.lines.flatMap((line) =>
    line.posting.depositDocKey === undefined
      ? []
      : [{ seq: line.seq, depositDocKey: BigInt(line.posting.depositDocKey), amount: line.net < 0n ? -line.net : line.net }],
  );
  return [...rows, ...lines];
}

const usesOfDeposit = (db: Database, depositDocKey: bigint): readonly Use[] =>
  db.all<Use>('SELECT * FROM deposit_use WHERE deposit_doc_key = :depositDocKey ORDER BY date, doc_key, seq', { depositDocKey });

/** Writes the uses of a document, refusing more than a deposit has left; returns the deposits it changed. */
export function writeDepositUses(
  command: CommandContext,
  document: Document,
  isLive: boolean,
  isNew = false,
): ReadonlySet<bigint> {
  const touched = isNew ? new Set<bigint>() : takeBackUses(command.db, document.key);
  for (const use of isLive ? usesOf(document) : []) {
    touched.add(use.depositDocKey);
    command.db.run(
      `INSERT INTO deposit_use (doc_key, seq, deposit_doc_key, date, amount) VALUES (:docKey, :seq, :depositDocKey, :date, :amount)`,
      { docKey: document.key, date: document.date, ...use },
    );
    checkDeposit(command, document, use.depositDocKey);
  }
  return touched;
}

function takeBackUses(db: Database, docKey: bigint): Set<bigint> {
  const uses = db.all<Use>('SELECT * FROM deposit_use WHERE doc_key = :docKey', { docKey });
  if (uses.length > 0) db.run('DELETE FROM deposit_use WHERE doc_key = :docKey', { docKey });
  return new Set(uses.map((use) => use.deposit_doc_key));
}

function checkDeposit(command: CommandContext, document: Document, depositDocKey: bigint): void {
  const deposit = loadDocument(command.db, depositDocKey);
  const left = depositLeft(command.db, deposit);
  if (left < 0n) {
    command.refuse(
      document.payments.length > 0 ? '/payments' : '/lines',
      'DEPOSIT_EXCEEDS',
      bookPaymentSays.depositExceeded(deposit.no, senText(-left)),
    );
  }
  if (document.date < deposit.date) {
    command.refuse('/docDate', 'INVALID_DATE', bookPaymentSays.depositTooEarly(deposit.no, deposit.date));
  }
}

export function depositLeft(db: Database, deposit: Document): Sen {
  return usesOfDeposit(db, deposit.key).reduce((left, use) => left - use.amount, deposit.totals.total);
}

/** Base value of one use. */
export function depositValue(db: Database, depositDocKey: bigint, docKey: bigint, seq: number): Sen {
  const { totals } = loadDocument(db, depositDocKey);
  let done = 0n;
  for (const use of usesOfDeposit(db, depositDocKey)) {
    if (use.doc_key === docKey && Number(use.seq) === seq) return splitSen(totals.totalLocal, done, use.amount, totals.total);
    done += use.amount;
  }
  return 0n;
}

/** Other documents that use the same deposits: their share may shift with this one. */
export const usersOf = (db: Database, depositDocKeys: Iterable<bigint>): ReadonlySet<bigint> =>
  new Set([...depositDocKeys].flatMap((key) => usesOfDeposit(db, key).map((use) => use.doc_key)));
