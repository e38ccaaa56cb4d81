/** The languages that documents are printed in. What they say, phrases.ts knows. */

import type { Payload } from '@ledgerline/catalog';

export const LANGUAGES = ['en', 'ms', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Something said in every language. */
export type Said = Readonly<Record<Language, string>>;

export const languageOf = (payload: Payload): Language => LANGUAGES.find((language) => language === payload.language) ?? 'en';
