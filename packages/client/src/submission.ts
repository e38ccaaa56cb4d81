/** A command that was accepted: wait for it, cancel it, fetch its file. */

import { type ArtifactFile, fileOf } from './artifact.ts';
import { monotonicMs } from './clock.ts';
import { failureOf, StillRunning, Unreachable } from './errors.ts';
import type { Command } from './generated/contract.ts';
import { pause } from './timers.ts';
import type { Transport } from './transport.ts';

/** Options of a call about a command. */
export interface CallOptions {
  /** Ends the waiting; the command continues unless cancelOnAbort is set. */
  readonly signal?: AbortSignal;
  /** How long the call can take, retries and waiting included. */
  readonly deadlineMs?: number;
}

export interface WaitOptions extends CallOptions {
  /** Called when the status changes, first with the one at the start. */
  readonly onStatus?: (command: Command) => void;
  /** Whether an abort also cancels the command, as long as it is queued (default false). */
  readonly cancelOnAbort?: boolean;
}

interface Waiting {
  readonly transport: Transport;
  readonly deadlineMs: number;
  readonly waitSeconds: number;
}

/** A waiting request must end this long before the deadline that would cut it off. */
const MARGIN_MS = 500;
const LOOK_AGAIN_MS = 250;

/** How long the server can delay the response to a request that must end at that time. */
export const secondsToWait = (endsAt: number, waitSeconds: number): number =>
  Math.max(0, Math.min(waitSeconds, Math.floor((endsAt - monotonicMs() - MARGIN_MS) / 1000)));

const isOver = ({ status }: Command): boolean => status === 'done' || status === 'failed';

export type AnySubmission = Submission<unknown>;

export class Submission<Result> {
  readonly commandId: string;
  #command: Command;
  readonly #waiting: Waiting;
  readonly #options: WaitOptions;
  #attempts: number;

  constructor(command: Command, attempts: number, waiting: Waiting, options: WaitOptions) {
    this.commandId = command.commandId;
    this.#command = command;
    this.#attempts = attempts;
    this.#waiting = waiting;
    this.#options = options;
    options.onStatus?.(command);
  }

  /** The command as it was last seen. */
  get command(): Command {
    return this.#command;
  }

  /** The result, once the command is done. Throws CommandFailed when it failed and StillRunning when the deadline passes first. */
  async wait(options: WaitOptions = {}): Promise<Result> {
    const merged = { ...this.#options, ...options };
    return this.waitUntil(monotonicMs() + (merged.deadlineMs ?? this.#waiting.deadlineMs), merged);
  }

  /** Like wait, up to a time on the clock of monotonicMs. */
  async waitUntil(endsAt: number, options: WaitOptions): Promise<Result> {
    try {
      while (!isOver(this.#command)) {
        if (monotonicMs() >= endsAt) throw new StillRunning(this, this.#attempts);
        await this.#look(endsAt, options);
      }
    } catch (error) {
      if (options.signal?.aborted && options.cancelOnAbort) await this.cancel().catch(() => {});
      throw error;
    }
    if (this.#command.status === 'failed') throw failureOf(this.#command, { attempts: this.#attempts });
    return this.#command.result as Result;
  }

  /** Cancels the command while it is queued; later the server rejects it with not_cancellable. */
  async cancel(): Promise<Command> {
    const { body } = await this.#waiting.transport.json<{ command: Command }>({
      method: 'POST',
      path: `/v1/commands/${this.commandId}/cancel`,
      commandId: this.commandId,
      isRepeatable: true,
      endsAt: monotonicMs() + this.#waiting.deadlineMs,
    });
    this.#see(body.command, this.#options);
    return body.command;
  }

  /** The file of a command that is done. */
  async artifact(options: CallOptions = {}): Promise<ArtifactFile> {
    await this.wait(options);
    return fileOf(this.#waiting.transport, this.#command, options.signal);
  }

  async #look(endsAt: number, options: WaitOptions): Promise<void> {
    const seconds = secondsToWait(endsAt, this.#waiting.waitSeconds);
    if (seconds === 0) await pause(Math.min(LOOK_AGAIN_MS, Math.max(0, endsAt - monotonicMs())), options.signal);
    try {
      const { body, attempts } = await this.#waiting.transport.json<{ command: Command }>({
        method: 'GET',
        path: `/v1/commands/${this.commandId}?wait=${seconds}`,
        commandId: this.commandId,
        signal: options.signal,
        endsAt,
      });
      this.#attempts += attempts;
      this.#see(body.command, options);
    } catch (error) {
      // The request was cut off by the deadline, not by the network.
      if (error instanceof Unreachable && monotonicMs() >= endsAt) throw new StillRunning(this, this.#attempts);
      throw error;
    }
  }

  #see(command: Command, options: WaitOptions): void {
    const isNew = command.status !== this.#command.status;
    this.#command = command;
    if (isNew) options.onStatus?.(command);
  }
}
