/** What a caller is told about the number of a document: that there is none, what it is instead, and where the right one is found. Decides nothing. */

import { recipes } from '@ledgerline/catalog';
import type { Database } from './database.ts';
import { DOC_TYPES, DOCUMENT_NAMES, type DocType } from './doc-type.ts';

const INITIALS: Readonly<Record<string, string>> = { ar: 'AR', ap: 'AP', arap: 'AR/AP', gl: 'GL' };

/** Those whose name in commands is not how people call them. */
const OWN_WORDS: Partial<Record<DocType, string>> = {
  PV: 'cash book payment',
  OR: 'cash book receipt',
  BR: 'bank reconciliation',
  SST: 'SST return',
  GST: 'GST return',
};

/** As people call one: a sales invoice, an AR payment. */
export const documentWord = (type: DocType): string =>
  OWN_WORDS[type] ??
  DOCUMENT_NAMES[type]
    .split('-')
    .map((word) => INITIALS[word] ?? word)
    .join(' ');

/** Payments and receipts of the cash book share their list; requests for quotation have none. */
const listedAs = (type: DocType): string => (type === 'PV' || type === 'OR' ? 'gl-cash-book-entry' : DOCUMENT_NAMES[type]);

/** The list of a family is named after it in the plural: list-journal-entries. */
const lists = new Map(
  recipes()
    .filter(({ commandType, document }) => commandType.startsWith(`list-${document.slice(0, -1)}`))
    .map(({ document, commandType }) => [document, commandType] as const),
);

const listOf = (type: DocType): string | undefined => lists.get(listedAs(type));

function otherTypeOf(db: Database, types: readonly DocType[], no: string): DocType | undefined {
  const others = DOC_TYPES.filter((type) => !types.includes(type));
  const row = db.get<{ doc_type: DocType }>(
    `SELECT doc_type FROM document WHERE doc_no = :no AND doc_type IN (${others.map((type) => `'${type}'`).join(', ')}) LIMIT 1`,
    { no },
  );
  return row?.doc_type;
}

/** No document of these types has that number. */
export function missingDocument(db: Database, types: readonly DocType[], no: string): string {
  const sentence = `There is no ${[...new Set(types.map(documentWord))].join(' or ')} ${no} in this account book`;
  const other = otherTypeOf(db, types, no);
  if (other !== undefined) return `${sentence}: that is the number of another document, of the type ${documentWord(other)}.`;
  const list = types.map(listOf).find((name) => name !== undefined);
  return list === undefined ? `${sentence}; check its number.` : `${sentence}; ${list} lists those that there are.`;
}
