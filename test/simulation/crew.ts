/** Runs many seeds on several threads; a seed runs the same on any of them. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { mutants, soundMutant } from './mutant.ts';
import { type Story, tell } from './scenario.ts';

export interface Assignment {
  readonly from: number;
  readonly count: number;
  readonly mutant: string;
  /** Stop at the first violation. */
  readonly isForOne: boolean;
}

export interface Account {
  readonly seeds: number;
  readonly commands: number;
  readonly events: number;
  readonly broken: readonly Pick<Story, 'seed' | 'violations'>[];
}

const BROKEN_MAX = 10;

const findMutant = (name: string) => [soundMutant, ...mutants].find((mutant) => mutant.name === name);

export async function tellAll({ from, count, mutant: name, isForOne }: Assignment): Promise<Account> {
  const mutant = findMutant(name);
  if (!mutant) throw new Error(`There is no mutant ${name}; there are ${mutants.map((each) => each.name).join(', ')}.`);
  const broken: Story[] = [];
  let [seeds, commands, events] = [0, 0, 0];
  for (let seed = from; seed < from + count && broken.length < (isForOne ? 1 : BROKEN_MAX); seed += 1) {
    const story = await tell(seed, mutant);
    seeds += 1;
    commands += story.commandCount;
    events += story.eventCount;
    if (story.violations.length > 0) broken.push(story);
  }
  return { seeds, commands, events, broken: broken.map(({ seed, violations }) => ({ seed, violations })) };
}

/** The same, divided among threads. */
export async function tellTogether(assignment: Assignment, threads: number): Promise<Account> {
  const share = Math.ceil(assignment.count / threads);
  const accounts = await Promise.all(
    Array.from({ length: threads }, (_, index) => {
      const from = assignment.from + index * share;
      const count = Math.max(0, Math.min(share, assignment.from + assignment.count - from));
      return inThread({ ...assignment, from, count });
    }),
  );
  return {
    seeds: accounts.reduce((sum, { seeds }) => sum + seeds, 0),
    commands: accounts.reduce((sum, { commands }) => sum + commands, 0),
    events: accounts.reduce((sum, { events }) => sum + events, 0),
    broken: accounts.flatMap(({ broken }) => broken),
  };
}

function inThread(assignment: Assignment): Promise<Account> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: assignment });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread && workerData?.mutant !== undefined) parentPort?.postMessage(await tellAll(workerData as Assignment));
