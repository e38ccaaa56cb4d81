/** Brings results and files to the cloud and keeps trying until it has them. What they say was decided before. */

import { BackOff } from '../back-off.ts';
import { type Clock, Pause, type Timers, withTimeout } from '../clock.ts';
import type { Cloud, CloudResponse } from '../cloud.ts';
import type { FinishedEntry, Journal, PendingEntry } from '../journal.ts';
import { journalLine, type Log, oneLine } from '../log.ts';
import type { Randomness } from '../randomness.ts';
import { reducedReport } from './report.ts';
import { batchesOf } from './result-batch.ts';

export interface OutboxOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Pick<Cloud, 'sendResult' | 'sendResults' | 'sendArtifact'>;
  readonly journal: Journal;
  readonly log: Log;
  /** How long to wait for more results before the next request. They are sent together, and no caller is delayed. */
  readonly gatherMs: () => number;
  /** Called when the cloud has acknowledged a result. */
  readonly onDelivered: (entry: FinishedEntry) => void;
}

/** How many results are looked at, and how many requests are on their way, at a time. */
const LOOK_AT_MAX = 200;
const TOGETHER_MAX = 8;
const LOOK_AGAIN_MS = 15_000;

type Delivery = 'delivered' | 'again' | 'refused';

/** Statuses after which a report is done: the cloud has it, never leased the command to us, or has another result. */
const settledStatuses: readonly number[] = [404, 409];
/** Statuses for a report that the cloud will never accept in this form. */
const unfitStatuses: readonly number[] = [400, 413, 415, 422];

export class Outbox {
  readonly #options: OutboxOptions;
  readonly #pause: Pause;
  readonly #gathering: Pause;
  /** Reports that failed on their own account wait on their own account. */
  readonly #retryAt = new Map<string, { readonly backOff: BackOff; untilMs: number }>();
  readonly #awaited = new Map<string, () => void>();
  #isStopped = false;
  #running: Promise<void> | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
    this.#gathering = new Pause(options.timers);
  }

  start(): void {
    this.#running ??= this.#deliver();
  }

  /** Wakes the outbox for a new result, or for a retry. */
  wake(): void {
    this.#pause.wake();
  }

  /** Whether the cloud has this one within a time. */
  async untilDelivered(commandId: string, milliseconds: number): Promise<boolean> {
    const delivered = new Promise<true>((resolve) => this.#awaited.set(commandId, () => resolve(true)));
    this.#hurry();
    const outcome = await withTimeout(this.#options.timers, milliseconds, delivered);
    this.#awaited.delete(commandId);
    return outcome === true;
  }

  /** Ends after one last round. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#hurry();
    await this.#running;
  }

  #hurry(): void {
    this.#gathering.wake();
    this.#pause.wake();
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const isLastRound = this.#isStopped;
      const due = await this.#settled(this.#due());
      const batches = batchesOf(due);
      for (let start = 0; start < batches.length; start += TOGETHER_MAX) {
        await Promise.all(batches.slice(start, start + TOGETHER_MAX).map((batch) => this.#trySend(batch)));
      }
      if (isLastRound) return;
      await this.#rest(due.length > 0);
    }
  }

  /** A result that a crash could take back is not sent. */
  async #settled(due: readonly PendingEntry[]): Promise<readonly PendingEntry[]> {
    if (due.every(isRepeatable)) return due;
    try {
      await this.#options.journal.settled();
      return due;
    } catch (error) {
      this.#options.log.line('warning', journalLine(error));
      return [];
    }
  }

  async #rest(hasSent: boolean): Promise<void> {
    const gatherMs = hasSent ? this.#options.gatherMs() : 0;
    if (gatherMs > 0) await this.#gathering.wait(gatherMs);
    else if (!hasSent) await this.#pause.wait(this.#untilNextMs());
  }

  #due(): readonly PendingEntry[] {
    const nowMs = this.#options.clock.monotonicMs();
    const pending = this.#pending();
    return pending.filter(({ commandId }) => (this.#retryAt.get(commandId)?.untilMs ?? 0) <= nowMs);
  }

  #pending(): readonly PendingEntry[] {
    try {
      return this.#options.journal.pending(LOOK_AT_MAX);
    } catch (error) {
      // Tried again, like a cloud that does not respond.
      this.#options.log.line('warning', journalLine(error));
      return [];
    }
  }

  #untilNextMs(): number {
    const nowMs = this.#options.clock.monotonicMs();
    const waits = [...this.#retryAt.values()].map(({ untilMs }) => untilMs - nowMs);
    return Math.max(1, Math.min(LOOK_AGAIN_MS, ...waits));
  }

  async #trySend(entries: readonly PendingEntry[]): Promise<void> {
    try {
      await this.#send(entries);
    } catch (error) {
      this.#options.log.line('warning', journalLine(error));
      for (const { commandId } of entries) this.#retryLater(commandId, null);
    }
  }

  async #send(entries: readonly PendingEntry[]): Promise<void> {
    const [first] = entries;
    if (first && entries.length === 1) return this.#sendAlone(first);
    const sent = entries.map(({ commandId, report }) => ({ commandId, ...report }));
    const response = await this.#options.cloud.sendResults(sent);
    if (response.kind === 'ok')
      for (const [index, entry] of entries.entries()) this.#hear(entry, response.value[index] ?? NO_ANSWER);
    else if (deliveryOf(response) === 'again' && !isUnknownRoute(response))
      for (const entry of entries) this.#hear(entry, response);
    // A cloud that rejects results together has decided about none of them.
    else for (const entry of entries) await this.#sendAlone(entry);
  }

  async #sendAlone(entry: PendingEntry): Promise<void> {
    const { journal, cloud } = this.#options;
    const { commandId } = entry;
    const artifact = entry.hasArtifact ? journal.artifact(commandId) : null;
    const upload = artifact ? await cloud.sendArtifact(commandId, artifact) : null;
    const uploaded = upload ? deliveryOf(upload) : 'delivered';
    if (upload && uploaded !== 'delivered') return this.#notDelivered(entry, upload, 'artifact_failed');
    this.#hear(entry, await cloud.sendResult(commandId, entry.report));
  }

  #hear(entry: FinishedEntry, response: CloudResponse<null>): void {
    const { journal, clock, onDelivered } = this.#options;
    const { commandId } = entry;
    if (deliveryOf(response) !== 'delivered') {
      this.#notDelivered(entry, response, 'driver_failed');
      return;
    }
    journal.acknowledge(commandId, clock.wallMs());
    this.#retryAt.delete(commandId);
    this.#awaited.get(commandId)?.();
    onDelivered(entry);
  }

  #notDelivered(entry: FinishedEntry, response: CloudResponse<null>, code: 'artifact_failed' | 'driver_failed'): void {
    const { journal, log } = this.#options;
    const { commandId, mode, report } = entry;
    const isUnfit = deliveryOf(response) === 'refused';
    const reduced = reducedReport(report, mode, isTooLarge(response) ? 'result_too_large' : code);
    if (isUnfit && JSON.stringify(reduced) !== JSON.stringify(withoutToken(report))) {
      log.line(
        'warning',
        `The cloud rejected the result of ${commandId} (${refusalText(response)}). Sending it again in a reduced form.`,
      );
      journal.replace(commandId, reduced);
      return;
    }
    this.#retryLater(commandId, response.kind === 'refused' ? response.retryAfterSeconds : null);
  }

  #retryLater(commandId: string, retryAfterSeconds: number | null): void {
    const { clock, randomness } = this.#options;
    const known = this.#retryAt.get(commandId) ?? { backOff: new BackOff(randomness), untilMs: 0 };
    known.untilMs = clock.monotonicMs() + Math.max(1, known.backOff.nextMs(retryAfterSeconds));
    this.#retryAt.set(commandId, known);
  }
}

const NO_ANSWER: CloudResponse<null> = { kind: 'unreachable', message: 'The cloud did not say what became of the result.' };

/**
 * Whether a result can be repeated: after a crash the book returns what it recorded, and a read can run again. Of what was not applied a book may have no
 * record, and would run it then. The cloud keeps the first result.
 */
const isRepeatable = ({ mode, isExactlyOnce, report }: FinishedEntry): boolean =>
  mode === 'read' || (isExactlyOnce && report.status === 'done');

const withoutToken = ({ status, result, error }: FinishedEntry['report']): object => ({
  status,
  result,
  ...(error && { error }),
});

const isTooLarge = (response: CloudResponse<null>): boolean => response.kind === 'refused' && response.status === 413;

const refusalText = (response: CloudResponse<null>): string =>
  response.kind === 'refused' ? oneLine(`${response.status} ${response.code}`) : 'no response';

const isUnknownRoute = (response: CloudResponse<unknown>): boolean =>
  response.kind === 'refused' && response.code === 'unknown_route';

function deliveryOf(response: CloudResponse<unknown>): Delivery {
  if (response.kind === 'ok') return 'delivered';
  if (response.kind === 'unreachable') return 'again';
  // An address that does not exist is a wrong setting, and has no effect on the command.
  if (isUnknownRoute(response)) return 'again';
  if (settledStatuses.includes(response.status)) return 'delivered';
  return unfitStatuses.includes(response.status) ? 'refused' : 'again';
}
