/** Lets a test server show its pages in the pseudo-language, by the cookie of the switch, and finds texts that are not in a room. */

import { offerPseudoLanguage, PSEUDO } from '@ledgerline/words';

offerPseudoLanguage();

export const PSEUDO_COOKIE = `ledgerline_language=${PSEUDO}`;

const UNSHOWN = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
/** Attributes that people read. */
const READ = /\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g;
/** What is stored or published in English, and marked so for readers of another language. */
const ENGLISH = /<(span|li|p)\b[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g;
const LETTER = /\p{L}/u;

/** The texts of a page outside the marks of the pseudo-language, apart from data such as names, codes and numbers. */
export function bareTexts(page: string, data: readonly string[] = []): readonly string[] {
  const shown = page
    .replaceAll(UNSHOWN, ' ')
    .replaceAll(ENGLISH, ' ')
    .replaceAll(/<(code|pre|kbd|time)\b[\s\S]*?<\/\1>/gi, ' ');
  const attributes = [...shown.matchAll(READ)].map(([, text = '']) => text);
  const texts = unmarked(shown.replaceAll(/<[^>]*>/g, '\0')).split('\0');
  return [...texts, ...attributes.map(unmarked)]
    .map((text) => data.reduce((left, known) => left.replaceAll(known, ' '), text).trim())
    .filter((text) => LETTER.test(text));
}

/** Texts can be in texts, so marks are taken off from the inside out. */
function unmarked(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text : unmarked(without);
}
