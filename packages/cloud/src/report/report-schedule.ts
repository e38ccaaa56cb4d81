/**
 * Reports that people receive by email every week, month or quarter. What happens when one is due is in report-turn.ts. People manage their own reports;
 * owners and admins manage all.
 */

import { REPORT_TEMPLATES } from '@ledgerline/catalog';
import { limits, type ReportSchedule, type ReportScheduleBody } from '@ledgerline/contract';
import { reportScheduleSays } from '@ledgerline/words/problem/report-schedule';
import { actorOfPerson, authorOf } from '../account/rights/caller.ts';
import { mayDo } from '../account/rights/role.ts';
import { lookInto } from '../book-window/sight.ts';
import type { LiveSession } from '../store/store.ts';
import type { TurnProblem } from '../store/stored-mail.ts';
import type { StoredReportSchedule } from '../store/stored-report-schedule.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import type { ReportRequest } from './book-report.ts';
import { printsReports } from './report-type.ts';
import { nextDueAt } from './schedule-time.ts';

export async function scheduleReport(
  context: Context,
  { live, address, requestId }: ReportRequest,
  wanted: ReportScheduleBody,
): Promise<ReportSchedule | Refusal> {
  const { store, randomness } = context;
  const book = await lookInto(context, live, address, { part: 'reports', requestId });
  if (isRefusal(book)) return book;
  const { connectorId, companyId } = book;
  if (!Object.hasOwn(REPORT_TEMPLATES, wanted.template))
    return refuseField('/template', 'enum', reportScheduleSays.unknownTemplate(wanted.template));
  if (!printsReports(book)) return refuse('unsupported_by_book', reportScheduleSays.notPrinted(companyId));
  const { person, tenant } = live;
  if (!(await store.isConfirmed(person))) return refuse('email_not_confirmed', reportScheduleSays.confirmFirst(person.email));
  const { tenantId } = tenant;
  const scheduleId = randomId(randomness, 'schedule');
  const whose = { tenantId, connectorId, companyId, personId: person.personId, createdBy: actorOfPerson(person) };
  const dueAt = nextDueAt(wanted.every, await store.now());
  const subject = `${scheduleId} ${connectorId} ${companyId} ${wanted.template}`;
  const made = await store.createReportSchedule({
    schedule: { scheduleId, ...whose, ...wanted, dueAt },
    schedulesMax: limits.reportSchedulesPerTenantMax,
    audit: { tenantId, action: 'report-schedule.created', subject, ...authorOf(live, requestId) },
  });
  return made === 'limit_reached'
    ? refuse('limit_reached', reportScheduleSays.tooMany(limits.reportSchedulesPerTenantMax))
    : scheduleView(made);
}

export async function listReportSchedules(
  { store }: Pick<Context, 'store'>,
  live: LiveSession,
): Promise<readonly StoredReportSchedule[]> {
  const { tenantId } = live.tenant;
  const personId = mayDo(live.role, 'administer') ? null : live.person.personId;
  return store.reportSchedules({ tenantId, personId });
}

/** A change to a schedule, and the login that makes it. */
export interface ScheduleChange {
  readonly live: LiveSession;
  readonly requestId: string;
}

type Change = 'paused' | 'resumed';

export async function changeReportSchedule(
  { store }: Pick<Context, 'store'>,
  { live, requestId }: ScheduleChange,
  scheduleId: string,
  change: Change,
): Promise<ReportSchedule | Refusal> {
  const found = await ownSchedule({ store }, live, scheduleId);
  if (isRefusal(found)) return found;
  const { tenantId, every } = found;
  const audit = { tenantId, action: `report-schedule.${change}`, subject: scheduleId, ...authorOf(live, requestId) };
  const key = { tenantId, scheduleId, audit };
  const changed =
    change === 'paused'
      ? await store.pauseReportSchedule(key)
      : await store.resumeReportSchedule({ ...key, dueAt: nextDueAt(every, await store.now()) });
  return changed ? scheduleView(changed) : unknownSchedule();
}

export async function deleteReportSchedule(
  { store }: Pick<Context, 'store'>,
  { live, requestId }: ScheduleChange,
  scheduleId: string,
): Promise<Refusal | null> {
  const found = await ownSchedule({ store }, live, scheduleId);
  if (isRefusal(found)) return found;
  const { tenantId } = found;
  const audit = { tenantId, action: 'report-schedule.deleted', subject: scheduleId, ...authorOf(live, requestId) };
  return (await store.deleteReportSchedule({ tenantId, scheduleId, mail: null, audit })) ? null : unknownSchedule();
}

async function ownSchedule(
  { store }: Pick<Context, 'store'>,
  { tenant: { tenantId }, person, role }: LiveSession,
  scheduleId: string,
): Promise<StoredReportSchedule | Refusal> {
  const found = await store.reportSchedule({ tenantId, scheduleId });
  if (!found) return unknownSchedule();
  const isTheirs = found.personId === person.personId || mayDo(role, 'administer');
  return isTheirs ? found : refuse('access_denied', reportScheduleSays.ofAnother());
}

const unknownSchedule = (): Refusal => refuse('unknown_report_schedule', reportScheduleSays.unknown());

/** Why the last turn sent nothing; null if it sent a report, or there was none. */
export const lastProblemOf = ({ lastProblem }: Pick<StoredReportSchedule, 'lastProblem'>): TurnProblem | null =>
  lastProblem === null ? null : (JSON.parse(lastProblem) as TurnProblem);

export function scheduleView(schedule: StoredReportSchedule): ReportSchedule {
  const { scheduleId, connectorId, companyId, template, every, period, format, language, commandId } = schedule;
  const { createdAt, pausedAt, dueAt, lateAt, lastDueAt, lastEndedAt } = schedule;
  const problem = lastProblemOf(schedule);
  return {
    scheduleId,
    connectorId,
    companyId,
    template,
    every,
    period,
    format,
    language: language as ReportSchedule['language'],
    createdBy: schedule.createdBy.replace(/^person:/, ''),
    createdAt: instantText(createdAt),
    pausedAt: pausedAt === null ? null : instantText(pausedAt),
    dueAt: instantText(dueAt),
    commandId,
    isLate: lateAt !== null,
    last:
      lastDueAt === null || lastEndedAt === null
        ? null
        : {
            dueAt: instantText(lastDueAt),
            endedAt: instantText(lastEndedAt),
            problem: problem && { code: problem.code, message: problem.message },
          },
  };
}
