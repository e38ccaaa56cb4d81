import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { isThorough } from '../../conformance/config.ts';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const ACTIONS = [
  'invoice',
  'foreign',
  'cash',
  'pay',
  'discount',
  'note',
  'free-note',
  'refund',
  'receipt',
  'void',
  'file',
] as const;

interface Move {
  readonly action: (typeof ACTIONS)[number];
  readonly month: number;
  readonly pick: number;
  readonly cents: number;
  readonly codes: readonly string[];
}

const move: fc.Arbitrary<Move> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  month: fc.integer({ min: 1, max: 8 }),
  pick: fc.nat(1000),
  cents: fc.integer({ min: 1, max: 99_999 }),
  codes: fc.array(fc.constantFrom('ST10', 'ST5', 'SV8', 'SV6', 'STE', 'NT'), { minLength: 1, maxLength: 3 }),
});

const VOIDS: Readonly<Record<string, string>> = {
  IV: 'sales-invoice',
  CS: 'cash-sale',
  CN: 'sales-credit-note',
  RP: 'ar-payment',
  RF: 'ar-refund',
  OR: 'gl-cash-book-entry',
};

/** Taxed documents, payments, notes and returns in any order, also dated into periods that were filed before. */
class TaxedBook {
  readonly book = freshBook();
  readonly run = runner(this.book);
  readonly numbers: string[] = [];
  filedMonths = 0;

  #pick(type: string, index: number): string {
    const list = this.numbers.filter((no) => no.startsWith(`${type}-`));
    return list[index % Math.max(1, list.length)] ?? `${type}-000000`;
  }

  play({ action, month, pick, cents, codes }: Move): void {
    const docDate = `2026-${String(month).padStart(2, '0')}-${String((pick % 27) + 1).padStart(2, '0')}`;
    const price = cents / 100;
    const lines = codes.map((taxCode, index) => ({
      description: 'Thing',
      qty: index + 1,
      unitPrice: price,
      accountNo: '500-0000',
      taxCode,
    }));
    const head = { debtorCode: '300-A001', docDate, inclusiveTax: pick % 3 === 0 };
    const party = { debtorCode: '300-A001', docDate };
    const payment = (paymentAmount: number) => ({ payments: [{ paymentMethod: 'BANK', paymentAmount }] });
    const invoice = this.#pick('IV', pick);
    const commands: Record<Move['action'], () => readonly [string, Payload]> = {
      invoice: () => ['create-sales-invoice', { ...head, lines }],
      foreign: () => ['create-sales-invoice', { ...head, debtorCode: '300-U001', currencyRate: 4.2155, lines }],
      cash: () => ['create-cash-sale', { ...head, lines, ...(pick % 2 === 0 ? payment(Math.floor(price) || 0.01) : {}) }],
      pay: () => [
        'create-ar-payment',
        { ...party, ...payment(price), knockOffs: [{ docType: 'IV', docNo: invoice, amount: price }] },
      ],
      discount: () => [
        'create-ar-payment',
        {
          ...party,
          ...payment(price),
          knockOffs: [{ docType: 'IV', docNo: invoice, amount: price, discountAmount: 1, taxAdjustment: 0.08 }],
        },
      ],
      note: () => [
        'transfer-sales-invoice-to-sales-credit-note',
        { fromDocNo: invoice, docDate, lines: [{ lineNo: 1, qty: 1 }] },
      ],
      'free-note': () => [
        'create-sales-credit-note',
        { ...head, lines, ...(pick % 2 === 0 ? { knockOffs: [{ docType: 'IV', docNo: invoice, amount: price }] } : {}) },
      ],
      refund: () => [
        'create-ar-refund',
        { ...party, ...payment(price), knockOffs: [{ docType: 'CN', docNo: this.#pick('CN', pick), amount: price }] },
      ],
      receipt: () => [
        'create-gl-cash-book-receipt',
        { docDate, bankAccount: '310-1000', lines: [{ accountNo: '500-1000', amount: price, taxCode: codes[0] ?? 'NT' }] },
      ],
      void: () => {
        const docNo = this.numbers[pick % Math.max(1, this.numbers.length)] ?? 'IV-000000';
        return [`void-${VOIDS[docNo.split('-')[0] ?? ''] ?? 'sales-invoice'}`, { docNo }];
      },
      file: () => this.#filing(),
    };
    const [type, payload] = commands[action]();
    const result = this.run(type, payload);
    if (result.ok !== true)
      assert.notEqual((result.error as { code: string }).code, 'INVALID_PAYLOAD', JSON.stringify(result.error));
    else if (action === 'file') this.filedMonths += 1;
    else if (typeof result.docNo === 'string' && action !== 'void') this.numbers.push(result.docNo);
  }

  #filing(): readonly [string, Payload] {
    const month = String(this.filedMonths + 1).padStart(2, '0');
    const last = new Date(Date.UTC(2026, this.filedMonths + 1, 0)).toISOString().slice(0, 10);
    return ['create-sst-processor', { dateFrom: `2026-${month}-01`, dateTo: last, commit: true }];
  }

  balanceOf(accountNo: string): number {
    const rows = this.run('read-gl-account-balance', { accountNo }).rows as readonly { closing: number }[];
    return rows[0]?.closing ?? 0;
  }
}

test('once everything has fallen due and is filed, the tax accounts are empty and the control account contains the total of the returns', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 10, maxLength: 35 }), (moves) => {
      const taxed = new TaxedBook();
      for (const one of moves) taxed.play(one);
      const month = String(taxed.filedMonths + 1).padStart(2, '0');
      const last = taxed.run('create-sst-processor', { dateFrom: `2026-${month}-01`, dateTo: '2027-12-31', commit: true });
      assert.equal(last.ok, true, JSON.stringify(last.error));
      const returns = taxed.run('list-sst-processors', {}).rows as readonly { payable: number }[];
      const payable = returns.reduce((sum, row) => sum + Math.round(row.payable * 100), 0);
      assert.deepEqual(
        {
          sales: taxed.balanceOf('430-1000'),
          service: taxed.balanceOf('430-2000'),
          control: Math.round(taxed.balanceOf('430-9000') * 100) + payable,
        },
        { sales: 0, service: 0, control: 0 },
      );
      taxed.book.close();
    }),
    { numRuns: isThorough ? 60 : 15, endOnFailure: true },
  );
});
