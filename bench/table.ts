/** Prints measurements as a table, each with its goal and whether it was met. */

export interface Measurement {
  readonly what: string;
  readonly figure: string;
  readonly goal?: string;
  readonly isMet?: boolean;
}

export function printTable(title: string, measurements: readonly Measurement[]): void {
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
