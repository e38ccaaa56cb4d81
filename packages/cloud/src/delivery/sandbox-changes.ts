/**
 * Sends the sandbox host what has changed since it last asked, so that waking one of ten thousand sandboxes costs what waking one
 * costs. A host that this process does not know gets the full list.
 */

import type { Sandbox } from '@ledgerline/contract';
import type { StoredSandbox } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { randomId } from '../system/randomness.ts';
import { LongPollWait } from '../system/waiting/long-poll-wait.ts';
import { subjects } from '../system/wakeup.ts';
import { type SandboxList, type SandboxWait, shownSandbox, stateOf } from './sandbox.ts';

interface Known {
  readonly state: string;
  /** Null when its key cannot be read. */
  readonly sandbox: Sandbox | null;
  /** The count at which it was last another. */
  readonly changedAt: number;
}

export interface SandboxChangeList extends SandboxList {
  /** Whether these are all sandboxes, and not only those that have changed. */
  readonly isComplete: boolean;
}

/** How often all sandboxes are read without an event, because events of another node can be lost. */
const READ_ALL_EVERY_MS = 30_000;

export class SandboxChanges {
  readonly #context: Context;
  /** Names this process, because another one counts from the start. */
  readonly #name: string;
  readonly #known = new Map<string, Known>();
  #count = 0;
  /** A host whose last update is older than this count must discard what it knows. */
  #completeSince = 0;
  #allReadAt = Number.NEGATIVE_INFINITY;

  constructor(context: Context) {
    this.#context = context;
    this.#name = randomId(context.randomness, 'list');
  }

  /** Returns what is new to a host that has the version `after`, once there is something, or when the time is up. */
  async await({ after, waitMs, abandoned }: SandboxWait): Promise<SandboxChangeList> {
    // Not awaited: the next request marks the sandboxes again.
    this.#context.store.markSandboxesSeen().catch(() => undefined);
    const wait = new LongPollWait(this.#context, { subject: subjects.sandboxes, milliseconds: waitMs, abandoned });
    try {
      for (;;) {
        await this.#look();
        const list = this.#since(after);
        if (list.version !== after || wait.isOver) return list;
        await wait.wakeUp(READ_ALL_EVERY_MS);
      }
    } finally {
      wait.close();
    }
  }

  async #look(): Promise<void> {
    const { store, wakeups, clock } = this.#context;
    const { isListOld, woken } = wakeups.takeSandboxNews();
    if (isListOld || clock.now() - this.#allReadAt >= READ_ALL_EVERY_MS) {
      this.#allReadAt = clock.now();
      this.#keepAll(await store.sandboxes());
    }
    const found = await Promise.all(woken.map((connectorId) => store.sandbox({ connectorId })));
    // Reported again although it may have had work before, because its host has closed it since.
    for (const sandbox of found) if (sandbox) this.#keep(sandbox, true);
  }

  #keepAll(sandboxes: readonly StoredSandbox[]): void {
    const ids = new Set(sandboxes.map(({ connectorId }) => connectorId));
    for (const connectorId of this.#known.keys()) {
      if (ids.has(connectorId)) continue;
      this.#known.delete(connectorId);
      this.#count += 1;
      this.#completeSince = this.#count;
    }
    for (const sandbox of sandboxes) this.#keep(sandbox, false);
  }

  #keep(stored: StoredSandbox, isWoken: boolean): void {
    const state = stateOf(stored);
    if (!isWoken && this.#known.get(stored.connectorId)?.state === state) return;
    this.#count += 1;
    this.#known.set(stored.connectorId, { state, sandbox: shownSandbox(this.#context, stored), changedAt: this.#count });
  }

  #since(after: string | null): SandboxChangeList {
    const [name, count] = after?.split('.') ?? [];
    const isComplete = name !== this.#name || Number(count) < this.#completeSince;
    const sandboxes: Sandbox[] = [];
    const unreadable: string[] = [];
    for (const [connectorId, { sandbox, changedAt }] of this.#known) {
      if (!isComplete && changedAt <= Number(count)) continue;
      if (sandbox) sandboxes.push(sandbox);
      else unreadable.push(connectorId);
    }
    return { version: `${this.#name}.${this.#count}`, sandboxes, unreadable, isComplete };
  }
}
