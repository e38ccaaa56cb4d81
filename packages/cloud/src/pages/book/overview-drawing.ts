/** The pictures of the overview of a book, drawn on the server: what customers owe by age, and sales by month against the year before. */

import { type Html, html } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { bookOverviewWords } from '@ledgerline/words/portal/book/overview';
import { type Age, ages } from '../../book-window/figures.ts';
import { barChart, type ChartFormat, lineStep, rounded } from '../bar-chart.ts';
import { monthText } from './book-cells.ts';

const STRIP = { width: 720, height: 28, gap: 2 };

/** One strip, as long as the whole amount owed, divided by age: the older, the warmer the colour. */
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

/** A month with its sales and the sales of the year before; null while they are not known. */
export interface SalesMonth {
  readonly month: string;
  readonly now: number | null;
  readonly before: number | null;
}

interface Format extends ChartFormat {
  readonly months: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, months: 12 },
  { name: 'narrow', width: 326, months: 6 },
];

/** Amounts have steps of 2,500 too. */
const STEPS = [1, 2, 2.5, 5];

/** The oldest month first. */
export function salesDrawing(reader: Reader, months: readonly SalesMonth[]): Html {
  return html`${FORMATS.map((format) => drawing(reader, months.slice(-format.months), format))}`;
}

const drawing = (reader: Reader, months: readonly SalesMonth[], format: Format): Html =>
  barChart({
    format,
    left: 56,
    label: sentenceOf(reader, months.at(-1)),
    step: lineStep(Math.max(...months.flatMap(({ now, before }) => [now ?? 0, before ?? 0])), STEPS),
    lineText: (value) => shortAmount(reader, value),
    barShare: 0.72,
    columns: months.map((month) => ({
      title: sentenceOf(reader, month),
      label: monthText(reader, month.month),
      bars: [[{ kind: 'before', value: month.before ?? 0 }], [{ kind: 'done', value: month.now ?? 0 }]],
    })),
  });

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

/** An amount as `250k` where there is no room for 250,000. */
function shortAmount(reader: Reader, value: number): string {
  const { numberText } = figuresOf(reader);
  if (value >= 1_000_000) return `${numberText(value / 1_000_000)}M`;
  return value >= 10_000 ? `${numberText(value / 1_000)}k` : numberText(value);
}
