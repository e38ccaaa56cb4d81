/** How the owner of a book sets what no command sets, as the last part of a sentence. */

import type { Language } from '../language.ts';

/** `assignment` is `code=value`. */
export const setWith: Readonly<Record<Language, (assignment: string) => string>> = {
  en: (assignment) =>
    `Set it on the machine of the book with "ledgerline-connector settings --company COMPANY --set ${assignment}".`,
  ms: (assignment) =>
    `Tetapkannya pada komputer buku akaun dengan "ledgerline-connector settings --company COMPANY --set ${assignment}".`,
  zh: (assignment) => `请在账套所在的电脑上用 "ledgerline-connector settings --company COMPANY --set ${assignment}" 设置。`,
};
