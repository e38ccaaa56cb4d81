/** The running costs of the sample company: rent, wages, the loan, deliveries and depreciation, month by month. */

import { EXPENSES, SUPPLIERS } from './records.ts';
import { dayOf, MONTHS, type Month, numberOf, type Step, YEAR_ENDS } from './step.ts';

const BANK = '310-1000';
const RENT = 3200;
const INSTALMENT = 1000;
/** What is left of the loan when the year begins, and what it costs a year, in percent. */
const LOAN = 48_000;
const INTEREST_PERCENT = 6;

/** Wages rise in January; transport follows the season. */
const wagesIn = (month: Month): number => (month < '2026-01' ? 7400 : 7800);
const transportIn = (month: Month): number => 700 + (MONTHS.indexOf(month) % 4) * 60;
const utilitiesIn = (month: Month): number => 420 + (MONTHS.indexOf(month) % 3) * 25;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function paymentsIn(month: Month): readonly Step[] {
  const at = MONTHS.indexOf(month);
  const interest = cents(((LOAN - at * INSTALMENT) * INTEREST_PERCENT) / 100 / 12);
  const wages = wagesIn(month);
  const rent: Step = [
    'create-gl-cash-book-payment',
    {
      docNo: numberOf('PV', month, 1),
      docDate: dayOf(month, 2),
      bankAccount: BANK,
      paymentMethod: 'CHEQUE',
      chequeNo: `7703${String(at + 11)}`,
      payee: 'Jaya Properties Sdn Bhd',
      lines: [
        { accountNo: '900-6000', description: 'Rent of warehouse and shop', amount: RENT, department: 'D-ADMIN' },
        { accountNo: EXPENSES.utilities, description: 'Power and water', amount: utilitiesIn(month), department: 'D-ADMIN' },
      ],
    },
  ];
  const payroll: Step = [
    'create-gl-cash-book-payment',
    {
      docNo: numberOf('PV', month, 2),
      docDate: dayOf(month, 27),
      bankAccount: BANK,
      paymentMethod: 'BANK',
      payee: 'Staff',
      lines: [
        { accountNo: EXPENSES.payroll, description: 'Wages', amount: wages, department: 'D-SALES' },
        { accountNo: EXPENSES.contributions, description: 'EPF and SOCSO', amount: cents(wages * 0.145), department: 'D-SALES' },
      ],
    },
  ];
  const loan: Step = [
    'create-gl-cash-book-payment',
    {
      docNo: numberOf('PV', month, 3),
      docDate: dayOf(month, 15),
      bankAccount: BANK,
      paymentMethod: 'BANK',
      payee: 'Bank',
      lines: [
        { accountNo: '480-0000', description: 'Loan, instalment', amount: INSTALMENT },
        { accountNo: EXPENSES.interest, description: 'Loan, interest', amount: interest },
      ],
    },
  ];
  return [rent, payroll, loan];
}

function deliveriesIn(month: Month): readonly Step[] {
  const docNo = numberOf('PB', month, 1);
  const amount = transportIn(month);
  const bill: Step = [
    'create-ap-invoice',
    {
      docNo,
      creditorCode: SUPPLIERS.transport,
      docDate: dayOf(month, 20),
      description: 'Deliveries of the month',
      lines: [{ accountNo: EXPENSES.transport, description: 'Deliveries', amount, department: 'D-SALES' }],
    },
  ];
  const docDate = dayOf(month, 7, 1);
  const paid: Step = [
    'create-ap-payment',
    {
      docNo: numberOf('PP', month, 3),
      creditorCode: SUPPLIERS.transport,
      docDate,
      payments: [{ paymentMethod: 'BANK', paymentAmount: amount }],
      knockOffs: [{ docType: 'PB', docNo, amount }],
    },
  ];
  return docDate > YEAR_ENDS ? [bill] : [bill, paid];
}

const depreciationIn = (month: Month): Step => [
  'create-journal-entry',
  {
    docNo: numberOf('JE', month, 1),
    docDate: dayOf(month, 28),
    description: 'Depreciation of the month',
    lines: [
      { accountNo: '900-7000', description: 'Vehicles and equipment', debit: 1000 },
      { accountNo: '200-1005', credit: 700 },
      { accountNo: '200-2005', credit: 300 },
    ],
  },
];

export const yearCosts: readonly Step[] = MONTHS.flatMap((month) => [
  ...paymentsIn(month),
  ...deliveriesIn(month),
  depreciationIn(month),
]);
