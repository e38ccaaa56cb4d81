/** The languages of printed documents. The texts are in phrases.ts. */

import type { Payload } from '@ledgerline/catalog';

export const LANGUAGES = ['en', 'ms', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type Said = Readonly<Record<Language, string>>;

export const languageOf = (payload: Payload): Language => LANGUAGES.find((language) => language === payload.language) ?? 'en';
