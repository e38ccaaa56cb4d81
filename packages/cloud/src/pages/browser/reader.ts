/** How the reader of this page reads: in the language of the document and the time zone of the browser. */

import type { Reader } from '@ledgerline/words/figures';
import { type Language, readLanguage } from '@ledgerline/words/language';

const { document, location } = globalThis;

export const language: Language = readLanguage(document.documentElement.lang.slice(0, 2)) ?? 'en';

export const reader: Reader = { language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

const ZONE_COOKIE = 'ledgerline_zone';
const ZONE_SECONDS = 365 * 24 * 60 * 60;

/** Stores the time zone in a cookie, so that pages and mails show times on the clock of their reader. */
export function rememberZone(): void {
  const told = `${ZONE_COOKIE}=${encodeURIComponent(reader.zone)}`;
  if (document.cookie.split('; ').includes(told)) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${told}; path=/; max-age=${ZONE_SECONDS}; samesite=lax${secure}`;
}
