/**
 * Consolidated and self-billed drafts: documents that gather others for the tax authority. While they are drafts they follow
 * their sources.
 */

import type { DocType, Payload } from '@ledgerline/catalog';
import { divideRounded, ONE } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { BusinessDate } from '../date.ts';
import { blankDraft } from '../document/blank-draft.ts';
import type { Document, Draft, Totals } from '../document/document.ts';
import { numberFor } from '../document/document-number.ts';
import { insertDocument, loadDocument, replaceDocument } from '../document/document-store.ts';
import { gathersPurchases, gathersSales } from '../ledger/nature.ts';
import { baseCurrency } from '../master-data/master.ts';
import { type Sen, sumSen } from '../money.ts';
import { draftsHolding, latestSubmission, liveSubmission } from './state/submission-store.ts';

/** Whether a document is a draft that gathers other documents. */
export const isGathering = ({ type }: Document): boolean => gathersSales(type) || gathersPurchases(type);

export const CONSOLIDATION_LIMIT: Sen = 1_000_000n;

/** The totals of a set of documents. */
export function totalsOf(documents: readonly Document[]): Totals {
  const sum = (member: keyof Totals): Sen => sumSen(documents.map(({ totals }) => totals[member]));
  return {
    net: sum('net'),
    tax: sum('tax'),
    rounding: sum('rounding'),
    total: sum('total'),
    netLocal: sum('netLocal'),
    taxLocal: sum('taxLocal'),
    totalLocal: sum('totalLocal'),
  };
}

/** One exchange rate for all documents: base value divided by foreign value. */
export function rateOf(command: CommandContext, documents: readonly Document[]): bigint {
  const [first] = documents;
  if (!first || first.currency === baseCurrency(command)) return ONE;
  const { total, totalLocal } = totalsOf(documents);
  return total === 0n || documents.length === 1 ? first.rate : divideRounded(totalLocal * ONE, total);
}

interface NewDraft {
  readonly type: DocType;
  readonly header: Payload;
  readonly party: string | null;
  readonly dueDate: BusinessDate | null;
  readonly sources: readonly Document[];
}

function draftFrom(command: CommandContext, { type, header, party, dueDate, sources }: NewDraft, date: BusinessDate): Draft {
  const head = { date, currency: sources[0]?.currency ?? baseCurrency(command), rate: rateOf(command, sources), header };
  const references = [
    ...(party === null ? [] : [{ kind: 'creditor' as const, code: party }]),
    ...(typeof header.location === 'string' ? [{ kind: 'location' as const, code: header.location }] : []),
    ...(typeof header.taxEntityID === 'number' ? [{ kind: 'tax-entity' as const, code: String(header.taxEntityID) }] : []),
  ];
  return { ...blankDraft(type, head, references), dueDate, party, totals: totalsOf(sources) };
}

/** Numbers and stores a draft. Undefined only together with a problem. */
export function insertDraft(command: CommandContext, draft: NewDraft): Document | undefined {
  const no = numberFor(command, draft.type, command.today, undefined, undefined);
  if (no === undefined) return undefined;
  const header = { ...draft.header, docDate: command.today };
  const docKey = insertDocument(command.db, draftFrom(command, { ...draft, header }, command.today), no, 'Saved', command.now);
  for (const { key } of draft.sources) {
    command.db.run('INSERT INTO einvoice_member (draft_key, source_key) VALUES (:docKey, :key)', { docKey, key });
  }
  return loadDocument(command.db, docKey);
}

/** Draft until it is first submitted, then the status of its latest e-invoice. */
export const draftStatus = (db: Database, draft: Document): string => latestSubmission(db, draft.key)?.status ?? 'Draft';

const membersOf = (db: Database, draftKey: bigint): readonly Document[] =>
  db
    .all<{ source_key: bigint }>('SELECT source_key FROM einvoice_member WHERE draft_key = :draftKey ORDER BY source_key', {
      draftKey,
    })
    .map((row) => loadDocument(db, row.source_key));

/**
 * What a draft contains now. Sources that were voided, submitted by themselves, moved to another draft or grown over the
 * limit are removed; once the tax authority has the draft, nothing is removed.
 */
export function sourcesOf(db: Database, draft: Document): readonly Document[] {
  const members = membersOf(db, draft.key);
  if (liveSubmission(db, draft.key)) return members;
  return members.filter(
    (source) =>
      source.status === 'Saved' &&
      liveSubmission(db, source.key) === undefined &&
      draftsHolding(db, source.key).every((holder) => holder === draft.key) &&
      !(gathersSales(draft.type) && source.totals.totalLocal > CONSOLIDATION_LIMIT),
  );
}

/** Stores the totals of the draft when it is submitted; from then on its sources are frozen. */
export function settleDraft(command: CommandContext, draft: Document, sources: readonly Document[]): void {
  const kept = new Set(sources.map(({ key }) => key));
  for (const { key } of membersOf(command.db, draft.key)) {
    if (kept.has(key)) continue;
    command.db.run('DELETE FROM einvoice_member WHERE draft_key = :draftKey AND source_key = :key', { draftKey: draft.key, key });
  }
  const settled = {
    ...draftFrom(command, { ...draft, sources }, draft.date),
    dueDate: draft.dueDate,
  };
  replaceDocument(command.db, draft.key, settled, command.now);
}

export const draftsOf = (db: Database, type: DocType): readonly Document[] =>
  db
    .all<{ doc_key: bigint }>('SELECT doc_key FROM document WHERE doc_type = :type ORDER BY doc_key DESC', { type })
    .map((row) => loadDocument(db, row.doc_key));

/** The type of the documents that a draft was made from. */
export const sourceTypeOf = (draft: Document): DocType => String(draft.header.docType) as DocType;
