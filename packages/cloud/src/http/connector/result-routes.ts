/** A connector reports how commands ended: one, or several small ones in one request. What a report changes is decided in result.ts. */

import { deliveryLimits, type ResultReceipt } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { LargeBody } from '../../command/large-body.ts';
import { type ReadReport, reportResult } from '../../command/result.ts';
import type { ConnectorCall, ListedCommand } from '../../store/store.ts';
import { isRefusal, problemIn, type Refusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { STATUS, sendRefusal } from '../reply/problem-status.ts';
import { languageOf } from '../reply/reader.ts';
import { connectorBodies } from '../request/connector-body.ts';
import { acceptJson } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { callOf } from './connector-call.ts';
import { resultEndpoints, resultsEndpoints } from './connector-endpoints.ts';

export async function resultRoutes(app: FastifyInstance, services: Services): Promise<void> {
  acceptJson(app, services.bodyTimeouts, deliveryLimits.resultBytesMax, { isLargeUnread: true });
  resultRoute(app, services);
  app.register(async (several) => {
    acceptJson(several, services.bodyTimeouts, deliveryLimits.resultsBytesMax);
    resultsRoute(several, services);
  });
}

interface Reporting extends ConnectorCall {
  readonly tenantId: string;
}

/** Stores one report, and counts it. */
async function store(
  { context, metrics, traces }: Services,
  reporting: Reporting,
  commandId: string,
  report: ReadReport,
): Promise<ListedCommand | Refusal> {
  const startedAt = context.clock.now();
  const reported = await reportResult(context, { ...reporting, commandId }, report);
  if (isRefusal(reported)) return reported;
  const { command, isEnd } = reported;
  metrics.finished(command.status, context.clock.now() - startedAt);
  if (isEnd) traces.finished(command, startedAt);
  return command;
}

function resultRoute(app: FastifyInstance, services: Services): void {
  routesOf(app, services, resultEndpoints).serveRaw({
    reportResult: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const { tenantId } = connector;
      const { body } = request;
      const report = body instanceof LargeBody ? await services.largeBodies.report(tenantId, body) : connectorBodies.report(body);
      if (isRefusal(report)) return sendRefusal(reply, report);
      const finished = await store(services, { ...call, tenantId }, request.params.commandId, report);
      if (isRefusal(finished)) return sendRefusal(reply, finished);
      return sendJsonText(reply, `{"ok":true,"command":{"commandId":"${finished.commandId}","status":"${finished.status}"}}`);
    },
  });
}

const OK = 200;

/** Stores the reports concurrently, so that they share one write to the disk. */
function resultsRoute(app: FastifyInstance, services: Services): void {
  routesOf(app, services, resultsEndpoints).serveRaw({
    reportResults: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const reports = connectorBodies.reports(request.body);
      if (isRefusal(reports)) return sendRefusal(reply, reports);
      const reporting = { ...call, tenantId: connector.tenantId };
      const receipts = await Promise.all(
        reports.map(async ({ commandId, report }): Promise<ResultReceipt> => {
          const finished = isRefusal(report) ? report : await store(services, reporting, commandId, report);
          if (!isRefusal(finished)) return { commandId, ok: true, status: finished.status, statusCode: OK };
          app.noteRefusal?.(finished, request);
          return {
            commandId,
            ok: false,
            statusCode: STATUS[finished.refused.code],
            error: problemIn(finished, languageOf(request)),
          };
        }),
      );
      return sendJsonText(reply, JSON.stringify({ ok: true, results: receipts }));
    },
  });
}
