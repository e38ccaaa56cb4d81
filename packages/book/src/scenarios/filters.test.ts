import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type DocType, findRecipe, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { codeOf, type Run } from '../../conformance/story.ts';
import { MATRIX } from '../ledger/matrix.ts';

type Row = Readonly<Record<string, unknown>>;

const FIRST_DAY = '2026-07-06T04:00:00.000Z';
const LATER = '2026-07-08T04:00:00.000Z';

let run: Run;
/** Moves the clock of the book, so that later changes have later timestamps. */
let now = FIRST_DAY;

const rowsOf = (command: string, payload: Payload = {}): readonly Row[] => {
  const result = run(command, payload);
  assert.equal(result.ok, true, `${command} ${JSON.stringify(payload)}: ${JSON.stringify(result.error)}`);
  assert.equal(result.count, (result.rows as readonly Row[]).length);
  return result.rows as readonly Row[];
};

/** Every filtered list, read in small pages, equals what the test selects from the whole list. */
function same(command: string, payload: Payload, expected: readonly Row[], note = ''): void {
  const shown = rowsOf(command, payload);
  assert.deepEqual(shown, expected, `${command} ${JSON.stringify(payload)} ${note}`);
  const paged: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const result = run(command, { ...payload, limit: 3, ...(cursor === '' ? {} : { cursor }) });
    assert.equal(result.ok, true, `${command}: ${JSON.stringify(result.error)}`);
    paged.push(...(result.rows as readonly Row[]));
    cursor = result.nextCursor as string | null;
  }
  assert.deepEqual(paged, expected, `${command} ${JSON.stringify(payload)} in pages`);
}

before(() => {
  run = runner(freshBook('SAMPLE', false, { clock: { now: () => Date.parse(now) } }));
  const line = [{ itemCode: 'WIDGET', qty: 1, unitPrice: 10, location: 'HQ' }];
  const customer = { debtorCode: '300-A001', docDate: '2026-07-05', lines: line };
  run('create-sales-invoice', { ...customer, ref: 'WEB-77', description: '100% silk_scarf', saveAsDraft: true });
  run('create-sales-invoice', { ...customer, docNo: 'IV-100%_A' });
});

const documentLists = recipes().filter(({ shape }) => 'changedSince' in shape.members && 'dateFrom' in shape.members);
const recordLists = recipes().filter(
  ({ shape }) => 'code' in shape.members && 'search' in shape.members && shape.name !== 'export-items',
);

const named = (row: Row, words: string, names: readonly string[]): boolean =>
  names.some((name) => typeof row[name] === 'string' && (row[name] as string).toLowerCase().includes(words.toLowerCase()));

describe('lists of documents', () => {
  test('every list accepts dates, status, text and change, and a party where its documents have one', () => {
    assert.ok(documentLists.length >= 42, `${documentLists.length} lists`);
    for (const { shape, commandType } of documentLists) {
      for (const name of ['dateFrom', 'dateTo', 'changedSince', 'limit', 'cursor'])
        assert.ok(name in shape.members, `${commandType} lacks ${name}`);
    }
  });

  test('Open and Settled are offered where the documents of a list show what is outstanding', () => {
    for (const { commandType, shape } of documentLists) {
      const [first] = rowsOf(commandType);
      const effect = first?.docType === undefined ? undefined : MATRIX[first.docType as DocType];
      if (effect === undefined) continue;
      const isSettled = effect.kind === 'settlement' || (effect.kind === 'bill' && effect.partySign !== 0);
      const { status } = shape.members;
      const offered = status?.kind === 'field' && status.schema.enum?.includes('Open') === true;
      assert.equal(offered, isSettled, commandType);
    }
  });

  test('each filter alone lists its matches, in the order of the whole list', () => {
    for (const recipe of documentLists.filter(({ shape }) => 'status' in shape.members)) {
      const all = rowsOf(recipe.commandType);
      assert.ok(all.length > 0, `${recipe.commandType} lists nothing`);
      const middle = all[Math.floor(all.length / 2)] as Row;
      const pick = (payload: Payload, isPicked: (row: Row) => boolean): void =>
        same(recipe.commandType, payload, all.filter(isPicked));
      pick({ dateFrom: String(middle.docDate) }, ({ docDate }) => String(docDate) >= String(middle.docDate));
      pick({ dateTo: String(middle.docDate) }, ({ docDate }) => String(docDate) <= String(middle.docDate));
      pick({ docNo: String(middle.docNo) }, ({ docNo }) => docNo === middle.docNo);
      pick({ search: String(middle.docNo).toLowerCase() }, (row) =>
        named(row, String(middle.docNo), ['docNo', 'ref', 'description']),
      );
      for (const status of ['Draft', 'Saved', 'Void']) pick({ status }, (row) => row.status === status);
      if (hasOpen(recipe)) {
        pick({ status: 'Open' }, (row) => row.status === 'Saved' && row.outstanding !== 0);
        pick({ status: 'Settled' }, (row) => row.status === 'Saved' && row.outstanding === 0);
      }
    }
  });

  const hasOpen = ({ shape }: Recipe): boolean => {
    const { status } = shape.members;
    return status?.kind === 'field' && status.schema.enum?.includes('Open') === true;
  };

  test('a party selects by the header, by the lines and on both sides of a contra', () => {
    for (const { commandType, shape } of documentLists) {
      for (const [member, code] of [
        ['debtorCode', '300-A001'],
        ['creditorCode', '400-S001'],
      ] as const) {
        if (
          !(member in shape.members) ||
          ['list-journal-entries', 'list-gl-cash-book-entries', 'list-arap-contras'].includes(commandType)
        )
          continue;
        const ofParty = rowsOf(commandType).filter(({ party }) => party === code);
        same(commandType, { [member]: code }, ofParty);
        if (hasOpen(findRecipe(commandType) as Recipe)) {
          const open = ofParty.filter((row) => row.status === 'Saved' && row.outstanding !== 0);
          same(commandType, { [member]: code, status: 'Open' }, open);
        }
      }
    }
    for (const command of ['list-journal-entries', 'list-gl-cash-book-entries', 'list-arap-contras']) {
      const get =
        { 'list-journal-entries': 'get-journal-entry', 'list-arap-contras': 'get-arap-contra' }[command] ??
        'get-gl-cash-book-entry';
      const all = rowsOf(command);
      for (const [member, code] of [
        ['debtorCode', '300-A001'],
        ['creditorCode', '400-S001'],
        ['debtorCode', '300-C001'],
        ['creditorCode', '400-A001'],
      ] as const) {
        const carries = ({ docNo, docType }: Row): boolean => {
          const type = command === 'list-gl-cash-book-entries' ? { docType } : {};
          const { fields, lines } = run(get, { docNo, ...type }) as { fields: Row; lines: readonly Row[] };
          return fields[member.charAt(0).toUpperCase() + member.slice(1)] === code || lines.some((line) => line[member] === code);
        };
        same(command, { [member]: code }, all.filter(carries));
      }
    }
  });

  test('text is found in number, reference, description and party, in any case, and special characters are literal', () => {
    const numbers = (search: string): readonly unknown[] => rowsOf('list-sales-invoices', { search }).map(({ docNo }) => docNo);
    const [draft] = rowsOf('list-sales-invoices', { status: 'Draft' });
    assert.ok(draft);
    for (const words of ['web-77', 'SILK', '100% silk_', draft.docNo as string])
      assert.deepEqual(numbers(words), [draft.docNo], words);
    assert.deepEqual(numbers('100%_'), ['IV-100%_A']);
    assert.deepEqual(new Set(numbers('%')), new Set(['IV-100%_A', draft.docNo]));
    assert.deepEqual(numbers('no such words'), []);
    const ofParty = rowsOf('list-sales-invoices', { debtorCode: '300-A001' });
    const { companyName } = rowsOf('read-debtors', { code: '300-A001' })[0] as { companyName: string };
    assert.ok(ofParty.every(({ docNo }) => numbers(companyName.toUpperCase()).includes(docNo)));
    for (const alias of ['text', 'q']) assert.equal(rowsOf('list-sales-invoices', { [alias]: 'web-77' }).length, 1);
  });

  test('filters narrow together', () => {
    const all = rowsOf('list-ar-invoices');
    const payload = { debtorCode: '300-A001', dateFrom: '2026-03-01', dateTo: '2026-06-30', status: 'Saved' };
    const isPicked = ({ party, docDate, status }: Row): boolean =>
      party === '300-A001' && String(docDate) >= '2026-03-01' && String(docDate) <= '2026-06-30' && status === 'Saved';
    same('list-ar-invoices', payload, all.filter(isPicked));
  });

  test('a party that the book does not have, or the other side’s, is refused', () => {
    assert.equal(codeOf(run('list-sales-invoices', { debtorCode: '300-A0O1' })), 'UNKNOWN_CODE');
    assert.equal(codeOf(run('list-sales-invoices', { creditorCode: '400-S001' })), 'INVALID_PAYLOAD');
  });
});

describe('changedSince', () => {
  const changes: readonly (readonly [command: string, payload: Payload])[] = [
    ['update-sales-invoice', { docNo: 'IV-100%_A', reason: 'Text', description: 'Other words' }],
    [
      'create-sales-invoice',
      { debtorCode: '300-B001', docDate: '2026-01-10', docNo: 'IV-LATE', lines: [{ description: 'Fee', amount: 5 }] },
    ],
    ['void-sales-invoice', { docNo: 'IV-000004' }],
  ];

  test('lists what was created, changed or voided since, the latest change first', () => {
    assert.deepEqual(rowsOf('list-sales-invoices', { changedSince: LATER }), []);
    changes.forEach(([command, payload], index) => {
      now = `2026-07-08T04:00:0${index}.000Z`;
      const result = run(command, payload);
      assert.equal(result.ok, true, JSON.stringify(result.error));
    });
    const numbers = (changedSince: string): readonly unknown[] =>
      rowsOf('list-sales-invoices', { changedSince }).map(({ docNo }) => docNo);
    assert.deepEqual(numbers(LATER), ['IV-000004', 'IV-LATE', 'IV-100%_A']);
    assert.deepEqual(numbers('2026-07-08T12:00:01+08:00'), ['IV-000004', 'IV-LATE']);
    assert.deepEqual(numbers('2026-07-08T04:00:02.001Z'), []);
    assert.equal(numbers('1970-01-01T00:00:00Z').length, rowsOf('list-sales-invoices').length);
    same('list-sales-invoices', { changedSince: LATER, status: 'Void' }, rowsOf('list-sales-invoices', { docNo: 'IV-000004' }));
    const whole = rowsOf('list-sales-invoices', { changedSince: '1970-01-01T00:00:00Z' });
    same('list-sales-invoices', { changedSince: '1970-01-01T00:00:00Z' }, whole);
  });

  test('a cursor of a list by date is not valid for a list by change', () => {
    const { nextCursor } = run('list-sales-invoices', { limit: 1 });
    assert.equal(codeOf(run('list-sales-invoices', { limit: 1, cursor: nextCursor, changedSince: LATER })), 'INVALID_VALUE');
  });

  test('of records too: created, changed, deactivated, renamed', () => {
    now = '2026-07-09T04:00:00.000Z';
    assert.deepEqual(rowsOf('read-debtors', { changedSince: now }), []);
    run('create-debtor', { debtorCode: '300-Z001', companyName: 'Zeta' });
    run('update-debtor', { debtorCode: '300-A001', reason: 'New phone', phone1: '03-1' });
    now = '2026-07-09T04:00:01.000Z';
    run('void-debtor', { debtorCode: '300-C001' });
    run('change-debtor-code', { oldCode: '300-B001', newCode: '300-B009', reason: 'Renumbered', confirm: true });
    const codes = (payload: Payload): readonly unknown[] => rowsOf('read-debtors', payload).map(({ debtorCode }) => debtorCode);
    assert.deepEqual(codes({ changedSince: '2026-07-09T04:00:00Z' }), ['300-B009', '300-Z001', '300-A001']);
    assert.deepEqual(codes({ changedSince: '2026-07-09T04:00:00Z', includeInactive: true }), [
      '300-C001',
      '300-B009',
      '300-Z001',
      '300-A001',
    ]);
    assert.deepEqual(codes({ changedSince: '2026-07-09T04:00:00Z', name: 'ZET' }), ['300-Z001']);
    const all = rowsOf('read-debtors', { changedSince: '1970-01-01T00:00:00Z' });
    same('read-debtors', { changedSince: '1970-01-01T00:00:00Z' }, all);
    const moved = rowsOf('list-sales-invoices', { changedSince: '2026-07-09T04:00:01Z' });
    assert.ok(moved.length > 0 && moved.every(({ party }) => party === '300-B009'));
  });
});

/** The field with the code, as named in the records. */
const selectorOf = ({ shape }: Recipe): string => shape.members.code?.aliases[0] ?? 'code';

describe('lists of records', () => {
  test('every one of them is found by code, name, use and text', () => {
    assert.ok(recordLists.length >= 32, `${recordLists.length} lists`);
    for (const recipe of recordLists) {
      const { commandType, shape } = recipe;
      const selector = selectorOf(recipe);
      const all = rowsOf(commandType);
      assert.ok(all.length > 0, `${commandType} lists nothing`);
      const one = all[Math.floor(all.length / 2)] as Row;
      const code = one[selector];
      const pick = (payload: Payload, isPicked: (row: Row) => boolean): void => {
        const expected = all.filter(isPicked);
        if ('cursor' in shape.members) same(commandType, payload, expected);
        else assert.deepEqual(rowsOf(commandType, payload), expected, `${commandType} ${JSON.stringify(payload)}`);
      };
      pick({ code: code as string }, (row) => row[selector] === code);
      pick({ [selector]: code as string }, (row) => row[selector] === code);
      pick({ isActive: true }, ({ isActive }) => isActive === true);
      if (shape.members.name !== undefined) {
        const nameField = ['companyName', 'name', 'description'].find((name) => typeof one[name] === 'string');
        if (nameField === undefined) continue;
        const words = String(one[nameField]).slice(1, 5);
        pick({ name: words.toUpperCase() }, (row) => named(row, words, [nameField]));
      }
      assert.deepEqual(rowsOf(commandType, { code: selector === 'taxEntityID' ? 999_999 : 'NO-SUCH' }), [], commandType);
      assert.ok(
        rowsOf(commandType, { search: String(code).toLowerCase() }).some((row) => row[selector] === code),
        commandType,
      );
    }
  });

  test('inactive records are listed on request', () => {
    run('void-item', { itemCode: 'COG' });
    run('update-tax-code', { taxCode: 'SV6', reason: 'Expired', isActive: false });
    const codes = (command: string, payload: Payload, name: string): readonly unknown[] =>
      rowsOf(command, payload).map((row) => row[name]);
    assert.ok(!codes('read-items', {}, 'itemCode').includes('COG'));
    assert.ok(codes('read-items', { isActive: false }, 'itemCode').includes('COG'));
    assert.deepEqual(codes('read-items-all', { isActive: false, code: 'COG' }, 'itemCode'), ['COG']);
    assert.ok(codes('list-tax-codes', {}, 'taxCode').includes('SV6'));
    assert.deepEqual(codes('list-tax-codes', { isActive: false }, 'taxCode'), ['SV6']);
    assert.ok(!codes('list-tax-codes', { active: true }, 'taxCode').includes('SV6'));
    assert.ok(
      codes('read-debtors', { includeInactive: true }, 'debtorCode').length > codes('read-debtors', {}, 'debtorCode').length,
    );
  });

  test('items are searched by code, description and barcode, not by how they are stored', () => {
    assert.deepEqual(rowsOf('read-items', { search: 'minPrice' }), []);
    assert.deepEqual(rowsOf('read-items', { search: 'barCode' }), []);
  });
});

describe('keys', () => {
  const keysOf = (rows: readonly Row[], name: string): readonly string[] => [
    ...new Set(rows.filter((_row, index) => index % 2 === 0).map((row) => String(row[name]))),
  ];

  test('every list of documents or records, and every read of lines, returns those that are asked for', () => {
    const reads = recipes().filter(
      ({ mode, shape }) => mode === 'read' && 'keys' in shape.members && shape.name !== 'export-items',
    );
    const lists = recipes().filter(
      ({ task }) => 'operation' in task && (task.operation === 'list' || task.operation === 'lines'),
    );
    for (const { commandType } of [...lists, ...documentLists, ...recordLists])
      assert.ok(
        reads.some((read) => read.commandType === commandType),
        `${commandType} lacks keys`,
      );
    for (const recipe of reads) {
      const { commandType, shape } = recipe;
      const all = rowsOf(commandType);
      const name = 'returnNo' in shape.members ? 'returnNo' : 'dateFrom' in shape.members ? 'docNo' : selectorOf(recipe);
      if (all.some((row) => row[name] === undefined)) continue;
      const keys = keysOf(all, name);
      if (keys.length === 0) continue;
      const expected = all.filter((row) => keys.includes(String(row[name])));
      if ('cursor' in shape.members) same(commandType, { keys: ['NO-SUCH', ...keys] }, expected);
      else assert.deepEqual(rowsOf(commandType, { keys: ['NO-SUCH', ...keys] }), expected, commandType);
    }
  });

  test('they narrow further filters, in the order that those ask for', () => {
    const changedSince = '1970-01-01T00:00:00Z';
    for (const [command, name] of [
      ['list-sales-invoices', 'docNo'],
      ['read-debtors', 'debtorCode'],
    ] as const) {
      const all = rowsOf(command, { changedSince });
      const keys = keysOf(all, name);
      same(
        command,
        { changedSince, keys },
        all.filter((row) => keys.includes(String(row[name]))),
      );
    }
    const [one, other] = rowsOf('list-sales-invoices', { status: 'Saved' }).map(({ docNo }) => String(docNo)) as [string, string];
    assert.deepEqual(rowsOf('list-sales-invoices', { keys: [one], docNo: other }), []);
    assert.deepEqual(rowsOf('list-sales-invoices', { keys: [one], status: 'Void' }), []);
    const lines = rowsOf('read-sales-invoice-lines', { itemCode: 'WIDGET' });
    const keys = keysOf(lines, 'docNo');
    same(
      'read-sales-invoice-lines',
      { itemCode: 'WIDGET', keys },
      lines.filter(({ docNo }) => keys.includes(String(docNo))),
    );
    const sold = rowsOf('read-item-sales-by-customer', { docNo: one });
    assert.ok(sold.length > 0);
    assert.deepEqual(rowsOf('read-item-sales-by-customer', { keys: [one, 'NO-SUCH'] }), sold);
  });

  test('there are 1 to 500 of them, each once', () => {
    const many = Array.from({ length: 501 }, (_each, index) => `IV-${index}`);
    for (const keys of [[], ['IV-1', 'IV-1'], many, ['x'.repeat(101)], 'IV-1'])
      assert.equal(codeOf(run('list-sales-invoices', { keys })), 'INVALID_PAYLOAD', JSON.stringify(keys).slice(0, 40));
    assert.equal(rowsOf('list-sales-invoices', { keys: many.slice(0, 500) }).length, 0);
  });
});

test('movements of money are narrowed by account, period, party and text', () => {
  for (const command of ['list-gl-cash-book-documents', 'list-gl-cheques']) {
    const all = rowsOf(command);
    const one = all[0] as Row;
    same(
      command,
      { bankAccount: String(one.accountNo) },
      all.filter(({ accountNo }) => accountNo === one.accountNo),
    );
    same(
      command,
      { dateFrom: String(one.docDate) },
      all.filter(({ docDate }) => String(docDate) >= String(one.docDate)),
    );
    same(
      command,
      { dateTo: '2026-04-30' },
      all.filter(({ docDate }) => String(docDate) <= '2026-04-30'),
    );
    same(
      command,
      { debtorCode: '300-A001' },
      all.filter(({ party }) => party === '300-A001'),
    );
    same(
      command,
      { search: String(one.docNo).toLowerCase() },
      all.filter((row) => named(row, String(one.docNo), ['docNo', 'chequeNo', 'payee'])),
    );
  }
  assert.equal(codeOf(run('list-gl-cheques', { bankAccount: '310-1OOO' })), 'UNKNOWN_CODE');
});
