/** One lane as the host sees it: a child process that gets requests and responds to them in order, or ends. Decides nothing. */

import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { forgetLane } from './lane-lock.ts';
import type { FromLane, LaneRequest, LaneResult, LaneSettings, ToLane } from './lane-message.ts';

/** The process is gone, and what it was doing was committed whole or not at all. */
export interface LaneEnded {
  readonly kind: 'ended';
}

export interface LaneProcessOptions extends LaneSettings {
  /** Whether the lane runs long commands, with a lower priority than every other process. */
  readonly isLong: boolean;
  readonly onReady: (commandTypes: readonly string[]) => void;
  readonly onLog: (text: string) => void;
  readonly onEnd: (how: string) => void;
}

/** A third of the share of others while they have something to do. */
const LONG_LANE_NICENESS = 5;
export const ENDED: LaneEnded = { kind: 'ended' };
const program = new URL('./lane.ts', import.meta.url).pathname;

export class LaneProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: LaneResult | LaneEnded) => void>();
  readonly #progress = new Map<number, (text: string) => void>();
  readonly ended: Promise<void>;
  #ids = 0;
  #outgoing: ToLane[number][] = [];
  #isGone = false;

  constructor({ isLong, onReady, onLog, onEnd, ...settings }: LaneProcessOptions) {
    this.#child = fork(program, [JSON.stringify(settings satisfies LaneSettings)], {
      serialization: 'advanced',
      execArgv: process.execArgv,
    });
    // The priority is set at once, because starting is work too.
    if (isLong && this.#child.pid !== undefined) setPriority(this.#child.pid, LONG_LANE_NICENESS);
    const hear: { readonly [Kind in FromLane['kind']]: (message: Extract<FromLane, { kind: Kind }>) => void } = {
      ready: ({ commandTypes }) => onReady(commandTypes),
      log: ({ text }) => onLog(text),
      progress: ({ id, text }) => this.#progress.get(id)?.(text),
      answers: ({ answers }) => {
        for (const { id, answer } of answers) this.#answer(id, answer);
      },
    };
    this.#child.on('message', (message: FromLane) => (hear[message.kind] as (message: FromLane) => void)(message));
    this.ended = new Promise((resolve) => {
      const end = (how: string): void => {
        if (this.#isGone) return;
        this.#isGone = true;
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        forgetLane(settings.folder, this.processId);
        onEnd(how);
        for (const answer of waiting) answer(ENDED);
        resolve();
      };
      this.#child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
      // A process that could not be started has no other end.
      this.#child.on('error', (error) => this.#child.pid === undefined && end(error.message));
    });
  }

  get processId(): number {
    return this.#child.pid ?? 0;
  }

  ask(request: LaneRequest, reportProgress?: (text: string) => void): Promise<LaneResult | LaneEnded> {
    if (this.#isGone) return Promise.resolve(ENDED);
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (reportProgress) this.#progress.set(id, reportProgress);
      if (this.#outgoing.push({ id, request }) === 1) process.nextTick(() => this.#send());
    });
  }

  /** What was asked in one turn of the event loop is one message. */
  #send(): void {
    const requests: ToLane = this.#outgoing;
    this.#outgoing = [];
    // A process that has just ended cannot get a request; its exit event settles it.
    this.#child.send(requests, () => undefined);
  }

  /** Lets the lane finish its work, close its books and end. */
  dismiss(): void {
    process.nextTick(() => {
      if (this.#child.connected) this.#child.disconnect();
    });
  }

  /** Ends it at once. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  #answer(id: number, answer: LaneResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#progress.delete(id);
    waiting?.(answer);
  }
}
