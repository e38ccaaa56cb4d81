/** The languages of Ledgerline, and which of them a reader wants. */

export const languages = ['en', 'ms', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The name of each language in that language, as a switch shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ms: 'Bahasa Malaysia', zh: '中文' };

/** What `lang` and `Content-Language` say, and what dates and numbers are formatted for. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-MY', ms: 'ms-MY', zh: 'zh-Hans-MY' };

/** How many languages of a header are read; a longer list is not written by a browser. */
const WANTED_MAX = 20;
const WANTED = /^\s*([a-z]{1,8})(?:-[a-z0-9-]{1,30})?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i;

/** The language of a setting or a cookie; null for anything else. */
export const readLanguage = (value: unknown): Language | null => offered.find((language) => language === value) ?? null;

/** The offered language that an Accept-Language header prefers; null if it names none. */
export function preferredLanguage(header: string | undefined): Language | null {
  if (header === undefined) return null;
  const wanted = header
    .split(',', WANTED_MAX)
    .flatMap((range) => {
      const [, tag = '', quality = '1'] = WANTED.exec(range) ?? [];
      const language = readLanguage(tag.toLowerCase());
      return language === null ? [] : [{ language, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return wanted[0]?.language ?? null;
}

/** English with marks around every text and a third longer, so that a test sees which texts of a page are not from here. */
export const PSEUDO = 'x-pseudo' as Language;

let offered: readonly Language[] = languages;

/** Lets readers choose the pseudo-language, for tests. */
export function offerPseudoLanguage(): void {
  offered = [...languages, PSEUDO];
}
