/**
 * A year of sales: what each customer buys month by month, and when each one pays. Amounts are whole ringgit, so that tax comes
 * out to the sen.
 */

import type { Payload } from '@ledgerline/catalog';
import { COUNTER, CUSTOMERS, ITEMS, type ItemCode } from './records.ts';
import { dayOf, MONTHS, type Month, numberOf, type Step, YEAR_ENDS } from './step.ts';

export type Quantities = Partial<Record<ItemCode, number>>;

/**
 * How a month compares with an ordinary one, in percent: busy before the end of the year, quiet at its beginning, and better from
 * March on.
 */
const SEASON: Readonly<Record<Month, number>> = {
  '2025-07': 90,
  '2025-08': 95,
  '2025-09': 100,
  '2025-10': 100,
  '2025-11': 105,
  '2025-12': 120,
  '2026-01': 95,
  '2026-02': 90,
  '2026-03': 115,
  '2026-04': 115,
  '2026-05': 120,
  '2026-06': 125,
};

interface Account {
  readonly debtorCode: string;
  readonly day: number;
  /** The quantities of an ordinary month. */
  readonly takes: Quantities;
  readonly buysIn: (month: Month) => boolean;
  /** After how many months, and on which day, an invoice is paid. */
  readonly paysAfter: readonly [months: number, day: number];
}

const always = (): boolean => true;
const everySecondMonth = (month: Month): boolean => MONTHS.indexOf(month) % 2 === 1;

/** The last month in which the late payer got credit, and the first month of the customer that replaced it. */
const LAST_ON_CREDIT: Month = '2026-01';
const FIRST_OF_MANAGER: Month = '2026-02';
/** The late payer paid half of the invoice of this month, and nothing after it. */
const HALF_PAID: Month = '2025-11';

const ACCOUNTS: readonly Account[] = [
  {
    debtorCode: CUSTOMERS.builder,
    day: 6,
    takes: { 'DRILL-18V': 20, 'CABLE-25': 40, 'LOCK-SET': 60 },
    buysIn: always,
    paysAfter: [1, 3],
  },
  {
    debtorCode: CUSTOMERS.shop,
    day: 13,
    takes: { 'PAINT-5L': 60, 'LADDER-6': 14, 'LOCK-SET': 40 },
    buysIn: always,
    paysAfter: [2, 8],
  },
  {
    debtorCode: CUSTOMERS.latePayer,
    day: 19,
    takes: { 'PUMP-1HP': 16, 'CABLE-25': 24 },
    buysIn: (month) => month <= LAST_ON_CREDIT,
    paysAfter: [3, 21],
  },
  {
    debtorCode: CUSTOMERS.manager,
    day: 19,
    takes: { 'PUMP-1HP': 18, 'PAINT-5L': 30, 'LOCK-SET': 30 },
    buysIn: (month) => month >= FIRST_OF_MANAGER,
    paysAfter: [1, 17],
  },
  {
    debtorCode: CUSTOMERS.abroad,
    day: 22,
    takes: { 'DRILL-18V': 24, 'PUMP-1HP': 6 },
    buysIn: everySecondMonth,
    paysAfter: [2, 5],
  },
];

/** What a Singapore dollar costs, month by month. */
const SGD: Readonly<Record<Month, number>> = {
  '2025-07': 3.3,
  '2025-08': 3.29,
  '2025-09': 3.28,
  '2025-10': 3.26,
  '2025-11': 3.24,
  '2025-12': 3.21,
  '2026-01': 3.19,
  '2026-02': 3.21,
  '2026-03': 3.23,
  '2026-04': 3.25,
  '2026-05': 3.26,
  '2026-06': 3.25,
};

/** What the counter of the Kuala Lumpur store sells in an ordinary month. */
const COUNTER_TAKES: Quantities = { 'PAINT-5L': 45, 'LOCK-SET': 50, 'LADDER-6': 8 };

/** The company has been registered for sales tax since the beginning of 2026; exports are outside it. */
const REGISTERED_FROM: Month = '2026-01';
const SALES_TAX_PERCENT = 10;

const isTaxed = (month: string): boolean => month >= REGISTERED_FROM;

const entriesOf = (quantities: Quantities): readonly (readonly [ItemCode, number])[] =>
  Object.entries(quantities) as [ItemCode, number][];

/** The quantities, adjusted to the season. */
function inSeason(quantities: Quantities, month: Month): Quantities {
  return Object.fromEntries(entriesOf(quantities).map(([item, qty]) => [item, Math.round((qty * SEASON[month]) / 100)]));
}

export function linesOf(quantities: Quantities, location: string, taxCode: string, isAbroad = false): Payload[] {
  return entriesOf(quantities).map(([itemCode, qty]) => {
    const { price, priceAbroad } = ITEMS[itemCode];
    return { itemCode, uom: 'PCS', qty, unitPrice: isAbroad ? priceAbroad : price, location, taxCode };
  });
}

/** The total in sen. Quantities and prices are whole, so nothing is ever rounded. */
function totalSen(quantities: Quantities, isTaxedSale: boolean, isAbroad = false): number {
  const net = entriesOf(quantities).reduce((sum, [item, qty]) => {
    const { price, priceAbroad } = ITEMS[item];
    return sum + qty * (isAbroad ? priceAbroad : price) * 100;
  }, 0);
  return isTaxedSale ? (net * (100 + SALES_TAX_PERCENT)) / 100 : net;
}

const ringgit = (sen: number): number => sen / 100;

interface Sale {
  readonly account: Account;
  readonly month: Month;
  readonly docNo: string;
  readonly quantities: Quantities;
  readonly isAbroad: boolean;
}

const salesOn = (account: Account, at: number): readonly Sale[] =>
  MONTHS.filter(account.buysIn).map((month) => ({
    account,
    month,
    docNo: numberOf('IV', month, at + 1),
    quantities: inSeason(account.takes, month),
    isAbroad: account.debtorCode === CUSTOMERS.abroad,
  }));

const SALES: readonly Sale[] = ACCOUNTS.flatMap(salesOn);

const taxCodeOf = ({ month, isAbroad }: Pick<Sale, 'month' | 'isAbroad'>): string =>
  isTaxed(month) && !isAbroad ? 'ST10' : 'NT';
const senOf = (sale: Sale): number => totalSen(sale.quantities, taxCodeOf(sale) === 'ST10', sale.isAbroad);

const invoice = (sale: Sale): Step => [
  'create-sales-invoice',
  {
    docNo: sale.docNo,
    debtorCode: sale.account.debtorCode,
    docDate: dayOf(sale.month, sale.account.day),
    ...(sale.isAbroad ? { currencyRate: SGD[sale.month] } : {}),
    lines: linesOf(sale.quantities, 'HQ', taxCodeOf(sale), sale.isAbroad),
  },
];

/** Which part of an invoice is paid. */
function paidSen(sale: Sale): number {
  const isLate = sale.account.debtorCode === CUSTOMERS.latePayer;
  if (!isLate || sale.month < HALF_PAID) return senOf(sale);
  return sale.month === HALF_PAID ? senOf(sale) / 2 : 0;
}

function payment(sale: Sale, returnedSen: number): readonly Step[] {
  const [months, day] = sale.account.paysAfter;
  const docDate = dayOf(sale.month, day, months);
  const amount = ringgit(paidSen(sale) - returnedSen);
  if (amount === 0 || docDate > YEAR_ENDS) return [];
  const { docNo } = sale;
  return [
    [
      'create-ar-payment',
      {
        docNo: docNo.replace('IV', 'RP'),
        debtorCode: sale.account.debtorCode,
        docDate,
        ...(sale.isAbroad ? { currencyRate: SGD[docDate.slice(0, 7) as Month] } : {}),
        payments: [{ paymentMethod: 'BANK', paymentAmount: amount, chequeNo: docNo.replace('IV', 'TT') }],
        knockOffs: [{ docType: 'IV', docNo, amount }],
      },
    ],
  ];
}

/** Two ladders came back: the invoice is settled by its credit note and the payment together. */
const RETURNED = { docNo: numberOf('IV', '2025-09', 2), lineNo: 2, qty: 2, on: '2025-09-24' } as const;

const RETURN: Step = [
  'transfer-sales-invoice-to-sales-credit-note',
  {
    fromDocNo: RETURNED.docNo,
    docNo: numberOf('CN', '2025-09', 1),
    docDate: RETURNED.on,
    description: 'Two ladders with bent steps',
    lines: [{ lineNo: RETURNED.lineNo, qty: RETURNED.qty }],
  },
];
const RETURNED_SEN = RETURNED.qty * ITEMS['LADDER-6'].price * 100;

const CARD_CHARGE_PERCENT = 1.5;

/** A third of the counter's monthly sales is paid by card, rounded to ten ringgit. */
const cardSen = (month: Month): number => Math.round(totalSen(inSeason(COUNTER_TAKES, month), isTaxed(month)) / 3 / 1000) * 1000;

/** Every third month the card company pays out what was paid by card, less its charge. */
const PAID_OUT_IN: readonly Month[] = ['2025-10', '2026-01', '2026-04'];

function cardPayout(month: Month): Step {
  const at = MONTHS.indexOf(month);
  const sen = MONTHS.slice(at - 3, at).reduce((sum, one) => sum + cardSen(one) * (1 - CARD_CHARGE_PERCENT / 100), 0);
  const amount = ringgit(Math.round(sen));
  return [
    'create-journal-entry',
    {
      docNo: numberOf('JE', month, 3),
      docDate: dayOf(month, 5),
      description: 'Card takings of the quarter paid out',
      lines: [
        { accountNo: '310-1000', debit: amount },
        { accountNo: '321-0000', credit: amount },
      ],
    },
  ];
}

function counterSale(month: Month): Step {
  const quantities = inSeason(COUNTER_TAKES, month);
  const sen = totalSen(quantities, isTaxed(month));
  const byCard = cardSen(month);
  return [
    'create-cash-sale',
    {
      docNo: numberOf('CS', month, 1),
      debtorCode: COUNTER,
      docDate: dayOf(month, 28),
      description: 'Counter sales, Kuala Lumpur',
      lines: linesOf(quantities, 'KL', isTaxed(month) ? 'ST10' : 'NT'),
      payments: [
        { paymentMethod: 'BANK', paymentAmount: ringgit(sen - byCard) },
        { paymentMethod: 'CARD', paymentAmount: ringgit(byCard) },
      ],
    },
  ];
}

/** Moves goods to the Kuala Lumpur store, so that it can sell them. */
const replenishment = (month: Month): Step => [
  'create-stock-transfer',
  {
    docNo: numberOf('ST', month, 1),
    docDate: dayOf(month, 8),
    description: 'Replenishment of the Kuala Lumpur store',
    fromLocation: 'HQ',
    toLocation: 'KL',
    lines: entriesOf(inSeason(COUNTER_TAKES, month)).map(([itemCode, qty]) => ({ itemCode, uom: 'PCS', qty })),
  },
];

/** The quantities that leave the stock in a month. */
export function soldIn(month: Month): Quantities {
  const sold: Record<string, number> = {};
  const parts = [
    ...SALES.filter((sale) => sale.month === month).map(({ quantities }) => quantities),
    inSeason(COUNTER_TAKES, month),
  ];
  for (const [item, qty] of parts.flatMap(entriesOf)) sold[item] = (sold[item] ?? 0) + qty;
  return sold;
}

/** Sales tax of the months whose return the sample company has filed. */
export const filedTax = (): number => {
  const months: readonly Month[] = ['2026-01', '2026-02'];
  const sen = [
    ...SALES.filter((sale) => months.includes(sale.month) && taxCodeOf(sale) === 'ST10').map(({ quantities }) => quantities),
    ...months.map((month) => inSeason(COUNTER_TAKES, month)),
  ].reduce((sum, quantities) => sum + (totalSen(quantities, false) * SALES_TAX_PERCENT) / 100, 0);
  return ringgit(sen);
};

export const yearSales: readonly Step[] = [
  ...MONTHS.flatMap((month) => [replenishment(month), counterSale(month)]),
  ...PAID_OUT_IN.map(cardPayout),
  ...SALES.map(invoice),
  RETURN,
  ...SALES.flatMap((sale) => payment(sale, sale.docNo === RETURNED.docNo ? RETURNED_SEN : 0)),
];
