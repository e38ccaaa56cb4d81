/** The use of a tenant in SQL: rejected requests by the minute, and days, which are added up from the hours that are kept. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type { StoredDayUse, StoredRefusedCall } from '../../store/stored-usage.ts';
import { dayOf, ZONE_AHEAD_MS } from '../../system/business-day.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { hoursOf } from './count.ts';

/** Stores rejected requests in a fixed order, so that two nodes never deadlock. */
const recordRefusals = verb<Store['recordRefusals']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenants }) {
    for (const { tenantId, calls, days } of tenants.toSorted((a, b) => (a.tenantId < b.tenantId ? -1 : 1))) {
      for (const call of calls.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
        yield* run(
          `INSERT INTO refused_call (tenant_id, minute, sent_by, route, code, count, request_id)
           SELECT tenant_id, :minute, :sentBy, :route, :code, :count, :requestId FROM tenant WHERE tenant_id = :tenantId
         ON CONFLICT (tenant_id, minute, sent_by, route, code) DO UPDATE SET
           count = refused_call.count + excluded.count, request_id = excluded.request_id`,
          { tenantId, ...call },
        );
      }
      for (const { day, refused } of days) {
        yield* run(
          `INSERT INTO day_use (tenant_id, day, refused) SELECT tenant_id, :day, :refused FROM tenant WHERE tenant_id = :tenantId
         ON CONFLICT (tenant_id, day) DO UPDATE SET refused = day_use.refused + excluded.refused`,
          { tenantId, day, refused },
        );
      }
    }
  },
});

const placeOf = ({ minute, sentBy, route, code }: StoredRefusedCall): string => `${minute} ${sentBy} ${route} ${code}`;

const refusedCalls = verb<Store['refusedCalls']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, sinceMinute, limit }) =>
    all<StoredRefusedCall>(
      `SELECT minute, sent_by AS "sentBy", route, code, count, request_id AS "requestId" FROM refused_call
      WHERE tenant_id = :tenantId AND minute >= :sinceMinute ORDER BY minute DESC, sent_by DESC, route DESC, code DESC LIMIT :limit`,
      { tenantId, sinceMinute, limit },
    ),
});

const forgetRefusedCalls = verb<Store['forgetRefusedCalls']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ beforeMinute, limit }) {
    const old = yield* all<{ tenantId: string } & Omit<StoredRefusedCall, 'count' | 'requestId'>>(
      `SELECT tenant_id AS "tenantId", minute, sent_by AS "sentBy", route, code FROM refused_call
      WHERE minute < :beforeMinute ORDER BY minute LIMIT :limit`,
      { beforeMinute, limit },
    );
    for (const row of old) {
      yield* run(
        `DELETE FROM refused_call WHERE tenant_id = :tenantId AND minute = :minute AND sent_by = :sentBy AND route = :route
          AND code = :code`,
        row,
      );
    }
    return old.length;
  },
});

type Counts = Omit<StoredDayUse, 'refused'>;

/** Yesterday and today as the hours have them: two days of hours are kept, so both are whole. */
function* daysOfHours(tenantId: string, now: number): Steps<readonly Counts[]> {
  const firstHour = ((dayOf(now) - 1) * DAY_MS - ZONE_AHEAD_MS) / HOUR_MS;
  const days = new Map<number, Counts>();
  for (const { hour, accepted, done, unverified, failed } of yield* hoursOf(tenantId, firstHour)) {
    const day = dayOf(hour * HOUR_MS);
    const known = days.get(day) ?? { day, accepted: 0, done: 0, failed: 0 };
    days.set(day, {
      day,
      accepted: known.accepted + accepted,
      done: known.done + done + unverified,
      failed: known.failed + failed,
    });
  }
  return [...days.values()];
}

const dayUses = verb<Store['dayUses']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, firstDay }, now) {
    const kept = yield* all<StoredDayUse>(
      'SELECT day, accepted, done, failed, refused FROM day_use WHERE tenant_id = :tenantId AND day >= :firstDay',
      { tenantId, firstDay },
    );
    const days = new Map(kept.map((use) => [use.day, use]));
    for (const counts of yield* daysOfHours(tenantId, now)) {
      if (counts.day >= firstDay) days.set(counts.day, { refused: days.get(counts.day)?.refused ?? 0, ...counts });
    }
    return [...days.values()].sort((a, b) => a.day - b.day);
  },
});

const keepDays = verb<Store['keepDays']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: ofTenant },
  *run({ tenantId, beforeDay }, now) {
    const days = yield* daysOfHours(tenantId, now);
    for (const counts of days) {
      yield* run(
        `INSERT INTO day_use (tenant_id, day, accepted, done, failed) VALUES (:tenantId, :day, :accepted, :done, :failed)
       ON CONFLICT (tenant_id, day) DO UPDATE SET
         accepted = excluded.accepted, done = excluded.done, failed = excluded.failed`,
        { tenantId, ...counts },
      );
    }
    if (days.length > 0)
      yield* run('DELETE FROM day_use WHERE tenant_id = :tenantId AND day < :beforeDay', { tenantId, beforeDay });
  },
});

export const usageVerbs = { recordRefusals, refusedCalls, forgetRefusedCalls, dayUses, keepDays };
