/** `node main.ts`, with LEDGERLINE_API_KEY, LEDGERLINE_URL, LEDGERLINE_CONNECTOR and LEDGERLINE_COMPANY set. */

import { Ledgerline } from '@ledgerline/client';
import { book, readShop } from './shop.ts';

for (const { order, invoice, total, isPaid } of await book(Ledgerline.fromEnvironment(), readShop(), 'invoices')) {
  console.log(`Order ${order}: ${invoice}, RM ${total.toFixed(2)}, ${isPaid ? 'paid' : 'open'}`);
}
