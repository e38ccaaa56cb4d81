/** Draws columns of bars above a base line, on the server. Knows neither what they count nor its words. */

import { type Html, html } from '@ledgerline/look';

/** The sizes of a drawing: one for wide pages, one for narrow ones. */
export interface ChartFormat {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
}

/** A part of a bar, and the class that colours it. */
export interface BarPiece {
  readonly kind: string;
  readonly value: number;
  /** The minimum height, even for a small value. */
  readonly heightMin?: number;
}

export interface BarColumn {
  /** The text of the column. */
  readonly title: string;
  /** The text below the base line; null where there is no room for one. */
  readonly label: string | null;
  /** Side by side; the pieces of each are stacked from the bottom up. */
  readonly bars: readonly (readonly BarPiece[])[];
}

export interface BarChart {
  readonly format: ChartFormat;
  /** The room for the values at the lines. */
  readonly left: number;
  /** The whole drawing, in words. */
  readonly label: string;
  /** The value between two lines. */
  readonly step: number;
  readonly lineText: (value: number) => string;
  /** How much of a column its bars fill. */
  readonly barShare: number;
  readonly columns: readonly BarColumn[];
}

const TOP = 12;
const BASE = 160;
const LABEL = 180;
const HEIGHT = 188;
const LINES = 4;
const PIECE_GAP = 1.5;
const BAR_GAP = 1;
/** A single command must be visible next to thousands. */
const HEIGHT_MIN = 1.5;

/** The value between two lines: one of the digits times a power of ten, so that four steps contain the highest bar. */
export function lineStep(highest: number, digits: readonly number[] = [1, 2, 5]): number {
  for (let power = 1; ; power *= 10) {
    const step = digits.map((digit) => digit * power).find((candidate) => candidate * LINES >= highest);
    if (step !== undefined) return step;
  }
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export function barChart(chart: BarChart): Html {
  const { format, left, label, step, lineText, columns } = chart;
  const { name, width } = format;
  const columnWidth = (width - left) / columns.length;
  const lines = Array.from({ length: LINES + 1 }, (_, index) => {
    const y = rounded(BASE - (index * (BASE - TOP)) / LINES);
    return html`
      <line class="${index === 0 ? 'base' : 'grid'}" x1="${left}" x2="${width}" y1="${y}" y2="${y}"/>
      <text x="${left - 8}" y="${rounded(y + 4)}" text-anchor="end">${lineText(index * step)}</text>
    `;
  });
  return html`
    <svg class="chart ${name}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${label}">
      ${lines}
      ${columns.map((column, index) => columnDrawing(chart, column, left + index * columnWidth, columnWidth))}
    </svg>
  `;
}

function columnDrawing({ barShare, step }: BarChart, { title, label, bars }: BarColumn, x: number, columnWidth: number): Html {
  const scale = (BASE - TOP) / (step * LINES);
  const start = x + (columnWidth * (1 - barShare)) / 2;
  const barWidth = (columnWidth * barShare) / bars.length;
  const gap = bars.length === 1 ? 0 : BAR_GAP;
  return html`
    <g class="col">
      <title>${title}</title>
      <rect class="space" x="${rounded(start)}" y="${TOP}" width="${rounded(columnWidth * barShare)}" height="${BASE - TOP}"/>
      ${bars.map((pieces, index) => barDrawing(pieces, start + index * barWidth, barWidth - gap, scale))}
      ${label !== null && html`<text x="${rounded(x + columnWidth / 2)}" y="${LABEL}" text-anchor="middle">${label}</text>`}
    </g>
  `;
}

function barDrawing(pieces: readonly BarPiece[], x: number, width: number, scale: number): readonly Html[] {
  let y = BASE;
  return pieces
    .filter(({ value }) => value > 0)
    .map(({ kind, value, heightMin = HEIGHT_MIN }) => {
      const height = Math.max(value * scale, heightMin);
      y -= height + (y === BASE ? 0 : PIECE_GAP);
      return html`<rect class="${kind}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"/>`;
    });
}
