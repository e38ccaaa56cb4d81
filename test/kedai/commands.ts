/** Every command type of the driver of Kedai, in an order in which each finds what it needs. */

import type { Payload } from '@ledgerline/catalog';

interface Step {
  readonly type: string;
  readonly payload: Payload;
  /** Of the error, where the command must be refused. */
  readonly code?: string;
}

const LINE = { itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' };
const invoice = (more: Payload = {}): Payload => ({ debtorCode: '300-A001', docDate: '2026-07-06', lines: [LINE], ...more });

export const EVERY_TYPE: readonly Step[] = [
  {
    type: 'create-debtor',
    payload: {
      debtorCode: '300-Z',
      companyName: 'Zed',
      email: 'z@example.com',
      userDefinedFields: { Channel: 'web', Rating: 4.25 },
    },
  },
  { type: 'create-debtor', payload: { debtorCode: '300-Z', companyName: 'Zed' }, code: 'RECORD_EXISTS' },
  { type: 'create-debtor', payload: { companyName: 'U', userDefinedFields: { Nothing: 1 } }, code: 'UNKNOWN_CODE' },
  {
    type: 'create-debtor',
    payload: { companyName: 'U', userDefinedFields: { Channel: 'x'.repeat(21) } },
    code: 'INVALID_PAYLOAD',
  },
  { type: 'create-debtor', payload: { companyName: 'U', fax1: '1' }, code: 'NOT_SUPPORTED' },
  { type: 'update-debtor', payload: { debtorCode: '300-Z', companyName: 'Zed 2', reason: 'Renamed' } },
  { type: 'update-debtor', payload: { debtorCode: '300-Z', companyName: 'Zed 3', reason: 'Renamed', validateOnly: true } },
  { type: 'get-debtor-detail', payload: { debtorCode: '300-Z' } },
  { type: 'read-debtors', payload: { limit: 1 } },
  { type: 'read-debtors', payload: { cursor: 'x' }, code: 'INVALID_VALUE' },
  {
    type: 'bulk-create-debtors',
    payload: {
      rows: [
        { debtorCode: '300-Y', companyName: 'Y' },
        { debtorCode: '300-Y', companyName: 'Y' },
      ],
    },
  },
  { type: 'void-debtor', payload: { debtorCode: '300-Z' } },
  { type: 'create-item', payload: { itemCode: 'NEW', description: 'New', baseUom: 'PCS' } },
  { type: 'read-items', payload: {} },
  { type: 'validate-sales-invoice', payload: invoice() },
  {
    type: 'create-sales-invoice',
    payload: invoice({ note: 'a\nb{c}\\d', userDefinedFields: { Since: '2026-02-28', Urgent: true } }),
  },
  { type: 'create-sales-invoice', payload: invoice({ docDate: '28/2/2026' }), code: 'INVALID_PAYLOAD' },
  { type: 'create-sales-invoice', payload: invoice({ lines: [{ ...LINE, discount: '200%' }] }), code: 'INVALID_DISCOUNT' },
  { type: 'update-sales-invoice', payload: { docNo: 'IV-000001', ref: 'WEB-1', reason: 'It was missing' } },
  { type: 'update-sales-invoice', payload: { docNo: 'IV-000001', ref: 'WEB-2', reason: 'It was missing', validateOnly: true } },
  { type: 'get-sales-invoice', payload: { docNo: 'IV-000001' } },
  { type: 'list-sales-invoices', payload: { debtorCode: '300-A001' } },
  { type: 'read-sales-invoice-lines', payload: {} },
  { type: 'sales-invoice-acct-pdf', payload: { docNo: 'IV-000001' } },
  {
    type: 'create-ar-payment',
    payload: {
      debtorCode: '300-A001',
      docDate: '2026-07-06',
      payments: [{ paymentMethod: 'BANK', paymentAmount: 60 }],
      knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 50 }],
    },
  },
  { type: 'read-ar-outstanding-documents', payload: {} },
  { type: 'get-ar-payment', payload: { docNo: 'RP-000001' } },
  { type: 'void-sales-invoice', payload: { docNo: 'IV-000001' }, code: 'DOC_KNOCKED_OFF' },
  { type: 'void-ar-payment', payload: { docNo: 'RP-000001' } },
  { type: 'void-sales-invoice', payload: { docNo: 'IV-000001' } },
  { type: 'create-sales-invoice', payload: invoice() },
  { type: 'cancel-sales-invoice', payload: { docNo: 'IV-000002', reason: 'Entered twice' } },
  {
    type: 'create-cash-sale',
    payload: {
      ...invoice(),
      inclusiveTax: true,
      rounding5Cents: true,
      payments: [{ paymentMethod: 'CASH', paymentAmount: 100 }],
    },
  },
  { type: 'get-cash-sale', payload: { docNo: 'CS-000001' } },
  {
    type: 'create-journal-entry',
    payload: {
      docDate: '2026-07-06',
      description: 'Rent',
      lines: [
        { accountNo: '610-0000', debit: 10 },
        { accountNo: '310-1000', credit: 10 },
      ],
    },
  },
  {
    type: 'create-journal-entry',
    payload: { docDate: '2026-07-06', lines: [{ accountNo: '610-0000', debit: 10 }] },
    code: 'NOT_BALANCED',
  },
  { type: 'read-gl-account-balance', payload: {} },
  { type: 'list-tax-codes', payload: {} },
];
