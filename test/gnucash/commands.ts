/** Commands that a GnuCash book and the embedded book both take, in an order in which they make sense. */

import type { Payload } from '@ledgerline/catalog';

export interface Step {
  readonly type: string;
  readonly payload: Payload;
}

const YEAR = { dateFrom: '2026-01-01', dateTo: '2026-12-31' };
const AR = { debtorCode: '300-A001', docDate: '2026-03-05' };
const AP = { creditorCode: '400-S001', docDate: '2026-03-06' };
const bank = (paymentAmount: number, more: Payload = {}): Payload => ({ paymentMethod: 'BANK', paymentAmount, ...more });

/** Prices whose tax of each line rounds otherwise than that of their sum. */
const ODD_LINES = [
  { description: 'Bolt', accountNo: '500-0000', qty: 1, unitPrice: 0.55, taxCode: 'ST10' },
  { description: 'Nut', accountNo: '500-0000', qty: 1, unitPrice: 0.55, taxCode: 'ST10' },
  { description: 'Fitting', accountNo: '500-1000', qty: 3, unitPrice: 33.333, discount: '5%+3%', taxCode: 'SV8' },
];

const step = (type: string, payload: Payload): Step => ({ type, payload });

const USD = { debtorCode: '300-U001', docDate: '2026-03-09', currencyCode: 'USD' };
const usdLine = (unitPrice: number): Payload => ({ description: 'Consulting', accountNo: '500-1000', qty: 1, unitPrice });
const dollars = (paymentAmount: number): Payload => ({ paymentAccountNo: '310-1000', paymentAmount });

/** In dollars, at rates that differ and round badly. */
const FOREIGN: readonly Step[] = [
  step('create-sales-invoice', { ...USD, docNo: 'IV-USD-1', currencyRate: 4.2155, lines: [usdLine(333.33), usdLine(0.05)] }),
  step('create-ar-debit-note', {
    ...USD,
    docNo: 'RD-USD-1',
    currencyRate: 4.31,
    lines: [{ accountNo: '500-1000', amount: 20, description: 'Fee', taxCode: 'SV8' }],
  }),
  step('create-ar-payment', {
    ...USD,
    docNo: 'RP-USD-1',
    currencyRate: 4.35,
    payments: [{ ...dollars(150), bankCharge: 1.5 }],
    knockOffs: [
      { docType: 'IV', docNo: 'IV-USD-1', amount: 111.11 },
      { docType: 'RD', docNo: 'RD-USD-1', amount: 10 },
    ],
  }),
  step('update-ar-payment', { docNo: 'RP-USD-1', reason: 'Rate of the bank', currencyRate: 4.3 }),
  step('create-sales-credit-note', {
    ...USD,
    docNo: 'CN-USD-1',
    currencyRate: 4.1,
    lines: [usdLine(22.22)],
    knockOffs: [{ docType: 'IV', docNo: 'IV-USD-1', amount: 22.22 }],
  }),
  step('create-ar-refund', {
    ...USD,
    docNo: 'RF-USD-1',
    currencyRate: 4.5,
    payments: [dollars(8.89)],
    knockOffs: [{ docType: 'RP', docNo: 'RP-USD-1', amount: 8.89 }],
  }),
  step('create-sales-invoice', { ...USD, docNo: 'IV-USD-2', currencyRate: 4.2, lines: [usdLine(7.77)] }),
  step('void-sales-invoice', { docNo: 'IV-USD-2', reason: 'Wrong' }),
  step('update-ar-debit-note', { docNo: 'RD-USD-1', reason: 'Reference', ref: 'FEE' }),
  step('create-ar-payment', { ...USD, docNo: 'RP-USD-2', currencyRate: 4.4, payments: [dollars(50)] }),
  step('void-ar-payment', { docNo: 'RP-USD-2', reason: 'Wrong' }),
  step('create-sales-invoice', { ...USD, currencyCode: 'SGD', lines: [usdLine(1)] }),
];

const DEPOSITS: readonly Step[] = [
  step('create-ar-deposit', { ...AR, docNo: 'RDP-1', payments: [bank(50)] }),
  step('create-ap-deposit', { ...AP, docNo: 'PDP-1', payments: [bank(30)] }),
  step('create-ar-payment', { ...AR, docNo: 'RP-DEP', payments: [{ depositDocNo: 'RDP-1', paymentAmount: 20 }] }),
  step('create-ap-payment', { ...AP, docNo: 'PP-DEP', payments: [{ depositDocNo: 'PDP-1', paymentAmount: 30 }] }),
  step('void-ap-payment', { docNo: 'PP-DEP', reason: 'Wrong' }),
  step('create-gl-cash-book-payment', {
    docDate: '2026-03-08',
    docNo: 'PV-DEP',
    bankAccount: '310-1000',
    lines: [{ accountNo: '420-0000', amount: 5, depositDocNo: 'RDP-1' }],
  }),
  step('create-ar-payment', { ...AR, docNo: 'RP-DEP-2', payments: [{ depositDocNo: 'RDP-1', paymentAmount: 25.01 }] }),
];

/** Updates of what was posted: everything that depends on it is worked out again. */
const UPDATES: readonly Step[] = [
  step('create-ar-invoice', { ...AR, docNo: 'RI-UP', lines: [{ accountNo: '500-9000', amount: 90, description: 'Rent' }] }),
  step('create-ar-payment', {
    ...AR,
    docNo: 'RP-UP',
    payments: [bank(80)],
    knockOffs: [{ docType: 'RI', docNo: 'RI-UP', amount: 80 }],
  }),
  step('update-ar-payment', {
    docNo: 'RP-UP',
    reason: 'Wrong amount',
    docDate: '2026-03-06',
    payments: [bank(95, { bankCharge: 1 })],
    knockOffs: [{ docType: 'RI', docNo: 'RI-UP', amount: 89, discountAmount: 1 }],
  }),
  step('update-ar-payment', { docNo: 'RP-UP', reason: 'Too much', knockOffs: [{ docType: 'RI', docNo: 'RI-UP', amount: 91 }] }),
  step('create-journal-entry', {
    docDate: '2026-03-07',
    docNo: 'JE-UP',
    lines: [
      { accountNo: '310-1000', debit: 10 },
      { accountNo: '100-0000', credit: 10 },
    ],
  }),
  step('update-journal-entry', {
    docNo: 'JE-UP',
    reason: 'More',
    detailMode: 'append',
    lines: [
      { accountNo: '310-1000', debit: 2.5, description: 'Late' },
      { accountNo: '100-0000', credit: 2.5 },
    ],
  }),
  step('update-gl-cash-book-entry', {
    docNo: 'PV-000001',
    reason: 'From cash',
    bankAccount: '320-0000',
    detailMode: 'replace',
    lines: [{ accountNo: '900-1000', amount: 46, description: 'Fee' }],
  }),
  step('create-ar-credit-note', {
    ...AR,
    docNo: 'RC-UP',
    lines: [{ accountNo: '500-9000', amount: 6, description: 'Sorry' }],
    knockOffs: [{ docType: 'RD', docNo: 'RD-000001', amount: 4 }],
  }),
  step('update-ar-credit-note', {
    docNo: 'RC-UP',
    reason: 'More',
    detailMode: 'append',
    lines: [{ accountNo: '500-9000', amount: 1, description: 'Again' }],
  }),
  step('update-cash-sale', { docNo: 'CS-000001', reason: 'Day', docDate: '2026-03-04' }),
];

export const STEPS: readonly Step[] = [
  step('create-debtor', { debtorCode: '300-N001', companyName: 'North Star', displayTerm: 'Net 14', address1: '1 Jalan Satu' }),
  step('update-debtor', { debtorCode: '300-N001', companyName: 'North Star Sdn Bhd', reason: 'New name' }),
  step('create-gl-account', { accountNo: '500-9000', description: 'Other sales', accountType: 'SL' }),
  step('create-sales-invoice', { ...AR, ref: 'WEB-1', description: 'Work', lines: ODD_LINES }),
  step('create-sales-invoice', { ...AR, inclusiveTax: true, lines: ODD_LINES }),
  step('create-ar-invoice', { ...AR, lines: [{ accountNo: '500-9000', amount: 80, taxCode: 'ST10', description: 'Rent' }] }),
  step('create-ar-debit-note', { ...AR, lines: [{ accountNo: '500-9000', amount: 12.5, description: 'Short' }] }),
  step('create-sales-debit-note', { ...AR, lines: [{ accountNo: '500-0000', qty: 2, unitPrice: 4 }] }),
  step('create-sales-credit-note', {
    ...AR,
    lines: ODD_LINES,
    knockOffs: [{ docType: 'IV', docNo: 'IV-000002', amount: 10 }],
  }),
  step('create-ar-credit-note', { ...AR, lines: [{ accountNo: '500-9000', amount: 5, description: 'Sorry' }] }),
  step('create-ar-payment', {
    ...AR,
    payments: [bank(100, { bankCharge: 1.5 }), { paymentMethod: 'CASH', paymentAmount: 20 }],
    knockOffs: [
      { docType: 'IV', docNo: 'IV-000001', amount: 70, discountAmount: 2 },
      { docType: 'RI', docNo: 'RI-000001', amount: 30 },
    ],
  }),
  step('create-ar-refund', { ...AR, payments: [bank(5)], knockOffs: [{ docType: 'RP', docNo: 'RP-000001', amount: 5 }] }),
  step('create-cash-sale', {
    ...AR,
    inclusiveTax: true,
    lines: [{ description: 'Counter', accountNo: '500-1000', qty: 3, unitPrice: 35.37, taxCode: 'SV6' }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 106.1 }],
  }),
  step('create-purchase-invoice', {
    ...AP,
    supplierInvoiceNo: 'S-77',
    lines: [
      { description: 'Paper', accountNo: '600-1000', qty: 7, unitPrice: 3.33, discount: '2.5%', taxCode: 'PST10' },
      { description: 'Ink', accountNo: '600-1000', qty: 1, unitPrice: 80 },
    ],
  }),
  step('create-ap-invoice', { ...AP, lines: [{ accountNo: '900-1000', amount: 20, description: 'Fee' }] }),
  step('create-ap-debit-note', { ...AP, lines: [{ accountNo: '900-1000', amount: 3, description: 'More' }] }),
  step('create-ap-credit-note', {
    ...AP,
    lines: [{ accountNo: '900-1000', amount: 4, description: 'Less' }],
    knockOffs: [{ docType: 'PB', docNo: 'PB-000001', amount: 4 }],
  }),
  step('create-purchase-return', { ...AP, lines: [{ description: 'Paper', accountNo: '600-1000', qty: 1, unitPrice: 3.33 }] }),
  step('create-ap-payment', {
    ...AP,
    payments: [bank(60)],
    knockOffs: [{ docType: 'PI', docNo: 'PI-000001', amount: 60, discountAmount: 1 }],
  }),
  step('create-ap-refund', { ...AP, payments: [bank(2)] }),
  step('create-cash-purchase', {
    ...AP,
    lines: [{ description: 'Tea', accountNo: '600-1000', qty: 1, unitPrice: 9.9 }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 9.9 }],
  }),
  step('create-journal-entry', {
    docDate: '2026-03-07',
    description: 'Capital',
    lines: [
      { accountNo: '310-1000', debit: 5000, description: 'Paid in' },
      { accountNo: '100-0000', credit: 5000 },
    ],
  }),
  step('create-gl-cash-book-payment', {
    docDate: '2026-03-08',
    bankAccount: '310-1000',
    payee: 'Landlord',
    lines: [{ accountNo: '900-1000', amount: 45.5, description: 'Fee' }],
  }),
  step('create-gl-cash-book-receipt', {
    docDate: '2026-03-08',
    bankAccount: '310-1000',
    lines: [{ accountNo: '530-0000', amount: 7.25, description: 'Interest' }],
  }),
  step('update-sales-invoice', {
    docNo: 'IV-000002',
    reason: 'Reference was missing',
    ref: 'WEB-2',
    description: 'Changed',
  }),
  step('update-ar-debit-note', {
    docNo: 'RD-000001',
    reason: 'Wrong amount',
    detailMode: 'replace',
    lines: [{ accountNo: '500-9000', amount: 13.5, description: 'Short' }],
  }),
  step('void-sales-invoice', { docNo: 'IV-000001', reason: 'Settled, so it is refused' }),
  step('void-ar-refund', { docNo: 'RF-000001', reason: 'Wrong' }),
  step('void-ap-payment', { docNo: 'PP-000001', reason: 'Wrong' }),
  step('void-cash-purchase', { docNo: 'CP-000001', reason: 'Wrong' }),
  step('void-ar-credit-note', { docNo: 'RC-000001', reason: 'Wrong' }),
  step('void-journal-entry', { docNo: 'JE-000001', reason: 'Wrong' }),
  step('delete-gl-cash-book-entry', { docNo: 'OR-000001', reason: 'Wrong' }),
  ...FOREIGN,
  ...DEPOSITS,
  ...UPDATES,
  step('bulk-create-ar-invoices', {
    rows: [
      { rowId: 'first', ...AR, lines: [{ accountNo: '500-9000', amount: 1.1, description: 'One' }] },
      { rowId: 'nobody', ...AR, debtorCode: '300-NONE', lines: [{ accountNo: '500-9000', amount: 1, description: 'Two' }] },
      { rowId: 'last', ...AR, lines: [{ accountNo: '500-9000', amount: 2.2, description: 'Three', taxCode: 'ST10' }] },
    ],
  }),
  step('bulk-create', {
    mode: 'atomic',
    rows: [
      { commandType: 'create-creditor', creditorCode: '400-N002', companyName: 'Bulk supplier' },
      { commandType: 'create-ap-invoice', ...AP, creditorCode: '400-N002', lines: [{ accountNo: '900-1000', amount: 6 }] },
    ],
  }),
  step('bulk-create', {
    mode: 'atomic',
    rows: [
      { commandType: 'create-debtor', debtorCode: '300-N009', companyName: 'Rolled back' },
      { commandType: 'create-debtor', debtorCode: '300-A001', companyName: 'Used' },
    ],
  }),
  step('bulk-create-debtors', {
    validateOnly: true,
    rows: [{ debtorCode: '300-N008', companyName: 'Only tried' }],
  }),
  step('get-debtor-detail', { debtorCode: '300-N009' }),
  step('void-debtor', { debtorCode: '300-N001' }),
  step('delete-gl-account', { accountNo: '500-9000' }),
];

/** Every read that the driver takes, each of which must return what it declares. */
export const READS: readonly Step[] = [
  ...[
    'sales-invoices',
    'cash-sales',
    'sales-credit-notes',
    'sales-debit-notes',
    'purchase-invoices',
    'cash-purchases',
    'purchase-returns',
    'ar-invoices',
    'ar-credit-notes',
    'ar-debit-notes',
    'ar-payments',
    'ar-refunds',
    'ap-invoices',
    'ap-credit-notes',
    'ap-debit-notes',
    'ap-payments',
    'ap-refunds',
    'journal-entries',
    'gl-cash-book-entries',
    'tax-codes',
    'general-currencies',
    'general-payment-methods',
    'gl-bank-cash-accounts',
    'gl-cash-book-documents',
  ].map((name) => step(`list-${name}`, {})),
  ...[
    'sales-invoice',
    'cash-sale',
    'sales-credit-note',
    'sales-debit-note',
    'purchase-invoice',
    'cash-purchase',
    'purchase-return',
    'ar-invoice',
    'ar-credit-note',
    'ar-debit-note',
    'ap-invoice',
    'ap-credit-note',
    'ap-debit-note',
    'ar-payment',
    'ar-refund',
    'ap-payment',
    'ap-refund',
  ].map((name) => step(`read-${name}-lines`, {})),
  step('list-ar-deposits', {}),
  step('list-ap-deposits', {}),
  step('get-ar-deposit', { docNo: 'RDP-1' }),
  step('get-ap-deposit', { docNo: 'PDP-1' }),
  step('validate-ar-deposit', { ...AR, payments: [bank(1)] }),
  step('validate-ap-deposit', { ...AP, payments: [bank(1)] }),
  step('get-gl-cash-book-entry', { docNo: 'PV-DEP' }),
  step('read-debtors', { includeInactive: true }),
  step('read-creditors', {}),
  step('get-debtor-detail', { debtorCode: '300-A001' }),
  step('get-debtor-credit-control', { debtorCode: '300-A001' }),
  step('get-creditor-detail', { creditorCode: '400-S001' }),
  step('read-chart-accounts', {}),
  step('get-gl-account', { accountNo: '500-0000' }),
  step('get-tax-code', { taxCode: 'ST10' }),
  step('get-general-currency', { code: 'MYR' }),
  step('get-general-payment-method', { code: 'BANK' }),
  step('read-payment-methods', {}),
  step('read-default-accounts', {}),
  step('read-gl-account-balance', { partyCode: '300-A001' }),
  step('read-ar-outstanding', {}),
  step('read-ap-outstanding', {}),
  step('debtor-statement-report', { debtorCode: '300-A001', dateFrom: '2026-01-01', dateTo: '2026-12-31' }),
  step('creditor-statement-report', { creditorCode: '400-S001', dateFrom: '2026-01-01', dateTo: '2026-12-31' }),
  step('get-journal-entry', { docNo: 'JE-000001' }),
  step('get-gl-cash-book-entry', { docNo: 'PV-000001' }),
  step('validate-ar-payment', { ...AR, payments: [bank(1)] }),
  step('validate-journal-entry', {
    docDate: '2026-03-07',
    lines: [
      { accountNo: '310-1000', debit: 1 },
      { accountNo: '100-0000', credit: 1 },
    ],
  }),
  step('validate-gl-cash-book-payment', {
    docDate: '2026-03-08',
    bankAccount: '310-1000',
    lines: [{ accountNo: '900-1000', amount: 1 }],
  }),
  step('validate-general-currency', { code: 'USD', rate: 4.25 }),
  step('create-general-currency', { code: 'EUR', rate: 4.9 }),
  step('update-general-currency', { code: 'USD', rate: 4.25, reason: 'Newer' }),
  step('create-tax-code', {
    taxCode: 'ST7',
    description: 'Sales tax 7%',
    taxType: 'SALES_TAX',
    direction: 'supply',
    rate: 7,
    accountNo: '430-1000',
    scheme: 'SST',
    einvoiceType: '01',
  }),
  step('update-tax-code', { taxCode: 'ST7', description: 'Sales tax, 7%', reason: 'Comma' }),
  step('create-creditor', { creditorCode: '400-N001', companyName: 'New supplier' }),
  step('delete-creditor', { creditorCode: '400-N001' }),
];

/** Documents of STEPS, of every kind that is printed. */
export const PRINTS: readonly Step[] = [
  step('sales-invoice-acct-pdf', { docNo: 'IV-000001' }),
  step('sales-invoice-acct-pdf', { docNo: 'IV-000001', template: 'Original', language: 'ms' }),
  step('sales-document-acct-pdf', { docType: 'CS', docNo: 'CS-000001' }),
  step('sales-document-acct-pdf', { docType: 'CN', docNo: 'CN-000001' }),
  step('purchase-document-acct-pdf', { docType: 'PI', docNo: 'PI-000001' }),
  step('purchase-document-acct-pdf', { docType: 'CP', docNo: 'CP-000001' }),
  step('arap-document-acct-pdf', { docType: 'RP', docNo: 'RP-000001' }),
  step('arap-document-acct-pdf', { docType: 'PC', docNo: 'PC-000001' }),
  step('gl-document-acct-pdf', { docType: 'JE', docNo: 'JE-000001' }),
  step('gl-document-acct-pdf', { docType: 'PV', docNo: 'PV-000001' }),
  step('sales-invoice-acct-pdf', { docNo: 'IV-USD-1' }),
  step('arap-document-acct-pdf', { docType: 'RP', docNo: 'RP-USD-1' }),
  step('arap-document-acct-pdf', { docType: 'RDP', docNo: 'RDP-1' }),
  step('arap-document-acct-pdf', { docType: 'RP', docNo: 'RP-DEP' }),
  step('gl-document-acct-pdf', { docType: 'PV', docNo: 'PV-DEP' }),
];

/** Reads of balances, whose figures must be those of our own book. */
export const FIGURES: readonly Step[] = [
  ...['300-A001', '300-U001', '400-S001'].map((partyCode) => step('read-gl-account-balance', { partyCode })),
  step('read-gl-account-balance', { dateFrom: '2026-03-06', dateTo: '2026-03-08' }),
  step('read-ar-outstanding', {}),
  step('read-ap-outstanding', {}),
  ...['300-A001', '300-U001'].map((debtorCode) => step('debtor-statement-report', { debtorCode, ...YEAR })),
  step('creditor-statement-report', { creditorCode: '400-S001', ...YEAR }),
];
