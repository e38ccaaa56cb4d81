/**
 * Authenticates callers: API keys, connectors, login sessions and the admin. Each guard runs before every route of a plugin, so
 * that no route can be left out, and returns a function that gives the caller of a request.
 */

import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { erasureRefusal, isStoppedByErasure } from '../account/erasure.ts';
import { missingFactor } from '../account/login/second-factor.ts';
import { findSession } from '../account/login/session.ts';
import { fullRights } from '../account/rights/access.ts';
import { isAllowedAddress } from '../account/rights/allowed-address.ts';
import { type Caller, senders } from '../account/rights/caller.ts';
import { roleRefusal } from '../account/rights/role.ts';
import type { KeyHolder, KnownConnector, LiveSession, StoredAppKey } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { readableInstant } from '../system/instant.ts';
import { hashKey, isSameSecret, type KeyKind, readKey } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import type { CountedCaller } from './limits/rate-limit.ts';
import { STATUS, sendRefusal } from './reply/problem-status.ts';
import { readSessionCookie, setSessionCookie } from './reply/session-cookie.ts';
import { isCrossSiteRequest } from './request/cross-site.ts';
import type { Services } from './services.ts';

type MaybePromise<What> = What | Promise<What>;

const mapMaybePromise = <What, Next>(what: MaybePromise<What>, next: (what: What) => Next): MaybePromise<Next> =>
  what instanceof Promise ? what.then(next) : next(what);

/** Returns the caller of a request that passed a guard. */
export type CallerOf<Who> = (request: FastifyRequest) => Who;

/** Finds the caller of a request once more: who has waited for a response may have lost the key, the session or a right meanwhile. */
export type LookAgain<Who> = (request: FastifyRequest, reply: FastifyReply) => MaybePromise<Who | Refusal>;

export type GuardedCallerOf<Who> = CallerOf<Who> & { readonly again: LookAgain<Who> };

/** Runs a guard before every route of a plugin, synchronously if the caller is cached. */
export function guard<Who extends object | string>(app: FastifyInstance, find: LookAgain<Who>): GuardedCallerOf<Who> {
  /** Kept on the request itself, because thousands of polls wait and every object counts. */
  const found = Symbol('caller');
  type Guarded = FastifyRequest & { [found]: Who | null };
  app.decorateRequest(found, null);
  app.addHook('onRequest', (request, reply, done) => {
    const pass = (who: Who | Refusal): void => {
      if (isRefusal(who)) {
        const isStranger = STATUS[who.refused.code] === 401 || who.refused.code === 'address_not_allowed';
        sendRefusal(reply, (isStranger && app.countStranger?.(request)) || who);
        return;
      }
      (request as Guarded)[found] = who;
      done();
    };
    const who = find(request, reply);
    if (who instanceof Promise) who.then(pass).catch(done);
    else pass(who);
  });
  const callerOf = (request: FastifyRequest): Who => {
    const who = (request as Guarded)[found];
    if (who === null) throw new Error('The request has not passed its guard.');
    return who;
  };
  return Object.assign(callerOf, { again: find });
}

/** What guards need: the context and the caches of keys. */
export type AuthContext = Pick<Services, 'context' | 'callers' | 'connectors'>;

/** The caller behind an API key, also as limits count it. */
export interface ApiCaller extends Caller, CountedCaller {
  /** Null for the tenant key. */
  readonly appKey: StoredAppKey | null;
}

/** Rejects a key that is limited to some rights or some account books. */
export function fullAccessRefusal({ rights }: Caller, doing: string): Refusal | null {
  const isFull = rights.access === 'full' && rights.companies === null;
  return isFull ? null : refuse('access_denied', `Only a key with full access to all account books can ${doing}.`);
}

/** Tenant and app keys. */
export const guardByApiKey = (app: FastifyInstance, auth: AuthContext): GuardedCallerOf<ApiCaller> =>
  guard(app, (request) => findCaller(auth, request));

/** The key of the connector that `:connectorId` names. */
export const guardByConnectorKey = (app: FastifyInstance, auth: AuthContext): CallerOf<KnownConnector> =>
  guard(app, (request) => findConnector(auth, request, connectorIdOf(request)));

/** A login session whose role has the right that the route needs; requests that a browser sends from another site are rejected. */
export const guardBySession = (app: FastifyInstance, context: Context): GuardedCallerOf<LiveSession> =>
  guard(app, async (request, reply) => {
    const live = await findLogin(context, request, reply);
    return isRefusal(live) ? live : (refusalOfRole(live, request) ?? live);
  });

/** Why a user cannot make a request: a second factor is missing, the role does not allow it, or the company is to be erased. Null when nothing is in the way. */
export function refusalOfRole(live: LiveSession, { routeOptions, method }: FastifyRequest): Refusal | null {
  const { right, isBeforeFactor } = routeOptions.config;
  if (right === undefined) throw new Error(`${routeOptions.url} does not declare what a role needs.`);
  return (
    (isBeforeFactor ? null : missingFactor(live)) ??
    roleRefusal(live.role, right) ??
    (isStoppedByErasure(right, method) ? erasureRefusal(live.tenant) : null)
  );
}

/** The admin key. */
export const guardByAdminKey = (app: FastifyInstance, context: Context): CallerOf<'admin'> =>
  guard(app, async (request) => {
    const key = bearerOf(request);
    const isAdmin = key !== null && isSameSecret(key, context.config.adminKey);
    return isAdmin ? 'admin' : refuse('admin_key_required', 'Send the admin key as Authorization: Bearer <key>.');
  });

function connectorIdOf(request: FastifyRequest): string {
  const { connectorId } = request.params as { readonly connectorId?: string };
  if (connectorId === undefined) throw new Error('A path with this guard must have a connectorId.');
  return connectorId;
}

/** The key of an Authorization header; null if there is none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What authentication needs of a request. */
interface CredentialRequest extends Pick<FastifyRequest, 'headers'> {
  readonly log: Pick<FastifyRequest['log'], 'warn'>;
  /** Set when the key is found, also if it is not valid. */
  keyHolder?: FastifyRequest['keyHolder'];
  /** Absent where it is not known yet; a key that is limited to addresses is then rejected. */
  readonly ip?: string;
}

const credentialOf = ({ headers }: Pick<CredentialRequest, 'headers'>): string => headers.authorization ?? '';

/** Returns the tenant of an API key and the rights of the key. */
export function findCaller({ context, callers }: AuthContext, request: CredentialRequest): MaybePromise<ApiCaller | Refusal> {
  const holder = callers.find(credentialOf(request), () => lookUpHolder(context, request));
  return mapMaybePromise(holder, (known) => {
    if (isRefusal(known)) return known;
    request.keyHolder = known;
    return erasureRefusal(known.tenant) ?? callerOfKey(context, known, request);
  });
}

async function lookUpHolder({ store }: Context, request: CredentialRequest): Promise<KeyHolder | Refusal> {
  const key = readBearer(request, ['tenant', 'app'], 'API key');
  if (isRefusal(key)) return key;
  const holder = await store.keyHolder({ keyHash: hashKey(key) });
  return (
    holder ?? invalidKey('This key does not exist or has been rotated. Use the new key, or create another one in the portal.')
  );
}

function callerOfKey(context: Context, holder: KeyHolder, request: CredentialRequest): ApiCaller | Refusal {
  const { tenant, appKey, secretUntil } = holder;
  const { tenantId } = tenant;
  if (secretUntil !== null && secretUntil <= context.clock.now()) {
    return invalidKey(`This key was rotated and stopped working at ${readableInstant(secretUntil)}. Use the new key.`);
  }
  if (!appKey) return { tenant, rights: fullRights, sentBy: senders.tenantKey, callerId: tenantId, tenantId, appKey: null };
  const ended = keyProblem(appKey, context.clock.now());
  if (ended) return ended;
  if (appKey.addresses !== null && !isAllowedAddress(appKey.addresses, request.ip ?? '')) return elsewhere(request);
  recordKeyUse(context, appKey, request);
  const { keyId, access, companies, amountMax } = appKey;
  return {
    tenant,
    rights: { access, companies, amountMax },
    sentBy: keyId,
    callerId: keyId,
    tenantId,
    appKey,
  };
}

function elsewhere({ ip = 'an unknown address' }: CredentialRequest): Refusal {
  const message = `This key cannot be used from ${ip}. Use it from an address that the key allows, or change its allowed addresses in the portal.`;
  return refuse('address_not_allowed', message);
}

function keyProblem({ revokedAt, expiresAt }: StoredAppKey, now: number): Refusal | null {
  if (revokedAt !== null) return invalidKey(`This key was revoked at ${readableInstant(revokedAt)}. Use another one.`);
  if (expiresAt === null || now < expiresAt) return null;
  return invalidKey(`This key expired at ${readableInstant(expiresAt)}. Create a new one in the portal.`);
}

/** The caller does not wait for this, and a failure to record a use does not reject the request. */
function recordKeyUse({ store }: Context, { keyId }: StoredAppKey, request: CredentialRequest): void {
  store
    .touchAppKey({ keyId })
    .catch((error: unknown) => request.log.warn({ err: error }, 'the use of an app key was not recorded'));
}

/** A connector as limits count it. */
export const countedConnector = ({ connectorId, tenantId }: KnownConnector): CountedCaller => ({
  callerId: connectorId,
  tenantId,
});

/** A login session as limits count it. */
export const countedSession = ({ session, tenant }: LiveSession): CountedCaller => ({
  callerId: session.tokenHash,
  tenantId: tenant.tenantId,
});

/** Returns the connector of a path if the key is its own. It does not say whether another connector exists. */
export function findConnector(
  { context, connectors }: AuthContext,
  request: Pick<CredentialRequest, 'headers'>,
  connectorId: string,
): MaybePromise<KnownConnector | Refusal> {
  const connector = connectors.find(credentialOf(request), () => lookUpConnector(context, request));
  return mapMaybePromise(connector, (known) => {
    if (isRefusal(known) || known.connectorId === connectorId) return known;
    return refuse('unknown_connector', `This key does not belong to connector ${connectorId}.`);
  });
}

async function lookUpConnector(
  { store }: Context,
  request: Pick<CredentialRequest, 'headers'>,
): Promise<KnownConnector | Refusal> {
  const key = readBearer(request, ['conn'], 'connector key');
  if (isRefusal(key)) return key;
  const connector = await store.connectorByKey({ keyHash: hashKey(key) });
  const tenant = connector && (await store.tenant(connector));
  const stopped = tenant && erasureRefusal(tenant);
  if (stopped) return stopped;
  return connector ?? invalidKey('This connector key does not exist or has been rotated. Download the configuration again.');
}

/** Returns the login session of a request that comes from our own pages. */
export async function findLogin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<LiveSession | Refusal> {
  const live = await findLiveSession(context, request, reply);
  if (!live) return refuse('login_required', 'Log in first.');
  return isCrossSiteRequest(request, context.config.baseUrl) ? crossSite() : live;
}

export const crossSite = (): Refusal => refuse('cross_site_request', 'This request came from another site and was blocked.');

const SESSION_MS = limits.sessionDays * 24 * 60 * MINUTE_MS;

/** Returns the session of a cookie if it is valid. Extends the cookie when the session was just extended. */
export async function findLiveSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | null> {
  const token = readSessionCookie(request);
  const live = token === null ? null : await findSession(context, token);
  if (token !== null && live && isJustExtended(live, context.clock.now())) {
    setSessionCookie(reply, context, { token, expiresAt: live.session.expiresAt });
  }
  return live;
}

const isJustExtended = ({ session }: LiveSession, now: number): boolean =>
  session.createdAt + MINUTE_MS < now && session.expiresAt > now + SESSION_MS - MINUTE_MS;

const KIND_NAMES: Readonly<Record<KeyKind, string>> = {
  tenant: 'a tenant key',
  app: 'an app key',
  conn: 'a connector key',
  admin: 'the admin key',
};

const FAULTS = {
  malformed: 'The key does not have the form ll_…. Check that you copied all of it.',
  checksum: 'The checksum of the key is wrong. A character is missing or mistyped.',
} as const;

/** Returns the key of a request if it has the right form and kind. */
function readBearer(request: Pick<FastifyRequest, 'headers'>, kinds: readonly KeyKind[], wanted: string): string | Refusal {
  const key = bearerOf(request);
  if (key === null) return invalidKey(`Send the ${wanted} as Authorization: Bearer <key>.`);
  const read = readKey(key);
  if ('fault' in read) return invalidKey(FAULTS[read.fault]);
  return kinds.includes(read.kind) ? key : invalidKey(`This endpoint needs the ${wanted}; you sent ${KIND_NAMES[read.kind]}.`);
}

const invalidKey = (message: string): Refusal => refuse('invalid_key', message);
