/**
 * Phrases that the words of the catalog were not tuned for, each with a command that belongs among the first three. They measure how far the search
 * generalises.
 */

export const heldBackPhrases: readonly (readonly [phrase: string, commandType: string])[] = [
  ['log money received from a client', 'create-ar-payment'],
  ['add a new product', 'create-item'],
  ['pay a vendor bill', 'create-ap-payment'],
  ['how much stock is left', 'stock-balance'],
  ['customer aging', 'read-ar-outstanding'],
  ['download invoice as pdf', 'sales-invoice-acct-pdf'],
  ['move goods between warehouses', 'create-stock-transfer'],
  ['cash flow statement', 'read-gl-cash-flow-accounts'],
  ['match bank statement', 'create-gl-bank-reconciliation'],
  ['refund a buyer', 'create-ar-refund'],
  ['monthly sales by item', 'read-item-sales-by-customer'],
  ['goods came back from customer', 'create-sales-credit-note'],
  ['senarai pelanggan', 'read-debtors'],
  ['bayar pembekal', 'create-ap-payment'],
  ['terima barang daripada pembekal', 'create-goods-received-note'],
  ['cetak penyata akaun', 'arap-statement-acct-pdf'],
  ['baki bank', 'list-gl-bank-cash-accounts'],
  ['tambah produk baharu', 'create-item'],
  ['hantar e-invois', 'einvoice.submit'],
  ['pesanan pelanggan', 'create-sales-order'],
  ['nota kredit', 'create-sales-credit-note'],
  ['收到客户的钱', 'create-ar-payment'],
  ['开报价单', 'create-quotation'],
  ['库存还有多少', 'stock-balance'],
  ['付钱给供应商', 'create-ap-payment'],
  ['打印发票', 'sales-invoice-acct-pdf'],
  ['谁欠我们钱', 'read-ar-outstanding'],
  ['盘点', 'create-stock-take'],
  ['供应商资料', 'read-creditors'],
  ['退货给供应商', 'create-purchase-return'],
];
