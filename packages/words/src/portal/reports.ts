/** The page of the reports of the sandbox books. */

import { type Html, html } from '@ledgerline/look';
import { room } from '../room.ts';

export const reportsWords = room({
  sub: {
    en: 'Financial statements, listings and tax returns of your sandbox books, as your programs get them.',
    ms: 'Penyata kewangan, senarai dan penyata cukai bagi buku kotak pasir anda, seperti yang diterima oleh program anda.',
    zh: '您沙盒账套的财务报表、清单和税务申报表，与您的程序得到的相同。',
  },
  notAvailable: { en: 'The sandbox is not available', ms: 'Kotak pasir tidak tersedia', zh: '沙盒不可用' },
  notAvailableHint: {
    en: (command: Html) => html`The operator has switched off the sandbox. Send ${command} to a book of your own connector.`,
    ms: (command) => html`Pengendali telah mematikan kotak pasir. Hantar ${command} kepada buku akaun penyambung anda sendiri.`,
    zh: (command) => html`服务商已关闭沙盒。请将 ${command} 发送到您自己连接器的账套。`,
  },
  openCommandPage: { en: 'Open the command', ms: 'Buka arahan', zh: '打开指令' },
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
    en: 'Choose a report and a period. The sandbox book makes it in a moment.',
    ms: 'Pilih laporan dan tempoh. Buku kotak pasir menyediakannya dalam sekelip mata.',
    zh: '请选择报表和期间，沙盒账套会立即生成。',
  },
});

/** What rows can be grouped by. */
export const reportGroupWords = room({
  month: { en: 'Month', ms: 'Bulan', zh: '月份' },
  department: { en: 'Department', ms: 'Jabatan', zh: '部门' },
  project: { en: 'Project', ms: 'Projek', zh: '项目' },
  customer: { en: 'Customer', ms: 'Pelanggan', zh: '客户' },
  item: { en: 'Item', ms: 'Item', zh: '商品' },
  agent: { en: 'Sales agent', ms: 'Ejen jualan', zh: '销售代表' },
});
