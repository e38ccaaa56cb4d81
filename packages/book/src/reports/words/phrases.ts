/** The texts of printed documents, in every language. Declared data; the sheets choose their phrases. */

import type { Language, Said } from './language.ts';

const said = (en: string, ms: string, zh: string): Said => ({ en, ms, zh });

const PHRASES = {
  // Heads of columns
  position: said('No.', 'Bil.', '序号'),
  item: said('Item', 'Barang', '货号'),
  description: said('Description', 'Perihal', '说明'),
  name: said('Name', 'Nama', '名称'),
  quantity: said('Qty', 'Kuantiti', '数量'),
  unit: said('Unit', 'Unit', '单位'),
  unitPrice: said('Unit price', 'Harga seunit', '单价'),
  discount: said('Discount', 'Diskaun', '折扣'),
  tax: said('Tax', 'Cukai', '税码'),
  taxAmount: said('Tax amount', 'Amaun cukai', '税额'),
  taxable: said('Taxable', 'Bercukai', '应税金额'),
  amount: said('Amount', 'Amaun', '金额'),
  location: said('Location', 'Lokasi', '地点'),
  fromLocation: said('From', 'Dari', '调出'),
  toLocation: said('To', 'Ke', '调入'),
  unitCost: said('Unit cost', 'Kos seunit', '单位成本'),
  value: said('Value', 'Nilai', '价值'),
  counted: said('Counted', 'Dikira', '实盘数'),
  bookQuantity: said('Book', 'Rekod', '账面数'),
  difference: said('Difference', 'Beza', '差异'),
  quantityInto: said('Becomes', 'Menjadi', '换算为'),
  quantityPerUnit: said('Per unit', 'Seunit', '单位用量'),
  deliveryDate: said('Deliver by', 'Hantar sebelum', '交货日期'),
  account: said('Account', 'Akaun', '科目'),
  debit: said('Debit', 'Debit', '借方'),
  credit: said('Credit', 'Kredit', '贷方'),
  balance: said('Balance', 'Baki', '余额'),
  method: said('Paid by', 'Dibayar dengan', '付款方式'),
  chequeNo: said('Cheque or reference', 'Cek atau rujukan', '支票或参考号'),
  bankCharge: said('Bank charge', 'Caj bank', '银行手续费'),
  withheld: said('Tax withheld', 'Cukai ditahan', '预扣税'),
  document: said('Document', 'Dokumen', '单据'),
  documentDate: said('Date', 'Tarikh', '日期'),
  original: said('Original', 'Asal', '原额'),
  outstanding: said('Outstanding', 'Belum dijelaskan', '未付余额'),
  daysOverdue: said('Days overdue', 'Hari tertunggak', '逾期天数'),
  settled: said('Settled', 'Dijelaskan', '结清金额'),
  code: said('Code', 'Kod', '代码'),
  // Captions
  taxSummary: said('Tax summary', 'Ringkasan cukai', '税务摘要'),
  payments: said('Payment', 'Bayaran', '付款'),
  inSettlementOf: said('In settlement of', 'Untuk menjelaskan', '用于结清'),
  customerSide: said('Set off for the customer', 'Ditolak bagi pelanggan', '客户方冲销'),
  supplierSide: said('Set off for the supplier', 'Ditolak bagi pembekal', '供应商方冲销'),
  components: said('Components', 'Komponen', '组件'),
  agingByDueDate: said('Aging by due date', 'Pengumuran mengikut tarikh akhir', '按到期日的账龄'),
  agingByDocumentDate: said('Aging by document date', 'Pengumuran mengikut tarikh dokumen', '按单据日期的账龄'),
  // Parties
  billTo: said('Bill to', 'Bil kepada', '客户'),
  offerTo: said('Prepared for', 'Disediakan untuk', '致'),
  deliverTo: said('Deliver to', 'Hantar kepada', '送货地址'),
  creditTo: said('Credited to', 'Dikreditkan kepada', '贷记予'),
  supplier: said('Supplier', 'Pembekal', '供应商'),
  receivedFrom: said('Received from', 'Diterima daripada', '兹收到'),
  payTo: said('Pay to', 'Bayar kepada', '付予'),
  customer: said('Customer', 'Pelanggan', '客户'),
  attention: said('Attn.', 'U.p.', '联络人'),
  phone: said('Tel.', 'Tel.', '电话'),
  fax: said('Fax', 'Faks', '传真'),
  registrationNo: said('Reg. no.', 'No. pendaftaran', '注册号'),
  taxNo: said('TIN', 'TIN', '税务识别号'),
  sstNo: said('SST no.', 'No. SST', '销售与服务税号'),
  // Facts
  number: said('Number', 'Nombor', '编号'),
  date: said('Date', 'Tarikh', '日期'),
  dueDate: said('Due date', 'Tarikh akhir', '到期日'),
  term: said('Terms', 'Terma', '付款条件'),
  agent: said('Agent', 'Wakil', '业务员'),
  reference: said('Reference', 'Rujukan', '参考'),
  yourReference: said('Your ref.', 'Rujukan anda', '贵方参考'),
  ourReference: said('Our ref.', 'Rujukan kami', '我方参考'),
  supplierInvoice: said('Supplier invoice', 'Invois pembekal', '供应商发票'),
  supplierDelivery: said('Supplier delivery', 'Hantaran pembekal', '供应商送货单'),
  supplierCreditNote: said('Supplier credit note', 'Nota kredit pembekal', '供应商贷项单'),
  invoiceReferred: said('Invoice', 'Invois', '相关发票'),
  fromDocuments: said('From', 'Daripada', '来源单据'),
  shipVia: said('Ship via', 'Penghantaran', '运输方式'),
  project: said('Project', 'Projek', '项目'),
  department: said('Department', 'Jabatan', '部门'),
  currencyRate: said('Currency', 'Mata wang', '货币'),
  pricesIncludeTax: said('Prices', 'Harga', '价格'),
  taxIncluded: said('include tax', 'termasuk cukai', '含税'),
  reason: said('Reason', 'Sebab', '原因'),
  bankAccount: said('Bank or cash account', 'Akaun bank atau tunai', '银行或现金科目'),
  partyAccount: said('Account', 'Akaun', '户口'),
  finishedItem: said('Finished item', 'Barang siap', '成品'),
  assemblyCost: said('Assembly cost per unit', 'Kos pemasangan seunit', '单位组装成本'),
  period: said('Period', 'Tempoh', '期间'),
  // Totals
  gross: said('Before discount', 'Sebelum diskaun', '折前金额'),
  lessDiscount: said('Discount', 'Diskaun', '折扣'),
  subtotal: said('Subtotal', 'Jumlah kecil', '小计'),
  netOfTax: said('Total before tax', 'Jumlah sebelum cukai', '未税金额'),
  taxTotal: said('Tax', 'Cukai', '税额'),
  rounding: said('Rounding adjustment', 'Pelarasan penggenapan', '尾数调整'),
  total: said('Total', 'Jumlah', '总计'),
  totalIn: said('Total in', 'Jumlah dalam', '折合'),
  paid: said('Paid', 'Dibayar', '已付'),
  settlementDiscount: said('Settlement discount', 'Diskaun bayaran', '付款折扣'),
  credited: said('Credited', 'Dikreditkan', '已贷记'),
  balanceDue: said('Balance due', 'Baki perlu dibayar', '应付余额'),
  settledTotal: said('Settled', 'Dijelaskan', '已结清'),
  unapplied: said('Not yet applied', 'Belum diguna', '未核销'),
  lessWithheld: said('Less tax withheld', 'Tolak cukai ditahan', '减预扣税'),
  netPaid: said('Net paid', 'Bayaran bersih', '实付金额'),
  inWords: said('Amount in words', 'Amaun dalam perkataan', '金额大写'),
  componentCost: said('Component cost', 'Kos komponen', '组件成本'),
  assemblyCostTotal: said('Assembly cost', 'Kos pemasangan', '组装成本'),
  openingBalance: said('Balance brought forward', 'Baki dibawa ke hadapan', '承前余额'),
  closingBalance: said('Closing balance', 'Baki penutup', '期末余额'),
  current: said('Current', 'Semasa', '当月'),
  month1: said('1 month', '1 bulan', '1 个月'),
  month2: said('2 months', '2 bulan', '2 个月'),
  month3: said('3 months', '3 bulan', '3 个月'),
  month4: said('4 months', '4 bulan', '4 个月'),
  month5: said('5 months +', '5 bulan +', '5 个月以上'),
  // Sales report
  net: said('Net', 'Bersih', '净额'),
  cost: said('Cost', 'Kos', '成本'),
  profit: said('Profit', 'Untung', '利润'),
  margin: said('Margin', 'Margin', '毛利率'),
  month: said('Month', 'Bulan', '月份'),
  byCustomer: said('By customer', 'Mengikut pelanggan', '按客户'),
  byItem: said('By item', 'Mengikut barang', '按货品'),
  byAgent: said('By sales agent', 'Mengikut wakil jualan', '按业务员'),
  byMonth: said('By month', 'Mengikut bulan', '按月份'),
  withoutItem: said('Without item', 'Tanpa barang', '无货号'),
  withoutAgent: said('Without agent', 'Tanpa wakil', '无业务员'),
  noMovement: said('No movement in this period.', 'Tiada pergerakan dalam tempoh ini.', '本期无交易。'),
  nothingOpen: said('Nothing is open.', 'Tiada baki tertunggak.', '没有未结单据。'),
  // Notes of lines and feet
  batch: said('Batch', 'Kelompok', '批号'),
  serial: said('Serial no.', 'No. siri', '序列号'),
  free: said('Free of charge', 'Percuma', '赠品'),
  notes: said('Notes', 'Catatan', '备注'),
  preparedBy: said('Prepared by', 'Disediakan oleh', '制单'),
  checkedBy: said('Checked by', 'Disemak oleh', '审核'),
  approvedBy: said('Approved by', 'Diluluskan oleh', '批准'),
  receivedBy: said('Received by', 'Diterima oleh', '签收'),
  deliveredBy: said('Delivered by', 'Dihantar oleh', '送货人'),
  issuedBy: said('Issued by', 'Dikeluarkan oleh', '签发'),
  acceptedBy: said('Accepted by', 'Dipersetujui oleh', '客户确认'),
  authorisedBy: said('Authorised signature', 'Tandatangan sah', '授权签名'),
  validated: said('Validated e-invoice', 'e-Invois yang disahkan', '已验证电子发票'),
  validatedAt: said('Validated', 'Disahkan', '验证时间'),
  uuid: said('UUID', 'UUID', '唯一识别码'),
  payInto: said('Please pay to', 'Sila bayar kepada', '请付款至'),
  bankAccountNo: said('Account no.', 'No. akaun', '账号'),
  swift: said('SWIFT', 'SWIFT', 'SWIFT'),
  scanToPay: said('Scan the code to pay.', 'Imbas kod untuk membayar.', '扫码付款。'),
  carriedForward: said('Carried forward', 'Dihantar ke hadapan', '转下页'),
  broughtForward: said('Brought forward', 'Dibawa ke hadapan', '承上页'),
  continued: said('continued', 'sambungan', '续'),
} as const satisfies Readonly<Record<string, Said>>;

export type Phrase = keyof typeof PHRASES;

/** Returns a phrase. */
export type Say = (phrase: Phrase) => string;

export const sayIn =
  (language: Language): Say =>
  (phrase) =>
    PHRASES[phrase][language];

const PAGE_OF: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  ms: (page, pages) => `Halaman ${page} daripada ${pages}`,
  zh: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};

export const pageOf = (language: Language, page: number, pages: number): string => PAGE_OF[language](page, pages);

const PAID_UP_TO: Readonly<Record<Language, (date: string) => string>> = {
  en: (date) => `Paid up to ${date}`,
  ms: (date) => `Dibayar hingga ${date}`,
  zh: (date) => `截至${date}已付`,
};

/** The text next to the paid amount of a bill, with the date of the latest payment. */
export const paidUpTo = (language: Language, date: string): string => PAID_UP_TO[language](date);

interface SalesFigures {
  readonly net: string;
  readonly period: string;
  readonly profit: string;
  readonly margin: string;
}

const SALES_LEAD: Readonly<Record<Language, (figures: SalesFigures) => string>> = {
  en: ({ net, period, profit, margin }) =>
    `Sales ${period} came to ${net}, with a profit of ${profit}${margin === '' ? '' : `, a margin of ${margin}`}.`,
  ms: ({ net, period, profit, margin }) =>
    `Jualan ${period} berjumlah ${net}, dengan untung ${profit}${margin === '' ? '' : `, margin ${margin}`}.`,
  zh: ({ net, period, profit, margin }) => `${period}销售额 ${net}，利润 ${profit}${margin === '' ? '' : `，毛利率 ${margin}`}。`,
};

/** One sentence that summarises a report of sales. */
export const salesLead = (language: Language, figures: SalesFigures): string => SALES_LEAD[language](figures);

const PERIODS: Readonly<Record<Language, (from: string | null, to: string) => string>> = {
  en: (from, to) => (from === null ? `up to ${to}` : `from ${from} to ${to}`),
  ms: (from, to) => (from === null ? `hingga ${to}` : `dari ${from} hingga ${to}`),
  zh: (from, to) => (from === null ? `截至${to}` : `${from}至${to}`),
};

export const periodText = (language: Language, from: string | null, to: string): string => PERIODS[language](from, to);
