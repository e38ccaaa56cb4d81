/**
 * Decides who can call an endpoint, by the audience that it declares. A guard finds the caller, counts the request in the limit of that caller and
 * checks what the endpoint requires, before the body is read.
 */

import { accessSays } from '@ledgerline/words/problem/access';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { erasureRefusal, isStoppedByErasure } from '../../account/erasure.ts';
import { missingFactor } from '../../account/login/second-factor.ts';
import { roleRefusal } from '../../account/rights/role.ts';
import type { OperatorCaller } from '../../console/operator.ts';
import { visitRefusal } from '../../console/visit.ts';
import type { KnownConnector, LiveSession } from '../../store/store.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import {
  type ApiCaller,
  adminRefusal,
  countedConnector,
  crossSite,
  findCaller,
  findConnector,
  findLogin,
  findOperator,
  findOwner,
  findVisitOrSession,
  loginRequired,
  type MaybePromise,
  type OwnerCaller,
  type SessionCaller,
  sessionCallerOf,
} from '../caller.ts';
import { countStranger } from '../limits/address-limit.ts';
import type { CallLimit, CountedCaller } from '../limits/rate-limit.ts';
import { toConsoleLogin, toLogin, toSecurity } from '../reply/login-redirect.ts';
import { STATUS, sendRefusal } from '../reply/problem-status.ts';
import { isCrossSiteRequest, isForeignHost } from '../request/cross-site.ts';
import type { Services } from '../services.ts';
import type { Audience, Endpoint } from './endpoint.ts';

/** The data that each audience knows about its caller. */
interface Callers {
  readonly anyone: null;
  readonly 'same-site': null;
  readonly 'own-session': null;
  readonly session: SessionCaller;
  readonly 'session-page': SessionCaller;
  readonly 'api-key': ApiCaller;
  readonly 'assistant-key': ApiCaller;
  readonly 'full-key': ApiCaller;
  readonly 'tenant-key': ApiCaller;
  readonly 'connector-key': KnownConnector;
  readonly 'connector-or-owner': OwnerCaller;
  readonly 'admin-key': null;
  readonly operator: OperatorCaller;
  readonly 'operator-page': OperatorCaller;
}

/** The caller that a handler gets by the audience of its endpoint. */
export type CallerOf<For extends Audience> = Callers[For];

export type GuardServices = Pick<Services, 'context' | 'callers' | 'connectors' | 'rateLimit' | 'sessionLimit' | 'addresses'>;

/** The steps of a guard, in their order. */
interface Guard<Who> {
  /** Finds the caller, synchronously if it is cached. Runs again after a wait, because the key, the session or a right may have been removed. */
  readonly find: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<Who | Refusal>;
  readonly count: Count<Who> | null;
  /** Why a known caller is not allowed to make this request. */
  readonly deny: ((who: Who, request: FastifyRequest) => Refusal | null) | null;
  readonly reject: (reply: FastifyReply, refusal: Refusal) => unknown;
}

/** Counts a request; a refusal if there were too many. Null where a limit is off, so that nothing runs for it. */
type Count<Who> = (who: Who, request: FastifyRequest, reply: FastifyReply) => Refusal | null;

const countAddress = ({ addresses }: GuardServices, { isUnlimited, countsAs }: Endpoint): Count<unknown> | null =>
  addresses.isOff || isUnlimited ? null : (_who, request) => countStranger(addresses, request, countsAs);

const countCaller = (limit: CallLimit, { countsAs }: Endpoint): Count<CountedCaller> | null =>
  limit.isOff ? null : (who, _request, reply) => limit.count(who, reply, countsAs);

type MakeGuard<Who> = (services: GuardServices, endpoint: Endpoint) => Guard<Who>;

const anyone: MakeGuard<null> = (services, endpoint) => ({
  find: () => null,
  count: countAddress(services, endpoint),
  deny: null,
  reject: sendRefusal,
});

/** Rejects requests of other sites, so that none can log a browser in or out. */
const sameSite: MakeGuard<null> = (services, endpoint) => ({
  ...anyone(services, endpoint),
  deny: (_who, request) => (isCrossSiteRequest(request, services.context.config.baseUrl) ? crossSite() : null),
});

/** A login session whose role has the right that the endpoint needs; requests that a browser sends from another site are rejected. */
const session: MakeGuard<SessionCaller> = ({ context, sessionLimit }, endpoint) => ({
  find: async (request, reply) => {
    const login = await findLogin(context, request, reply);
    return isRefusal(login) ? login : (roleRefusalAt(endpoint, login) ?? login);
  },
  count: countCaller(sessionLimit, endpoint),
  deny: null,
  reject: sendRefusal,
});

/** Why a user cannot make a request: a second factor is missing, the role does not allow it, or the company will be erased. */
function roleRefusalAt(endpoint: Endpoint, live: LiveSession): Refusal | null {
  const { path, method, right, isBeforeFactor } = endpoint;
  if (right === undefined) throw new Error(`${path} does not declare what a role needs.`);
  return (
    visitRefusal(endpoint, live) ??
    (isBeforeFactor ? null : missingFactor(live)) ??
    roleRefusal(live.role, right) ??
    (isStoppedByErasure(right, method) ? erasureRefusal(live.tenant) : null)
  );
}

/** Redirects a browser to the page that fixes the problem; only a file returns the problem itself. */
const sessionPage: MakeGuard<SessionCaller> = ({ context, sessionLimit }, endpoint) => {
  const { responses, loginLeadsTo } = endpoint;
  const isPage = responses[0].mediaType === 'text/html';
  return {
    find: async (request, reply) => {
      const live = await findVisitOrSession(context, request, reply);
      return live ? sessionCallerOf(live) : loginRequired();
    },
    count: countCaller(sessionLimit, endpoint),
    deny: (login) => roleRefusalAt(endpoint, login),
    reject: (reply, refusal) => {
      const { code } = refusal.refused;
      if (code === 'login_required') toLogin(reply.request, reply, loginLeadsTo?.(reply.request));
      else if (code === 'second_factor_missing' && isPage) toSecurity(reply);
      else sendRefusal(reply, refusal);
    },
  };
};

const apiKey: MakeGuard<ApiCaller> = (services, endpoint) => ({
  find: (request) => findCaller(services, request),
  count: countCaller(services.rateLimit, endpoint),
  deny: null,
  reject: sendRefusal,
});

/** Programs of people's own machines call here, where pages can reach them under any host name. */
const assistantKey: MakeGuard<ApiCaller> = (services, endpoint) => {
  const { baseUrl } = services.context.config;
  const isForeign = (request: FastifyRequest): boolean => isCrossSiteRequest(request, baseUrl) || isForeignHost(request, baseUrl);
  return {
    ...apiKey(services, endpoint),
    find: (request) => (isForeign(request) ? crossSite() : findCaller(services, request)),
  };
};

/** Rejects a key that is limited to some rights or some account books. */
const fullKey: MakeGuard<ApiCaller> = (services, endpoint) => ({
  ...apiKey(services, endpoint),
  deny: ({ rights, appKey }, request) => {
    if (rights.access === 'full' && rights.companies === null) return null;
    if (endpoint.isOpenToItself && appKey?.keyId === nameIn(request, 'keyId')) return null;
    return refuse('access_denied', accessSays.fullKeyOnly(String(endpoint.doing)));
  },
});

const tenantKey: MakeGuard<ApiCaller> = (services, endpoint) => ({
  ...apiKey(services, endpoint),
  deny: ({ appKey }) =>
    appKey ? refuse('access_denied', accessSays.tenantKeyOnly(String(endpoint.doing), String(endpoint.instead))) : null,
});

/** The key of the connector that the path names. Of one that waits no more is kept than the cache has: there are thousands. */
const connectorKey: MakeGuard<KnownConnector> = (services, endpoint) => {
  const count = countCaller(services.rateLimit, endpoint);
  return {
    find: (request) => findConnector(services, request, nameIn(request, 'connectorId')),
    count: count && ((connector, request, reply) => count(countedConnector(connector), request, reply)),
    deny: null,
    reject: sendRefusal,
  };
};

const owner: MakeGuard<OwnerCaller> = (services, endpoint) => ({
  find: (request, reply) => findOwner(services, request, reply, nameIn(request, 'connectorId')),
  count: countCaller(services.rateLimit, endpoint),
  deny: null,
  reject: sendRefusal,
});

const adminKey: MakeGuard<null> = ({ context }) => ({
  find: (request) => adminRefusal(context, request),
  count: null,
  deny: null,
  reject: sendRefusal,
});

const operator: MakeGuard<OperatorCaller> = ({ context }) => ({
  find: (request, reply) => findOperator(context, request, reply),
  count: null,
  deny: null,
  reject: sendRefusal,
});

const operatorPage: MakeGuard<OperatorCaller> = (services, endpoint) => ({
  ...operator(services, endpoint),
  reject: (reply, refusal) => {
    const { code } = refusal.refused;
    if (code === 'admin_key_required') toConsoleLogin(reply.request, reply);
    else if (code === 'second_factor_missing') toSecurity(reply);
    else sendRefusal(reply, refusal);
  },
});

const GUARDS: { readonly [For in Audience]: MakeGuard<CallerOf<For>> } = {
  anyone,
  'same-site': sameSite,
  'own-session': sameSite,
  session,
  'session-page': sessionPage,
  'api-key': apiKey,
  'assistant-key': assistantKey,
  'full-key': fullKey,
  'tenant-key': tenantKey,
  'connector-key': connectorKey,
  'connector-or-owner': owner,
  'admin-key': adminKey,
  operator,
  'operator-page': operatorPage,
};

function nameIn(request: FastifyRequest, name: string): string {
  const value = (request.params as Readonly<Record<string, string>>)[name];
  if (value === undefined) throw new Error(`A path with this audience must have a ${name}.`);
  return value;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller, of the type that the audience of the endpoint has. Stored on the request itself, because thousands of polls wait and every object
     * counts.
     */
    caller: unknown;
  }
  interface FastifyContextConfig {
    /** Set for every declared endpoint; there are no others. */
    findCaller?: Guard<unknown>['find'];
  }
}

/** The options of a route that only accepts the audience of its endpoint. */
export function guarded(services: GuardServices, endpoint: Endpoint) {
  const guard = GUARDS[endpoint.audience](services, endpoint) as Guard<unknown>;
  return { onRequest: hookOf(guard, services, endpoint), config: { findCaller: guard.find } };
}

function hookOf<Who>(
  { find, count, deny, reject }: Guard<Who>,
  { addresses }: GuardServices,
  { countsAs }: Endpoint,
): onRequestHookHandler {
  return (request, reply, done) => {
    const pass = (who: Who | Refusal): void => {
      if (isRefusal(who)) {
        reject(reply, (isOfStranger(who) && countStranger(addresses, request, countsAs)) || who);
        return;
      }
      request.caller = who;
      const refusal = count?.(who, request, reply) ?? deny?.(who, request);
      if (refusal) reject(reply, refusal);
      else done();
    };
    const who = find(request, reply);
    if (who instanceof Promise) who.then(pass).catch(done);
    else pass(who);
  };
}

const isOfStranger = ({ refused: { code } }: Refusal): boolean => STATUS[code] === 401 || code === 'address_not_allowed';

/** Finds the caller of a request again, after a wait. */
export function lookAgain<Who>(request: FastifyRequest & { readonly caller: Who }, reply: FastifyReply) {
  const { findCaller } = request.routeOptions.config;
  if (!findCaller) throw new Error('Only a declared endpoint has a caller.');
  return findCaller(request, reply) as MaybePromise<Who | Refusal>;
}
