/** Times as the person at this machine reads them: by its clock and zone. */

import { type Language, locales } from '@ledgerline/words';

const FULL = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** Created on each call, because the time zone of a machine can change. */
const formatted = (at: number | string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], options).format(new Date(at));

/** `16 Nov 2026, 20:05:11 GMT+8`. */
export const localText = (at: number | string, language: Language): string =>
  `${formatted(at, language, FULL)} ${zoneText(new Date(at).getTime())}`;

/** The time without the zone, for lists that name it once. */
export const localTextInList = (at: number | string): string => formatted(at, 'en', FULL);

/** `GMT+8`. */
export const zoneText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    ?.value ?? 'local time';
