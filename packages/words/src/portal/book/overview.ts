/** The overview of an account book: its figures and what they are called. */

import { counted } from '../../counted.ts';
import { room } from '../../room.ts';

export const bookOverviewWords = room({
  money: { en: 'Bank and cash', ms: 'Bank dan tunai', zh: '银行与现金' },
  receivables: { en: 'Customers owe you', ms: 'Hutang pelanggan', zh: '客户欠款' },
  payables: { en: 'You owe suppliers', ms: 'Hutang kepada pembekal', zh: '欠供应商' },
  overdueOf: {
    en: (amount: string) => `${amount} overdue`,
    ms: (amount) => `${amount} tertunggak`,
    zh: (amount) => `逾期 ${amount}`,
  },
  overdueAboveTotal: {
    en: (amount: string) =>
      `${amount} overdue. More is overdue than is owed in all, because payments and credit notes that settle no invoice yet lower the total.`,
    ms: (amount) =>
      `${amount} tertunggak. Amaun tertunggak melebihi jumlah hutang, kerana bayaran dan nota kredit yang belum dipadankan dengan invois mengurangkan jumlah itu.`,
    zh: (amount) => `逾期 ${amount}。逾期金额大于欠款总额，因为尚未与发票冲账的付款和贷项通知单减少了总额。`,
  },
  nothingOverdue: { en: 'nothing overdue', ms: 'tiada yang tertunggak', zh: '没有逾期' },
  dueSoon: {
    en: (amount: string) => `${amount} to pay within 30 days`,
    ms: (amount) => `${amount} perlu dibayar dalam 30 hari`,
    zh: (amount) => `30 天内应付 ${amount}`,
  },
  dueSoonAboveTotal: {
    en: (amount: string) => `${amount} to pay within 30 days. Payments and credit notes that settle no bill yet lower the total.`,
    ms: (amount) =>
      `${amount} perlu dibayar dalam 30 hari. Bayaran dan nota kredit yang belum dipadankan dengan bil mengurangkan jumlah hutang.`,
    zh: (amount) => `30 天内应付 ${amount}。尚未与账单冲账的付款和贷项通知单减少了总额。`,
  },
  accounts: {
    en: (count: number) => `in ${counted(count, 'account', 'accounts')}`,
    ms: (count) => `dalam ${count} akaun`,
    zh: (count) => `共 ${count} 个账户`,
  },
  atLeast: {
    en: (amount: string) => `at least ${amount}`,
    ms: (amount) => `sekurang-kurangnya ${amount}`,
    zh: (amount) => `至少 ${amount}`,
  },
  ofFirst: {
    en: (amount: string, count: string) => `${amount}, of the first ${count}`,
    ms: (amount, count) => `${amount}, bagi ${count} yang pertama`,
    zh: (amount, count) => `${amount}（前 ${count} 个）`,
  },
  byAge: { en: 'What customers owe, by age', ms: 'Hutang pelanggan mengikut umur', zh: '客户欠款账龄' },
  notDue: { en: 'Not due yet', ms: 'Belum sampai tarikh akhir', zh: '未到期' },
  days30: { en: '1 to 30 days overdue', ms: 'Tertunggak 1 hingga 30 hari', zh: '逾期 1 至 30 天' },
  days60: { en: '31 to 60 days overdue', ms: 'Tertunggak 31 hingga 60 hari', zh: '逾期 31 至 60 天' },
  days90: { en: '61 to 90 days overdue', ms: 'Tertunggak 61 hingga 90 hari', zh: '逾期 61 至 90 天' },
  older: { en: 'More than 90 days overdue', ms: 'Tertunggak lebih daripada 90 hari', zh: '逾期超过 90 天' },
  age: { en: 'Age', ms: 'Umur', zh: '账龄' },
  amount: { en: 'Amount', ms: 'Amaun', zh: '金额' },
  asTable: { en: 'As a table', ms: 'Sebagai jadual', zh: '以表格显示' },
  sales: { en: 'Sales by month', ms: 'Jualan bulanan', zh: '每月销售额' },
  salesSentence: {
    en: (month: string, now: string, before: string) => `Sales of ${month}: ${now}; a year before ${before}.`,
    ms: (month, now, before) => `Jualan ${month}: ${now}; setahun sebelumnya ${before}.`,
    zh: (month, now, before) => `${month}销售额：${now}；上年同期 ${before}。`,
  },
  amountsIn: {
    en: (currency: string) => `Amounts in ${currency}`,
    ms: (currency) => `Amaun dalam ${currency}`,
    zh: (currency) => `金额单位：${currency}`,
  },
  month: { en: 'Month', ms: 'Bulan', zh: '月份' },
  thisYear: { en: 'This year', ms: 'Tahun ini', zh: '今年' },
  yearBefore: { en: 'The year before', ms: 'Tahun sebelumnya', zh: '上年' },
  collecting: {
    en: (count: number) => `${counted(count, 'month is', 'months are')} still being read.`,
    ms: (count) => `${count} bulan masih dibaca.`,
    zh: (count) => `还有 ${count} 个月正在读取。`,
  },
  owedMost: { en: 'Customers who owe most', ms: 'Pelanggan dengan hutang terbanyak', zh: '欠款最多的客户' },
  nobodyOwes: { en: 'No customer owes anything', ms: 'Tiada pelanggan yang berhutang', zh: '没有客户欠款' },
  nobodyOwesHint: { en: 'All documents are settled.', ms: 'Semua dokumen telah dijelaskan.', zh: '所有单据均已结清。' },
  atZero: { en: 'Items at zero', ms: 'Item sifar', zh: '零库存商品' },
  noneAtZero: { en: 'Every item is in stock', ms: 'Semua item ada stok', zh: '所有商品均有库存' },
  noneAtZeroHint: {
    en: 'An item appears here when no location has any of it.',
    ms: 'Item dipaparkan di sini apabila tiada lokasi yang mempunyainya.',
    zh: '所有仓位都没有存货的商品会显示在这里。',
  },
  eInvoices: { en: 'E-invoices', ms: 'e-Invois', zh: '电子发票' },
  eInvoicesWait: {
    en: (count: string) => `${count} waiting`,
    ms: (count) => `${count} menunggu`,
    zh: (count) => `${count} 张等待中`,
  },
  allEInvoices: { en: 'All e-invoices', ms: 'Semua e-Invois', zh: '所有电子发票' },
  eInvoicesFailed: {
    en: (count: string) => `${count} invalid`,
    ms: (count) => `${count} tidak sah`,
    zh: (count) => `${count} 张无效`,
  },
  allValid: { en: 'None waits, none is invalid', ms: 'Tiada yang menunggu atau tidak sah', zh: '没有等待或无效的发票' },
  andMore: {
    en: (count: number) => `and ${count} more`,
    ms: (count) => `dan ${count} lagi`,
    zh: (count) => `另有 ${count} 个`,
  },
});
