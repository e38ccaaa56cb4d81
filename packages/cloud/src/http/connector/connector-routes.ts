/** What a connector calls with its own key: fetch commands, report results and files, say that it is alive and which books it has. */

import { BookPageQuery, limits, NextQuery } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LargeBody } from '../../command/large-body.ts';
import { type BookPage, listBooks, recordHeartbeat, reportBooks } from '../../delivery/account-book.ts';
import { leasedTexts, nextCommands, type Poll } from '../../delivery/poll.ts';
import { Releases } from '../../delivery/release.ts';
import type { KnownConnector } from '../../store/store.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { findConnector } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { waitingFor } from '../limits/wait.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { connectorBodies } from '../request/connector-body.ts';
import { acceptJson } from '../request/json-body.ts';
import { queryCheck } from '../request/query.ts';
import type { Services } from '../services.ts';
import { uploadRoute } from './artifact-upload.ts';
import { changeReportRoutes } from './change-report-routes.ts';
import { callOf } from './connector-call.ts';
import { companyEndpoints, nextEndpoints, presenceEndpoints } from './connector-endpoints.ts';
import { resultRoutes } from './result-routes.ts';

/** The reports of a connector name up to a thousand commands and books. */
const REPORT_BYTES_MAX = limits.commandBodyBytesMax;

export async function connectorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { bodyTimeouts } = services;
  acceptJson(app, bodyTimeouts, REPORT_BYTES_MAX, { isLargeUnread: true });
  nextRoute(app, services);
  presenceRoutes(app, services);
  app.register(async (results) => resultRoutes(results, services));
  app.register(async (changes) => changeReportRoutes(changes, services));
  app.register(async (uploads) => uploadRoute(uploads, services));
}

const readNextQuery = queryCheck(NextQuery);

function nextRoute(app: FastifyInstance, services: Services): void {
  const { context, metrics, openPolls, traces } = services;
  /** The key of a poll that waited may have been rotated in the meantime. */
  const lookAgain = async ({ authorization, connectorId }: Next): Promise<Refusal | null> => {
    const found = await findConnector(services, { headers: { authorization } }, connectorId);
    return isRefusal(found) ? found : null;
  };
  const leaseCommands = async (request: ConnectorRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readNext(request, request.caller);
    if (isRefusal(asked)) return sendRefusal(reply, asked);
    const waiting = waitingFor(asked.waitSeconds, reply);
    const limited = waiting && openPolls.enter(asked.connectorId);
    if (limited) return sendRefusal(reply, limited);
    const startedAt = context.clock.now();
    let handOut: Awaited<ReturnType<typeof nextCommands>>;
    try {
      handOut = await nextCommands(context, asked, waiting, lookAgain);
    } finally {
      if (waiting) openPolls.leave(asked.connectorId);
    }
    if (isRefusal(handOut)) return sendRefusal(reply, handOut);
    metrics.leased(handOut.commands.length, context.clock.now() - startedAt);
    traces.leased(handOut);
    const texts = leasedTexts(handOut);
    return sendJsonText(
      reply,
      asked.isForOne ? `{"ok":true,"command":${texts[0] ?? 'null'}}` : `{"ok":true,"commands":[${texts.join(',')}]}`,
    );
  };
  routesOf(app, services, nextEndpoints).serveRaw({ leaseCommands });
}

type ConnectorRequest = FastifyRequest & { readonly caller: KnownConnector };

/** The request of a connector. Only this is kept while it waits. */
interface Next extends Poll {
  readonly waitSeconds: number;
  /** Whether the response is one command instead of a list. */
  readonly isForOne: boolean;
  readonly authorization: string;
}

function readNext(request: FastifyRequest, connector: KnownConnector): Next | Refusal {
  const call = callOf(request, connector);
  const query = readNextQuery(request.query);
  if (isRefusal(call)) return call;
  if (isRefusal(query)) return query;
  const { wait = 0, max, ordered, ahead, holding, generation } = query;
  const { authorization = '' } = request.headers;
  if (holding !== undefined && request.headers['x-install-id'] === undefined) return holdingNeedsInstall;
  return {
    ...call,
    ...(generation !== undefined && { generation }),
    max: max ?? 1,
    isOrdered: ordered === 'true',
    waitSeconds: wait,
    isForOne: max === undefined,
    authorization,
    ...(ahead !== undefined && { ahead: ahead.split(',') }),
    ...(holding !== undefined && { holding: holding === '' ? [] : holding.split(',') }),
  };
}

/** Installations without a name cannot be distinguished, so one would get what another holds. */
const holdingNeedsInstall = refuse('invalid_request', requestSays.holdingNeedsInstall());

function presenceRoutes(app: FastifyInstance, services: Services): void {
  const { context, intake, largeBodies } = services;
  const releases = new Releases(context);
  routesOf(app, services, presenceEndpoints).serveRaw({
    sendHeartbeat: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const { body } = request;
      const heard =
        body instanceof LargeBody ? await largeBodies.heartbeat(connector.tenantId, body) : connectorBodies.heartbeat(body);
      if (isRefusal(heard)) return sendRefusal(reply, heard);
      const answer = await recordHeartbeat(context, call, heard, releases);
      if (heard.build !== null) intake.directory.hearBuild(call.connectorId, heard.build);
      return isRefusal(answer) ? sendRefusal(reply, answer) : sendJsonText(reply, JSON.stringify(answer));
    },

    reportCompanies: async (request, reply) => {
      const { caller: connector } = request;
      const call = callOf(request, connector);
      if (isRefusal(call)) return sendRefusal(reply, call);
      const { body } = request;
      const reported =
        body instanceof LargeBody ? await largeBodies.books(connector.tenantId, body) : connectorBodies.books(body);
      if (isRefusal(reported)) return sendRefusal(reply, reported);
      const books = await reportBooks(context, call, reported);
      intake.directory.forget(call.connectorId);
      return isRefusal(books) ? sendRefusal(reply, books) : sendCompanies(reply, books);
    },
  });
}

function sendCompanies(reply: FastifyReply, { companies, nextCursor }: BookPage): FastifyReply {
  const cursor = nextCursor === null ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
  return sendJsonText(reply, `{"ok":true,"companies":[${companies.join(',')}]${cursor}}`);
}

const readBookPage = queryCheck(BookPageQuery);

/** The one path that a connector shares with its owner's keys and session. A key for certain books sees only those. */
export async function companyRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  routesOf(app, services, companyEndpoints).serveRaw({
    listCompanies: async (request, reply) => {
      const { connectorId, companies } = request.caller;
      const page = readBookPage(request.query);
      const books = isRefusal(page) ? page : await listBooks(context, connectorId, page, companies);
      return isRefusal(books) ? sendRefusal(reply, books) : sendCompanies(reply, books);
    },
  });
}
