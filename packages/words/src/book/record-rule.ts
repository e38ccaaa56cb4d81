/** What the account book says of the contents of a record: accounts, items, packages, tax entities, user-defined fields. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';
import { allOf, eitherOf, type Names, named } from './closed-list.ts';
import { type RecordName, recordNames } from './record-name.ts';

/** What a user-defined field of each type takes. */
export type FieldForm = 'text' | 'memo' | 'rich text' | 'image link' | 'decimal' | 'integer' | 'date' | 'boolean';

const fieldForms: Names<FieldForm> = {
  text: { en: 'a string', ms: 'rentetan', zh: '字符串' },
  memo: { en: 'a string', ms: 'rentetan', zh: '字符串' },
  'rich text': { en: 'a string, plain text or RTF', ms: 'rentetan, teks biasa atau RTF', zh: '字符串（纯文本或 RTF）' },
  'image link': {
    en: 'the http or https address of an image',
    ms: 'alamat http atau https bagi imej',
    zh: '图片的 http 或 https 地址',
  },
  decimal: {
    en: 'a number with at most 15 digits, 8 of them decimals',
    ms: 'nombor dengan paling banyak 15 digit, 8 daripadanya perpuluhan',
    zh: '最多 15 位数字、其中小数最多 8 位的数字',
  },
  integer: { en: 'an integer', ms: 'integer', zh: '整数' },
  date: {
    en: 'a valid date in the format YYYY-MM-DD',
    ms: 'tarikh yang sah dalam format YYYY-MM-DD',
    zh: 'YYYY-MM-DD 格式的有效日期',
  },
  boolean: { en: 'a boolean', ms: 'boolean', zh: '布尔值' },
};

export const bookRecordRuleSays = sentences('bookRecordRule', {
  frozen: {
    en: (field: string, code: string) =>
      `${field} can no longer be changed because documents use ${code}. Create a new record instead.`,
    ms: (field, code) => `${field} tidak boleh diubah lagi kerana dokumen menggunakan ${code}. Cipta rekod baharu.`,
    zh: (field, code) => `${field} 不能再更改，因为有单据使用 ${code}。请新建记录。`,
  },
  sharedCode: {
    en: (code: string, kind: RecordName) =>
      `${code} is already the code of another ${named(recordNames, kind, 'en')}. Accounts, debtors and creditors share one list of codes. Choose another code.`,
    ms: (code, kind) =>
      `${code} sudah menjadi kod bagi ${named(recordNames, kind, 'ms')} lain. Akaun, penghutang dan pemiutang berkongsi satu senarai kod. Pilih kod lain.`,
    zh: (code, kind) =>
      `${code} 已是另一个${named(recordNames, kind, 'zh')}的代码。科目、客户和供应商共用一套代码。请选择其他代码。`,
  },
  parentType: {
    en: (parentNo: string, type: string) =>
      `${parentNo} has the account type ${type}. The parent must have the same type. Choose another parent.`,
    ms: (parentNo, type) =>
      `Jenis akaun ${parentNo} ialah ${type}. Akaun induk mestilah jenis yang sama. Pilih akaun induk lain.`,
    zh: (parentNo, type) => `${parentNo} 的科目类型是 ${type}。上级科目的类型必须相同。请选择其他上级科目。`,
  },
  parentPosted: {
    en: (parentNo: string) => `${parentNo} has postings and cannot have sub-accounts. Choose another parent.`,
    ms: (parentNo) => `${parentNo} mempunyai catatan yang dipos dan tidak boleh mempunyai subakaun. Pilih akaun induk lain.`,
    zh: (parentNo) => `${parentNo} 已有过账，不能有下级科目。请选择其他上级科目。`,
  },
  parentBelow: {
    en: (parentNo: string, code: string) =>
      `${parentNo} is a sub-account of ${code} and cannot be its parent. Choose another parent.`,
    ms: (parentNo, code) => `${parentNo} ialah subakaun ${code} dan tidak boleh menjadi induknya. Pilih akaun induk lain.`,
    zh: (parentNo, code) => `${parentNo} 是 ${code} 的下级科目，不能成为其上级。请选择其他上级科目。`,
  },
  unitRateNeeded: {
    en: 'Every unit other than the base unit needs a rate. Send rate.',
    ms: 'Setiap unit selain unit asas memerlukan kadar. Hantar rate.',
    zh: '基本单位以外的每个单位都需要换算率。请发送 rate。',
  },
  baseUnitRate: {
    en: 'The base unit always has the rate 1. Leave rate out.',
    ms: 'Kadar unit asas sentiasa 1. Tinggalkan rate.',
    zh: '基本单位的换算率始终是 1。请省略 rate。',
  },
  unitRateFrozen: {
    en: (uom: string, code: string) =>
      `The rate of ${uom} can no longer be changed because documents use ${code}. Add another unit instead.`,
    ms: (uom, code) => `Kadar ${uom} tidak boleh diubah lagi kerana dokumen menggunakan ${code}. Tambah unit lain.`,
    zh: (uom, code) => `${uom} 的换算率不能再更改，因为有单据使用 ${code}。请添加其他单位。`,
  },
  unitMissing: {
    en: (uom: string) => `The item has no unit ${uom}. Add it to uoms, or use an existing unit.`,
    ms: (uom) => `Item ini tiada unit ${uom}. Tambahkannya dalam uoms, atau gunakan unit yang ada.`,
    zh: (uom) => `该商品没有单位 ${uom}。请在 uoms 中添加，或使用现有单位。`,
  },
  baseCurrencyRate: {
    en: 'The base currency always has the rate 1. Leave rate out.',
    ms: 'Kadar mata wang asas sentiasa 1. Tinggalkan rate.',
    zh: '本位币的汇率始终是 1。请省略 rate。',
  },
  baseCurrencyActive: {
    en: 'The base currency cannot be deactivated. Leave isActive out.',
    ms: 'Mata wang asas tidak boleh dinyahaktifkan. Tinggalkan isActive.',
    zh: '本位币不能停用。请省略 isActive。',
  },
  notPayable: {
    en: (accountNo: string) => `${accountNo} is not a bank, cash or deposit account. Choose one of these.`,
    ms: (accountNo) => `${accountNo} bukan akaun bank, tunai atau deposit. Pilih salah satu daripadanya.`,
    zh: (accountNo) => `${accountNo} 不是银行、现金或定金科目。请选择其中之一。`,
  },
  notStockAccount: {
    en: (accountNo: string) => `${accountNo} is not a stock account. Choose one with the special type STOCK.`,
    ms: (accountNo) => `${accountNo} bukan akaun stok. Pilih akaun dengan jenis khas STOCK.`,
    zh: (accountNo) => `${accountNo} 不是库存科目。请选择特殊类型为 STOCK 的科目。`,
  },
  madeWith: {
    en: (component: string, code: string) => `${component} is itself made with ${code}. Leave it out.`,
    ms: (component, code) => `${component} sendiri dibuat dengan ${code}. Tinggalkannya.`,
    zh: (component, code) => `${component} 本身由 ${code} 制成。请删除它。`,
  },
  packageEmpty: {
    en: 'A package needs at least one component. Send lines.',
    ms: 'Pakej memerlukan sekurang-kurangnya satu komponen. Hantar lines.',
    zh: '套装至少需要一个组件。请发送 lines。',
  },
  componentUnclear: {
    en: (itemCode: string) => `${itemCode} does not appear exactly once in the package. Send the key of its row.`,
    ms: (itemCode) => `${itemCode} tidak muncul tepat sekali dalam pakej ini. Hantar kunci barisnya.`,
    zh: (itemCode) => `${itemCode} 在套装中不是恰好出现一次。请发送其行的键。`,
  },
  componentTwice: {
    en: (itemCode: string) => `${itemCode} is already a component of the package. Change that row instead.`,
    ms: (itemCode) => `${itemCode} sudah menjadi komponen pakej ini. Ubah baris itu.`,
    zh: (itemCode) => `${itemCode} 已是该套装的组件。请更改那一行。`,
  },
  mappingExists: {
    en: (item: string, creditor: string) =>
      `${item} of ${creditor} is already mapped. Change the mapping with einvoice.supplier-item-mapping.update.`,
    ms: (item, creditor) =>
      `${item} daripada pembekal ${creditor} sudah dipetakan. Ubah pemetaan dengan einvoice.supplier-item-mapping.update.`,
    zh: (item, creditor) => `供应商 ${creditor} 的商品 ${item} 已有对应关系。请用 einvoice.supplier-item-mapping.update 更改。`,
  },
  mappingMissing: {
    en: (item: string, creditor: string) =>
      `${creditor} has no mapping of ${item}. Use einvoice.supplier-item-mapping.list to list the existing ones.`,
    ms: (item, creditor) =>
      `Pembekal ${creditor} tiada pemetaan bagi ${item}. Gunakan einvoice.supplier-item-mapping.list untuk menyenaraikan yang ada.`,
    zh: (item, creditor) =>
      `供应商 ${creditor} 没有商品 ${item} 的对应关系。请用 einvoice.supplier-item-mapping.list 列出现有的。`,
  },
  entitiesDiffer: {
    en: (oldId: number, newId: number, fields: string) =>
      `The tax entities ${oldId} and ${newId} differ in ${allOf(fields, 'en')}. Only the same identity can be merged. Correct one of them first.`,
    ms: (oldId, newId, fields) =>
      `Entiti cukai ${oldId} dan ${newId} berbeza pada ${allOf(fields, 'ms')}. Hanya identiti yang sama boleh digabungkan. Betulkan salah satu dahulu.`,
    zh: (oldId, newId, fields) =>
      `税务实体 ${oldId} 和 ${newId} 的 ${allOf(fields, 'zh')} 不同。只有相同身份才能合并。请先更正其中之一。`,
  },
  entitySubmitted: {
    en: (id: number, docNo: string) =>
      `Tax entity ${id} is used by ${docNo}, whose e-invoice is Submitted. Refresh its status first.`,
    ms: (id, docNo) =>
      `Entiti cukai ${id} digunakan oleh ${docNo}, yang e-Invoisnya berstatus Submitted. Segar semula statusnya dahulu.`,
    zh: (id, docNo) => `税务实体 ${id} 被 ${docNo} 使用，其电子发票状态为 Submitted。请先刷新其状态。`,
  },
  notTaxControl: {
    en: (accountNo: string) => `${accountNo} is not a tax control account. Choose one with the special type TAX_CONTROL.`,
    ms: (accountNo) => `${accountNo} bukan akaun kawalan cukai. Pilih akaun dengan jenis khas TAX_CONTROL.`,
    zh: (accountNo) => `${accountNo} 不是税务控制科目。请选择特殊类型为 TAX_CONTROL 的科目。`,
  },
  notExpense: {
    en: (accountNo: string) => `${accountNo} is not an expense account. Choose one with the type EP.`,
    ms: (accountNo) => `${accountNo} bukan akaun perbelanjaan. Pilih akaun dengan jenis EP.`,
    zh: (accountNo) => `${accountNo} 不是费用科目。请选择类型为 EP 的科目。`,
  },
  startDateFrozen: {
    en: 'The start date can no longer be changed because a return was created. Leave startDate out.',
    ms: 'Tarikh mula tidak boleh diubah lagi kerana penyata cukai telah dicipta. Tinggalkan startDate.',
    zh: '已创建税务申报表，开始日期不能再更改。请省略 startDate。',
  },
  fieldMeant: {
    en: (field: string, meant: string) => `The user-defined field ${field} does not exist here. Did you mean ${meant}?`,
    ms: (field, meant) => `Medan takrifan pengguna ${field} tidak wujud di sini. Adakah maksud anda ${meant}?`,
    zh: (field, meant) => `此处没有自定义字段 ${field}。您是指 ${meant}？`,
  },
  noFields: {
    en: (field: string) => `The user-defined field ${field} does not exist here. There are no user-defined fields here.`,
    ms: (field) => `Medan takrifan pengguna ${field} tidak wujud di sini. Tiada medan takrifan pengguna di sini.`,
    zh: (field) => `此处没有自定义字段 ${field}。这里没有任何自定义字段。`,
  },
  fieldUnknown: {
    en: (field: string, fields: string) => `The user-defined field ${field} does not exist here. Use ${eitherOf(fields, 'en')}.`,
    ms: (field, fields) => `Medan takrifan pengguna ${field} tidak wujud di sini. Gunakan ${eitherOf(fields, 'ms')}.`,
    zh: (field, fields) => `此处没有自定义字段 ${field}。请使用 ${eitherOf(fields, 'zh')}。`,
  },
  fieldRequired: {
    en: (field: string) => `The user-defined field ${field} is required. Send it in userDefinedFields.`,
    ms: (field) => `Medan takrifan pengguna ${field} diperlukan. Hantar medan itu dalam userDefinedFields.`,
    zh: (field) => `自定义字段 ${field} 是必填的。请在 userDefinedFields 中发送。`,
  },
  fieldForm: {
    en: (field: string, sent: string, form: FieldForm) =>
      `The user-defined field ${field} must be ${named(fieldForms, form, 'en')}; you sent ${sent}.`,
    ms: (field, sent, form) =>
      `Medan takrifan pengguna ${field} mestilah ${named(fieldForms, form, 'ms')}; anda menghantar ${sent}.`,
    zh: (field, sent, form) => `自定义字段 ${field} 必须是${named(fieldForms, form, 'zh')}；您发送的是 ${sent}。`,
  },
  fieldTooLong: {
    en: (field: string, limit: number, sent: number) =>
      `The user-defined field ${field} can have at most ${counted(limit, 'character', 'characters')}; you sent ${sent}.`,
    ms: (field, limit, sent) =>
      `Medan takrifan pengguna ${field} boleh mempunyai paling banyak ${limit} aksara; anda menghantar ${sent}.`,
    zh: (field, limit, sent) => `自定义字段 ${field} 最多 ${limit} 个字符；您发送了 ${sent} 个。`,
  },
  fieldTaken: {
    en: (holder: string, value: string, field: string) =>
      `${holder} already has ${value} in the user-defined field ${field}, which is unique. Send another value.`,
    ms: (holder, value, field) =>
      `${holder} sudah mempunyai ${value} dalam medan takrifan pengguna ${field}, yang mestilah unik. Hantar nilai lain.`,
    zh: (holder, value, field) => `${holder} 的自定义字段 ${field} 已是 ${value}，而该字段必须唯一。请发送其他值。`,
  },
  fieldTwice: {
    en: (value: string, field: string) =>
      `Another row already has ${value} in the user-defined field ${field}, which is unique. Send another value.`,
    ms: (value, field) =>
      `Baris lain sudah mempunyai ${value} dalam medan takrifan pengguna ${field}, yang mestilah unik. Hantar nilai lain.`,
    zh: (value, field) => `另一行的自定义字段 ${field} 已是 ${value}，而该字段必须唯一。请发送其他值。`,
  },
});
