/** A year of purchases: each month's stock is bought before it is sold, and suppliers are paid the month after. */

import type { Payload } from '@ledgerline/catalog';
import { ITEMS, type ItemCode, SUPPLIERS } from './records.ts';
import { soldIn } from './sales.ts';
import { dayOf, MONTHS, type Month, numberOf, type Step, YEAR_ENDS } from './step.ts';

interface Range {
  readonly creditorCode: string;
  readonly day: number;
  readonly items: readonly ItemCode[];
}

const RANGES: readonly Range[] = [
  { creditorCode: SUPPLIERS.tools, day: 3, items: ['DRILL-18V', 'PUMP-1HP', 'LADDER-6'] },
  { creditorCode: SUPPLIERS.paints, day: 4, items: ['PAINT-5L', 'LOCK-SET', 'CABLE-25'] },
];

/** Prices went up with the new year. */
const DEARER_FROM: Month = '2026-01';
const DEARER_BY: Readonly<Record<ItemCode, number>> = {
  'DRILL-18V': 4,
  'PUMP-1HP': 6,
  'LADDER-6': 2,
  'PAINT-5L': 1,
  'LOCK-SET': 1,
  'CABLE-25': 3,
};

const costOf = (item: ItemCode, month: Month): number => ITEMS[item].cost + (month >= DEARER_FROM ? DEARER_BY[item] : 0);

interface Purchase {
  readonly range: Range;
  readonly month: Month;
  readonly docNo: string;
  readonly lines: readonly Payload[];
  readonly total: number;
}

function purchaseOf(range: Range, month: Month, count: number): Purchase {
  const sold = soldIn(month);
  const bought = range.items
    .map((item) => ({ item, qty: sold[item] ?? 0, cost: costOf(item, month) }))
    .filter(({ qty }) => qty > 0);
  return {
    range,
    month,
    docNo: numberOf('PI', month, count),
    lines: bought.map(({ item, qty, cost }) => ({
      itemCode: item,
      uom: 'PCS',
      qty,
      unitPrice: cost,
      location: 'HQ',
      taxCode: 'NT',
    })),
    total: bought.reduce((sum, { qty, cost }) => sum + qty * cost, 0),
  };
}

const PURCHASES = MONTHS.flatMap((month) => RANGES.map((range, at) => purchaseOf(range, month, at + 1)));

const invoice = ({ range, month, docNo, lines }: Purchase): Step => [
  'create-purchase-invoice',
  {
    docNo,
    creditorCode: range.creditorCode,
    docDate: dayOf(month, range.day),
    supplierInvoiceNo: docNo.replace('PI', range.creditorCode.slice(4, 5)),
    lines,
  },
];

/** One pump was faulty and was returned. */
const RETURNED = { docNo: numberOf('PI', '2025-11', 1), on: '2025-11-17' } as const;

const RETURN: Step = [
  'create-purchase-return',
  {
    docNo: numberOf('PR', '2025-11', 1),
    creditorCode: SUPPLIERS.tools,
    docDate: RETURNED.on,
    description: 'Faulty pump',
    lines: [{ itemCode: 'PUMP-1HP', uom: 'PCS', qty: 1, unitPrice: ITEMS['PUMP-1HP'].cost, location: 'HQ', taxCode: 'NT' }],
    knockOffs: [{ docType: 'PI', docNo: RETURNED.docNo, amount: ITEMS['PUMP-1HP'].cost }],
  },
];

function payment({ range, month, docNo, total }: Purchase): readonly Step[] {
  const docDate = dayOf(month, 25, 1);
  if (docDate > YEAR_ENDS) return [];
  const amount = total - (docNo === RETURNED.docNo ? ITEMS['PUMP-1HP'].cost : 0);
  return [
    [
      'create-ap-payment',
      {
        docNo: docNo.replace('PI', 'PP'),
        creditorCode: range.creditorCode,
        docDate,
        payments: [{ paymentMethod: 'BANK', paymentAmount: amount }],
        knockOffs: [{ docType: 'PI', docNo, amount }],
      },
    ],
  ];
}

export const yearPurchases: readonly Step[] = [...PURCHASES.map(invoice), RETURN, ...PURCHASES.flatMap(payment)];
