/** Sweeps on one of many nodes: what another node is busy with is left to the next sweep. */

import { sweep } from '../sql/queue/delivery.ts';
import { lockNames } from '../sql/verb/lock.ts';
import { isReadStatement, type Steps } from '../sql/verb/statement.ts';
import type { SweepOutcome } from '../store/store.ts';
import type { Database } from './database.ts';
import { lockKey } from './lock.ts';
import { runInLockstep } from './lockstep.ts';
import { own, type Session } from './session.ts';

/** Takes only locks that are free. This never waits, so the order does not matter. */
const LOCK_FREE = own('SELECT key::TEXT AS key FROM unnest($1::BIGINT[]) AS key WHERE pg_try_advisory_xact_lock(key)');

/** Sweeps connectors whose lock is free. Most sweeps find nothing to change, and then take no lock and write nothing. */
export async function sweepFreeConnectors(database: Database, request: { limit: number }): Promise<SweepOutcome> {
  const [found] = await database.reading((session) =>
    runInLockstep([rehearsed(sweep.run(request, database.nearlyNow))], session),
  );
  if (found?.wouldWrite === false) return found.result;
  return database.transaction([], async ({ session, now }) => {
    const free = await lockFree(session, found?.connectorIds ?? []);
    const [swept] = await runInLockstep([among(free, sweep.run(request, now))], session);
    if (!swept) throw new Error('A verb that has ended must have a result.');
    return swept;
  });
}

interface Rehearsal<Result> {
  readonly result: Result;
  readonly wouldWrite: boolean;
  /** The connectors whose commands the rehearsal read. */
  readonly connectorIds: readonly string[];
}

/** A verb that reads as usual, and only reports that it would write. */
function* rehearsed<Result>(verb: Steps<Result>): Steps<Rehearsal<Result>> {
  const connectorIds = new Set<string>();
  let wouldWrite = false;
  let step = verb.next([]);
  while (!step.done) {
    const isRead = isReadStatement(step.value.sql);
    wouldWrite ||= !isRead;
    const rows = isRead ? yield step.value : [];
    for (const row of rows) connectorIds.add(row.connectorId as string);
    step = verb.next(rows);
  }
  return { result: step.value, wouldWrite, connectorIds: [...connectorIds] };
}

/** The connectors that are not locked; they are locked until the transaction ends. */
async function lockFree(session: Session, connectorIds: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = new Map(connectorIds.map((connectorId) => [connectorId, String(lockKey(lockNames.connector(connectorId)))]));
  const locked = new Set((await session.query<{ key: string }>(LOCK_FREE, [[...keys.values()]])).map(({ key }) => key));
  return new Set(connectorIds.filter((connectorId) => locked.has(keys.get(connectorId) ?? '')));
}

/** A verb that sees only the commands of these connectors. */
function* among<Result>(connectorIds: ReadonlySet<string>, verb: Steps<Result>): Steps<Result> {
  let step = verb.next([]);
  while (!step.done) {
    const rows = yield step.value;
    step = verb.next(rows.filter((row) => connectorIds.has(row.connectorId as string)));
  }
  return step.value;
}
