/**
 * The caller's side of the writer thread. While a batch is being written the next one collects, so that the disk sets the pace: a single verb does not
 * wait, and under load hundreds share one flush. Returns only what is committed.
 */

import { Worker } from 'node:worker_threads';
import type { VerbName } from '../sql/verb/verb.ts';
import { StoreUnavailable } from '../store/store.ts';
import { afterThisTurn, type Clock } from '../system/clock.ts';
import { hotWayOf } from './accept.ts';
import type { Batch, BatchResult } from './batch.ts';
import type { WriterSettings } from './file-writer.ts';
import type { WriterReply, WriterRequest } from './writer.ts';

const VERBS_PER_BATCH_MAX = 512;
/** Bounds what one message copies when payloads are large. */
const CHARACTERS_PER_BATCH_MAX = 16_777_216;

/** The maximum number of sent batches. The thread takes all that are ready as one; batches that are not sent can still be rejected when it ends. */
const BATCHES_SENT_MAX = 8;

interface Task {
  readonly name: VerbName;
  readonly given: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The part of the thread that is used. */
export interface WriterPort {
  on(event: 'message', listener: (reply: WriterReply) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  once(event: 'exit', listener: () => void): unknown;
  postMessage(request: WriterRequest): void;
  ref(): void;
  unref(): void;
}

export type StartWriter = (settings: WriterSettings) => WriterPort;

const startThread: StartWriter = (settings) => new Worker(new URL('./writer.ts', import.meta.url), { workerData: settings });

export class WriterThread {
  readonly #settings: WriterSettings;
  readonly #clock: Clock;
  readonly #startWriter: StartWriter;
  #worker: WriterPort | null;
  #waiting: Task[] = [];
  #sent: (readonly Task[])[] = [];
  #isGathering = false;
  #isClosing = false;
  #whenIdle: (() => void) | null = null;

  constructor(settings: WriterSettings, clock: Clock, startWriter: StartWriter = startThread) {
    this.#settings = settings;
    this.#clock = clock;
    this.#startWriter = startWriter;
    // Started ahead, so that the first write does not wait for it.
    this.#worker = this.#start();
    this.#worker.unref();
  }

  perform(name: VerbName, given: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosing) {
        reject(new StoreUnavailable(new Error('The store is closed.')));
        return;
      }
      this.#waiting.push({ name, given, resolve, reject });
      this.#gather();
    });
  }

  /** Sends all requests of one turn together: a flush for each would cost more than the request. */
  #gather(): void {
    if (this.#isGathering || this.#sent.length >= BATCHES_SENT_MAX) return;
    this.#isGathering = true;
    afterThisTurn(() => {
      this.#isGathering = false;
      this.#send();
    });
  }

  #send(): void {
    const tasks = this.#takeBatch();
    if (tasks.length === 0) return;
    this.#sent.push(tasks);
    this.#post({ now: this.#clock.now(), names: tasks.map((task) => task.name), given: tasks.map(packed) });
  }

  #takeBatch(): readonly Task[] {
    let characters = 0;
    let count = 0;
    for (const task of this.#waiting) {
      characters += charactersOf(task.given);
      if (count > 0 && (count >= VERBS_PER_BATCH_MAX || characters > CHARACTERS_PER_BATCH_MAX)) break;
      count += 1;
    }
    const batch = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    return batch;
  }

  #post(request: Batch): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(request satisfies WriterRequest);
  }

  #start(): WriterPort {
    const worker = this.#startWriter(this.#settings);
    worker.on('message', (reply: WriterReply) => this.#settle(reply));
    // A thread that dies took its batch with it, unacknowledged; the next batch starts another.
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('The writer thread ended.')));
    return worker;
  }

  #lose(worker: WriterPort, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const error = cause instanceof Error ? cause : new Error(String(cause));
    settle(this.#sent.splice(0).flat(), error);
    this.#send();
    if (this.#sent.length === 0) this.#rest();
  }

  /** The next batch goes out first, so that the disk does not wait while the results are distributed. */
  #settle(reply: WriterReply): void {
    const tasks = this.#sent.splice(0, reply.batchCount).flat();
    this.#send();
    settle(tasks, reply.result);
    if (this.#sent.length === 0) this.#rest();
  }

  /** The thread does not keep the process alive while it is idle. */
  #rest(): void {
    this.#worker?.unref();
    this.#whenIdle?.();
  }

  /** Finishes the requested writes, accepts no more, and ends the thread. */
  async close(beforeTheFileIsClosed: () => void): Promise<void> {
    this.#isClosing = true;
    await this.#idle();
    beforeTheFileIsClosed();
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = null;
    worker.ref();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('close' satisfies WriterRequest);
    await ended;
  }

  #idle(): Promise<void> {
    if (this.#sent.length === 0 && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
    });
  }
}

function packed({ name, given }: Task): unknown {
  const hot = hotWayOf(name);
  return hot === undefined ? given : hot.packGiven(given);
}

function unpacked({ name, given }: Task, result: unknown): unknown {
  const hot = hotWayOf(name);
  return hot === undefined ? result : hot.unpackResult(result, given);
}

function settle(tasks: readonly Task[], result: BatchResult | Error): void {
  if (result instanceof Error) {
    const unavailable = new StoreUnavailable(result);
    for (const task of tasks) task.reject(unavailable);
    return;
  }
  for (const [index, task] of tasks.entries()) {
    const failure = result.failures.get(index);
    if (failure) task.reject(failure);
    else task.resolve(unpacked(task, result.results[index]));
  }
}

/** Roughly how much text it contains: payloads and results are members of their own. */
function charactersOf(given: unknown): number {
  let characters = 0;
  for (const member of Object.values(given ?? {})) if (typeof member === 'string') characters += member.length;
  return characters;
}
