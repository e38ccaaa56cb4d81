/**
 * The caller's side of the threads that read. Reads that take longer than a few key lookups run there, so that they do not delay
 * other requests. Tenants take turns and have one read at a time, so one tenant cannot occupy all threads.
 */

import { Worker } from 'node:worker_threads';
import type { VerbName } from '../sql/verb/verb.ts';
import { StoreUnavailable } from '../store/store.ts';
import { FairQueue } from '../system/pace/fair-queue.ts';
import type { ReadReply, ReadRequest, ReadSettings } from './read-worker.ts';
import { NEEDS_TO_WRITE } from './reader.ts';

/** All threads start with the first long read: a thread that starts hours later looks like a memory leak. */
const THREADS = 2;
/** Results are short-lived strings; collected often, they take little room. */
const YOUNG_MEGABYTES = 16;

interface Task {
  readonly owner: string;
  readonly request: ReadRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Whether the thread has started. Until then it gets no work that another thread could do. */
  isReady: boolean;
  task: Task | null;
}

export class ReaderThreads {
  readonly #settings: ReadSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Task>();
  readonly #busyOwners = new Set<string>();
  #isClosing = false;
  #whenIdle: (() => void) | null = null;

  constructor(settings: ReadSettings) {
    this.#settings = settings;
  }

  /** The result, or NEEDS_TO_WRITE when the verb came to a write. It sees all that was committed before it was asked for. */
  attempt(name: VerbName, given: unknown, now: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosing) {
        reject(new StoreUnavailable(new Error('The store is closed.')));
        return;
      }
      const owner = ownerOf(given);
      this.#waiting.add(owner, { owner, request: { name, given, now }, resolve, reject });
      this.#hand();
    });
  }

  /** Gives waiting reads to idle threads, and starts missing threads. */
  #hand(): void {
    for (;;) {
      const thread = [...this.#threads].find(({ isReady, task }) => isReady && task === null);
      const owner = this.#waiting.nextOwner((name) => !this.#busyOwners.has(name));
      if (owner === undefined) return;
      if (!thread) {
        while (this.#threads.size < THREADS) this.#start();
        return;
      }
      this.#busyOwners.add(owner);
      thread.task = this.#waiting.take(owner) ?? null;
      thread.worker.ref();
      thread.worker.postMessage(thread.task?.request);
    }
  }

  #start(): void {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const thread: Thread = { worker, isReady: false, task: null };
    this.#threads.add(thread);
    worker.on('message', (reply: ReadReply) => this.#settle(thread, reply));
    // A thread that dies took its read with it; the next one starts another.
    worker.on('error', (error) => this.#lose(thread, error));
    worker.on('exit', () => this.#lose(thread, new Error('The reader thread ended.')));
  }

  #settle(thread: Thread, reply: ReadReply): void {
    const task = this.#free(thread);
    thread.isReady = true;
    this.#hand();
    if (task) settle(task, reply);
    this.#restIfIdle();
  }

  #free(thread: Thread): Task | null {
    const { task } = thread;
    thread.task = null;
    if (task) this.#busyOwners.delete(task.owner);
    return task;
  }

  #lose(thread: Thread, cause: unknown): void {
    if (!this.#threads.delete(thread)) return;
    const unavailable = new StoreUnavailable(cause);
    this.#free(thread)?.reject(unavailable);
    // A thread that failed to start would fail the next time too.
    if (!thread.isReady) for (const task of this.#waiting.takeAll()) task.reject(unavailable);
    this.#hand();
    this.#restIfIdle();
  }

  /** The threads do not keep the process alive while they are idle. */
  #restIfIdle(): void {
    for (const { worker, task } of this.#threads) if (task === null && this.#waiting.isEmpty) worker.unref();
    if (this.#waiting.isEmpty && this.#busyOwners.size === 0) this.#whenIdle?.();
  }

  /** Finishes the requested reads, accepts no more, and ends the threads. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (!this.#waiting.isEmpty || this.#busyOwners.size > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    }
    const threads = [...this.#threads];
    this.#threads.clear();
    await Promise.all(threads.map(({ worker }) => ended(worker)));
  }
}

async function ended(worker: Worker): Promise<void> {
  worker.ref();
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('close' satisfies ReadRequest);
  await exit;
}

/** The owner of a read: a tenant or a connector; reads of neither share a turn. */
function ownerOf(given: unknown): string {
  const { tenantId, connectorId } = (given ?? {}) as { readonly tenantId?: unknown; readonly connectorId?: unknown };
  const owner = tenantId ?? connectorId;
  return typeof owner === 'string' ? owner : '';
}

function settle({ resolve, reject }: Task, reply: ReadReply): void {
  if (reply.kind === 'needs_to_write') resolve(NEEDS_TO_WRITE);
  else if (reply.kind === 'answer') resolve(reply.text === undefined ? undefined : JSON.parse(reply.text));
  else if (reply.kind !== 'ready') {
    const error = Object.assign(reply.error, { errcode: reply.resultCode });
    reject(reply.kind === 'unavailable' ? new StoreUnavailable(error) : error);
  }
}
