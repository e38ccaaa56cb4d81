/** What is wrong with the details of a company, as a person enters them for a new book or changes them. */

import type { RequirementName } from '@ledgerline/contract';
import { requirements } from '../problem/requirement.ts';
import { sentences } from '../sentence.ts';

export const bookCompanySays = sentences('bookCompany', {
  unknown: {
    en: (name: string, known: readonly string[]) => `${name} is not a detail of a company. Use ${known.join(', ')}.`,
    ms: (name, known) => `${name} bukan butiran syarikat. Gunakan ${known.join(', ')}.`,
    zh: (name, known) => `${name} 不是公司资料。请使用 ${known.join('、')}。`,
  },
  required: {
    en: (name: string, about: string) => `${name} is required. ${about}.`,
    ms: (name) => `${name} diperlukan.`,
    zh: (name) => `缺少必填项 ${name}。`,
  },
  blank: {
    en: (name: string) => `${name} must be a string that is not blank.`,
    ms: (name) => `${name} mesti rentetan yang tidak kosong.`,
    zh: (name) => `${name} 必须是不为空白的字符串。`,
  },
  tooLong: {
    en: (name: string, limit: number, value: string) => `${name} can have at most ${limit} characters; you sent "${value}".`,
    ms: (name, limit, value) => `${name} boleh mempunyai paling banyak ${limit} aksara; anda menghantar "${value}".`,
    zh: (name, limit, value) => `${name} 最多 ${limit} 个字符；您发送的是 "${value}"。`,
  },
  notOneOf: {
    en: (name: string, allowed: readonly string[], value: string) =>
      `${name} must be one of ${allowed.join(', ')}; you sent "${value}".`,
    ms: (name, allowed, value) => `${name} mesti salah satu daripada ${allowed.join(', ')}; anda menghantar "${value}".`,
    zh: (name, allowed, value) => `${name} 必须是 ${allowed.join('、')} 之一；您发送的是 "${value}"。`,
  },
  invalid: {
    en: (name: string, requirement: RequirementName, value: string) =>
      `${name} ${requirements[requirement].en}; you sent "${value}".`,
    ms: (name, requirement, value) => `${name} ${requirements[requirement].ms}; anda menghantar "${value}".`,
    zh: (name, requirement, value) => `${name} ${requirements[requirement].zh}；您发送的是 "${value}"。`,
  },
});
