/** Commands that a Tryton book and the embedded book both take, besides those of the families: what depends on other documents, records, bulk. */

import { type Payload, recipes } from '@ledgerline/catalog';
import { CREATES, type Step, step } from './families.ts';

const YEAR = { dateFrom: '2026-01-01', dateTo: '2026-12-31' };
const AR = { debtorCode: '300-A001', docDate: '2026-05-05' };
const AP = { creditorCode: '400-S001', docDate: '2026-05-05' };
const bank = (paymentAmount: number, more: Payload = {}): Payload => ({ paymentMethod: 'BANK', paymentAmount, ...more });
const part = (itemCode: string, qty: number, unitPrice: number, more: Payload = {}): Payload => ({
  itemCode,
  qty,
  unitPrice,
  location: 'HQ',
  ...more,
});

/** Prices whose tax of each line rounds otherwise than that of their sum, and halves that Tryton would round to even. */
const ODD_LINES = [
  { description: 'Bolt', accountNo: '500-0000', qty: 1, unitPrice: 0.55, taxCode: 'ST10' },
  { description: 'Nut', accountNo: '500-0000', qty: 1, unitPrice: 0.55, taxCode: 'ST10' },
  { description: 'Half', accountNo: '500-0000', qty: 1, unitPrice: 286.65, taxCode: 'ST10' },
  { description: 'Half again', accountNo: '500-0000', qty: 3, unitPrice: 0.175, taxCode: 'ST5' },
  { description: 'Fitting', accountNo: '500-1000', qty: 3, unitPrice: 33.333, discount: '5%+3%', taxCode: 'SV8' },
  { description: 'Many', accountNo: '500-1000', qty: 1000, unitPrice: 0.12345, taxCode: 'SV6' },
  { description: 'A heading' },
];

const SETTLEMENTS: readonly Step[] = [
  step('create-sales-invoice', { ...AR, docNo: 'IV-ODD', ref: 'WEB-1', description: 'Work', lines: ODD_LINES }),
  step('create-sales-invoice', { ...AR, docNo: 'IV-INC', inclusiveTax: true, dueDate: '2026-05-20', lines: ODD_LINES }),
  step('create-ar-invoice', {
    ...AR,
    docNo: 'RI-1',
    lines: [{ accountNo: '500-1000', amount: 80.05, taxCode: 'ST10', description: 'Rent' }],
  }),
  step('create-sales-invoice', {
    ...AR,
    docNo: 'IV-EXPENSE',
    lines: [{ description: 'Charge passed on', accountNo: '900-1000', qty: 1, unitPrice: 5 }],
  }),
  step('create-ar-payment', {
    ...AR,
    docNo: 'RP-1',
    payments: [bank(100, { bankCharge: 1.5 }), { paymentMethod: 'CASH', paymentAmount: 20 }],
    knockOffs: [
      { docType: 'IV', docNo: 'IV-ODD', amount: 70, discountAmount: 1.15 },
      { docType: 'RI', docNo: 'RI-1', amount: 30 },
    ],
  }),
  step('create-ar-payment', { ...AR, docNo: 'RP-CARD', payments: [{ paymentMethod: 'CARD', paymentAmount: 33.33 }] }),
  step('create-ar-refund', {
    ...AR,
    docNo: 'RF-1',
    payments: [bank(5)],
    knockOffs: [{ docType: 'RP', docNo: 'RP-1', amount: 5 }],
  }),
  step('create-sales-credit-note', {
    ...AR,
    docNo: 'CN-1',
    lines: ODD_LINES.slice(0, 2),
    knockOffs: [{ docType: 'IV', docNo: 'IV-INC', amount: 1.1 }],
  }),
  step('create-ar-payment', {
    ...AR,
    docNo: 'RP-ALL',
    payments: [bank(58.06)],
    knockOffs: [{ docType: 'RI', docNo: 'RI-1', amount: 58.06 }],
  }),
  step('create-ar-payment', {
    ...AR,
    docNo: 'RP-MORE',
    payments: [bank(1)],
    knockOffs: [{ docType: 'RI', docNo: 'RI-1', amount: 1 }],
  }),
  step('void-ar-invoice', { docNo: 'RI-1', reason: 'Settled, so it is refused' }),
  step('void-ar-payment', { docNo: 'RP-ALL', reason: 'Bounced' }),
  step('get-ar-invoice', { docNo: 'RI-1' }),
  step('void-sales-credit-note', { docNo: 'CN-1', reason: 'Wrong' }),
  step('create-cash-sale', {
    ...AR,
    docNo: 'CS-ROUND',
    inclusiveTax: true,
    lines: [{ description: 'Counter', accountNo: '500-1000', qty: 3, unitPrice: 35.37, taxCode: 'SV6' }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 106.1 }],
  }),
  step('void-cash-sale', { docNo: 'CS-ROUND', reason: 'Wrong' }),
  step('create-purchase-invoice', {
    ...AP,
    docNo: 'PI-COST',
    supplierInvoiceNo: 'S-77',
    lines: [
      { description: 'Paper', accountNo: '600-1000', qty: 7, unitPrice: 3.33, discount: '2.5%', taxCode: 'PST10' },
      { description: 'Ink', accountNo: '600-1000', qty: 1, unitPrice: 80, taxCode: 'TX-GST' },
    ],
  }),
  step('create-ap-payment', {
    ...AP,
    docNo: 'PP-1',
    payments: [bank(60)],
    knockOffs: [{ docType: 'PI', docNo: 'PI-COST', amount: 60, discountAmount: 1 }],
  }),
  step('create-ap-refund', {
    ...AP,
    docNo: 'PF-1',
    payments: [bank(2)],
  }),
  step('void-ap-payment', { docNo: 'PP-1', reason: 'Wrong' }),
];

const REFUSED: readonly Step[] = [
  step('create-sales-invoice', { ...AR, debtorCode: '300-NONE', lines: ODD_LINES }),
  step('create-sales-invoice', { ...AR, docNo: 'IV-ODD', lines: ODD_LINES }),
  step('create-sales-invoice', { ...AR, lines: [{ ...ODD_LINES[0], taxAmount: 5 }] }),
  step('create-sales-invoice', { ...AR, lines: [part('WIDGET', 1_000_000, 1)] }),
  step('create-delivery-order', { ...AR, lines: [part('WIDGET', 0, 1)] }),
  step('create-journal-entry', {
    docDate: '2026-05-06',
    lines: [
      { accountNo: '310-1000', debit: 1 },
      { accountNo: '100-0000', credit: 2 },
    ],
  }),
  step('void-sales-invoice', { docNo: 'IV-NONE' }),
  step('get-sales-invoice', { docNo: 'IV-NONE' }),
];

/** Parts of a delivery and of an order, whose cost is shared in order. */
const CHAINS: readonly Step[] = [
  step('create-purchase-order', { ...AP, docDate: '2026-06-01', docNo: 'PO-1', lines: [part('PART', 10, 8)] }),
  step('create-purchase-order', { ...AP, docDate: '2026-06-01', docNo: 'PO-2', lines: [part('PART', 4, 8.333)] }),
  step('transfer-purchase-order-to-goods-received-note', { fromDocNo: 'PO-1', docNo: 'GR-1', docDate: '2026-06-02' }),
  step('transfer-goods-received-note-to-purchase-invoice', {
    fromDocNo: 'GR-1',
    docNo: 'PI-1',
    docDate: '2026-06-03',
    lines: [{ lineNo: 1, qty: 6, unitPrice: 8.2 }],
  }),
  step('transfer-purchase-order-to-purchase-invoice', { fromDocNo: 'PO-2', docNo: 'PI-2', docDate: '2026-06-03' }),
  step('transfer-purchase-invoice-to-purchase-return', {
    fromDocNo: 'PI-1',
    docNo: 'PR-1',
    docDate: '2026-06-04',
    lines: [{ lineNo: 1, qty: 2 }],
  }),
  step('get-purchase-order', { docNo: 'PO-1' }),
  step('create-quotation', {
    ...AR,
    docDate: '2026-06-05',
    docNo: 'QT-1',
    displayTerm: 'Net 14',
    lines: [
      part('PART', 7, 13.335, { taxCode: 'ST10', discount: '10%' }),
      { description: 'Fitting', accountNo: '500-1000', qty: 1, unitPrice: 9 },
    ],
  }),
  step('create-quotation', { ...AR, docDate: '2026-06-05', docNo: 'QT-2', lines: [part('PART', 1, 13.335)] }),
  step('create-quotation', { ...AR, docDate: '2026-06-05', docNo: 'QT-3', lines: [part('PART', 1, 14)] }),
  step('update-quotation', {
    docNo: 'QT-3',
    reason: 'More',
    detailMode: 'append',
    lines: [{ description: 'Delivery', accountNo: '500-1000', qty: 1, unitPrice: 4 }],
  }),
  step('transfer-quotation-to-sales-order', { fromDocNo: 'QT-1', docNo: 'SO-1', docDate: '2026-06-05' }),
  step('update-sales-order', { docNo: 'SO-1', reason: 'Reference', ref: 'PO 77' }),
  step('transfer-sales-order-to-delivery-order', {
    fromDocNo: 'SO-1',
    docNo: 'DO-1',
    docDate: '2026-06-06',
    lines: [{ lineNo: 1, qty: 3 }],
  }),
  step('transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-1', docNo: 'IV-1', docDate: '2026-06-07' }),
  step('transfer-delivery-order-to-sales-invoice', {
    fromDocNo: 'DO-1',
    docNo: 'IV-2',
    docDate: '2026-06-08',
    lines: [{ lineNo: 1, qty: 1 }],
  }),
  step('transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-1', docNo: 'IV-3', docDate: '2026-06-09' }),
  step('transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-1', docNo: 'IV-4', docDate: '2026-06-09' }),
  step('transfer-quotation-to-delivery-order', { fromDocNo: 'QT-2', docNo: 'DO-2', docDate: '2026-06-10' }),
  step('transfer-quotation-to-sales-invoice', { fromDocNo: 'QT-3', docNo: 'IV-5', docDate: '2026-06-10' }),
  step('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: 'IV-3',
    docNo: 'CN-R',
    docDate: '2026-06-11',
    lines: [{ lineNo: 1, qty: 1 }],
  }),
  step('get-sales-order', { docNo: 'SO-1' }),
  step('get-delivery-order', { docNo: 'DO-1' }),
  step('get-sales-invoice', { docNo: 'IV-3' }),
  step('void-delivery-order', { docNo: 'DO-1', reason: 'Transferred, so it is refused' }),
  step('void-sales-credit-note', { docNo: 'CN-R', reason: 'Kept after all' }),
  step('void-sales-invoice', { docNo: 'IV-3', reason: 'Entered twice' }),
  step('get-delivery-order', { docNo: 'DO-1' }),
];

const sorted = (name: string, plural: string, code: string, more: Payload = {}): readonly Step[] => [
  step(`create-stock-item-${name}`, { [code]: 'NEW', description: 'New', ...more }),
  step(`update-stock-item-${name}`, { [code]: 'NEW', description: 'Newer', reason: 'Clearer' }),
  step(`get-stock-item-${name}`, { [code]: 'NEW' }),
  step(`list-stock-item-${plural}`, {}),
];

const RECORDS: readonly Step[] = [
  step('create-debtor', {
    debtorCode: '300-N001',
    companyName: 'North Star',
    displayTerm: 'Net 14',
    address1: '1 Jalan Satu',
    address2: 'Ipoh',
    phone1: '+6051234567',
    email: 'north@example.com',
    creditLimit: 500,
  }),
  step('update-debtor', { debtorCode: '300-N001', companyName: 'North Star Sdn Bhd', address2: 'Taiping', reason: 'New name' }),
  step('get-debtor-detail', { debtorCode: '300-N001' }),
  step('create-creditor', { creditorCode: '400-N001', companyName: 'New supplier', displayTerm: 'Net 30', attention: 'Mr Lim' }),
  step('update-creditor', { creditorCode: '400-N001', displayTerm: 'Net 60', reason: 'Agreed' }),
  step('get-creditor-detail', { creditorCode: '400-N001' }),
  step('create-debtor', { debtorCode: '300-A001', companyName: 'Used' }),
  step('void-debtor', { debtorCode: '300-N001' }),
  step('create-sales-invoice', { ...AR, debtorCode: '300-N001', lines: ODD_LINES }),
  step('delete-debtor', { debtorCode: '300-N001' }),
  step('void-creditor', { creditorCode: '400-N001' }),
  step('delete-creditor', { creditorCode: '400-N001' }),
  step('create-gl-account', { accountNo: '500-9000', description: 'Other sales', accountType: 'SL' }),
  step('update-gl-account', { accountNo: '500-9000', description: 'Sales, other', reason: 'Wording' }),
  step('get-gl-account', { accountNo: '500-9000' }),
  step('void-gl-account', { accountNo: '500-9000' }),
  step('delete-gl-account', { accountNo: '500-9000' }),
  step('create-location', { location: 'PENANG', description: 'Branch in George Town' }),
  step('update-location', { location: 'PENANG', description: 'Branch on the island', reason: 'Wording' }),
  step('void-location', { location: 'PENANG' }),
  step('delete-location', { location: 'PENANG' }),
  ...sorted('brand', 'brands', 'itemBrand'),
  ...sorted('category', 'categories', 'itemCategory'),
  ...sorted('type', 'types', 'itemType'),
  ...sorted('group', 'groups', 'itemGroup', { salesAccountNo: '500-1000', cogsAccountNo: '600-0000' }),
  step('create-item', {
    itemCode: 'NUT',
    description: 'Nut M8',
    baseUom: 'PCS',
    itemGroup: 'NEW',
    itemBrand: 'NEW',
    uoms: [{ uom: 'PCS', rate: 1, price: 0.85 }],
    supplyTaxCode: 'ST10',
  }),
  step('create-sales-invoice', { ...AR, docNo: 'IV-NUT', lines: [{ itemCode: 'SVC', qty: 2 }] }),
  step('update-item', { itemCode: 'NUT', description: 'Nut M8, zinc', uoms: [{ uom: 'PCS', price: 0.9 }], reason: 'Price list' }),
  step('get-stock-item-detail', { itemCode: 'NUT' }),
  step('void-item', { itemCode: 'NUT' }),
  step('delete-item', { itemCode: 'NUT' }),
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
  step('get-tax-code', { taxCode: 'ST7' }),
  step('create-sales-invoice', { ...AR, docNo: 'IV-ST7', lines: [{ ...ODD_LINES[2], taxCode: 'ST7' }] }),
  step('validate-general-currency', { code: 'EUR', rate: 4.9 }),
  step('create-general-currency', { code: 'EUR', rate: 4.9 }),
  step('update-general-currency', { code: 'EUR', rate: 4.25, reason: 'Newer' }),
  step('get-general-currency', { code: 'MYR' }),
];

const BULK: readonly Step[] = [
  step('bulk-create-ar-invoices', {
    rows: [
      { rowId: 'first', ...AR, lines: [{ accountNo: '500-1000', amount: 1.1, description: 'One' }] },
      { rowId: 'nobody', ...AR, debtorCode: '300-NONE', lines: [{ accountNo: '500-1000', amount: 1, description: 'Two' }] },
      { rowId: 'last', ...AR, lines: [{ accountNo: '500-1000', amount: 2.2, description: 'Three', taxCode: 'ST10' }] },
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
  step('get-debtor-detail', { debtorCode: '300-N009' }),
];

export const STEPS: readonly Step[] = [...SETTLEMENTS, ...REFUSED, ...CHAINS, ...RECORDS, ...BULK];

const CREATED_RECORDS: Readonly<Record<string, Payload>> = {
  'create-debtor': { debtorCode: '300-N008', companyName: 'Only tried' },
  'create-creditor': { creditorCode: '400-N008', companyName: 'Only tried' },
  'create-gl-account': { accountNo: '500-9100', description: 'Only tried', accountType: 'SL' },
  'create-general-currency': { code: 'GBP', rate: 5.5 },
  'create-item': { itemCode: 'TRIED', description: 'Only tried', baseUom: 'PCS' },
};

/** After every other step: an earlier movement would change the cost of a later one. */
const LAST_DAY = '2026-06-30';

/** Every bulk command, tried without saving; by then the documents of the families are there. */
export const BULKS: readonly Step[] = recipes().flatMap(({ commandType, docTypes, verb }): readonly Step[] => {
  if (verb !== 'create') return [];
  const payload = CREATED_RECORDS[commandType] ?? CREATES[docTypes[0] ?? ''];
  const many = recipes().find(({ task }) => task.kind === 'bulk' && task.repeats === commandType);
  if (payload === undefined || many === undefined) return [];
  const row = { rowId: 'a', ...payload, ...('docDate' in payload ? { docDate: LAST_DAY } : {}) };
  return [step(many.commandType, { validateOnly: true, rows: [row] })];
});

/** Reads that must return what they declare, and the same rows as the embedded book where they have amounts or quantities. */
export const FIGURES: readonly Step[] = [
  step('read-gl-account-balance', {}),
  ...['300-A001', '400-S001'].map((partyCode) => step('read-gl-account-balance', { partyCode })),
  step('read-gl-account-balance', { dateFrom: '2026-04-08', dateTo: '2026-06-03' }),
  step('read-gl-account-balance', { accountNo: '330-0000' }),
  step('read-ar-outstanding', {}),
  step('read-ap-outstanding', {}),
  step('read-ar-outstanding-documents', {}),
  step('read-ap-outstanding-documents', {}),
  step('debtor-statement-report', { debtorCode: '300-A001', ...YEAR }),
  step('creditor-statement-report', { creditorCode: '400-S001', ...YEAR }),
  step('stock-balance', { asOfDate: '2026-12-31' }),
  step('stock-balance', { asOfDate: '2026-06-06', itemCode: 'PART' }),
  step('read-stock-detail-lines', {}),
  step('read-stock-movement', { dateFrom: '2026-04-08', dateTo: '2026-06-30' }),
  step('read-ar-payment-lines', {}),
  step('read-ar-refund-lines', {}),
  step('read-ap-payment-lines', {}),
  step('read-ap-refund-lines', {}),
  step('read-ar-detail-lines', {}),
  step('read-ap-detail-lines', {}),
  step('read-sales-detail-lines', {}),
  step('read-purchase-detail-lines', {}),
];

export const READS: readonly Step[] = [
  step('read-debtors', { includeInactive: true }),
  step('read-creditors', {}),
  step('read-items', {}),
  step('read-items-all', {}),
  step('read-locations', {}),
  step('read-chart-accounts', {}),
  step('read-default-accounts', {}),
  step('read-payment-methods', {}),
  step('list-general-payment-methods', {}),
  step('get-general-payment-method', { code: 'BANK' }),
  step('list-general-currencies', {}),
  step('list-tax-codes', {}),
  step('list-gl-bank-cash-accounts', {}),
  step('get-debtor-credit-control', { debtorCode: '300-A001' }),
];
