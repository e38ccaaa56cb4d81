/**
 * A child process that speaks in lines of JSON. It may crash, hang, flood or send nonsense; each of these ends in a defined
 * result.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type Log, oneLine } from '../log.ts';
import { type Notice, readNotice } from './features.ts';
import { type DriverResponse, LINE_BYTES_MAX, type RequestBody, readResponse } from './protocol.ts';

export interface LineProcessOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly folder?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** Whether the process runs with a lower priority than everything else on the machine. */
  readonly isLowPriority?: boolean;
}

/** Why there will be no response. */
export interface Gone {
  readonly kind: 'gone';
  readonly reason: string;
  /** The exit code, if the process ended by itself. */
  readonly exitCode: number | null;
}

/** The maximum number of lines that are read from the error stream of a driver. */
const ERROR_LINES_MAX = 1_000;
const NEWLINE = 0x0a;

/** JSON on one line, also for readers that end lines at the separators of Unicode, as Node's own does. */
const lineOf = (message: object): string =>
  JSON.stringify(message).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Lowers the priority of the process. A system that does not allow this runs it with the normal priority. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #log: Log;
  readonly #waiting = new Map<number, (answer: DriverResponse | Gone) => void>();
  #ids = 0;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #gone: Gone | null = null;
  #errorLines = 0;
  /** Called with unsolicited messages of the driver; null while these are not allowed. */
  onNotice: ((notice: Notice) => void) | null = null;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;

  constructor({ command, parameters, folder, environment, log, isLowPriority = false }: LineProcessOptions) {
    this.#log = log;
    this.#child = spawn(command, [...parameters], {
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(folder !== undefined && { cwd: folder }),
      env: { ...environment },
      windowsHide: true,
    });
    if (isLowPriority) this.#child.once('spawn', () => stepBack(this.#child.pid));
    this.#child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#child.stderr.on('data', (chunk: Buffer) => this.#hear(chunk));
    // Writing to a driver that is gone fails; its exit event reports that it is gone.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => this.#end(`it cannot be started: ${error.message}`));
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        this.#end(signal === null ? `it exited with code ${code}` : `it was stopped by ${signal}`, code);
        resolve();
      });
      this.#child.once('error', () => resolve());
    });
  }

  get isGone(): boolean {
    return this.#gone !== null;
  }

  ask(request: RequestBody): Promise<DriverResponse | Gone> {
    if (this.#gone) return Promise.resolve(this.#gone);
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.stdin.write(`${lineOf({ id, ...request })}\n`);
    });
  }

  /** Closes the input, because there will be no further request. */
  endInput(): void {
    this.#child.stdin.end();
  }

  /** Ends it, gracefully or not; resolves when it has ended. */
  async kill(): Promise<void> {
    this.endInput();
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  #take(chunk: Buffer): void {
    if (this.#gone) return;
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      this.#chunks.push(rest.subarray(0, end));
      this.#line(Buffer.concat(this.#chunks).toString('utf8'));
      this.#chunks = [];
      this.#bytes = 0;
      rest = rest.subarray(end + 1);
    }
    this.#chunks.push(rest);
    this.#bytes += rest.length;
    if (this.#bytes > LINE_BYTES_MAX) this.#endAndKill('it sent a line that is too long');
  }

  #line(text: string): void {
    if (this.#gone || text.trim() === '') return;
    const read = readResponse(text);
    const waiting = read && this.#waiting.get(read.id);
    // What cannot be parsed may have been the response, so nothing that follows can be trusted.
    if (!read || !waiting) {
      if (!read && this.#isNoticed(text)) return;
      this.#endAndKill('it sent a line that is not a response to a request');
      return;
    }
    this.#waiting.delete(read.id);
    waiting(read.answer);
  }

  #isNoticed(text: string): boolean {
    const notice = this.onNotice && readNotice(text);
    if (!notice) return false;
    if (notice.kind !== 'progress' || this.#waiting.has(notice.of)) this.onNotice?.(notice);
    return true;
  }

  #hear(chunk: Buffer): void {
    this.#errorLines += 1;
    if (this.#errorLines <= ERROR_LINES_MAX) this.#log.line('warning', `driver: ${oneLine(chunk.toString('utf8'))}`);
  }

  #endAndKill(reason: string): void {
    this.#end(reason);
    this.#child.kill('SIGKILL');
  }

  #end(reason: string, exitCode: number | null = null): void {
    if (this.#gone) return;
    this.#gone = { kind: 'gone', reason, exitCode };
    this.#chunks = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer(this.#gone);
  }
}
