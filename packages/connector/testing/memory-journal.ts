/** A journal that lasts as long as the object: for tests and simulations, held to the same suite as the file. */

import type { ResultBody } from '@ledgerline/contract';
import type { ArtifactContent } from '../src/cloud.ts';
import type {
  FinishedEntry,
  HeldCommand,
  Journal,
  JournalCommand,
  JournalEntry,
  PendingEntry,
  StartedEntry,
} from '../src/journal.ts';

interface Kept {
  readonly entry: JournalEntry;
  readonly artifact: ArtifactContent | null;
  readonly wallMs: number;
}

export class MemoryJournal implements Journal {
  #kept = new Map<string, Kept>();
  #held: readonly HeldCommand[] = [];

  hold(companyId: string, held: readonly HeldCommand[]): void {
    this.#held = [...this.#held.filter(({ command }) => command.companyId !== companyId), ...held];
  }

  held(): readonly HeldCommand[] {
    return this.#held;
  }

  entry(commandId: string): JournalEntry | null {
    return this.#kept.get(commandId)?.entry ?? null;
  }

  start({ commandId, companyId, type, mode }: JournalCommand, isExactlyOnce: boolean, wallMs: number): void {
    if (this.entry(commandId)?.state === 'finished') throw new Error('A finished command must not start again.');
    this.#keep({ state: 'started', commandId, companyId, type, mode, isExactlyOnce }, null, wallMs);
  }

  finish(
    { commandId, companyId, mode }: JournalCommand,
    report: ResultBody,
    artifact: ArtifactContent | null,
    wallMs: number,
  ): void {
    const isExactlyOnce = this.entry(commandId)?.isExactlyOnce ?? false;
    this.#kept.delete(commandId);
    this.#keep({ state: 'finished', commandId, companyId, mode, report, isExactlyOnce, isAcknowledged: false }, artifact, wallMs);
  }

  withdraw(commandId: string): void {
    if (this.entry(commandId)?.state === 'started') this.#kept.delete(commandId);
  }

  async settled(): Promise<void> {}

  /** A copy of its current state. */
  copy(): MemoryJournal {
    const copy = new MemoryJournal();
    copy.become(this);
    return copy;
  }

  /** Takes the contents of another. */
  become(other: MemoryJournal): void {
    this.#kept = new Map(other.#kept);
    this.#held = other.#held;
  }

  unfinished(): readonly StartedEntry[] {
    return [...this.#kept.values()].map(({ entry }) => entry).filter((entry) => entry.state === 'started');
  }

  pending(limit: number): readonly PendingEntry[] {
    const pending: PendingEntry[] = [];
    for (const { entry, artifact } of this.#kept.values()) {
      if (pending.length === limit) break;
      if (entry.state !== 'finished' || entry.isAcknowledged) continue;
      pending.push({ ...entry, bytes: Buffer.byteLength(JSON.stringify(entry.report)), hasArtifact: artifact !== null });
    }
    return pending;
  }

  artifact(commandId: string): ArtifactContent | null {
    return this.#kept.get(commandId)?.artifact ?? null;
  }

  replace(commandId: string, report: ResultBody): void {
    this.#change(commandId, (entry, kept) => this.#keep({ ...entry, report }, null, kept.wallMs));
  }

  acknowledge(commandId: string, wallMs: number): void {
    this.#held = this.#held.filter(({ command }) => command.commandId !== commandId);
    this.#change(commandId, (entry) => this.#keep({ ...entry, isAcknowledged: true }, null, wallMs));
  }

  reopen(commandId: string): void {
    this.#change(commandId, (entry, kept) => this.#keep({ ...entry, isAcknowledged: false }, kept.artifact, kept.wallMs));
  }

  prune(beforeWallMs: number): void {
    for (const [commandId, { entry, wallMs }] of this.#kept) {
      const isSettled = entry.state === 'started' || entry.isAcknowledged;
      if (isSettled && wallMs < beforeWallMs) this.#kept.delete(commandId);
    }
  }

  #keep(entry: JournalEntry, artifact: ArtifactContent | null, wallMs: number): void {
    this.#kept.set(entry.commandId, { entry, artifact, wallMs });
  }

  #change(commandId: string, change: (entry: FinishedEntry, kept: Kept) => void): void {
    const kept = this.#kept.get(commandId);
    if (kept?.entry.state === 'finished') change(kept.entry, kept);
  }
}
