import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { freshBook, runner } from '../conformance/fresh-book.ts';

/** One thing a random book does; numbers choose among what there is. */
interface Move {
  readonly action: Action;
  readonly day: number;
  readonly pick: number;
  readonly quantity: number;
  readonly cents: number;
}

const ACTIONS = [
  'buy',
  'receive',
  'sell',
  'deliver',
  'invoice-delivery',
  'invoice-receipt',
  'return-sale',
  'return-purchase',
  'pay',
  'pay-foreign',
  'sell-foreign',
  'deposit',
  'use-deposit',
  'journal',
  'transfer-stock',
  'count',
  'revalue',
  'assemble',
  'take-apart',
  'adjust',
  'void',
  'redate',
  'change-quantity',
] as const;
type Action = (typeof ACTIONS)[number];

const move: fc.Arbitrary<Move> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  day: fc.integer({ min: 1, max: 20 }),
  pick: fc.nat(1000),
  quantity: fc.integer({ min: 1, max: 9 }),
  cents: fc.integer({ min: 1, max: 99_999 }),
});

const ITEMS = ['WIDGET', 'COG', 'A', 'B', 'FG'];
const LOCATIONS = ['HQ', 'KL'];

const NAMES: Readonly<Record<string, string>> = {
  PI: 'purchase-invoice',
  GR: 'goods-received-note',
  IV: 'sales-invoice',
  DO: 'delivery-order',
  CN: 'sales-credit-note',
  PR: 'purchase-return',
  RP: 'ar-payment',
  JE: 'journal-entry',
  ST: 'stock-transfer',
  TK: 'stock-take',
  UC: 'stock-update-cost',
  AS: 'stock-assembly',
  DA: 'stock-disassembly',
  SA: 'stock-adjustment',
  PV: 'gl-cash-book-entry',
};

class RandomBook {
  readonly book = freshBook();
  readonly run = runner(this.book);
  readonly numbers: string[] = [];

  ofType(...types: readonly string[]): readonly string[] {
    return this.numbers.filter((no) => types.includes(no.split('-')[0] ?? ''));
  }

  pick(list: readonly string[], index: number): string {
    return list[index % Math.max(1, list.length)] ?? 'NONE-000000';
  }

  /** Runs one move; a refusal is fine, as long as it changes nothing. */
  play(move: Move): void {
    const [type, payload] = this.command(move);
    const before = this.book.derivedRows();
    const result = this.run(type, payload);
    if (result.ok === true) {
      if (typeof result.docNo === 'string' && !this.numbers.includes(result.docNo)) this.numbers.push(result.docNo);
      assert.equal((result.writeVerification as { matched: boolean }).matched, true, `${type} ${JSON.stringify(result)}`);
    } else {
      assert.deepEqual(this.book.derivedRows(), before, `${type} was refused and changed the book`);
      const { code } = result.error as { code: string };
      assert.ok(code !== 'INVALID_PAYLOAD', `${type}: ${JSON.stringify(result.error)}`);
    }
  }

  command({ action, day, pick, quantity, cents }: Move): readonly [string, Payload] {
    const docDate = `2026-03-${String(day).padStart(2, '0')}`;
    const itemCode = this.pick(ITEMS, pick);
    const location = this.pick(LOCATIONS, pick);
    const line = { itemCode, location, qty: quantity };
    const price = cents / 100;
    const supplier = { creditorCode: '400-S001', docDate };
    const customer = { debtorCode: '300-A001', docDate };
    const transfer = (from: readonly string[]): Payload => ({
      fromDocNo: this.pick(from, pick),
      docDate,
      lines: [{ lineNo: 1, qty: quantity }],
    });
    const anyNo = this.pick(this.numbers, pick);
    const name = NAMES[anyNo.split('-')[0] ?? ''] ?? 'sales-invoice';
    const commands: Record<Action, () => readonly [string, Payload]> = {
      buy: () => [
        'create-purchase-invoice',
        { ...supplier, lines: [{ ...line, qty: quantity * 5, unitPrice: price, taxCode: 'PST10' }] },
      ],
      receive: () => ['create-goods-received-note', { ...supplier, lines: [{ ...line, qty: quantity * 3, unitPrice: price }] }],
      sell: () => [
        'create-sales-invoice',
        { ...customer, lines: [{ ...line, unitPrice: price, taxCode: 'ST10', discount: '5%+0.01' }] },
      ],
      deliver: () => ['create-delivery-order', { ...customer, lines: [{ ...line, unitPrice: price }] }],
      'invoice-delivery': () => ['transfer-delivery-order-to-sales-invoice', transfer(this.ofType('DO'))],
      'invoice-receipt': () => ['transfer-goods-received-note-to-purchase-invoice', transfer(this.ofType('GR'))],
      'return-sale': () => ['transfer-sales-invoice-to-sales-credit-note', transfer(this.ofType('IV'))],
      'return-purchase': () => ['transfer-purchase-invoice-to-purchase-return', transfer(this.ofType('PI'))],
      pay: () => [
        'create-ar-payment',
        {
          ...customer,
          payments: [{ paymentMethod: 'BANK', paymentAmount: price, bankCharge: 0.01 }],
          knockOffs: [{ docType: 'IV', docNo: this.pick(this.ofType('IV'), pick), amount: price }],
        },
      ],
      'sell-foreign': () => [
        'create-sales-invoice',
        {
          debtorCode: '300-U001',
          docDate,
          currencyRate: (400 + day) / 100,
          lines: [{ qty: 1, unitPrice: price, accountNo: '500-1000' }],
        },
      ],
      'pay-foreign': () => [
        'create-ar-payment',
        {
          debtorCode: '300-U001',
          docDate,
          currencyRate: (4000 + pick) / 1000,
          payments: [{ paymentMethod: 'BANK', paymentAmount: (quantity * 100 + 33) / 100 }],
          knockOffs: [{ docType: 'IV', docNo: this.pick(this.ofType('IV'), pick), amount: (quantity * 100 + 33) / 100 }],
        },
      ],
      deposit: () => ['create-ar-deposit', { ...customer, payments: [{ paymentMethod: 'CASH', paymentAmount: price }] }],
      'use-deposit': () => [
        'create-ar-payment',
        { ...customer, payments: [{ depositDocNo: this.pick(this.ofType('RDP'), pick), paymentAmount: quantity }] },
      ],
      journal: () => [
        'create-journal-entry',
        {
          docDate,
          lines: [
            { debtorCode: '300-B001', debit: price },
            { accountNo: '530-0000', credit: price },
          ],
        },
      ],
      'transfer-stock': () => [
        'create-stock-transfer',
        { docDate, fromLocation: location, toLocation: location === 'HQ' ? 'KL' : 'HQ', lines: [{ itemCode, qty: quantity }] },
      ],
      count: () => ['create-stock-take', { docDate, location, lines: [{ itemCode, countedQty: quantity }] }],
      revalue: () => ['create-stock-update-cost', { docDate, location, lines: [{ itemCode, unitCost: price }] }],
      assemble: () => ['create-stock-assembly', { docDate, itemCode: 'FG', qty: quantity, assemblyCost: 1.11, location }],
      'take-apart': () => ['create-stock-disassembly', { docDate, itemCode: 'FG', qty: quantity, location }],
      adjust: () => [
        'create-stock-adjustment',
        { docDate, lines: [{ itemCode, location, qty: pick % 2 === 0 ? quantity : -quantity }] },
      ],
      void: () => [`void-${name}`, { docNo: anyNo }],
      redate: () => [`update-${name}`, { docNo: anyNo, reason: 'Another day', docDate }],
      'change-quantity': () => {
        const docNo = this.pick(this.ofType('IV', 'PI', 'DO', 'GR'), pick);
        const of = NAMES[docNo.split('-')[0] ?? ''] ?? 'sales-invoice';
        const known = this.run(`get-${of}`, { docNo }) as { lines?: readonly { dtlKey: string }[] };
        const dtlKey = known.lines?.[0]?.dtlKey ?? '1';
        return [`update-${of}`, { docNo, reason: 'Counted again', detailMode: 'update', lines: [{ dtlKey, qty: quantity }] }];
      },
    };
    return commands[action]();
  }
}

test('random books keep every invariant after every command, refusals change nothing, and a rebuild gives the same rows', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 10, maxLength: 40 }), (moves) => {
      const random = new RandomBook();
      // Something to sell, so that the random moves do not all run into empty stock.
      for (const [index, itemCode] of ITEMS.entries()) {
        random.run('create-stock-receive', {
          docDate: '2026-03-01',
          lines: LOCATIONS.map((location) => ({ itemCode, location, qty: 20, unitCost: 3 + index / 7 })).map((line) => ({
            ...line,
            unitCost: Math.round(line.unitCost * 10_000) / 10_000,
          })),
        });
      }
      for (const one of moves) random.play(one);
      const incremental = random.book.derivedRows();
      random.book.rebuild();
      assert.deepEqual(random.book.derivedRows(), incremental);
      assert.deepEqual(random.book.invariants(), []);
      random.book.close();
    }),
    { numRuns: 40, seed: 20260706, endOnFailure: true },
  );
});

test('creating and voiding a document leaves everything derived as it was', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 5, maxLength: 15 }), move, (moves, last) => {
      const random = new RandomBook();
      random.run('create-stock-receive', {
        docDate: '2026-03-01',
        lines: ITEMS.flatMap((itemCode) => LOCATIONS.map((location) => ({ itemCode, location, qty: 20, unitCost: 4 }))),
      });
      for (const one of moves) random.play(one);
      const before = random.book.derivedRows();
      const count = random.numbers.length;
      if (!['void', 'redate', 'change-quantity'].includes(last.action)) random.play(last);
      const made = random.numbers.length > count ? random.numbers[count] : undefined;
      const name = NAMES[made?.split('-')[0] ?? ''];
      if (made !== undefined && name !== undefined) {
        const result = random.run(`void-${name}`, { docNo: made });
        assert.equal(result.ok, true, JSON.stringify(result.error));
      }
      if (made === undefined || name !== undefined) assert.deepEqual(random.book.derivedRows(), before);
      random.book.close();
    }),
    { numRuns: 30, seed: 4711, endOnFailure: true },
  );
});
