/** What people call the entities of selling and buying. Declared data. */

import { activity, document, type EntityTerms, record } from './entity-terms.ts';

export const salesTerms: readonly EntityTerms[] = [
  document('advanced-quotation', 'AQ', [
    'advanced quotation, sectioned quotation, detailed quotation',
    'sebut harga terperinci, sebut harga lanjutan',
    '高级报价单, 分段报价单',
  ]),
  document('quotation', 'QT', [
    'quotation, quote, offer, estimate, price offer, proposal, proforma, proforma invoice',
    'sebut harga, sebutharga, tawaran harga, kuotasi',
    '报价单, 报价, 报价表, 估价单, 开价, 形式发票',
  ]),
  document('sales-order', 'SO', [
    'sales order, customer order, client order, SO',
    'pesanan jualan, pesanan pelanggan, tempahan pelanggan',
    '销售订单, 客户订单, 订单, 销售订货单',
  ]),
  document('delivery-order', 'DO', [
    'delivery order, delivery note, DO, delivery slip, packing slip, shipping note, dispatch note',
    'pesanan penghantaran, nota penghantaran, nota serahan, slip penghantaran, surat penghantaran',
    '送货单, 发货单, 交货单, 出货单, 派货单',
  ]),
  document(
    'sales-invoice',
    'IV',
    [
      'sales invoice, invoice, tax invoice, customer bill, sales bill',
      'invois jualan, invois, bil pelanggan, bil jualan, invois cukai',
      '销售发票, 发票, 销售单, 销货单, 销售账单, 税务发票',
    ],
    ['sales-invoice-acct-pdf'],
  ),
  document('cash-sale', 'CS', [
    'cash sale, cash bill, counter sale, retail sale, walk-in sale, walk-in customer',
    'jualan tunai, bil tunai, jualan runcit',
    '现金销售, 现销单, 现金单, 现销, 零售单',
  ]),
  document('sales-credit-note', 'CN', [
    'sales credit note, credit note, credit memo, sales return',
    'nota kredit jualan, nota kredit, pulangan jualan',
    '销售贷项通知单, 贷项通知单, 贷记单, 贷项单, 贷记通知, 红字发票, 销售退货, 退货单',
  ]),
  document('sales-debit-note', 'DN', [
    'sales debit note, debit note, debit memo, supplementary bill',
    'nota debit jualan, nota debit',
    '销售借项通知单, 借项通知单, 借记单, 借项单, 借记通知',
  ]),
  activity('sales-detail', [
    'sales analysis, sales detail, item sales by customer, profit margin',
    'analisis jualan, butiran jualan, untung kasar',
    '销售分析, 销售明细, 毛利',
  ]),
];

export const purchaseTerms: readonly EntityTerms[] = [
  document('request-quotation', 'RQ', [
    'request for quotation, request quotation, RFQ, price enquiry, ask suppliers for a price',
    'permintaan sebut harga, RFQ, minta sebut harga daripada pembekal',
    '询价单, 采购询价, 向供应商询价',
  ]),
  document('purchase-order', 'PO', [
    'purchase order, supplier order, PO, LPO, order to a supplier',
    'pesanan belian, pesanan pembelian, pesanan kepada pembekal, pesanan tempatan',
    '采购订单, 订购单, 采购单, 进货订单',
  ]),
  document('goods-received-note', 'GR', [
    'goods received note, goods receipt, GRN, receiving note, goods inward',
    'nota terimaan barang, penerimaan barang, nota penerimaan barang',
    '收货单, 进货单, 验收单',
  ]),
  document('purchase-invoice', 'PI', [
    'purchase invoice, supplier invoice for goods, purchase bill',
    'invois belian, invois pembelian, bil belian',
    '采购发票, 进货发票, 采购账单',
  ]),
  document('cash-purchase', 'CP', [
    'cash purchase, bought with cash',
    'belian tunai, pembelian tunai, beli tunai',
    '现金采购, 现购单, 现金进货, 现金购买',
  ]),
  document('purchase-return', 'PR', [
    'purchase return, goods returned to supplier, debit note to supplier, supplier return, vendor return',
    'pulangan belian, pulangan pembelian, pulangan pembekal',
    '采购退货, 进货退出, 进货退货, 采购退回',
  ]),
  activity('purchase-detail', [
    'purchase analysis, purchase detail, purchase report, purchase history, purchases by supplier, purchases by item',
    'analisis belian, butiran belian, laporan belian, laporan pembelian, sejarah belian',
    '采购分析, 采购明细, 采购报表, 进货报表, 采购记录, 进货记录',
  ]),
];

export const receivablesTerms: readonly EntityTerms[] = [
  record(
    'debtor',
    'debtorCode',
    [
      'debtor, customer, client, buyer, trade debtor, customer account',
      'penghutang, pelanggan, pembeli, akaun pelanggan',
      '客户, 应收账户, 债务人, 顾客, 客户账户',
    ],
    ['debtor-statement-report'],
  ),
  document('ar-invoice', 'RI', [
    'AR invoice, customer invoice without stock, service invoice, receivable',
    'invois penghutang, invois akaun belum terima, invois perkhidmatan',
    '应收发票, 应收账款发票, 服务发票',
  ]),
  document('ar-payment', 'RP', [
    'AR payment, customer payment, receipt from customer, customer receipt, payment from customer, payment received, receipt, official receipt, collection',
    'bayaran pelanggan, resit pelanggan, terimaan daripada penghutang, kutipan, bayaran daripada pelanggan, bayaran diterima',
    '应收收款, 客户付款, 收款单, 客户收据, 客户还款',
  ]),
  document('ar-deposit', 'RDP', [
    'AR deposit, customer deposit, advance from customer, down payment',
    'deposit pelanggan, wang pendahuluan pelanggan',
    '客户订金, 客户预付款, 定金',
  ]),
  document(
    'ar-refund',
    'RF',
    ['AR refund, customer refund', 'bayaran balik pelanggan, bayaran balik penghutang', '客户退款, 应收退款'],
    ['read-ar-refund-lines'],
  ),
  document('ar-credit-note', 'RC', [
    'AR credit note, AR CN, customer credit note without stock',
    'nota kredit penghutang',
    '应收贷项通知单, 应收贷记单',
  ]),
  document('ar-debit-note', 'RD', [
    'AR debit note, customer debit note without stock',
    'nota debit penghutang',
    '应收借项通知单, 应收借记单',
  ]),
  document('arap-contra', 'CT', [
    'contra, AR and AP contra, set-off, contra entry',
    'kontra, kontra penghutang dan pemiutang, tolak-menolak',
    '对冲, 应收应付对冲, 抵销',
  ]),
  activity(
    'receivables-outstanding',
    [
      'receivables outstanding, receivables, AR aging, AR ageing, overdue invoices, unpaid invoices, who owes us, uncollected invoices',
      'akaun belum terima, penghutang tertunggak, pengumuran penghutang, invois belum dibayar, hutang belum kutip',
      '应收账款, 应收账龄, 应收, 应收款, 逾期未付, 未收款, 没收到的钱',
    ],
    ['read-ar-outstanding', 'read-ar-outstanding-documents', 'read-ar-detail-lines', 'debtor-statement-report'],
  ),
  activity(
    'credit-control',
    [
      'credit control, credit limit, overdue limit, available credit',
      'kawalan kredit, had kredit, kredit tersedia',
      '信用控制, 信用额度, 信用额, 赊账额度',
    ],
    ['get-debtor-credit-control'],
  ),
];

export const payablesTerms: readonly EntityTerms[] = [
  record(
    'creditor',
    'creditorCode',
    [
      'creditor, supplier, vendor, trade creditor, supplier account',
      'pemiutang, pembekal, vendor, akaun pembekal',
      '供应商, 应付账户, 债权人, 厂商, 供应商账户',
    ],
    ['creditor-statement-report'],
  ),
  document('ap-invoice', 'PB', [
    'AP invoice, supplier bill, vendor bill, bill, payable',
    'invois pemiutang, bil pembekal, bil, invois akaun belum bayar',
    '应付发票, 供应商账单, 应付账单, 账单',
  ]),
  document('ap-payment', 'PP', [
    'AP payment, supplier payment, vendor payment, payment to supplier, remittance',
    'bayaran pembekal, bayaran kepada pemiutang, bayaran kepada pembekal',
    '应付付款, 供应商付款, 付款单, 供应商货款',
  ]),
  document('ap-deposit', 'PDP', [
    'AP deposit, supplier deposit, advance to supplier',
    'deposit pembekal, wang pendahuluan kepada pembekal',
    '供应商订金, 预付供应商款',
  ]),
  document(
    'ap-refund',
    'PF',
    ['AP refund, supplier refund', 'bayaran balik pembekal, bayaran balik pemiutang', '供应商退款, 应付退款'],
    ['read-ap-refund-lines'],
  ),
  document('ap-credit-note', 'PC', [
    'AP credit note, supplier credit note, vendor credit, credit note from a supplier',
    'nota kredit pemiutang, nota kredit pembekal, nota kredit daripada pembekal',
    '应付贷项通知单, 供应商贷记单, 供应商贷项单, 供应商的贷记单',
  ]),
  document('ap-debit-note', 'PD', [
    'AP debit note, supplier debit note, debit note from a supplier',
    'nota debit pemiutang, nota debit pembekal, nota debit daripada pembekal',
    '应付借项通知单, 供应商借记单, 供应商借项单',
  ]),
  activity(
    'payables-outstanding',
    [
      'payables outstanding, payables, AP aging, AP ageing, unpaid bills, whom we owe',
      'akaun belum bayar, pemiutang tertunggak, pengumuran pemiutang, bil belum dibayar',
      '应付账款, 应付账龄, 应付, 应付款, 未付账单',
    ],
    ['read-ap-outstanding', 'read-ap-outstanding-documents', 'read-ap-detail-lines', 'creditor-statement-report'],
  ),
];
