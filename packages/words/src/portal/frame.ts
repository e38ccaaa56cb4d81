/** The frame of the portal: navigation, companies, the erasure that is ahead. And what several of its pages have. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const portalFrameWords = room({
  portal: { en: 'Portal', ms: 'Portal', zh: '门户' },
  connect: { en: 'Connect', ms: 'Sambung', zh: '连接' },
  learn: { en: 'Learn', ms: 'Belajar', zh: '学习' },
  /** Read out after a count of notifications. */
  open: { en: 'open', ms: 'belum diselesaikan', zh: '未处理' },
  switchFrom: {
    en: (companyName: string) => `${companyName}, switch company`,
    ms: (companyName) => `${companyName}, tukar syarikat`,
    zh: (companyName) => `${companyName}，切换公司`,
  },
  switchCompany: { en: 'Switch company', ms: 'Tukar syarikat', zh: '切换公司' },
  switchTo: {
    en: (companyName: string) => `Switch to ${companyName}`,
    ms: (companyName) => `Tukar ke ${companyName}`,
    zh: (companyName) => `切换到${companyName}`,
  },
  switch: { en: 'Switch', ms: 'Tukar', zh: '切换' },
  shownNow: { en: 'shown now', ms: 'sedang dipaparkan', zh: '当前公司' },
  stay: { en: 'Stay here', ms: 'Kekal di sini', zh: '留在此处' },
  close: { en: 'Close', ms: 'Tutup', zh: '关闭' },
  erasedOn: {
    en: (companyName: Html, day: string) => html`${companyName} will be erased on ${day}`,
    ms: (companyName, day) => html`${companyName} akan dipadamkan pada ${day}`,
    zh: (companyName, day) => html`${companyName}将于${day}清除`,
  },
  erasure: {
    en: 'Keys and connectors no longer work, and nothing can be changed. After that day everything is removed and cannot be restored.',
    ms: 'Kunci dan penyambung tidak lagi berfungsi, dan tiada apa-apa boleh diubah. Selepas hari itu semua data dibuang dan tidak dapat dipulihkan.',
    zh: '密钥和连接器已停用，任何内容都不能更改。该日之后所有数据将被清除，无法恢复。',
  },
  ownerCancels: { en: 'An owner can cancel it.', ms: 'Pemilik boleh membatalkannya.', zh: '所有者可以取消清除。' },
  visitTitle: {
    en: (companyName: Html) => html`You look at the portal of ${companyName} as an operator`,
    ms: (companyName) => html`Anda melihat portal ${companyName} sebagai pengendali`,
    zh: (companyName) => html`您正以服务商人员身份查看${companyName}的门户`,
  },
  visit: {
    en: (time: string) =>
      `Nothing can be changed. The visit ends at ${time}, and the company sees it in its access log, with your reason.`,
    ms: (time) =>
      `Tiada apa-apa boleh diubah. Lawatan tamat pada ${time}, dan syarikat melihatnya dalam log akses bersama sebab anda.`,
    zh: (time) => `不能更改任何内容。查看将于${time}结束，公司会在访问日志中看到此次查看和您的理由。`,
  },
  visitReason: {
    en: (reason: string) => `Reason: ${reason}`,
    ms: (reason) => `Sebab: ${reason}`,
    zh: (reason) => `理由：${reason}`,
  },
  endVisit: { en: 'End the visit', ms: 'Tamatkan lawatan', zh: '结束查看' },
  cancelErasure: { en: 'Cancel the erasure', ms: 'Batalkan pemadaman', zh: '取消清除' },
  exportAll: { en: 'Export everything', ms: 'Eksport semuanya', zh: '导出全部数据' },
});

export const listWords = room({
  pages: { en: 'Pages', ms: 'Halaman', zh: '页面' },
  newest: { en: 'Newest', ms: 'Terbaharu', zh: '最新' },
  older: { en: 'Older', ms: 'Lebih lama', zh: '更早' },
  onThisPage: {
    en: (count: string) => `${count} on this page`,
    ms: (count) => `${count} pada halaman ini`,
    zh: (count) => `本页 ${count} 条`,
  },
});

export const bookChoiceWords = room({
  accountBooks: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  allBooks: {
    en: 'All books, including future ones.',
    ms: 'Semua buku akaun, termasuk yang akan datang.',
    zh: '所有账套，包括以后新增的。',
  },
  noneForAll: {
    en: 'Select none for all books, including future ones.',
    ms: 'Jangan pilih apa-apa untuk semua buku akaun, termasuk yang akan datang.',
    zh: '不选即表示所有账套，包括以后新增的。',
  },
  moreBooks: {
    en: (count: string) => `${counted(count, 'more book is', 'more books are')} not shown. GET /v1/books lists all.`,
    ms: (count) => `${count} lagi buku akaun tidak dipaparkan. GET /v1/books menyenaraikan semuanya.`,
    zh: (count) => `另有 ${count} 个账套未显示。GET /v1/books 列出全部。`,
  },
});
