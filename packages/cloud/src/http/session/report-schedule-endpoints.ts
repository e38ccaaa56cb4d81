/** Scheduled reports, as members make, list, pause, resume and delete them. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { connectorId, NAME } from '../endpoint/parameters.ts';

const portal = { tag: 'Portal', audience: 'session', right: 'report' } as const;
const scheduleId = { schema: NAME, text: 'The scheduled report, as the list names it.' };

export const reportScheduleEndpoints = declare({
  createReportSchedule: {
    ...portal,
    method: 'POST',
    path: '/app/books/{connectorId}/{companyId}/report-schedules',
    summary: 'Have a report sent by email again and again',
    description:
      'To the person who asks, at 6:00 in Kuala Lumpur, on Mondays or on the first day of each month or quarter. The book prints it then, through the ordinary queue. The email has a link to the file that works for 7 days.',
    params: { connectorId, companyId: { schema: NAME, text: 'The account book, as the portal shows it.' } },
    body: {
      schema: contract.ReportScheduleBody,
      example: { template: 'profit-and-loss', every: 'month', period: 'last-month', format: 'pdf', language: 'en' },
    },
    responses: [json(contract.ReportScheduleResponse, 'The schedule.')],
    problems: ['unknown_company', 'access_denied', 'unsupported_by_book', 'email_not_confirmed', 'limit_reached'],
  },
  listReportSchedules: {
    ...portal,
    method: 'GET',
    path: '/app/report-schedules',
    summary: 'Scheduled reports',
    description: 'Those of the person; owners and admins see those of everyone.',
    responses: [json(contract.ReportScheduleListResponse, 'The schedules, and how the last report of each ended.')],
  },
  pauseReportSchedule: {
    ...portal,
    method: 'POST',
    path: '/app/report-schedules/{scheduleId}/pause',
    summary: 'Pause a scheduled report',
    description: 'A report that is being made is not sent. Pausing again changes nothing.',
    params: { scheduleId },
    responses: [json(contract.ReportScheduleResponse, 'The schedule.')],
    problems: ['unknown_report_schedule', 'access_denied'],
  },
  resumeReportSchedule: {
    ...portal,
    method: 'POST',
    path: '/app/report-schedules/{scheduleId}/resume',
    summary: 'Resume a scheduled report',
    description: 'What was due during the pause is not sent.',
    params: { scheduleId },
    responses: [json(contract.ReportScheduleResponse, 'The schedule.')],
    problems: ['unknown_report_schedule', 'access_denied'],
  },
  deleteReportSchedule: {
    ...portal,
    method: 'POST',
    path: '/app/report-schedules/{scheduleId}/delete',
    summary: 'Delete a scheduled report',
    description: 'Links that were sent before work until they expire.',
    params: { scheduleId },
    responses: [json(contract.OkResponse, 'The schedule is deleted.')],
    problems: ['unknown_report_schedule', 'access_denied'],
  },
});
