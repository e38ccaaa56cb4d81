import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import type { Database } from '../index.ts';

type Row = Readonly<Record<string, unknown>>;

function watched(): { readonly run: ReturnType<typeof runner>; readonly db: () => Database } {
  let seen: Database | null = null;
  const book = freshBook('BLANK', false, {
    onCommitted: (db) => {
      seen = db;
    },
  });
  return {
    run: runner(book),
    db: () => {
      assert.ok(seen);
      return seen;
    },
  };
}

const rowsOf = (result: Row): readonly Row[] => {
  assert.equal(result.ok, true, JSON.stringify(result.error));
  return result.rows as readonly Row[];
};

const LINES = [{ description: 'Work', qty: 1, unitPrice: 1, accountNo: '500-0000' }];
const bill = (more: Payload): Payload => ({ debtorCode: '300-A001', docDate: '2026-07-05', lines: LINES, ...more });

/** Upper and lower case of English letters are the same, as everywhere in the book. */
const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Few different characters, so that texts often share a part: also such as a search must not take for its own language. */
const text = fc
  .array(fc.constantFrom(...'abAB1 "\'%_\\*()-:^', 'é', 'É', 'ß', '发', '票', '🧾'), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''));

test('the index finds what a look at every document finds, after each change of a document', () => {
  const { run } = watched();
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), text, fc.nat(), (entered, wanted, chosen) => {
      for (const [ref, description] of entered) assert.equal(run('create-sales-invoice', bill({ ref, description })).ok, true);
      const before = rowsOf(run('list-sales-invoices', { limit: 500 }));
      const one = before[chosen % before.length] as { docNo: string };
      assert.equal(run('update-sales-invoice', { docNo: one.docNo, reason: 'Text', description: wanted }).ok, true);
      const all = rowsOf(run('list-sales-invoices', { limit: 500 }));
      for (const search of [wanted, wanted.slice(1), `${wanted}a`, folded(wanted).toUpperCase()]) {
        if (search.trim() === '') continue;
        const has = (value: unknown): boolean => typeof value === 'string' && folded(value).includes(folded(search));
        const expected = all.filter(({ docNo, ref, description, party, partyName }) =>
          [docNo, ref, description, party, partyName].some(has),
        );
        const found = rowsOf(run('list-sales-invoices', { search, limit: 500 }));
        assert.deepEqual(
          found.map(({ docNo }) => docNo),
          expected.map(({ docNo }) => docNo),
          JSON.stringify(search),
        );
      }
    }),
    { numRuns: 20, seed: 20_261_118 },
  );
});

/** Adds copies of the first document, faster than commands would. */
function addCopies(db: Database, prefix: string, count: number, header: Payload): void {
  const columns = db
    .all<{ name: string }>(`SELECT name FROM pragma_table_info('document') WHERE name <> 'doc_key'`)
    .map(({ name }) => name);
  const copied = columns.map((name) => ({ doc_no: `:prefix || value`, header: ':header' })[name] ?? name).join(', ');
  const copies = JSON.stringify(Array.from({ length: count }, (_, copy) => copy));
  db.run(`INSERT INTO document (${columns.join(', ')}) SELECT ${copied} FROM document, json_each(:copies) WHERE doc_key = 1`, {
    prefix,
    copies,
    header: JSON.stringify(header),
  });
}

test('a text in very many documents is found newest first, in pages, also if none of the newest has it', () => {
  const { run, db } = watched();
  assert.equal(run('create-sales-invoice', bill({})).ok, true);
  addCopies(db(), 'COPY-', 1_200, { ref: 'common words' });
  const all = rowsOf(run('list-sales-invoices', { limit: 500 })).map(({ docNo }) => docNo);
  const check = (): void => {
    const first = run('list-sales-invoices', { search: 'COMMON words', limit: 300 });
    const second = run('list-sales-invoices', { search: 'COMMON words', limit: 200, cursor: first.nextCursor as string });
    assert.deepEqual(
      [...rowsOf(first), ...rowsOf(second)].map(({ docNo }) => docNo),
      all,
    );
    assert.deepEqual(
      rowsOf(run('list-sales-invoices', { search: 'COPY-1199' })).map(({ docNo }) => docNo),
      ['COPY-1199'],
    );
    assert.deepEqual(rowsOf(run('list-cash-sales', { search: 'common' })), []);
  };
  check();
  addCopies(db(), 'LATER-', 21_000, {});
  check();
});
