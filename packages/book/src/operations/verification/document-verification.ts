/** Verifies a document: the requested values, computed values, settlements and sources, against what is stored. */

import { isDeepStrictEqual } from 'node:util';
import { type DocType, type Payload, unappliedPayment } from '@ledgerline/catalog';
import type { NotApplied, ReadBackCheck } from '@ledgerline/contract';
import { type Verification, verificationOf } from '../../command/handler-result.ts';
import { checksOf, rowSetChecks } from '../../command/verify.ts';
import type { Database } from '../../database.ts';
import type { Document, Draft, Line } from '../../document/document.ts';
import { documentOf, findStored, type StoredDocument } from '../../document/document-store.ts';
import { areSameLinks, type Link, linksToDocument, namedLinks } from '../../document/link.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { isReconciliation } from '../../ledger/nature.ts';
import { senNumber, sumSen } from '../../money.ts';
import { rowsOf } from '../../payload.ts';
import { type ClearedEntry, clearedEntries } from '../../reconciliation/clearing.ts';
import { type AppliedKnockOff, appliedKnockOffs } from '../../settlement/knock-off.ts';
import { isPaid, writtenView } from '../view/document-view.ts';
import { writtenChecks } from './written-columns.ts';

/** All data of a document that its verification uses, read at one time. */
export interface Evidence {
  readonly stored: StoredDocument;
  readonly document: Document;
  readonly effects: Effects;
}

/** Effects of a document that are part of the request. */
interface Effects {
  readonly settled: readonly AppliedKnockOff[];
  readonly links: readonly Link[];
  readonly cleared: readonly ClearedEntry[];
}

const comesFromAnother = ({ posting }: Line): boolean => posting.from !== undefined;

function effectsOf(db: Database, { key, type, status, lines, knockOffs }: Document): Effects {
  const isLive = status === 'Saved';
  return {
    settled: isLive && knockOffs.length > 0 ? appliedKnockOffs(db, key) : [],
    links: lines.some(comesFromAnother) ? linksToDocument(db, key) : [],
    cleared: isLive && isReconciliation(type) ? clearedEntries(db, key) : [],
  };
}

export const evidenceFrom = (db: Database, stored: StoredDocument, document: Document): Evidence => ({
  stored,
  document,
  effects: effectsOf(db, document),
});

/** Undefined when the document does not exist. */
export function evidenceOf(db: Database, docKey: bigint): Evidence | undefined {
  const stored = findStored(db, docKey);
  return stored && evidenceFrom(db, stored, documentOf(stored));
}

/** Whether a fresh read finds the same rows; what is computed from them need not be compared. */
export function isUnchanged(db: Database, { stored, document, effects }: Evidence): boolean {
  return isDeepStrictEqual(findStored(db, document.key), stored) && isDeepStrictEqual(effectsOf(db, document), effects);
}

/** Whether just those links lead to the document that its lines name. */
const isLinked = ({ document, effects: { links } }: Evidence): boolean =>
  areSameLinks(links, document.status === 'Saved' ? namedLinks(document) : []);

/** A knock-off with the amount that it settles in the ledger, not the amount in its document. */
function settledView({ document, effects: { settled } }: Evidence, view: Payload, index: number): Payload {
  if (document.status !== 'Saved') return view;
  const parts = settled.filter(({ seq }) => Number(seq) === index + 1);
  const [first] = parts;
  const discount = first?.discount ?? 0n;
  return {
    ...view,
    amount: senNumber(sumSen(parts.map(({ amount }) => amount)) - discount),
    ...(view.discountAmount === undefined ? {} : { discountAmount: senNumber(discount) }),
    knockOffDate: first?.date ?? null,
  };
}

/** Knock-offs that were not requested by name settle what their document says. */
const ownKnockOffs = ({ document }: Evidence): readonly Payload[] =>
  document.knockOffs.map(({ amount }) => ({ amount: senNumber(BigInt(amount)) }));

/** Rows that a document has besides its lines: whole sets, in order. */
function rowChecks(evidence: Evidence, view: Payload, asked: Payload): readonly ReadBackCheck[] {
  const { document } = evidence;
  const knockOffs = rowsOf(view, 'knockOffs').map((row, index) => settledView(evidence, row, index));
  const settled = asked.knockOffs === undefined ? ownKnockOffs(evidence) : rowsOf(asked, 'knockOffs');
  return [
    ...(asked.payments !== undefined && isPaid(document)
      ? rowSetChecks('payments', rowsOf(asked, 'payments'), rowsOf(view, 'payments'))
      : []),
    ...(settled.length > 0 || knockOffs.length > 0 ? rowSetChecks('knockOffs', settled, knockOffs) : []),
    ...(asked.clearedEntries === undefined ? [] : clearedChecks(evidence, rowsOf(asked, 'clearedEntries'))),
  ];
}

/** Each entry of a reconciliation, with the line of the bank account that it cleared; a draft clears none. */
function clearedChecks({ document, effects: { cleared } }: Evidence, entries: readonly Payload[]): readonly ReadBackCheck[] {
  if (document.status !== 'Saved') return checksOf({ clearedEntries: entries }, document.header, '');
  return entries.flatMap((entry, index) => {
    const found = cleared.find(({ glKey, docNo, docType }) =>
      entry.glKey === undefined
        ? docNo === entry.docNo && (entry.docType === undefined || docType === entry.docType)
        : glKey === String(entry.glKey),
    );
    return checksOf(entry, { ...found }, `clearedEntries/${index}/`);
  });
}

/** Fields of a new ledger document that become its only line. */
export function onlyLine({ type, header, lines: [first] }: Document): Payload {
  const effect = MATRIX[type];
  if (effect.kind !== 'bill' || effect.lines !== 'accounts' || !first) return {};
  return {
    amount: senNumber(first.subTotal),
    accountNo: header.accountNo ?? first.posting.account ?? null,
    taxCode: first.taxCode,
    lineDescription: first.data.description ?? null,
  };
}

/** The header under the names that payloads use. */
export const storedHeader = (document: Document): Payload => ({
  ...document.header,
  docNo: document.no,
  docType: document.type,
  saveAsDraft: document.status === 'Draft',
});

const pathOf = ({ path }: ReadBackCheck): string => path;

interface Claim {
  /** The number of the document. */
  readonly no: string;
  readonly draft: Draft;
  readonly asked: Payload;
  /** Comparisons of the header and the lines. */
  readonly checks: readonly ReadBackCheck[];
  readonly areLinksKept?: boolean;
}

/**
 * The verification from what was read. A difference from the draft is reported once, unless a requested field already reports it.
 */
export function verifiedBy(
  db: Database,
  evidence: Evidence,
  { no, draft, asked, checks, areLinksKept = true }: Claim,
): Verification {
  const { document, stored } = evidence;
  const view = writtenView(db, document);
  const all = [...checks, ...rowChecks(evidence, view as Payload, asked)];
  const told = new Set(all.filter(({ matched }) => !matched).map(pathOf));
  const written = writtenChecks(draft, stored).filter(({ path }) => !told.has(path));
  return verificationOf(
    [...all, ...written],
    document.type === draft.type && document.no === no,
    areLinksKept && isLinked(evidence),
    view,
    notAppliedOf(draft.type, asked),
  );
}

function notAppliedOf(type: DocType, asked: Payload): readonly NotApplied[] {
  const unapplied = unappliedPayment(type, asked);
  if (!unapplied) return [];
  const { code, path, message } = unapplied.warning;
  return [{ code, path: path.slice(1), message, amount: unapplied.amount }];
}

/** The verification of a document that no longer exists. */
export const verifiedGone = (docNo: string): Verification =>
  verificationOf([{ path: 'docNo', expected: docNo, actual: null, matched: false }], false, false, {});
