/** What a pattern or a single allowed value requires, after the name of the field. */

import type { RequirementName } from '@ledgerline/contract';
import type { Language } from '../language.ts';

export const requirements: Readonly<Record<RequirementName, Readonly<Record<Language, string>>>> = {
  accessFull: {
    en: 'must be "full" or an object of rights by module, such as { "sales": ["read"] }',
    ms: 'mesti "full" atau objek hak mengikut modul, seperti { "sales": ["read"] }',
    zh: '必须是 "full"，或按模块列出权限的对象，例如 { "sales": ["read"] }',
  },
  countryCode: {
    en: 'must be a three-letter country code such as MYS',
    ms: 'mesti kod negara tiga huruf seperti MYS',
    zh: '必须是三个字母的国家代码，例如 MYS',
  },
  dateText: {
    en: 'must be a valid date in the format YYYY-MM-DD',
    ms: 'mesti tarikh yang sah dalam format YYYY-MM-DD',
    zh: '必须是有效日期，格式为 YYYY-MM-DD',
  },
  decimalText: {
    en: 'must be a number such as 12.50, with at most 8 decimal places',
    ms: 'mesti nombor seperti 12.50, dengan paling banyak 8 tempat perpuluhan',
    zh: '必须是像 12.50 这样的数字，最多 8 位小数',
  },
  emailAddress: {
    en: 'must be a valid email address in Latin letters, such as you@example.com',
    ms: 'mesti alamat e-mel yang sah dalam huruf Latin, seperti you@example.com',
    zh: '必须是用拉丁字母书写的有效电子邮箱，例如 you@example.com',
  },
  errorCode: {
    en: 'must be a code such as PERIOD_LOCKED',
    ms: 'mesti kod seperti PERIOD_LOCKED',
    zh: '必须是像 PERIOD_LOCKED 这样的代码',
  },
  fieldName: {
    en: 'must start with a letter, contain only letters, digits and underscores, and cannot start with UDF_',
    ms: 'mesti bermula dengan huruf, hanya mengandungi huruf, digit dan garis bawah, dan tidak boleh bermula dengan UDF_',
    zh: '必须以字母开头，只能包含字母、数字和下划线，且不能以 UDF_ 开头',
  },
  leaseTokens: {
    en: 'must be a list of leaseTokens separated by commas',
    ms: 'mesti senarai leaseToken yang dipisahkan dengan koma',
    zh: '必须是以逗号分隔的 leaseToken 列表',
  },
  month: { en: 'must be a month such as 2026-07', ms: 'mesti bulan seperti 2026-07', zh: '必须是月份，例如 2026-07' },
  msicCode: { en: 'must be a five-digit MSIC code', ms: 'mesti kod MSIC lima digit', zh: '必须是五位数的 MSIC 代码' },
  previewHash: {
    en: 'must be a previewHash: 64 lower-case hexadecimal digits',
    ms: 'mesti previewHash: 64 digit perenambelasan huruf kecil',
    zh: '必须是 previewHash：64 位小写十六进制数字',
  },
  rowKey: {
    en: 'must be a row key of up to 19 digits',
    ms: 'mesti kunci baris sehingga 19 digit',
    zh: '必须是最多 19 位数字的行键',
  },
  stateCode: {
    en: 'must be a two-digit state code from 01 to 17',
    ms: 'mesti kod negeri dua digit dari 01 hingga 17',
    zh: '必须是 01 至 17 的两位数州属代码',
  },
  tin: {
    en: 'must be a TIN such as C2584563200',
    ms: 'mesti nombor pengenalan cukai (TIN) seperti C2584563200',
    zh: '必须是税务识别号（TIN），例如 C2584563200',
  },
  urlSafe: {
    en: 'can contain only letters, digits, dots, underscores and hyphens, and cannot be only dots',
    ms: 'hanya boleh mengandungi huruf, digit, titik, garis bawah dan tanda sempang, dan tidak boleh terdiri daripada titik sahaja',
    zh: '只能包含字母、数字、点、下划线和连字符，且不能只有点',
  },
  userCode: {
    en: 'must be a code of 8 letters such as WDJB-MJHT',
    ms: 'mesti kod 8 huruf seperti WDJB-MJHT',
    zh: '必须是 8 个字母的代码，例如 WDJB-MJHT',
  },
};

/** The formats of JSON Schema that texts can have. */
export const formats: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  date: requirements.dateText,
  'date-time': {
    en: 'must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z',
    ms: 'mesti cap masa RFC 3339 seperti 2026-11-15T08:30:00Z',
    zh: '必须是 RFC 3339 时间戳，例如 2026-11-15T08:30:00Z',
  },
  email: { en: 'must be a valid email address', ms: 'mesti alamat e-mel yang sah', zh: '必须是有效的电子邮箱' },
  discount: {
    en: 'must be a discount such as 10%, 5%+3% or 12.50, with no percentage above 100%',
    ms: 'mesti diskaun seperti 10%, 5%+3% atau 12.50, tanpa peratusan melebihi 100%',
    zh: '必须是折扣，例如 10%、5%+3% 或 12.50，且百分比不能超过 100%',
  },
  quantity: {
    en: 'can have at most 12 digits before the point and 15 in all',
    ms: 'boleh mempunyai paling banyak 12 digit sebelum titik dan 15 digit kesemuanya',
    zh: '小数点前最多 12 位数字，总共最多 15 位',
  },
  line: {
    en: 'cannot contain line breaks, tabs and other control characters',
    ms: 'tidak boleh mengandungi pemisah baris, tab dan aksara kawalan lain',
    zh: '不能包含换行、制表符和其他控制字符',
  },
  lines: {
    en: 'cannot contain control characters other than line breaks and tabs',
    ms: 'tidak boleh mengandungi aksara kawalan selain pemisah baris dan tab',
    zh: '除换行和制表符外，不能包含控制字符',
  },
  unknown: { en: 'has an invalid format', ms: 'mempunyai format yang tidak sah', zh: '格式无效' },
};
