/** Dates, times, numbers and money as a reader writes them. Formats are made once for each language and time zone. */

import { type Language, locales, PSEUDO } from './language.ts';

/** The reader: language and time zone. */
export interface Reader {
  readonly language: Language;
  /** A time zone such as `Asia/Kuala_Lumpur`. */
  readonly zone: string;
}

export const DEFAULT_ZONE = 'Asia/Kuala_Lumpur';
export const DEFAULT_READER: Reader = { language: 'en', zone: DEFAULT_ZONE };

/** The zone of a cookie or setting; the default for one that this system does not know. */
export const readZone = (value: unknown): string => (typeof value === 'string' && zones().has(value) ? value : DEFAULT_ZONE);

let knownZones: ReadonlySet<string> | null = null;

function zones(): ReadonlySet<string> {
  knownZones ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return knownZones;
}

export interface Figures {
  /** `13 Nov 2026` */
  dayText(instant: number): string;
  /** `Friday 13 November 2026` */
  longDayText(instant: number): string;
  /** `16:42` */
  clockText(instant: number): string;
  /** `16:42:07` */
  secondText(instant: number): string;
  /** `16:42` on the day of `now`, else `13 Nov 2026, 16:42`. */
  momentText(instant: number, now: number): string;
  /** `13 Nov 2026, 16:42 (Kuala Lumpur)` */
  instantText(instant: number): string;
  /** The first instant of a day, `YYYY-MM-DD`, where the reader is. */
  startOfDay(day: string): number;
  /** 0 to 23. */
  hourOf(instant: number): number;
  /** `12,345` */
  numberText(value: number): string;
  /** `1,234.50`, for amounts in any currency. */
  amountText(value: number): string;
  /** `RM 1,234.50`, from sen. */
  moneyText(sen: bigint): string;
  /** `4 s ago`, `12 min ago`, `3 h ago`, then the day. */
  agoText(instant: number, now: number): string;
  /** `420 ms`, `1.15 s`, `3 min 4 s`. */
  durationText(milliseconds: number): string;
  /** `18.4 MB` */
  sizeText(bytes: number): string;
  /** The place that times are given for, such as `Kuala Lumpur`. */
  readonly place: string;
}

const made = new Map<string, Figures>();

export function figuresOf({ language, zone }: Reader): Figures {
  const key = `${language} ${zone}`;
  const found = made.get(key) ?? makeFigures(language === PSEUDO ? 'en' : language, zone);
  made.set(key, found);
  return found;
}

const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000];

const AGO: Readonly<Record<Language, readonly [second: string, minute: string, hour: string]>> = {
  en: [' s ago', ' min ago', ' h ago'],
  ms: [' s lalu', ' min lalu', ' jam lalu'],
  zh: [' 秒前', ' 分钟前', ' 小时前'],
};
const DURATION: Readonly<Record<Language, readonly [millisecond: string, second: string, minute: string]>> = {
  en: [' ms', ' s', ' min'],
  ms: [' ms', ' s', ' min'],
  zh: [' 毫秒', ' 秒', ' 分'],
};
const DAY_AND_TIME: Readonly<Record<Language, string>> = { en: ', ', ms: ', ', zh: ' ' };
const IN_BRACKETS: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => ` (${text})`,
  ms: (text) => ` (${text})`,
  zh: (text) => `（${text}）`,
};
const BYTES: Readonly<Record<Language, string>> = { en: 'bytes', ms: 'bait', zh: '字节' };

/** How far ahead of UTC the clocks of a zone are at an instant, such as `GMT+08:00`. */
function aheadMs(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS);
}

/** Clocks that change at midnight leave out or repeat it: the day begins when they show its date. */
function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [before, after] = [aheadMs(midnight - DAY_MS, zone), aheadMs(midnight + DAY_MS, zone)];
  return midnight - (aheadMs(midnight - after, zone) === after ? after : before);
}

function makeFigures(language: Language, zone: string): Figures {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options });
  const day = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const second = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const whole = new Intl.NumberFormat(locales[language]);
  const cents = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const dayText = (instant: number): string => day.format(instant);
  const dayAndTime = (instant: number): string => `${dayText(instant)}${DAY_AND_TIME[language]}${clock.format(instant)}`;
  const place = zone === 'UTC' ? 'UTC' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return {
    dayText,
    longDayText: (instant) => longDay.format(instant).replace(',', ''),
    clockText: (instant) => clock.format(instant),
    secondText: (instant) => second.format(instant),
    momentText: (instant, now) => (dayText(instant) === dayText(now) ? clock.format(instant) : dayAndTime(instant)),
    instantText: (instant) => `${dayAndTime(instant)}${IN_BRACKETS[language](place)}`,
    startOfDay: (day) => startOfDay(day, zone),
    hourOf: (instant) => Number(hour.format(instant)),
    numberText: (value) => whole.format(value),
    amountText: (value) => cents.format(value),
    moneyText: (sen) => {
      const text = cents.format(`${sen}E-2` as Intl.StringNumericLiteral);
      return text.startsWith('-') ? `-RM ${text.slice(1)}` : `RM ${text}`;
    },
    agoText: (instant, now) => {
      const passedMs = Math.max(0, now - instant);
      const [ofSeconds, ofMinutes, ofHours] = AGO[language];
      if (passedMs < MINUTE_MS) return `${Math.floor(passedMs / SECOND_MS)}${ofSeconds}`;
      if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)}${ofMinutes}`;
      return passedMs < DAY_MS ? `${Math.floor(passedMs / HOUR_MS)}${ofHours}` : dayText(instant);
    },
    durationText: (milliseconds) => {
      const [ofMilliseconds, ofSeconds, ofMinutes] = DURATION[language];
      if (milliseconds < SECOND_MS) return `${Math.round(milliseconds)}${ofMilliseconds}`;
      if (milliseconds < MINUTE_MS) return `${(milliseconds / SECOND_MS).toFixed(2).replace(/\.?0+$/, '')}${ofSeconds}`;
      const [minutes, seconds] = [Math.floor(milliseconds / MINUTE_MS), Math.floor((milliseconds % MINUTE_MS) / SECOND_MS)];
      return `${minutes}${ofMinutes} ${seconds}${ofSeconds}`;
    },
    sizeText: (bytes) => {
      const units = [BYTES[language], 'KB', 'MB'];
      let [value, unit] = [bytes, 0];
      while (value >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1];
      return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
    },
    place,
  };
}
