/**
 * Protection of documents: why one cannot be changed or voided, in the order in which the reasons are reported. Changes nothing.
 */

import type { Evidence } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import { bookLockSays } from '@ledgerline/words/book/protection';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { linksFromDocument } from '../../document/link.ts';
import { isHeldByAuthority } from '../../einvoice/state/submission-store.ts';
import { isOrder, isReconciliation, sqlTypes } from '../../ledger/nature.ts';
import { isLocked } from '../../master-data/period-lock.ts';
import { mayUseLocation } from '../../master-data/permission.ts';
import { textOf } from '../../payload.ts';
import type { ProblemCode } from '../../problem.ts';
import { latestOf } from '../../reconciliation/clearing.ts';
import { isHeldByOthers } from '../../settlement/knock-off.ts';

/** The kind of change: of amounts, of texts only, of settlements after a locked period that contains the document, or the end of the document. */
export type Change = 'update' | 'text-only' | 'settle-later' | 'withdraw';

/** A document, and whether the command that names it belongs to its own module. */
export interface Selected {
  readonly document: Document;
  readonly isOwn: boolean;
}

interface LockReason {
  readonly code: ProblemCode;
  /** What prevents the change and what to do; `holder` is the number of the document that `heldBy` finds. */
  readonly says: (document: Document, holder: string) => Sentence;
  readonly applies: (command: CommandContext, document: Document, isOwn: boolean) => boolean;
  /** Which documents lock this one, as a query for their keys. */
  readonly heldBy?: string;
  /** Which texts it protects too, and why. */
  readonly ofTexts?: {
    readonly evidence: readonly Evidence[];
    readonly says: (field: string, document: Document, holder: string) => Sentence;
  };
}

const HELD_BY_LINK = 'SELECT to_doc_key FROM document_link WHERE from_doc_key = :docKey';
const HELD_BY_KNOCK_OFF = `SELECT owner_doc_key FROM open_item
  JOIN knock_off ON knock_off.debit_item = open_item.item_key OR knock_off.credit_item = open_item.item_key
  WHERE open_item.doc_key = :docKey AND owner_doc_key <> :docKey`;
const HELD_BY_DEPOSIT_USE = 'SELECT doc_key FROM deposit_use WHERE deposit_doc_key = :docKey';
const HELD_BY_CLEARING = 'SELECT reconciliation_key FROM gl_entry JOIN bank_clear USING (gl_key) WHERE doc_key = :docKey';
const HELD_BY_RETURN = 'SELECT return_key FROM tax_filed WHERE doc_key = :docKey';

const LATER_RECONCILIATION = `SELECT later.doc_key FROM document AS later JOIN document AS own ON own.doc_key = :docKey
  WHERE later.doc_type IN ${sqlTypes(isReconciliation)} AND later.status = 'Saved' AND later.header ->> 'bankAccount' = own.header ->> 'bankAccount'
  ORDER BY later.header ->> 'statementDate' DESC LIMIT 1`;

const exists = (command: CommandContext, sql: string, document: Document): boolean =>
  command.db.get(sql, { docKey: document.key }) !== undefined;

const PLACES = ['location', 'fromLocation', 'toLocation', 'salesLocation', 'purchaseLocation'];

/** Whether the user has access to every location that a document names. */
function mayTouch(command: CommandContext, { header, lines }: Document): boolean {
  const named = [header, ...lines.map(({ data }) => data)].flatMap((data) => PLACES.map((name) => textOf(data[name])));
  return named.every((location) => location === null || mayUseLocation(command, location));
}

const LOCK_REASONS: readonly LockReason[] = [
  {
    code: 'PERMISSION_DENIED',
    says: ({ no }) => bookLockSays.location(no),
    applies: (command, document) => !mayTouch(command, document),
  },
  {
    code: 'DOC_CANCELLED',
    says: ({ no }) => bookLockSays.isVoid(no),
    applies: (_work, document) => document.status === 'Void',
  },
  {
    code: 'PERIOD_LOCKED',
    says: ({ no }) => bookLockSays.period(no),
    applies: (command, document) => isLocked(command, document.date),
    ofTexts: {
      evidence: ['content', 'reference', 'terms'],
      says: (field, { no }) => bookLockSays.textInPeriod(field, no),
    },
  },
  {
    code: 'DOC_TRANSFERRED',
    says: ({ no }, holder) => bookLockSays.transferred(no, holder),
    heldBy: HELD_BY_LINK,
    applies: (command, document) => linksFromDocument(command.db, document.key).length > 0,
  },
  {
    code: 'DOC_KNOCKED_OFF',
    says: ({ no }, holder) => bookLockSays.settled(no, holder),
    heldBy: HELD_BY_KNOCK_OFF,
    applies: (command, document) => isHeldByOthers(command.db, document.key),
  },
  {
    code: 'DEPOSIT_USED',
    says: ({ no }, holder) => bookLockSays.deposit(no, holder),
    heldBy: HELD_BY_DEPOSIT_USE,
    applies: (command, document) =>
      exists(command, 'SELECT 1 FROM deposit_use WHERE deposit_doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'BANK_RECONCILED',
    says: ({ no }, holder) => bookLockSays.reconciled(no, holder),
    heldBy: HELD_BY_CLEARING,
    applies: (command, document) =>
      exists(command, 'SELECT 1 FROM gl_entry JOIN bank_clear USING (gl_key) WHERE doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'TAX_RETURN_COMMITTED',
    says: ({ no }, holder) => bookLockSays.taxReturn(no, holder),
    heldBy: HELD_BY_RETURN,
    applies: (command, document) => exists(command, 'SELECT 1 FROM tax_filed WHERE doc_key = :docKey LIMIT 1', document),
    ofTexts: {
      evidence: ['content', 'reference'],
      says: (field, { no }, holder) => bookLockSays.textInReturn(field, no, holder),
    },
  },
  {
    code: 'EINVOICE_ACTIVE',
    says: ({ no }) => bookLockSays.eInvoice(no),
    applies: (command, document) => isHeldByAuthority(command.db, document.key),
    ofTexts: {
      evidence: ['content'],
      says: (field, { no }) => bookLockSays.textInEInvoice(field, no),
    },
  },
  {
    code: 'SOURCE_OWNED',
    says: ({ no, type }) => bookLockSays.otherModule(no, type),
    applies: (_work, _document, isOwn) => !isOwn,
  },
  {
    code: 'NOT_LATEST',
    says: ({ no }, holder) => bookLockSays.notLatest(no, holder),
    heldBy: LATER_RECONCILIATION,
    applies: (command, document) =>
      isReconciliation(document.type) && latestOf(command.db, String(document.header.bankAccount))?.key !== document.key,
  },
];

/** What prevents a change of texts, which touches nothing that other documents depend on. */
const OF_TEXTS: readonly ProblemCode[] = ['PERMISSION_DENIED', 'DOC_CANCELLED', 'SOURCE_OWNED'];

function holds(code: ProblemCode, document: Document, change: Change): boolean {
  // Nothing depends on a draft, and no period locks it.
  if (change === 'text-only' || document.status === 'Draft') return OF_TEXTS.includes(code);
  // A settlement on a later day belongs to that day.
  if (change === 'settle-later' && code === 'PERIOD_LOCKED') return false;
  // Orders post nothing, and are checked line by line when they are changed.
  return code !== 'DOC_TRANSFERRED' || change === 'withdraw' || !isOrder(document.type);
}

/** The number of the document that locks this one; empty where none does. */
function holderOf(command: CommandContext, { heldBy }: LockReason, document: Document): string {
  if (heldBy === undefined) return '';
  const sql = `SELECT doc_no FROM document WHERE doc_key IN (${heldBy}) ORDER BY doc_key LIMIT 1`;
  return command.db.get<{ doc_no: string }>(sql, { docKey: document.key })?.doc_no ?? '';
}

/** True when nothing prevents the change; otherwise the first reason is the refusal. */
export function assertMutable(command: CommandContext, { document, isOwn }: Selected, change: Change): boolean {
  const reason = LOCK_REASONS.filter(({ code }) => holds(code, document, change)).find(({ applies }) =>
    applies(command, document, isOwn),
  );
  if (reason) command.refuse('/docNo', reason.code, reason.says(document, holderOf(command, reason, document)));
  return reason === undefined;
}

/** The locks that protect a text, by what it is evidence of. */
export const locksOf = (evidence: Evidence): readonly ProblemCode[] =>
  LOCK_REASONS.filter(({ ofTexts }) => ofTexts?.evidence.includes(evidence)).map(({ code }) => code);

/** A text that will change. */
export interface TouchedText {
  readonly path: string;
  readonly evidence: Evidence;
}

/** Refuses each text that a lock protects, with the first lock that does. An order is not evidence of anything done. */
export function assertTextsMutable(command: CommandContext, { document, isOwn }: Selected, texts: readonly TouchedText[]): void {
  if (document.status !== 'Saved' || isOrder(document.type) || texts.length === 0) return;
  const standing = LOCK_REASONS.filter(({ ofTexts, applies }) => ofTexts !== undefined && applies(command, document, isOwn));
  for (const { path, evidence } of texts) {
    const reason = standing.find(({ ofTexts }) => ofTexts?.evidence.includes(evidence));
    if (!reason?.ofTexts) continue;
    const name = path.slice(path.lastIndexOf('/') + 1);
    command.refuse(path, reason.code, reason.ofTexts.says(name, document, holderOf(command, reason, document)));
  }
}
