/** Changes of account books in SQL: the switch, the position and the events that are stored with it. What an event says is not decided here. */

import { DAY_MS, HOUR_MS, limits } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type {
  BookReport,
  ChangeEvent,
  NotHeld,
  ReportOutcome,
  StoredChanges,
  ToldGap,
  WatchedState,
} from '../../store/stored-change.ts';
import type { EventPlace } from '../../store/stored-event.ts';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';
import { audit } from '../event/audit.ts';
import { record } from '../event/event.ts';
import { notify } from '../event/notification.ts';
import { ofConnector } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { recordCall } from './install.ts';
import { followBook } from './link.ts';

const OF_BOOK = 'connector_id = :connectorId AND company_id = :companyId';

interface WatchedRow {
  readonly kind: string;
  readonly companyId: string | null;
  readonly isEnabled: number | null;
  readonly cursor: string | null;
}

const watchedBooks = verb<Store['watchedBooks']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ connectorId }) {
    const rows = yield* all<WatchedRow>(
      `SELECT kind, company_id AS "companyId", is_enabled AS "isEnabled", cursor FROM connector
         LEFT JOIN change_cursor ON change_cursor.connector_id = connector.connector_id
       WHERE connector.connector_id = :connectorId ORDER BY company_id`,
      { connectorId },
    );
    const books = rows.flatMap(({ companyId, isEnabled, cursor }) =>
      companyId === null ? [] : [{ companyId, cursor, isOn: isEnabled === 1 }],
    );
    return {
      isSandbox: rows[0]?.kind === 'sandbox',
      on: books.filter(({ isOn }) => isOn).map(({ companyId, cursor }) => ({ companyId, cursor })),
      off: books.filter(({ isOn }) => !isOn).map(({ companyId }) => companyId),
    };
  },
});

type StateRow = Omit<StoredChanges, 'isEnabled' | 'gap'> & { readonly isEnabled: number; readonly gap: string | null };

const changesOfTenant = verb<Store['changesOfTenant']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tenantId }) {
    const rows = yield* all<StateRow>(
      `SELECT connector_id AS "connectorId", company_id AS "companyId", is_enabled AS "isEnabled", reason, looked_at AS "lookedAt",
         lag_ms AS "lagMs", gap FROM change_cursor WHERE tenant_id = :tenantId ORDER BY connector_id, company_id`,
      { tenantId },
    );
    return rows.map((row) => ({
      ...row,
      isEnabled: row.isEnabled === 1,
      gap: row.gap === null ? null : (JSON.parse(row.gap) as ToldGap),
    }));
  },
});

const watchedStatistics = verb<Store['watchedStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const row = yield* one<Readonly<Record<WatchedState, number | null>>>(
      `SELECT sum(CASE WHEN is_enabled = 1 AND reason IS NULL THEN 1 ELSE 0 END) AS reported,
         sum(CASE WHEN is_enabled = 1 AND reason IS NOT NULL THEN 1 ELSE 0 END) AS not_reported,
         sum(CASE WHEN is_enabled = 0 THEN 1 ELSE 0 END) AS off
       FROM change_cursor`,
    );
    return { reported: Number(row?.reported), not_reported: Number(row?.not_reported), off: Number(row?.off) };
  },
});

const setChanges = verb<Store['setChanges']>({
  sqlite: 'write',
  postgres: { write: ofConnector },
  *run({ tenantId, connectorId, companyId, isEnabled, audit: entry }, now) {
    const known = yield* one<{ isEnabled: number }>(`SELECT is_enabled AS "isEnabled" FROM change_cursor WHERE ${OF_BOOK}`, {
      connectorId,
      companyId,
    });
    if (known && (known.isEnabled === 1) === isEnabled) return;
    yield* run(
      `INSERT INTO change_cursor (tenant_id, connector_id, company_id, is_enabled) VALUES (:tenantId, :connectorId, :companyId, :isEnabled)
       ON CONFLICT (connector_id, company_id) DO UPDATE SET is_enabled = excluded.is_enabled, cursor = NULL, reason = NULL, looked_at = NULL,
         lag_ms = NULL`,
      { tenantId, connectorId, companyId, isEnabled: Number(isEnabled) },
    );
    yield* audit.run(entry, now);
  },
});

interface CursorRow {
  readonly isEnabled: number;
  readonly cursor: string | null;
  readonly day: number;
  readonly dayEvents: number;
  readonly quotaTold: string | null;
}

type Reporting = Parameters<Store['recordChanges']>[0];

const recordChanges = verb<Store['recordChanges']>({
  sqlite: 'write',
  postgres: { write: 'connector' },
  events: ({ outcomes }, { tenantId, books }) =>
    outcomes.some(({ kind }, index) => kind === 'stored' && (books[index]?.events.length ?? 0) > 0) ? told({ tenantId }) : [],
  *run(report, now) {
    const heard = yield* recordCall.run(report, now);
    if (heard.kind !== 'active') return { heard, outcomes: [] };
    const { connectorId, tenantId } = report;
    // A book of a sandbox reports changes until a user switches that off.
    const sandbox = yield* one(`SELECT 1 AS found FROM connector WHERE connector_id = :connectorId AND kind = 'sandbox'`, {
      connectorId,
    });
    const outcomes: ReportOutcome[] = [];
    for (const book of report.books) {
      if (sandbox)
        yield* run(
          `INSERT INTO change_cursor (tenant_id, connector_id, company_id, is_enabled) VALUES (:tenantId, :connectorId, :companyId, 1)
           ON CONFLICT (connector_id, company_id) DO NOTHING`,
          { tenantId, connectorId, companyId: book.companyId },
        );
      outcomes.push(yield* recordBook(report, book, now));
    }
    return { heard, outcomes };
  },
});

function* recordBook(report: Reporting, book: BookReport, now: number): Steps<ReportOutcome> {
  const { connectorId, tenantId } = report;
  const { companyId, to, reason } = book;
  const key = { connectorId, companyId };
  const row = yield* one<CursorRow>(
    `SELECT is_enabled AS "isEnabled", cursor, day, day_events AS "dayEvents", quota_told AS "quotaTold" FROM change_cursor WHERE ${OF_BOOK}`,
    key,
  );
  if (row?.isEnabled !== 1) return { kind: 'off' };
  const moved = yield* one<{ companyId: string }>(
    `UPDATE change_cursor SET cursor = :to, reason = :reason, looked_at = :now
     WHERE ${OF_BOOK} AND is_enabled = 1 AND coalesce(cursor, '') = :from RETURNING company_id AS "companyId"`,
    { ...key, to, reason, now, from: book.from ?? '' },
  );
  if (!moved) return { kind: 'other_cursor', cursor: row.cursor };
  yield* followBook({ tenantId, connectorId, companyId }, book);
  if (book.notice) yield* notify.run({ tenantId, ...book.notice }, now);
  if (book.events.length === 0 && row.quotaTold === null) return { kind: 'stored', cursor: to };
  const { events, quotaTold } = yield* withinLimit(report, book, row, now);
  for (const event of events) yield* record({ ...event, tenantId, connectorId, companyId }, now);
  const day = Math.floor(now / DAY_MS);
  yield* run(
    `UPDATE change_cursor SET lag_ms = coalesce(:lagMs, lag_ms), gap = coalesce(:gap, gap), day = :day, day_events = :dayEvents,
       quota_told = :quotaTold WHERE ${OF_BOOK}`,
    {
      ...key,
      lagMs: book.changedAt === null ? null : Math.max(0, now - book.changedAt),
      gap: book.gap === null ? null : JSON.stringify({ ...book.gap, at: now } satisfies ToldGap),
      day,
      dayEvents: (row.day === day ? row.dayEvents : 0) + events.length,
      quotaTold: quotaTold === null ? null : JSON.stringify(quotaTold),
    },
  );
  return { kind: 'stored', cursor: to };
}

/** For each entity of a book the hour in which a gap was last told, and the gap since then that is not told yet. */
type QuotaTold = Readonly<Record<string, { readonly hour: number; readonly untold: ChangeEvent | null }>>;

interface Limited {
  readonly events: readonly ChangeEvent[];
  readonly quotaTold: QuotaTold | null;
}

/**
 * A tenant above its daily limit gets, for each entity, one event an hour that changes are missing. What is missing after that event is told by the
 * first look of the next hour. Other gaps are told at once.
 */
function* withinLimit({ tenantId, eventsPerDayMax }: Reporting, book: BookReport, row: CursorRow, now: number): Steps<Limited> {
  const used = yield* one<{ events: number }>(
    'SELECT coalesce(sum(day_events), 0) AS events FROM change_cursor WHERE tenant_id = :tenantId AND day = :day',
    { tenantId, day: Math.floor(now / DAY_MS) },
  );
  const before = row.quotaTold === null ? {} : (JSON.parse(row.quotaTold) as QuotaTold);
  if (Number(used?.events ?? 0) + book.events.length <= eventsPerDayMax) {
    const untold = Object.values(before).flatMap((told) => told.untold ?? []);
    return { events: [...untold, ...book.events], quotaTold: null };
  }
  const hour = Math.floor(now / HOUR_MS);
  const events = book.events.filter(({ type }) => type === 'change.resync');
  const quotaTold: Record<string, QuotaTold[string]> = {};
  for (const entity of new Set([...Object.keys(before), ...Object.keys(book.overLimit)])) {
    const untold = joinedGap(before[entity]?.untold ?? null, book.overLimit[entity] ?? null);
    const isDue = untold !== null && before[entity]?.hour !== hour;
    if (isDue) events.push(untold);
    quotaTold[entity] = isDue ? { hour, untold: null } : { hour: before[entity]?.hour ?? hour, untold };
  }
  return { events, quotaTold };
}

/** Two gaps of one entity as one. */
function joinedGap(earlier: ChangeEvent | null, later: ChangeEvent | null): ChangeEvent | null {
  if (earlier === null || later === null) return earlier ?? later;
  return { ...later, data: { ...later.data, count: Number(earlier.data.count) + Number(later.data.count) } };
}

const WRITES = `connector_id = :connectorId AND company_id = :companyId AND mode = 'write'`;
/** A copy of a book that is older than this many commands of the tenant lacks more than a notification can name. */
const LOOKED_AT_MAX = 10_000;

const commandsNotHeld = verb<Store['commandsNotHeld']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ held, limit, ...book }) {
    const known: number[] = [];
    for (const commandId of held) {
      const row = yield* one<{ at: number | null }>(
        `SELECT finished_at AS at FROM command WHERE tenant_id = :tenantId AND command_id = :commandId AND ${WRITES}`,
        {
          ...book,
          commandId,
        },
      );
      if (row?.at != null) known.push(Number(row.at));
    }
    // A short list is all that the book has.
    if (known.length === 0 && held.length >= limits.heldCommandsMax) return null;
    const since = known.length === 0 ? 0 : Math.min(...known);
    const ended = yield* all<NotHeld>(
      `SELECT command_id AS "commandId", CASE WHEN length(payload) <= :payloadMax THEN payload END AS payload
       FROM (SELECT * FROM command WHERE tenant_id = :tenantId ORDER BY seq DESC LIMIT :lookedAt) AS newest
       WHERE ${WRITES} AND finished_at >= :since AND (status = 'done' OR outcome = 'applied') ORDER BY finished_at DESC LIMIT :most`,
      { ...book, since, most: limit + held.length, lookedAt: LOOKED_AT_MAX, payloadMax: SMALL_BODY_BYTES_MAX },
    );
    const isHeld = new Set(held);
    return ended.filter(({ commandId }) => !isHeld.has(commandId)).slice(0, limit);
  },
});

const forgetChangeEvents = verb<Store['forgetChangeEvents']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: ofConnector },
  *run({ tenantId, connectorId, companyId, after, limit }) {
    const next = yield* all<EventPlace & { readonly isOfBook: number }>(
      `SELECT * FROM (SELECT position, seq, ${IS_CHANGE_OF_BOOK} AS "isOfBook" FROM readable_event
         WHERE tenant_id = :tenantId AND position = :position AND seq > :seq ORDER BY seq LIMIT :limit) AS same
       UNION ALL SELECT * FROM (SELECT position, seq, ${IS_CHANGE_OF_BOOK} AS "isOfBook" FROM readable_event
         WHERE tenant_id = :tenantId AND position > :position ORDER BY position, seq LIMIT :limit) AS later
       ORDER BY position, seq LIMIT :limit`,
      { tenantId, connectorId, companyId, position: after.position, seq: after.seq, limit },
    );
    for (const { position, seq, isOfBook } of next)
      if (isOfBook === 1)
        yield* run('DELETE FROM event WHERE tenant_id = :tenantId AND position = :position AND seq = :seq', {
          tenantId,
          position,
          seq,
        });
    const last = next.at(-1);
    return last && next.length === limit ? { position: last.position, seq: last.seq } : null;
  },
});

const IS_CHANGE_OF_BOOK = `CASE WHEN type LIKE 'change.%' AND connector_id = :connectorId AND company_id = :companyId THEN 1 ELSE 0 END`;

export const changeVerbs = {
  watchedBooks,
  changesOfTenant,
  watchedStatistics,
  setChanges,
  recordChanges,
  forgetChangeEvents,
  commandsNotHeld,
};
