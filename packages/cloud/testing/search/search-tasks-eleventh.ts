/**
 * Everyday tasks of owners, bookkeepers and integrators that the search missed, out of 450 in six lists. Of the first list of 150, 141 had a right
 * answer among the first three. Of five lists of 60, each measured after the search was tuned for the lists before, it was 52, 48, 50, 52 and 57. Since then
 * the search is tuned for these.
 */

import type { SearchTask } from './search-tasks.ts';

export const eleventhTasks: readonly SearchTask[] = [
  ['bill Tan Trading for 3 printers', 'create-sales-invoice'],
  ['did we make money last month', 'report:profit-and-loss'],
  ["what's in the bank", 'list-gl-bank-cash-accounts', 'read-gl-account-balance'],
  ['general ledger of account 900-9000', 'report:general-ledger'],
  ['order 100 screws from Sigma', 'create-purchase-order'],
  ['set up US dollars', 'create-general-currency'],
  ['deposit received before delivery', 'create-ar-deposit'],
  ['walk-in customer paid at the counter', 'create-cash-sale'],
  ['lejar am akaun 500-0000', 'report:general-ledger'],
  ['show every posting to 310-1000 in March', 'report:general-ledger'],
  ['Encik Rahman beli 5 meja, keluarkan invois', 'create-sales-invoice'],
  ['beli 200 batang paip dari pembekal', 'create-purchase-order', 'create-purchase-invoice'],
  ['超过三个月没付款的客户', 'report:aged-receivables', 'read-ar-outstanding', 'read-ar-outstanding-documents'],
  ['螺丝还剩几个', 'stock-balance'],
  ['未付的供应商账单', 'read-ap-outstanding-documents', 'read-ap-outstanding'],
  ['we need 60 cartons of milk from Dutch Farm', 'create-purchase-order'],
  ['book the cheque from Hock Lee', 'create-ar-payment'],
  ['two mugs broke in the store', 'create-stock-write-off', 'create-stock-adjustment', 'create-stock-issue'],
  ['is there any paint left', 'stock-balance'],
  ['open a supplier account for Kilang Papan', 'create-creditor'],
  ['import the product list from Excel', 'bulk-create-items'],
  ['tempah 30 guni simen dari Syarikat Binaan', 'create-purchase-order'],
  ['e-invois sudah diterima LHDN ke belum', 'einvoice.status.list', 'einvoice.status.refresh'],
  ['黄太太上个月的钱还没付', 'read-ar-outstanding', 'read-ar-outstanding-documents', 'report:aged-receivables'],
  ['科目610-2000的所有交易', 'report:general-ledger'],
  ['跟荷兰农场订60箱牛奶', 'create-purchase-order'],
  ['店里打破了两个杯子', 'create-stock-write-off', 'create-stock-adjustment', 'create-stock-issue'],
  ['前十名客户', 'report:sales-analysis', 'read-item-sales-by-customer'],
  ['list what we have to pay to suppliers', 'read-ap-outstanding', 'read-ap-outstanding-documents', 'report:aged-payables'],
  ['how profitable were we in 2025', 'report:profit-and-loss'],
  ['ledger of the rent account', 'report:general-ledger'],
  ['make a sales order from quotation QT-00021', 'transfer-quotation-to-sales-order'],
  ['lejar akaun sewa', 'report:general-ledger'],
  ['buat pesanan jualan daripada sebut harga', 'transfer-quotation-to-sales-order'],
  ['pelanggan minta wang dikembalikan', 'create-ar-refund'],
  ['masukkan baki permulaan', 'create-journal-entry'],
  ['向电脑城买12台显示器', 'create-purchase-order'],
  ['keluarkan bil kepada Kedai Runcit Maju', 'create-sales-invoice'],
  ['给幸运超市开账单', 'create-sales-invoice'],
  ['六月份各业务员的销售', 'report:sales-analysis'],
  ['got RM500 from Kinta by bank transfer', 'create-ar-payment'],
  ['give a customer a bigger credit limit', 'update-debtor'],
  ['void receipt OR-9', 'void-ar-payment'],
];
