/** What the account book says of the contents of an e-invoice, one that it issues or one that it received. */

import { sentences } from '../sentence.ts';
import { allOf } from './closed-list.ts';

export const bookUblSays = sentences('bookUbl', {
  descriptionCut: {
    en: (path: string, characters: number, max: number) =>
      `The description at ${path} has ${characters} characters and was cut to ${max}.`,
    ms: (path, characters, max) => `Keterangan di ${path} mempunyai ${characters} aksara dan dipotong kepada ${max}.`,
    zh: (path, characters, max) => `${path} 处的描述有 ${characters} 个字符，已截短为 ${max} 个。`,
  },
  /** Used in results stored before rules had their own sentences: the message is in English. */
  brokenRule: {
    en: (_rule: string, message: string) => String(message),
    ms: (rule, message) => `Peraturan e-Invois ${rule} tidak dipatuhi: ${message}`,
    zh: (rule, message) => `不符合电子发票规则 ${rule}：${message}`,
  },
  notUbl: {
    en: 'The document is not a UBL invoice. Send its JSON string, as the gateway returns it.',
    ms: 'Dokumen ini bukan invois UBL. Hantar rentetan JSONnya seperti yang dipulangkan oleh get laluan.',
    zh: '该文件不是 UBL 发票。请按网关返回的样子发送其 JSON 字符串。',
  },
  noLines: {
    en: 'The e-invoice has no lines. It needs at least one.',
    ms: 'e-Invois ini tiada baris. Ia memerlukan sekurang-kurangnya satu.',
    zh: '该电子发票没有行。至少需要一行。',
  },
  codeWithoutType: {
    en: (taxCode: string) => `Tax code ${taxCode} has no e-invoice tax type. Set it with update-tax-code.`,
    ms: (taxCode) => `Kod cukai ${taxCode} tiada jenis cukai e-Invois. Tetapkannya dengan update-tax-code.`,
    zh: (taxCode) => `税码 ${taxCode} 没有电子发票税种。请用 update-tax-code 设置。`,
  },
  codeWithoutTax: {
    en: (taxCode: string) => `Tax code ${taxCode} means no tax on e-invoices, but its line has tax. Choose another tax code.`,
    ms: (taxCode) =>
      `Kod cukai ${taxCode} bermaksud tiada cukai pada e-Invois, tetapi barisnya mempunyai cukai. Pilih kod cukai lain.`,
    zh: (taxCode) => `税码 ${taxCode} 在电子发票上表示不征税，但其行有税额。请选择其他税码。`,
  },
  noOriginal: {
    en: (note: string) => `${note} does not refer to an invoice. Transfer it from one, settle one, or send ourInvoiceNo.`,
    ms: (note) =>
      `${note} tidak merujuk kepada invois. Pindahkannya daripada satu invois, jelaskan satu invois, atau hantar ourInvoiceNo.`,
    zh: (note) => `${note} 没有引用发票。请从发票转单、结清一张发票，或发送 ourInvoiceNo。`,
  },
  originalNotValid: {
    en: (original: string, note: string, status: string) =>
      `The e-invoice of ${original}, which ${note} changes, is ${status}. It must be Valid. Refresh its status first.`,
    ms: (original, note, status) =>
      `e-Invois bagi ${original}, yang diubah oleh ${note}, berstatus ${status}. Ia mestilah Valid. Segar semula statusnya dahulu.`,
    zh: (original, note, status) => `${note} 所更改的 ${original} 的电子发票状态是 ${status}。它必须是 Valid。请先刷新其状态。`,
  },
  originalNotSubmitted: {
    en: (original: string, note: string) =>
      `The e-invoice of ${original}, which ${note} changes, is not submitted. It must be Valid. Submit it first.`,
    ms: (original, note) =>
      `e-Invois bagi ${original}, yang diubah oleh ${note}, belum diserahkan. Ia mestilah Valid. Serahkannya dahulu.`,
    zh: (original, note) => `${note} 所更改的 ${original} 的电子发票尚未提交。它必须是 Valid。请先提交。`,
  },
  originalOfAnother: {
    en: (original: string, note: string, tin: string) =>
      `The e-invoice of ${original}, which ${note} changes, is for TIN ${tin}. Both must be for the same party.`,
    ms: (original, note, tin) =>
      `e-Invois bagi ${original}, yang diubah oleh ${note}, adalah untuk TIN ${tin}. Kedua-duanya mestilah untuk pihak yang sama.`,
    zh: (original, note, tin) => `${note} 所更改的 ${original} 的电子发票属于 TIN ${tin}。两者必须属于同一方。`,
  },
  overConsolidationLimit: {
    en: (docNo: string, limit: string) =>
      `${docNo} is over RM ${limit}, so it needs an e-invoice that names the buyer. Set its tax entity.`,
    ms: (docNo, limit) =>
      `${docNo} melebihi RM ${limit}, jadi ia memerlukan e-Invois yang menamakan pembeli. Tetapkan entiti cukainya.`,
    zh: (docNo, limit) => `${docNo} 超过 RM ${limit}，因此需要写明买方的电子发票。请设置其税务实体。`,
  },
  entityLacks: {
    en: (id: string, name: string, fields: string) =>
      `Tax entity ${id}, ${name}, has no ${allOf(fields, 'en')}. Add it with update-tax-entity.`,
    ms: (id, name, fields) => `Entiti cukai ${id}, ${name}, tiada ${allOf(fields, 'ms')}. Tambahkannya dengan update-tax-entity.`,
    zh: (id, name, fields) => `税务实体 ${id}（${name}）没有 ${allOf(fields, 'zh')}。请用 update-tax-entity 补充。`,
  },
  needsParty: {
    en: (docNo: string) => `${docNo} has no party. The e-invoice needs one that has a tax entity with a TIN.`,
    ms: (docNo) => `${docNo} tiada pihak. e-Invois memerlukan pihak yang mempunyai entiti cukai dengan TIN.`,
    zh: (docNo) => `${docNo} 没有往来单位。电子发票需要一个有 TIN 税务实体的往来单位。`,
  },
  needsEntity: {
    en: (party: string) => `${party} has no tax entity. The e-invoice needs one with a TIN. Set taxEntityID.`,
    ms: (party) => `${party} tiada entiti cukai. e-Invois memerlukan satu dengan TIN. Tetapkan taxEntityID.`,
    zh: (party) => `${party} 没有税务实体。电子发票需要一个有 TIN 的税务实体。请设置 taxEntityID。`,
  },
  generalTin: {
    en: (party: string, tin: string) => `${party} has no tax entity, so ${tin} is used.`,
    ms: (party, tin) => `${party} tiada entiti cukai, jadi ${tin} digunakan.`,
    zh: (party, tin) => `${party} 没有税务实体，因此使用 ${tin}。`,
  },
  badAmount: {
    en: (value: string) => `${value} is not an amount with at most two decimal places. Ask the issuer for a correct file.`,
    ms: (value) => `${value} bukan amaun dengan paling banyak dua tempat perpuluhan. Minta fail yang betul daripada pengeluar.`,
    zh: (value) => `${value} 不是最多两位小数的金额。请向开票方索取正确的文件。`,
  },
  badNumber: {
    en: (value: string) => `${value} is not a decimal number. Ask the issuer for a correct file.`,
    ms: (value) => `${value} bukan nombor perpuluhan. Minta fail yang betul daripada pengeluar.`,
    zh: (value) => `${value} 不是小数。请向开票方索取正确的文件。`,
  },
  noNumber: {
    en: 'The e-invoice has no number. Ask the issuer for a correct file.',
    ms: 'e-Invois ini tiada nombor. Minta fail yang betul daripada pengeluar.',
    zh: '该电子发票没有编号。请向开票方索取正确的文件。',
  },
  noDate: {
    en: 'The e-invoice has no issue date. Ask the issuer for a correct file.',
    ms: 'e-Invois ini tiada tarikh pengeluaran. Minta fail yang betul daripada pengeluar.',
    zh: '该电子发票没有开具日期。请向开票方索取正确的文件。',
  },
  noIssuerTin: {
    en: 'The issuer has no TIN. Ask the issuer for a correct file.',
    ms: 'Pengeluar tiada TIN. Minta fail yang betul daripada pengeluar.',
    zh: '开票方没有 TIN。请向开票方索取正确的文件。',
  },
  netDiffers: {
    en: (lines: string, net: string) =>
      `The lines total ${lines}, but the total without tax is ${net}. Ask the issuer for a correct file.`,
    ms: (lines, net) =>
      `Jumlah baris ialah ${lines}, tetapi jumlah tanpa cukai ialah ${net}. Minta fail yang betul daripada pengeluar.`,
    zh: (lines, net) => `各行合计 ${lines}，但未税总额是 ${net}。请向开票方索取正确的文件。`,
  },
  taxDiffers: {
    en: (lines: string, tax: string) =>
      `The tax of the lines totals ${lines}, but the tax is ${tax}. Ask the issuer for a correct file.`,
    ms: (lines, tax) => `Jumlah cukai baris ialah ${lines}, tetapi cukai ialah ${tax}. Minta fail yang betul daripada pengeluar.`,
    zh: (lines, tax) => `各行税额合计 ${lines}，但税额是 ${tax}。请向开票方索取正确的文件。`,
  },
  payableDiffers: {
    en: 'Net, tax and rounding do not total the amount to pay. Ask the issuer for a correct file.',
    ms: 'Amaun bersih, cukai dan pembundaran tidak berjumlah amaun perlu dibayar. Minta fail yang betul daripada pengeluar.',
    zh: '净额、税额和舍入之和不等于应付金额。请向开票方索取正确的文件。',
  },
});
