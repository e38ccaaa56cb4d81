/**
 * The figures in docs/performance.md: one block for each benchmark, rewritten by its last run. A goal that was met once stays on
 * record: a later run that misses it reports that. Works on text alone.
 */

import type { Measurement, Table } from './table.ts';

type Verdict = 'met' | 'missed' | 'no longer met' | '';

interface ReportedRow {
  readonly bench: string;
  readonly table: string;
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly verdict: Verdict;
}

const FIGURES_HEADING = '## Figures';
const opening = (bench: string): string => `<!-- bench ${bench} -->`;
const closing = (bench: string): string => `<!-- end of bench ${bench} -->`;
const BLOCK = /<!-- bench (?<bench>[\w-]+) -->\n(?<body>[\s\S]*?)<!-- end of bench \k<bench> -->/g;
const COMPARABLE = /^(?<sign>at least|at most|under|>=|<=|<) (?<limit>[\d.,]+)/;

const isWithin: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  'at least': (value, limit) => value >= limit,
  '>=': (value, limit) => value >= limit,
  'at most': (value, limit) => value <= limit,
  '<=': (value, limit) => value <= limit,
  under: (value, limit) => value < limit,
  '<': (value, limit) => value < limit,
};

const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));

/** Whether a figure meets its goal, read from the two texts alone; null when the goal is not one number. */
export function meetsGoal(figure: string, goal: string): boolean | null {
  const { sign = '', limit = '' } = COMPARABLE.exec(goal)?.groups ?? {};
  const [value, bound] = [numberIn(figure), numberIn(limit)];
  return Number.isNaN(value) || Number.isNaN(bound) ? null : (isWithin[sign]?.(value, bound) ?? null);
}

/** The rows of every block, in the order of the page. */
export function reportedRows(page: string): readonly ReportedRow[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups }) => {
    const { bench = '', body = '' } = groups ?? {};
    let table = '';
    return body.split('\n').flatMap((line) => {
      table = /^\*\*(.*)\*\*$/.exec(line)?.[1] ?? table;
      const cells = line.split('|').map((cell) => cell.trim());
      const [, what = '', figure = '', goal = '', verdict = ''] = cells;
      const isRow = cells.length === 6 && what !== 'Measured' && !what.startsWith('---');
      return isRow ? [{ bench, table, what, figure, goal, verdict: verdict as Verdict }] : [];
    });
  });
}

/**
 * The page with the block of one benchmark in the place of its last one, or at the end. `run` states when, where and on what it
 * was measured.
 */
export function withTables(page: string, bench: string, run: string, tables: readonly Table[]): string {
  const before = reportedRows(page).filter((row) => row.bench === bench);
  const block = [
    opening(bench),
    `### ${bench}`,
    '',
    run,
    ...tables.flatMap((table) => tableLines(table, before)),
    closing(bench),
  ];
  const start = page.indexOf(opening(bench));
  if (start === -1) return `${withFigures(page).trimEnd()}\n\n${block.join('\n')}\n`;
  const end = page.indexOf(closing(bench), start) + closing(bench).length;
  return `${page.slice(0, start)}${block.join('\n')}${page.slice(end)}`;
}

const withFigures = (page: string): string => (page.includes(FIGURES_HEADING) ? page : `${page}\n${FIGURES_HEADING}\n`);

function tableLines({ title, measurements }: Table, before: readonly ReportedRow[]): readonly string[] {
  const rows = measurements.map((measurement) => {
    const { what, figure, goal = '' } = measurement;
    const last = before.find((row) => row.table === title && row.what === what);
    return `| ${what} | ${figure} | ${goal} | ${verdictOf(measurement, last?.verdict)} |`;
  });
  return ['', `**${title}**`, '', '| Measured | Figure | Goal | |', '| --- | ---: | --- | --- |', ...rows, ''];
}

function verdictOf({ figure, goal, isMet }: Measurement, last: Verdict = ''): Verdict {
  if (goal === undefined) return '';
  if (meetsGoal(figure, goal) ?? isMet) return 'met';
  return last === 'met' || last === 'no longer met' ? 'no longer met' : 'missed';
}
