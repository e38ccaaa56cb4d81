/** What is wrong with a party of an e-invoice that the account book issues. */

import { sentences } from '../sentence.ts';
import { type Names, named } from './closed-list.ts';

/** The party that a sentence is about, named at its start. */
export type RuleParty = 'company' | 'supplier' | 'buyer' | 'recipient';

const PARTIES: Names<RuleParty> = {
  company: { en: 'The company', ms: 'Syarikat', zh: '公司' },
  supplier: { en: 'The supplier', ms: 'Pembekal', zh: '供应商' },
  buyer: { en: 'The buyer', ms: 'Pembeli', zh: '买方' },
  recipient: { en: 'The recipient of the goods', ms: 'Penerima barang', zh: '收货方' },
};

/** What a party must have. */
export type PartyPart =
  | 'name'
  | 'TIN'
  | 'anyNumber'
  | 'sst'
  | 'tourismTax'
  | 'industry'
  | 'activity'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'phone';

const LACKED: Names<PartyPart> = {
  name: { en: 'no registered name', ms: 'tiada nama berdaftar', zh: '没有注册名称' },
  TIN: { en: 'no TIN', ms: 'tiada TIN', zh: '没有 TIN' },
  anyNumber: {
    en: 'no registration, identity card, passport or army number',
    ms: 'tiada nombor pendaftaran, kad pengenalan, pasport atau tentera',
    zh: '没有注册号、身份证号、护照号或军人证号',
  },
  sst: { en: 'no SST number, nor NA', ms: 'tiada nombor SST, mahupun NA', zh: '没有 SST 编号，也没有 NA' },
  tourismTax: {
    en: 'no tourism tax number, nor NA',
    ms: 'tiada nombor cukai pelancongan, mahupun NA',
    zh: '没有旅游税编号，也没有 NA',
  },
  industry: {
    en: 'no industry code (MSIC) of five digits that exists',
    ms: 'tiada kod industri (MSIC) lima digit yang wujud',
    zh: '没有有效的五位行业代码（MSIC）',
  },
  activity: { en: 'no business activity', ms: 'tiada aktiviti perniagaan', zh: '没有业务活动' },
  address: { en: 'no address', ms: 'tiada alamat', zh: '没有地址' },
  city: { en: 'no city', ms: 'tiada bandar', zh: '没有城市' },
  state: { en: 'no state', ms: 'tiada negeri', zh: '没有州属' },
  country: { en: 'no country', ms: 'tiada negara', zh: '没有国家' },
  phone: { en: 'no phone number', ms: 'tiada nombor telefon', zh: '没有电话号码' },
};

/** What of a party has a greatest length; a number has its scheme. */
export type LimitedPart =
  | 'name'
  | 'activity'
  | 'addressLine'
  | 'city'
  | 'state'
  | 'postcode'
  | 'BRN'
  | 'NRIC'
  | 'PASSPORT'
  | 'ARMY';

const numberOf = (scheme: string): Names<string>[string] => ({
  en: `a number (${scheme})`,
  ms: `nombor (${scheme})`,
  zh: `编号（${scheme}）`,
});

const LIMITED: Names<LimitedPart> = {
  name: { en: 'a name', ms: 'nama', zh: '名称' },
  activity: { en: 'a business activity', ms: 'aktiviti perniagaan', zh: '业务活动' },
  addressLine: { en: 'an address line', ms: 'baris alamat', zh: '地址行' },
  city: { en: 'a city', ms: 'bandar', zh: '城市' },
  state: { en: 'a state', ms: 'negeri', zh: '州属' },
  postcode: { en: 'a postcode', ms: 'poskod', zh: '邮编' },
  BRN: numberOf('BRN'),
  NRIC: numberOf('NRIC'),
  PASSPORT: numberOf('PASSPORT'),
  ARMY: numberOf('ARMY'),
};

export type TaxNumber = 'sst' | 'tourismTax';

const TAX_NUMBERS: Names<TaxNumber> = {
  sst: { en: 'SST number', ms: 'nombor SST', zh: 'SST 编号' },
  tourismTax: { en: 'tourism tax number', ms: 'nombor cukai pelancongan', zh: '旅游税编号' },
};

export const bookPartyRuleSays = sentences('bookPartyRule', {
  lacks: {
    en: (party: RuleParty, part: PartyPart) => `${named(PARTIES, party, 'en')} has ${named(LACKED, part, 'en')}.`,
    ms: (party, part) => `${named(PARTIES, party, 'ms')} ${named(LACKED, part, 'ms')}.`,
    zh: (party, part) => `${named(PARTIES, party, 'zh')}${named(LACKED, part, 'zh')}。`,
  },
  tooLong: {
    en: (party: RuleParty, part: LimitedPart, characters: number, max: number) =>
      `${named(PARTIES, party, 'en')} has ${named(LIMITED, part, 'en')} of ${characters} characters. At most ${max} are possible.`,
    ms: (party, part, characters, max) =>
      `${named(PARTIES, party, 'ms')} mempunyai ${named(LIMITED, part, 'ms')} dengan ${characters} aksara. Paling banyak ${max}.`,
    zh: (party, part, characters, max) =>
      `${named(PARTIES, party, 'zh')}的${named(LIMITED, part, 'zh')}有 ${characters} 个字符。最多 ${max} 个。`,
  },
  notTaxNumber: {
    en: (number: string, kind: TaxNumber, max: number) =>
      `${number} is not a valid ${named(TAX_NUMBERS, kind, 'en')}. Letters, digits and dashes, at most ${max} characters.`,
    ms: (number, kind, max) =>
      `${number} bukan ${named(TAX_NUMBERS, kind, 'ms')} yang sah. Huruf, digit dan sempang, paling banyak ${max} aksara.`,
    zh: (number, kind, max) =>
      `${number} 不是有效的${named(TAX_NUMBERS, kind, 'zh')}。只能有字母、数字和连字符，最多 ${max} 个字符。`,
  },
  stateAbroad: {
    en: (party: RuleParty) =>
      `${named(PARTIES, party, 'en')} has state code 17, which is for addresses abroad. Use the code of its state, 01 to 16.`,
    ms: (party) =>
      `${named(PARTIES, party, 'ms')} mempunyai kod negeri 17, iaitu untuk alamat di luar negara. Gunakan kod negerinya, 01 hingga 16.`,
    zh: (party) => `${named(PARTIES, party, 'zh')}的州属代码是 17，它用于国外地址。请使用其州属的代码，01 至 16。`,
  },
  notState: {
    en: (state: string) => `${state} is not a state code, 01 to 16.`,
    ms: (state) => `${state} bukan kod negeri, 01 hingga 16.`,
    zh: (state) => `${state} 不是州属代码（01 至 16）。`,
  },
  homeStateAbroad: {
    en: (party: RuleParty, state: string) =>
      `${named(PARTIES, party, 'en')} is abroad, and ${state} is a state of Malaysia. Use the name of the state, or 17.`,
    ms: (party, state) =>
      `${named(PARTIES, party, 'ms')} berada di luar negara, dan ${state} ialah negeri di Malaysia. Gunakan nama negeri itu, atau 17.`,
    zh: (party, state) => `${named(PARTIES, party, 'zh')}在国外，而 ${state} 是马来西亚的州属。请使用州属名称，或 17。`,
  },
  notPhone: {
    en: (phone: string) => `${phone} is not a phone number. Use 8 to 20 digits, with + in front if you like.`,
    ms: (phone) => `${phone} bukan nombor telefon. Gunakan 8 hingga 20 digit, dengan + di hadapan jika mahu.`,
    zh: (phone) => `${phone} 不是电话号码。请使用 8 至 20 位数字，前面可加 +。`,
  },
  notPostcode: {
    en: (postcode: string) => `${postcode} is not a postcode of five digits.`,
    ms: (postcode) => `${postcode} bukan poskod lima digit.`,
    zh: (postcode) => `${postcode} 不是五位邮编。`,
  },
  notEmail: {
    en: (email: string) => `${email} is not an email address. Leave it out if there is none.`,
    ms: (email) => `${email} bukan alamat e-mel. Tinggalkannya jika tiada.`,
    zh: (email) => `${email} 不是邮箱地址。如果没有，请留空。`,
  },
  ownTinNeeded: {
    en: (party: RuleParty, tin: string) =>
      `${named(PARTIES, party, 'en')} issues the e-invoice and needs its own TIN. ${tin} is a generic one.`,
    ms: (party, tin) =>
      `${named(PARTIES, party, 'ms')} mengeluarkan e-Invois ini dan memerlukan TIN sendiri. ${tin} ialah TIN umum.`,
    zh: (party, tin) => `${named(PARTIES, party, 'zh')}开具此电子发票，需要自己的 TIN。${tin} 是通用的。`,
  },
  tinForBuyers: {
    en: (tin: string, other: string) => `${tin} is for buyers abroad. Use ${other} for a supplier.`,
    ms: (tin, other) => `${tin} adalah untuk pembeli di luar negara. Gunakan ${other} untuk pembekal.`,
    zh: (tin, other) => `${tin} 用于国外买方。供应商请使用 ${other}。`,
  },
  tinForSuppliers: {
    en: (tin: string, other: string) => `${tin} is for suppliers abroad. Use ${other} for a buyer.`,
    ms: (tin, other) => `${tin} adalah untuk pembekal di luar negara. Gunakan ${other} untuk pembeli.`,
    zh: (tin, other) => `${tin} 用于国外供应商。买方请使用 ${other}。`,
  },
  tinForGovernment: {
    en: (tin: string) => `${tin} is for buyers of the government. A supplier has its own TIN.`,
    ms: (tin) => `${tin} adalah untuk pembeli kerajaan. Pembekal mempunyai TIN sendiri.`,
    zh: (tin) => `${tin} 用于政府买方。供应商有自己的 TIN。`,
  },
  publicIdentity: {
    en: (tin: string) =>
      `${tin} is for a person who is known only by an identity card or army number. Use the TIN that belongs to the number.`,
    ms: (tin) =>
      `${tin} adalah untuk individu yang hanya diketahui melalui nombor kad pengenalan atau tentera. Gunakan TIN bagi nombor itu.`,
    zh: (tin) => `${tin} 用于只知道身份证号或军人证号的个人。请使用该编号所属的 TIN。`,
  },
  publicClass: {
    en: (tin: string) =>
      `${tin} without an identity number is the general public, so the line needs classification 004. Otherwise name the party.`,
    ms: (tin) =>
      `${tin} tanpa nombor pengenalan ialah orang awam, jadi baris ini memerlukan klasifikasi 004. Jika tidak, namakan pihak itu.`,
    zh: (tin) => `没有身份编号的 ${tin} 表示公众，因此该行需要分类 004。否则请写明对方。`,
  },
  notIdentityCard: {
    en: (number: string) => `${number} is not an identity card number (NRIC) of 12 digits.`,
    ms: (number) => `${number} bukan nombor kad pengenalan (NRIC) 12 digit.`,
    zh: (number) => `${number} 不是 12 位身份证号（NRIC）。`,
  },
  notTin: {
    en: (tin: string) => `${tin} does not have the shape of a TIN.`,
    ms: (tin) => `${tin} tidak berbentuk TIN.`,
    zh: (tin) => `${tin} 不符合 TIN 的格式。`,
  },
  notExporter: {
    en: 'The certified exporter number can have letters, digits and dashes, at most 300 characters.',
    ms: 'Nombor pengeksport yang diperakui boleh mempunyai huruf, digit dan sempang, paling banyak 300 aksara.',
    zh: '认证出口商编号只能有字母、数字和连字符，最多 300 个字符。',
  },
  addressLines: {
    en: (party: RuleParty, lines: number) => `${named(PARTIES, party, 'en')} has ${lines} address lines. At most 3 are possible.`,
    ms: (party, lines) => `${named(PARTIES, party, 'ms')} mempunyai ${lines} baris alamat. Paling banyak 3.`,
    zh: (party, lines) => `${named(PARTIES, party, 'zh')}有 ${lines} 行地址。最多 3 行。`,
  },
  notCountry: {
    en: (country: string) => `${country} is not a country code of three letters.`,
    ms: (country) => `${country} bukan kod negara tiga huruf.`,
    zh: (country) => `${country} 不是三个字母的国家代码。`,
  },
  consolidatedSupplier: {
    en: (tin: string) => `Classification 004 is for consolidated e-invoices, whose supplier is ${tin} when they are self-billed.`,
    ms: (tin) => `Klasifikasi 004 adalah untuk e-Invois disatukan, yang pembekalnya ialah ${tin} jika bil sendiri.`,
    zh: (tin) => `分类 004 用于合并电子发票，自开时其供应商是 ${tin}。`,
  },
  consolidatedBuyer: {
    en: (tin: string) => `Classification 004 is for consolidated e-invoices, whose buyer is ${tin}.`,
    ms: (tin) => `Klasifikasi 004 adalah untuk e-Invois disatukan, yang pembelinya ialah ${tin}.`,
    zh: (tin) => `分类 004 用于合并电子发票，其买方是 ${tin}。`,
  },
});
