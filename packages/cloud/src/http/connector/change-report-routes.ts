/** A connector reports what changed in its account books. What follows from it is decided in change-report.ts. */

import { type ChangeReceipt, ChangesBody, type ChangesResponse, limits } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { cursorOf, refusalOf, reportChanges } from '../../book-change/change-report.ts';
import { isRefusal, problemIn } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { STATUS, sendRefusal } from '../reply/problem-status.ts';
import { languageOf } from '../reply/reader.ts';
import { acceptJson } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { callOf } from './connector-call.ts';
import { changeReportEndpoints } from './connector-endpoints.ts';

const OK = 200;
const readReport = bodyCheck(ChangesBody);

export async function changeReportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, bodyTimeouts, metrics } = services;
  acceptJson(app, bodyTimeouts, limits.changeReportBytesMax);
  routesOf(app, services, changeReportEndpoints).serveRaw({
    reportChanges: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const body = readReport(request.body);
      if (isRefusal(body)) return sendRefusal(reply, body);
      const outcomes = await reportChanges(context, { ...call, tenantId: connector.tenantId }, body, metrics.changes);
      if (isRefusal(outcomes)) return sendRefusal(reply, outcomes);
      const language = languageOf(request);
      const books = outcomes.map((outcome): ChangeReceipt => {
        const refusal = refusalOf(outcome);
        const receipt = { companyId: outcome.companyId, ok: refusal === null, cursor: cursorOf(outcome) };
        if (refusal === null) return { ...receipt, statusCode: OK };
        return { ...receipt, statusCode: STATUS[refusal.refused.code], error: problemIn(refusal, language) };
      });
      return sendJsonText(reply, JSON.stringify({ ok: true, books } satisfies ChangesResponse));
    },
  });
}
