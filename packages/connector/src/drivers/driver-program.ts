/** What is needed to start the program of a driver, and how long it may take. */

import { type Timers, withTimeout } from '../clock.ts';
import type { BookResponse } from '../driver.ts';
import type { Log } from '../log.ts';
import type { Gone, LineProcess } from './line-process.ts';
import type { DriverResponse, PrintStep, ResponsePrint } from './protocol.ts';

export interface DriverProgram {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly folder?: string;
}

export interface ExternalOptions {
  readonly timers: Timers;
  readonly log: Log;
  readonly connectorBuild: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where each driver gets a folder for the files that it makes. */
  readonly artifactsFolder: string;
  /** Where a driver that watches a book keeps what it knows of it, in a folder for each book. */
  readonly changesFolder: string;
  /** Where a driver puts pictures of windows that wait, if the settings of the book ask for them. They stay there. */
  readonly picturesFolder: string;
  /** Prints for drivers that return what a document is made of. */
  readonly print: Print;
}

export type Print = (source: ResponsePrint, command: PrintStep) => Pick<BookResponse, 'result' | 'artifact'>;

/** How long a driver can take to identify itself, and to open a book. */
export const HELLO_MS = 15_000;
export const OPEN_MS = 120_000;
export const CLOSE_MS = 5_000;

export const reasonOf = (answer: Exclude<DriverResponse, { kind: 'ok' }> | Gone): string =>
  answer.kind === 'gone' ? answer.reason : answer.error.message;

/** Ends a driver that was given no command. One on a share that hangs cannot be ended before that is back, and is not waited for. */
export const killInTime = async (timers: Timers, process: LineProcess): Promise<void> =>
  void (await withTimeout(timers, CLOSE_MS, process.kill()));
