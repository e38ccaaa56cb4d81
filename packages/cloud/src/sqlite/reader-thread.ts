/**
 * The caller's side of the thread that reads. Reads that take longer than finding a few rows by their keys run there, so that none of
 * them holds up the requests of others; tenants take turns, so that nobody waits for all that another has asked for.
 */

import { Worker } from 'node:worker_threads';
import type { VerbName } from '../sql/verbs.ts';
import { StoreUnavailable } from '../store.ts';
import type { ReadReply, ReadRequest, ReadSettings } from './read-worker.ts';
import { NEEDS_TO_WRITE } from './reader.ts';

/** The next one lies ready when the thread is done with the one before; more would be out of reach of a tenant whose turn it is. */
const SENT_MAX = 2;

interface Task {
  readonly request: ReadRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class ReaderThread {
  readonly #settings: ReadSettings;
  #worker: Worker | null = null;
  /** What waits, by whose it is; whose turn is next comes first. */
  readonly #waiting = new Map<string, Task[]>();
  #sent: Task[] = [];
  #isClosing = false;
  #whenIdle: (() => void) | null = null;

  constructor(settings: ReadSettings) {
    this.#settings = settings;
  }

  /** The answer, or NEEDS_TO_WRITE when the verb came to the point of writing. It sees all that was committed before it was asked for. */
  attempt(name: VerbName, given: unknown, now: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosing) {
        reject(new StoreUnavailable(new Error('The store is closed.')));
        return;
      }
      const task = { request: { name, given, now }, resolve, reject };
      const owner = ownerOf(given);
      const line = this.#waiting.get(owner);
      if (line) line.push(task);
      else this.#waiting.set(owner, [task]);
      this.#send();
    });
  }

  #send(): void {
    while (this.#sent.length < SENT_MAX) {
      const task = this.#takeTurn();
      if (!task) return;
      this.#sent.push(task);
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(task.request);
    }
  }

  /** The first of whose turn it is, who then goes to the end of the line. */
  #takeTurn(): Task | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [owner, [task, ...rest]] = next;
    this.#waiting.delete(owner);
    if (rest.length > 0) this.#waiting.set(owner, rest);
    return task;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData: this.#settings });
    worker.on('message', (reply: ReadReply) => this.#settle(reply));
    // A thread that dies took what it was asked with it; the next read starts another.
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('The reader thread ended.')));
    return worker;
  }

  #settle(reply: ReadReply): void {
    const task = this.#sent.shift();
    this.#send();
    if (task) settle(task, reply);
    this.#restIfIdle();
  }

  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const unavailable = new StoreUnavailable(cause);
    for (const task of this.#sent.splice(0)) task.reject(unavailable);
    this.#send();
    this.#restIfIdle();
  }

  /** With nothing under way the thread does not keep the process alive. */
  #restIfIdle(): void {
    if (this.#sent.length > 0) return;
    this.#worker?.unref();
    this.#whenIdle?.();
  }

  /** Finishes what was asked for, takes no more, and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#sent.length > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    }
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = null;
    worker.ref();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('close' satisfies ReadRequest);
    await ended;
  }
}

/** Whose read it is: of a tenant or of a connector; what belongs to nobody has a turn of its own. */
function ownerOf(given: unknown): string {
  const { tenantId, connectorId } = (given ?? {}) as { readonly tenantId?: unknown; readonly connectorId?: unknown };
  const owner = tenantId ?? connectorId;
  return typeof owner === 'string' ? owner : '';
}

function settle({ resolve, reject }: Task, reply: ReadReply): void {
  if (reply.kind === 'needs_to_write') resolve(NEEDS_TO_WRITE);
  else if (reply.kind === 'answer') resolve(reply.text === undefined ? undefined : JSON.parse(reply.text));
  else {
    const error = Object.assign(reply.error, { errcode: reply.resultCode });
    reject(reply.kind === 'unavailable' ? new StoreUnavailable(error) : error);
  }
}
