/** Reports that are sent by email repeatedly. A turn is the report of one due time. Part of the store interface in store.ts. */

import type { ScheduleFormat, SchedulePeriod, ScheduleRhythm } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { AuditEntry } from './stored-account.ts';
import type { NewFileLink } from './stored-file-link.ts';
import type { NewMail } from './stored-mail.ts';

export interface NewReportSchedule {
  readonly scheduleId: string;
  readonly tenantId: string;
  readonly connectorId: string;
  readonly companyId: string;
  /** The person who created the schedule and gets the emails. */
  readonly personId: string;
  readonly template: string;
  readonly every: ScheduleRhythm;
  readonly period: SchedulePeriod;
  readonly format: ScheduleFormat;
  /** The language of the report. */
  readonly language: Language;
  /** The person as the audit log names them. */
  readonly createdBy: string;
  /** When its first turn is due. */
  readonly dueAt: number;
}

export interface StoredReportSchedule extends NewReportSchedule {
  readonly createdAt: number;
  readonly pausedAt: number | null;
  /** The command of the current turn. */
  readonly commandId: string | null;
  /** When the person got the email that this turn is late. */
  readonly lateAt: number | null;
  /** How the last turn ended; null if none has. */
  readonly lastDueAt: number | null;
  readonly lastEndedAt: number | null;
  /** Why the last turn sent no report, as JSON; null if it did. */
  readonly lastProblem: string | null;
}

export interface ScheduleKey {
  readonly tenantId: string;
  readonly scheduleId: string;
}

/** Changes the current turn, unless another node, a pause or a deletion has ended it. */
export interface TurnKey extends ScheduleKey {
  readonly dueAt: number;
}

export interface ReportScheduleStore {
  createReportSchedule(request: {
    schedule: NewReportSchedule;
    schedulesMax: number;
    audit: AuditEntry;
  }): Promise<StoredReportSchedule | 'limit_reached'>;
  reportSchedule(key: ScheduleKey): Promise<StoredReportSchedule | null>;
  /** Schedules of a tenant, newest first; only those of one person if given. */
  reportSchedules(key: { tenantId: string; personId: string | null }): Promise<readonly StoredReportSchedule[]>;
  /** Pauses a schedule and ends the current turn, which sends nothing. Null if there is no such schedule. */
  pauseReportSchedule(key: ScheduleKey & { audit: AuditEntry }): Promise<StoredReportSchedule | null>;
  /** Resumes a schedule. Reports that were due during the pause are not sent. */
  resumeReportSchedule(key: ScheduleKey & { dueAt: number; audit: AuditEntry }): Promise<StoredReportSchedule | null>;
  /** Deletes a schedule, with a mail that says why, unless the person deleted it. */
  deleteReportSchedule(key: ScheduleKey & { mail: NewMail | null; audit: AuditEntry }): Promise<boolean>;
  /** Leases schedules that a node must look at to this one. */
  takeReportSchedules(request: { owner: string; leaseMs: number; limit: number }): Promise<readonly StoredReportSchedule[]>;
  /** The command of a turn is queued, or still not done: look again after a while. A mail says that it is late, once. */
  awaitReport(turn: TurnKey & { commandId: string; lookMs: number; lateMail: NewMail | null }): Promise<void>;
  /** Ends a turn with its email: with the link to the file, or with a problem. What was ended before is not ended again. */
  endReportTurn(
    turn: TurnKey & {
      nextDueAt: number;
      problem: string | null;
      link: {
        readonly link: NewFileLink;
        readonly validMs: number;
        readonly workingMax: number;
        readonly audit: AuditEntry;
      } | null;
      mail: NewMail;
      audit: AuditEntry;
    },
  ): Promise<'ended' | 'gone' | 'limit_reached'>;
}
