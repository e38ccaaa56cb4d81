/** Names of things from a closed list within sentences of the account book. Knows no name. */

import type { Language } from '../language.ts';
import { all, either } from '../list.ts';

export type Names<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;

/** Throws for a key that is not in the list, so that a wording from outside that has one is not shown. */
export function named<Key extends string>(names: Names<Key>, key: Key, language: Language): string {
  if (!Object.hasOwn(names, key)) throw new Error(`There is no name for ${key}.`);
  return names[key][language];
}

/** The text with a capital, for the start of a sentence: `Sales invoice`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Codes in one parameter, because a wording has no lists: `A, B`. */
export const CODES_APART = ', ';

/** `A, B or C`, from the codes in one parameter. */
export const eitherOf = (codes: string, language: Language): string => either[language](codes.split(CODES_APART));

/** `A, B and C`, from the codes in one parameter. */
export const allOf = (codes: string, language: Language): string => all[language](codes.split(CODES_APART));
