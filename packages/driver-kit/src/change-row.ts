/** A row of the book as changes are found in it. Two rows are the same if their digests are. */

import { createHash } from 'node:crypto';
import type { Json } from './book.ts';
import { canonical } from './values.ts';

export type ChangeKind = 'created' | 'updated' | 'voided' | 'deleted' | 'renamed';
export type ChangePart = 'document' | 'settlement' | 'postings';

export interface ChangeRow {
  /** The number of the document or the code of the record. */
  readonly key: string;
  readonly docKey?: string;
  /** What the row is found by when its key changes; by default docKey or key. */
  readonly id?: string;
  /** What reads show of it, without names that they look up elsewhere and without times. */
  readonly content: unknown;
  /** What is open of a document, apart from its content, because payments change it. */
  readonly settlement?: unknown;
  readonly isVoid?: boolean;
}

/** A row of which the package says what happened to it; by default it was updated. */
export interface ReportedRow extends ChangeRow {
  readonly change?: ChangeKind;
  readonly formerKey?: string;
  /** What of it changed, if not the document itself. */
  readonly part?: ChangePart;
}

/** What a command has written. */
export interface WrittenRow extends ReportedRow {
  readonly entity: string;
}

export const idOf = ({ id, docKey, key }: ChangeRow): string => id ?? docKey ?? key;

const HEX_DIGITS = 32;

/** A short text that differs for different content. */
export const digestOf = (content: unknown): string =>
  createHash('sha256')
    .update(canonical(content ?? null))
    .digest('hex')
    .slice(0, HEX_DIGITS);

/** The digest of the part that changed; null for a row that is gone. */
const partDigest = ({ change, part, content, settlement }: ReportedRow): string | null =>
  change === 'deleted' ? null : digestOf(part === 'settlement' ? settlement : content);

/** A change of a row, before it is known who made it. */
export interface FoundChange {
  readonly id: string;
  readonly key: string;
  readonly docKey?: string;
  readonly formerKey?: string;
  readonly change: ChangeKind;
  readonly part: ChangePart;
  readonly at?: string;
  readonly digest: string | null;
}

export const reported = (row: ReportedRow, at?: string): FoundChange => ({
  id: idOf(row),
  key: row.key,
  ...(row.docKey !== undefined && { docKey: row.docKey }),
  ...(row.formerKey !== undefined && { formerKey: row.formerKey }),
  change: row.change ?? 'updated',
  part: row.part ?? 'document',
  ...(at !== undefined && { at }),
  digest: partDigest(row),
});

/** The name under which it is noted who wrote a part of a row last. It fits into the column of a commandId. */
export const noteKey = (entity: string, id: string, part: ChangePart): string => `row-${digestOf([entity, id, part])}`;

export interface Note {
  readonly commandId: string;
  readonly digest: string | null;
  readonly at: string;
}

/** What is recorded of the rows that a command wrote: who wrote them, and what they were afterwards. */
export const notesOf = (rows: readonly WrittenRow[], at: string): readonly Json[] =>
  rows.map((row) => ({ note: noteKey(row.entity, idOf(row), row.part ?? 'document'), digest: partDigest(row), at }));
