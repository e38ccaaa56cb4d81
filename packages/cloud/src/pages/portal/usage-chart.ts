/** The use of a tenant as bars, a day each. */

import type { UsageDay } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { locales, PSEUDO, type Reader } from '@ledgerline/words';
import { usageWords } from '@ledgerline/words/portal/usage';
import { type BarColumn, barChart, type ChartFormat, lineStep } from '../bar-chart.ts';

interface Format extends ChartFormat {
  /** The number of newest days that fit. */
  readonly days: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, days: 90 },
  { name: 'narrow', width: 326, days: 30 },
];

const totalOf = ({ done, failed, refused }: UsageDay): number => done + failed + refused;

/** `16 Nov`, of a business day, which has no time zone. */
const shortDay = (day: string, { language }: Reader): string =>
  new Intl.DateTimeFormat(locales[language === PSEUDO ? 'en' : language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day));

export const usageChart = (days: readonly UsageDay[], reader: Reader): Html =>
  html`${FORMATS.map((format) => drawing(days.slice(-format.days), format, reader))}`;

function drawing(days: readonly UsageDay[], format: Format, reader: Reader): Html {
  const [from = '', to = ''] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''].map((day) => shortDay(day, reader));
  return barChart({
    format,
    left: 44,
    label: usageWords(reader.language).chart(from, to),
    step: lineStep(Math.max(...days.map(totalOf))),
    lineText: String,
    barShare: 0.76,
    columns: days.map((day) => columnOf(day, reader)),
  });
}

function columnOf({ day, done, failed, refused }: UsageDay, reader: Reader): BarColumn {
  const name = shortDay(day, reader);
  return {
    title: usageWords(reader.language).bar(name, done, failed, refused),
    label: day.endsWith('-01') || day.endsWith('-15') ? name : null,
    bars: [
      [
        { kind: 'done', value: done },
        { kind: 'failed', value: failed },
        { kind: 'unverified', value: refused },
      ],
    ],
  };
}
