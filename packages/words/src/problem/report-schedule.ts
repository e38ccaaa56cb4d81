/** What can be wrong with scheduled reports. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const reportScheduleSays = sentences('report-schedule', {
  unknown: {
    en: 'There is no scheduled report with that id.',
    ms: 'Tiada laporan berjadual dengan ID itu.',
    zh: '没有此编号的定期报表。',
  },
  ofAnother: {
    en: 'The scheduled report belongs to another person. Owners and admins can change it.',
    ms: 'Laporan berjadual itu milik orang lain. Pemilik dan pentadbir boleh mengubahnya.',
    zh: '该定期报表属于其他人。所有者和管理员可以更改它。',
  },
  tooMany: {
    en: (max: number) =>
      `The company already has ${counted(max, 'scheduled report', 'scheduled reports')}, which is the limit. Delete one first.`,
    ms: (max) => `Syarikat sudah mempunyai ${max} laporan berjadual, iaitu hadnya. Padam satu dahulu.`,
    zh: (max) => `公司已有 ${max} 个定期报表，达到上限。请先删除一个。`,
  },
  unknownTemplate: {
    en: (template: string) => `template must be a report of statement-report-html; you sent "${template}".`,
    ms: (template) => `template mesti laporan bagi statement-report-html; anda menghantar "${template}".`,
    zh: (template) => `template 必须是 statement-report-html 的报表；您发送的是“${template}”。`,
  },
  notPrinted: {
    en: (companyId: string) => `The account book ${companyId} does not print reports, because its driver does not offer them.`,
    ms: (companyId) => `Buku akaun ${companyId} tidak mencetak laporan, kerana pemacunya tidak menyediakannya.`,
    zh: (companyId) => `账套 ${companyId} 不打印报表，因为其驱动程序不提供。`,
  },
  confirmFirst: {
    en: (email: string) =>
      `Confirm your email address, ${email}, before reports are sent to it. The account page sends you the link again.`,
    ms: (email) =>
      `Sahkan alamat e-mel anda, ${email}, sebelum laporan dihantar kepadanya. Halaman akaun menghantar pautan itu semula.`,
    zh: (email) => `请先确认您的电子邮箱 ${email}，再让报表发送到此地址。可在账户页面重新发送链接。`,
  },
  noFile: {
    en: 'The account book made the report without a file.',
    ms: 'Buku akaun menyediakan laporan tanpa fail.',
    zh: '账套生成了报表，但没有文件。',
  },
  commandGone: {
    en: 'The command of the report is no longer there.',
    ms: 'Arahan laporan itu tiada lagi.',
    zh: '该报表的指令已不存在。',
  },
});
