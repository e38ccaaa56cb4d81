/**
 * Defines a verb of the store: its rule in SQL, how each store runs it, and its consequences, in one declaration. The stores run what is declared here;
 * a verb of the store interface that is not declared does not compile (verbs.ts).
 */

import type { Store, StoredCommand, StoredSandbox, StoreEvent } from '../../store/store.ts';
import type { ReportDamage } from '../../store/store-damage.ts';
import type { Steps } from './statement.ts';

/** The clock, the bell, the door, the size and the count of changed keys of a store are its own. */
export type VerbName = Exclude<keyof Store, 'now' | 'subscribe' | 'close' | 'bytes' | 'keyChanges' | 'commitsTurns'>;
export type Argument<Name extends VerbName> = GivenTo<Store[Name]>;
export type Result<Name extends VerbName> = ResultOf<Store[Name]>;

type Method = (given: never) => Promise<unknown>;
type GivenTo<M extends Method> = Parameters<M> extends [infer Only] ? Only : undefined;
type ResultOf<M extends Method> = Awaited<ReturnType<M>>;

/**
 * How a verb runs on SQLite, where one thread writes and commits many verbs together. Reads are tried first on a connection that cannot
 * write, and go to the writer if they come to a write: `here` on the calling thread, for verbs that find a few rows by their keys, however
 * much is stored; `thread` on a thread of its own, for verbs that may read more. `write` always writes. `key-write` changes who can call,
 * and as what. `log-emptying-write` moves everything from the log into the file after it, and empties the log.
 */
export type SqlitePlan = 'here' | 'thread' | 'write' | 'key-write' | 'log-emptying-write';

/** `batched`: finds a few rows by their keys, together with other such reads. `alone`: may take longer, and would keep those waiting. */
export type ReadWay = 'batched' | 'alone';

/**
 * Under what a verb writes on PostgreSQL. `statement`: one statement, which PostgreSQL makes atomic. `transaction`: several, none of which
 * decides on what it read. `connector`: under the lock of the connector, in a batch with other connectors. A function names the lock, or
 * several (lock.ts).
 */
export type Guard<Given> = 'statement' | 'transaction' | 'connector' | ((given: Given) => string | readonly string[]);

/** How a verb runs on PostgreSQL. A verb that reads and writes first runs as a read, and runs again as a write if it writes. */
export type PostgresPlan<Given> =
  | { readonly read: ReadWay; readonly write?: Guard<Given> }
  | { readonly read?: undefined; readonly write: Guard<Given> };

/**
 * Ways that a store has for one verb alone. `hot`: runs all the time on SQLite, travels packed between the threads and has a shortcut
 * there. `own`: has a method of its own on PostgreSQL, mostly one statement for many. Code for each is required where the stores are.
 */
export type Special = 'hot' | 'own';

/** Remembers for whom callers of this node wait after a result, for a store whose events can get lost between nodes. */
export interface WaitingCallers {
  /** Called when a caller was shown a command. */
  seen(command: Pick<StoredCommand, 'tenantId' | 'commandId' | 'status'>): void;
  /** A connector got the response that there is nothing to do. */
  foundNothing(connectorId: string): void;
  /** A host got the list of sandboxes. */
  seenSandboxes(sandboxes: readonly Pick<StoredSandbox, 'epoch' | 'fieldChanges'>[]): void;
}

export type Perform = (name: VerbName, given: unknown) => Promise<unknown>;

/** What a result that turns out to be damaged needs: to be reported, and to be ended by other verbs. */
export interface DamageHandling {
  readonly perform: Perform;
  readonly report: ReportDamage;
}

/** A verb as the stores run it: one transaction, deciding as it reads. */
export interface RunnableVerb<Given, Returned> {
  readonly sqlite: SqlitePlan | 'hot';
  readonly postgres: PostgresPlan<Given> | 'own';
  readonly watch: ((waiting: WaitingCallers, result: Returned, given: Given) => void) | null;
  /** What has happened once the verb is committed. */
  readonly events: ((result: Returned, given: Given) => readonly StoreEvent[]) | null;
  /** Compares what was stored with a digest, so that nothing damaged is returned. */
  readonly intact: ((result: Returned, given: Given, handling: DamageHandling) => Returned | Promise<Returned>) | null;
  /** `now` is the time of the store. */
  readonly run: (given: Given, now: number) => Steps<Returned>;
}

export interface Verb<M extends Method, S extends Special = never> extends RunnableVerb<GivenTo<M>, ResultOf<M>> {
  readonly sqlite: 'hot' extends S ? 'hot' : SqlitePlan;
  readonly postgres: 'own' extends S ? 'own' : PostgresPlan<GivenTo<M>>;
}

type Optional = 'watch' | 'events' | 'intact';
type Declaration<V> = Omit<V, Optional> & { readonly [Name in keyof V & Optional]?: NonNullable<V[Name]> };

/** All declarations have one object shape, which the JavaScript engine looks up fastest. */
export function verb<M extends Method, S extends Special = never>(declared: Declaration<Verb<M, S>>): Verb<M, S> {
  const { sqlite, postgres, watch = null, events = null, intact = null, run } = declared;
  return { sqlite, postgres, watch, events, intact, run };
}
