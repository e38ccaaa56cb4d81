/** Finds the document a payload selects, in the types its command serves. */

import { CHANGED_WITH, type DocType, type Payload, SEEN_WITH } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { missingDocument } from '../../document/document-sentence.ts';
import { findDocument } from '../../document/document-store.ts';
import type { Selected } from '../protection/protection.ts';

export const withDeposits = (types: readonly DocType[]): readonly DocType[] =>
  types.flatMap((type) => [type, ...(CHANGED_WITH[type] ?? [])]);

/** The name of the party on the document, which can differ from the record. */
export const PARTY_NAME = `coalesce(header ->> 'debtorName', header ->> 'creditorName')`;

export function selectDocument(command: CommandContext, types: readonly DocType[], payload: Payload): Document | undefined {
  const no = String(payload.docNo);
  const wanted = typeof payload.docType === 'string' ? types.filter((type) => type === payload.docType) : types;
  for (const type of wanted) {
    const found = findDocument(command.db, type, no);
    if (found) return found;
  }
  return undefined;
}

export const seenTypes = (types: readonly DocType[]): readonly DocType[] =>
  types.flatMap((type) => [type, ...(SEEN_WITH[type] ?? [])]);

/** The document to change, or the reason why there is none. */
export function selectForChange(command: CommandContext, types: readonly DocType[], payload: Payload): Selected | undefined {
  const document = selectDocument(command, types, payload) ?? selectDocument(command, seenTypes(types), payload);
  if (document) return { document, isOwn: types.includes(document.type) };
  command.refuse('/docNo', 'NOT_FOUND', missingDocument(command.db, types, String(payload.docNo)));
  return undefined;
}
