/** Scheduled reports on the page Reports. */

import { room } from '../room.ts';

export const reportScheduleWords = room({
  title: { en: 'The same again by email', ms: 'Laporan yang sama melalui e-mel', zh: '定期用邮件发送' },
  hint: {
    en: 'At 6:00 in Kuala Lumpur, on Mondays or on the first day of the month or quarter. The book makes the report then, and you get a link.',
    ms: 'Pada pukul 6:00 di Kuala Lumpur, pada hari Isnin atau hari pertama bulan atau suku tahun. Buku menyediakan laporan ketika itu, dan anda menerima pautan.',
    zh: '吉隆坡时间 6:00，每周一或每月、每季度的第一天。账套届时生成报表，您会收到链接。',
  },
  report: { en: 'Report', ms: 'Laporan', zh: '报表' },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  every: { en: 'How often', ms: 'Kekerapan', zh: '频率' },
  period: { en: 'Period of the report', ms: 'Tempoh laporan', zh: '报表期间' },
  format: { en: 'Format', ms: 'Format', zh: '格式' },
  language: { en: 'Language of the report', ms: 'Bahasa laporan', zh: '报表语言' },
  schedule: { en: 'Schedule', ms: 'Jadualkan', zh: '设定' },
  to: { en: 'To', ms: 'Kepada', zh: '收件人' },
  next: { en: 'Next', ms: 'Seterusnya', zh: '下一次' },
  last: { en: 'Last', ms: 'Terakhir', zh: '上一次' },
  actions: { en: 'Actions', ms: 'Tindakan', zh: '操作' },
  paused: { en: 'paused', ms: 'dijeda', zh: '已暂停' },
  making: { en: 'being made', ms: 'sedang disediakan', zh: '正在生成' },
  late: {
    en: 'late: the book has not made it yet, its computer is probably off',
    ms: 'lewat: buku belum menyediakannya, komputernya mungkin dimatikan',
    zh: '延迟：账套尚未生成，其电脑可能已关机',
  },
  sent: { en: 'sent', ms: 'dihantar', zh: '已发送' },
  notSent: { en: 'not sent', ms: 'tidak dihantar', zh: '未发送' },
  none: { en: 'none yet', ms: 'belum ada', zh: '尚无' },
  pause: { en: 'Pause', ms: 'Jeda', zh: '暂停' },
  resume: { en: 'Resume', ms: 'Sambung semula', zh: '恢复' },
  delete: { en: 'Delete', ms: 'Padam', zh: '删除' },
  pauseIt: {
    en: (report: string) => `Pause ${report}`,
    ms: (report) => `Jeda ${report}`,
    zh: (report) => `暂停${report}`,
  },
  resumeIt: {
    en: (report: string) => `Resume ${report}`,
    ms: (report) => `Sambung semula ${report}`,
    zh: (report) => `恢复${report}`,
  },
  deleteIt: {
    en: (report: string) => `Delete ${report}`,
    ms: (report) => `Padam ${report}`,
    zh: (report) => `删除${report}`,
  },
});

export const rhythmWords = room({
  week: { en: 'Every week', ms: 'Setiap minggu', zh: '每周' },
  month: { en: 'Every month', ms: 'Setiap bulan', zh: '每月' },
  quarter: { en: 'Every quarter', ms: 'Setiap suku tahun', zh: '每季度' },
});
