/** What the script of the reports page says. */

import { room } from '../room.ts';

export const reportScriptWords = room({
  making: { en: 'Making the report', ms: 'Laporan sedang disediakan', zh: '正在生成报表' },
  still: { en: (status: string) => `Still ${status}`, ms: (status) => `Masih ${status}`, zh: (status) => `仍${status}` },
  shown: { en: 'The report is shown.', ms: 'Laporan ditunjukkan.', zh: '报表已显示。' },
  report: { en: 'Report', ms: 'Laporan', zh: '报表' },
  rowsReady: {
    en: 'The rows are ready. Download the file, or open the command to see the first of them.',
    ms: 'Baris sudah sedia. Muat turun fail, atau buka arahan untuk melihat baris pertama.',
    zh: '数据已就绪。请下载文件，或打开指令查看前几行。',
  },
  partyMissing: {
    en: 'Enter the code of the customer or supplier.',
    ms: 'Masukkan kod pelanggan atau pembekal.',
    zh: '请输入客户或供应商编号。',
  },
  mailOpened: {
    en: 'The link is made. Your mail program opens with the letter.',
    ms: 'Pautan telah dibuat. Program e-mel anda dibuka dengan surat itu.',
    zh: '链接已生成，您的邮件程序将打开信件。',
  },
  notMade: { en: 'The report could not be made.', ms: 'Laporan tidak dapat disediakan.', zh: '无法生成报表。' },
  notMadeShown: {
    en: 'The report could not be made. The reason is shown.',
    ms: 'Laporan tidak dapat disediakan. Sebabnya ditunjukkan.',
    zh: '无法生成报表，原因已显示。',
  },
});
