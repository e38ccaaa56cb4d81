/** The store on PostgreSQL, for any number of nodes: opens, publishes events, closes. Verbs run in verb-runner.ts. */

import type { VerbName } from '../sql/verb/verb.ts';
import { verbFace } from '../sql/verb-face.ts';
import { verbNamed } from '../sql/verbs.ts';
import { type Store, type StoreEvent, StoreUnavailable } from '../store/store.ts';
import type { ReportDamage } from '../store/store-damage.ts';
import { type Clock, systemTimers, type Timer, type Timers } from '../system/clock.ts';
import { type Randomness, randomId, systemRandomness } from '../system/randomness.ts';
import { Database } from './database.ts';
import { prepareDatabase } from './migration.ts';
import { MissedEventCheck } from './missed-event-check.ts';
import { NodeChannel } from './node-channel.ts';
import { VerbRunner } from './verb-runner.ts';

export interface PostgresOptions {
  readonly url: string;
  /** The clock, which only tests set: nodes use the time of the database. */
  readonly clock?: Clock;
  readonly timers?: Timers;
  readonly randomness?: Randomness;
  /** Connections of this node, besides the one for events between nodes. */
  readonly poolSize?: number;
  /** Called when the database's time has jumped, and by how much. */
  readonly whenTimeJumped?: (differenceMs: number) => void;
  /** Called when stored data is damaged. */
  readonly onDamage?: ReportDamage;
}

const POOL_SIZE = 12;

/** How long a lost message can delay a waiting caller. */
const CHECK_EVERY_MS = 2_000;

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  await prepareDatabase(options.url);
  const node = new CloudNode(options);
  await node.open().catch(async (error: unknown) => {
    await node.close();
    throw error;
  });
  return {
    ...verbFace((name, given) => node.perform(name, given), options.onDamage ?? (() => {})),
    now: () => node.now(),
    bytes: () => node.bytes(),
    keyChanges: () => node.keyChanges(),
    commitsTurns: false,
    subscribe: (listener) => node.subscribe(listener),
    close: () => node.close(),
  };
}

type Listener = (event: StoreEvent) => void;

/** One process of those that share the database. */
class CloudNode {
  readonly #database: Database;
  readonly #runner: VerbRunner;
  readonly #check: MissedEventCheck;
  readonly #channel: NodeChannel;
  readonly #timers: Timers;
  readonly #listeners = new Set<Listener>();
  readonly #underway = new Set<Promise<unknown>>();
  #checking: Promise<void> | null = null;
  #mustCheckAgain = false;
  #checkTimer: Timer | null = null;
  #isClosing = false;

  constructor(options: PostgresOptions) {
    const { url, clock, timers = systemTimers, randomness = systemRandomness, poolSize = POOL_SIZE, whenTimeJumped } = options;
    this.#timers = timers;
    this.#database = new Database({ url, poolSize, clock: clock ?? null, ...(whenTimeJumped && { whenTimeJumped }) });
    this.#runner = new VerbRunner(this.#database, (events) => this.#publish(events));
    this.#check = new MissedEventCheck(this.#database, (event) => this.#deliver(event));
    const listener = {
      received: (events: readonly StoreEvent[]) => events.forEach(this.#deliver),
      resync: () => this.#checkMissed(),
    };
    this.#channel = new NodeChannel({ url, timers, listener, nodeId: randomId(randomness, 'node') });
  }

  async open(): Promise<void> {
    await this.#database.now();
    await this.#channel.open();
    this.#checkTimer = this.#timers.every(CHECK_EVERY_MS, () => {
      this.#checkMissed();
      void this.#channel.probe();
    });
  }

  async perform(name: VerbName, given: unknown): Promise<unknown> {
    const result = await this.#track(() => this.#runner.run(name, given));
    verbNamed(name).watch?.(this.#check, result, given);
    return result;
  }

  keyChanges(): Promise<number> {
    return this.#track(() => this.#runner.keyChanges());
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

  /** Finishes and publishes what is running, and rejects later requests. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#checkTimer?.cancel();
    while (this.#underway.size > 0) await Promise.allSettled(this.#underway);
    await this.#checking;
    await this.#channel.close();
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

  #publish(events: readonly StoreEvent[]): void {
    if (events.length === 0) return;
    events.forEach(this.#deliver);
    this.#channel.publish(events);
  }

  readonly #deliver = (event: StoreEvent): void => {
    this.#check.delivered(event);
    for (const listener of this.#listeners) listener(event);
  };

  /** Runs one check at a time; a request during one starts another after it. */
  #checkMissed(): void {
    if (this.#checking || this.#isClosing) {
      this.#mustCheckAgain = true;
      return;
    }
    this.#mustCheckAgain = false;
    // A check that fails found no database; the next one will report it.
    const check = this.#database.now().then(() => this.#check.check());
    this.#checking = check
      .catch(() => {})
      .then(() => {
        this.#checking = null;
        if (this.#mustCheckAgain) this.#checkMissed();
      });
  }
}
