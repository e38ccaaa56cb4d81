/** What the account book says of the code of a record: that it does not exist, is inactive, is used, or cannot be posted to. */

import type { Language } from '../language.ts';
import { sentences } from '../sentence.ts';
import { allOf, capitalised, eitherOf, named } from './closed-list.ts';
import { type RecordName, recordNames } from './record-name.ts';
import { setWith } from './setting-remedy.ts';

const name = (kind: RecordName, language: Language): string => named(recordNames, kind, language);

const gone: Readonly<Record<Language, (code: string, kind: RecordName) => string>> = {
  en: (code, kind) => `${capitalised(name(kind, 'en'))} ${code} does not exist in this account book.`,
  ms: (code, kind) => `${capitalised(name(kind, 'ms'))} ${code} tidak wujud dalam buku akaun ini.`,
  zh: (code, kind) => `此账套中没有${name(kind, 'zh')} ${code}。`,
};

export const bookRecordSays = sentences('bookRecord', {
  didYouMean: {
    en: (code: string, meant: string, kind: RecordName) => `${gone.en(code, kind)} Did you mean ${eitherOf(meant, 'en')}?`,
    ms: (code, meant, kind) => `${gone.ms(code, kind)} Adakah maksud anda ${eitherOf(meant, 'ms')}?`,
    zh: (code, meant, kind) => `${gone.zh(code, kind)}您是指 ${eitherOf(meant, 'zh')}？`,
  },
  missing: {
    en: (code: string, list: string, kind: RecordName) => `${gone.en(code, kind)} Use ${list} to list the existing ones.`,
    ms: (code, list, kind) => `${gone.ms(code, kind)} Gunakan ${list} untuk menyenaraikan yang ada.`,
    zh: (code, list, kind) => `${gone.zh(code, kind)}请用 ${list} 列出现有记录。`,
  },
  noneYet: {
    en: (code: string, kind: RecordName) => `${gone.en(code, kind)} There are none yet.`,
    ms: (code, kind) => `${gone.ms(code, kind)} Belum ada satu pun.`,
    zh: (code, kind) => `${gone.zh(code, kind)}目前还没有任何此类记录。`,
  },
  chooseFrom: {
    en: (code: string, codes: string, kind: RecordName) => `${gone.en(code, kind)} Choose ${eitherOf(codes, 'en')}.`,
    ms: (code, codes, kind) => `${gone.ms(code, kind)} Pilih ${eitherOf(codes, 'ms')}.`,
    zh: (code, codes, kind) => `${gone.zh(code, kind)}请选择 ${eitherOf(codes, 'zh')}。`,
  },
  chooseFromMany: {
    en: (code: string, codes: string, kind: RecordName) => `${gone.en(code, kind)} Choose an existing one, such as ${codes}.`,
    ms: (code, codes, kind) => `${gone.ms(code, kind)} Pilih yang ada, seperti ${codes}.`,
    zh: (code, codes, kind) => `${gone.zh(code, kind)}请选择现有的，例如 ${codes}。`,
  },
  isSupplier: {
    en: (code: string) => `${code} is a supplier. debtorCode must be a customer. Use read-debtors to list them.`,
    ms: (code) => `${code} ialah pembekal. debtorCode mestilah pelanggan. Gunakan read-debtors untuk menyenaraikan pelanggan.`,
    zh: (code) => `${code} 是供应商。debtorCode 必须是客户。请用 read-debtors 列出客户。`,
  },
  isCustomer: {
    en: (code: string) => `${code} is a customer. creditorCode must be a supplier. Use read-creditors to list them.`,
    ms: (code) => `${code} ialah pelanggan. creditorCode mestilah pembekal. Gunakan read-creditors untuk menyenaraikan pembekal.`,
    zh: (code) => `${code} 是客户。creditorCode 必须是供应商。请用 read-creditors 列出供应商。`,
  },
  inactive: {
    en: (code: string, kind: RecordName) => `${capitalised(name(kind, 'en'))} ${code} is inactive. Choose another one.`,
    ms: (code, kind) => `${capitalised(name(kind, 'ms'))} ${code} tidak aktif. Pilih yang lain.`,
    zh: (code, kind) => `${name(kind, 'zh')} ${code} 已停用。请选择其他的。`,
  },
  inactiveReactivate: {
    en: (code: string, update: string, kind: RecordName) =>
      `${capitalised(name(kind, 'en'))} ${code} is inactive. Choose another one, or reactivate it with ${update}.`,
    ms: (code, update, kind) =>
      `${capitalised(name(kind, 'ms'))} ${code} tidak aktif. Pilih yang lain, atau aktifkan semula dengan ${update}.`,
    zh: (code, update, kind) => `${name(kind, 'zh')} ${code} 已停用。请选择其他的，或用 ${update} 重新启用。`,
  },
  exists: {
    en: (code: string, kind: RecordName) => `${capitalised(name(kind, 'en'))} ${code} already exists. Choose another code.`,
    ms: (code, kind) => `${capitalised(name(kind, 'ms'))} ${code} sudah wujud. Pilih kod lain.`,
    zh: (code, kind) => `${name(kind, 'zh')} ${code} 已存在。请选择其他代码。`,
  },
  existsChange: {
    en: (code: string, update: string, kind: RecordName) =>
      `${capitalised(name(kind, 'en'))} ${code} already exists. Change it with ${update}, or choose another code.`,
    ms: (code, update, kind) =>
      `${capitalised(name(kind, 'ms'))} ${code} sudah wujud. Ubah dengan ${update}, atau pilih kod lain.`,
    zh: (code, update, kind) => `${name(kind, 'zh')} ${code} 已存在。请用 ${update} 更改，或选择其他代码。`,
  },
  codeTaken: {
    en: (code: string) => `${code} is already used. Choose another code.`,
    ms: (code) => `Kod ${code} sudah digunakan. Pilih kod lain.`,
    zh: (code) => `代码 ${code} 已被使用。请选择其他代码。`,
  },
  inUse: {
    en: (code: string) => `${code} is in use and cannot be deleted. Keep it, or first change what uses it.`,
    ms: (code) => `${code} sedang digunakan dan tidak boleh dipadamkan. Kekalkannya, atau ubah dahulu apa yang menggunakannya.`,
    zh: (code) => `${code} 正在使用，不能删除。请保留它，或先更改使用它的内容。`,
  },
  inUseDeactivate: {
    en: (code: string, command: string) => `${code} is in use and cannot be deleted. Deactivate it with ${command} instead.`,
    ms: (code, command) => `${code} sedang digunakan dan tidak boleh dipadamkan. Nyahaktifkannya dengan ${command}.`,
    zh: (code, command) => `${code} 正在使用，不能删除。请改用 ${command} 停用它。`,
  },
  noRow: {
    en: (key: string, kind: RecordName) =>
      `This ${name(kind, 'en')} has no row with the key ${key}. Send the key of an existing row.`,
    ms: (key, kind) => `${capitalised(name(kind, 'ms'))} ini tiada baris dengan kunci ${key}. Hantar kunci baris yang ada.`,
    zh: (key, kind) => `此${name(kind, 'zh')}没有键为 ${key} 的行。请发送现有行的键。`,
  },
  noUnit: {
    en: (itemCode: string, uom: string, units: string) => `${itemCode} has no unit ${uom}. Use ${eitherOf(units, 'en')}.`,
    ms: (itemCode, uom, units) => `${itemCode} tiada unit ${uom}. Gunakan ${eitherOf(units, 'ms')}.`,
    zh: (itemCode, uom, units) => `${itemCode} 没有单位 ${uom}。请使用 ${eitherOf(units, 'zh')}。`,
  },
  noDefaultAccount: {
    en: (role: string, assignment: string) => `This account book has no default account for ${role}. ${setWith.en(assignment)}`,
    ms: (role, assignment) => `Buku akaun ini tiada akaun lalai untuk ${role}. ${setWith.ms(assignment)}`,
    zh: (role, assignment) => `此账套没有 ${role} 的默认科目。${setWith.zh(assignment)}`,
  },
  staysDefault: {
    en: (code: string, roles: string, assignment: string) =>
      `${code} is the default account for ${allOf(roles, 'en')} and cannot be deactivated. Choose another default account first. ${setWith.en(assignment)}`,
    ms: (code, roles, assignment) =>
      `${code} ialah akaun lalai untuk ${allOf(roles, 'ms')} dan tidak boleh dinyahaktifkan. Pilih akaun lalai lain dahulu. ${setWith.ms(assignment)}`,
    zh: (code, roles, assignment) =>
      `${code} 是 ${allOf(roles, 'zh')} 的默认科目，不能停用。请先选择其他默认科目。${setWith.zh(assignment)}`,
  },
  hasSubAccounts: {
    en: (accountNo: string) => `${accountNo} has sub-accounts and cannot have postings itself. Choose one of its sub-accounts.`,
    ms: (accountNo) => `${accountNo} mempunyai subakaun dan tidak boleh dipos secara langsung. Pilih salah satu subakaunnya.`,
    zh: (accountNo) => `${accountNo} 有下级科目，不能直接过账。请选择它的一个下级科目。`,
  },
  maintainedByBook: {
    en: (accountNo: string) =>
      `${accountNo} is maintained by the account book. Only documents that move goods post to it. Choose another account.`,
    ms: (accountNo) =>
      `${accountNo} diselenggara oleh buku akaun. Hanya dokumen yang menggerakkan barang dipos kepadanya. Pilih akaun lain.`,
    zh: (accountNo) => `${accountNo} 由账套维护，只有移动货物的单据才会过账到该科目。请选择其他科目。`,
  },
  needsParty: {
    en: (accountNo: string) => `${accountNo} needs a party or a deposit and cannot be used here. Choose another account.`,
    ms: (accountNo) => `${accountNo} memerlukan pihak atau deposit dan tidak boleh digunakan di sini. Pilih akaun lain.`,
    zh: (accountNo) => `${accountNo} 需要往来单位或定金，不能在此使用。请选择其他科目。`,
  },
  notMoney: {
    en: (accountNo: string) => `${accountNo} is not a bank or cash account. Use list-gl-bank-cash-accounts to list them.`,
    ms: (accountNo) => `${accountNo} bukan akaun bank atau tunai. Gunakan list-gl-bank-cash-accounts untuk menyenaraikannya.`,
    zh: (accountNo) => `${accountNo} 不是银行或现金科目。请用 list-gl-bank-cash-accounts 列出这些科目。`,
  },
  otherCurrency: {
    en: (accountNo: string, own: string, currency: string) =>
      `${accountNo} is in ${own}, but the document is in ${currency}. Choose an account in ${currency}.`,
    ms: (accountNo, own, currency) =>
      `${accountNo} dalam ${own}, tetapi dokumen dalam ${currency}. Pilih akaun dalam ${currency}.`,
    zh: (accountNo, own, currency) => `${accountNo} 的货币是 ${own}，但单据的货币是 ${currency}。请选择 ${currency} 科目。`,
  },
  noPermission: {
    en: (commandType: string) =>
      `The connector’s user does not have permission to run ${commandType} in this account book. Ask the owner of the book for permission.`,
    ms: (commandType) =>
      `Pengguna penyambung tiada kebenaran untuk menjalankan ${commandType} dalam buku akaun ini. Minta kebenaran daripada pemilik buku akaun.`,
    zh: (commandType) => `连接器的用户没有在此账套中执行 ${commandType} 的权限。请向账套的所有者申请权限。`,
  },
  noLocationAccess: {
    en: (location: string) =>
      `The connector’s user does not have permission for the location ${location}. Choose another location, or ask the owner of the book for permission.`,
    ms: (location) =>
      `Pengguna penyambung tiada kebenaran untuk lokasi ${location}. Pilih lokasi lain, atau minta kebenaran daripada pemilik buku akaun.`,
    zh: (location) => `连接器的用户没有仓位 ${location} 的权限。请选择其他仓位，或向账套的所有者申请权限。`,
  },
});
