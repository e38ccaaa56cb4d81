/** How texts of the book become texts of an e-invoice: cleaned, and within the lengths that the tax authority takes. */

import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import type { Findings } from './finding.ts';

const CONTROL = /\p{Cc}+/gu;
const BLANKS = / {2,}/g;

/** The text as one line without control characters, in the composed form of Unicode. */
export const cleanText = (text: string): string => text.replace(CONTROL, ' ').replace(BLANKS, ' ').trim().normalize('NFC');

const PHONE_MARKS = /[\s().\-–]/g;

/** A phone number without characters that only make it readable. */
export const cleanPhone = (phone: string): string => cleanText(phone).replace(PHONE_MARKS, '');

const CARD_MARKS = /[\s-]/g;
const INVISIBLE = /\p{Cf}/gu;

/** Numbers of identity cards are written with dashes, and sent without; what cannot be seen comes from copying. */
export function cleanIdentity(idType: string, number: string): string {
  const clean = cleanText(number).replace(INVISIBLE, '');
  return idType === 'NRIC' ? clean.replace(CARD_MARKS, '') : clean;
}

const ADDRESS_LINES = 3;

/** An address in at most three lines; the remaining lines are joined to the third. */
export function foldAddress(lines: readonly string[]): readonly string[] {
  const clean = lines.map(cleanText).filter((line) => line !== '');
  if (clean.length <= ADDRESS_LINES) return clean;
  return [...clean.slice(0, ADDRESS_LINES - 1), clean.slice(ADDRESS_LINES - 1).join(', ')];
}

const DESCRIPTION_MAX = 300;

/** A description that is too long is cut, and says so. */
export function fitDescription(text: string, path: string, findings: Findings): string {
  const clean = cleanText(text);
  if (clean.length <= DESCRIPTION_MAX) return clean;
  findings.warn('EINVOICE_SHORTENED', bookUblSays.descriptionCut(path, clean.length, DESCRIPTION_MAX));
  return clean
    .slice(0, DESCRIPTION_MAX)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}
