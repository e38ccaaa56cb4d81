/** A driver under test: asks it, ends it and starts it again. The rules are elsewhere. */

import { type Timers, withTimeout } from '../clock.ts';
import type { BookResult } from '../driver.ts';
import type { Log } from '../log.ts';
import type { Watched } from './change-rules.ts';
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
  /** An id that makes the command ids of this run unique. */
  readonly runId: string;
}

/** Null: passed. Text: why not. */
export type Check = (subject: Subject) => Promise<string | null | { readonly skipped: string }>;

export interface Rule {
  readonly rule: string;
  readonly check: Check;
}

const ANSWER_MS = 15_000;
export const END_MS = 5_000;

/** Commands come with a trace, which a driver that does not know it ignores. */
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** The driver that is checked, and what is known about it. */
export class Subject {
  readonly options: ConformanceOptions;
  readonly folder: string;
  #process: LineProcess;
  hello: HelloResponse | null = null;
  /** What the response to open said last. */
  opened: Readonly<Record<string, unknown>> = {};
  /** What the write that a check made returned. */
  written: BookResult | null = null;
  /** A further process that follows what changes, once a check has started it. */
  watched: Watched | null = null;
  /** What the driver wrote to its error stream. */
  readonly errorLines: string[] = [];

  constructor(options: ConformanceOptions, folder: string) {
    const { log } = options;
    this.options = {
      ...options,
      log: {
        line: (level, text) => {
          this.errorLines.push(text);
          log.line(level, text);
        },
      },
    };
    this.folder = folder;
    this.#process = new LineProcess(this.options);
  }

  /** The same book in another process, next to this one. */
  another(settings = this.options.settings): Subject {
    return new Subject({ ...this.options, settings }, this.folder);
  }

  async ask(request: RequestBody, milliseconds = ANSWER_MS): Promise<DriverResponse | string> {
    if (this.hello?.features.has('notices')) this.#process.onNotice = request.method === 'execute' ? () => undefined : null;
    const response = await withTimeout(this.options.timers, milliseconds, this.#process.ask(request));
    if (response === 'late') return `it did not respond to ${request.method} within ${milliseconds / 1000} seconds`;
    return response.kind === 'gone' ? response.reason : response;
  }

  async greet(purpose?: 'watch'): Promise<string | null> {
    const response = await this.ask({ ...helloFrom('check-driver'), ...(purpose && { purpose }) });
    if (typeof response === 'string') return response;
    if (response.kind === 'error') return `it returned an error: ${response.error.message}`;
    const hello = readHello(response.value);
    if (typeof hello === 'string') return hello;
    this.hello = hello;
    return null;
  }

  askToOpen(milliseconds = ANSWER_MS, copy: { readonly copy?: true } = {}): Promise<DriverResponse | string> {
    const { companyId, settings } = this.options;
    return this.ask({ method: 'open', companyId, name: companyId, settings, artifactFolder: this.folder, ...copy }, milliseconds);
  }

  async open(): Promise<string | null> {
    const response = await this.askToOpen();
    if (typeof response !== 'string' && response.kind === 'ok') this.opened = response.value;
    return refusal(response);
  }

  execute(
    commandId: string,
    mode: 'read' | 'write',
    { type, payload }: DriverSample,
    more: { readonly secondsLeft?: number } = {},
  ): Promise<DriverResponse | string> {
    const { companyId } = this.options;
    return this.ask({ method: 'execute', commandId, companyId, type, mode, payload, traceparent: TRACE, ...more });
  }

  /** Starts the same driver again, as after a crash of the connector. */
  async startAnew(): Promise<string | null> {
    await this.#process.kill();
    this.#process = new LineProcess(this.options);
    return (await this.greet()) ?? (await this.open());
  }

  /** Closes the input, as if the connector had been killed. */
  endsWithInput(): Promise<boolean> {
    this.#process.endInput();
    return this.endsWithin(END_MS);
  }

  async closes(): Promise<boolean> {
    await this.ask({ method: 'close' });
    return this.endsWithin(END_MS);
  }

  async endsWithin(milliseconds: number): Promise<boolean> {
    return (await withTimeout(this.options.timers, milliseconds, this.#process.ended)) !== 'late';
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }
}

export const refusal = (response: DriverResponse | string): string | null => {
  if (typeof response === 'string') return response;
  return response.kind === 'error' ? `it returned an error: ${response.error.message}` : null;
};

export const resultOf = (response: DriverResponse | string) =>
  typeof response !== 'string' && response.kind === 'ok' ? readExecution(response.value) : null;

export const noWrite = { skipped: 'name a write command with --write' } as const;
