/** What every external driver must do, as checks that its author can run. Speaks the protocol; knows no accounting. */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRecipe } from '@ledgerline/catalog';
import { type Timers, withTimeout } from '../clock.ts';
import type { BookResult } from '../driver.ts';
import type { Log } from '../log.ts';
import { LineProcess } from './line-process.ts';
import { type DriverResponse, type HelloResponse, helloFrom, type RequestBody, readExecution, readHello } from './protocol.ts';

export interface DriverSample {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface ConformanceOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly timers: Timers;
  readonly log: Log;
  readonly scratchFolder: string;
  readonly companyId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** A command that reads; asked of the book. */
  readonly read: DriverSample;
  /** A command that may be written to the book; without it nothing is written. */
  readonly write: DriverSample | null;
  /** Makes the ids of this run unlike those of any other. */
  readonly runId: string;
}

export interface CheckResult {
  readonly rule: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly reason: string | null;
}

/** Null: passed. Text: why not. */
type Check = (subject: Subject) => Promise<string | null | { readonly skipped: string }>;

const ANSWER_MS = 15_000;
const END_MS = 5_000;

class Subject {
  readonly options: ConformanceOptions;
  readonly folder: string;
  #process: LineProcess;
  hello: HelloResponse | null = null;
  /** What the write that a check made returned. */
  written: BookResult | null = null;

  constructor(options: ConformanceOptions, folder: string) {
    this.options = options;
    this.folder = folder;
    this.#process = new LineProcess(options);
  }

  async ask(request: RequestBody): Promise<DriverResponse | string> {
    const response = await withTimeout(this.options.timers, ANSWER_MS, this.#process.ask(request));
    if (response === 'late') return `it did not respond to ${request.method} within ${ANSWER_MS / 1000} seconds`;
    return response.kind === 'gone' ? response.reason : response;
  }

  async greet(): Promise<string | null> {
    const response = await this.ask(helloFrom('check-driver'));
    if (typeof response === 'string') return response;
    if (response.kind === 'error') return `it returned an error: ${response.error.message}`;
    const hello = readHello(response.value);
    if (typeof hello === 'string') return hello;
    this.hello = hello;
    return null;
  }

  async open(): Promise<string | null> {
    const { companyId, settings } = this.options;
    const response = await this.ask({ method: 'open', companyId, name: companyId, settings, artifactFolder: this.folder });
    return refusal(response);
  }

  execute(commandId: string, mode: 'read' | 'write', { type, payload }: DriverSample): Promise<DriverResponse | string> {
    return this.ask({ method: 'execute', commandId, companyId: this.options.companyId, type, mode, payload });
  }

  /** The same driver once more, as after a crash of the connector. */
  async startAnew(): Promise<string | null> {
    await this.#process.kill();
    this.#process = new LineProcess(this.options);
    return (await this.greet()) ?? (await this.open());
  }

  /** As if the connector had been killed. */
  endsWithInput(): Promise<boolean> {
    this.#process.endInput();
    return this.endsWithin(END_MS);
  }

  async closes(): Promise<boolean> {
    await this.ask({ method: 'close' });
    return this.endsWithin(END_MS);
  }

  async endsWithin(milliseconds: number): Promise<boolean> {
    const steps = 50;
    for (let step = 0; step < steps && !this.#process.isGone; step += 1) {
      await new Promise<void>((resolve) => void this.options.timers.after(milliseconds / steps, resolve));
    }
    return this.#process.isGone;
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }
}

const refusal = (response: DriverResponse | string): string | null => {
  if (typeof response === 'string') return response;
  return response.kind === 'error' ? `it returned an error: ${response.error.message}` : null;
};

const resultOf = (response: DriverResponse | string) =>
  typeof response !== 'string' && response.kind === 'ok' ? readExecution(response.value) : null;

/** What identifies that which a write saved. */
const IDENTITY = ['docType', 'docNo', 'docKey', 'code'] as const;
const UNKNOWN_TYPES_SHOWN = 5;

const noWrite = { skipped: 'name a write command with --write' } as const;

const checks: readonly { readonly rule: string; readonly check: Check }[] = [
  { rule: 'The driver reports its protocol, name, version and build.', check: (subject) => subject.greet() },
  { rule: 'The driver opens the account book.', check: (subject) => subject.open() },
  {
    rule: 'Every command type that the driver names is one of the catalog.',
    async check({ hello }) {
      const unknown = (hello?.commandTypes ?? []).filter((type) => findRecipe(type) === undefined);
      return unknown.length === 0 ? null : `${unknown.slice(0, UNKNOWN_TYPES_SHOWN).join(', ')} is not in the catalog`;
    },
  },
  {
    rule: 'A read returns a result with ok: true.',
    async check(subject) {
      const { runId, read } = subject.options;
      const response = await subject.execute(`${runId}-read`, 'read', read);
      return resultOf(response)?.result.ok === true ? null : (refusal(response) ?? 'the response has no result with ok: true');
    },
  },
  {
    rule: 'An unknown command type fails, and the driver reports that nothing was applied.',
    async check(subject) {
      const response = await subject.execute(`${subject.options.runId}-unknown`, 'write', {
        type: 'do-the-impossible',
        payload: {},
      });
      if (typeof response === 'string') return response;
      if (response.kind === 'error')
        return response.error.outcome === 'not_applied' ? null : 'its error does not have the outcome not_applied';
      const execution = readExecution(response.value);
      return execution?.result.ok === false && execution.result.saved === false ? null : 'it reports success';
    },
  },
  {
    rule: 'A lookup of an unknown commandId finds nothing.',
    async check(subject) {
      const response = await subject.ask({ method: 'lookup', commandId: `${subject.options.runId}-never` });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      return response.value.found === false ? null : 'it did not return { "found": false }';
    },
  },
  {
    rule: 'A write returns a result with ok and saved.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const response = await subject.execute(`${runId}-write`, 'write', write);
      const result = resultOf(response)?.result;
      subject.written = result ?? null;
      if (result?.ok === true && result.saved === true) return null;
      return refusal(response) ?? `the result is ${JSON.stringify(result)}`;
    },
  },
  {
    rule: 'After a restart the driver still knows what it wrote, by lookup or, if it is exactly-once, by its record.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const trouble = await subject.startAnew();
      if (trouble !== null) return trouble;
      const isExactlyOnce = subject.hello?.exactlyOnce === true;
      const response = isExactlyOnce
        ? await subject.execute(`${runId}-write`, 'write', write)
        : await subject.ask({ method: 'lookup', commandId: `${runId}-write` });
      if (resultOf(response)?.result.saved === true) return null;
      return isExactlyOnce ? 'the same commandId does not return the recorded result' : 'lookup does not find what was written';
    },
  },
  {
    rule: 'A lookup names the same document or record as the write did.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const response = await subject.ask({ method: 'lookup', commandId: `${runId}-write` });
      const found = resultOf(response)?.result;
      if (!found) return refusal(response) ?? 'lookup does not find what was written';
      const differing = IDENTITY.filter((name) => found[name] !== subject.written?.[name]);
      return differing.length === 0 ? null : `${differing.join(', ')} differs from what the write returned`;
    },
  },
  {
    rule: 'Killed during a write, the driver opens the book again and knows whether the write is there.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const commandId = `${runId}-killed`;
      void subject.execute(commandId, 'write', write);
      const trouble = await subject.startAnew();
      if (trouble !== null) return `after the kill ${trouble}`;
      const response = await subject.ask({ method: 'lookup', commandId });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      if (response.value.found === true) return readExecution(response.value) ? null : 'it found the write and sent no result';
      return response.value.found === false ? null : 'lookup returned neither found: true nor found: false';
    },
  },
  {
    rule: 'When its input ends, the driver exits and leaves the account book free for the next one.',
    async check(subject) {
      if (!(await subject.endsWithInput())) return `it is still running ${END_MS / 1000} seconds after its input has ended`;
      const trouble = await subject.startAnew();
      return trouble === null ? null : `afterwards ${trouble}`;
    },
  },
  {
    rule: 'The driver exits after close.',
    check: async (subject) => ((await subject.closes()) ? null : `it is still running ${END_MS / 1000} seconds after close`),
  },
];

/** Runs every check in order; what comes after a hello or an open that failed is skipped. */
export async function examineDriver(options: ConformanceOptions): Promise<readonly CheckResult[]> {
  const folder = mkdtempSync(join(options.scratchFolder, 'check-driver-'));
  const subject = new Subject(options, folder);
  const results: CheckResult[] = [];
  try {
    for (const { rule, check } of checks) {
      const isBlocked = results.slice(0, 2).some(({ result }) => result === 'failed');
      const found = isBlocked ? { skipped: 'the driver did not start' } : await check(subject);
      if (found === null) results.push({ rule, result: 'passed', reason: null });
      else if (typeof found === 'string') results.push({ rule, result: 'failed', reason: found });
      else results.push({ rule, result: 'skipped', reason: found.skipped });
    }
  } finally {
    await subject.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}
