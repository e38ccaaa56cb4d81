/** Finds the document a payload selects, in the types its command serves. */

import type { Payload } from '@ledgerline/catalog';
import type { DocType } from '../doc-type.ts';
import type { Document } from '../document.ts';
import { findDocument } from '../document-store.ts';
import type { Work } from '../work.ts';

/** Documents of the trading modules stand in the party ledgers too; there they can be seen, and are changed at their source. */
export const SEEN_WITH: Partial<Record<DocType, readonly DocType[]>> = {
  RI: ['IV', 'CS'],
  RC: ['CN'],
  RD: ['DN'],
  PB: ['PI', 'CP'],
  PC: ['PR'],
};

export function selectDocument(work: Work, types: readonly DocType[], payload: Payload): Document | undefined {
  const no = String(payload.docNo);
  const wanted = typeof payload.docType === 'string' ? types.filter((type) => type === payload.docType) : types;
  for (const type of wanted) {
    const found = findDocument(work.db, type, no);
    if (found) return found;
  }
  return undefined;
}

export const seenTypes = (types: readonly DocType[]): readonly DocType[] =>
  types.flatMap((type) => [type, ...(SEEN_WITH[type] ?? [])]);

/** The document to change, or the reason why there is none. */
export function selectOwn(work: Work, types: readonly DocType[], payload: Payload): Document | undefined {
  const own = selectDocument(work, types, payload);
  if (own) return own;
  const seen = selectDocument(work, seenTypes(types), payload);
  if (seen) work.refuse('/docNo', 'SOURCE_OWNED', `${seen.no} belongs to another module; change it there.`);
  else work.refuse('/docNo', 'NOT_FOUND', `There is no document ${String(payload.docNo)} of this type.`);
  return undefined;
}
