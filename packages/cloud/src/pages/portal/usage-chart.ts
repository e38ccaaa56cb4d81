/** The use of a tenant as bars, a day each, drawn on the server: one drawing for wide pages, one for narrow. */

import type { UsageDay } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { locales, PSEUDO, type Reader } from '@ledgerline/words';
import { usageWords } from '@ledgerline/words/portal/usage';
import { lineStep } from './activity-chart.ts';

interface Format {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** The newest days that there is room for. */
  readonly days: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, days: 90 },
  { name: 'narrow', width: 326, days: 30 },
];

const LEFT = 44;
const TOP = 12;
const BASE = 160;
const HEIGHT = 188;
const LINES = 4;
const BAR_SHARE = 0.76;
/** A single command must be visible next to thousands. */
const BAR_MIN = 1.5;

/** What is drawn, from the bottom up, and the colour of each. */
const PARTS = [
  ['done', 'done'],
  ['failed', 'failed'],
  ['refused', 'unverified'],
] as const;

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

function drawing(days: readonly UsageDay[], { name, width }: Format, reader: Reader): Html {
  const step = lineStep(Math.max(...days.map(totalOf)));
  const scale = (BASE - TOP) / (step * LINES);
  const column = (width - LEFT) / days.length;
  const lines = Array.from({ length: LINES + 1 }, (_, index) => {
    const y = rounded(BASE - index * step * scale);
    return html`
      <line class="${index === 0 ? 'base' : 'grid'}" x1="${LEFT}" x2="${width}" y1="${y}" y2="${y}"/>
      <text x="${LEFT - 8}" y="${rounded(y + 4)}" text-anchor="end">${index * step}</text>
    `;
  });
  const named = days.map(({ day }, index) => ({ day, index })).filter(({ day }) => day.endsWith('-01') || day.endsWith('-15'));
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''].map((day) => shortDay(day, reader));
  const label = usageWords(reader.language).chart(from ?? '', to ?? '');
  return html`
    <svg class="chart ${name}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${label}">
      ${lines}
      ${days.map((day, index) => bar(day, LEFT + index * column, column, scale, reader))}
      ${named.map(
        ({ day, index }) => html`
          <text x="${rounded(LEFT + (index + 0.5) * column)}" y="180" text-anchor="middle">${shortDay(day, reader)}</text>
        `,
      )}
    </svg>
  `;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function bar(day: UsageDay, left: number, column: number, scale: number, reader: Reader): Html {
  const [x, width] = [rounded(left + (column * (1 - BAR_SHARE)) / 2), rounded(column * BAR_SHARE)];
  let y = BASE;
  const pieces = PARTS.map(([part, colour]) => {
    if (day[part] === 0) return null;
    const height = Math.max(day[part] * scale, BAR_MIN);
    y -= height;
    return html`<rect class="${colour}" x="${x}" y="${rounded(y)}" width="${width}" height="${rounded(height)}"/>`;
  });
  const title = usageWords(reader.language).bar(shortDay(day.day, reader), day.done, day.failed, day.refused);
  return html`
    <g class="col">
      <title>${title}</title>
      <rect class="space" x="${x}" y="${TOP}" width="${width}" height="${BASE - TOP}"/>
      ${pieces}
    </g>
  `;
}
