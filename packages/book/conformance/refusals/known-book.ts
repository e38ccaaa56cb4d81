/**
 * The sample company for the tables of refusals: with its voided documents, a locked month, and everything that the tables need.
 */

import { type DocType, type Recipe, recipes } from '@ledgerline/catalog';
import type { Book, Database } from '../../src/index.ts';
import type { RecordKind } from '../../src/record-store/kinds.ts';
import { speculativeBook } from '../speculative-book.ts';
import { exampleOf, type Held, type KnownBook } from './refusal.ts';

/** A month that the owner has locked; it contains no sample. */
const LOCKED = { from: '2027-01-01', to: '2027-01-31' };

const isVoiding = ({ verb }: Recipe): boolean => verb === 'void';

/** Voids what the published examples void, and returns those numbers. */
function voidExamples(book: Book): ReadonlyMap<DocType, string> {
  const numbers = new Map<DocType, string>();
  for (const recipe of recipes().filter(isVoiding)) {
    const types = recipe.docTypes;
    if (types.length === 0) continue;
    const { ok, docType, docNo, error } = book.execute(recipe.commandType, exampleOf(recipe), `void-${recipe.commandType}`);
    if (!ok) throw new Error(`${recipe.commandType} was refused: ${JSON.stringify(error)}`);
    numbers.set(types.find((type) => type === docType) ?? types[0] ?? 'IV', String(docNo));
  }
  return numbers;
}

/** The first transferred document of a type, and the first that was settled but not transferred, each with the later document. */
const TRANSFERRED = `SELECT source.doc_no AS no, target.doc_no AS holder FROM document_link
  JOIN document AS source ON source.doc_key = from_doc_key JOIN document AS target ON target.doc_key = to_doc_key
  WHERE source.doc_type = :type ORDER BY source.doc_key, target.doc_key LIMIT 1`;
const SETTLED = `SELECT settled.doc_no AS no, owner.doc_no AS holder FROM open_item
  JOIN knock_off ON item_key IN (debit_item, credit_item)
  JOIN document AS settled USING (doc_key) JOIN document AS owner ON owner.doc_key = owner_doc_key
  WHERE settled.doc_type = :type AND owner_doc_key <> settled.doc_key
    AND NOT EXISTS (SELECT 1 FROM document_link WHERE from_doc_key = settled.doc_key)
  ORDER BY settled.doc_key, owner_doc_key LIMIT 1`;

const codeBy = (db: Database, sql: string, kind: RecordKind): string | undefined => db.get<{ code: string }>(sql, { kind })?.code;

export function openKnownBook() {
  const { book, db, close } = speculativeBook('SAMPLE');
  const voidNumbers = voidExamples(book);
  book.seed([{ kind: 'period-lock', code: LOCKED.from, data: LOCKED }]);
  const known: KnownBook = {
    anyCode: (kind) =>
      codeBy(db, 'SELECT code FROM record WHERE kind = :kind AND is_active = 1 ORDER BY code LIMIT 1', kind) ?? '',
    usedCode: (kind) =>
      codeBy(
        db,
        `SELECT code FROM record WHERE kind = :kind AND is_active = 1 AND (
           EXISTS (SELECT 1 FROM document_reference AS used WHERE used.kind = record.kind AND used.code = record.code)
           OR EXISTS (SELECT 1 FROM record_reference AS used WHERE used.kind = record.kind AND used.code = record.code))
         ORDER BY code LIMIT 1`,
        kind,
      ),
    voidNo: (type) => voidNumbers.get(type),
    transferred: (type) => db.all<Held>(TRANSFERRED, { type }),
    settled: (type) => db.all<Held>(SETTLED, { type }),
  };
  return { book, db, known, close };
}
