/** Whether the server takes work: asked by those who watch over it, and shown on the status page. */

import { problemMeanings } from '@ledgerline/contract';
import { StoreUnavailable } from '../../store/store.ts';
import type { Timer } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { roomIn } from '../../system/storage/folder-room.ts';

/** A response is valid this long, so that asking often costs the disk nothing. */
const HOLDS_MS = 1_000;

/** Every caller gets a response within two seconds, even while the database hangs. */
const ANSWER_MS_MAX = 1_500;

interface Look {
  readonly askedAt: number;
  readonly problem: Promise<string | null>;
  isOver: boolean;
}

/** Reports whether the server is ready: it is not stopping, its data is intact, its store can write, and it has free disk space and file handles. */
export class Readiness {
  readonly #context: Context;
  #look: Look | null = null;

  constructor(context: Context) {
    this.#context = context;
  }

  /** When the store was last asked, in milliseconds since the epoch. */
  get askedAt(): number {
    return this.#look?.askedAt ?? 0;
  }

  async isReady(): Promise<boolean> {
    return (await this.problem()) === null;
  }

  /** Why the server takes no work, in a sentence; null when it does. */
  async problem(): Promise<string | null> {
    const { clock, damage, wakeups } = this.#context;
    if (wakeups.isClosed) return problemMeanings.not_ready;
    if (damage.reason !== null) return damage.reason;
    const now = clock.now();
    // While one check is pending no other starts, so that checks do not pile up behind a database that hangs.
    const isHeld = this.#look !== null && (!this.#look.isOver || now - this.#look.askedAt < HOLDS_MS);
    const look = isHeld && this.#look !== null ? this.#look : this.#begin(now);
    const problem = await this.#withinBound(look, now);
    // The check itself may have found damage.
    return damage.reason ?? problem;
  }

  /** Discards the last result, because something could not be written. */
  doubt(): void {
    if (this.#look?.isOver) this.#look = null;
  }

  #begin(now: number): Look {
    const look = { askedAt: now, problem: this.#find(), isOver: false };
    void look.problem.finally(() => {
      look.isOver = true;
    });
    this.#look = look;
    return look;
  }

  async #find(): Promise<string | null> {
    const { store, artifacts, config } = this.#context;
    const [written, ...folders] = await Promise.all([
      store.ping().then(
        () => null,
        (error: unknown) => (error instanceof StoreUnavailable ? error.message : problemMeanings.not_ready),
      ),
      roomIn(config.dataDirectory),
      artifacts.roomProblem(),
    ]);
    return written ?? folders.find((problem) => problem !== null) ?? null;
  }

  async #withinBound({ askedAt, problem }: Look, now: number): Promise<string | null> {
    const { timers } = this.#context;
    let timer: Timer | undefined;
    const late = new Promise<string>((resolve) => {
      const left = Math.max(0, askedAt + ANSWER_MS_MAX - now);
      timer = timers.after(left, () => resolve('The database does not respond. Try again shortly.'));
    });
    try {
      return await Promise.race([problem, late]);
    } finally {
      timer?.cancel();
    }
  }
}
