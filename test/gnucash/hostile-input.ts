/** Payloads that GnuCash could not keep as they were sent, and the words in which its driver must say so. */

import type { Payload } from '@ledgerline/catalog';

interface Hostile {
  readonly type: string;
  readonly payload: Payload;
  readonly words: RegExp;
}

const debtor = (more: Payload): Payload => ({ debtorCode: '300-X001', companyName: 'X', ...more });
const invoice = (line: Payload): Payload => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ description: 'Goods', accountNo: '500-0000', qty: 1, ...line }],
});
const payment = (row: Payload): Payload => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  payments: [{ paymentMethod: 'BANK', paymentAmount: 1, ...row }],
});
const LONG = 'x'.repeat(10_000);

export const HOSTILE: readonly Hostile[] = [
  { type: 'create-debtor', payload: debtor({ companyName: 'a\u0000b' }), words: /companyName has the character U\+0000/ },
  { type: 'create-debtor', payload: debtor({ address1: 'a\u001b[31m' }), words: /address1 has the character U\+001B/ },
  { type: 'create-debtor', payload: debtor({ companyName: '\ud83e' }), words: /companyName has the character U\+D83E/ },
  {
    type: 'create-debtor',
    payload: debtor({ companyName: LONG }),
    words: /companyName has 10000 characters; GnuCash keeps at most 2048/,
  },
  { type: 'create-debtor', payload: debtor({ debtorCode: LONG }), words: /debtorCode has 10000 characters/ },
  {
    type: 'create-debtor',
    payload: debtor({ creditLimit: 1.005 }),
    words: /creditLimit can have at most 2 decimal places; you sent 1.005/,
  },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 1, description: 'a\u0008' }), words: /U\+0008/ },
  {
    type: 'create-sales-invoice',
    payload: invoice({ amount: 10.001 }),
    words: /amount can have at most 2 decimal places; you sent 10.001/,
  },
  { type: 'create-sales-invoice', payload: invoice({}), words: /The line has no price/ },
  {
    type: 'create-purchase-invoice',
    payload: { ...invoice({ unitPrice: 1, unitCost: 2 }), creditorCode: '400-S001' },
    words: /unitCost is 2, but unitPrice is 1/,
  },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 1e15 }), words: /comes to more than GnuCash stores/ },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 1, qty: 1e-20 }), words: /more digits than GnuCash stores/ },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 1, discount: '1e99%' }), words: /discount/ },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 100, discount: '1e2' }), words: /must be a discount such as/ },
  { type: 'create-sales-invoice', payload: invoice({ unitPrice: 100, discount: '-5' }), words: /must be a discount such as/ },
  {
    type: 'create-ar-payment',
    payload: payment({ paymentAmount: 0.001 }),
    words: /paymentAmount can have at most 2 decimal places/,
  },
  { type: 'create-ar-payment', payload: payment({ paymentAmount: 1e14 }), words: /paymentAmount is more than GnuCash stores/ },
  {
    type: 'create-ap-payment',
    payload: { ...payment({ withholdingTaxAmount: 1 }), creditorCode: '400-S001' },
    words: /withholding tax/,
  },
];

/** Strange, and kept as it is. */
export const STRANGE_DEBTOR = {
  debtorCode: '300-Ü001',
  companyName: '🧾 O’Brien & <Söhne> "陈氏"',
  address1: "'; DROP TABLE customers; --",
};
