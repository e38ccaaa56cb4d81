/** A tenant that does its ordinary work while others attack: it sends a command to its sandbox and reads the result. */

import { openSandbox, type RunningSystem } from '../running-system.ts';

export interface Served {
  readonly commands: number;
  /** Commands that did not end as they do on a quiet day. */
  readonly wrong: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

export interface Neighbour {
  stop(): Promise<Served>;
}

const PAUSE_MS = 50;

export async function startNeighbour(system: Pick<RunningSystem, 'baseUrl'>): Promise<Neighbour> {
  const { run } = await openSandbox(system, 'The neighbour');
  const times: number[] = [];
  let wrong = 0;
  let isStopping = false;
  const work = async (): Promise<void> => {
    while (!isStopping) {
      const sent = performance.now();
      const { status } = await run('read-debtors', {}, 'SAMPLE').catch((error: unknown) => ({ status: String(error) }));
      if (status !== 'done') wrong += 1;
      times.push(performance.now() - sent);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const working = work();
  return {
    stop: async () => {
      isStopping = true;
      await working;
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      return { commands: times.length, wrong, medianMs: at(0.5), p99Ms: at(0.99) };
    },
  };
}
