/** Measurements, each with its goal, printed as tables and kept for the report of the run. */

export interface Measurement {
  readonly what: string;
  /** Begins with the number that is compared with the goal. */
  readonly figure: string;
  readonly goal?: string;
  readonly isMet?: boolean;
}

export interface Table {
  readonly title: string;
  readonly measurements: readonly Measurement[];
}

const printed: Table[] = [];

/** What this run has printed so far. */
export const printedTables = (): readonly Table[] => printed;

type Judged = Required<Omit<Measurement, 'what'>>;

/** A figure that must not be below its goal. It is judged as it is shown, so that a report can be checked by reading it. */
export function atLeast(goal: number, value: number, unit = 'x', decimals = 2): Judged {
  const figure = value.toFixed(decimals);
  return { figure: `${figure} ${unit}`, goal: `at least ${goal} ${unit}`, isMet: Number(figure) >= goal };
}

/** A figure that must not be above its goal. */
export function atMost(goal: number, value: number, unit = 'x', decimals = 2): Judged {
  const figure = value.toFixed(decimals);
  return { figure: `${figure} ${unit}`, goal: `at most ${goal} ${unit}`, isMet: Number(figure) <= goal };
}

export function printTable(title: string, measurements: readonly Measurement[]): void {
  printed.push({ title, measurements });
  const rows = measurements.map(({ what, figure, goal = '', isMet }) => [
    what,
    figure,
    goal,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const [what = '', figure = '', goal = '', verdict] of rows) {
    console.log(
      `  ${what.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${goal.padEnd(widths[2] ?? 0)}  ${verdict}`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
