/** What the jobs of a test run came to, as one text. */

const COUNTED = ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const;
type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

export interface JobReport {
  readonly name: string;
  readonly milliseconds: number;
  /** Of all processors, and of the programs that the job started and saw end; 0 where the system does not say. */
  readonly cpuMs: number;
  readonly counts: Counts;
  /** What failed and why; empty if everything passed. */
  readonly failures: string;
}

const FAILURE_CHARACTERS_MAX = 4_000;

export const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** The counts at the end of what node:test prints. */
export function countsIn(printed: string): Counts {
  const count = (name: string): number => Number(printed.match(new RegExp(`^ℹ ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return Object.fromEntries(COUNTED.map((name) => [name, count(name)])) as Counts;
}

/** What node:test lists as failed after its counts; the end of everything printed if the job died before that. */
export function failuresIn(printed: string, exitCode: number | null): string {
  if (exitCode === 0) return '';
  const listed = printed.split('✖ failing tests:')[1];
  const shown = listed?.slice(0, FAILURE_CHARACTERS_MAX) ?? printed.slice(-FAILURE_CHARACTERS_MAX);
  return `It ended with code ${exitCode}.\n${shown.trim()}`;
}

/** Failures come last, so that they are found in a log that was cut. */
export function totalText(reports: readonly JobReport[]): string {
  const slowestFirst = reports.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const seconds = slowestFirst.map(
    ({ name, milliseconds, cpuMs }) => `${secondsOf(milliseconds).padStart(8)} s ${secondsOf(cpuMs).padStart(8)} s  ${name}`,
  );
  const cpuMs = reports.reduce((sum, report) => sum + report.cpuMs, 0);
  const totals = COUNTED.map((name) => `ℹ ${name} ${reports.reduce((sum, { counts }) => sum + counts[name], 0)}`);
  const failed = reports.filter(({ failures }) => failures !== '').map(({ name, failures }) => `\n✖ ${name}\n${failures}`);
  return [
    'Seconds of each job, and of CPU:',
    ...seconds,
    `${secondsOf(cpuMs).padStart(21)} s  in total`,
    '',
    ...totals,
    ...failed,
  ].join('\n');
}
