import { test } from 'node:test';
import { play, type Step, story } from '../../conformance/story.ts';

const bought: Step = [
  'create-purchase-invoice',
  {
    docDate: '2026-03-01',
    creditorCode: '400-S001',
    lines: [{ itemCode: 'GOODS-A', qty: 10, unitPrice: 10, taxCode: 'PST10', taxAmount: 9.9 }],
  },
  { '600-1000': 109.9, '400-0000 400-S001': -109.9 },
];
const returned = (wishes: object, total: number): Step => [
  'transfer-purchase-invoice-to-purchase-return',
  { fromDocNo: 'PI-000001', docDate: '2026-03-02', lines: [{ lineNo: 1, ...wishes }] },
  { '600-1000': -total, '400-0000 400-S001': total },
];

test('section 4: a line transferred as a whole keeps the tax of its source', () => {
  play(story().run, [bought, returned({}, 109.9)]);
});

test('section 2: at another price, discount or tax code the tax of a transferred line is computed again', () => {
  play(story().run, [bought, returned({ unitPrice: 5 }, 55)]);
  play(story().run, [bought, returned({ discount: '50%' }, 55)]);
  play(story().run, [bought, returned({ taxCode: 'NT' }, 100)]);
  play(story().run, [bought, returned({ unitPrice: 5, taxAmount: 4.9 }, 54.9)]);
});

test('section 2: a credit note at another price is not refused for a tax that was not sent', () => {
  play(story().run, [
    [
      'create-sales-invoice',
      {
        docDate: '2026-03-01',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 10, unitPrice: 10, taxCode: 'ST10', taxAmount: 9.93 }],
      },
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-03-02', lines: [{ lineNo: 1, unitPrice: 5 }] },
      { '510-0000': 50, '430-1000': 5, '300-0000 300-A001': -55 },
    ],
  ]);
});
