/**
 * Recent documents, dated back from the day a copy of the sample company is first opened, so that it has new invoices, a payment
 * and recently overdue amounts. Kept short: every new sandbox waits for it.
 */

import { addDays, type BusinessDate } from '../../date.ts';
import { CUSTOMERS, ITEMS, SUPPLIERS } from './records.ts';
import { linesOf, type Quantities } from './sales.ts';
import { numberOf, type Step, YEAR_ENDS } from './step.ts';

const PART_PAID = 800;

export function recentDocuments(today: BusinessDate): readonly Step[] {
  if (today <= YEAR_ENDS) return [];
  const ago = (days: number): BusinessDate => addDays(today, -days);
  /** Numbers that come after those of the year. */
  const numbered = (prefix: string, days: number): string => numberOf(prefix, ago(days), 20);
  const sold = (debtorCode: string, days: number, quantities: Quantities): Step => [
    'create-sales-invoice',
    {
      docNo: numbered('IV', days),
      debtorCode,
      docDate: ago(days),
      lines: linesOf(quantities, 'HQ', debtorCode === CUSTOMERS.abroad ? 'NT' : 'ST10', debtorCode === CUSTOMERS.abroad),
    },
  ];
  const bought = (creditorCode: string, days: number, quantities: Quantities): Step => [
    'create-purchase-invoice',
    {
      docNo: numbered('PI', days),
      creditorCode,
      docDate: ago(days),
      lines: linesOf(quantities, 'HQ', 'NT').map((line) => ({
        ...line,
        unitPrice: ITEMS[line.itemCode as keyof typeof ITEMS].cost,
      })),
    },
  ];
  return [
    sold(CUSTOMERS.shop, 96, { 'PAINT-5L': 6, 'LADDER-6': 3 }),
    sold(CUSTOMERS.builder, 52, { 'DRILL-18V': 4, 'LOCK-SET': 6 }),
    bought(SUPPLIERS.tools, 33, { 'DRILL-18V': 10, 'LADDER-6': 5 }),
    sold(CUSTOMERS.abroad, 24, { 'DRILL-18V': 3 }),
    [
      'create-ar-payment',
      {
        docNo: numbered('RP', 6),
        debtorCode: CUSTOMERS.builder,
        docDate: ago(6),
        description: 'Paid on account',
        payments: [{ paymentMethod: 'BANK', paymentAmount: PART_PAID }],
        knockOffs: [{ docType: 'IV', docNo: numbered('IV', 52), amount: PART_PAID }],
      },
    ],
  ];
}
