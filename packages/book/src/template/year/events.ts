/**
 * What does not happen every month: the balances the books were opened with, an order with a deposit, losses of stock, a purchase
 * of equipment, tax.
 */

import { CUSTOMERS, ITEMS } from './records.ts';
import { filedTax, linesOf } from './sales.ts';
import { numberOf, type Step } from './step.ts';

const OPENED_ON = '2025-07-01';
const BANK = '310-1000';

/** The shelves are never empty: each item has this much safety stock. */
const RESERVE = 30;

const stock = Object.entries(ITEMS).map(([itemCode, { cost }]) => ({ itemCode, cost }));
const STOCK_VALUE = stock.reduce((sum, { cost }) => sum + cost * RESERVE, 0);

const OPENING: readonly Step[] = [
  [
    'create-stock-receive',
    {
      docNo: numberOf('SR', '2025-07', 1),
      docDate: OPENED_ON,
      description: 'Stock taken over from the earlier books',
      lines: stock.map(({ itemCode, cost }) => ({
        itemCode,
        uom: 'PCS',
        qty: RESERVE,
        unitCost: cost,
        location: 'HQ',
        accountNo: '151-0000',
      })),
    },
  ],
  [
    'create-journal-entry',
    {
      docNo: numberOf('JE', '2025-07', 2),
      docDate: OPENED_ON,
      description: 'Balances taken over from the earlier books',
      lines: [
        { accountNo: BANK, debit: 64_000 },
        { accountNo: '320-0000', debit: 1000 },
        { accountNo: '200-1000', debit: 84_000 },
        { accountNo: '200-2000', debit: 18_000 },
        { accountNo: '151-0000', debit: STOCK_VALUE },
        { accountNo: '200-1005', credit: 21_000 },
        { accountNo: '200-2005', credit: 6000 },
        { accountNo: '480-0000', credit: 48_000 },
        { accountNo: '100-0000', credit: 80_000 },
        { accountNo: '150-0000', credit: 12_000 + STOCK_VALUE },
      ],
    },
  ],
];

const ORDER = { 'PUMP-1HP': 8, 'CABLE-25': 10 };
const DEPOSIT = 5000;
const DEPOSIT_NO = numberOf('RDP', '2025-10', 1);
const ORDER_NO = numberOf('IV', '2025-12', 9);
const HOURS = 24;
const HOUR_PRICE = 250;
const ORDER_TOTAL = 8 * ITEMS['PUMP-1HP'].price + 10 * ITEMS['CABLE-25'].price + HOURS * HOUR_PRICE;

/** A hotel pays a deposit in October, has its pumps installed in December and pays the rest in January. */
const HOTEL: readonly Step[] = [
  [
    'create-ar-deposit',
    {
      docNo: DEPOSIT_NO,
      debtorCode: CUSTOMERS.hotel,
      docDate: '2025-10-14',
      description: 'Deposit for the pump room',
      payments: [{ paymentMethod: 'BANK', paymentAmount: DEPOSIT }],
    },
  ],
  [
    'create-sales-invoice',
    {
      docNo: ORDER_NO,
      debtorCode: CUSTOMERS.hotel,
      docDate: '2025-12-09',
      description: 'Pump room, supply and installation',
      lines: [
        ...linesOf(ORDER, 'HQ', 'NT'),
        {
          itemCode: 'SVC',
          description: 'Installation',
          uom: 'HOUR',
          qty: HOURS,
          unitPrice: HOUR_PRICE,
          taxCode: 'NT',
          location: 'HQ',
        },
      ],
    },
  ],
  [
    'create-ar-payment',
    {
      docNo: numberOf('RP', '2025-12', 9),
      debtorCode: CUSTOMERS.hotel,
      docDate: '2025-12-10',
      payments: [{ depositDocNo: DEPOSIT_NO, paymentAmount: DEPOSIT }],
      knockOffs: [{ docType: 'IV', docNo: ORDER_NO, amount: DEPOSIT }],
    },
  ],
  [
    'create-ar-payment',
    {
      docNo: numberOf('RP', '2026-01', 9),
      debtorCode: CUSTOMERS.hotel,
      docDate: '2026-01-09',
      payments: [{ paymentMethod: 'BANK', paymentAmount: ORDER_TOTAL - DEPOSIT }],
      knockOffs: [{ docType: 'IV', docNo: ORDER_NO, amount: ORDER_TOTAL - DEPOSIT }],
    },
  ],
];

const STOCK_LOST: readonly Step[] = [
  [
    'create-stock-adjustment',
    {
      docNo: numberOf('SA', '2025-12', 1),
      docDate: '2025-12-31',
      description: 'Count at the end of the year',
      lines: [
        { itemCode: 'LOCK-SET', uom: 'PCS', qty: -2, location: 'HQ' },
        { itemCode: 'CABLE-25', uom: 'PCS', qty: -1, location: 'HQ' },
      ],
    },
  ],
  [
    'create-stock-write-off',
    {
      docNo: numberOf('SW', '2026-03', 1),
      docDate: '2026-03-11',
      description: 'Tins rusted after the roof leaked',
      lines: [{ itemCode: 'PAINT-5L', uom: 'PCS', qty: 3, location: 'HQ' }],
    },
  ],
];

const OTHERS: readonly Step[] = [
  [
    'create-journal-entry',
    {
      docNo: numberOf('JE', '2025-12', 2),
      docDate: '2025-12-31',
      description: 'Income tax of the year, estimated',
      lines: [
        { accountNo: '950-0000', debit: 3600 },
        { accountNo: '410-0000', credit: 3600 },
      ],
    },
  ],
  [
    'create-gl-cash-book-payment',
    {
      docNo: numberOf('PV', '2026-03', 9),
      docDate: '2026-03-16',
      bankAccount: BANK,
      paymentMethod: 'BANK',
      payee: 'Office World',
      lines: [{ accountNo: '200-2000', description: 'Label printer and two computers', amount: 5400 }],
    },
  ],
  [
    'create-sales-order',
    {
      docNo: numberOf('SO', '2026-06', 1),
      debtorCode: CUSTOMERS.hotel,
      docDate: '2026-06-24',
      description: 'Second pump room',
      lines: linesOf({ 'PUMP-1HP': 6, 'CABLE-25': 8 }, 'HQ', 'ST10'),
    },
  ],
];

export const yearEvents: readonly Step[] = [...OPENING, ...HOTEL, ...STOCK_LOST, ...OTHERS];

/** Pays the tax of the year, but not that of the samples, after the first return of 2026 was filed. */
export const taxPaid = (): Step => [
  'create-sst-payment',
  { returnNo: 'SST-000001', docDate: '2026-03-27', paymentAccountNo: BANK, paymentAmount: filedTax() },
];
