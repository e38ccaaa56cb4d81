/**
 * Brings the orders of a web shop into an account book: customers, products, invoices, payments and a PDF of each invoice. Every command
 * id follows from what it is for, so the program can be stopped and run again at any time and nothing is created twice.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandIdFrom, type Ledgerline } from '@ledgerline/client';
import { save } from '@ledgerline/client/node';

interface Customer {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly town: string;
}

interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
}

interface Order {
  readonly orderId: number;
  readonly date: string;
  readonly customerId: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  readonly paid: boolean;
}

export interface Shop {
  readonly customers: readonly Customer[];
  readonly products: readonly Product[];
  readonly orders: readonly Order[];
}

export interface Booked {
  readonly order: number;
  readonly invoice: string;
  readonly total: number;
  readonly isPaid: boolean;
  readonly pdf: string;
}

export const readShop = (): Shop => JSON.parse(readFileSync(new URL('orders.json', import.meta.url), 'utf8')) as Shop;

/** Books everything in order, and saves the PDFs in a folder. */
export async function book(
  ledgerline: Ledgerline,
  { customers, products, orders }: Shop,
  folder: string,
): Promise<readonly Booked[]> {
  mkdirSync(folder, { recursive: true });
  for (const customer of customers) await createCustomer(ledgerline, customer);
  for (const product of products) await createProduct(ledgerline, product);
  const prices = new Map(products.map(({ sku, price }) => [sku, price]));
  const booked: Booked[] = [];
  for (const order of orders) booked.push(await bookOrder(ledgerline, order, prices, folder));
  return booked;
}

const debtorCodeOf = (customerId: string): string => `300-${customerId.replaceAll('-', '')}`;

const createCustomer = (ledgerline: Ledgerline, { customerId, name, email, phone, street, town }: Customer) =>
  ledgerline.run(
    'create-debtor',
    { debtorCode: debtorCodeOf(customerId), companyName: name, email, phone1: phone, address1: street, address2: town },
    { commandId: commandIdFrom('web-shop', 'customer', customerId) },
  );

const createProduct = (ledgerline: Ledgerline, { sku, name, price }: Product) =>
  ledgerline.run(
    'create-item',
    { itemCode: sku, description: name, baseUom: 'UNIT', uoms: [{ uom: 'UNIT', rate: 1, price }], stockControl: false },
    { commandId: commandIdFrom('web-shop', 'product', sku) },
  );

async function bookOrder(
  ledgerline: Ledgerline,
  order: Order,
  prices: ReadonlyMap<string, number>,
  folder: string,
): Promise<Booked> {
  const { orderId, paid: isPaid } = order;
  const idFor = (what: string) => ({ commandId: commandIdFrom('web-shop', 'order', orderId, what) });
  const head = { debtorCode: debtorCodeOf(order.customerId), docDate: order.date, ref: `WEB-${orderId}` };
  const lines = order.lines.map(({ sku, qty }) => ({ itemCode: sku, uom: 'UNIT', qty, unitPrice: prices.get(sku) ?? 0 }));
  const { document, fields } = await ledgerline.run('create-sales-invoice', { ...head, lines }, idFor('invoice'));
  const { docNo } = document;
  const total = fields.FinalTotal;
  if (isPaid) {
    const payments = [{ paymentMethod: 'BANK', paymentAmount: total }];
    const knockOffs = [{ docType: 'IV', docNo, amount: total } as const];
    await ledgerline.run('create-ar-payment', { ...head, payments, knockOffs }, idFor('payment'));
  }
  const pdf = join(folder, `${orderId}.pdf`);
  await save(await ledgerline.artifact('sales-invoice-acct-pdf', { docNo }, idFor('pdf')), pdf);
  return { order: orderId, invoice: docNo, total, isPaid, pdf };
}
