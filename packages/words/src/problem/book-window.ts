/** Why a person cannot look at an account book in the portal. */

import type { Role } from '@ledgerline/contract';
import type { Language } from '../language.ts';
import { sentences } from '../sentence.ts';
import { bookPartWords } from '../shared/book-part.ts';
import { roleWords } from '../shared/role.ts';

/** The name of a part in a language; an unknown part as it is stored. */
const partIn = (part: string, language: Language): string => {
  const words: Readonly<Record<string, string>> = bookPartWords(language);
  return words[part] ?? part;
};

const roleIn = (role: string, language: Language): string => roleWords(language)[role as Role] ?? role;

export const bookWindowSays = sentences('bookWindow', {
  unknown: {
    en: (companyId: string) => `This company has no account book ${companyId}. Choose a book under Your books.`,
    ms: (companyId) => `Syarikat ini tiada buku akaun ${companyId}. Pilih buku di bawah Buku anda.`,
    zh: (companyId) => `此公司没有账套 ${companyId}。请在“您的账套”中选择。`,
  },
  noBook: {
    en: (companyId: string, role: string) =>
      `Your role, ${roleIn(role, 'en')}, does not see the account book ${companyId}. Ask an owner.`,
    ms: (companyId, role) => `Peranan anda, ${roleIn(role, 'ms')}, tidak dapat melihat buku akaun ${companyId}. Tanya pemilik.`,
    zh: (companyId, role) => `您的角色（${roleIn(role, 'zh')}）看不到账套 ${companyId}。请联系所有者。`,
  },
  unknownDocument: {
    en: (family: string) => `There is no kind of document ${family}. Choose one under Documents.`,
    ms: (family) => `Tiada jenis dokumen ${family}. Pilih satu di bawah Dokumen.`,
    zh: (family) => `没有单据类型 ${family}。请在“单据”中选择。`,
  },
  closed: {
    en: (companyId: string) =>
      `The account book ${companyId} is closed to the portal. An owner or admin can open it under Your books.`,
    ms: (companyId) => `Buku akaun ${companyId} ditutup kepada portal. Pemilik atau pentadbir boleh membuka di bawah Buku anda.`,
    zh: (companyId) => `账套 ${companyId} 未对门户开放。所有者或管理员可以在“您的账套”中开放。`,
  },
  notTicked: {
    en: (part: string) => `An owner has not opened this part of the account book to you: ${partIn(part, 'en')}.`,
    ms: (part) => `Pemilik belum membuka bahagian buku akaun ini kepada anda: ${partIn(part, 'ms')}.`,
    zh: (part) => `所有者尚未向您开放账套的这一部分：${partIn(part, 'zh')}。`,
  },
});
