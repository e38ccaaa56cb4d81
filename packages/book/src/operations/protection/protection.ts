/**
 * Protection of documents: why one cannot be changed or voided, in the order in which the reasons are reported. Changes nothing.
 */

import type { Evidence } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { documentWord } from '../../document/document-sentence.ts';
import { linksFromDocument } from '../../document/link.ts';
import { isHeldByAuthority } from '../../einvoice/submission-store.ts';
import { isOrder, isReconciliation, sqlTypes } from '../../ledger/nature.ts';
import { isLocked } from '../../master-data/period-lock.ts';
import { mayUseLocation } from '../../master-data/permission.ts';
import { textOf } from '../../payload.ts';
import type { ProblemCode } from '../../problem.ts';
import { latestOf } from '../../reconciliation/clearing.ts';
import { isHeldByOthers } from '../../settlement/knock-off.ts';

/**
 * A change of amounts, of texts alone, of what is settled after a locked period that the document is in, or the end of the
 * document.
 */
export type Change = 'update' | 'text-only' | 'settle-later' | 'withdraw';

/** A document, and whether the command that names it belongs to its own module. */
export interface Selected {
  readonly document: Document;
  readonly isOwn: boolean;
}

interface LockReason {
  readonly code: ProblemCode;
  /** What prevents the change and what to do; `{holder}` is the number of the document that `heldBy` finds. */
  readonly text: string;
  readonly applies: (command: CommandContext, document: Document, isOwn: boolean) => boolean;
  /** Which documents lock this one, as a query for their keys. */
  readonly heldBy?: string;
  /** Which texts it protects too, and why. */
  readonly ofTexts?: { readonly evidence: readonly Evidence[]; readonly text: string };
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
    text: 'is at a location that the connector’s user has no permission for. Ask the owner of the book for permission.',
    applies: (command, document) => !mayTouch(command, document),
  },
  {
    code: 'DOC_CANCELLED',
    text: 'is void and cannot be changed. Create a new document instead.',
    applies: (_work, document) => document.status === 'Void',
  },
  {
    code: 'PERIOD_LOCKED',
    text: 'is in a locked period. Correct it with a document on an open date, or ask the owner of the book to unlock the period.',
    applies: (command, document) => isLocked(command, document.date),
    ofTexts: {
      evidence: ['content', 'reference', 'terms'],
      text: 'is in a locked period, so its contents cannot be changed. Ask the owner of the book to unlock the period.',
    },
  },
  {
    code: 'DOC_TRANSFERRED',
    text: 'was transferred to {holder}. Void {holder} first.',
    heldBy: HELD_BY_LINK,
    applies: (command, document) => linksFromDocument(command.db, document.key).length > 0,
  },
  {
    code: 'DOC_KNOCKED_OFF',
    text: 'is settled by {holder}. Void {holder} first.',
    heldBy: HELD_BY_KNOCK_OFF,
    applies: (command, document) => isHeldByOthers(command.db, document.key),
  },
  {
    code: 'DEPOSIT_USED',
    text: 'is a deposit that {holder} uses. Void {holder} first.',
    heldBy: HELD_BY_DEPOSIT_USE,
    applies: (command, document) =>
      exists(command, 'SELECT 1 FROM deposit_use WHERE deposit_doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'BANK_RECONCILED',
    text: 'is cleared by the bank reconciliation {holder}. Void {holder} first.',
    heldBy: HELD_BY_CLEARING,
    applies: (command, document) =>
      exists(command, 'SELECT 1 FROM gl_entry JOIN bank_clear USING (gl_key) WHERE doc_key = :docKey LIMIT 1', document),
  },
  {
    code: 'TAX_RETURN_COMMITTED',
    text: 'is in the committed tax return {holder}. Correct it with a note in an open period.',
    heldBy: HELD_BY_RETURN,
    applies: (command, document) => exists(command, 'SELECT 1 FROM tax_filed WHERE doc_key = :docKey LIMIT 1', document),
    ofTexts: {
      evidence: ['content', 'reference'],
      text: 'is in the committed tax return {holder}. Correct it with a note in an open period.',
    },
  },
  {
    code: 'EINVOICE_ACTIVE',
    text: 'has an e-invoice with the tax authority. Cancel the e-invoice first, or issue a note.',
    applies: (command, document) => isHeldByAuthority(command.db, document.key),
    ofTexts: {
      evidence: ['content'],
      text: 'has an e-invoice with the tax authority that contains this. Cancel the e-invoice first, or issue a note.',
    },
  },
  {
    code: 'SOURCE_OWNED',
    text: 'belongs to another module. Change it with the commands of a {word}.',
    applies: (_work, _document, isOwn) => !isOwn,
  },
  {
    code: 'NOT_LATEST',
    text: 'is not the latest reconciliation of its account. Start with {holder}.',
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
  // What is settled on a later day is an entry of that day.
  if (change === 'settle-later' && code === 'PERIOD_LOCKED') return false;
  // Orders post nothing, and are checked line by line when they are changed.
  return code !== 'DOC_TRANSFERRED' || change === 'withdraw' || !isOrder(document.type);
}

function sentenceOf(command: CommandContext, heldBy: string | undefined, text: string, document: Document): string {
  const holder =
    heldBy === undefined
      ? undefined
      : command.db.get<{ doc_no: string }>(`SELECT doc_no FROM document WHERE doc_key IN (${heldBy}) ORDER BY doc_key LIMIT 1`, {
          docKey: document.key,
        });
  return text.replaceAll('{holder}', holder?.doc_no ?? 'another document').replace('{word}', documentWord(document.type));
}

/** True when nothing prevents the change; otherwise the first reason is the refusal. */
export function assertMutable(command: CommandContext, { document, isOwn }: Selected, change: Change): boolean {
  const reason = LOCK_REASONS.filter(({ code }) => holds(code, document, change)).find(({ applies }) =>
    applies(command, document, isOwn),
  );
  if (reason)
    command.refuse('/docNo', reason.code, `${document.no} ${sentenceOf(command, reason.heldBy, reason.text, document)}`);
  return reason === undefined;
}

/** The locks that protect a text, by what it is evidence of. */
export const locksOf = (evidence: Evidence): readonly ProblemCode[] =>
  LOCK_REASONS.filter(({ ofTexts }) => ofTexts?.evidence.includes(evidence)).map(({ code }) => code);

/** A text that is to change. */
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
    const why = sentenceOf(command, reason.heldBy, reason.ofTexts.text, document);
    command.refuse(path, reason.code, `${name} cannot change: ${document.no} ${why}`);
  }
}
