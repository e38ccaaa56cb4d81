/** The letter with which a link to a file is sent to a customer or supplier. */

import { room } from '../room.ts';

export const fileLetterWords = room({
  statementSubject: {
    en: (companyName: string) => `Your statement of account from ${companyName}`,
    ms: (companyName) => `Penyata akaun anda daripada ${companyName}`,
    zh: (companyName) => `${companyName} 的对账单`,
  },
  documentSubject: {
    en: (companyName: string) => `A document from ${companyName}`,
    ms: (companyName) => `Dokumen daripada ${companyName}`,
    zh: (companyName) => `来自 ${companyName} 的单据`,
  },
  reportSubject: {
    en: (companyName: string) => `A report from ${companyName}`,
    ms: (companyName) => `Laporan daripada ${companyName}`,
    zh: (companyName) => `来自 ${companyName} 的报表`,
  },
  statement: {
    en: 'Here is your statement of account.',
    ms: 'Berikut ialah penyata akaun anda.',
    zh: '这是您的对账单。',
  },
  document: { en: 'Here is your document.', ms: 'Berikut ialah dokumen anda.', zh: '这是您的单据。' },
  report: { en: 'Here is the report.', ms: 'Berikut ialah laporan itu.', zh: '这是报表。' },
  text: {
    en: (what: string, url: string, until: string, companyName: string) =>
      `Hello,\n\n${what}\n\n${url}\n\nThe link works until ${until}.\n\nKind regards,\n${companyName}`,
    ms: (what, url, until, companyName) =>
      `Salam sejahtera,\n\n${what}\n\n${url}\n\nPautan ini boleh digunakan sehingga ${until}.\n\nSekian, terima kasih.\n${companyName}`,
    zh: (what, url, until, companyName) => `您好：\n\n${what}\n\n${url}\n\n此链接在 ${until} 之前有效。\n\n此致\n${companyName}`,
  },
});
