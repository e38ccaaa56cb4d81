import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { COMMAND_TYPE_COUNT, type Payload } from '@ledgerline/catalog';
import { exerciseBook } from '../../packages/book/conformance/exercise-book.ts';
import { freshBook, runner } from '../../packages/book/conformance/fresh-book.ts';
import { playScenario, scenarios } from '../../packages/book/conformance/golden.ts';
import { systemClock } from '../../packages/book/src/clock.ts';
import { isReady } from '../debian-packages.ts';
import type { OpenDriver } from '../driver-kit/open-driver.ts';
import { figuresIn, makeBook, turnInto } from './books.ts';
import { BULKS, FIGURES, READS, STEPS } from './commands.ts';
import { figuresOf, runBoth } from './compare.ts';
import { FAMILIES, FAMILY_READS, familySteps, OPENING } from './families.ts';
import { openDriver } from './open-driver.ts';

const hasTryton = isReady('tryton');
const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
};
const STOCK: Payload = {
  creditorCode: '400-S001',
  docDate: '2026-07-02',
  lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 10, unitPrice: 12 }],
};
/** Those that need neither another currency, nor deposits, nor assemblies, nor first in first out. */
const SCENARIOS = scenarios.filter(({ id }) => ['G01', 'G02', 'G04', 'G05a'].includes(id));

let folder = '';
let settings: Payload = {};
const file = (name: string): string => join(folder, `${name}.sqlite`);

function copied(name: string): Payload {
  copyFileSync(file('MADE'), file(name));
  return { ...settings, book: file(name) };
}

let shared: Promise<OpenDriver> | null = null;

/** The driver of all tests that do not end it, with a new book. */
async function withNewBook(): Promise<OpenDriver> {
  shared ??= openDriver(copied('SHARED'));
  const driver = await shared;
  await turnInto(file('SHARED'), file('MADE'));
  return driver;
}

before(() => {
  if (!hasTryton) return;
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-tryton-'));
  settings = makeBook(file('MADE'));
});

after(async () => {
  await (await shared)?.kill();
  if (folder !== '') rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

describe('through the process of the driver', { skip: !hasTryton && 'Tryton is not installed' }, () => {
  test('the same commands come to the same in a Tryton database and in our own book, to the sen', async () => {
    const driver = await withNewBook();
    const embedded = runner(freshBook('BLANK', false, { clock: systemClock }));
    await runBoth([OPENING, ...STEPS], (type, payload) => driver.execute(type, payload), embedded);
    for (const { type, payload } of FIGURES) {
      const [theirs, ours] = [await driver.execute(type, payload), embedded(type, payload)];
      assert.deepEqual(figuresOf(theirs), figuresOf(ours), `${type} ${JSON.stringify(payload)}`);
    }
    for (const { type, payload } of READS) assert.equal((await driver.execute(type, payload)).ok, true, type);
    const { balances, unbalanced, integrity } = figuresIn(file('SHARED'));
    const { rows } = embedded('read-gl-account-balance', {}) as { rows: readonly Payload[] };
    const ours = rows.map(({ accountNo, closing }) => [String(accountNo), Math.round(Number(closing) * 100)] as const);
    assert.deepEqual(balances, Object.fromEntries(ours.filter(([, cents]) => cents !== 0)), "Tryton's own tables");
    assert.deepEqual([unbalanced, integrity], [0, 'ok']);
  });

  test('every command type that the driver takes is compared, here or in the soak', async () => {
    const { commandTypes } = await withNewBook();
    const compared = new Set(
      [...FAMILIES.flatMap((type) => familySteps(type)), ...FAMILY_READS, OPENING, ...STEPS, ...BULKS, ...FIGURES, ...READS].map(
        ({ type }) => type,
      ),
    );
    assert.deepEqual(
      commandTypes.filter((type) => !compared.has(type)),
      [],
    );
    const page = readFileSync(new URL('../../docs/tryton.md', import.meta.url), 'utf8');
    assert.match(page, new RegExp(`The driver takes ${commandTypes.length} of the ${COMMAND_TYPE_COUNT} command types`));
  });

  test('killed while it saves, a command is in the database once and whole, or not at all', async () => {
    const book = copied('KILLED');
    const first = await openDriver(book);
    assert.equal((await first.execute('create-purchase-invoice', STOCK, 'stock')).ok, true);
    const goods = { ...INVOICE, lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 20 }] };
    const running = first.execute('create-sales-invoice', goods, 'killed');
    await first.kill();
    await running.catch(() => undefined);
    const again = await openDriver(book);
    const saved = await again.execute('create-sales-invoice', goods, 'killed');
    assert.equal(saved.docNo, 'IV-000001');
    await again.kill();
    const { posted, halfDone, unbalanced, integrity, commandIds } = figuresIn(file('KILLED'));
    assert.deepEqual([posted, halfDone, unbalanced, integrity], [['IV-000001'], 0, 0, 'ok']);
    assert.deepEqual(
      commandIds.filter((id) => !id.startsWith('new-book')),
      ['killed', 'stock'],
    );
  });

  test('what would change the cost of what was posted is refused in words, and nothing is saved', async () => {
    const driver = await withNewBook();
    await driver.execute('create-purchase-invoice', STOCK);
    await driver.execute('create-sales-invoice', {
      ...INVOICE,
      lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 20 }],
    });
    const line = { itemCode: 'WIDGET', location: 'HQ', qty: 10, unitPrice: 13 };
    const refusals: readonly (readonly [type: string, payload: Payload, words: RegExp])[] = [
      [
        'create-purchase-invoice',
        { ...STOCK, docDate: '2026-07-03', lines: [line] },
        /would change the cost of WIDGET in IV-000001/,
      ],
      ['create-sales-invoice', { ...INVOICE, docDate: '2031-01-01' }, /no period that 2031-01-01 is in/],
      ['create-sales-invoice', { ...INVOICE, currencyCode: 'USD', currencyRate: 4 }, /takes documents in MYR only/],
      ['create-sales-invoice', { ...INVOICE, salesAgent: 'AMY' }, /has no place for salesAgent/],
      ['create-item', { itemCode: 'F', description: 'F', baseUom: 'PCS', costingMethod: 'FIFO' }, /by weighted average/],
      [
        'update-sales-invoice',
        { docNo: 'IV-000001', reason: 'Date', docDate: '2026-07-07' },
        /is posted in Tryton, so docDate cannot be changed/,
      ],
      ['create-stock-assembly', { itemCode: 'FG', qty: 1, location: 'HQ' }, /does not take create-stock-assembly/],
    ];
    for (const [type, payload, words] of refusals) {
      const refused = await driver.execute(type, payload);
      assert.deepEqual([refused.ok, refused.saved], [false, false], type);
      assert.match(String((refused.error as { message: string }).message), words);
    }
    assert.deepEqual(figuresIn(file('SHARED')).posted, ['IV-000001']);
  });

  exerciseBook(
    test,
    async () => {
      const driver = await withNewBook();
      return { execute: (type, payload, commandId) => driver.execute(type, payload, commandId), close: () => undefined };
    },
    { invoice: INVOICE, scenarios: SCENARIOS, play: playScenario },
  );
});
