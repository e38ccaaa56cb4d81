import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Flow, type PageBlock, type Pages, paginate } from './pagination.ts';

const FRAME = { firstTop: 40, nextTop: 10, bottom: 100 };

type Named = PageBlock<string[]> & { readonly name: string };

const block = (name: string, height: number): Named => ({ name, height, draw: (seen) => seen.push(name) });

const rowsOf = (count: number, height = 10): readonly Named[] =>
  Array.from({ length: count }, (_, index) => block(`row${index + 1}`, height));

const namesOf = (pages: Pages<string[]>): readonly (readonly string[])[] =>
  pages.map((placed) => {
    const seen: string[] = [];
    for (const { block: each, top } of placed) each.draw(seen, top);
    return seen;
  });

const flowOf = (more: Partial<Flow<string[]>>): Flow<string[]> => ({ sections: [], tail: [], foot: null, ...more });

test('the head of a table is repeated on every page its rows reach', () => {
  const pages = namesOf(paginate(flowOf({ sections: [{ head: block('head', 10), rows: rowsOf(12), sums: null }] }), FRAME));
  assert.deepEqual(
    pages.map((page) => page[0]),
    ['head', 'head'],
  );
  assert.equal(pages.flat().filter((name) => name.startsWith('row')).length, 12);
});

test('totals that do not fit take the last two rows with them', () => {
  const flow = flowOf({ sections: [{ head: block('head', 10), rows: rowsOf(5), sums: null }], tail: [block('totals', 30)] });
  assert.deepEqual(namesOf(paginate(flow, FRAME)), [
    ['head', 'row1', 'row2', 'row3'],
    ['head', 'row4', 'row5', 'totals'],
  ]);
});

test('sums are never alone under a repeated head', () => {
  const flow = flowOf({ sections: [{ head: block('head', 10), rows: rowsOf(5), sums: block('sums', 10) }] });
  assert.deepEqual(namesOf(paginate(flow, FRAME)), [
    ['head', 'row1', 'row2', 'row3'],
    ['head', 'row4', 'row5', 'sums'],
  ]);
});

test('signatures are at the bottom of the last page', () => {
  const pages = paginate(flowOf({ sections: [{ head: null, rows: rowsOf(1), sums: null }], foot: block('foot', 20) }), FRAME);
  assert.deepEqual(
    pages.map((placed) => placed.map(({ top }) => top)),
    [[40, 80]],
  );
});

const carry = {
  footHeight: 10,
  headHeight: 10,
  after: (count: number) => ({ foot: [block(`carried ${count}`, 10)], head: [block(`brought ${count}`, 10)] }),
};

test('every page but the last carries its sums forward, and the next page brings them forward', () => {
  const flow = flowOf({ sections: [{ head: block('head', 10), rows: rowsOf(11), sums: block('sums', 10), carry }] });
  assert.deepEqual(namesOf(paginate(flow, FRAME)), [
    ['head', 'row1', 'row2', 'row3', 'row4', 'carried 4'],
    ['head', 'brought 4', 'row5', 'row6', 'row7', 'row8', 'row9', 'carried 9'],
    ['head', 'brought 9', 'row10', 'row11', 'sums'],
  ]);
  const short = flowOf({ sections: [{ head: block('head', 10), rows: rowsOf(4), sums: block('sums', 10), carry }] });
  assert.deepEqual(namesOf(paginate(short, FRAME)), [['head', 'row1', 'row2', 'row3', 'row4', 'sums']]);
});

test('a row that leads goes to the page of the row it leads', () => {
  const rows = rowsOf(9).map((row, index) => (index === 4 || index === 3 ? { ...row, isLeading: true } : row));
  const pages = namesOf(paginate(flowOf({ sections: [{ head: block('head', 10), rows, sums: null }] }), FRAME));
  assert.deepEqual(pages[0], ['head', 'row1', 'row2', 'row3']);
});

test('for any heights, every block is placed once, in order, inside the page and over nothing else', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(
      fc.array(heights, { maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 3 }),
      (tables, tails) => {
        const sections = tables.map((rows, table) => ({
          head: block('head', 5),
          rows: rows.map((height, index) => block(`${table}.${index}`, height)),
          sums: table === 1 ? block('sums', 6) : null,
          carry: table === 0 ? null : carry,
        }));
        const tail = tails.map((height, index) => block(`tail.${index}`, height));
        const pages = paginate({ sections, tail, foot: block('foot', 7) }, FRAME);
        const placed = namesOf(pages).flat();
        const expected = [...sections.flatMap(({ rows, sums }) => [...rows, ...(sums ? [sums] : [])]), ...tail].map(
          ({ name }) => name,
        );
        assert.deepEqual(
          placed.filter((name) => name !== 'head' && name !== 'foot' && !/^(?:carried|brought) /.test(name)),
          expected,
        );
        assert.equal(placed.filter((name) => name === 'foot').length, 1);
        for (const page of pages) {
          for (const [index, { block: each, top }] of page.entries()) {
            const next = page[index + 1];
            assert.ok(next === undefined || top + each.height <= next.top, 'two blocks overlap');
          }
          const bottom = page.reduce((lowest, { block: each, top }) => Math.max(lowest, top + each.height), 0);
          assert.ok(bottom <= FRAME.bottom, `a block ends at ${bottom}`);
        }
      },
    ),
  );
});
