/** The page of the reports of account books. */

import { room } from '../room.ts';

export const reportsWords = room({
  sub: {
    en: 'Financial statements, listings and tax returns of your account books, as your programs get them.',
    ms: 'Penyata kewangan, senarai dan penyata cukai bagi buku akaun anda, seperti yang diterima oleh program anda.',
    zh: '您账套的财务报表、清单和税务申报表，与您的程序得到的相同。',
  },
  noBooks: { en: 'There is no account book to report on', ms: 'Tiada buku akaun untuk dilaporkan', zh: '没有可出报表的账套' },
  noBooksHint: {
    en: 'Connect an account book, or open the sandbox to try the reports. Ask an owner if a book should be here.',
    ms: 'Sambungkan buku akaun, atau buka kotak pasir untuk mencuba laporan. Tanya pemilik jika sesuatu buku sepatutnya ada di sini.',
    zh: '请连接账套，或开启沙盒试用报表。如果应有账套显示在此，请询问所有者。',
  },
  notPrinted: {
    en: 'Not every account book prints reports here',
    ms: 'Bukan semua buku akaun mencetak laporan di sini',
    zh: '并非所有账套都在此打印报表',
  },
  notPrintedBook: {
    en: (name: string, driver: string) => `${name}: its driver (${driver}) does not offer reports.`,
    ms: (name, driver) => `${name}: pemacunya (${driver}) tidak menyediakan laporan.`,
    zh: (name, driver) => `${name}：其驱动（${driver}）不提供报表。`,
  },
  notPrintedHint: {
    en: 'Print them in the accounting program.',
    ms: 'Cetak laporan itu dalam program perakaunan.',
    zh: '请在会计软件中打印。',
  },
  openSandbox: { en: 'Open the sandbox', ms: 'Buka kotak pasir', zh: '开启沙盒' },
  sandbox: { en: 'sandbox', ms: 'kotak pasir', zh: '沙盒' },
  period: { en: 'Usual periods', ms: 'Tempoh biasa', zh: '常用期间' },
  statement: { en: 'Email a statement', ms: 'E-melkan penyata', zh: '用邮件发送对账单' },
  party: { en: 'Code of the customer or supplier', ms: 'Kod pelanggan atau pembekal', zh: '客户或供应商编号' },
  languageOfParty: { en: 'Language of the letter', ms: 'Bahasa surat', zh: '信件语言' },
  statementHint: {
    en: 'Prints the statement as PDF and opens your mail program with a link to it.',
    ms: 'Mencetak penyata sebagai PDF dan membuka program e-mel anda dengan pautannya.',
    zh: '将对账单打印为 PDF，并打开您的邮件程序，附上其链接。',
  },
  sendStatement: { en: 'Print and email', ms: 'Cetak dan e-melkan', zh: '打印并发送邮件' },
  share: { en: 'Send by email', ms: 'Hantar melalui e-mel', zh: '用邮件发送' },
  byDefault: { en: 'Default', ms: 'Lalai', zh: '默认' },
  previousYear: { en: 'The year before', ms: 'Tahun sebelumnya', zh: '上一年度' },
  previousPeriod: { en: 'The period before', ms: 'Tempoh sebelumnya', zh: '上一期间' },
  nothing: { en: 'Nothing', ms: 'Tiada', zh: '不比较' },
  webPage: { en: 'Web page', ms: 'Halaman web', zh: '网页' },
  report: { en: 'Report', ms: 'Laporan', zh: '报表' },
  groupBy: { en: 'Group by', ms: 'Kumpulkan mengikut', zh: '分组方式' },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  from: { en: 'From', ms: 'Dari', zh: '从' },
  to: { en: 'To', ms: 'Hingga', zh: '至' },
  compareWith: { en: 'Compare with', ms: 'Bandingkan dengan', zh: '比较对象' },
  language: { en: 'Language', ms: 'Bahasa', zh: '语言' },
  format: { en: 'Format', ms: 'Format', zh: '格式' },
  show: { en: 'Show', ms: 'Tunjukkan', zh: '显示' },
  needsScript: {
    en: 'Reports need JavaScript here.',
    ms: 'Laporan di sini memerlukan JavaScript.',
    zh: '此处的报表需要启用 JavaScript。',
  },
  preview: { en: 'Preview', ms: 'Pratonton', zh: '预览' },
  openCommand: { en: 'Open command', ms: 'Buka arahan', zh: '打开指令' },
  download: { en: 'Download', ms: 'Muat turun', zh: '下载' },
  noReport: { en: 'No report yet', ms: 'Belum ada laporan', zh: '还没有报表' },
  noReportHint: {
    en: 'Choose a report and a period. The account book makes it as soon as it is connected.',
    ms: 'Pilih laporan dan tempoh. Buku akaun menyediakannya sebaik sahaja ia disambungkan.',
    zh: '请选择报表和期间，账套连接后会立即生成。',
  },
});

/** Periods as seen from today. */
export const periodWords = room({
  'last-week': { en: 'Last week', ms: 'Minggu lepas', zh: '上周' },
  'this-month': { en: 'This month', ms: 'Bulan ini', zh: '本月' },
  'last-month': { en: 'Last month', ms: 'Bulan lepas', zh: '上月' },
  'this-quarter': { en: 'This quarter', ms: 'Suku tahun ini', zh: '本季度' },
  'last-quarter': { en: 'Last quarter', ms: 'Suku tahun lepas', zh: '上季度' },
  'this-year': { en: 'This year', ms: 'Tahun ini', zh: '本年' },
  'last-year': { en: 'Last year', ms: 'Tahun lepas', zh: '上年' },
});

/** What rows can be grouped by. */
export const reportGroupWords = room({
  month: { en: 'Month', ms: 'Bulan', zh: '月份' },
  department: { en: 'Department', ms: 'Jabatan', zh: '部门' },
  project: { en: 'Project', ms: 'Projek', zh: '项目' },
  customer: { en: 'Customer', ms: 'Pelanggan', zh: '客户' },
  item: { en: 'Item', ms: 'Item', zh: '商品' },
  agent: { en: 'Sales agent', ms: 'Ejen jualan', zh: '业务员' },
});
