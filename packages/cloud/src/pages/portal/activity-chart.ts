/** The last day as bars, an hour each, drawn on the server: one drawing for wide pages, one for narrow. */

import { type Html, html } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { activityWords } from '@ledgerline/words/portal/overview';
import type { ActivityHour } from '../../account/activity.ts';

interface Format {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  /** Every so many hours of the day are named below. */
  readonly namedHours: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, namedHours: 3 },
  { name: 'narrow', width: 326, namedHours: 6 },
];

const LEFT = 30;
const TOP = 12;
const BASE = 160;
const HEIGHT = 188;
const LINES = 4;
const GAP = 1.5;
/** A single command must be visible next to hundreds. */
const BAR_MIN = 1.5;
const MARK_MIN = 3;
const BAR_SHARE = 0.72;

/** The step between lines: 1, 2 or 5 times a power of ten, so that four of them contain the highest bar. */
export function lineStep(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((candidate) => candidate * LINES >= highest);
    if (step !== undefined) return step;
  }
}

const totalOf = ({ done, unverified, failed }: ActivityHour): number => done + unverified + failed;

export function activityChart(reader: Reader, hours: readonly ActivityHour[]): Html {
  const highest = Math.max(...hours.map(totalOf));
  const step = lineStep(highest);
  return html`${FORMATS.map((format) => drawing(reader, hours, format, step))}`;
}

function drawing(reader: Reader, hours: readonly ActivityHour[], { name, width, namedHours }: Format, step: number): Html {
  const { clockText, hourOf } = figuresOf(reader);
  const scale = (BASE - TOP) / (step * LINES);
  const column = (width - LEFT) / hours.length;
  const lines = Array.from({ length: LINES + 1 }, (_, index) => {
    const y = BASE - index * step * scale;
    return html`
      <line class="${index === 0 ? 'base' : 'grid'}" x1="${LEFT}" x2="${width}" y1="${rounded(y)}" y2="${rounded(y)}"/>
      <text x="22" y="${rounded(y + 4)}" text-anchor="end">${index * step}</text>
    `;
  });
  const named = hours.map((hour, index) => ({ hour, index })).filter(({ hour }) => hourOf(hour.startsAt) % namedHours === 0);
  return html`
    <svg class="chart ${name}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${sentence(reader, hours)}">
      ${lines}
      ${hours.map((hour, index) => {
        const x = LEFT + index * column + (column * (1 - BAR_SHARE)) / 2;
        return bar(reader, hour, { x, width: column * BAR_SHARE, scale });
      })}
      ${named.map(
        ({ hour, index }) => html`
          <text x="${rounded(LEFT + (index + 0.5) * column)}" y="180" text-anchor="middle">${clockText(hour.startsAt)}</text>
        `,
      )}
    </svg>
  `;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly scale: number;
}

/** Done at the bottom, then what was saved and not verified, then what failed: the eye is led up to the trouble. */
function bar(reader: Reader, hour: ActivityHour, { x, width, scale }: Place): Html {
  let y = BASE;
  const pieces = (['done', 'unverified', 'failed'] as const).map((kind) => {
    if (hour[kind] === 0) return null;
    const height = Math.max(hour[kind] * scale, kind === 'done' ? BAR_MIN : MARK_MIN);
    y -= height + (y === BASE ? 0 : GAP);
    return html`
      <rect class="${kind}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"/>
    `;
  });
  const time = figuresOf(reader).clockText(hour.startsAt);
  const title = activityWords(reader.language).hour(time, hour.done, hour.failed, hour.unverified);
  return html`
    <g class="col">
      <title>${title}</title>
      <rect class="space" x="${rounded(x)}" y="${TOP}" width="${rounded(width)}" height="${BASE - TOP}"/>
      ${pieces}
    </g>
  `;
}

function sentence(reader: Reader, hours: readonly ActivityHour[]): string {
  const busiest = hours.reduce((most, hour) => (totalOf(hour) > totalOf(most) ? hour : most));
  const { startsAt, done, failed, unverified } = busiest;
  return activityWords(reader.language).chart(figuresOf(reader).clockText(startsAt), done, failed, unverified);
}
