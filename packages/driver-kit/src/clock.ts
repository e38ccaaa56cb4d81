/** The time and the timers of the machine. */

const DAY_MS = 24 * 60 * 60 * 1000;

export const today = (): string => new Date().toISOString().slice(0, 10);

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Seconds since this program started, which no change of the clock moves. */
export const uptimeSeconds = (): number => process.uptime();

/** Processor time of this program. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The time of the machine, in milliseconds. */
export const wallMs = (): number => Date.now();

/** Runs something repeatedly; returns what stops it. */
export function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
}

export function after(milliseconds: number, run: () => void): void {
  setTimeout(run, milliseconds);
}
