/** Scheduled reports: what a logged-in user does with them. */

import type { FastifyInstance } from 'fastify';
import {
  changeReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
  scheduleReport,
  scheduleView,
} from '../../report/report-schedule.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { reportScheduleEndpoints } from './report-schedule-endpoints.ts';

export function reportScheduleRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, reportScheduleEndpoints).serve({
    createReportSchedule: async ({ request, caller: live, params: address, body }) => {
      const schedule = await scheduleReport(context, { live, address, requestId: request.id }, body);
      return isRefusal(schedule) ? schedule : { ok: true, schedule };
    },

    listReportSchedules: async ({ caller: live }) => ({
      ok: true,
      schedules: (await listReportSchedules(context, live)).map(scheduleView),
    }),

    pauseReportSchedule: async ({ request, caller: live, params: { scheduleId } }) => {
      const schedule = await changeReportSchedule(context, { live, requestId: request.id }, scheduleId, 'paused');
      return isRefusal(schedule) ? schedule : { ok: true, schedule };
    },

    resumeReportSchedule: async ({ request, caller: live, params: { scheduleId } }) => {
      const schedule = await changeReportSchedule(context, { live, requestId: request.id }, scheduleId, 'resumed');
      return isRefusal(schedule) ? schedule : { ok: true, schedule };
    },

    deleteReportSchedule: async ({ request, caller: live, params: { scheduleId } }) =>
      (await deleteReportSchedule(context, { live, requestId: request.id }, scheduleId)) ?? { ok: true },
  });
}
