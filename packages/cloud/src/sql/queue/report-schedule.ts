/** Scheduled reports in SQL: leased by one node, and a turn ended together with its link and its email. What they contain is decided by the callers. */

import type { Store } from '../../store/store.ts';
import type { AuditEntry } from '../../store/stored-account.ts';
import type { ScheduleKey, StoredReportSchedule, TurnKey } from '../../store/stored-report-schedule.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { lockNames, ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { createFileLink } from './file-link.ts';

const COLUMNS = `schedule_id AS "scheduleId", tenant_id AS "tenantId", connector_id AS "connectorId", company_id AS "companyId",
  person_id AS "personId", template, every, period, format, language, created_by AS "createdBy", created_at AS "createdAt",
  paused_at AS "pausedAt", due_at AS "dueAt", command_id AS "commandId", late_at AS "lateAt", last_due_at AS "lastDueAt",
  last_ended_at AS "lastEndedAt", last_problem AS "lastProblem"`;

const OF_KEY = 'tenant_id = :tenantId AND schedule_id = :scheduleId';
const OF_TURN = `${OF_KEY} AND due_at = :dueAt AND paused_at IS NULL`;

const keyOf = ({ tenantId, scheduleId }: ScheduleKey) => ({ tenantId, scheduleId });
const turnOf = ({ tenantId, scheduleId, dueAt }: TurnKey) => ({ tenantId, scheduleId, dueAt });

const createReportSchedule = verb<Store['createReportSchedule']>({
  sqlite: 'write',
  postgres: { write: ({ schedule }) => ofTenant(schedule) },
  *run({ schedule, schedulesMax, audit: entry }, now) {
    const { tenantId } = schedule;
    const counted = yield* one<{ count: number }>('SELECT count(*) AS count FROM report_schedule WHERE tenant_id = :tenantId', {
      tenantId,
    });
    if ((counted?.count ?? 0) >= schedulesMax) return 'limit_reached';
    const made = yield* one<StoredReportSchedule>(
      `INSERT INTO report_schedule (schedule_id, tenant_id, connector_id, company_id, person_id, template, every, period, format, language,
         created_by, created_at, due_at, look_at)
       VALUES (:scheduleId, :tenantId, :connectorId, :companyId, :personId, :template, :every, :period, :format, :language, :createdBy,
         :now, :dueAt, :dueAt) RETURNING ${COLUMNS}`,
      { ...schedule, now },
    );
    if (!made) throw new Error('A schedule that was inserted must exist.');
    yield* audit.run(entry, now);
    return made;
  },
});

const reportSchedule = verb<Store['reportSchedule']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: (key) => one<StoredReportSchedule>(`SELECT ${COLUMNS} FROM report_schedule WHERE ${OF_KEY}`, keyOf(key)),
});

const reportSchedules = verb<Store['reportSchedules']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, personId }) =>
    all<StoredReportSchedule>(
      `SELECT ${COLUMNS} FROM report_schedule WHERE tenant_id = :tenantId ${personId === null ? '' : 'AND person_id = :personId'}
       ORDER BY created_at DESC, schedule_id`,
      { tenantId, ...(personId !== null && { personId }) },
    ),
});

/** Pauses a schedule. Nothing changes if it is paused already. */
const pauseReportSchedule = verb<Store['pauseReportSchedule']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ audit: entry, ...key }, now) {
    const paused = yield* one<StoredReportSchedule>(
      `UPDATE report_schedule SET paused_at = :now, command_id = NULL, late_at = NULL WHERE ${OF_KEY} AND paused_at IS NULL
       RETURNING ${COLUMNS}`,
      { ...keyOf(key), now },
    );
    if (paused) yield* audit.run(entry, now);
    return paused ?? (yield* reportSchedule.run(key, now));
  },
});

const resumeReportSchedule = verb<Store['resumeReportSchedule']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ dueAt, audit: entry, ...key }, now) {
    const resumed = yield* one<StoredReportSchedule>(
      `UPDATE report_schedule SET paused_at = NULL, due_at = :dueAt, look_at = :dueAt, lease_until = 0
        WHERE ${OF_KEY} AND paused_at IS NOT NULL RETURNING ${COLUMNS}`,
      { ...keyOf(key), dueAt },
    );
    if (resumed) yield* audit.run(entry, now);
    return resumed ?? (yield* reportSchedule.run(key, now));
  },
});

const deleteReportSchedule = verb<Store['deleteReportSchedule']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ mail, audit: entry, ...key }, now) {
    const deleted = yield* one(`DELETE FROM report_schedule WHERE ${OF_KEY} RETURNING schedule_id`, keyOf(key));
    if (!deleted) return false;
    if (mail !== null) yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return true;
  },
});

/** Ends the schedules of a person who leaves the tenant. */
export function* endSchedulesOf(tenantId: string, personId: string, entry: AuditEntry, now: number): Steps<void> {
  const ended = yield* all<{ scheduleId: string }>(
    'DELETE FROM report_schedule WHERE tenant_id = :tenantId AND person_id = :personId RETURNING schedule_id AS "scheduleId"',
    { tenantId, personId },
  );
  for (const { scheduleId } of ended) yield* audit.run({ ...entry, action: 'report-schedule.ended', subject: scheduleId }, now);
}

const takeReportSchedules = verb<Store['takeReportSchedules']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: () => lockNames.schedules },
  *run({ owner, leaseMs, limit }, now) {
    const due = yield* all<{ scheduleId: string }>(
      `SELECT schedule_id AS "scheduleId" FROM report_schedule
        WHERE paused_at IS NULL AND look_at <= :now AND lease_until <= :now ORDER BY look_at, schedule_id LIMIT :limit`,
      { now, limit },
    );
    const taken: StoredReportSchedule[] = [];
    for (const { scheduleId } of due) {
      const leased = yield* one<StoredReportSchedule>(
        `UPDATE report_schedule SET lease_owner = :owner, lease_until = :until WHERE schedule_id = :scheduleId RETURNING ${COLUMNS}`,
        { owner, until: now + leaseMs, scheduleId },
      );
      if (leased) taken.push(leased);
    }
    return taken;
  },
});

const awaitReport = verb<Store['awaitReport']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ commandId, lookMs, lateMail, ...turn }, now) {
    const waiting = yield* one(
      `UPDATE report_schedule SET command_id = :commandId, look_at = :lookAt, lease_until = 0 WHERE ${OF_TURN} RETURNING schedule_id`,
      { ...turnOf(turn), commandId, lookAt: now + lookMs },
    );
    if (!waiting || lateMail === null) return;
    const told = yield* one(
      `UPDATE report_schedule SET late_at = :now WHERE ${OF_KEY} AND late_at IS NULL RETURNING schedule_id`,
      { ...keyOf(turn), now },
    );
    if (told) yield* writeMail(lateMail, now);
  },
});

const endReportTurn = verb<Store['endReportTurn']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ nextDueAt, problem, link, mail, audit: entry, ...turn }, now) {
    if (!(yield* one(`SELECT schedule_id FROM report_schedule WHERE ${OF_TURN}`, turnOf(turn)))) return 'gone';
    if (link !== null && (yield* createFileLink.run(link, now)) === 'limit_reached') return 'limit_reached';
    yield* run(
      `UPDATE report_schedule SET due_at = :nextDueAt, look_at = :nextDueAt, command_id = NULL, late_at = NULL, lease_until = 0,
              last_due_at = :dueAt, last_ended_at = :now, last_problem = :problem WHERE ${OF_TURN}`,
      { ...turnOf(turn), nextDueAt, now, problem },
    );
    yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return 'ended';
  },
});

export const reportScheduleVerbs = {
  createReportSchedule,
  reportSchedule,
  reportSchedules,
  pauseReportSchedule,
  resumeReportSchedule,
  deleteReportSchedule,
  takeReportSchedules,
  awaitReport,
  endReportTurn,
};
