/** What the examination of an account book finds: how it is set up, and whether documents can be entered. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';
import { setWith } from './setting-remedy.ts';

export const bookFindingSays = sentences('bookFinding', {
  neverSetUp: {
    en: 'The book is empty because it was never set up. Move its file away and create a book with "ledgerline-connector new-book".',
    ms: 'Buku ini kosong kerana tidak pernah disediakan. Alihkan failnya dan cipta buku dengan "ledgerline-connector new-book".',
    zh: '账套是空的，因为从未设置。请移走其文件，再用 "ledgerline-connector new-book" 创建账套。',
  },
  noCompanyName: {
    en: (assignment: string) => `The company has no name, so documents are printed without one. ${setWith.en(assignment)}`,
    ms: (assignment) => `Syarikat tiada nama, jadi dokumen dicetak tanpa nama. ${setWith.ms(assignment)}`,
    zh: (assignment) => `公司没有名称，因此打印的单据上没有公司名称。${setWith.zh(assignment)}`,
  },
  company: {
    en: (name: string) => `The company is ${name}.`,
    ms: (name) => `Syarikat ini ialah ${name}.`,
    zh: (name) => `公司是 ${name}。`,
  },
  noBaseCurrency: {
    en: (currency: string) => `The base currency is not set. The book uses ${currency}.`,
    ms: (currency) => `Mata wang asas tidak ditetapkan. Buku ini menggunakan ${currency}.`,
    zh: (currency) => `没有设置本位币。账套使用 ${currency}。`,
  },
  baseCurrency: {
    en: (currency: string) => `The base currency is ${currency}.`,
    ms: (currency) => `Mata wang asas ialah ${currency}.`,
    zh: (currency) => `本位币是 ${currency}。`,
  },
  noFiscalYear: {
    en: (assignment: string) => `The book has no fiscal year. ${setWith.en(assignment)}`,
    ms: (assignment) => `Buku ini tiada tahun kewangan. ${setWith.ms(assignment)}`,
    zh: (assignment) => `账套没有财政年度。${setWith.zh(assignment)}`,
  },
  fiscalYearLater: {
    en: (first: string, assignment: string) =>
      `The first fiscal year starts on ${first}, so documents with the date of today fail. ${setWith.en(assignment)}`,
    ms: (first, assignment) =>
      `Tahun kewangan pertama bermula pada ${first}, jadi dokumen bertarikh hari ini gagal. ${setWith.ms(assignment)}`,
    zh: (first, assignment) => `第一个财政年度从 ${first} 开始，因此日期为今天的单据会失败。${setWith.zh(assignment)}`,
  },
  fiscalYears: {
    en: (first: string, today: string) => `The fiscal years start on ${first} and cover today, ${today}.`,
    ms: (first, today) => `Tahun kewangan bermula pada ${first} dan meliputi hari ini, ${today}.`,
    zh: (first, today) => `财政年度从 ${first} 开始，包含今天（${today}）。`,
  },
  noDefaultAccount: {
    en: (role: string, assignment: string) => `The book has no default account for ${role}. ${setWith.en(assignment)}`,
    ms: (role, assignment) => `Buku ini tiada akaun lalai untuk ${role}. ${setWith.ms(assignment)}`,
    zh: (role, assignment) => `账套没有 ${role} 的默认科目。${setWith.zh(assignment)}`,
  },
  defaultAccountUnusable: {
    en: (role: string, reason: string, assignment: string) =>
      `The default account for ${role} cannot be used. ${reason} ${setWith.en(assignment)}`,
    ms: (role, reason, assignment) => `Akaun lalai untuk ${role} tidak dapat digunakan. ${reason} ${setWith.ms(assignment)}`,
    zh: (role, reason, assignment) => `${role} 的默认科目无法使用。${reason}${setWith.zh(assignment)}`,
  },
  accountInactive: {
    en: (accountNo: string) => `The account ${accountNo} is inactive.`,
    ms: (accountNo) => `Akaun ${accountNo} tidak aktif.`,
    zh: (accountNo) => `科目 ${accountNo} 已停用。`,
  },
  accountHasSubAccounts: {
    en: (accountNo: string) => `The account ${accountNo} has sub-accounts, so nothing can be posted to it.`,
    ms: (accountNo) => `Akaun ${accountNo} mempunyai subakaun, jadi tiada apa-apa boleh dipos ke dalamnya.`,
    zh: (accountNo) => `科目 ${accountNo} 有下级科目，因此不能过账到该科目。`,
  },
  accountNeedsSpecialType: {
    en: (accountNo: string, special: string) => `The account ${accountNo} must have the special type ${special}.`,
    ms: (accountNo, special) => `Akaun ${accountNo} mesti mempunyai jenis khas ${special}.`,
    zh: (accountNo, special) => `科目 ${accountNo} 的特殊类型必须是 ${special}。`,
  },
  defaultAccounts: {
    en: (count: number) => `All ${count} default accounts are set and can be posted to.`,
    ms: (count) => `Semua ${count} akaun lalai telah ditetapkan dan boleh dipos.`,
    zh: (count) => `${count} 个默认科目都已设置，可以过账。`,
  },
  noNumberFormat: {
    en: (type: string, assignment: string) =>
      `The book has no numbering format for documents of type ${type}. ${setWith.en(assignment)}`,
    ms: (type, assignment) => `Buku ini tiada format penomboran untuk dokumen jenis ${type}. ${setWith.ms(assignment)}`,
    zh: (type, assignment) => `账套没有类型为 ${type} 的单据的编号格式。${setWith.zh(assignment)}`,
  },
  numberFormatUnusable: {
    en: (format: string, type: string, assignment: string) =>
      `The numbering format ${format} of ${type} has no running number. ${setWith.en(assignment)}`,
    ms: (format, type, assignment) => `Format penomboran ${format} bagi ${type} tiada nombor siri. ${setWith.ms(assignment)}`,
    zh: (format, type, assignment) => `${type} 的编号格式 ${format} 没有流水号。${setWith.zh(assignment)}`,
  },
  numberFormats: {
    en: (count: number) => `All ${count} types of documents have a numbering format.`,
    ms: (count) => `Semua ${count} jenis dokumen mempunyai format penomboran.`,
    zh: (count) => `${count} 种单据都有编号格式。`,
  },
  noTaxCode: {
    en: 'The book has no tax code that is valid today. Create one with create-tax-code.',
    ms: 'Buku ini tiada kod cukai yang sah hari ini. Cipta satu dengan create-tax-code.',
    zh: '账套没有今天有效的税码。请用 create-tax-code 创建。',
  },
  taxCodeWithoutAccount: {
    en: (code: string) => `Tax code ${code} has no valid posting account. Set accountNo with update-tax-code.`,
    ms: (code) => `Kod cukai ${code} tiada akaun pos yang sah. Tetapkan accountNo dengan update-tax-code.`,
    zh: (code) => `税码 ${code} 没有有效的过账科目。请用 update-tax-code 设置 accountNo。`,
  },
  taxCodes: {
    en: (count: number) => `${counted(count, 'tax code is', 'tax codes are')} valid today.`,
    ms: (count) => `${count} kod cukai sah hari ini.`,
    zh: (count) => `今天有 ${count} 个有效的税码。`,
  },
  noPaymentMethod: {
    en: 'The book has no payment methods. Create one with create-general-payment-method.',
    ms: 'Buku ini tiada kaedah bayaran. Cipta satu dengan create-general-payment-method.',
    zh: '账套没有付款方式。请用 create-general-payment-method 创建。',
  },
  noLocation: {
    en: 'The book has no locations, so stock cannot be received. Create one with create-location.',
    ms: 'Buku ini tiada lokasi, jadi stok tidak dapat diterima. Cipta satu dengan create-location.',
    zh: '账套没有仓位，因此无法收货。请用 create-location 创建。',
  },
  bug: {
    en: (broken: string) => `${broken} This is a bug in Ledgerline: keep the file and report it.`,
    ms: (broken) => `${broken} Ini ialah pepijat dalam Ledgerline: simpan fail ini dan laporkannya.`,
    zh: (broken) => `${broken}这是 Ledgerline 的错误：请保留此文件并报告。`,
  },
  ledgersAgree: {
    en: (documents: number) =>
      `The trial balance is zero and all ledgers agree (${counted(documents, 'document', 'documents')}).`,
    ms: (documents) => `Imbangan duga ialah sifar dan semua lejar sepadan (${documents} dokumen).`,
    zh: (documents) => `试算表平衡，所有分类账一致（${documents} 张单据）。`,
  },
});
