/**
 * A web shop that keeps its books with Ledgerline: each order becomes a customer, its items, an invoice, a payment if it was paid, and a
 * PDF. Every id follows from the order, so the program can be stopped and run again at any time and nothing happens twice.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandIdFrom, type Ledgerline } from '@ledgerline/client';
import { save } from '@ledgerline/client/node';

interface Order {
  readonly number: number;
  readonly date: string;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number; readonly price: number }[];
  readonly isPaid: boolean;
}

export interface Booked {
  readonly order: number;
  readonly invoice: string;
  readonly payment: string | null;
  readonly pdf: string;
}

export const orders = JSON.parse(readFileSync(new URL('orders.json', import.meta.url), 'utf8')) as readonly Order[];

/** Books the orders one after the other, and saves their PDFs in a folder. */
export async function book(ledgerline: Ledgerline, orders: readonly Order[], folder: string): Promise<readonly Booked[]> {
  mkdirSync(folder, { recursive: true });
  const booked: Booked[] = [];
  for (const order of orders) booked.push(await bookOrder(ledgerline, order, folder));
  return booked;
}

async function bookOrder(ledgerline: Ledgerline, order: Order, folder: string): Promise<Booked> {
  const debtorCode = `300-${order.customer.id}`;
  await ledgerline.run(
    'create-debtor',
    { debtorCode, companyName: order.customer.name, email: order.customer.email },
    { commandId: commandIdFrom('web-shop', 'customer', order.customer.id) },
  );
  for (const { sku, name } of order.lines) {
    await ledgerline.run(
      'create-item',
      { itemCode: sku, description: name, baseUom: 'PCS', stockControl: false },
      { commandId: commandIdFrom('web-shop', 'item', sku) },
    );
  }
  const invoice = await ledgerline.run(
    'create-sales-invoice',
    {
      debtorCode,
      docDate: order.date,
      ref: `WEB-${order.number}`,
      lines: order.lines.map(({ sku, quantity, price }) => ({
        itemCode: sku,
        qty: quantity,
        uom: 'PCS',
        unitPrice: price,
        location: 'HQ',
      })),
    },
    { commandId: commandIdFrom('web-shop', order.number, 'invoice') },
  );
  const { docNo } = invoice.document;
  const payment = order.isPaid ? await payInFull(ledgerline, order, debtorCode, docNo) : null;
  const pdf = join(folder, `${docNo}.pdf`);
  const commandId = commandIdFrom('web-shop', order.number, 'pdf');
  await save(await ledgerline.artifact('sales-invoice-acct-pdf', { docNo }, { commandId }), pdf);
  return { order: order.number, invoice: docNo, payment, pdf };
}

async function payInFull(ledgerline: Ledgerline, order: Order, debtorCode: string, docNo: string): Promise<string> {
  const cents = order.lines.reduce((sum, { quantity, price }) => sum + quantity * Math.round(price * 100), 0);
  const paid = await ledgerline.run(
    'create-ar-payment',
    {
      debtorCode,
      docDate: order.date,
      ref: `WEB-${order.number}`,
      payments: [{ paymentMethod: 'BANK', paymentAmount: cents / 100 }],
      knockOffs: [{ docType: 'IV', docNo, amount: cents / 100 }],
    },
    { commandId: commandIdFrom('web-shop', order.number, 'payment') },
  );
  return paid.document.docNo;
}
