/** The texts of reports, in every language, beside their titles. Declared data; each report chooses its phrases. */

import type { ReportTemplate } from '@ledgerline/catalog';
import { printedReportTitles } from '@ledgerline/words/shared/report-title';
import type { Language, Said } from './language.ts';

const said = (en: string, ms: string, zh: string): Said => ({ en, ms, zh });

export const REPORT_TITLES: Readonly<Record<ReportTemplate, Said>> = printedReportTitles;

const WORDS = {
  // Heads of columns
  account: said('Account', 'Akaun', '科目'),
  name: said('Name', 'Nama', '名称'),
  opening: said('Opening', 'Baki awal', '期初'),
  debit: said('Debit', 'Debit', '借方'),
  credit: said('Credit', 'Kredit', '贷方'),
  closing: said('Closing', 'Baki akhir', '期末'),
  balance: said('Balance', 'Baki', '余额'),
  total: said('Total', 'Jumlah', '合计'),
  date: said('Date', 'Tarikh', '日期'),
  dueDate: said('Due', 'Tarikh akhir', '到期日'),
  document: said('Document', 'Dokumen', '单据'),
  description: said('Description', 'Perihal', '说明'),
  customer: said('Customer', 'Pelanggan', '客户'),
  supplier: said('Supplier', 'Pembekal', '供应商'),
  original: said('Original', 'Asal', '原额'),
  outstanding: said('Outstanding', 'Belum dijelaskan', '未付余额'),
  daysOverdue: said('Days overdue', 'Hari tertunggak', '逾期天数'),
  item: said('Item', 'Barang', '货号'),
  location: said('Location', 'Lokasi', '地点'),
  quantity: said('Qty', 'Kuantiti', '数量'),
  unit: said('Unit', 'Unit', '单位'),
  unitCost: said('Unit cost', 'Kos seunit', '单位成本'),
  value: said('Value', 'Nilai', '价值'),
  field: said('Field', 'Butiran', '栏目'),
  settledBy: said('Settled by', 'Dijelaskan oleh', '结清单据'),
  taxCode: said('Tax code', 'Kod cukai', '税码'),
  taxable: said('Value', 'Nilai', '应税金额'),
  tax: said('Tax', 'Cukai', '税额'),
  when: said('When (UTC)', 'Bila (UTC)', '时间（UTC）'),
  who: said('Who', 'Siapa', '何人'),
  what: said('What', 'Apa', '操作'),
  subject: said('Document or record', 'Dokumen atau rekod', '单据或记录'),
  party: said('Party', 'Pihak', '往来单位'),
  reason: said('Reason', 'Sebab', '原因'),
  commandId: said('commandId', 'commandId', 'commandId'),
  without: said('None', 'Tiada', '无'),
  // Facts
  period: said('Period', 'Tempoh', '期间'),
  asAt: said('As at', 'Pada', '截至'),
  currency: said('Currency', 'Mata wang', '货币'),
  agingBy: said('Aging by', 'Pengumuran mengikut', '账龄依据'),
  byDueDate: said('due date', 'tarikh akhir', '到期日'),
  byDocumentDate: said('document date', 'tarikh dokumen', '单据日期'),
  // Profit and loss
  sales: said('Sales', 'Jualan', '销售收入'),
  netSales: said('Net sales', 'Jualan bersih', '净销售额'),
  costOfSales: said('Cost of sales', 'Kos jualan', '销售成本'),
  totalCostOfSales: said('Total cost of sales', 'Jumlah kos jualan', '销售成本合计'),
  grossProfit: said('Gross profit', 'Untung kasar', '毛利'),
  otherIncome: said('Other income', 'Pendapatan lain', '其他收入'),
  totalOtherIncome: said('Total other income', 'Jumlah pendapatan lain', '其他收入合计'),
  expenses: said('Expenses', 'Perbelanjaan', '费用'),
  totalExpenses: said('Total expenses', 'Jumlah perbelanjaan', '费用合计'),
  profitBeforeTax: said('Profit before tax', 'Untung sebelum cukai', '税前利润'),
  profitAfterTax: said('Profit after tax', 'Untung selepas cukai', '税后利润'),
  taxation: said('Taxation', 'Cukai pendapatan', '所得税'),
  totalTaxation: said('Total taxation', 'Jumlah cukai pendapatan', '所得税合计'),
  appropriation: said('Appropriations', 'Pengagihan', '利润分配'),
  totalAppropriation: said('Total appropriations', 'Jumlah pengagihan', '利润分配合计'),
  profit: said('Profit for the period', 'Untung bagi tempoh', '本期利润'),
  // Balance sheet
  fixedAssets: said('Fixed assets', 'Aset tetap', '固定资产'),
  totalFixedAssets: said('Total fixed assets', 'Jumlah aset tetap', '固定资产合计'),
  otherAssets: said('Other assets', 'Aset lain', '其他资产'),
  totalOtherAssets: said('Total other assets', 'Jumlah aset lain', '其他资产合计'),
  currentAssets: said('Current assets', 'Aset semasa', '流动资产'),
  totalCurrentAssets: said('Total current assets', 'Jumlah aset semasa', '流动资产合计'),
  totalAssets: said('Total assets', 'Jumlah aset', '资产总计'),
  currentLiabilities: said('Current liabilities', 'Liabiliti semasa', '流动负债'),
  totalCurrentLiabilities: said('Total current liabilities', 'Jumlah liabiliti semasa', '流动负债合计'),
  longTermLiabilities: said('Long-term liabilities', 'Liabiliti jangka panjang', '长期负债'),
  totalLongTermLiabilities: said('Total long-term liabilities', 'Jumlah liabiliti jangka panjang', '长期负债合计'),
  otherLiabilities: said('Other liabilities', 'Liabiliti lain', '其他负债'),
  totalOtherLiabilities: said('Total other liabilities', 'Jumlah liabiliti lain', '其他负债合计'),
  totalLiabilities: said('Total liabilities', 'Jumlah liabiliti', '负债总计'),
  netAssets: said('Net assets', 'Aset bersih', '净资产'),
  equity: said('Equity', 'Ekuiti', '权益'),
  earlierEarnings: said('Earnings of earlier years', 'Pendapatan tahun-tahun lalu', '以前年度损益'),
  currentEarnings: said('Current-year earnings', 'Pendapatan tahun semasa', '本年损益'),
  totalEquity: said('Total equity', 'Jumlah ekuiti', '权益总计'),
  balanceCheck: said('Check: net assets less equity', 'Semakan: aset bersih tolak ekuiti', '核对：净资产减权益'),
  // Cash flow
  operating: said('Operating activities', 'Aktiviti operasi', '经营活动'),
  investing: said('Investing activities', 'Aktiviti pelaburan', '投资活动'),
  financing: said('Financing activities', 'Aktiviti pembiayaan', '筹资活动'),
  otherFlows: said('Other movements', 'Pergerakan lain', '其他变动'),
  netOperating: said('Net cash from operating', 'Tunai bersih daripada operasi', '经营活动净现金'),
  netInvesting: said('Net cash from investing', 'Tunai bersih daripada pelaburan', '投资活动净现金'),
  netFinancing: said('Net cash from financing', 'Tunai bersih daripada pembiayaan', '筹资活动净现金'),
  netOther: said('Net cash from other movements', 'Tunai bersih daripada pergerakan lain', '其他变动净现金'),
  addedBack: said('not operating', 'bukan operasi', '非经营项目'),
  netChange: said('Net change in cash', 'Perubahan bersih tunai', '现金净变动'),
  openingCash: said('Cash at the start', 'Tunai pada awal', '期初现金'),
  closingCash: said('Cash at the end', 'Tunai pada akhir', '期末现金'),
  // Ledger and journal
  broughtForward: said('Balance brought forward', 'Baki dibawa ke hadapan', '承前余额'),
  closingBalance: said('Closing balance', 'Baki penutup', '期末余额'),
  // Aging
  current: said('Current', 'Semasa', '当月'),
  month1: said('1 month', '1 bulan', '1 个月'),
  month2: said('2 months', '2 bulan', '2 个月'),
  month3: said('3 months', '3 bulan', '3 个月'),
  month4: said('4 months', '4 bulan', '4 个月'),
  month5: said('5 months +', '5 bulan +', '5 个月以上'),
  allCurrencies: said('All currencies', 'Semua mata wang', '所有货币'),
  openDocuments: said('Open documents', 'Dokumen tertunggak', '未结单据'),
  controlAccount: said('Control account', 'Akaun kawalan', '统制科目'),
  stockAccount: said('Stock account', 'Akaun stok', '库存科目'),
  difference: said('Difference', 'Beza', '差异'),
  nothingOpen: said('Nothing is open.', 'Tiada baki tertunggak.', '没有未结单据。'),
  nothing: said('Nothing in this period.', 'Tiada dalam tempoh ini.', '本期没有记录。'),
  noStock: said('No stock.', 'Tiada stok.', '没有库存。'),
  // SST-02
  partB: said('Part B: tax payable', 'Bahagian B: cukai kena dibayar', 'B 部分：应缴税款'),
  partC: said('Part C: exempt supplies', 'Bahagian C: pembekalan dikecualikan', 'C 部分：豁免供应'),
  workingPapers: said('Working papers', 'Kertas kerja', '工作底稿'),
  dueBy: said('Due by', 'Perlu dibayar sebelum', '缴纳期限'),
  sstNo: said('SST registration no.', 'No. pendaftaran SST', 'SST 注册号'),
  returnNo: said('Return', 'Penyata', '申报表'),
  draft: said('Not committed', 'Belum dimuktamadkan', '未提交'),
  taxAccountsBalance: said('Balance of the tax accounts', 'Baki akaun cukai', '税务科目余额'),
  notYetDue: said('Less: not yet due', 'Tolak: belum genap masa', '减：尚未到期'),
  otherPeriods: said('Less: other periods and postings', 'Tolak: tempoh dan catatan lain', '减：其他期间及分录'),
  payable: said('Tax payable (field 14)', 'Cukai kena dibayar (butiran 14)', '应缴税款（第 14 栏）'),
  // Audit trail
  owner: said('Owner of the book', 'Pemilik buku', '账册所有者'),
  connector: said('Connector', 'Penyambung', '连接器'),
  portal: said('Portal', 'Portal', '门户'),
  tenantKey: said('Tenant key', 'Kunci penyewa', '租户密钥'),
} as const satisfies Readonly<Record<string, Said>>;

export type ReportWord = keyof typeof WORDS;
export type SayReport = (word: ReportWord) => string;

export const reportWordsIn =
  (language: Language): SayReport =>
  (word) =>
    WORDS[word][language];

/** The fields of form SST-02, as the form words them. */
export const SST_FIELDS: Readonly<Record<string, Said>> = {
  '8': said('Value of taxable goods sold', 'Nilai barang bercukai yang dijual', '应税货物销售额'),
  '9': said('Value of taxable goods used otherwise', 'Nilai barang bercukai yang digunakan selain jualan', '应税货物其他用途'),
  '10': said('Value of taxable services', 'Nilai perkhidmatan bercukai', '应税服务金额'),
  '11a': said('Sales tax at 5 %', 'Cukai jualan pada 5 %', '5% 销售税'),
  '11b': said('Sales tax at 10 %', 'Cukai jualan pada 10 %', '10% 销售税'),
  '11c': said('Service tax', 'Cukai perkhidmatan', '服务税'),
  '11c6': said('Service tax at 6 %', 'Cukai perkhidmatan pada 6 %', '6% 服务税'),
  '11c8': said('Service tax at 8 %', 'Cukai perkhidmatan pada 8 %', '8% 服务税'),
  '12': said('Total tax', 'Jumlah cukai', '税款合计'),
  '13': said('Less: credit notes', 'Tolak: nota kredit', '减：贷项通知单'),
  '14': said('Tax payable', 'Cukai kena dibayar', '应缴税款'),
  '18': said('Exempt goods and services', 'Barang dan perkhidmatan dikecualikan', '豁免货物与服务'),
  other: said('Without a field', 'Tanpa butiran', '未指定栏目'),
};
