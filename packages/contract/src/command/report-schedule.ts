/** Reports that are sent regularly by email: which report of which book, how often, and how the last one ended. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';

/** How often a report is sent: on Mondays, on the first day of a month, on the first day of a quarter. */
export const scheduleRhythms = ['week', 'month', 'quarter'] as const;
export type ScheduleRhythm = (typeof scheduleRhythms)[number];

/** What a report covers, as seen from the day on which it is due. */
export const schedulePeriods = ['last-week', 'last-month', 'last-quarter', 'this-year', 'last-year'] as const;
export type SchedulePeriod = (typeof schedulePeriods)[number];

export const scheduleFormats = ['pdf', 'csv'] as const;
export type ScheduleFormat = (typeof scheduleFormats)[number];

const wanted = {
  template: Type.String({ minLength: 1, maxLength: 60, description: 'The report, as statement-report-html names it.' }),
  every: enumOf(scheduleRhythms, 'How often: on Mondays, or on the first day of each month or quarter.'),
  period: enumOf(schedulePeriods, 'What the report covers, as seen from the day on which it is due.'),
  format: enumOf(scheduleFormats, 'The format of the file.'),
  language: enumOf(['en', 'ms', 'zh'], 'The language of the report.'),
};

export const ReportScheduleBody = Type.Object(wanted, {
  additionalProperties: false,
  description: 'Body of POST /app/books/{connectorId}/{companyId}/report-schedules.',
});
export type ReportScheduleBody = Static<typeof ReportScheduleBody>;

export const ReportSchedule = Type.Object(
  {
    scheduleId: Type.String({ description: 'The id of the schedule.' }),
    connectorId: ConnectorId,
    companyId: CompanyId,
    ...wanted,
    createdBy: Type.String({ description: 'The email address of the person who made it, who gets the emails.' }),
    createdAt: Instant,
    pausedAt: nullable(Instant, 'Since when it is paused; null if it is not.'),
    dueAt: Instant,
    commandId: nullable(
      Type.String({ description: 'A commandId.' }),
      'The command of the report that is being made; null if none is.',
    ),
    isLate: Type.Boolean({ description: 'Whether the book has not made the report that is due for 24 hours.' }),
    last: nullable(
      Type.Object({
        dueAt: Instant,
        endedAt: Instant,
        problem: nullable(
          Type.Object({
            code: Type.String({ description: 'A stable code.' }),
            message: Type.String({ description: 'Why no report was sent.' }),
          }),
          'Why no report was sent; null if one was.',
        ),
      }),
      'How the last one ended; null if none has.',
    ),
  },
  { description: 'A report that is sent by email again and again.' },
);
export type ReportSchedule = Static<typeof ReportSchedule>;

export const ReportScheduleResponse = Type.Object(
  { ok: Ok, schedule: ReportSchedule },
  { description: 'A schedule, after it was made, paused or resumed.' },
);
export type ReportScheduleResponse = Static<typeof ReportScheduleResponse>;

export const ReportScheduleListResponse = Type.Object(
  { ok: Ok, schedules: Type.Array(ReportSchedule, { description: 'Newest first.' }) },
  { description: 'Response of GET /app/report-schedules.' },
);
export type ReportScheduleListResponse = Static<typeof ReportScheduleListResponse>;
