/** Accepts commands, many in one statement: numbered, on durable storage and separated from those known before. */

import { addressOfOwn } from '../command/own-id-address.ts';
import { freshCommand, idIsFree, QUEUE_WINDOW } from '../sql/queue/command.ts';
import { claimLink, linkInTheWay } from '../sql/queue/link.ts';
import { lockNames } from '../sql/verb/lock.ts';
import type { CommandSnapshot, NewCommand } from '../store/store.ts';
import type { StoredLink } from '../store/stored-command.ts';
import { payloadDigest } from '../store/stored-digest.ts';
import { COUNTS_ITSELF, countedByBook } from './book-count.ts';
import type { Database } from './database.ts';
import { LOCKED, lockKeys } from './lock.ts';
import { runInLockstep } from './lockstep.ts';
import { own, type Session } from './session.ts';

/** Null for a command whose id was taken before. */
export type Inserted = CommandSnapshot | null;

const GIVEN = {
  tenantId: 'given.tenant_id',
  commandId: 'given.command_id',
  connectorId: 'given.connector_id',
  companyId: 'given.company_id',
  type: 'given.type',
  payload: 'given.payload',
  now: '$2::BIGINT',
} as const;

/**
 * The locks come first, then the numbers: what is joined with `marked` waits for them. So the commands of a connector become
 * visible in the order of their numbers, on any nodes. One statement, hence one transaction and one wait
 * for the disk; it also returns what was before them in the queue when it began.
 */
const INSERT = own(`WITH ${LOCKED},
  marked AS MATERIALIZED (SELECT ${COUNTS_ITSELF} FROM locked),
  inserted AS (
    INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, doc_no, sent_by, trace,
                         kept_ms, external_id, payload_digest, status, created_at, attempts, installs)
    SELECT given.tenant_id, given.command_id, given.connector_id, given.company_id, given.type, given.module, given.mode,
           given.payload, given.warnings, given.doc_no, given.sent_by, given.trace, given.kept_ms, given.external_id,
           given.payload_digest,
           'queued', $2::BIGINT, 0, ''
      FROM marked CROSS JOIN
           unnest($3::TEXT[], $4::TEXT[], $5::TEXT[], $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[], $10::TEXT[], $11::TEXT[],
                  $12::TEXT[], $13::TEXT[], $14::TEXT[], $15::BIGINT[], $16::TEXT[], $17::BIGINT[])
           WITH ORDINALITY AS given(tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, doc_no,
                                    sent_by, trace, kept_ms, external_id, payload_digest, place)
     WHERE ${idIsFree(GIVEN)}
     ORDER BY given.place
    ON CONFLICT (tenant_id, command_id) DO NOTHING
    RETURNING seq, tenant_id AS "tenantId", command_id AS "commandId", connector_id AS "connectorId", company_id AS "companyId",
              created_at AS "createdAt"),
  ${countedByBook('inserted', { side: 'accepted', unended: 'count(*)', accepted: 'count(*)' })}
  SELECT inserted.seq, inserted."tenantId", inserted."commandId", inserted."createdAt",
         connector.last_seen_at AS "lastSeenAt", front.count AS "aheadCount"
    FROM inserted LEFT JOIN connector ON connector.connector_id = inserted."connectorId"
    CROSS JOIN LATERAL (
      SELECT count(*) AS count FROM (
        SELECT 1 FROM command WHERE connector_id = inserted."connectorId" AND company_id = inserted."companyId" AND status = 'queued'
         LIMIT ${QUEUE_WINDOW}) AS queued) AS front
   ORDER BY inserted.seq`);

interface InsertedRow {
  readonly seq: number;
  readonly tenantId: string;
  readonly commandId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number | null;
  /** Queued for the same account book before the batch, up to the window. */
  readonly aheadCount: number;
}

/** Inserts new commands. If several in the batch have the same id, the first counts, as if they had arrived one after the other. */
export const insertAll = (database: Database, commands: readonly NewCommand[]): Promise<readonly Inserted[]> =>
  insertBy((work) => database.writing(work), database, commands);

class NotWhole extends Error {}

/** Inserts all commands; if one is known already, inserts none and returns null. The insert waits for another node that accepts it at the same time. */
export async function insertWhole(database: Database, commands: readonly NewCommand[]): Promise<readonly Inserted[] | null> {
  const whole = (work: Insert) =>
    database.transaction([], async ({ session }) => {
      const rows = await work(session);
      if (rows.length < commands.length) throw new NotWhole();
      return rows;
    });
  try {
    return await insertBy(whole, database, commands);
  } catch (error) {
    if (error instanceof NotWhole) return null;
    throw error;
  }
}

/** Commands that were not inserted because their externalId exists, with its owner; by their position in the list. */
export interface Claimed {
  readonly inserted: readonly Inserted[];
  readonly linked: ReadonlyMap<number, StoredLink>;
  /** Commands behind one with the same externalId, which then did not take it. */
  readonly again: ReadonlySet<number>;
}

/**
 * Inserts commands that take external ids, each with its id in the same transaction. Under the locks of their connectors, so that two nodes
 * take turns. Null, and nothing is inserted, if they are kept together and one cannot be.
 */
export async function insertClaiming(
  database: Database,
  commands: readonly NewCommand[],
  isWhole: boolean,
): Promise<Claimed | null> {
  const locks = commands.map(({ connectorId }) => lockNames.accepting(connectorId));
  try {
    return await database.transaction(locks, async ({ session, now }) => {
      const before = await runInLockstep(commands.map(linkInTheWay), session);
      const claimants = new Map(commands.map((command, index) => [claimOf(command, index), index] as const).toReversed());
      const isFree = (command: NewCommand, index: number): boolean =>
        before[index] === null && claimants.get(claimOf(command, index)) === index;
      const free = commands.filter(isFree);
      if (isWhole && free.length < commands.length) throw new NotWhole();
      const inserted = await insertBy((work) => work(session), database, free);
      if (isWhole && inserted.includes(null)) throw new NotWhole();
      const taking = free.filter((_, index) => inserted[index] !== null);
      await runInLockstep(
        taking.map((command) => claimLink(command, now)),
        session,
      );
      // An externalId of an earlier command in the same list is a conflict too.
      const after = await runInLockstep(commands.map(linkInTheWay), session);
      const byCommand = new Map(free.map((command, index) => [command, inserted[index] ?? null]));
      return {
        inserted: commands.map((command) => byCommand.get(command) ?? null),
        linked: new Map(after.flatMap((link, index) => (link === null ? [] : [[index, link] as const]))),
        again: new Set(commands.flatMap((command, index) => (byCommand.has(command) || after[index] !== null ? [] : [index]))),
      };
    });
  } catch (error) {
    if (error instanceof NotWhole) return null;
    throw error;
  }
}

/** A text that is equal for two commands with the same externalId; the first gets it. */
function claimOf(command: NewCommand, index: number): string {
  const address = addressOfOwn(command);
  return address === null ? String(index) : JSON.stringify(address);
}

type Insert = (session: Session) => Promise<readonly InsertedRow[]>;

async function insertBy(
  perform: (insert: Insert) => Promise<readonly InsertedRow[]>,
  database: Database,
  commands: readonly NewCommand[],
): Promise<readonly Inserted[]> {
  const firsts = new Map(commands.map((command, index) => [nameOf(command), index] as const).toReversed());
  const isFirst = (command: NewCommand, index: number): boolean => firsts.get(nameOf(command)) === index;
  const distinct = commands.filter(isFirst);
  const rows = await perform((session) =>
    session.query<InsertedRow>(INSERT, [
      lockKeys(distinct.map(({ connectorId }) => lockNames.accepting(connectorId))),
      database.nearlyNow,
      ...COLUMNS.map((column) => distinct.map((command) => command[column])),
      distinct.map(({ keptMs }) => keptMs ?? null),
      distinct.map(({ externalId }) => externalId ?? null),
      distinct.map(payloadDigest),
    ]),
  );
  const byName = new Map(distinct.map((command) => [nameOf(command), command]));
  const accepted = new Map(seenInOrder(rows, byName).map((command) => [nameOf(command), command]));
  return commands.map((command, index) => (isFirst(command, index) ? (accepted.get(nameOf(command)) ?? null) : null));
}

/** The result for callers: commands of one batch are in sequence. */
function seenInOrder(rows: readonly InsertedRow[], given: ReadonlyMap<string, NewCommand>): readonly CommandSnapshot[] {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const command = given.get(nameOf(row));
    if (!command) return [];
    const book = `${command.connectorId} ${command.companyId}`;
    const place = (lines.get(book) ?? 0) + 1;
    lines.set(book, place);
    const queuePosition = Math.min(QUEUE_WINDOW, row.aheadCount + place);
    return [{ ...freshCommand(command, row.seq, row.createdAt), connectorLastSeenAt: row.lastSeenAt, queuePosition }];
  });
}

const COLUMNS = [
  'tenantId',
  'commandId',
  'connectorId',
  'companyId',
  'type',
  'module',
  'mode',
  'payload',
  'warnings',
  'docNo',
  'sentBy',
  'trace',
] as const satisfies readonly (keyof NewCommand)[];

const nameOf = ({ tenantId, commandId }: { tenantId: string; commandId: string }): string => `${tenantId} ${commandId}`;
