/** What is wrong with an e-invoice that the account book issues, apart from its parties. */

import { sentences } from '../sentence.ts';
import { type Names, named } from './closed-list.ts';

/** A code table of the tax authority. */
export type RuleTable = 'type' | 'paymentMode' | 'classification' | 'unit' | 'origin' | 'tax';

const TABLES: Names<RuleTable> = {
  type: { en: 'an e-invoice type', ms: 'jenis e-Invois', zh: '电子发票类型' },
  paymentMode: { en: 'a payment mode of e-invoices', ms: 'cara pembayaran e-Invois', zh: '电子发票付款方式' },
  classification: { en: 'a classification of e-invoices', ms: 'klasifikasi e-Invois', zh: '电子发票分类' },
  unit: { en: 'an e-invoice unit code', ms: 'kod unit e-Invois', zh: '电子发票单位代码' },
  origin: { en: 'a country of origin', ms: 'negara asal', zh: '原产国' },
  tax: { en: 'an e-invoice tax type', ms: 'jenis cukai e-Invois', zh: '电子发票税种' },
};

/** A text that has a greatest length. */
export type LimitedText =
  | 'description'
  | 'exemption'
  | 'frequency'
  | 'bankAccount'
  | 'terms'
  | 'prepayment'
  | 'billing'
  | 'customsForm'
  | 'agreement'
  | 'otherCharge';

const TEXTS: Names<LimitedText> = {
  description: { en: 'The description of the line', ms: 'Keterangan baris', zh: '行的描述' },
  exemption: { en: 'The reason for the exemption', ms: 'Sebab pengecualian', zh: '豁免原因' },
  frequency: { en: 'The frequency of billing', ms: 'Kekerapan pengebilan', zh: '开票频率' },
  bankAccount: { en: 'The bank account', ms: 'Akaun bank', zh: '银行账户' },
  terms: { en: 'The payment terms', ms: 'Terma pembayaran', zh: '付款条件' },
  prepayment: { en: 'The reference of the prepayment', ms: 'Rujukan prabayaran', zh: '预付款参考号' },
  billing: { en: 'The billing reference', ms: 'Rujukan bil', zh: '账单参考号' },
  customsForm: { en: 'The number of the customs form', ms: 'Nombor borang kastam', zh: '海关表格编号' },
  agreement: { en: 'The free trade agreement', ms: 'Perjanjian perdagangan bebas', zh: '自由贸易协定' },
  otherCharge: { en: 'The reason of the other charge', ms: 'Sebab caj lain', zh: '其他费用的原因' },
};

/** What an e-invoice, a line or a tax type must have. */
export type RequiredPart =
  | 'lines'
  | 'tax'
  | 'taxType'
  | 'lineDescription'
  | 'lineClassification'
  | 'linePrice'
  | 'lineSubtotal'
  | 'lineNet'
  | 'lineTax'
  | 'lineTaxType'
  | 'taxAmount';

const LACKS: Names<RequiredPart> = {
  lines: { en: 'The e-invoice has no lines.', ms: 'e-Invois ini tiada baris.', zh: '该电子发票没有行。' },
  tax: {
    en: 'The e-invoice has no tax amount, not even 0.',
    ms: 'e-Invois ini tiada amaun cukai, walaupun 0.',
    zh: '该电子发票没有税额，连 0 也没有。',
  },
  taxType: {
    en: 'The e-invoice names no tax type for its total.',
    ms: 'e-Invois ini tidak menyatakan jenis cukai bagi jumlahnya.',
    zh: '该电子发票的总额没有税种。',
  },
  lineDescription: { en: 'The line has no description.', ms: 'Baris ini tiada keterangan.', zh: '该行没有描述。' },
  lineClassification: { en: 'The line has no classification.', ms: 'Baris ini tiada klasifikasi.', zh: '该行没有分类。' },
  linePrice: { en: 'The line has no price.', ms: 'Baris ini tiada harga.', zh: '该行没有价格。' },
  lineSubtotal: {
    en: 'The line has no amount before discount.',
    ms: 'Baris ini tiada amaun sebelum diskaun.',
    zh: '该行没有折扣前金额。',
  },
  lineNet: { en: 'The line has no amount without tax.', ms: 'Baris ini tiada amaun tanpa cukai.', zh: '该行没有未税金额。' },
  lineTax: {
    en: 'The line has no tax amount, not even 0.',
    ms: 'Baris ini tiada amaun cukai, walaupun 0.',
    zh: '该行没有税额，连 0 也没有。',
  },
  lineTaxType: { en: 'The line has no tax type.', ms: 'Baris ini tiada jenis cukai.', zh: '该行没有税种。' },
  taxAmount: {
    en: 'A tax type has no tax amount, not even 0.',
    ms: 'Satu jenis cukai tiada amaun cukai, walaupun 0.',
    zh: '有一个税种没有税额，连 0 也没有。',
  },
};

/** A total that must equal the total of the document. */
export type RuleTotal = 'lines' | 'taxOfLines' | 'tax' | 'net' | 'gross' | 'rounding' | 'payable';

const TOTALS: Names<RuleTotal> = {
  lines: { en: 'The sum of the lines', ms: 'Jumlah baris', zh: '各行合计' },
  taxOfLines: { en: 'The tax of the lines', ms: 'Cukai baris', zh: '各行税额' },
  tax: { en: 'The tax', ms: 'Cukai', zh: '税额' },
  net: { en: 'The amount without tax', ms: 'Amaun tanpa cukai', zh: '未税金额' },
  gross: { en: 'The amount with tax', ms: 'Amaun dengan cukai', zh: '含税金额' },
  rounding: { en: 'The rounding', ms: 'Pembundaran', zh: '舍入' },
  payable: { en: 'The amount to pay', ms: 'Amaun perlu dibayar', zh: '应付金额' },
};

/** A total within the e-invoice that must be the sum of its parts. */
export type RuleSum = 'line' | 'lineTax' | 'tax' | 'lines' | 'discounts' | 'charges';

const SUMS: Names<RuleSum> = {
  line: { en: 'The amount of the line without tax', ms: 'Amaun baris tanpa cukai', zh: '该行的未税金额' },
  lineTax: { en: 'The tax of the line', ms: 'Cukai baris', zh: '该行的税额' },
  tax: { en: 'The tax of the e-invoice', ms: 'Cukai e-Invois', zh: '电子发票的税额' },
  lines: { en: 'The total of the lines', ms: 'Jumlah semua baris', zh: '各行总额' },
  discounts: { en: 'The total of the discounts', ms: 'Jumlah diskaun', zh: '折扣总额' },
  charges: { en: 'The total of the charges', ms: 'Jumlah caj', zh: '费用总额' },
};

export const bookUblRuleSays = sentences('bookUblRule', {
  notUbl: { en: 'The document is not a UBL invoice.', ms: 'Dokumen ini bukan invois UBL.', zh: '该文件不是 UBL 发票。' },
  lacks: {
    en: (part: RequiredPart) => named(LACKS, part, 'en'),
    ms: (part) => named(LACKS, part, 'ms'),
    zh: (part) => named(LACKS, part, 'zh'),
  },
  lacksTotal: {
    en: (name: string) => `The e-invoice has no ${name}.`,
    ms: (name) => `e-Invois ini tiada ${name}.`,
    zh: (name) => `该电子发票没有 ${name}。`,
  },
  notInTable: {
    en: (code: string, table: RuleTable, asOf: string) =>
      `${code === '' ? 'An empty text' : code} is not ${named(TABLES, table, 'en')}, by the tables of ${asOf}. If it is newer, add the published table to the folder gateway/codes of the connector.`,
    ms: (code, table, asOf) =>
      `${code === '' ? 'Teks kosong' : code} bukan ${named(TABLES, table, 'ms')}, menurut jadual bertarikh ${asOf}. Jika kod ini lebih baharu, tambah jadual yang diterbitkan ke folder gateway/codes penyambung.`,
    zh: (code, table, asOf) =>
      `按 ${asOf} 的代码表，${code === '' ? '空文本' : `${code} `}不是${named(TABLES, table, 'zh')}。如果这是新代码，请把公布的代码表放入连接器的 gateway/codes 文件夹。`,
  },
  tooLong: {
    en: (text: LimitedText, characters: number, max: number) =>
      `${named(TEXTS, text, 'en')} has ${characters} characters. At most ${max} are possible.`,
    ms: (text, characters, max) => `${named(TEXTS, text, 'ms')} mempunyai ${characters} aksara. Paling banyak ${max}.`,
    zh: (text, characters, max) => `${named(TEXTS, text, 'zh')}有 ${characters} 个字符。最多 ${max} 个。`,
  },
  totalDiffers: {
    en: (total: RuleTotal, has: string, needs: string) =>
      `${named(TOTALS, total, 'en')} is ${has}, but the document has ${needs}.`,
    ms: (total, has, needs) => `${named(TOTALS, total, 'ms')} ialah ${has}, tetapi dokumen mempunyai ${needs}.`,
    zh: (total, has, needs) => `${named(TOTALS, total, 'zh')}是 ${has}，但单据上是 ${needs}。`,
  },
  sumDiffers: {
    en: (what: RuleSum, has: string, needs: string) => `${named(SUMS, what, 'en')} is ${has}, but its parts total ${needs}.`,
    ms: (what, has, needs) => `${named(SUMS, what, 'ms')} ialah ${has}, tetapi bahagiannya berjumlah ${needs}.`,
    zh: (what, has, needs) => `${named(SUMS, what, 'zh')}是 ${has}，但各部分合计 ${needs}。`,
  },
  notVersion: {
    en: (version: string, known: string) => `${version} is not a version of e-invoices. Use ${known}.`,
    ms: (version, known) => `${version} bukan versi e-Invois. Gunakan ${known}.`,
    zh: (version, known) => `${version} 不是电子发票的版本。请使用 ${known}。`,
  },
  unsigned: {
    en: (version: string) => `Version ${version} needs a signature, and the document has none.`,
    ms: (version) => `Versi ${version} memerlukan tandatangan, dan dokumen ini tiada tandatangan.`,
    zh: (version) => `版本 ${version} 需要签名，而该文件没有签名。`,
  },
  versionEnded: {
    en: (version: string, lastDay: string) => `Version ${version} can be used until ${lastDay}.`,
    ms: (version, lastDay) => `Versi ${version} boleh digunakan hingga ${lastDay}.`,
    zh: (version, lastDay) => `版本 ${version} 可使用到 ${lastDay}。`,
  },
  notDate: {
    en: (date: string) => `${date} is not a date, such as 2026-07-31.`,
    ms: (date) => `${date} bukan tarikh, seperti 2026-07-31.`,
    zh: (date) => `${date} 不是日期，例如 2026-07-31。`,
  },
  notIssueTime: {
    en: 'The issue time must be a date and a time in UTC, to the second.',
    ms: 'Masa pengeluaran mestilah tarikh dan masa dalam UTC, hingga ke saat.',
    zh: '开具时间必须是精确到秒的 UTC 日期和时间。',
  },
  inFuture: {
    en: (issuedAt: string) => `${issuedAt} is in the future.`,
    ms: (issuedAt) => `${issuedAt} ialah masa hadapan.`,
    zh: (issuedAt) => `${issuedAt} 是将来的时间。`,
  },
  issuedTooEarly: {
    en: (issuedAt: string, hours: number) =>
      `The e-invoice was issued at ${issuedAt}, more than ${hours} hours ago. Submit the document again.`,
    ms: (issuedAt, hours) => `e-Invois ini dikeluarkan pada ${issuedAt}, lebih ${hours} jam yang lalu. Serahkan dokumen semula.`,
    zh: (issuedAt, hours) => `该电子发票于 ${issuedAt} 开具，已超过 ${hours} 小时。请重新提交单据。`,
  },
  badNumber: {
    en: 'The number must have 1 to 50 characters.',
    ms: 'Nombor mestilah mempunyai 1 hingga 50 aksara.',
    zh: '编号必须有 1 至 50 个字符。',
  },
  notTime: {
    en: (time: string) => `${time} is not a time in UTC, such as 04:05:06Z.`,
    ms: (time) => `${time} bukan masa dalam UTC, seperti 04:05:06Z.`,
    zh: (time) => `${time} 不是 UTC 时间，例如 04:05:06Z。`,
  },
  notTariff: {
    en: (code: string) => `${code} is not a tariff code: digits, letters and full stops, at most 12.`,
    ms: (code) => `${code} bukan kod tarif: digit, huruf dan noktah, paling banyak 12.`,
    zh: (code) => `${code} 不是关税编码：数字、字母和点，最多 12 个。`,
  },
  discountOrCharge: {
    en: 'A discount or charge must say which of the two it is.',
    ms: 'Diskaun atau caj mestilah menyatakan yang mana satu.',
    zh: '折扣或费用必须说明是哪一种。',
  },
  exemptWithoutReason: {
    en: 'An exempt line needs the reason for the exemption.',
    ms: 'Baris yang dikecualikan memerlukan sebab pengecualian.',
    zh: '豁免的行需要豁免原因。',
  },
  taxScheme: { en: 'The scheme of a tax must be OTH.', ms: 'Skim cukai mestilah OTH.', zh: '税的方案必须是 OTH。' },
  noTaxMeant: { en: 'Tax type 06 means no tax.', ms: 'Jenis cukai 06 bermaksud tiada cukai.', zh: '税种 06 表示不征税。' },
  notIncoterm: {
    en: (term: string) => `${term} is not an incoterm of three letters.`,
    ms: (term) => `${term} bukan incoterm tiga huruf.`,
    zh: (term) => `${term} 不是三个字母的国际贸易术语。`,
  },
  notAgreement: {
    en: (name: string) => `${name} is not a free trade agreement: letters, digits, blanks, dashes and brackets.`,
    ms: (name) => `${name} bukan perjanjian perdagangan bebas: huruf, digit, ruang, sempang dan kurungan.`,
    zh: (name) => `${name} 不是自由贸易协定：只能有字母、数字、空格、连字符和括号。`,
  },
  rateNeeded: {
    en: (currency: string) => `A document in ${currency} needs its exchange rate.`,
    ms: (currency) => `Dokumen dalam ${currency} memerlukan kadar pertukarannya.`,
    zh: (currency) => `${currency} 的单据需要汇率。`,
  },
  rateNegative: {
    en: (rate: number) => `The exchange rate must not be negative; it is ${rate}.`,
    ms: (rate) => `Kadar pertukaran tidak boleh negatif; kini ${rate}.`,
    zh: (rate) => `汇率不能是负数；现在是 ${rate}。`,
  },
  rateTooLong: {
    en: (rate: number, max: number) => `The exchange rate ${rate} has more than ${max} characters.`,
    ms: (rate, max) => `Kadar pertukaran ${rate} mempunyai lebih daripada ${max} aksara.`,
    zh: (rate, max) => `汇率 ${rate} 超过 ${max} 个字符。`,
  },
  ratePair: {
    en: (currency: string, home: string, source: string, target: string) =>
      `The exchange rate must be from ${currency} to ${home}; it is from ${source} to ${target}.`,
    ms: (currency, home, source, target) =>
      `Kadar pertukaran mestilah daripada ${currency} kepada ${home}; kini daripada ${source} kepada ${target}.`,
    zh: (currency, home, source, target) => `汇率必须是从 ${currency} 到 ${home}；现在是从 ${source} 到 ${target}。`,
  },
  amountCurrency: {
    en: (path: string, wanted: string, given: string) => `${path} must be in ${wanted}; it is in ${given || 'no currency'}.`,
    ms: (path, wanted, given) => `${path} mestilah dalam ${wanted}; kini ${given === '' ? 'tanpa mata wang' : `dalam ${given}`}.`,
    zh: (path, wanted, given) => `${path} 的货币必须是 ${wanted}；现在${given === '' ? '没有货币' : `是 ${given}`}。`,
  },
  baseCurrency: {
    en: (currency: string) => `E-invoices need an account book in MYR. The base currency of this one is ${currency}.`,
    ms: (currency) => `e-Invois memerlukan buku akaun dalam MYR. Mata wang asas buku ini ialah ${currency}.`,
    zh: (currency) => `电子发票需要以 MYR 为本位币的账套。此账套的本位币是 ${currency}。`,
  },
  notCurrency: {
    en: (currency: string) => `${currency} is not a three-letter currency code.`,
    ms: (currency) => `${currency} bukan kod mata wang tiga huruf.`,
    zh: (currency) => `${currency} 不是三个字母的货币代码。`,
  },
  noteWithoutOriginal: {
    en: 'A note must refer to the e-invoice that it changes.',
    ms: 'Nota mestilah merujuk kepada e-Invois yang diubahnya.',
    zh: '通知单必须引用它所更改的电子发票。',
  },
  notUuid: {
    en: (uuid: string) => `${uuid} is not the UUID of an e-invoice, which has 26 characters.`,
    ms: (uuid) => `${uuid} bukan UUID e-Invois, yang mempunyai 26 aksara.`,
    zh: (uuid) => `${uuid} 不是电子发票的 UUID（26 个字符）。`,
  },
  noteWithoutNumber: {
    en: 'A note must name the number of the e-invoice that it changes.',
    ms: 'Nota mestilah menyatakan nombor e-Invois yang diubahnya.',
    zh: '通知单必须写明它所更改的电子发票的编号。',
  },
  oneReferenceEach: {
    en: 'Each e-invoice that a note changes needs its own reference.',
    ms: 'Setiap e-Invois yang diubah oleh nota memerlukan rujukannya sendiri.',
    zh: '通知单所更改的每张电子发票都需要自己的引用。',
  },
  tooLarge: {
    en: 'An e-invoice can have at most 300 KB. Split the document.',
    ms: 'e-Invois boleh mempunyai paling banyak 300 KB. Pecahkan dokumen itu.',
    zh: '电子发票最大 300 KB。请拆分单据。',
  },
  misshapen: {
    en: (path: string) => `${path} does not have the shape of UBL: a list of blocks with values.`,
    ms: (path) => `${path} tidak berbentuk UBL: senarai blok dengan nilai.`,
    zh: (path) => `${path} 不符合 UBL 的结构：带值的块的列表。`,
  },
  mustBeText: {
    en: (path: string) => `${path} must be a string.`,
    ms: (path) => `${path} mestilah rentetan.`,
    zh: (path) => `${path} 必须是字符串。`,
  },
  mustBeNumber: {
    en: (path: string) => `${path} must be a number.`,
    ms: (path) => `${path} mestilah nombor.`,
    zh: (path) => `${path} 必须是数字。`,
  },
  scientific: {
    en: (token: string) => `${token} is in scientific notation. Numbers are written in plain digits.`,
    ms: (token) => `${token} ditulis dalam tatatanda saintifik. Nombor ditulis dengan digit biasa.`,
    zh: (token) => `${token} 使用了科学记数法。数字须用普通数字书写。`,
  },
  byteOrderMark: {
    en: 'The text starts with a byte order mark.',
    ms: 'Teks ini bermula dengan tanda susunan bait.',
    zh: '文本以字节顺序标记开头。',
  },
  controlCharacters: {
    en: (token: string) => `${token} contains control characters.`,
    ms: (token) => `${token} mengandungi aksara kawalan.`,
    zh: (token) => `${token} 含有控制字符。`,
  },
});
