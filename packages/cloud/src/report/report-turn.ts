/**
 * Makes the scheduled reports that are due, one node at a time for each. The book prints through the ordinary queue, under a
 * commandId that follows from schedule and due time, and the turn ends in one transaction with its link and its email, so a
 * report is sent once even after a crash. If a turn fails or is late, its person gets an email.
 */

import { REPORT_TEMPLATES, type ReportTemplate } from '@ledgerline/catalog';
import { HOUR_MS, isTerminal, limits, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { fileLinkSays } from '@ledgerline/words/problem/file-link';
import { reportScheduleSays } from '@ledgerline/words/problem/report-schedule';
import { newMail } from '../account/login/mail.ts';
import { senders, sessionCaller } from '../account/rights/caller.ts';
import { mayDo } from '../account/rights/role.ts';
import { findSeenBook, type Looker, type SeenBook } from '../book-window/sight.ts';
import type { CommandIntake } from '../command/command.ts';
import { artifactOf } from '../command/command-view.ts';
import { draftFileLink, fileLinkMs } from '../file-link/file-link.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { MailFacts, ReportMail, TurnProblem } from '../store/stored-mail.ts';
import type { StoredReportSchedule } from '../store/stored-report-schedule.ts';
import { dateOf, dayOf } from '../system/business-day.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { type Period, periodOf } from './period.ts';
import { REPORT_TYPE } from './report-type.ts';
import { nextDueAt } from './schedule-time.ts';
import { problemOfRefusal } from './turn-problem.ts';

const SCHEDULES_AT_A_TIME = 20;
/** How long a turn is leased: longer than a few queries take. Another node continues an unfinished turn after that. */
const LEASE_MS = MINUTE_MS;
/** How soon an unfinished report is checked again. */
const LOOK_MS = 20 * SECOND_MS;

/** Counts of the turns of this node since it started. */
export interface TurnCounts {
  sent: number;
  failed: number;
  late: number;
  /** Schedules that ended because their person lost the right. */
  ended: number;
}

/** A turn whose person still sees the reports of the book. */
interface Turn {
  readonly schedule: StoredReportSchedule;
  readonly maker: Looker;
  readonly book: SeenBook;
  readonly period: Period;
}

export class ReportTurns {
  readonly counts: TurnCounts = { sent: 0, failed: 0, late: 0, ended: 0 };
  readonly #context: Context;
  readonly #intake: CommandIntake;
  readonly #owner: string;

  constructor(context: Context, intake: CommandIntake) {
    this.#context = context;
    this.#intake = intake;
    this.#owner = randomId(context.randomness, 'reports');
  }

  /** Looks at all schedules that are due. */
  async run(): Promise<void> {
    for (;;) {
      const taking = { owner: this.#owner, leaseMs: LEASE_MS, limit: SCHEDULES_AT_A_TIME };
      const taken = await this.#context.store.takeReportSchedules(taking);
      for (const schedule of taken) await this.#take(schedule);
      if (taken.length < SCHEDULES_AT_A_TIME) return;
    }
  }

  async #take(schedule: StoredReportSchedule): Promise<void> {
    const maker = await this.#makerOf(schedule);
    if (maker === null) return this.#endSchedule(schedule, null, schedule.companyId);
    const book = await findSeenBook(this.#context, maker, schedule);
    const isLost = isRefusal(book) ? book.refused.code === 'access_denied' : book.isClosed || !book.parts.includes('reports');
    if (isLost) return this.#endSchedule(schedule, maker, isRefusal(book) ? schedule.companyId : book.name);
    const period = periodOf(schedule.period, dateOf(dayOf(schedule.dueAt)));
    if (isRefusal(book)) return this.#fail({ schedule, maker, period, bookName: schedule.companyId }, problemOfRefusal(book));
    return this.#print({ schedule, maker, book, period });
  }

  /** The person as a member now; null if they left, or their role can no longer have reports sent. */
  async #makerOf({ tenantId, personId }: StoredReportSchedule): Promise<Looker | null> {
    const { store } = this.#context;
    const [tenant, person, members] = await Promise.all([
      store.tenant({ tenantId }),
      store.person({ personId }),
      store.members({ tenantId }),
    ]);
    const role = members.find((member) => member.personId === personId)?.role;
    return tenant && person && role && mayDo(role, 'report') ? { tenant, person, role } : null;
  }

  async #print(turn: Turn): Promise<void> {
    const { schedule, book } = turn;
    const { tenantId, commandId } = schedule;
    const command = commandId === null ? await this.#ask(turn) : await this.#context.store.command({ tenantId, commandId });
    const about = { ...turn, bookName: book.name };
    if (command === null) return this.#fail(about, problemOfRefusal(refuse('unknown_command', reportScheduleSays.commandGone())));
    // A temporary rejection, such as a full queue, is tried again when the lease expires.
    if (isRefusal(command))
      return command.retryAfterSeconds === undefined ? this.#fail(about, problemOfRefusal(command)) : undefined;
    if (!isTerminal(command.status)) return this.#wait(about, command);
    if (command.error !== null) return this.#fail(about, JSON.parse(command.error) as TurnProblem);
    return this.#send(about, command);
  }

  /** Sends the command of a turn. It is always the same command, because its id and payload follow from the schedule and its due time. */
  #ask({ schedule, maker, book, period }: Turn): Promise<CommandSnapshot | Refusal> {
    const { scheduleId, template, language, format, dueAt } = schedule;
    const { connectorId, companyId } = book;
    const dates = datesOf(template, period);
    const payload = {
      template,
      ...(dates.dateFrom !== null && { dateFrom: dates.dateFrom }),
      dateTo: dates.dateTo,
      language,
      format,
    };
    const commandId = `${scheduleId}-${dateOf(dayOf(dueAt))}`;
    const body = { commandId, connectorId, companyId, type: REPORT_TYPE, payload };
    const caller = { ...sessionCaller(maker), sentBy: senders.schedule };
    return this.#intake.accept(caller, { body, bodyBytes: JSON.stringify(body).length, served: null });
  }

  async #wait(about: About, { commandId, createdAt }: CommandSnapshot): Promise<void> {
    const { tenantId, scheduleId, dueAt, lateAt } = about.schedule;
    const { store } = this.#context;
    const isLate = lateAt === null && createdAt <= (await store.now()) - limits.lateReportHours * HOUR_MS;
    const lateMail = isLate ? this.#mail(about, { kind: 'report_late', ...reportMail(about) }) : null;
    await store.awaitReport({ tenantId, scheduleId, dueAt, commandId, lookMs: LOOK_MS, lateMail });
    if (isLate) this.counts.late += 1;
  }

  async #send(about: About, command: CommandSnapshot): Promise<void> {
    const { schedule } = about;
    const { tenantId, scheduleId, language, createdBy } = schedule;
    const { store } = this.#context;
    const artifact = artifactOf(command);
    if (artifact === null) return this.#fail(about, problemOfRefusal(refuse('artifact_missing', reportScheduleSays.noFile())));
    const { token, link } = draftFileLink(this.#context, command, { fileName: artifact.fileName, language, createdBy });
    const by = { tenantId, actor: 'system', requestId: command.commandId };
    const expiresAt = (await store.now()) + fileLinkMs;
    const mail = this.#mail(about, { kind: 'report_ready', expiresAt, ...reportMail(about) }, token);
    const outcome = await store.endReportTurn({
      ...endOf(schedule),
      problem: null,
      link: {
        link,
        validMs: fileLinkMs,
        workingMax: limits.fileLinksPerTenantMax,
        audit: { ...by, action: 'file-link.created', subject: `${link.linkId} ${artifact.fileName}` },
      },
      mail,
      audit: { ...by, action: 'report-schedule.sent', subject: scheduleId },
    });
    if (outcome === 'ended') this.counts.sent += 1;
    if (outcome === 'limit_reached')
      await this.#fail(about, problemOfRefusal(refuse('limit_reached', fileLinkSays.tooMany(limits.fileLinksPerTenantMax))));
  }

  async #fail(about: About, { code, message, wording, sentence }: TurnProblem): Promise<void> {
    const { schedule } = about;
    const { tenantId, scheduleId } = schedule;
    const problem = { code, message, ...(wording !== undefined && { wording }), ...(sentence && { sentence }) };
    const ended = await this.#context.store.endReportTurn({
      ...endOf(schedule),
      problem: JSON.stringify(problem),
      link: null,
      mail: this.#mail(about, { kind: 'report_failed', problem, ...reportMail(about) }),
      audit: {
        tenantId,
        actor: 'system',
        action: 'report-schedule.failed',
        subject: `${scheduleId} ${code}`,
        requestId: scheduleId,
      },
    });
    if (ended === 'ended') this.counts.failed += 1;
  }

  /** Ends a schedule whose person can no longer see the reports of the book. */
  async #endSchedule(schedule: StoredReportSchedule, maker: Looker | null, bookName: string): Promise<void> {
    const { tenantId, scheduleId, template } = schedule;
    const { store } = this.#context;
    const facts = { kind: 'report_ended', bookName, template } as const;
    const mail = maker && this.#mail({ maker }, { ...facts, companyName: maker.tenant.companyName });
    const audit = { tenantId, actor: 'system', action: 'report-schedule.ended', subject: scheduleId, requestId: scheduleId };
    if (await store.deleteReportSchedule({ tenantId, scheduleId, mail, audit })) this.counts.ended += 1;
  }

  #mail({ maker: { tenant, person } }: Pick<Turn, 'maker'>, facts: MailFacts, token?: string) {
    return newMail(this.#context, { tenantId: tenant.tenantId, recipient: person.email, facts }, token);
  }
}

type About = Omit<Turn, 'book'> & { readonly bookName: string };

/** A report of one day has no first day. */
const datesOf = (template: string, { dateFrom, dateTo }: Period): Pick<ReportMail, 'dateFrom' | 'dateTo'> => {
  const takes: readonly string[] = REPORT_TEMPLATES[template as ReportTemplate]?.takes ?? [];
  return { dateFrom: takes.includes('dateFrom') ? dateFrom : null, dateTo };
};

const reportMail = ({ schedule: { template }, maker, period, bookName }: About): ReportMail => ({
  companyName: maker.tenant.companyName,
  bookName,
  template,
  ...datesOf(template, period),
});

const endOf = ({ tenantId, scheduleId, dueAt, every }: StoredReportSchedule) => ({
  tenantId,
  scheduleId,
  dueAt,
  nextDueAt: nextDueAt(every, dueAt),
});
