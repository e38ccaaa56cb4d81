/** The pictures of the overview of a book, drawn on the server: what customers owe by age, and sales by month against the year before. */

import { type Html, html } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { bookOverviewWords } from '@ledgerline/words/portal/book/overview';
import { type Age, ages } from '../../book-window/figures.ts';
import { monthText } from './book-cells.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

const STRIP = { width: 720, height: 28, gap: 2 };

/** One strip, as long as all that is owed, in pieces by age: the older, the warmer. */
export function agesDrawing(reader: Reader, sums: Readonly<Record<Age, number>>): Html {
  const words = bookOverviewWords(reader.language);
  const { amountText } = figuresOf(reader);
  const total = ages.reduce((sum, age) => sum + sums[age], 0);
  const shown = ages.filter((age) => sums[age] > 0);
  const room = STRIP.width - STRIP.gap * Math.max(0, shown.length - 1);
  let x = 0;
  const sentence = shown.map((age) => `${words[age]}: ${amountText(sums[age])}`).join('; ');
  return html`
    <svg class="ages" viewBox="0 0 ${STRIP.width} ${STRIP.height}" preserveAspectRatio="none" role="img"
      aria-label="${words.byAge}: ${sentence}">
      ${shown.map((age) => {
        const width = (sums[age] / total) * room;
        const piece = html`
          <rect data-age="${age}" x="${rounded(x)}" y="0" width="${rounded(Math.max(width, 1))}" height="${STRIP.height}">
            <title>${words[age]}: ${amountText(sums[age])}</title>
          </rect>
        `;
        x += width + STRIP.gap;
        return piece;
      })}
    </svg>
  `;
}

/** A month with its sales and those of the year before; null while they are not known. */
export interface SalesMonth {
  readonly month: string;
  readonly now: number | null;
  readonly before: number | null;
}

interface Format {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly months: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, months: 12 },
  { name: 'narrow', width: 326, months: 6 },
];

const TOP = 12;
const BASE = 160;
const HEIGHT = 184;
const LEFT = 56;
const LINES = 4;
const BAR_SHARE = 0.36;

/** The oldest month first. */
export function salesDrawing(reader: Reader, months: readonly SalesMonth[]): Html {
  return html`${FORMATS.map((format) => drawing(reader, months.slice(-format.months), format))}`;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The step between lines, so that four of them contain the highest bar. */
function salesStep(highest: number): number {
  const least = Math.max(highest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (STEPS.find((step) => step * power >= least) ?? 10);
}

function drawing(reader: Reader, months: readonly SalesMonth[], { name, width }: Format): Html {
  const step = salesStep(Math.max(...months.flatMap(({ now, before }) => [now ?? 0, before ?? 0])));
  const scale = (BASE - TOP) / (step * LINES);
  const column = (width - LEFT) / months.length;
  const lines = Array.from({ length: LINES + 1 }, (_, index) => {
    const y = rounded(BASE - index * step * scale);
    return html`
      <line class="${index === 0 ? 'base' : 'grid'}" x1="${LEFT}" x2="${width}" y1="${y}" y2="${y}"/>
      <text x="${LEFT - 8}" y="${rounded(y + 4)}" text-anchor="end">${shortAmount(reader, index * step)}</text>
    `;
  });
  return html`
    <svg class="chart ${name}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${sentenceOf(reader, months.at(-1))}">
      ${lines}
      ${months.map((month, index) => monthBars(reader, month, { x: LEFT + index * column, column, scale }))}
    </svg>
  `;
}

interface Place {
  readonly x: number;
  readonly column: number;
  readonly scale: number;
}

function monthBars(reader: Reader, month: SalesMonth, { x, column, scale }: Place): Html {
  const bar = (value: number | null, part: 0 | 1, kind: string): Html | null => {
    if (value === null || value <= 0) return null;
    const height = Math.max(value * scale, 1);
    const left = x + column * (0.5 - BAR_SHARE + part * BAR_SHARE);
    return html`
      <rect class="${kind}" x="${rounded(left)}" y="${rounded(BASE - height)}" width="${rounded(column * BAR_SHARE - 1)}"
        height="${rounded(height)}"/>
    `;
  };
  return html`
    <g class="col">
      <title>${sentenceOf(reader, month)}</title>
      <rect class="space" x="${rounded(x)}" y="${TOP}" width="${rounded(column)}" height="${BASE - TOP}"/>
      ${bar(month.before, 0, 'before')}
      ${bar(month.now, 1, 'done')}
      <text x="${rounded(x + column / 2)}" y="176" text-anchor="middle">${monthText(reader, month.month)}</text>
    </g>
  `;
}

function sentenceOf(reader: Reader, month: SalesMonth | undefined): string {
  if (!month) return '';
  const { amountText } = figuresOf(reader);
  const shown = (value: number | null): string => (value === null ? '–' : amountText(value));
  return bookOverviewWords(reader.language).salesSentence(
    monthText(reader, month.month, true),
    shown(month.now),
    shown(month.before),
  );
}

/** `250k` where there is no room for 250,000. */
function shortAmount(reader: Reader, value: number): string {
  const { numberText } = figuresOf(reader);
  if (value >= 1_000_000) return `${numberText(value / 1_000_000)}M`;
  return value >= 10_000 ? `${numberText(value / 1_000)}k` : numberText(value);
}
