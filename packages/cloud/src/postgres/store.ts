/** The store on PostgreSQL, for any number of nodes: opens, tells, closes. How verbs are carried out is the performer's. */

import { keepIntact } from '../sql/intact.ts';
import { type VerbName, verbFace } from '../sql/verbs.ts';
import { type Store, type StoreEvent, StoreUnavailable } from '../store/store.ts';
import type { ReportDamage } from '../store/store-damage.ts';
import { type Clock, systemTimers, type Timer, type Timers } from '../system/clock.ts';
import { type Randomness, randomId, systemRandomness } from '../system/randomness.ts';
import { Database } from './database.ts';
import { prepareDatabase } from './migration.ts';
import { Watch } from './missed-event-check.ts';
import { Exchange } from './node-channel.ts';
import { planNamed } from './plan.ts';
import { Performer } from './verb-runner.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Only tests bring a clock: nodes go by the database's time. */
  readonly clock?: Clock;
  readonly timers?: Timers;
  readonly randomness?: Randomness;
  /** Connections of this node, beside the one over which nodes tell each other what happened. */
  readonly poolSize?: number;
  /** Told when the database's time has jumped, and by how much. */
  readonly whenTimeJumped?: (differenceMs: number) => void;
  /** Told of damage of what is stored. */
  readonly onDamage?: ReportDamage;
}

const POOL_SIZE = 12;

/** How long a lost message can keep somebody waiting. */
const LOOK_EVERY_MS = 2_000;

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  await prepareDatabase(options.url);
  const node = new CloudNode(options);
  await node.open().catch(async (error: unknown) => {
    await node.close();
    throw error;
  });
  return {
    ...verbFace(keepIntact((name, argument) => node.perform(name, argument), options.onDamage ?? (() => {}))),
    now: () => node.now(),
    bytes: () => node.bytes(),
    keyChanges: () => node.keyChanges(),
    subscribe: (listener) => node.subscribe(listener),
    close: () => node.close(),
  };
}

type Listener = (event: StoreEvent) => void;

/** One of the processes that share the database. */
class CloudNode {
  readonly #database: Database;
  readonly #performer: Performer;
  readonly #watch: Watch;
  readonly #exchange: Exchange;
  readonly #timers: Timers;
  readonly #listeners = new Set<Listener>();
  readonly #underway = new Set<Promise<unknown>>();
  #looking: Promise<void> | null = null;
  #mustLookAgain = false;
  #lookTimer: Timer | null = null;
  #isClosing = false;

  constructor(options: PostgresOptions) {
    const { url, clock, timers = systemTimers, randomness = systemRandomness, poolSize = POOL_SIZE, whenTimeJumped } = options;
    this.#timers = timers;
    this.#database = new Database({ url, poolSize, clock: clock ?? null, ...(whenTimeJumped && { whenTimeJumped }) });
    this.#performer = new Performer(this.#database, (events) => this.#tell(events));
    this.#watch = new Watch(this.#database, (event) => this.#deliver(event));
    const hearing = { heard: (events: readonly StoreEvent[]) => events.forEach(this.#deliver), look: () => this.#look() };
    this.#exchange = new Exchange({ url, timers, hearing, nodeId: randomId(randomness, 'node') });
  }

  async open(): Promise<void> {
    await this.#database.now();
    await this.#exchange.open();
    this.#lookTimer = this.#timers.every(LOOK_EVERY_MS, () => {
      this.#look();
      void this.#exchange.probe();
    });
  }

  async perform(name: VerbName, argument: unknown): Promise<unknown> {
    const answer = await this.#track(() => this.#performer.perform(name, argument));
    planNamed(name).watch?.(this.#watch, answer, argument);
    return answer;
  }

  keyChanges(): Promise<number> {
    return this.#track(() => this.#performer.keyChanges());
  }

  now(): Promise<number> {
    return this.#track(() => this.#database.now());
  }

  bytes(): Promise<number> {
    return this.#track(() => this.#database.bytes());
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is under way is finished and told; what comes later is refused. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#lookTimer?.cancel();
    while (this.#underway.size > 0) await Promise.allSettled(this.#underway);
    await this.#looking;
    await this.#exchange.close();
    await this.#database.close();
  }

  async #track<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosing) throw new StoreUnavailable(new Error('The store is closed.'));
    const underway = work();
    this.#underway.add(underway);
    try {
      return await underway;
    } finally {
      this.#underway.delete(underway);
    }
  }

  #tell(events: readonly StoreEvent[]): void {
    if (events.length === 0) return;
    events.forEach(this.#deliver);
    this.#exchange.tell(events);
  }

  readonly #deliver = (event: StoreEvent): void => {
    this.#watch.told(event);
    for (const listener of this.#listeners) listener(event);
  };

  /** One look at a time; who asks for one meanwhile gets a later one. */
  #look(): void {
    if (this.#looking || this.#isClosing) {
      this.#mustLookAgain = true;
      return;
    }
    this.#mustLookAgain = false;
    // A look that fails found no database; the next one will tell.
    const look = this.#database.now().then(() => this.#watch.look());
    this.#looking = look
      .catch(() => {})
      .then(() => {
        this.#looking = null;
        if (this.#mustLookAgain) this.#look();
      });
  }
}
