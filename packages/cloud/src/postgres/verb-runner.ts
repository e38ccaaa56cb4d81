/**
 * Carries out verbs on PostgreSQL: hot ones gathered into batches, reads apart from writes, everything that decides on what
 * it read under the lock that keeps others from changing it meanwhile.
 */

import { cancel, findStored } from '../sql/command.ts';
import { finish, lease } from '../sql/delivery.ts';
import type { Steps } from '../sql/statement.ts';
import { type Argument, eventsOf, type Result, type VerbName, verbNamed } from '../sql/verbs.ts';
import type {
  AcceptOutcome,
  CommandKey,
  ConnectorCall,
  FinishOutcome,
  LeaseOutcome,
  LeaseRequest,
  NewCommand,
  Report,
  SeenCommand,
  StoreEvent,
} from '../store/store.ts';
import { type Inserted, insertAll } from './accept.ts';
import { Gathering } from './batcher.ts';
import { seeAll } from './command-snapshot.ts';
import type { Database } from './database.ts';
import { finishAll } from './finish.ts';
import { leaseAll } from './lease.ts';
import { lockNames } from './lock.ts';
import { oneStatement, untilWrite, walkTogether, wouldWrite } from './lockstep.ts';
import { type Guard, type OwnVerb, planNamed, type ReadWay } from './plan.ts';
import { own } from './session.ts';
import { sweepFreeConnectors } from './sweep.ts';

type Begin = (now: number) => Steps<unknown>;

interface Ask {
  readonly connectorId: string;
  readonly subject: string;
  readonly weight: number;
  readonly begin: Begin;
}

/** Counted by the database itself, with the change, whoever makes it. */
const KEY_CHANGES = own('SELECT count FROM key_change WHERE is_only');

const BATCH_MAX = 256;

/** Texts of this length together make a batch full. */
const BATCH_LENGTH_MAX = 4 * 1024 * 1024;

export class Performer {
  readonly #database: Database;
  readonly #tell: (events: readonly StoreEvent[]) => void;
  readonly #accepting: Gathering<NewCommand, Inserted>;
  readonly #reading: Gathering<Begin, unknown>;
  readonly #seeing: Gathering<CommandKey, SeenCommand | null>;
  readonly #countingChanges: Gathering<null, number>;
  readonly #leasing: Gathering<LeaseRequest, LeaseOutcome | null>;
  readonly #finishing: Gathering<Report, FinishOutcome | null>;
  readonly #onConnectors: Gathering<Ask, unknown>;
  readonly #onCommands: Gathering<Ask, unknown>;

  /** The verbs that have a way of their own. */
  readonly #own: { readonly [Name in OwnVerb]: (argument: Argument<Name>) => Promise<Result<Name>> } = {
    accept: (command) => this.#accept(command),
    command: (key) => this.#seeing.ask(key),
    lease: (request) => this.#telling('lease', request, this.#lease(request)),
    finish: (report) => this.#telling('finish', report, this.#finish(report)),
    cancel: (key) => this.#telling('cancel', key, this.#cancel(key)),
    sweep: (request) => this.#telling('sweep', request, sweepFreeConnectors(this.#database, request)),
  };

  constructor(database: Database, tell: (events: readonly StoreEvent[]) => void) {
    this.#database = database;
    this.#tell = tell;
    this.#accepting = new Gathering((commands) => this.#insert(commands), {
      lanes: 1,
      sizeMax: BATCH_MAX,
      weightOf: ({ payload }) => payload.length,
      weightMax: BATCH_LENGTH_MAX,
    });
    this.#reading = new Gathering((asks) => this.#read(asks), { lanes: 2, sizeMax: BATCH_MAX });
    this.#seeing = new Gathering((keys) => this.#see(keys), { lanes: 2, sizeMax: BATCH_MAX });
    this.#countingChanges = new Gathering((asks) => this.#countChanges(asks), { lanes: 2, sizeMax: Number.POSITIVE_INFINITY });
    this.#leasing = new Gathering((requests) => leaseAll(this.#database, requests), {
      lanes: 1,
      sizeMax: BATCH_MAX,
      subjectOf: ({ connectorId }) => connectorId,
    });
    this.#finishing = new Gathering((reports) => finishAll(this.#database, reports), {
      lanes: 1,
      sizeMax: BATCH_MAX,
      subjectOf: ({ connectorId, commandId }) => `${connectorId} ${commandId}`,
      weightOf: ({ result }) => result?.length ?? 0,
      weightMax: BATCH_LENGTH_MAX,
    });
    this.#onConnectors = new Gathering((asks) => this.#write(asks), { ...writeOptions, lanes: 1 });
    this.#onCommands = new Gathering((asks) => this.#write(asks), { ...writeOptions, lanes: 1 });
  }

  async perform(name: VerbName, argument: unknown): Promise<unknown> {
    const plan = planNamed(name);
    if (plan.run === 'own') return this.#own[name as OwnVerb](argument as never);
    const begin: Begin = (now) => verbNamed(name)(argument, now);
    if (plan.run !== 'write') {
      const answer = await this.#readOnly(plan.read, (now) => untilWrite(begin(now)));
      if (answer !== wouldWrite) return answer;
      if (plan.run === 'read') throw new Error(`The verb ${name} is planned as a read and came to a write.`);
    }
    return this.#telling(name, argument, this.#change(plan.guard, argument, begin));
  }

  async #telling<Name extends VerbName>(name: Name, argument: unknown, change: Promise<unknown>): Promise<Result<Name>> {
    const answer = await change;
    this.#tell(eventsOf(name, answer, argument));
    return answer as Result<Name>;
  }

  /** One look for all who ask at a time; each look begins after they asked. */
  keyChanges(): Promise<number> {
    return this.#countingChanges.ask(null);
  }

  async #countChanges(asks: readonly null[]): Promise<readonly number[]> {
    const rows = await this.#database.reading((session) => session.query<{ count: number }>(KEY_CHANGES, []));
    return asks.map(() => rows[0]?.count ?? 0);
  }

  async #accept(command: NewCommand): Promise<AcceptOutcome> {
    const inserted = await this.#accepting.ask(command);
    if (inserted) return { kind: 'queued', command: inserted };
    const known = await this.#seeing.ask(command);
    if (!known) throw new Error('A command that conflicts must exist.');
    return { kind: 'known', command: known };
  }

  async #insert(commands: readonly NewCommand[]): Promise<readonly Inserted[]> {
    const inserted = await insertAll(this.#database, commands);
    const connectorIds = new Set(inserted.flatMap((command) => (command ? [command.connectorId] : [])));
    this.#tell([...connectorIds].map((connectorId) => ({ kind: 'queued', connectorId })));
    return inserted;
  }

  #see(keys: readonly CommandKey[]): Promise<readonly (SeenCommand | null)[]> {
    return this.#database.reading((session) => seeAll(session, keys));
  }

  #readOnly(way: ReadWay, begin: Begin): Promise<unknown> {
    return way === 'batched' ? this.#reading.ask(begin) : this.#read([begin]).then(([answer]) => answer);
  }

  #read(asks: readonly Begin[]): Promise<readonly unknown[]> {
    const now = this.#database.nearlyNow;
    return this.#database.reading((session) =>
      walkTogether(
        asks.map((begin) => begin(now)),
        session,
      ),
    );
  }

  /** What has to be told is told in the same transaction, which takes more than the one statement for many. */
  async #finish(report: Report): Promise<unknown> {
    const plain = report.notice ? null : await this.#finishing.ask(report);
    return plain ?? this.#onCommands.ask(ofReport(report, (now) => finish(report, now)));
  }

  async #lease(request: LeaseRequest): Promise<unknown> {
    return (await this.#leasing.ask(request)) ?? this.#onConnectors.ask(ofConnector(request, (now) => lease(request, now)));
  }

  /** A command never changes its connector, so the lock can be found before the transaction begins. */
  async #cancel(key: CommandKey): Promise<unknown> {
    const { tenantId, commandId } = key;
    const found = (await this.#reading.ask(() => findStored(tenantId, commandId))) as { connectorId: string } | null;
    if (!found) return { kind: 'unknown' };
    const { connectorId } = found;
    const begin: Begin = (now) => cancel(key, now);
    return this.#onCommands.ask({ connectorId, subject: `${connectorId} ${commandId}`, weight: 0, begin });
  }

  #write(asks: readonly Ask[]): Promise<readonly unknown[]> {
    const locks = asks.map(({ connectorId }) => lockNames.connector(connectorId));
    return this.#database.transaction(locks, ({ session, now, commit }) =>
      walkTogether(
        asks.map(({ begin }) => begin(now)),
        session,
        commit,
      ),
    );
  }

  async #change(guard: Guard<unknown>, argument: unknown, begin: Begin): Promise<unknown> {
    if (guard === 'connector') return this.#onConnectors.ask(ofConnector(argument as ConnectorCall, begin));
    if (guard === 'statement') {
      const now = this.#database.nearlyNow;
      const [answer] = await this.#database.writing((session) => walkTogether([oneStatement(begin(now))], session));
      return answer;
    }
    const locks = guard === 'transaction' ? [] : [guard(argument)];
    const [answer] = await this.#database.transaction(locks, ({ session, now }) => walkTogether([begin(now)], session));
    return answer;
  }
}

const writeOptions = {
  sizeMax: BATCH_MAX,
  subjectOf: ({ subject }: Ask): string => subject,
  weightOf: ({ weight }: Ask): number => weight,
  weightMax: BATCH_LENGTH_MAX,
};

/** A report touches its own command only; another of the same command waits to see what the first did. */
function ofReport({ connectorId, commandId, result }: Report, begin: Begin): Ask {
  return { connectorId, subject: `${connectorId} ${commandId}`, weight: result?.length ?? 0, begin };
}

function ofConnector({ connectorId }: ConnectorCall, begin: Begin): Ask {
  return { connectorId, subject: connectorId, weight: 0, begin };
}
