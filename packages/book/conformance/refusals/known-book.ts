/** The sample company for the tables of refusals: with its voided documents, a locked month, and what the tables ask of it. */

import { type Recipe, recipes } from '@ledgerline/catalog';
import type { DocType } from '../../src/doc-type.ts';
import type { Book, Database } from '../../src/index.ts';
import type { RecordKind } from '../../src/records/kinds.ts';
import { speculativeBook } from '../speculative-book.ts';
import { typesOf } from './documents.ts';
import { exampleOf, type KnownBook } from './refusal.ts';

/** A month that the owner has locked; no sample lies in it. */
const LOCKED = { from: '2027-01-01', to: '2027-01-31' };

const isVoiding = ({ commandType }: Recipe): boolean => commandType.startsWith('void-');

/** Voids what the published examples void, and says which numbers those are. */
function voidExamples(book: Book): ReadonlyMap<DocType, string> {
  const numbers = new Map<DocType, string>();
  for (const recipe of recipes().filter(isVoiding)) {
    const types = typesOf(recipe);
    if (types.length === 0) continue;
    const { ok, docType, docNo, error } = book.execute(recipe.commandType, exampleOf(recipe), `void-${recipe.commandType}`);
    if (!ok) throw new Error(`${recipe.commandType} was refused: ${JSON.stringify(error)}`);
    numbers.set(types.find((type) => type === docType) ?? types[0] ?? 'IV', String(docNo));
  }
  return numbers;
}

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
  };
  return { book, db, known, close };
}
