/** The HTTP server: its routes, and what holds for every request. Who may call a route follows from the audience that it declares. */

import { fastifyCookie } from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { KeyCache } from '../../account/rights/key-cache.ts';
import { BookWindow } from '../../book-window/book-window.ts';
import { CommandIntake } from '../../command/command.ts';
import type { LargeBodies } from '../../command/large-body.ts';
import type { Context } from '../../system/context.ts';
import { type Logger, silentLog } from '../../system/log.ts';
import { refuse } from '../../system/problem.ts';
import { adminRoutes } from '../admin/admin-routes.ts';
import { healthRoutes } from '../admin/health-routes.ts';
import { apiRoutes } from '../api/api-routes.ts';
import { billingEventRoutes, billingRoutes } from '../billing/billing-routes.ts';
import { bookPageRoutes } from '../books/book-page-routes.ts';
import { companyRoutes, connectorRoutes } from '../connector/connector-routes.ts';
import { consolePageRoutes } from '../console/console-page-routes.ts';
import { consoleRoutes } from '../console/console-routes.ts';
import { catalogRoutes } from '../description/catalog-routes.ts';
import { Metrics } from '../health/metrics.ts';
import { Readiness } from '../health/readiness.ts';
import { RefusalLog } from '../health/refusal-log.ts';
import { RefusedCalls } from '../health/refused-calls.ts';
import { Traces } from '../health/traces.ts';
import { countStranger } from '../limits/address-limit.ts';
import { makeLimits, shareLimits } from '../limits/limits.ts';
import { isReadyToWait } from '../limits/wait.ts';
import { mcpRoutes } from '../mcp/mcp-routes.ts';
import { connectRoutes, oauthMetadataRoutes, oauthRoutes } from '../oauth/oauth-routes.ts';
import { acceptAccountForms } from '../pages/account-form.ts';
import { downloadRoutes } from '../pages/download-routes.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { setHeaders } from '../reply/json-reply.ts';
import { type NoteRefusal, plainRefusal, STATUS, sendRefusal } from '../reply/problem-status.ts';
import { acceptJson, BodyTimeouts } from '../request/json-body.ts';
import { LargeBodyQueue } from '../request/large-body-queue.ts';
import { commonHeaders, requestIds } from '../request/request-id.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from '../session/account-routes.ts';
import { deviceRoutes } from '../session/pairing-routes.ts';
import { sessionRoutes } from '../session/session-routes.ts';
import { statusPageRoutes, statusSubscriptionRoutes } from '../status/status-routes.ts';
import { handleFrameworkError, refusalOfError } from './error-reply.ts';
import { makeHttpServer, respondToBrokenRequest } from './http-server.ts';
import { RouteTable } from './route-table.ts';
import { submissionFastPath } from './submission-fast-path.ts';

export interface ServerOptions {
  readonly log?: Logger;
  /** Queued commands that a tenant may have. */
  readonly queuedMax?: number;
  /** How long a caller over a limit waits for the 429 response; at once when absent. */
  readonly limitAnswerMs?: number;
}

export interface CloudServer {
  readonly app: FastifyInstance;
  readonly routes: RouteTable;
  readonly metrics: Metrics;
  readonly largeBodies: LargeBodies;
  readonly intake: CommandIntake;
  /** Shares the usage of callers with the other nodes. */
  readonly shareLimits: () => Promise<void>;
}

/** Names in paths are at most 160 characters long; nothing valid is longer than this. */
const PATH_NAME_CHARACTERS_MAX = 500;

/** A caller over its limit gets the response after this time and asks again only then, so that a flood of requests costs little. */
export const LIMIT_ANSWER_MS = 1_000;
/** Above this number, responses are sent immediately, because waiting ones take memory. */
const HELD_BACK_MAX = 2_000;

export function createServer(
  context: Context,
  { log = silentLog(), queuedMax, limitAnswerMs = 0 }: ServerOptions = {},
): CloudServer {
  const nameRequest = requestIds(context.randomness);
  const services = makeServices(context, queuedMax);
  const noteRefusal = refusalNotes(services, log);
  const app: FastifyInstance = Fastify({
    logger: false,
    // One logger for all requests: a child for each would cost more than most requests do.
    childLoggerFactory: () => log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequest,
    bodyLimit: limits.requestBodyBytesMax,
    serverFactory: (routes) =>
      makeHttpServer(submissionFastPath({ services, nameRequest, noteRefusal, log, routes }), nameRequest),
    return503OnClosing: false,
    trustProxy: context.config.trustedProxies.length > 0 && [...context.config.trustedProxies],
    routerOptions: { maxParamLength: PATH_NAME_CHARACTERS_MAX },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: (error, socket) => respondToBrokenRequest(error, socket, nameRequest(null)),
  });
  const routes = new RouteTable();
  routes.collect(app);
  if (limitAnswerMs > 0) app.decorate('holdBack', holdingBack(context.timers, limitAnswerMs));
  app.decorate('noteRefusal', noteRefusal);
  app.decorateRequest('bodyBytes', 0);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('keyHolder', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('reader', undefined);
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const failed = { requestId: request.id, method: request.method, route: request.routeOptions.url };
    return sendRefusal(reply, refusalOfError(error, failed, { log, readiness: services.readiness }));
  });
  timeEveryRequest(app, services);
  guardEveryRequest(app, services, routes);
  shareLimits(app, context, services, log);
  services.refusals.writeRegularly(app, context, log);
  stopGracefully(app, services);
  app.register(async (scope) => registerRoutes(scope, services));
  const { metrics, largeBodies, intake, sharedUse } = services;
  return { app, routes, metrics, largeBodies, intake, shareLimits: () => sharedUse.share() };
}

function refusalNotes({ context, metrics, refusals }: Services, log: Logger): NoteRefusal {
  const lines = new RefusalLog(log, context.clock);
  return (refusal, { id: requestId, method, url, keyHolder, routeOptions }) => {
    const { code } = refusal.refused;
    // The address of a link to a file is a secret.
    const isSecret = routeOptions?.url?.includes(':token') === true;
    const [path, status] = [isSecret ? (routeOptions.url ?? '') : (url.split('?', 1)[0] ?? ''), STATUS[code]];
    metrics.refused(refusal);
    lines.write({ requestId, method, path, status, code });
    if (!keyHolder || status >= 500) return;
    const route = `${method} ${routeOptions?.url ?? path}`;
    refusals.count({ holder: keyHolder, route: route.replaceAll(/:(\w+)/g, '{$1}'), code, requestId });
  };
}

function holdingBack({ after }: Context['timers'], milliseconds: number): (send: () => void) => void {
  let held = 0;
  return (send) => {
    if (held >= HELD_BACK_MAX) {
      send();
      return;
    }
    held += 1;
    after(milliseconds, () => {
      held -= 1;
      send();
    });
  };
}

function makeServices(context: Context, queuedMax: number | undefined): Services {
  const { clock, store } = context;
  const serverLimits = makeLimits(context);
  const largeBodies = new LargeBodyQueue(serverLimits.transfers);
  const intake = new CommandIntake(context, largeBodies, queuedMax);
  const metrics = new Metrics(context);
  const bookWindow = new BookWindow(context, intake, metrics.sawAnswer);
  metrics.observeWindow(bookWindow);
  const traces = new Traces(context);
  metrics.observeTraces(traces);
  return {
    context,
    intake,
    bookWindow,
    callers: new KeyCache(store),
    connectors: new KeyCache(store),
    ...serverLimits,
    metrics,
    bodyTimeouts: new BodyTimeouts(clock),
    largeBodies,
    readiness: new Readiness(context),
    refusals: new RefusedCalls(context),
    traces,
    oauth: authorizationServerOf(context),
  };
}

function authorizationServerOf(context: Context): Services['oauth'] {
  let loading: ReturnType<Services['oauth']> | null = null;
  const load = async () => {
    const { AuthorizationServer } = await import('../../oauth/authorization-server.ts');
    return new AuthorizationServer(context);
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds since the epoch. */
    arrivedAt: number;
  }
}

/** Measured until the response begins: nothing must be stored for the thousands of polls that wait. */
function timeEveryRequest(app: FastifyInstance, { context, metrics }: Services): void {
  const { clock } = context;
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = clock.now();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    metrics.requests.observe({
      method: request.method,
      route: request.routeOptions.url,
      mayWait: isReadyToWait(request),
      status: reply.statusCode,
      milliseconds: clock.now() - request.arrivedAt,
    });
    done(null, payload);
  });
}

/** Checks every request before its body is read: sets the common headers, and rejects it if the server is stopping or there is no route. */
function guardEveryRequest(app: FastifyInstance, { context, addresses }: Services, routes: RouteTable): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(reply, commonHeaders(request.id));
    if (context.wakeups.isClosed) {
      sendRefusal(reply.header('connection', 'close'), plainRefusal('not_ready'));
    } else if (request.url.includes('%00')) {
      sendRefusal(reply, refuse('malformed_request', requestSays.nulInAddress()));
    } else if (request.is404) {
      const methods = routes.methodsAt(request.url.split('?', 1)[0] ?? '');
      const limited = countStranger(addresses, request);
      if (limited) sendRefusal(reply, limited);
      else if (methods.length === 0) sendRefusal(reply, plainRefusal('unknown_route'));
      else {
        const allow = methods.join(', ');
        sendRefusal(reply.header('allow', allow), refuse('method_not_allowed', requestSays.methods(allow, request.method)));
      }
    } else done();
  });
}

const SWEEP_CONNECTIONS_MS = 50;
/** A caller still reading a response this long after the stop is cut off. */
const STOP_MS_MAX = 15_000;

/** Ends long polls immediately and lets all other requests finish. */
function stopGracefully(app: FastifyInstance, { context, bodyTimeouts, largeBodies, traces }: Services): void {
  const stopWatching = bodyTimeouts.watch(context.timers);
  app.addHook('preClose', async () => {
    context.wakeups.close();
    const sweep = context.timers.every(SWEEP_CONNECTIONS_MS, () => app.server.closeIdleConnections());
    const cut = context.timers.after(STOP_MS_MAX, () => app.server.closeAllConnections());
    app.server.once('close', () => {
      sweep.cancel();
      cut.cancel();
    });
  });
  app.addHook('onClose', async () => {
    stopWatching();
    await Promise.all([largeBodies.close(), traces.close()]);
  });
}

async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  acceptJson(app, services.bodyTimeouts, limits.requestBodyBytesMax);
  app.register(async (scope) => apiRoutes(scope, services));
  app.register(async (scope) => mcpRoutes(scope, services));
  app.register(async (scope) => connectorRoutes(scope, services));
  app.register(async (scope) => companyRoutes(scope, services));
  app.register(async (scope) => adminRoutes(scope, services));
  app.register(async (scope) => consoleRoutes(scope, services));
  app.register(async (scope) => billingEventRoutes(scope, services));
  app.register(async (scope) => healthRoutes(scope, services));
  app.register(async (scope) => catalogRoutes(scope, services));
  app.register(async (scope) => oauthMetadataRoutes(scope, services));
  app.register(async (scope) => browserRoutes(scope, services));
}

/** Registers pages that build on those of the portal. */
function furtherPages(app: FastifyInstance, services: Services): void {
  bookPageRoutes(app, services);
  consolePageRoutes(app, services);
  app.register(async (scope) => statusPageRoutes(scope, services));
}

/** What browsers use. Pages bring their own content security policy. */
async function browserRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const isSecure = services.context.config.baseUrl.startsWith('https:');
  await app.register(fastifyCookie, { hook: false });
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: isSecure, global: true });
  app.register(async (scope) => pageRoutes(scope, services, furtherPages));
  app.register(async (scope) => sessionRoutes(scope, services));
  app.register(async (scope) => {
    acceptAccountForms(scope, services);
    await accountRoutes(scope, services);
  });
  app.register(async (scope) => billingRoutes(scope, services));
  app.register(async (scope) => statusSubscriptionRoutes(scope, services));
  app.register(async (scope) => deviceRoutes(scope, services));
  app.register(async (scope) => oauthRoutes(scope, services));
  app.register(async (scope) => connectRoutes(scope, services));
  app.register(async (scope) => downloadRoutes(scope, services));
}
