/** What people set out to do when they sell, buy, pay and are paid, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const tradeTasks: readonly TaskTerms[] = [
  task(
    'quote-price',
    [
      'customer wants a price, customer asks for a price, give a price to a customer, price for a customer',
      'pelanggan minta harga, pelanggan tanya harga, pelanggan nak tahu harga',
      '客户询价, 客户问价, 给客户价钱',
    ],
    ['create-quotation', 'list-quotations', 'read-items'],
  ),
  task(
    'take-order',
    [
      'place an order, take an order, web order, online order, shop order, new order',
      'buat pesanan, terima pesanan, pesanan dalam talian, tempahan',
      '下单, 下订单, 接单, 网店订单, 线上订单',
    ],
    ['create-sales-order', 'list-sales-orders', 'transfer-sales-order-to-sales-invoice'],
  ),
  task(
    'sell-over-the-counter',
    [
      'checkout, point of sale, POS, till, shop receipt, sale paid at once, paid at the counter, walk-in customer paid',
      'kaunter, resit jualan, jualan kaunter, jual tunai, bayar di kaunter',
      '收银, 结账, 门店销售, 零售, 小票, 柜台付款',
    ],
    ['create-cash-sale', 'create-sales-order', 'list-cash-sales'],
  ),
  task(
    'sell-goods',
    ['sell, sell goods, make a sale', 'jual, jual barang', '卖货, 卖出, 销售商品'],
    ['create-sales-invoice', 'create-cash-sale', 'create-sales-order'],
  ),
  task(
    'bill-customer',
    ['bill a customer, charge a customer, invoice a customer', 'caj pelanggan, invois pelanggan', '开单给客户, 向客户收费'],
    ['create-sales-invoice', 'list-sales-invoices', 'sales-invoice-acct-pdf'],
  ),
  task(
    'bill-delivery',
    [
      'bill what was delivered, invoice what was delivered, bill the customer for a delivery, invoice a delivery, charge for delivered goods',
      'invois barang yang dihantar, bil penghantaran',
      '按送货单开发票, 送货后开票',
    ],
    ['transfer-delivery-order-to-sales-invoice', 'create-sales-invoice', 'list-delivery-orders'],
  ),
  task(
    'bill-receipt-of-goods',
    [
      'bill for what was received, invoice for received goods, match goods received with the bill',
      'bil bagi barang yang diterima',
      '按收货单录入发票, 收货后开票',
    ],
    ['transfer-goods-received-note-to-purchase-invoice', 'create-purchase-invoice', 'list-goods-received-notes'],
  ),
  task(
    'ship-goods',
    [
      'ship an order, ship goods, deliver goods, dispatch, fulfil an order, shipment',
      'hantar barang, penghantaran, serah barang',
      '发货, 出货, 送货, 配送',
    ],
    ['create-delivery-order', 'transfer-sales-order-to-delivery-order', 'list-delivery-orders'],
  ),
  task(
    'take-goods-back',
    [
      'goods returned, returned goods, return of goods, sales return, customer returned goods, goods came back from a customer',
      'pulangan barang, hantar balik, hantar balik barang, barang dipulangkan, pelanggan pulangkan barang',
      '退货, 客户退货, 客户退回商品',
    ],
    ['create-sales-credit-note', 'create-purchase-return', 'transfer-sales-invoice-to-sales-credit-note'],
  ),
  task(
    'return-goods-to-supplier',
    [
      'send goods back to supplier, send back to supplier, return goods to supplier, return to vendor, supplier takes goods back',
      'pulangkan barang kepada pembekal, hantar balik barang kepada pembekal, pulangan kepada pembekal',
      '退货给供应商, 退给供应商, 向供应商退货',
    ],
    ['create-purchase-return', 'transfer-purchase-invoice-to-purchase-return', 'list-purchase-returns'],
  ),
  task(
    'credit-customer',
    [
      'credit a customer, give credit, price reduction, goodwill, discount after the invoice, give a discount, rebate',
      'beri kredit, kurangkan harga, beri diskaun',
      '减价, 给客户折让, 给折扣',
    ],
    ['create-sales-credit-note', 'create-ar-credit-note', 'transfer-sales-invoice-to-sales-credit-note'],
  ),
  task(
    'print-receipt',
    ['print receipt, receipt PDF', 'cetak resit', '打印收据'],
    ['arap-document-acct-pdf', 'gl-document-acct-pdf', 'sales-document-acct-pdf'],
  ),
  task(
    'send-invoice',
    ['invoice PDF, email invoice, send invoice', 'PDF invois, hantar invois, e-mel invois', '发票PDF, 发送发票'],
    ['sales-invoice-acct-pdf', 'sales-document-acct-pdf', 'einvoice.submit'],
  ),
  task(
    'review-sales',
    [
      'sales report, sales summary, sales figures, turnover, revenue, what did we sell, what was sold, how much did we sell, sales by item, sales by salesman, sales by agent, commission of agents',
      'laporan jualan, ringkasan jualan, hasil jualan, apa yang dijual, berapa jualan',
      '销售报表, 销售汇总, 销售额, 营业额, 卖了什么, 卖了多少, 卖了哪些, 卖了多少钱',
    ],
    ['sales-report-html', 'read-item-sales-by-customer', 'read-sales-detail-lines'],
  ),
  task(
    'find-best-sellers',
    [
      'best selling products, best sellers, top products, top customers, what customers buy most, gross profit, sales by customer',
      'produk laris, barang laris, pelanggan utama',
      '畅销商品, 热销, 大客户',
    ],
    ['read-item-sales-by-customer', 'sales-report-html', 'read-sales-detail-lines'],
  ),
  task(
    'record-payment',
    ['record payment, enter payment, payment', 'rekod bayaran, masukkan bayaran, bayaran', '付款, 记录付款, 付钱, 支付'],
    ['create-ar-payment', 'create-ap-payment', 'read-ar-outstanding-documents'],
  ),
  task(
    'receive-payment',
    [
      'receive payment, payment received, receive money, money received, money from a customer, customer paid, mark invoice as paid, apply payment to invoice, payment for an invoice, settle invoice, knock off invoice, allocate payment, collect money, record a cheque, enter a cheque, cheque received, receive a cheque, bank in a cheque, transferred to our bank, transferred to our account, paid into our account',
      'terima bayaran, terima wang, wang diterima, pelanggan sudah bayar, kutip hutang, resit pelanggan, resit bayaran, terima cek, rekod cek, cek diterima, pindahkan wang ke akaun kita',
      '收款, 收钱, 收到货款, 收到客户的钱, 到账, 客户已付款, 核销发票, 收到支票, 收支票, 支票收款, 转账到我们的账户',
    ],
    ['create-ar-payment', 'read-ar-outstanding-documents', 'list-ar-payments'],
  ),
  task(
    'pay-supplier',
    [
      'pay supplier, pay a supplier bill, transfer money to a supplier, wire money to a supplier, pay a bill, pay bills, settle a bill, money paid to supplier, write a cheque, issue a cheque, cheque to a supplier',
      'bayar bil, bayar hutang, bayar pembekal, jelaskan bil, pindah duit kepada pembekal, hantar duit kepada pembekal',
      '支付货款, 付款给供应商, 还款, 付账单, 转账给供应商, 汇款给供应商, 打款给供应商, 结清账单',
    ],
    ['create-ap-payment', 'read-ap-outstanding-documents', 'list-ap-payments'],
  ),
  task(
    'see-debts',
    [
      'debt, debts, aging, aging report, ageing report, outstanding balance, amount owed',
      'hutang, laporan hutang, baki tertunggak, pengumuran hutang, jumlah hutang',
      '欠款, 欠, 欠了多少钱, 账龄, 债务, 未结余额',
    ],
    ['read-ar-outstanding', 'read-ap-outstanding', 'read-ar-outstanding-documents'],
  ),
  task(
    'see-what-customers-owe',
    [
      'who owes us money, customer debt, customers who owe, unpaid customers, customer balance, debt collection',
      'siapa berhutang, hutang pelanggan, pelanggan belum bayar, baki pelanggan',
      '客户欠款, 没付款的客户, 客户余额, 催款',
    ],
    ['read-ar-outstanding', 'read-ar-outstanding-documents', 'debtor-statement-report'],
  ),
  task(
    'see-what-we-owe',
    [
      'whom do we owe, what we owe, supplier balance, bills due, bills to pay, unpaid supplier invoices, unpaid supplier bills, outstanding supplier invoices, supplier invoices not paid yet',
      'hutang kepada pembekal, hutang pembekal, baki pembekal, invois pembekal belum dibayar, bil pembekal belum dibayar',
      '欠供应商的钱, 欠供应商, 供应商余额, 待付账单, 未付供应商发票, 未付供应商账单, 没付供应商发票',
    ],
    ['read-ap-outstanding', 'read-ap-outstanding-documents', 'creditor-statement-report'],
  ),
  task(
    'see-open-invoices',
    [
      'open invoices, invoices due, late invoices, outstanding invoices, unpaid customer invoices, late payers',
      'invois tertunggak, invois lewat, invois terbuka',
      '未付发票, 未收发票, 逾期发票',
    ],
    ['read-ar-outstanding-documents', 'read-ar-outstanding', 'debtor-statement-report'],
  ),
  task(
    'see-statement',
    ['statement, statement of account, account statement', 'penyata, penyata akaun', '对账单, 结单, 往来账'],
    ['debtor-statement-report', 'arap-statement-acct-pdf', 'creditor-statement-report'],
  ),
  task(
    'send-statement',
    ['send statement, email statement, statement PDF', 'hantar penyata, e-mel penyata', '发送对账单, 寄对账单'],
    ['arap-statement-acct-pdf', 'statement-report-html', 'debtor-statement-report'],
  ),
  task(
    'give-money-back',
    [
      'refund, give money back, money back, refund a customer, give a customer money back',
      'bayaran balik, pulangkan wang, bayaran balik kepada pelanggan',
      '退款, 退钱, 退款给客户',
    ],
    ['create-ar-refund', 'create-ap-refund', 'list-ar-refunds'],
  ),
  task(
    'get-money-back',
    [
      'supplier refund, refund from a supplier, refund from a supplier for returned goods, supplier gave money back, supplier returned our money',
      'bayaran balik daripada pembekal, pembekal pulangkan wang',
      '供应商退款, 供应商退钱',
    ],
    ['create-ap-refund', 'list-ap-refunds', 'validate-ap-refund'],
  ),
  task(
    'set-off-debts',
    [
      'set off, net off, offset what they owe against what we owe, customer who is also supplier, receivables against payables',
      'kontra, tolak hutang, pelanggan juga pembekal',
      '抵销, 互相抵销, 应收应付抵销, 冲抵, 客户也是供应商',
    ],
    ['create-arap-contra', 'list-arap-contras', 'validate-arap-contra'],
  ),
  task(
    'take-deposit',
    [
      'deposit, prepayment, advance payment, paid in advance, customer paid a deposit, deposit for an order',
      'deposit, bayaran pendahuluan, wang muka, pelanggan bayar deposit, deposit untuk pesanan',
      '订金, 预付款, 预收款, 客户付订金, 订单的订金',
    ],
    ['create-ar-deposit', 'create-ap-deposit', 'list-ar-deposits'],
  ),
  task(
    'write-off-debt',
    ['bad debt, write off debt, write off an invoice', 'hutang lapuk, hapus kira hutang', '坏账, 呆账'],
    ['create-ar-credit-note', 'create-journal-entry', 'read-ar-outstanding'],
  ),
  task(
    'enter-bill',
    [
      'vendor invoice, supplier invoice, enter a bill, record a bill, vendor bill, purchase bill, utility bill, electricity bill, phone bill, received a bill, bill arrived',
      'invois pembekal, masukkan bil, rekod bil, catat bil, bil pembekal, bil elektrik, bil air, bil telefon, terima bil, bil sampai',
      '供应商发票, 进货账单, 录入账单, 登记账单, 水电账单, 水电费账单, 收到账单',
    ],
    ['create-ap-invoice', 'create-purchase-invoice', 'list-ap-invoices'],
  ),
  task(
    'buy-goods',
    [
      'order from supplier, buy goods, restock, reorder, replenish, purchase',
      'beli barang, pesan daripada pembekal, belian, tambah stok',
      '采购, 进货, 补货, 订货, 向供应商订货',
    ],
    ['create-purchase-order', 'list-purchase-orders', 'create-purchase-invoice'],
  ),
  task(
    'buy-asset',
    [
      'buy a car, buy a van, buy a machine, buy equipment, buy furniture, buy a computer, buy an asset, bought an asset, purchase of a fixed asset',
      'beli kereta, beli van, beli mesin, beli peralatan, beli perabot, beli komputer, beli aset',
      '买车, 买机器, 买设备, 买家具, 买电脑, 购买固定资产, 购置资产',
    ],
    ['create-ap-invoice', 'create-purchase-invoice', 'create-gl-cash-book-payment'],
  ),
  task(
    'receive-goods',
    [
      'receive goods, goods arrived, goods from a supplier arrived, goods received, delivery from supplier, book in goods, check in goods, delivery arrived, shipment arrived, goods of a purchase order arrived, book in a purchase order',
      'barang sampai, barang diterima, barang dah sampai, stok sampai, penghantaran pembekal sampai',
      '收货, 到货, 货到了, 入库, 验收, 供应商送货来',
    ],
    ['create-goods-received-note', 'create-stock-receive', 'transfer-purchase-order-to-goods-received-note'],
  ),
  task(
    'register-customer',
    ['register customer, customer registration, sign up a customer', 'daftar pelanggan, pendaftaran pelanggan', '登记客户, 开户'],
    ['create-debtor', 'read-debtors', 'update-debtor'],
  ),
];
