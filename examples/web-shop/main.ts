/** `node main.ts`, with LEDGERLINE_API_KEY, LEDGERLINE_URL, LEDGERLINE_CONNECTOR and LEDGERLINE_COMPANY set. */

import { Ledgerline } from '@ledgerline/client';
import { book, orders } from './shop.ts';

for (const { order, invoice, payment, pdf } of await book(Ledgerline.fromEnvironment(), orders, 'invoices')) {
  console.log(`order ${order}: invoice ${invoice}, ${payment === null ? 'not paid yet' : `paid with ${payment}`}, ${pdf}`);
}
