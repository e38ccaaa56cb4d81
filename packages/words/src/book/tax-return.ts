/** What the account book says of SST and GST returns, and of reports and prints. */

import { counted } from '../counted.ts';
import type { Language } from '../language.ts';
import { sentences } from '../sentence.ts';
import { capitalised, eitherOf, type Names, named } from './closed-list.ts';

/** The subject of a statement or ledger. */
export type ReportSubject = 'debtor' | 'creditor' | 'party';

const subjects: Names<ReportSubject> = {
  debtor: { en: 'debtor', ms: 'penghutang', zh: '客户' },
  creditor: { en: 'creditor', ms: 'pemiutang', zh: '供应商' },
  party: { en: 'debtor or creditor', ms: 'penghutang atau pemiutang', zh: '客户或供应商' },
};

const subject = (key: ReportSubject, language: Language): string => capitalised(named(subjects, key, language));

export const bookTaxReturnSays = sentences('bookTaxReturn', {
  noControlAccount: {
    en: (scheme: string, command: string) =>
      `This account book has no control account for ${scheme}. Set controlAccountNo with ${command}.`,
    ms: (scheme, command) => `Buku akaun ini tiada akaun kawalan untuk ${scheme}. Tetapkan controlAccountNo dengan ${command}.`,
    zh: (scheme, command) => `此账套没有 ${scheme} 的控制科目。请用 ${command} 设置 controlAccountNo。`,
  },
  periodStart: {
    en: (expected: string, before: string) => `The period must begin on ${expected}, after ${before}. Correct dateFrom.`,
    ms: (expected, before) => `Tempoh mestilah bermula pada ${expected}, selepas ${before}. Betulkan dateFrom.`,
    zh: (expected, before) => `期间必须从 ${expected} 开始，接在 ${before} 之后。请更正 dateFrom。`,
  },
  notCommitted: {
    en: (no: string) => `${no} is not committed yet. Commit it first.`,
    ms: (no) => `${no} belum dimuktamadkan. Muktamadkannya dahulu.`,
    zh: (no) => `${no} 尚未确认。请先确认。`,
  },
  periodLength: {
    en: (months: number) =>
      `The settings have a taxable period of ${counted(months, 'month', 'months')}, and this period has another length.`,
    ms: (months) => `Tetapan mempunyai tempoh bercukai ${months} bulan, dan tempoh ini berbeza.`,
    zh: (months) => `设置中的课税期间是 ${months} 个月，而此期间的长度不同。`,
  },
  notLatest: {
    en: (no: string) => `${no} is not the latest return. Only the latest can be committed or reopened.`,
    ms: (no) => `${no} bukan penyata cukai terkini. Hanya yang terkini boleh dimuktamadkan atau dibuka semula.`,
    zh: (no) => `${no} 不是最近的税务申报表。只有最近的才能确认或重新打开。`,
  },
  committed: {
    en: (no: string) => `${no} is already committed. Reopen it to change it.`,
    ms: (no) => `${no} sudah dimuktamadkan. Buka semula untuk mengubahnya.`,
    zh: (no) => `${no} 已确认。要更改，请重新打开。`,
  },
  paid: {
    en: (no: string) => `${no} has payments and cannot be changed. Void the payment first.`,
    ms: (no) => `${no} mempunyai bayaran dan tidak boleh diubah. Batalkan bayaran dahulu.`,
    zh: (no) => `${no} 已有付款，不能更改。请先作废付款。`,
  },
  overpaid: {
    en: (amount: string, left: string, no: string) =>
      `${amount} is more than the ${left} that is left on ${no}. Pay at most ${left}.`,
    ms: (amount, left, no) => `${amount} melebihi baki ${left} bagi ${no}. Bayar paling banyak ${left}.`,
    zh: (amount, left, no) => `${amount} 超过 ${no} 的余额 ${left}。最多支付 ${left}。`,
  },
  noPenaltyAccount: {
    en: (command: string) => `The settings have no account for penalties. Set penaltyAccountNo with ${command}.`,
    ms: (command) => `Tetapan tiada akaun untuk penalti. Tetapkan penaltyAccountNo dengan ${command}.`,
    zh: (command) => `设置中没有罚款科目。请用 ${command} 设置 penaltyAccountNo。`,
  },
});

export const bookReportSays = sentences('bookReport', {
  noTemplate: {
    en: (name: string, names: string) => `Template ${name} does not exist. Use ${eitherOf(names, 'en')}.`,
    ms: (name, names) => `Templat ${name} tidak wujud. Gunakan ${eitherOf(names, 'ms')}.`,
    zh: (name, names) => `模板 ${name} 不存在。请使用 ${eitherOf(names, 'zh')}。`,
  },
  noParty: {
    en: (code: string, lists: string, kind: ReportSubject) =>
      `${subject(kind, 'en')} ${code} does not exist in this account book. Use ${eitherOf(lists, 'en')} to list the existing ones.`,
    ms: (code, lists, kind) =>
      `${subject(kind, 'ms')} ${code} tidak wujud dalam buku akaun ini. Gunakan ${eitherOf(lists, 'ms')} untuk menyenaraikan yang ada.`,
    zh: (code, lists, kind) => `此账套中没有${subject(kind, 'zh')} ${code}。请用 ${eitherOf(lists, 'zh')} 列出现有的。`,
  },
  noAccountOrParty: {
    en: (code: string) =>
      `Account or party ${code} does not exist in this account book. Use read-chart-accounts, read-debtors or read-creditors to list the existing ones.`,
    ms: (code) =>
      `Akaun, penghutang atau pemiutang ${code} tidak wujud dalam buku akaun ini. Gunakan read-chart-accounts, read-debtors atau read-creditors untuk menyenaraikan yang ada.`,
    zh: (code) => `此账套中没有科目、客户或供应商 ${code}。请用 read-chart-accounts、read-debtors 或 read-creditors 列出现有的。`,
  },
  cannotPrint: {
    en: (reason: string) => `The document cannot be printed. ${reason} Print it in the accounting package instead.`,
    ms: (reason) => `Dokumen ini tidak dapat dicetak. Cetak dokumen itu dalam pakej perakaunan. (${reason})`,
    zh: (reason) => `该单据无法打印。请在会计软件中打印。（${reason}）`,
  },
  tooManyRows: {
    en: (rows: string, most: string) =>
      `The report has ${counted(rows, 'row', 'rows')}, but a file of this format can have at most ${most}. Choose a shorter period, or use the format csv.`,
    ms: (rows, most) =>
      `Laporan ini mempunyai ${rows} baris, tetapi fail dalam format ini boleh mempunyai paling banyak ${most}. Pilih tempoh yang lebih pendek, atau gunakan format csv.`,
    zh: (rows, most) => `报表有 ${rows} 行，但此格式的文件最多 ${most} 行。请选择较短的期间，或使用 csv 格式。`,
  },
});
