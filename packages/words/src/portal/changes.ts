/** The page of what changes in account books: the switch of each book, and the newest changes. */

import { room } from '../room.ts';

export const changesWords = room({
  sub: {
    en: 'Programs are told what changes in an account book, whoever changes it.',
    ms: 'Program diberitahu apa yang berubah dalam buku akaun, tidak kira siapa yang mengubahnya.',
    zh: '无论由谁更改，程序都会得知账套中的变更。',
  },
  leaves: { en: 'What leaves the computer', ms: 'Apa yang keluar dari komputer', zh: '哪些内容会离开电脑' },
  leavesHint: {
    en: 'While changes are on, the connector sends the kind, the number or code, and the time of each document and record that changes, also of what is entered at the desk. Amounts, names and other content stay in the book.',
    ms: 'Semasa perubahan dihidupkan, penyambung menghantar jenis, nombor atau kod, dan masa bagi setiap dokumen dan rekod yang berubah, termasuk yang dimasukkan di meja. Amaun, nama dan kandungan lain kekal dalam buku akaun.',
    zh: '开启后，连接器会发送每份发生变更的单据和记录的种类、编号或代码以及时间，包括在本机录入的内容。金额、名称和其他内容留在账套中。',
  },
  books: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  book: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  state: { en: 'Changes', ms: 'Perubahan', zh: '变更' },
  lookedAt: { en: 'Last look', ms: 'Semakan terakhir', zh: '最近查看' },
  lag: { en: 'Delay', ms: 'Kelewatan', zh: '延迟' },
  gap: { en: 'Last gap', ms: 'Jurang terakhir', zh: '最近缺口' },
  actions: { en: 'Actions', ms: 'Tindakan', zh: '操作' },
  on: { en: 'On', ms: 'Hidup', zh: '开启' },
  off: { en: 'Off', ms: 'Mati', zh: '关闭' },
  never: { en: 'never', ms: 'belum pernah', zh: '从未' },
  none: { en: 'none', ms: 'tiada', zh: '无' },
  unsupported: {
    en: 'The accounting package of this book does not report changes.',
    ms: 'Pakej perakaunan buku akaun ini tidak melaporkan perubahan.',
    zh: '此账套的会计软件不报告变更。',
  },
  not_open: {
    en: 'The book cannot be opened now. Its changes are sent once it can.',
    ms: 'Buku akaun tidak dapat dibuka sekarang. Perubahannya dihantar apabila ia boleh dibuka.',
    zh: '账套目前无法打开。可以打开后会发送其变更。',
  },
  not_read: {
    en: 'The file of the book cannot be read now. Open the book in its package and close it, or check that the file is there.',
    ms: 'Fail buku akaun tidak dapat dibaca sekarang. Buka buku akaun dalam pakejnya dan tutup semula, atau pastikan fail itu ada.',
    zh: '目前无法读取账套文件。请在其软件中打开再关闭账套，或确认文件存在。',
  },
  driver_failed: {
    en: 'The driver that watches the book has failed. The connector starts it again.',
    ms: 'Pemacu yang memerhati buku akaun telah gagal. Penyambung memulakannya semula.',
    zh: '监视账套的驱动程序失败。连接器会重新启动它。',
  },
  switchOn: { en: 'Switch on', ms: 'Hidupkan', zh: '开启' },
  switchOff: { en: 'Switch off', ms: 'Matikan', zh: '关闭' },
  forget: { en: 'Switch off and delete', ms: 'Matikan dan padam', zh: '关闭并删除' },
  ofBook: {
    en: (action: string, book: string) => `${action}: ${book}`,
    ms: (action, book) => `${action}: ${book}`,
    zh: (action, book) => `${action}：${book}`,
  },
  forgetHint: {
    en: 'Switch off and delete also deletes the changes of the book that were sent so far. This cannot be undone.',
    ms: 'Matikan dan padam turut memadam perubahan buku akaun yang telah dihantar setakat ini. Tindakan ini tidak boleh dibuat asal.',
    zh: '“关闭并删除”还会删除该账套至今已发送的变更。此操作无法撤销。',
  },
  noBooks: { en: 'No account books yet', ms: 'Belum ada buku akaun', zh: '还没有账套' },
  noBooksHint: {
    en: 'Connect an accounting package or open the sandbox. Its books are listed here.',
    ms: 'Sambungkan pakej perakaunan atau buka kotak pasir. Buku akaunnya disenaraikan di sini.',
    zh: '请连接会计软件或打开沙盒。其账套会列在这里。',
  },
  newest: { en: 'Newest changes', ms: 'Perubahan terbaharu', zh: '最新变更' },
  noChanges: { en: 'No changes yet', ms: 'Belum ada perubahan', zh: '还没有变更' },
  noChangesHint: {
    en: 'Changes of books that are on are shown here about a second after they are saved.',
    ms: 'Perubahan buku akaun yang dihidupkan ditunjukkan di sini kira-kira sesaat selepas disimpan.',
    zh: '已开启的账套，其变更在保存后约一秒显示在这里。',
  },
  time: { en: 'Time', ms: 'Masa', zh: '时间' },
  what: { en: 'What', ms: 'Apa', zh: '内容' },
  change: { en: 'Change', ms: 'Perubahan', zh: '变更' },
  by: { en: 'By', ms: 'Oleh', zh: '来源' },
  desk: { en: 'at the desk', ms: 'di meja', zh: '在本机' },
  alsoDesk: { en: 'and at the desk', ms: 'dan di meja', zh: '以及在本机' },
  created: { en: 'created', ms: 'dicipta', zh: '新建' },
  updated: { en: 'changed', ms: 'diubah', zh: '更改' },
  voided: { en: 'voided', ms: 'dibatalkan', zh: '作废' },
  deleted: { en: 'deleted', ms: 'dipadam', zh: '删除' },
  renamed: {
    en: (former: string) => `renamed from ${former}`,
    ms: (former) => `dinamakan semula daripada ${former}`,
    zh: (former) => `由 ${former} 改名`,
  },
  settlement: { en: 'settlement', ms: 'penjelasan', zh: '结清' },
  postings: { en: 'postings', ms: 'catatan lejar', zh: '分录' },
});

/** Why changes are missing. */
export const gapWords = room({
  enabled: { en: 'switched on', ms: 'dihidupkan', zh: '已开启' },
  restored: { en: 'an older copy of the book came back', ms: 'salinan lama buku akaun dipulihkan', zh: '恢复了账套的旧副本' },
  book_replaced: { en: 'the book was replaced or rebuilt', ms: 'buku akaun diganti atau dibina semula', zh: '账套被替换或重建' },
  log_expired: { en: 'the connector was away for too long', ms: 'penyambung tiada terlalu lama', zh: '连接器离线过久' },
  bulk: { en: 'too many changes to list', ms: 'terlalu banyak perubahan untuk disenaraikan', zh: '变更过多，未逐一列出' },
  quota: { en: 'the limit of the day was reached', ms: 'had harian dicapai', zh: '达到每日上限' },
  driver_changed: { en: 'another driver reads the book', ms: 'pemacu lain membaca buku akaun', zh: '由另一个驱动程序读取账套' },
});
