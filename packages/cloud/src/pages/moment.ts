/** Times as people read them: Kuala Lumpur, 24 hours, with the exact instant behind. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';

const ZONE = 'Asia/Kuala_Lumpur';

const parts = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options });
const dayFormat = parts({ day: 'numeric', month: 'short', year: 'numeric' });
const longDayFormat = parts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clockFormat = parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const secondFormat = parts({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const hourFormat = parts({ hour: '2-digit', hourCycle: 'h23' });

/** `13 Nov 2026` */
export const dayText = (instant: number): string => dayFormat.format(instant);
/** `Friday 13 November 2026` */
export const longDayText = (instant: number): string => longDayFormat.format(instant).replace(',', '');
/** `16:42` */
export const clockText = (instant: number): string => clockFormat.format(instant);
/** `16:42:07` */
export const secondText = (instant: number): string => secondFormat.format(instant);
/** 0 to 23, in Kuala Lumpur. */
export const hourOf = (instant: number): number => Number(hourFormat.format(instant));

/** `16:42` today, `12 Nov, 16:42` this year or before; the title has UTC. */
export function moment(text: string, now: number): Html {
  const instant = Date.parse(text);
  const isToday = dayText(instant) === dayText(now);
  const words = isToday ? clockText(instant) : `${dayText(instant)}, ${clockText(instant)}`;
  return html`<time datetime="${text}" title="${text}">${words}</time>`;
}

/** `4 s ago`, `12 min ago`, `3 h ago`, then the day. */
export function agoText(text: string, now: number): string {
  const passedMs = Math.max(0, now - Date.parse(text));
  if (passedMs < MINUTE_MS) return `${Math.floor(passedMs / 1000)} s ago`;
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min ago`;
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} h ago`;
  return dayText(Date.parse(text));
}

/** `420 ms`, `1.15 s`, `3 min 4 s`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < MINUTE_MS) return `${(ms / 1000).toFixed(2).replace(/\.?0+$/, '')} s`;
  return `${Math.floor(ms / MINUTE_MS)} min ${Math.floor((ms % MINUTE_MS) / 1000)} s`;
}
