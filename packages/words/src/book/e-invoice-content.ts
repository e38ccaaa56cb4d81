/** What the account book says of the contents of an e-invoice, one that it issues or one that it received. */

import { sentences } from '../sentence.ts';
import { allOf, eitherOf, type Names, named } from './closed-list.ts';

/** A party of an e-invoice. */
export type PartyName = 'company' | 'supplier' | 'buyer';

const parties: Names<PartyName> = {
  company: { en: 'The company', ms: 'Syarikat', zh: '公司' },
  supplier: { en: 'The supplier', ms: 'Pembekal', zh: '供应商' },
  buyer: { en: 'The buyer', ms: 'Pembeli', zh: '买方' },
};

/** What a party of an e-invoice must have. */
export type PartyDetail =
  | 'name'
  | 'tin'
  | 'identity'
  | 'sst'
  | 'tourism'
  | 'industry'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'phone';

const details: Names<PartyDetail> = {
  name: { en: 'registered name', ms: 'nama berdaftar', zh: '注册名称' },
  tin: { en: 'TIN', ms: 'TIN', zh: 'TIN' },
  identity: {
    en: 'registration, identity card, passport or army number',
    ms: 'nombor pendaftaran, kad pengenalan, pasport atau tentera',
    zh: '注册号、身份证、护照或军人证号码',
  },
  sst: { en: 'SST number, nor NA', ms: 'nombor SST mahupun NA', zh: 'SST 号码（也没有 NA）' },
  tourism: { en: 'tourism tax number, nor NA', ms: 'nombor cukai pelancongan mahupun NA', zh: '旅游税号码（也没有 NA）' },
  industry: { en: 'industry code (MSIC) of five digits', ms: 'kod industri (MSIC) lima digit', zh: '五位数的行业代码（MSIC）' },
  address: { en: 'address', ms: 'alamat', zh: '地址' },
  city: { en: 'city', ms: 'bandar', zh: '城市' },
  state: { en: 'state code, 01 to 17', ms: 'kod negeri, 01 hingga 17', zh: '州代码（01 至 17）' },
  country: { en: 'country code of three letters', ms: 'kod negara tiga huruf', zh: '三个字母的国家代码' },
  phone: { en: 'phone number', ms: 'nombor telefon', zh: '电话号码' },
};

/** A figure of an e-invoice that must equal that of its document. */
export type Figure = 'lines' | 'linesTax' | 'tax' | 'net' | 'gross' | 'rounding' | 'payable';

const figures: Names<Figure> = {
  lines: { en: 'The sum of the lines', ms: 'Jumlah baris', zh: '各行合计' },
  linesTax: { en: 'The tax of the lines', ms: 'Cukai baris', zh: '各行税额' },
  tax: { en: 'The tax', ms: 'Cukai', zh: '税额' },
  net: { en: 'The amount without tax', ms: 'Amaun tanpa cukai', zh: '未税金额' },
  gross: { en: 'The amount with tax', ms: 'Amaun dengan cukai', zh: '含税金额' },
  rounding: { en: 'The rounding', ms: 'Pembundaran', zh: '舍入' },
  payable: { en: 'The amount to pay', ms: 'Amaun perlu dibayar', zh: '应付金额' },
};

export const bookUblSays = sentences('bookUbl', {
  descriptionCut: {
    en: (path: string, characters: number, max: number) =>
      `The description at ${path} has ${characters} characters and was cut to ${max}.`,
    ms: (path, characters, max) => `Keterangan di ${path} mempunyai ${characters} aksara dan dipotong kepada ${max}.`,
    zh: (path, characters, max) => `${path} 处的描述有 ${characters} 个字符，已截短为 ${max} 个。`,
  },
  /** The sentence of the rule is English for everyone; its name leads to docs/einvoice.md. */
  brokenRule: {
    en: (_rule: string, message: string) => message,
    ms: (rule, message) => `Peraturan e-Invois ${rule} tidak dipatuhi: ${message}`,
    zh: (rule, message) => `不符合电子发票规则 ${rule}：${message}`,
  },
  notUbl: {
    en: 'The document is not a UBL invoice. Send its JSON string, as the gateway returns it.',
    ms: 'Dokumen ini bukan invois UBL. Hantar rentetan JSONnya seperti yang dipulangkan oleh get laluan.',
    zh: '该文件不是 UBL 发票。请按网关返回的样子发送其 JSON 字符串。',
  },
  tooLarge: {
    en: 'An e-invoice can have at most 300 KB. Split the document.',
    ms: 'e-Invois boleh bersaiz paling banyak 300 KB. Bahagikan dokumen itu.',
    zh: '电子发票最多 300 KB。请拆分该单据。',
  },
  needsMyr: {
    en: (currency: string) => `E-invoices need an account book in MYR. The base currency of this one is ${currency}.`,
    ms: (currency) => `e-Invois memerlukan buku akaun dalam MYR. Mata wang asas buku akaun ini ialah ${currency}.`,
    zh: (currency) => `电子发票需要 MYR 账套。此账套的本位币是 ${currency}。`,
  },
  numberLength: {
    en: 'The number must have 1 to 50 characters. Issue the document with another number.',
    ms: 'Nombor mestilah 1 hingga 50 aksara. Keluarkan dokumen dengan nombor lain.',
    zh: '编号必须有 1 至 50 个字符。请用其他编号开具该单据。',
  },
  badType: {
    en: (typeCode: string) => `${typeCode} is not a valid e-invoice type.`,
    ms: (typeCode) => `${typeCode} bukan jenis e-Invois yang sah.`,
    zh: (typeCode) => `${typeCode} 不是有效的电子发票类型。`,
  },
  badVersion: {
    en: (version: string, versions: string) =>
      `This book cannot issue version ${version}. It can issue ${eitherOf(versions, 'en')}.`,
    ms: (version, versions) =>
      `Buku akaun ini tidak boleh mengeluarkan versi ${version}. Ia boleh mengeluarkan ${eitherOf(versions, 'ms')}.`,
    zh: (version, versions) => `此账套不能开具 ${version} 版。它可以开具 ${eitherOf(versions, 'zh')} 版。`,
  },
  badCurrency: {
    en: (currency: string) => `${currency} is not a three-letter currency code.`,
    ms: (currency) => `${currency} bukan kod mata wang tiga huruf.`,
    zh: (currency) => `${currency} 不是三个字母的货币代码。`,
  },
  needsRate: {
    en: (currency: string) => `A document in ${currency} needs its exchange rate. Send currencyRate.`,
    ms: (currency) => `Dokumen dalam ${currency} memerlukan kadar pertukarannya. Hantar currencyRate.`,
    zh: (currency) => `${currency} 的单据需要汇率。请发送 currencyRate。`,
  },
  needsOriginal: {
    en: 'A note must refer to the e-invoice that it changes. Send ourInvoiceNo.',
    ms: 'Nota mestilah merujuk kepada e-Invois yang diubahnya. Hantar ourInvoiceNo.',
    zh: '通知单必须引用它所更改的电子发票。请发送 ourInvoiceNo。',
  },
  badPaymentMode: {
    en: 'The payment method has no payment mode of e-invoices, 01 to 08. Set it on the payment method.',
    ms: 'Kaedah bayaran tiada mod bayaran e-Invois, 01 hingga 08. Tetapkannya pada kaedah bayaran.',
    zh: '该付款方式没有电子发票的付款模式（01 至 08）。请在付款方式中设置。',
  },
  badTime: {
    en: 'The issue time must be a date and a time in UTC, to the second.',
    ms: 'Masa pengeluaran mestilah tarikh dan masa dalam UTC, hingga saat.',
    zh: '开具时间必须是精确到秒的 UTC 日期和时间。',
  },
  future: {
    en: (issuedAt: string) => `${issuedAt} is in the future. Check the clock of the machine.`,
    ms: (issuedAt) => `${issuedAt} ialah masa hadapan. Semak jam komputer.`,
    zh: (issuedAt) => `${issuedAt} 在未来。请检查计算机的时钟。`,
  },
  tooOld: {
    en: (issuedAt: string, hours: number) =>
      `The e-invoice was issued at ${issuedAt}, more than ${hours} hours ago. Submit the document again.`,
    ms: (issuedAt, hours) => `e-Invois dikeluarkan pada ${issuedAt}, lebih ${hours} jam yang lalu. Serahkan dokumen semula.`,
    zh: (issuedAt, hours) => `该电子发票于 ${issuedAt} 开具，已超过 ${hours} 小时。请重新提交该单据。`,
  },
  partyLacks: {
    en: (party: PartyName, detail: PartyDetail) =>
      `${named(parties, party, 'en')} has no ${named(details, detail, 'en')}. Add it.`,
    ms: (party, detail) => `${named(parties, party, 'ms')} tiada ${named(details, detail, 'ms')}. Tambahnya.`,
    zh: (party, detail) => `${named(parties, party, 'zh')}没有${named(details, detail, 'zh')}。请补充。`,
  },
  badTin: {
    en: (tin: string) => `${tin} is not a valid TIN. Use a TIN such as C2584563200.`,
    ms: (tin) => `${tin} bukan TIN yang sah. Gunakan TIN seperti C2584563200.`,
    zh: (tin) => `${tin} 不是有效的 TIN。请使用如 C2584563200 的 TIN。`,
  },
  noLines: {
    en: 'The e-invoice has no lines. It needs at least one.',
    ms: 'e-Invois ini tiada baris. Ia memerlukan sekurang-kurangnya satu.',
    zh: '该电子发票没有行。至少需要一行。',
  },
  quantityPositive: {
    en: 'The quantity of a line must be greater than zero. Correct the line.',
    ms: 'Kuantiti baris mestilah lebih daripada sifar. Betulkan baris itu.',
    zh: '行的数量必须大于零。请更正该行。',
  },
  badUnit: {
    en: (unit: string) => `${unit} is not a valid e-invoice unit code. Set another one on the unit of the item.`,
    ms: (unit) => `${unit} bukan kod unit e-Invois yang sah. Tetapkan yang lain pada unit item.`,
    zh: (unit) => `${unit} 不是有效的电子发票单位代码。请在商品的单位中设置其他代码。`,
  },
  noDescription: {
    en: 'The line has no description. Add one.',
    ms: 'Baris ini tiada penerangan. Tambahnya.',
    zh: '该行没有描述。请补充。',
  },
  badClassification: {
    en: (classification: string) => `${classification} is not a valid classification. Use a code from 001 to 045.`,
    ms: (classification) => `${classification} bukan pengelasan yang sah. Gunakan kod dari 001 hingga 045.`,
    zh: (classification) => `${classification} 不是有效的分类。请使用 001 至 045 的代码。`,
  },
  noPrice: {
    en: 'The line has no price. Add one.',
    ms: 'Baris ini tiada harga. Tambahnya.',
    zh: '该行没有价格。请补充。',
  },
  badTaxType: {
    en: (category: string) => `${category} is not a valid e-invoice tax type. Correct the tax code of the line.`,
    ms: (category) => `${category} bukan jenis cukai e-Invois yang sah. Betulkan kod cukai baris itu.`,
    zh: (category) => `${category} 不是有效的电子发票税种。请更正该行的税码。`,
  },
  exemptReason: {
    en: 'An exempt line needs the reason for the exemption. Add it to the tax code.',
    ms: 'Baris yang dikecualikan memerlukan sebab pengecualian. Tambahnya pada kod cukai.',
    zh: '免税行需要免税原因。请在税码中补充。',
  },
  taxOnUntaxed: {
    en: (category: string) => `Tax type ${category} means no tax, but its line has tax. Correct the tax code of the line.`,
    ms: (category) =>
      `Jenis cukai ${category} bermaksud tiada cukai, tetapi barisnya mempunyai cukai. Betulkan kod cukai baris itu.`,
    zh: (category) => `税种 ${category} 表示不征税，但其行有税额。请更正该行的税码。`,
  },
  figureDiffers: {
    en: (figure: Figure, given: string, wanted: string) =>
      `${named(figures, figure, 'en')} is ${given}, but the document has ${wanted}. Report it to the operator of the connector.`,
    ms: (figure, given, wanted) =>
      `${named(figures, figure, 'ms')} ialah ${given}, tetapi dokumen mempunyai ${wanted}. Laporkannya kepada pengendali penyambung.`,
    zh: (figure, given, wanted) => `${named(figures, figure, 'zh')}是 ${given}，但单据是 ${wanted}。请告知连接器的管理者。`,
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
  entityLacks: {
    en: (id: string, name: string, fields: string) =>
      `Tax entity ${id}, ${name}, has no ${allOf(fields, 'en')}. Add it with update-tax-entity.`,
    ms: (id, name, fields) => `Entiti cukai ${id}, ${name}, tiada ${allOf(fields, 'ms')}. Tambahnya dengan update-tax-entity.`,
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
