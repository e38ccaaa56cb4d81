/** The steps of one command in time, from the submission to its result, as the sandbox host and the caller saw them. */

import { channel } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { OpenSandboxBook } from '../../packages/connector/src/sandbox/host.ts';
import { type Measurement, median } from '../table.ts';

/** What happens on the way, in order. */
const STEPS = {
  fetched: 'the cloud has stored the command, and the poll brings it to the connector',
  executing: 'the connector has written it down, and asks the book',
  executed: 'the book has run it, with its record on disk',
  reporting: 'the connector has written the result down, and reports it',
  done: 'the cloud has stored the result, and the caller has it',
} as const;

export type Step = keyof typeof STEPS;

/** A step, and when, on the one clock that all processes of a machine share. */
export interface Stamp {
  readonly step: Step;
  readonly atMs: number;
}

export const stampMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Sends the steps of this host to its parent. */
export function traceHost(openBook: OpenSandboxBook): OpenSandboxBook {
  const stamp = (step: Step): void => void process.send?.({ step, atMs: stampMs() } satisfies Stamp);
  const onRequest = (step: Step, isMeant: (path: string) => boolean) => (message: unknown) => {
    if (isMeant((message as { request: ClientRequest }).request.path)) stamp(step);
  };
  channel('http.client.response.finish').subscribe(onRequest('fetched', (path) => path.includes('/commands/next')));
  channel('http.client.request.start').subscribe(onRequest('reporting', (path) => /\/results?$/.test(path)));
  return async (path, tenant) => {
    const book = await openBook(path, tenant);
    return {
      execute: async (...command) => {
        stamp('executing');
        const result = await book.execute(...command);
        stamp('executed');
        return result;
      },
      recorded: (commandId) => book.recorded(commandId),
      setFields: (...fields) => book.setFields(...fields),
      close: () => book.close(),
    };
  };
}

/** One command: when it was submitted, and the first of each step since then. */
export interface Trace {
  readonly submittedAtMs: number;
  readonly stamps: readonly Stamp[];
}

const BAR_MAX = 40;

/** Each step as a bar between the one before and its end: the picture of a command. */
export function traceRows(traces: readonly Trace[]): readonly Measurement[] {
  const steps = Object.keys(STEPS) as readonly Step[];
  const since = (step: Step): number =>
    median(traces.map(({ submittedAtMs, stamps }) => (stamps.find((stamp) => stamp.step === step)?.atMs ?? NaN) - submittedAtMs));
  const ends = steps.map(since);
  const whole = ends.at(-1) ?? 1;
  return steps.map((step, index) => {
    const [from, until] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    const [left, width] = [from, until - from].map((ms) => Math.max(0, Math.round((ms / whole) * BAR_MAX)));
    const bar = `${'·'.repeat(left ?? 0)}${'█'.repeat(Math.max(1, width ?? 1))}`.padEnd(BAR_MAX, '·');
    return { what: `\`${bar.slice(0, BAR_MAX)}\` ${STEPS[step]}`, figure: `${(until - from).toFixed(2)} ms` };
  });
}
