/** What people call the entities of selling and buying. Declared data. */

import { activity, document, type EntityTerms, record } from './entity-terms.ts';

export const salesTerms: readonly EntityTerms[] = [
  document('advanced-quotation', 'AQ', [
    'advanced quotation, sectioned quotation, detailed quotation',
    'sebut harga terperinci, sebut harga lanjutan',
    '高级报价单, 分段报价单',
  ]),
  document('quotation', 'QT', ['quotation, quote, offer, estimate', 'sebut harga, sebutharga', '报价单, 报价']),
  document('sales-order', 'SO', [
    'sales order, customer order, SO',
    'pesanan jualan, pesanan pelanggan',
    '销售订单, 客户订单, 订单',
  ]),
  document('delivery-order', 'DO', [
    'delivery order, delivery note, DO',
    'pesanan penghantaran, nota penghantaran',
    '送货单, 发货单, 交货单',
  ]),
  document(
    'sales-invoice',
    'IV',
    ['sales invoice, invoice, tax invoice, customer bill', 'invois jualan, invois, bil pelanggan', '销售发票, 发票, 销售单'],
    ['sales-invoice-acct-pdf'],
  ),
  document('cash-sale', 'CS', ['cash sale, cash bill, counter sale', 'jualan tunai, bil tunai', '现金销售, 现销单, 现金单']),
  document('sales-credit-note', 'CN', [
    'sales credit note, credit note, sales return',
    'nota kredit jualan, nota kredit, pulangan jualan',
    '销售贷项通知单, 贷项通知单, 贷记单, 销售退货',
  ]),
  document('sales-debit-note', 'DN', [
    'sales debit note, debit note, supplementary bill',
    'nota debit jualan, nota debit',
    '销售借项通知单, 借项通知单, 借记单',
  ]),
  activity('sales-detail', [
    'sales analysis, sales detail, item sales by customer, profit margin',
    'analisis jualan, butiran jualan, untung kasar',
    '销售分析, 销售明细, 毛利',
  ]),
];

export const purchaseTerms: readonly EntityTerms[] = [
  document('request-quotation', 'RQ', [
    'request for quotation, request quotation, RFQ',
    'permintaan sebut harga, RFQ',
    '询价单, 采购询价',
  ]),
  document('purchase-order', 'PO', [
    'purchase order, supplier order, PO',
    'pesanan belian, pesanan pembelian',
    '采购订单, 订购单',
  ]),
  document('goods-received-note', 'GR', [
    'goods received note, goods receipt, GRN',
    'nota terimaan barang, penerimaan barang',
    '收货单, 进货单',
  ]),
  document('purchase-invoice', 'PI', [
    'purchase invoice, supplier invoice for goods',
    'invois belian, invois pembelian',
    '采购发票, 进货发票',
  ]),
  document('cash-purchase', 'CP', ['cash purchase', 'belian tunai, pembelian tunai', '现金采购, 现购单']),
  document('purchase-return', 'PR', [
    'purchase return, goods returned to supplier, debit note to supplier',
    'pulangan belian, pulangan pembelian',
    '采购退货, 进货退出',
  ]),
  activity('purchase-detail', ['purchase analysis, purchase detail', 'analisis belian, butiran belian', '采购分析, 采购明细']),
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
    'AR invoice, customer invoice without stock, receivable',
    'invois penghutang, invois akaun belum terima',
    '应收发票, 应收账款发票',
  ]),
  document('ar-payment', 'RP', [
    'AR payment, customer payment, receipt from customer, customer receipt, collection',
    'bayaran pelanggan, resit pelanggan, terimaan daripada penghutang, kutipan',
    '应收收款, 客户付款, 收款单, 客户收据',
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
    'AR credit note, customer credit note without stock',
    'nota kredit penghutang',
    '应收贷项通知单, 应收贷记单',
  ]),
  document('ar-debit-note', 'RD', [
    'AR debit note, customer debit note without stock',
    'nota debit penghutang',
    '应收借项通知单, 应收借记单',
  ]),
  document('arap-contra', 'CT', [
    'contra, AR and AP contra, set-off',
    'kontra, kontra penghutang dan pemiutang, tolak-menolak',
    '对冲, 应收应付对冲, 抵销',
  ]),
  activity(
    'receivables-outstanding',
    [
      'receivables outstanding, AR aging, overdue invoices, unpaid invoices, who owes us',
      'akaun belum terima, penghutang tertunggak, pengumuran penghutang, invois belum dibayar',
      '应收账款, 应收账龄, 逾期未付, 未收款',
    ],
    ['read-ar-outstanding', 'read-ar-outstanding-documents', 'read-ar-detail-lines', 'debtor-statement-report'],
  ),
  activity(
    'credit-control',
    ['credit control, credit limit, overdue limit', 'kawalan kredit, had kredit', '信用控制, 信用额度'],
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
    'AP invoice, supplier bill, bill, payable',
    'invois pemiutang, bil pembekal, bil, invois akaun belum bayar',
    '应付发票, 供应商账单, 应付账单',
  ]),
  document('ap-payment', 'PP', [
    'AP payment, supplier payment, payment to supplier',
    'bayaran pembekal, bayaran kepada pemiutang',
    '应付付款, 供应商付款, 付款单',
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
    'AP credit note, supplier credit note',
    'nota kredit pemiutang, nota kredit pembekal',
    '应付贷项通知单, 供应商贷记单',
  ]),
  document('ap-debit-note', 'PD', [
    'AP debit note, supplier debit note',
    'nota debit pemiutang, nota debit pembekal',
    '应付借项通知单, 供应商借记单',
  ]),
  activity(
    'payables-outstanding',
    [
      'payables outstanding, AP aging, unpaid bills, whom we owe',
      'akaun belum bayar, pemiutang tertunggak, pengumuran pemiutang, bil belum dibayar',
      '应付账款, 应付账龄, 未付账单',
    ],
    ['read-ap-outstanding', 'read-ap-outstanding-documents', 'read-ap-detail-lines', 'creditor-statement-report'],
  ),
];
