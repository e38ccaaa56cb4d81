/** Watches and reports what must never happen. Changes nothing. */

import { deliveryLimits, SECOND_MS } from '@ledgerline/contract';
import type { AccountBooks, Start } from './account-book.ts';
import type { Queue } from './queue.ts';
import type { World } from './world.ts';

/** What comes on top of a run cap: to end the driver, to report, a question that is given up with its answer under way, and a lease that runs out. */
const AROUND_A_RUN_MS = 130 * SECOND_MS;

/** The cloud writes down when it heard of an install only every 10 s. */
const SILENCE_MS = (deliveryLimits.installSilenceSeconds - 11) * SECOND_MS;

/** To notice a lost response, to ask again, and to run the one before. */
const LOST_ANSWER_MS = 40 * SECOND_MS;

/** When the cloud's time begins. */
const EPOCH_MS = 1_800_000_000_000;

export class Watch {
  readonly violations: string[] = [];
  readonly #world: World;
  readonly #queue: Queue;
  readonly #books: AccountBooks;
  readonly #order = new Map<string, number>();
  readonly #lastStarted = new Map<string, number>();
  readonly #lastApplied = new Map<string, number>();
  readonly #begun = new Set<string>();
  readonly #inFlight = new Map<string, string>();
  readonly #ended = new Map<string, string>();
  /** A restored cloud does not know the lease that an install may still have of them. */
  readonly #forgotten = new Set<string>();

  readonly #heardAt = new Map<string, number>();
  readonly #questions = new Map<string, number>();

  constructor(world: World, queue: Queue, books: AccountBooks) {
    this.#world = world;
    this.#queue = queue;
    this.#books = books;
  }

  #violation(text: string): void {
    this.violations.push(`${Math.round(this.#world.nowMs)} ms: ${text}`);
  }

  onStart(start: Start): void {
    const { commandId, companyId, install } = start;
    if (!this.#forgotten.has(commandId) && !this.#queue.isLeasedTo(commandId, install))
      this.#violation(`${commandId} starts on ${install}, which has no lease of it.`);
    const place = `${install} ${companyId}`;
    const other = this.#inFlight.get(place);
    if (other !== undefined) this.#violation(`${commandId} starts on ${place} while ${other} runs.`);
    this.#inFlight.set(place, commandId);
    if (this.#begun.has(commandId) || this.#queue.isReportedRead(commandId)) return;
    this.#begun.add(commandId);
    const seq = this.#seqOf(commandId);
    const last = this.#lastStarted.get(companyId) ?? 0;
    if (seq < last) this.#violation(`${commandId} starts in ${companyId} after one that was accepted later.`);
    this.#lastStarted.set(companyId, Math.max(seq, last));
  }

  /** A book that records commands has them in their order, whatever broke in between. */
  onApply({ commandId, companyId }: Pick<Start, 'commandId' | 'companyId'>): void {
    const seq = this.#seqOf(commandId);
    const last = this.#lastApplied.get(companyId) ?? 0;
    if (this.#books.knowledge === 'record' && seq < last)
      this.#violation(`${commandId} is applied in ${companyId} after one that was accepted later.`);
    this.#lastApplied.set(companyId, Math.max(seq, last));
  }

  onEnd({ companyId, install }: Start): void {
    this.#inFlight.delete(`${install} ${companyId}`);
  }

  /** A crash ends what ran, without anybody saying so. */
  onCrash(install: string): void {
    for (const place of [...this.#inFlight.keys()]) if (place.startsWith(`${install} `)) this.#inFlight.delete(place);
  }

  onHeard(install: string): void {
    this.#heardAt.set(install, this.#world.nowMs);
  }

  onLife(install: string): void {
    this.#questions.delete(install);
  }

  /** While one is open, its response may be on its way, and its content is unknown. */
  onQuestion(install: string, more: 1 | -1, isNaming: boolean): void {
    const open = this.#questions.get(install) ?? 0;
    if (isNaming && open > 0) this.#violation(`${install} says what it holds while another question is open.`);
    this.#questions.set(install, open + more);
  }

  /** What a connector says it lacks is sent again, and nothing else. */
  onSentAgain(install: string, leaseTokens: readonly string[], holding: readonly string[]): void {
    for (const token of leaseTokens) {
      if (holding.includes(token)) this.#violation(`${token} is sent again to ${install}, which named it.`);
    }
  }

  /** The portal has released the connector: the first installation becomes active. */
  onMove(): void {
    this.#heardAt.clear();
  }

  onHandOut(install: string): void {
    for (const [other, atMs] of this.#heardAt) {
      const silentMs = this.#world.nowMs - atMs;
      if (other !== install && silentMs < SILENCE_MS) this.#violation(`${install} is served while ${other} is active.`);
    }
  }

  #seqOf(commandId: string): number {
    const known = this.#order.get(commandId);
    if (known !== undefined) return known;
    for (const { commandId: id, seq } of this.#queue.commands()) this.#order.set(id, seq);
    return this.#order.get(commandId) ?? 0;
  }

  /** From time to time: what is finished stays as it is. */
  looks(): void {
    for (const { commandId, status, outcome, reportHash } of this.#queue.commands()) {
      const end = `${status} ${outcome} ${reportHash}`;
      const known = this.#ended.get(commandId);
      if (known !== undefined && known !== end) this.#violation(`${commandId} was ${known} and became ${end}.`);
      if (status === 'done' || status === 'failed') this.#ended.set(commandId, end);
      if (this.#books.appliedCount(commandId) > 1)
        this.#violation(`${commandId} was applied ${this.#books.appliedCount(commandId)} times.`);
    }
  }

  /** A backup brought back an earlier state of this one. */
  forget(commandId: string): void {
    this.#ended.delete(commandId);
    this.#forgotten.add(commandId);
  }

  atTheEnd(): void {
    this.looks();
    for (const { commandId, mode, status, outcome } of this.#queue.commands()) {
      const applied = this.#books.appliedCount(commandId);
      if (status === 'queued' || status === 'running') this.#violation(`${commandId} is lost: it is still ${status}.`);
      if (outcome === 'not_applied' && applied > 0) this.#violation(`${commandId} is reported as not applied, and was.`);
      if (outcome === 'applied' && applied === 0) this.#violation(`${commandId} is reported as applied, and was not.`);
      if (mode === 'write' && status === 'done' && applied === 0)
        this.#violation(`${commandId} is done, and nothing was applied.`);
    }
  }

  /** Where nothing but responses with commands is lost, no command waits for a lease to run out. */
  losses(): void {
    const endedAt = new Map<string, number>();
    for (const { commandId, companyId, atMs } of this.#books.starts) {
      const acceptedMs = (this.#queue.commands().find((command) => command.commandId === commandId)?.createdAt ?? 0) - EPOCH_MS;
      const waitedMs = atMs - Math.max(acceptedMs, endedAt.get(companyId) ?? 0);
      endedAt.set(companyId, atMs);
      if (waitedMs > LOST_ANSWER_MS)
        this.#violation(`${commandId} waited ${Math.round(waitedMs / SECOND_MS)} s for a lost answer.`);
    }
  }

  /** Where commands only hang, none waits longer for the one before than its run cap. */
  delays(): void {
    const runCapMs = deliveryLimits.runCapSeconds * SECOND_MS;
    const accepted = new Map(this.#queue.commands().map(({ commandId, createdAt }) => [commandId, createdAt]));
    const first = Math.min(...accepted.values());
    const starts = this.#books.starts;
    for (const [index, start] of starts.entries()) {
      const next = starts.slice(index + 1).find(({ companyId }) => companyId === start.companyId);
      if (!next) continue;
      const readyMs = Math.max(start.atMs, (accepted.get(next.commandId) ?? first) - EPOCH_MS);
      if (next.atMs - readyMs > runCapMs + AROUND_A_RUN_MS) {
        this.#violation(`${next.commandId} waited ${Math.round((next.atMs - readyMs) / SECOND_MS)} s behind ${start.commandId}.`);
      }
    }
  }
}
