/** The list of commands, with its filters and its order. */

import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const commandsWords = room({
  title: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  all: {
    en: 'All commands sent to your account books.',
    ms: 'Semua arahan yang dihantar ke buku akaun anda.',
    zh: '发送到您的账套的所有指令。',
  },
  allNewest: {
    en: 'All commands sent to your account books, newest first.',
    ms: 'Semua arahan yang dihantar ke buku akaun anda, yang terbaharu dahulu.',
    zh: '发送到您的账套的所有指令，最新的在前。',
  },
  live: { en: 'live', ms: 'langsung', zh: '实时' },
  exportCsv: { en: 'Export CSV', ms: 'Eksport CSV', zh: '导出 CSV' },
  filter: { en: 'Filter commands', ms: 'Tapis arahan', zh: '筛选指令' },
  search: { en: 'Search', ms: 'Cari', zh: '搜索' },
  searchHint: { en: 'Id, type, document or code', ms: 'ID, jenis, dokumen atau kod', zh: '编号、类型、单据或代码' },
  status: { en: 'Status', ms: 'Status', zh: '状态' },
  module: { en: 'Module', ms: 'Modul', zh: '模块' },
  anyModule: { en: 'Any module', ms: 'Semua modul', zh: '所有模块' },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  anyBook: { en: 'Any book', ms: 'Semua buku', zh: '所有账套' },
  time: { en: 'Time', ms: 'Masa', zh: '时间' },
  moreFilters: { en: 'More filters', ms: 'Penapis lain', zh: '更多筛选' },
  commandType: { en: 'Command type', ms: 'Jenis arahan', zh: '指令类型' },
  errorCode: { en: 'Error code', ms: 'Kod ralat', zh: '错误代码' },
  connector: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  sandbox: { en: 'Sandbox', ms: 'Kotak pasir', zh: '沙盒' },
  anyConnector: { en: 'Any connector', ms: 'Semua penyambung', zh: '所有连接器' },
  from: { en: 'From', ms: 'Dari', zh: '从' },
  to: { en: 'To', ms: 'Hingga', zh: '至' },
  turnedRound: {
    en: 'From must not be later than To.',
    ms: 'Dari tidak boleh lebih lewat daripada Hingga.',
    zh: '“从”不能晚于“至”。',
  },
  show: { en: 'Show', ms: 'Paparkan', zh: '显示' },
  clear: { en: 'Clear all filters', ms: 'Kosongkan semua penapis', zh: '清除所有筛选' },
  quickFilters: { en: 'Quick filters', ms: 'Penapis pantas', zh: '快速筛选' },
  caption: {
    en: 'Commands. The heads of the columns sort this page.',
    ms: 'Arahan. Kepala lajur mengisih halaman ini.',
    zh: '指令。点击列标题可对本页排序。',
  },
  captionNewest: {
    en: 'Commands, newest first. The heads of the columns sort this page.',
    ms: 'Arahan, yang terbaharu dahulu. Kepala lajur mengisih halaman ini.',
    zh: '指令，最新的在前。点击列标题可对本页排序。',
  },
  count: {
    en: (count: string) => counted(count, 'command', 'commands'),
    ms: (count) => `${count} arahan`,
    zh: (count) => `${count} 条指令`,
  },
  noneYet: { en: 'No commands yet', ms: 'Belum ada arahan', zh: '还没有指令' },
  noneYetHint: {
    en: 'Your first command appears here when it is accepted.',
    ms: 'Arahan pertama anda dipaparkan di sini apabila diterima.',
    zh: '您的第一条指令被接受后会显示在这里。',
  },
  runFirst: {
    en: 'Run a first command in the sandbox',
    ms: 'Jalankan arahan pertama dalam kotak pasir',
    zh: '在沙盒中执行第一条指令',
  },
  noneInPart: {
    en: 'No match in this part of the list',
    ms: 'Tiada padanan dalam bahagian senarai ini',
    zh: '列表的这一部分没有匹配项',
  },
  noneInPartHint: {
    en: (commandsMax: string) => `Each page searches ${commandsMax} commands. Older commands may match.`,
    ms: (count) => `Setiap halaman mencari dalam ${count} arahan. Arahan yang lebih lama mungkin sepadan.`,
    zh: (count) => `每页搜索 ${count} 条指令。更早的指令可能匹配。`,
  },
  searchOlder: { en: 'Search older commands', ms: 'Cari arahan yang lebih lama', zh: '搜索更早的指令' },
  noMatch: { en: 'No matching commands', ms: 'Tiada arahan yang sepadan', zh: '没有匹配的指令' },
  correctDates: {
    en: 'Correct the dates to see commands.',
    ms: 'Betulkan tarikh untuk melihat arahan.',
    zh: '请更正日期以查看指令。',
  },
  longerTime: {
    en: 'Choose a longer time to see older commands.',
    ms: 'Pilih tempoh yang lebih panjang untuk melihat arahan yang lebih lama.',
    zh: '请选择更长的时间以查看更早的指令。',
  },
  checkSpelling: {
    en: 'Check the spelling or remove a filter.',
    ms: 'Semak ejaan atau buang satu penapis.',
    zh: '请检查拼写或去掉一个筛选条件。',
  },
  showAll: { en: 'Show all commands', ms: 'Paparkan semua arahan', zh: '显示所有指令' },
  anyTimeButton: { en: 'Look at any time', ms: 'Lihat pada bila-bila masa', zh: '查看所有时间' },
});

/** The choices of the filter by status. */
export const standingWords = room({
  any: { en: 'Any status', ms: 'Semua status', zh: '所有状态' },
  queued: { en: 'Queued', ms: 'Menunggu', zh: '排队中' },
  running: { en: 'Running', ms: 'Sedang dijalankan', zh: '执行中' },
  done: { en: 'Done', ms: 'Selesai', zh: '完成' },
  failed: { en: 'Failed, all kinds', ms: 'Gagal, semua jenis', zh: '失败（所有种类）' },
  unverified: { en: 'Saved, not verified', ms: 'Disimpan, belum disahkan', zh: '已保存，未核对' },
  unknown: { en: 'Outcome unknown', ms: 'Hasil tidak diketahui', zh: '结果未知' },
  all: { en: 'All', ms: 'Semua', zh: '全部' },
  waiting: { en: 'Waiting', ms: 'Menunggu', zh: '等待中' },
  onlyFailed: { en: 'Failed', ms: 'Gagal', zh: '失败' },
});

export const spanWords = room({
  any: { en: 'Any time', ms: 'Bila-bila masa', zh: '所有时间' },
  '1h': { en: 'Last hour', ms: 'Sejam lalu', zh: '过去一小时' },
  '24h': { en: 'Last 24 hours', ms: '24 jam lalu', zh: '过去 24 小时' },
  '7d': { en: 'Last 7 days', ms: '7 hari lalu', zh: '过去 7 天' },
  '30d': { en: 'Last 30 days', ms: '30 hari lalu', zh: '过去 30 天' },
});

export const commandColumnWords = room({
  type: { en: 'Command', ms: 'Arahan', zh: '指令' },
  document: { en: 'Document or code', ms: 'Dokumen atau kod', zh: '单据或代码' },
  book: { en: 'Book', ms: 'Buku', zh: '账套' },
  status: { en: 'Status', ms: 'Status', zh: '状态' },
  took: { en: 'Took', ms: 'Tempoh', zh: '用时' },
  sent: { en: 'Sent', ms: 'Dihantar', zh: '发送时间' },
});

export const commandOrderWords = room({
  sortBy: { en: 'Sort this page by', ms: 'Isih halaman ini mengikut', zh: '本页排序方式' },
  newestFirst: { en: 'Newest first', ms: 'Terbaharu dahulu', zh: '最新的在前' },
  reversed: {
    en: (column: string) => `${column}, reversed`,
    ms: (column) => `${column}, terbalik`,
    zh: (column) => `${column}，倒序`,
  },
  sortedBy: {
    en: (column: string) => `This page is sorted by ${column.toLowerCase()}.`,
    ms: (column) => `Halaman ini diisih mengikut ${column.toLowerCase()}.`,
    zh: (column) => `本页按${column}排序。`,
  },
  otherPages: {
    en: 'Other pages have newer or older commands.',
    ms: 'Halaman lain mempunyai arahan yang lebih baharu atau lebih lama.',
    zh: '其他页有更新或更早的指令。',
  },
});
