/** Events in SQL: written by the verbs that change something, read in the order in which they became visible, forgotten by age. */

import type { EventType } from '@ledgerline/contract';
import { DISORDER_MS_MAX } from '../../event/event-place.ts';
import type { ListedCommand, Store } from '../../store/store.ts';
import type { CommandRow } from '../../store/stored-command.ts';
import type { EventPage, EventPlace, NewEvent, StoredEvent } from '../../store/stored-event.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Writes an event in the transaction of the change. Events for the ends of commands are written by a trigger of the schema. */
export function record({ tenantId, type, subject, connectorId, companyId, data }: NewEvent, now: number): Steps<void> {
  return run(
    `INSERT INTO event (tenant_id, type, at, subject, connector_id, company_id, data)
     VALUES (:tenantId, :type, :now, :subject, :connectorId, :companyId, :data)`,
    {
      tenantId,
      type,
      now,
      subject,
      connectorId: connectorId ?? null,
      companyId: companyId ?? null,
      data: JSON.stringify(data),
    },
  );
}

/** Records an event of a command other than its end. */
export function recordOfCommand(
  {
    tenantId,
    commandId,
    connectorId,
    companyId,
    module,
  }: Pick<ListedCommand, 'tenantId' | 'commandId' | 'connectorId' | 'companyId' | 'module'>,
  type: Extract<EventType, `command.${string}`>,
  now: number,
): Steps<void> {
  return run(
    `INSERT INTO event (tenant_id, type, at, subject, connector_id, company_id, module)
     VALUES (:tenantId, :type, :now, :commandId, :connectorId, :companyId, :module)`,
    { tenantId, type, now, commandId, connectorId, companyId, module },
  );
}

/** The columns of a list of commands, of the table that is joined with. */
const COMMAND_OF_EVENT = `command.seq AS "c.seq", command.tenant_id AS "c.tenantId", command.command_id AS "c.commandId",
  command.connector_id AS "c.connectorId", command.company_id AS "c.companyId", command.type AS "c.type", command.module AS "c.module",
  command.mode AS "c.mode", command.status AS "c.status", command.created_at AS "c.createdAt", command.started_at AS "c.startedAt",
  command.finished_at AS "c.finishedAt", command.attempts AS "c.attempts", command.error AS "c.error", command.outcome AS "c.outcome",
  command.report_hash AS "c.reportHash", command.doc_no AS "c.docNo", command.lease_token AS "c.leaseToken",
  command.lease_until AS "c.leaseUntil", command.run_started_at AS "c.runStartedAt", command.installs AS "c.installs",
  command.artifact_sha256 AS "c.artifactSha256", command.artifact_file_name AS "c.artifactFileName",
  command.artifact_content_type AS "c.artifactContentType", command.artifact_size AS "c.artifactSize",
  command.trace AS "c.trace",
  CASE WHEN command.warnings IS NULL THEN 0 ELSE 1 END AS "c.isWarned",
  CASE WHEN command.partly_done IS NULL THEN 0 ELSE 1 END AS "c.isPartlyDone"`;

/** Selects events. Only events of commands have a module, so the others are joined with nothing. */
const SELECT_EVENTS = `SELECT event.position, event.seq, event.type, event.at, event.subject, event.connector_id AS "connectorId",
  event.company_id AS "companyId", event.data, ${COMMAND_OF_EVENT}
  FROM readable_event AS event LEFT JOIN command
    ON event.module IS NOT NULL AND command.tenant_id = event.tenant_id AND command.command_id = event.subject`;

type EventRow = Omit<StoredEvent, 'command'> & Readonly<Record<string, unknown>>;

function eventOf(row: EventRow): StoredEvent {
  const event: Record<string, unknown> = {};
  const command: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith('c.')) command[name.slice(2)] = value;
    else event[name] = value;
  }
  return { ...event, command: command.seq === null ? null : (command as unknown as CommandRow) } as StoredEvent;
}

/**
 * Two ranges of the index, one after the other: a comparison of pairs would do, but SQLite uses only the first of a pair where the second is the
 * row's own number, and then reads the whole log of the tenant.
 */
const OF_TENANT = 'WHERE event.tenant_id = :tenantId AND event.position';
const AFTER = `SELECT * FROM (${SELECT_EVENTS} ${OF_TENANT} = :position AND event.seq > :seq ORDER BY event.seq LIMIT :limit) AS same
  UNION ALL SELECT * FROM (${SELECT_EVENTS} ${OF_TENANT} > :position ORDER BY event.position, event.seq LIMIT :limit) AS later
  ORDER BY position, seq LIMIT :limit`;
const BEFORE = `SELECT * FROM (${SELECT_EVENTS} ${OF_TENANT} = :position AND event.seq < :seq ORDER BY event.seq DESC LIMIT :limit) AS same
  UNION ALL SELECT * FROM (${SELECT_EVENTS} ${OF_TENANT} < :position ORDER BY event.position DESC, event.seq DESC LIMIT :limit) AS earlier
  ORDER BY position DESC, seq DESC LIMIT :limit`;

/** Events after a place, oldest first. */
export function* eventsAfter({ tenantId, after, limit }: Parameters<Store['events']>[0]): Steps<EventPage> {
  const floor = yield* floorOf(tenantId);
  const rows = yield* all<EventRow>(AFTER, { tenantId, position: after.position, seq: after.seq, limit });
  return { events: rows.map(eventOf), floor };
}

const events = verb<Store['events']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: eventsAfter,
});

/** Events before a place, newest first. */
const eventsBefore = verb<Store['eventsBefore']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, before, limit }) {
    const rows = yield* all<EventRow>(BEFORE, { tenantId, position: before.position, seq: before.seq, limit });
    return rows.map(eventOf);
  },
});

const floorOf = (tenantId: string): Steps<EventPlace | null> =>
  one<EventPlace>('SELECT position, seq FROM event_floor WHERE tenant_id = :tenantId', { tenantId });

export function* findEvent({ tenantId, position, seq }: Parameters<Store['event']>[0]): Steps<StoredEvent | null> {
  const row = yield* one<EventRow>(
    `${SELECT_EVENTS} WHERE event.tenant_id = :tenantId AND event.position = :position AND event.seq = :seq`,
    { tenantId, position, seq },
  );
  return row && eventOf(row);
}

const event = verb<Store['event']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: findEvent,
});

type Moment = EventPlace & { readonly at: number };

/** The newest event that can be read, and how many there are up to a limit after a place. */
const newestEvent = ({ tenantId }: { tenantId: string }): Steps<Moment | null> =>
  one<Moment>(
    'SELECT position, seq, at FROM readable_event WHERE tenant_id = :tenantId ORDER BY position DESC, seq DESC LIMIT 1',
    { tenantId },
  );

const latestEvent = verb<Store['latestEvent']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: newestEvent,
});

const firstFrom = (tenantId: string, from: EventPlace): Steps<Moment | null> =>
  one<Moment>(
    `SELECT * FROM (SELECT position, seq, at FROM readable_event WHERE tenant_id = :tenantId AND position = :position AND seq >= :seq
       ORDER BY seq LIMIT 1) AS same
     UNION ALL SELECT * FROM (SELECT position, seq, at FROM readable_event WHERE tenant_id = :tenantId AND position > :position
       ORDER BY position, seq LIMIT 1) AS later
     ORDER BY position, seq LIMIT 1`,
    { tenantId, position: from.position, seq: from.seq },
  );

/** The first event after a position that is not older than a time. */
const firstSince = (tenantId: string, { position, seq }: EventPlace, at: number): Steps<EventPlace | null> =>
  one<EventPlace>(
    `SELECT * FROM (SELECT position, seq FROM readable_event WHERE tenant_id = :tenantId AND position = :position AND seq > :seq
       AND at >= :at ORDER BY seq LIMIT 1) AS same
     UNION ALL SELECT * FROM (SELECT position, seq FROM readable_event WHERE tenant_id = :tenantId AND position > :position
       AND at >= :at ORDER BY position, seq LIMIT 1) AS later
     ORDER BY position, seq LIMIT 1`,
    { tenantId, position, seq, at },
  );

/**
 * The position before all events since a time. Found by bisection, because positions are nearly in the order of times, to an
 * earlier position; then forward past older events.
 */
const eventPlaceAt = verb<Store['eventPlaceAt']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, at }) {
    const latest = yield* newestEvent({ tenantId });
    const first = yield* firstFrom(tenantId, { position: 0, seq: 0 });
    if (!latest || !first) return (yield* floorOf(tenantId)) ?? { position: 0, seq: 0 };
    const wanted = at - DISORDER_MS_MAX;
    const isOneTransaction = first.position === latest.position;
    let [low, high] = isOneTransaction ? [first.seq, latest.seq + 1] : [first.position, latest.position + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const found = yield* firstFrom(tenantId, isOneTransaction ? { ...first, seq: middle } : { position: middle, seq: 0 });
      if (found && found.at < wanted) low = (isOneTransaction ? found.seq : found.position) + 1;
      else high = middle;
    }
    const before = isOneTransaction ? { position: first.position, seq: low - 1 } : { position: low, seq: 0 };
    const since = yield* firstSince(tenantId, before, at);
    return since ? { position: since.position, seq: since.seq - 1 } : { position: latest.position, seq: latest.seq };
  },
});

/** Deletes events of a tenant that are older than an instant, a bounded number at a time, and remembers the newest of them. */
const forgetEvents = verb<Store['forgetEvents']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: ofTenant },
  *run({ tenantId, before, limit }) {
    const oldest = yield* all<Moment>(
      'SELECT position, seq, at FROM readable_event WHERE tenant_id = :tenantId ORDER BY position, seq LIMIT :limit',
      { tenantId, limit },
    );
    const kept = oldest.findIndex(({ at }) => at >= before);
    const old = kept < 0 ? oldest : oldest.slice(0, kept);
    const last = old.at(-1);
    if (!last) return 0;
    const { position, seq } = last;
    yield* run('DELETE FROM event WHERE tenant_id = :tenantId AND position < :position', { tenantId, position });
    yield* run('DELETE FROM event WHERE tenant_id = :tenantId AND position = :position AND seq <= :seq', {
      tenantId,
      position,
      seq,
    });
    yield* run(
      `INSERT INTO event_floor (tenant_id, position, seq) VALUES (:tenantId, :position, :seq)
     ON CONFLICT (tenant_id) DO UPDATE SET position = excluded.position, seq = excluded.seq`,
      { tenantId, position, seq },
    );
    return old.length;
  },
});

export const eventVerbs = { events, eventsBefore, event, latestEvent, eventPlaceAt, forgetEvents };
