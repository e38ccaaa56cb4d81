/** The server's side of large bodies: one thread that reads them, tenants taking turns, a rate for each, and a bound on what one has waiting. */

import { Worker } from 'node:worker_threads';
import { limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { CheckedCommand, ListForm } from '../../command/command-list.ts';
import type { CommandForm, LargeBodies, LargeBody } from '../../command/large-body.ts';
import type { ReadReport } from '../../command/result.ts';
import { type CommandContent, readCommand, type WantedCommand } from '../../command/submission.ts';
import type { HeardHeartbeat, ReportedBook } from '../../delivery/account-book.ts';
import type { BytePace } from '../../system/pace/byte-pace.ts';
import { FairQueue } from '../../system/pace/fair-queue.ts';
import { isRefusal, type Refusal, refuseAgain, refuseByLimit } from '../../system/problem.ts';
import type { CommandFound, TaskName, ThreadResult, ThreadResults, ThreadTask } from './large-body-thread.ts';

const RETRY_AFTER_SECONDS = 1;
/** Checking a command against its schema takes several times as long as reading the same bytes of a result or a file. */
const COMMAND_COST = 4;
const COMMAND_TASKS: ReadonlySet<TaskName> = new Set(['command', 'commands']);
/** Enough for the largest bodies there may be; a thread that needs more is ended before the process is. */
const THREAD_HEAP_MEGABYTES = 768;

interface Job {
  readonly tenantId: string;
  readonly task: ThreadTask;
  readonly bytes: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class LargeBodyQueue implements LargeBodies {
  readonly #transfers: BytePace;
  readonly #waiting = new FairQueue<Job>();
  /** The bytes of each tenant that wait or are being read. */
  readonly #bytes = new Map<string, number>();
  #worker: Worker | null = null;
  #current: Job | null = null;
  #isClosed = false;

  constructor(transfers: BytePace) {
    this.#transfers = transfers;
  }

  async command(tenantId: string, { bytes }: LargeBody, form: CommandForm): Promise<WantedCommand | Refusal> {
    const found = await this.#ask<'command'>(tenantId, { kind: 'command', bytes, form }, bytes.byteLength);
    return isRefusal(found) ? found : new FoundCommand(found, (payload) => this.meaning(tenantId, found.type, payload));
  }

  async commands(tenantId: string, { bytes }: LargeBody, form: ListForm): Promise<readonly CheckedCommand[] | Refusal> {
    const found = await this.#ask<'commands'>(tenantId, { kind: 'commands', bytes, form }, bytes.byteLength);
    if (isRefusal(found)) return found;
    return found.map((one) =>
      'refused' in one ? refuseAgain(one) : new FoundCommand(one, (payload) => this.meaning(tenantId, one.type, payload)),
    );
  }

  meaning(tenantId: string, type: string, payload: string): Promise<string> {
    return this.#askOfStored<'meaning'>(tenantId, { kind: 'meaning', type, payload });
  }

  excerpt(tenantId: string, text: string): Promise<string> {
    return this.#askOfStored<'excerpt'>(tenantId, { kind: 'excerpt', text });
  }

  rowsFile(tenantId: string, text: string): Promise<string> {
    return this.#askOfStored<'rowsFile'>(tenantId, { kind: 'rowsFile', text });
  }

  /** Asks about stored content. Nothing new arrives with it, so it does not count and cannot be rejected. */
  async #askOfStored<Kind extends 'meaning' | 'excerpt' | 'rowsFile'>(
    tenantId: string,
    task: ThreadTask<Kind>,
  ): Promise<ThreadResults[Kind]> {
    const result = await this.#ask<Kind>(tenantId, task, 0);
    if (isRefusal(result)) throw new Error('What is stored cannot be refused.');
    return result;
  }

  report(tenantId: string, { bytes }: LargeBody): Promise<ReadReport | Refusal> {
    return this.#ask<'report'>(tenantId, { kind: 'report', bytes }, bytes.byteLength);
  }

  heartbeat(tenantId: string, { bytes }: LargeBody): Promise<HeardHeartbeat | Refusal> {
    return this.#ask<'heartbeat'>(tenantId, { kind: 'heartbeat', bytes }, bytes.byteLength);
  }

  books(tenantId: string, { bytes }: LargeBody): Promise<readonly ReportedBook[] | Refusal> {
    return this.#ask<'books'>(tenantId, { kind: 'books', bytes }, bytes.byteLength);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  async #ask<Kind extends TaskName>(
    tenantId: string,
    task: ThreadTask<Kind>,
    bytes: number,
  ): Promise<ThreadResults[Kind] | Refusal> {
    const bytesBefore = this.#bytes.get(tenantId) ?? 0;
    if (bytesBefore > 0 && bytesBefore + bytes > limits.largeBodyBytesWaitingMax) return tooManyWaiting();
    this.#bytes.set(tenantId, bytesBefore + bytes);
    await this.#transfers.of(tenantId)(COMMAND_TASKS.has(task.kind) ? COMMAND_COST * bytes : bytes);
    return new Promise((resolve, reject) => {
      const job = { tenantId, task: task as unknown as ThreadTask, bytes, resolve: resolve as Job['resolve'], reject };
      this.#waiting.add(tenantId, job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    const tenantId = this.#waiting.nextOwner();
    const job = tenantId === undefined ? undefined : this.#waiting.take(tenantId);
    if (job) {
      this.#current = job;
      this.#post(job.task);
    } else {
      // The thread does not keep the process alive while it is idle.
      this.#worker?.unref();
    }
  }

  #post(task: ThreadTask): void {
    if (this.#isClosed) {
      this.#settle({ kind: 'failed', error: new Error('The server is closed.') });
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    // The bytes are transferred instead of copied: they are not used here again.
    const moved =
      'bytes' in task && task.bytes.byteLength === task.bytes.buffer.byteLength ? [task.bytes.buffer as ArrayBuffer] : [];
    this.#worker.postMessage(task, moved);
  }

  /** Starts the thread when the first large body arrives: most servers see few of them, and tests none. */
  #start(): Worker {
    const worker = new Worker(new URL('./large-body-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MEGABYTES },
    });
    worker.on('message', (result: ThreadResult) => this.#settle(result));
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('The thread that reads large bodies ended.')));
    return worker;
  }

  /** A thread that dies takes the body that it was reading with it; the next one starts another. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#settle({ kind: 'failed', error });
  }

  #settle(result: ThreadResult): void {
    const job = this.#current;
    if (!job) return;
    this.#current = null;
    const bytesLeft = (this.#bytes.get(job.tenantId) ?? 0) - job.bytes;
    if (bytesLeft > 0) this.#bytes.set(job.tenantId, bytesLeft);
    else this.#bytes.delete(job.tenantId);
    if (result.kind === 'failed') job.reject(result.error);
    else job.resolve(result.kind === 'refused' ? refuseAgain(result.refusal) : result.found);
    this.#next();
  }
}

const tooManyWaiting = (): Refusal =>
  refuseByLimit('large-bodies', requestSays.largeBodiesWaiting(limits.largeBodyBytesWaitingMax), RETRY_AFTER_SECONDS);

/** A command that the thread has read. */
class FoundCommand implements WantedCommand {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly externalId: string | null;
  readonly bodyBytes: number;
  readonly #found: CommandFound;
  readonly #content: CommandContent | Refusal;
  readonly #meaningOf: (payload: string) => Promise<string>;

  constructor(found: CommandFound, meaningOf: (payload: string) => Promise<string>) {
    this.commandId = found.commandId;
    this.connectorId = found.connectorId;
    this.companyId = found.companyId;
    this.type = found.type;
    this.externalId = found.externalId;
    this.bodyBytes = found.bodyBytes;
    this.#found = found;
    this.#meaningOf = meaningOf;
    const content = found.content ?? (found.refusal && refuseAgain(found.refusal));
    if (!content) throw new Error('A command has content, or is refused.');
    this.#content = content;
  }

  rowTypes(): readonly string[] {
    return this.#found.rowTypes;
  }

  content(): CommandContent | Refusal {
    return this.#content;
  }

  /** The payload is checked again, so only a small command of a large list can select. */
  selecting(field: string, key: string): WantedCommand | 'named' | 'too_large' {
    const text = this.smallText();
    const wanted = text === null ? null : readCommand(JSON.parse(text), this.bodyBytes, null);
    return wanted === null || isRefusal(wanted) ? 'too_large' : wanted.selecting(field, key);
  }

  smallText(): string | null {
    return this.#found.text;
  }

  async meaning(): Promise<string> {
    return this.#found.meaning ?? this.#meaningOf(this.#found.content?.payload ?? '{}');
  }
}
