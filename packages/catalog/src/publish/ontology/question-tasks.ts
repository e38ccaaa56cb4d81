/** What people want to find out, and do with a record or a document that they have, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const questionTasks: readonly TaskTerms[] = [
  task(
    'see-open-orders',
    [
      'backorder, backorders, back orders, pending orders, open orders, open sales orders, orders not delivered, orders not shipped, undelivered orders, outstanding orders, orders to ship',
      'pesanan belum dihantar, pesanan tertunggak, pesanan belum siap, tempahan belum dihantar, pesanan terbuka',
      '未送货订单, 还没送货的订单, 未交货订单, 未完成订单, 没发货的订单, 还没发货的订单, 欠货',
    ],
    ['list-sales-orders', 'read-sales-order-lines', 'list-delivery-orders'],
  ),
  task(
    'see-goods-on-order',
    [
      'goods on order, open purchase orders, purchase orders not received, what is on order, ordered but not received, orders from suppliers that are late',
      'pesanan belian belum sampai, barang belum sampai, pesanan belian terbuka',
      '未到货, 还没到的货, 未到货采购单, 在途商品, 订了还没到',
    ],
    ['list-purchase-orders', 'read-purchase-order-lines', 'list-goods-received-notes'],
  ),
  task(
    'see-deliveries-to-bill',
    [
      'deliveries not invoiced, delivered but not invoiced, uninvoiced deliveries, unbilled deliveries, delivery orders not billed',
      'penghantaran belum diinvois, dihantar tetapi belum diinvois',
      '还没开发票的送货单, 未开票送货单, 送货未开票',
    ],
    ['list-delivery-orders', 'transfer-delivery-order-to-sales-invoice', 'read-delivery-order-lines'],
  ),
  task(
    'see-purchases',
    [
      'how much did we buy, what did we buy, what was bought, total purchases, total of purchases, purchase summary, purchases of the month, purchases from a supplier, purchase price history, last purchase price, last cost',
      'apa yang dibeli, berapa belian, jumlah belian, ringkasan belian, belian bulan ini, harga belian terakhir',
      '买了什么, 买了多少, 买了哪些, 采购多少, 采购总额, 总共采购, 采购汇总, 进了什么货, 最近进价, 上次进价, 采购价历史',
    ],
    ['read-purchase-detail-lines', 'list-purchase-invoices', 'read-purchase-invoice-lines'],
  ),
  task(
    'see-customer-purchases',
    [
      'what did the customer buy, what a customer bought, buying history of a customer, last price for a customer, last selling price, price we charged a customer, which items were sold to a customer, who bought this item',
      'apa pelanggan beli, sejarah belian pelanggan, harga jualan terakhir, siapa beli barang ini',
      '客户买了什么, 客户购买记录, 上次卖价, 上次售价, 谁买了这个商品',
    ],
    ['read-item-sales-by-customer', 'read-sales-detail-lines', 'list-sales-invoices'],
  ),
  task(
    'see-price',
    [
      'what does it cost, how much does it cost, how much is it, what is the price, check the price, price check',
      'berapa harga, harga berapa, semak harga',
      '多少钱, 什么价, 价钱多少, 查价, 查价格',
    ],
    ['read-items', 'get-stock-item-detail', 'stock-balance'],
  ),
  task(
    'find-item',
    [
      'look up an item, find an item, search for a product, find by barcode, scan a barcode, barcode',
      'cari barang, cari produk, kod bar, imbas kod bar',
      '找商品, 查商品, 扫条码, 条码, 条形码',
    ],
    ['read-items', 'get-stock-item-detail', 'read-items-all'],
  ),
  task(
    'see-batches',
    [
      'batch numbers, batches of an item, lot numbers, serial numbers, serial number, expiry date, expiry dates, batch expiry',
      'nombor kelompok, nombor lot, nombor siri, tarikh luput',
      '批次, 批号, 序列号, 有效期, 保质期',
    ],
    ['read-stock-detail-lines', 'stock-balance', 'get-stock-item-detail'],
  ),
  task(
    'see-slow-stock',
    [
      'slow moving stock, dead stock, dormant stock, items not sold, unsold items, below reorder level, below minimum, items to reorder',
      'stok lembap, stok tidak bergerak, barang tak laku, bawah paras minimum',
      '滞销, 呆滞库存, 卖不出去, 低于安全库存, 低于最低库存, 需要补货',
    ],
    ['stock-balance', 'read-stock-movement', 'read-items'],
  ),
  task(
    'stop-customer',
    [
      'blacklist a customer, block a customer, stop selling to a customer, suspend a customer, freeze a customer, close a customer account',
      'senarai hitam pelanggan, sekat pelanggan, gantung pelanggan, henti jual kepada pelanggan',
      '拉黑客户, 停止和客户交易, 客户黑名单, 冻结客户, 不再卖给客户',
    ],
    ['void-debtor', 'update-debtor', 'get-debtor-credit-control'],
  ),
  task(
    'stop-supplier',
    [
      'blacklist a supplier, block a supplier, stop buying from a supplier, suspend a supplier',
      'senarai hitam pembekal, sekat pembekal, henti beli daripada pembekal',
      '拉黑供应商, 停止和供应商交易, 冻结供应商, 不再向供应商采购',
    ],
    ['void-creditor', 'update-creditor', 'get-creditor-detail'],
  ),
  task(
    'stop-item',
    [
      'discontinue a product, stop selling a product, discontinued item, stop an item',
      'hentikan produk, henti jual barang, produk dihentikan',
      '停售, 下架, 停售商品, 不再卖这个商品',
    ],
    ['void-item', 'update-item', 'delete-item'],
  ),
  task(
    'set-credit-limit',
    [
      'raise the credit limit, change the credit limit, set a credit limit, increase the credit limit, lower the credit limit, give a customer more credit, give a customer a bigger credit limit, higher credit limit, payment terms of a customer, change credit terms',
      'naikkan had kredit, ubah had kredit, tetapkan had kredit, ubah terma kredit',
      '提高信用额度, 调整信用额度, 设置信用额度, 改信用额度, 更改付款期限',
    ],
    ['update-debtor', 'get-debtor-credit-control', 'get-debtor-detail'],
  ),
  task(
    'change-customer-details',
    [
      'customer moved, customer has a new address, new phone number of a customer, change the email of a customer, change the phone of a customer, customer details changed',
      'pelanggan pindah, alamat baru pelanggan, nombor telefon baru pelanggan, tukar e-mel pelanggan, tukar alamat pelanggan',
      '客户搬家, 客户换地址, 客户换电话, 改客户电话, 改客户邮箱, 修改客户资料',
    ],
    ['update-debtor', 'get-debtor-detail', 'read-debtors'],
  ),
  task(
    'change-supplier-details',
    [
      'supplier moved, supplier has a new address, new phone number of a supplier, bank account of a supplier changed, change the email of a supplier',
      'pembekal pindah, alamat baru pembekal, nombor telefon baru pembekal, tukar akaun bank pembekal',
      '供应商搬家, 供应商换地址, 供应商换电话, 改供应商电话, 修改供应商资料, 供应商换银行账号',
    ],
    ['update-creditor', 'get-creditor-detail', 'read-creditors'],
  ),
  task(
    'take-overpayment',
    [
      'customer overpaid, customer paid too much, overpayment, excess payment',
      'pelanggan terlebih bayar, lebihan bayaran, terlebih bayar',
      '客户多付, 多付了钱, 多收了钱, 溢付',
    ],
    ['create-ar-refund', 'create-ar-payment', 'read-ar-outstanding'],
  ),
  task(
    'follow-einvoice',
    [
      'status of an e-invoice, is the e-invoice valid, e-invoice accepted, accepted by LHDN, check with LHDN, check with MyInvois, e-invoices that failed, invalid e-invoices, which e-invoices were sent',
      'status e-invois, semak e-invois, e-invois sah, e-invois gagal, diterima LHDN, semak dengan LHDN',
      '电子发票状态, 电子发票有效, 电子发票通过, 查电子发票, 电子发票失败',
    ],
    ['einvoice.status.list', 'einvoice.status.refresh', 'einvoice.submit'],
  ),
  task(
    'answer-einvoice-rejection',
    [
      'e-invoice rejected, buyer rejected the e-invoice, rejection request, reject request, customer rejects an e-invoice',
      'e-invois ditolak, pembeli tolak e-invois, permintaan penolakan',
      '电子发票被拒绝, 电子发票被拒, 买家拒绝电子发票, 拒绝请求',
    ],
    ['einvoice.reject-request.sync', 'einvoice.status.list', 'einvoice.cancel'],
  ),
  task(
    'take-supplier-einvoice',
    [
      'import an e-invoice of a supplier, e-invoice from a supplier, supplier sent an e-invoice, received an e-invoice',
      'import e-invois pembekal, e-invois daripada pembekal, terima e-invois',
      '导入供应商电子发票, 收到电子发票, 供应商发来的电子发票',
    ],
    ['einvoice.supplier-import.apply', 'einvoice.supplier-import.preview', 'einvoice.supplier-item-mapping.list'],
  ),
  task(
    'get-supplier-discount',
    [
      'supplier gave a discount, discount from a supplier, cash back from a supplier, cashback, supplier rebate, supplier gave us credit, supplier overcharged us',
      'pembekal beri diskaun, diskaun daripada pembekal, rebat pembekal',
      '供应商给折扣, 供应商折让, 供应商返利, 供应商回扣',
    ],
    ['create-ap-credit-note', 'list-ap-credit-notes', 'create-purchase-return'],
  ),
  task(
    'charge-customer-more',
    [
      'charge a customer more, undercharged a customer, extra charges to a customer, late payment charge, late fee, penalty for a customer, interest charged to a customer',
      'caj tambahan pelanggan, caj lewat bayar, denda lewat bayar, terkurang caj pelanggan',
      '向客户加收, 少收了客户, 客户附加费, 滞纳金, 逾期利息',
    ],
    ['create-sales-debit-note', 'create-ar-debit-note', 'create-ar-invoice'],
  ),
  task(
    'close-year',
    [
      'close the books, close the year, year end closing, month end closing, close the month, retained earnings',
      'tutup akaun, tutup buku, penutupan akhir tahun, penutupan bulanan, untung tersimpan',
      '年终结账, 年结, 月结, 关账, 结转利润, 留存收益',
    ],
    ['create-journal-entry', 'read-gl-account-balance', 'list-journal-entries'],
  ),
];
