/**
 * Sixty more tasks that the search is not tuned for, written before its words and its ranking were worked on again: 54 had a right answer among the
 * first three then, 57 afterwards. Three that other lists had were replaced after the first measurement. How many are found was looked at while tuning,
 * which ones are missed was not. Whoever tunes for one of them writes a new list.
 */

import type { SearchTask } from './search-tasks.ts';

const english: readonly SearchTask[] = [
  [
    'which customers have not paid for over 90 days',
    'report:aged-receivables',
    'read-ar-outstanding',
    'read-ar-outstanding-documents',
  ],
  ['enter the TNB bill', 'create-ap-invoice', 'create-purchase-invoice'],
  ['a customer gave us a cheque for RM 2,000', 'create-ar-payment'],
  [
    'what did Lim Hardware buy from us last year',
    'read-item-sales-by-customer',
    'read-sales-detail-lines',
    'report:sales-analysis',
    'list-sales-invoices',
  ],
  ['rename item code A100 to B100', 'change-item-code'],
  ['is a new quotation valid before I save it', 'validate-quotation'],
  [
    'how much sales tax do we have to pay this period',
    'report:sst-02',
    'create-sst-processor',
    'list-sst-processors',
    'get-sst-processor',
  ],
  ['reprint a payment voucher', 'gl-document-acct-pdf', 'arap-document-acct-pdf'],
  ['credit limit of a customer', 'get-debtor-credit-control', 'get-debtor-detail'],
  ['salary for November', 'create-gl-cash-book-payment', 'create-journal-entry'],
  ['turn an accepted quote into a sales order', 'transfer-quotation-to-sales-order'],
  ['sold three shirts for cash at the counter', 'create-cash-sale'],
  ['stop selling to a customer', 'void-debtor', 'update-debtor'],
  ['list of items below reorder level', 'stock-balance', 'read-items', 'read-items-all'],
  ['split a carton into single pieces', 'create-stock-uom-conversion', 'create-stock-disassembly'],
  ['withdraw an e-invoice that was sent by mistake', 'einvoice.cancel'],
  ['which purchase orders are still open', 'list-purchase-orders', 'read-purchase-order-lines'],
  ['add USD as a currency', 'create-general-currency'],
  ['undo a journal', 'void-journal-entry', 'delete-journal-entry'],
  ['download the whole product list', 'export-items', 'read-items-all'],
];

const malay: readonly SearchTask[] = [
  ['invois yang belum dibayar oleh pelanggan', 'read-ar-outstanding-documents', 'read-ar-outstanding', 'report:aged-receivables'],
  ['catat bil sewa kedai', 'create-ap-invoice', 'create-gl-cash-book-payment', 'create-purchase-invoice'],
  ['berapa untung bersih tahun lepas', 'report:profit-and-loss'],
  ['batalkan invois yang tersilap', 'void-sales-invoice', 'cancel-sales-invoice', 'delete-sales-invoice'],
  ['senarai sebut harga yang belum dijawab', 'list-quotations', 'read-quotation-lines'],
  [
    'nota debit untuk pelanggan',
    'create-sales-debit-note',
    'create-ar-debit-note',
    'list-sales-debit-notes',
    'list-ar-debit-notes',
  ],
  ['tambah gudang baru di Johor', 'create-location'],
  ['kira stok hujung tahun', 'create-stock-take', 'list-stock-takes'],
  ['stok rosak perlu dihapuskan', 'create-stock-write-off'],
  ['berapa baki dalam akaun Maybank', 'list-gl-bank-cash-accounts', 'read-gl-account-balance'],
  ['kemas kini nombor telefon pembekal', 'update-creditor'],
  ['bayaran bil telefon bulan ini', 'create-gl-cash-book-payment', 'create-ap-payment', 'create-ap-invoice'],
  ['senarai jurujual', 'list-general-sales-agents'],
  [
    'jualan bulan ini mengikut barang',
    'report:sales-analysis',
    'sales-report-html',
    'read-item-sales-by-customer',
    'read-sales-detail-lines',
  ],
  ['import senarai pembekal dari Excel', 'bulk-create-creditors'],
  ['pesan semula barang daripada pembekal', 'create-purchase-order'],
  ['cek yang belum dituntut', 'list-gl-cheques', 'list-gl-bank-reconciliation-uncleared'],
  ['pulangkan deposit pelanggan', 'create-ar-refund'],
  ['gabungkan e-invois jualan kaunter', 'einvoice.consolidated.create-draft'],
  ['lejar am bulan Mac', 'report:general-ledger', 'read-gl-account-balance'],
];

const chinese: readonly SearchTask[] = [
  ['哪些客户还没付款', 'read-ar-outstanding', 'read-ar-outstanding-documents', 'report:aged-receivables'],
  ['录入供应商的发票', 'create-ap-invoice', 'create-purchase-invoice'],
  ['今年净利润多少', 'report:profit-and-loss'],
  ['把客户退回来的货记下来', 'create-sales-credit-note'],
  ['从仓库调货到分店', 'create-stock-transfer'],
  ['年底盘点库存', 'create-stock-take', 'list-stock-takes'],
  ['新增一个供应商', 'create-creditor'],
  ['修改商品售价', 'update-item'],
  ['付水电费', 'create-gl-cash-book-payment', 'create-ap-payment', 'create-ap-invoice'],
  ['收到客户支票', 'create-ar-payment'],
  ['报价单转销售订单', 'transfer-quotation-to-sales-order'],
  ['查一下银行存款余额', 'list-gl-bank-cash-accounts', 'read-gl-account-balance'],
  ['打印一张报价单', 'sales-document-acct-pdf'],
  ['这个月卖得最多的是什么', 'report:sales-analysis', 'read-item-sales-by-customer', 'sales-report-html'],
  ['批量导入商品资料', 'bulk-create-items', 'bulk-create'],
  ['电子发票提交到哪一步了', 'einvoice.status.list', 'einvoice.status.refresh'],
  ['做一笔调整分录', 'create-journal-entry'],
  ['哪个供应商我们欠得最多', 'read-ap-outstanding', 'report:aged-payables', 'read-ap-outstanding-documents'],
  ['用零件装一台电脑', 'create-stock-assembly', 'create-stock-assembly-order'],
  ['作废一张收款单', 'void-ar-payment'],
];

export const unseenTasks: readonly SearchTask[] = [...english, ...malay, ...chinese];
