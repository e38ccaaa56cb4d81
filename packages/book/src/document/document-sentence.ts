/** Messages about document numbers: that there is none, what it is instead, and where to find the right one. Decides nothing. */

import { CHANGED_WITH, DOC_TYPES, type DocType, recipes } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookDocumentSays, type LiveUse } from '@ledgerline/words/book/document';
import type { Database } from '../database.ts';
import type { Status } from './document.ts';

const commandFor = (verb: 'list' | 'update', type: DocType): string | undefined =>
  recipes().find((recipe) => recipe.verb === verb && recipe.docTypes.includes(type))?.commandType;

/** The command that lists documents of a type; requests for quotation have none. */
const listOf = (type: DocType): string | undefined => commandFor('list', type);

/** The types that already use a number. */
export const typesOfNumber = (db: Database, no: string): readonly DocType[] =>
  db
    .all<{ doc_type: DocType }>(
      `SELECT doc_type FROM document WHERE doc_no = :no AND doc_type IN (${DOC_TYPES.map((type) => `'${type}'`).join(', ')})`,
      { no },
    )
    .map((row) => row.doc_type);

/** Deposits are changed with the commands of payments. */
const changedAs = (type: DocType): DocType => DOC_TYPES.find((other) => CHANGED_WITH[other]?.includes(type)) ?? type;

/** Why a document that does not count cannot be settled, transferred or filed. */
export function notLive(
  { type, no, status }: { readonly type: DocType; readonly no: string; readonly status: Status },
  use: LiveUse,
): { readonly code: 'DOC_CANCELLED' | 'DOC_DRAFT'; readonly says: Sentence } {
  if (status === 'Void') return { code: 'DOC_CANCELLED', says: bookDocumentSays.isVoid(no, use) };
  return { code: 'DOC_DRAFT', says: bookDocumentSays.isDraft(no, commandFor('update', changedAs(type)) ?? '', use) };
}

/** Reports that no document of these types has that number. */
export function missingDocument(db: Database, types: readonly DocType[], no: string): Sentence {
  const named = types.join(CODES_APART);
  const other = typesOfNumber(db, no).find((type) => !types.includes(type));
  if (other !== undefined) return bookDocumentSays.isOther(no, named, other);
  const list = types.map(listOf).find((name) => name !== undefined);
  return list === undefined ? bookDocumentSays.missingUnlisted(no, named) : bookDocumentSays.missing(no, list, named);
}
