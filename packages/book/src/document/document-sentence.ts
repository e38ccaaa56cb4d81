/** Messages about document numbers: that there is none, what it is instead, and where to find the right one. Decides nothing. */

import { CHANGED_WITH, capitalised, DOC_TYPES, DOCUMENT_NAMES, type DocType, recipes } from '@ledgerline/catalog';
import type { Database } from '../database.ts';
import type { Status } from './document.ts';

/** Words of the names in commands that are written differently in a sentence, or left out. */
const EVERYDAY: Readonly<Record<string, string>> = {
  ar: 'AR',
  ap: 'AP',
  arap: 'AR/AP',
  gl: '',
  sst: 'SST',
  gst: 'GST',
  processor: 'return',
};

/** In everyday words: a sales invoice, an AR payment. */
export const documentWord = (type: DocType): string =>
  DOCUMENT_NAMES[type]
    .split('-')
    .map((word) => EVERYDAY[word] ?? word)
    .filter((word) => word !== '')
    .join(' ');

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

/** With the code used in payloads: an AR invoice (docType RI). */
export const typeInWords = (type: DocType): string => {
  const word = documentWord(type);
  return `${/^(?:[aeio]|AR\b|AP\b|SST)/.test(word) ? 'an' : 'a'} ${word} (docType ${type})`;
};

/** Deposits are changed with the commands of payments. */
const changedAs = (type: DocType): DocType => DOC_TYPES.find((other) => CHANGED_WITH[other]?.includes(type)) ?? type;

/** Why a document that does not count cannot be settled, transferred or filed; the caller supplies what follows `cannot be`. */
export function notLive(
  { type, no, status }: { readonly type: DocType; readonly no: string; readonly status: Status },
  verb: string,
): { readonly code: 'DOC_CANCELLED' | 'DOC_DRAFT'; readonly message: string } {
  if (status === 'Void') return { code: 'DOC_CANCELLED', message: `${no} is void and cannot be ${verb}.` };
  const command = commandFor('update', changedAs(type));
  const message = `${no} is a draft and cannot be ${verb}. Post it first with ${command} and saveAsDraft false.`;
  return { code: 'DOC_DRAFT', message };
}

/** No document of these types has that number. */
export function missingDocument(db: Database, types: readonly DocType[], no: string): string {
  const sentence = `${capitalised([...new Set(types.map(documentWord))].join(' or '))} ${no} does not exist in this account book.`;
  const other = typesOfNumber(db, no).find((type) => !types.includes(type));
  if (other !== undefined) return `${sentence} ${no} is the number of another document, of the type ${documentWord(other)}.`;
  const list = types.map(listOf).find((name) => name !== undefined);
  return list === undefined ? `${sentence} Check its number.` : `${sentence} Use ${list} to list the existing ones.`;
}
