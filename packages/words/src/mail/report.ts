/** Mails about scheduled reports: ready, not made, late, ended. */

import { room } from '../room.ts';

export const reportMailWords = room({
  report: { en: 'Report', ms: 'Laporan', zh: '报表' },
  company: { en: 'Company', ms: 'Syarikat', zh: '公司' },
  book: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  period: { en: 'Period', ms: 'Tempoh', zh: '期间' },
  days: {
    en: (from: string, to: string) => `${from} to ${to}`,
    ms: (from, to) => `${from} hingga ${to}`,
    zh: (from, to) => `${from} 至 ${to}`,
  },
  readySubject: {
    en: (report: string, company: string) => `${report} of ${company}`,
    ms: (report, company) => `${report} bagi ${company}`,
    zh: (report, company) => `${company} 的${report}`,
  },
  ready: {
    en: 'The report that you scheduled is ready. The account book has just made it.',
    ms: 'Laporan yang anda jadualkan sudah siap. Buku akaun baru sahaja menyediakannya.',
    zh: '您设定的定期报表已生成，由账套刚刚制作。',
  },
  open: { en: 'Open the report', ms: 'Buka laporan', zh: '打开报表' },
  readyRemark: {
    en: (until: string) => `The link works until ${until}, for anyone who has it. You can revoke it on the page Reports.`,
    ms: (until) =>
      `Pautan boleh digunakan sehingga ${until}, bagi sesiapa yang memilikinya. Anda boleh membatalkannya di halaman Laporan.`,
    zh: (until) => `链接在 ${until} 前有效，持有者均可打开。您可以在“报表”页面撤销它。`,
  },
  failedTitle: {
    en: (report: string) => `${report} could not be sent`,
    ms: (report) => `${report} tidak dapat dihantar`,
    zh: (report) => `无法发送${report}`,
  },
  failed: {
    en: 'The report that you scheduled was not made, for this reason:',
    ms: 'Laporan yang anda jadualkan tidak disediakan, atas sebab ini:',
    zh: '您设定的定期报表未能生成，原因如下：',
  },
  failedNext: {
    en: 'The next one is sent at its time. You can print this one on the page Reports.',
    ms: 'Laporan seterusnya dihantar pada masanya. Anda boleh mencetak yang ini di halaman Laporan.',
    zh: '下一份会按时发送。您可以在“报表”页面打印这一份。',
  },
  lateTitle: {
    en: (report: string) => `${report} is late`,
    ms: (report) => `${report} lewat`,
    zh: (report) => `${report}延迟`,
  },
  late: {
    en: (hours: number) =>
      `The account book has not made the report for ${hours} hours. Its computer is probably off, or its connector has stopped.`,
    ms: (hours) =>
      `Buku akaun belum menyediakan laporan itu selama ${hours} jam. Komputernya mungkin dimatikan, atau penyambungnya telah berhenti.`,
    zh: (hours) => `账套已有 ${hours} 小时未生成该报表。其电脑可能已关机，或连接器已停止。`,
  },
  lateNext: {
    en: 'The report is sent as soon as the book is connected again. After 7 days it is given up, and another email says so.',
    ms: 'Laporan dihantar sebaik sahaja buku itu disambungkan semula. Selepas 7 hari ia dihentikan, dan e-mel lain akan memaklumkannya.',
    zh: '账套重新连接后会立即发送报表。7 天后将放弃，并另发邮件说明。',
  },
  openReports: { en: 'Open Reports', ms: 'Buka Laporan', zh: '打开报表页面' },
  endedTitle: {
    en: (report: string) => `${report} is no longer sent`,
    ms: (report) => `${report} tidak lagi dihantar`,
    zh: (report) => `不再发送${report}`,
  },
  ended: {
    en: (book: string, company: string) =>
      `You can no longer see the reports of the account book ${book} of ${company}, so the scheduled report was deleted.`,
    ms: (book, company) =>
      `Anda tidak lagi boleh melihat laporan buku akaun ${book} milik ${company}, jadi laporan berjadual itu dipadamkan.`,
    zh: (book, company) => `您不再能查看 ${company} 的账套 ${book} 的报表，因此该定期报表已删除。`,
  },
});
