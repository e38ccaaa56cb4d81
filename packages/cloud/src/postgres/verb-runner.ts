/**
 * Runs verbs on PostgreSQL as they are declared: reads separate from writes, similar verbs in one batch, and verbs that decide on what they read under a
 * lock.
 */

import { acceptMany, cancel, findStored } from '../sql/queue/command.ts';
import { finish, lease } from '../sql/queue/delivery.ts';
import { lockNames } from '../sql/verb/lock.ts';
import type { Steps } from '../sql/verb/statement.ts';
import type { Argument, Guard, ReadWay, Result, VerbName } from '../sql/verb/verb.ts';
import { type OwnVerb, verbNamed } from '../sql/verbs.ts';
import type {
  AcceptMany,
  AcceptOutcome,
  CommandKey,
  CommandSnapshot,
  ConnectorCall,
  FinishOutcome,
  LeaseOutcome,
  LeaseRequest,
  ManyOutcome,
  NewCommand,
  Report,
  StoreEvent,
} from '../store/store.ts';
import type { StoredProposal } from '../store/stored-proposal.ts';
import { type Inserted, insertAll, insertClaiming, insertWhole } from './accept.ts';
import { Batcher } from './batcher.ts';
import { loadSnapshots } from './command-snapshot.ts';
import type { Database } from './database.ts';
import { finishAll } from './finish.ts';
import { leaseAll } from './lease.ts';
import { oneStatement, runInLockstep, untilWrite, wouldWrite } from './lockstep.ts';
import { own } from './session.ts';
import { sweepFreeConnectors } from './sweep.ts';

type Begin = (now: number) => Steps<unknown>;

interface Ask {
  readonly connectorId: string;
  readonly key: string;
  readonly weight: number;
  readonly begin: Begin;
}

/** The number of key changes, counted by the database in the transaction of the change. */
const KEY_CHANGES = own('SELECT count FROM key_change WHERE is_only');

const BATCH_MAX = 256;

/** The maximum number of characters in the texts of a batch. */
const BATCH_LENGTH_MAX = 4 * 1024 * 1024;

export class VerbRunner {
  readonly #database: Database;
  readonly #publish: (events: readonly StoreEvent[]) => void;
  readonly #accepting: Batcher<NewCommand, Inserted>;
  readonly #reading: Batcher<Begin, unknown>;
  readonly #snapshots: Batcher<CommandKey, CommandSnapshot | null>;
  readonly #countingChanges: Batcher<null, number>;
  readonly #leasing: Batcher<LeaseRequest, LeaseOutcome | null>;
  readonly #finishing: Batcher<Report, FinishOutcome | null>;
  readonly #onConnectors: Batcher<Ask, unknown>;
  readonly #onCommands: Batcher<Ask, unknown>;

  /** The verbs whose declaration leaves them to this class. */
  readonly #own: { readonly [Name in OwnVerb]: (argument: Argument<Name>) => Promise<Result<Name>> } = {
    accept: (command) => this.#accept(command),
    acceptMany: (given) => this.#published('acceptMany', given, this.#acceptMany(given)),
    command: (key) => this.#snapshots.submit(key),
    lease: (request) => this.#published('lease', request, this.#lease(request)),
    finish: (report) => this.#published('finish', report, this.#finish(report)),
    cancel: (key) => this.#published('cancel', key, this.#cancel(key)),
    sweep: (request) => this.#published('sweep', request, sweepFreeConnectors(this.#database, request)),
  };

  constructor(database: Database, publish: (events: readonly StoreEvent[]) => void) {
    this.#database = database;
    this.#publish = publish;
    this.#accepting = new Batcher((commands) => this.#insert(commands), {
      concurrency: 1,
      sizeMax: BATCH_MAX,
      weightOf: ({ payload }) => payload.length,
      weightMax: BATCH_LENGTH_MAX,
    });
    this.#reading = new Batcher((asks) => this.#read(asks), { concurrency: 2, sizeMax: BATCH_MAX });
    this.#snapshots = new Batcher((keys) => this.#database.reading((session) => loadSnapshots(session, keys)), {
      concurrency: 2,
      sizeMax: BATCH_MAX,
    });
    this.#countingChanges = new Batcher((asks) => this.#countChanges(asks), {
      concurrency: 2,
      sizeMax: Number.POSITIVE_INFINITY,
    });
    this.#leasing = new Batcher((requests) => leaseAll(this.#database, requests), {
      concurrency: 1,
      sizeMax: BATCH_MAX,
      keyOf: ({ connectorId }) => connectorId,
    });
    this.#finishing = new Batcher((reports) => finishAll(this.#database, reports), {
      concurrency: 1,
      sizeMax: BATCH_MAX,
      keyOf: ({ connectorId, commandId }) => `${connectorId} ${commandId}`,
      weightOf: ({ result }) => result?.length ?? 0,
      weightMax: BATCH_LENGTH_MAX,
    });
    this.#onConnectors = new Batcher((asks) => this.#writeBatch(asks), { ...writeOptions, concurrency: 1 });
    this.#onCommands = new Batcher((asks) => this.#writeBatch(asks), { ...writeOptions, concurrency: 1 });
  }

  async run(name: VerbName, argument: unknown): Promise<unknown> {
    const { postgres, run } = verbNamed(name);
    if (postgres === 'own') return this.#own[name as OwnVerb](argument as never);
    const begin: Begin = (now) => run(argument, now);
    if (postgres.read !== undefined) {
      const answer = await this.#readOnly(postgres.read, (now) => untilWrite(begin(now)));
      if (answer !== wouldWrite) return answer;
    }
    if (postgres.write === undefined) throw new Error(`The verb ${name} is declared as a read and came to a write.`);
    return this.#published(name, argument, this.#write(postgres.write, argument, begin));
  }

  async #published<Name extends VerbName>(name: Name, argument: unknown, change: Promise<unknown>): Promise<Result<Name>> {
    const answer = await change;
    const { events } = verbNamed(name);
    if (events !== null) this.#publish(events(answer, argument));
    return answer as Result<Name>;
  }

  /** Runs one query for all concurrent callers, after they asked. */
  keyChanges(): Promise<number> {
    return this.#countingChanges.submit(null);
  }

  async #countChanges(asks: readonly null[]): Promise<readonly number[]> {
    const rows = await this.#database.reading((session) => session.query<{ count: number }>(KEY_CHANGES, []));
    return asks.map(() => rows[0]?.count ?? 0);
  }

  async #accept(command: NewCommand): Promise<AcceptOutcome> {
    if (command.claim) return this.#published('accept', command, this.#acceptClaiming(command));
    const inserted = await this.#accepting.submit(command);
    if (inserted) return { kind: 'queued', command: inserted };
    return this.#takenBy(command);
  }

  async #acceptClaiming(command: NewCommand): Promise<AcceptOutcome> {
    const [outcome] = await this.#acceptMany({ commands: [command], isWhole: false });
    if (!outcome) throw new Error('A command that is not kept together with others has an outcome.');
    return outcome;
  }

  /** The id was taken before, so nothing was inserted. */
  async #takenBy(command: NewCommand): Promise<AcceptOutcome> {
    const known = await this.#snapshots.submit(command);
    if (known) return { kind: 'known', command: known };
    const proposal = (await this.run('proposalOfCommand', command)) as StoredProposal | null;
    if (!proposal) throw new Error('A command that conflicts, or a proposal with its id, must exist.');
    return { kind: 'proposed', proposal };
  }

  async #acceptMany(given: AcceptMany): Promise<readonly ManyOutcome[]> {
    const { commands, isWhole } = given;
    const claimed = commands.some(({ claim }) => claim) ? await insertClaiming(this.#database, commands, isWhole) : undefined;
    const inserted =
      claimed === undefined ? await (isWhole ? insertWhole : insertAll)(this.#database, commands) : (claimed?.inserted ?? null);
    if (inserted === null) return (await this.#readOnly('alone', (now) => acceptMany.run(given, now))) as readonly ManyOutcome[];
    return Promise.all(
      commands.map((command, index) => {
        const fresh = inserted[index];
        const link = claimed?.linked.get(index);
        if (link) return { kind: 'linked', link } as const;
        if (claimed?.again.has(index)) return this.#accept(command);
        return fresh ? ({ kind: 'queued', command: fresh } as const) : this.#takenBy(command);
      }),
    );
  }

  async #insert(commands: readonly NewCommand[]): Promise<readonly Inserted[]> {
    const inserted = await insertAll(this.#database, commands);
    const connectorIds = new Set(inserted.flatMap((command) => (command ? [command.connectorId] : [])));
    this.#publish([...connectorIds].map((connectorId) => ({ kind: 'queued', connectorId })));
    return inserted;
  }

  #readOnly(way: ReadWay, begin: Begin): Promise<unknown> {
    return way === 'batched' ? this.#reading.submit(begin) : this.#read([begin]).then(([answer]) => answer);
  }

  #read(asks: readonly Begin[]): Promise<readonly unknown[]> {
    const now = this.#database.nearlyNow;
    return this.#database.reading((session) =>
      runInLockstep(
        asks.map((begin) => begin(now)),
        session,
      ),
    );
  }

  /** A notice is stored in the same transaction, which takes more than the one statement for many. */
  async #finish(report: Report): Promise<unknown> {
    const plain = report.notice ? null : await this.#finishing.submit(report);
    return plain ?? this.#onCommands.submit(ofReport(report, (now) => finish.run(report, now)));
  }

  async #lease(request: LeaseRequest): Promise<unknown> {
    return (
      (await this.#leasing.submit(request)) ?? this.#onConnectors.submit(ofConnector(request, (now) => lease.run(request, now)))
    );
  }

  /** A command never changes its connector, so the lock can be found before the transaction begins. */
  async #cancel(key: CommandKey): Promise<unknown> {
    const { tenantId, commandId } = key;
    const found = (await this.#reading.submit(() => findStored(tenantId, commandId))) as { connectorId: string } | null;
    if (!found) return { kind: 'unknown' };
    const { connectorId } = found;
    const begin: Begin = (now) => cancel.run(key, now);
    return this.#onCommands.submit({ connectorId, key: `${connectorId} ${commandId}`, weight: 0, begin });
  }

  #writeBatch(asks: readonly Ask[]): Promise<readonly unknown[]> {
    const locks = asks.map(({ connectorId }) => lockNames.connector(connectorId));
    return this.#database.transaction(locks, ({ session, now, commit }) =>
      runInLockstep(
        asks.map(({ begin }) => begin(now)),
        session,
        commit,
      ),
    );
  }

  async #write(guard: Guard<unknown>, argument: unknown, begin: Begin): Promise<unknown> {
    if (guard === 'connector') return this.#onConnectors.submit(ofConnector(argument as ConnectorCall, begin));
    if (guard === 'statement') {
      const now = this.#database.nearlyNow;
      const [answer] = await this.#database.writing((session) => runInLockstep([oneStatement(begin(now))], session));
      return answer;
    }
    const locks = guard === 'transaction' ? [] : [guard(argument)].flat();
    const [answer] = await this.#database.transaction(locks, ({ session, now }) => runInLockstep([begin(now)], session));
    return answer;
  }
}

const writeOptions = {
  sizeMax: BATCH_MAX,
  keyOf: ({ key }: Ask): string => key,
  weightOf: ({ weight }: Ask): number => weight,
  weightMax: BATCH_LENGTH_MAX,
};

/** A report touches only its own command; another report of the same command waits for the first one. */
function ofReport({ connectorId, commandId, result }: Report, begin: Begin): Ask {
  return { connectorId, key: `${connectorId} ${commandId}`, weight: result?.length ?? 0, begin };
}

function ofConnector({ connectorId }: ConnectorCall, begin: Begin): Ask {
  return { connectorId, key: connectorId, weight: 0, begin };
}
