/** The use of a tenant as bars, a day each, drawn on the server: one drawing for wide pages, one for narrow. */

import type { UsageDay } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
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

/** `16 Nov` */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));

export const usageChart = (days: readonly UsageDay[]): Html =>
  html`${FORMATS.map((format) => drawing(days.slice(-format.days), format))}`;

function drawing(days: readonly UsageDay[], { name, width }: Format): Html {
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
  const label = `Commands and rejected requests by day, ${shortDay(days[0]?.day ?? '')} to ${shortDay(days.at(-1)?.day ?? '')}. The table below has the figures.`;
  return html`
    <svg class="chart ${name}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${label}">
      ${lines}
      ${days.map((day, index) => bar(day, LEFT + index * column, column, scale))}
      ${named.map(
        ({ day, index }) => html`
          <text x="${rounded(LEFT + (index + 0.5) * column)}" y="180" text-anchor="middle">${shortDay(day)}</text>
        `,
      )}
    </svg>
  `;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function bar(day: UsageDay, left: number, column: number, scale: number): Html {
  const [x, width] = [rounded(left + (column * (1 - BAR_SHARE)) / 2), rounded(column * BAR_SHARE)];
  let y = BASE;
  const pieces = PARTS.map(([part, colour]) => {
    if (day[part] === 0) return null;
    const height = Math.max(day[part] * scale, BAR_MIN);
    y -= height;
    return html`<rect class="${colour}" x="${x}" y="${rounded(y)}" width="${width}" height="${rounded(height)}"/>`;
  });
  const title = `${shortDay(day.day)}: ${day.done} done, ${day.failed} failed, ${day.refused} rejected`;
  return html`
    <g class="col">
      <title>${title}</title>
      <rect class="space" x="${x}" y="${TOP}" width="${width}" height="${BASE - TOP}"/>
      ${pieces}
    </g>
  `;
}
