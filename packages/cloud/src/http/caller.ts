/**
 * Finds the caller: the holder of an API key, a connector, a logged-in user or the admin. What each can do at an endpoint is decided by its audience, in
 * endpoint/audience-guard.ts.
 */

import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { accessSays, type WantedKey } from '@ledgerline/words/problem/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { erasureRefusal } from '../account/erasure.ts';
import { missingFactor } from '../account/login/second-factor.ts';
import { findSession } from '../account/login/session.ts';
import { fullRights } from '../account/rights/access.ts';
import { isAllowedAddress } from '../account/rights/allowed-address.ts';
import { actorOf, type Caller, senders, sessionCaller } from '../account/rights/caller.ts';
import { ADMIN, findOperatorSession, type OperatorCaller, operatorOfLogin, operatorRequired } from '../console/operator.ts';
import { findVisit } from '../console/visit.ts';
import { unknownConnector } from '../delivery/book-directory.ts';
import type { Author, KeyHolder, KnownConnector, LiveSession, StoredAppKey } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { hashKey, isSameSecret, type KeyKind, readKey } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import type { CountedCaller } from './limits/rate-limit.ts';
import { readOperatorCookie, readSessionCookie, readVisitCookie, setSessionCookie } from './reply/session-cookie.ts';
import { isCrossSiteRequest } from './request/cross-site.ts';
import type { Services } from './services.ts';

export type MaybePromise<What> = What | Promise<What>;

const mapMaybePromise = <What, Next>(what: MaybePromise<What>, next: (what: What) => Next): MaybePromise<Next> =>
  what instanceof Promise ? what.then(next) : next(what);

/** The parts that are needed to find a caller: the context and the caches of keys. */
export type AuthContext = Pick<Services, 'context' | 'callers' | 'connectors'>;

/** A caller that acts for a tenant, through a key or logged in, with the data that limits count. */
export interface TenantCaller extends Caller, CountedCaller {}

/** A change that the caller of a request makes. */
export const authorIn = ({ request, caller }: { readonly request: FastifyRequest; readonly caller: Caller }): Author => ({
  actor: actorOf(caller),
  requestId: request.id,
});

/** The caller behind an API key. */
export interface ApiCaller extends TenantCaller {
  /** Null for the tenant key. */
  readonly appKey: StoredAppKey | null;
}

/** A logged-in user. */
export interface SessionCaller extends TenantCaller, LiveSession {
  readonly person: LiveSession['person'];
}

/** A caller that lists the account books of a connector. */
export interface OwnerCaller extends CountedCaller {
  readonly connectorId: string;
  /** The only account books to be shown; null for all. */
  readonly companies: readonly string[] | null;
}

/** Whether a request has the admin key. */
export function adminRefusal({ config }: Context, request: FastifyRequest): Refusal | null {
  const key = bearerOf(request);
  const isAdmin = key !== null && isSameSecret(key, config.adminKey);
  return isAdmin ? null : refuse('admin_key_required', accessSays.adminKey());
}

/** The holder of the admin key, or an operator who is logged in and whose request comes from our own pages. */
export async function findOperator(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperatorCaller | Refusal> {
  if (bearerOf(request) !== null) return adminRefusal(context, request) ?? ADMIN;
  const operator = await findLoggedInOperator(context, request, reply);
  return !isRefusal(operator) && isCrossSiteRequest(request, context.config.baseUrl) ? crossSite() : operator;
}

async function findLoggedInOperator(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperatorCaller | Refusal> {
  const token = readOperatorCookie(request);
  const exchanged = token === null ? null : await findOperatorSession(context, token);
  if (exchanged) return exchanged;
  const live = await findLiveSession(context, request, reply);
  return live ? operatorOfLogin(context, live) : operatorRequired();
}

/** The key of an Authorization header; null if there is none. */
function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What authentication needs of a request. */
interface CredentialRequest extends Pick<FastifyRequest, 'headers'> {
  readonly log: Pick<FastifyRequest['log'], 'warn'>;
  /** Set when the key is found, even if it is no longer valid. */
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
  return holder ?? invalidKey(accessSays.unknownKey());
}

function callerOfKey(context: Context, holder: KeyHolder, request: CredentialRequest): ApiCaller | Refusal {
  const { tenant, appKey, secretUntil } = holder;
  const { tenantId } = tenant;
  if (secretUntil !== null && secretUntil <= context.clock.now()) {
    const at = { at: secretUntil };
    return invalidKey(appKey?.app ? accessSays.expiredToken(at) : accessSays.rotatedKey(at));
  }
  if (!appKey) return { tenant, rights: fullRights, sentBy: senders.tenantKey, callerId: tenantId, tenantId, appKey: null };
  const ended = keyProblem(appKey, context.clock.now());
  if (ended) return ended;
  if (appKey.addresses !== null && !isAllowedAddress(appKey.addresses, request.ip ?? '')) return elsewhere(request);
  recordKeyUse(context, appKey, request);
  const { keyId, access, companies, amountMax, approval } = appKey;
  return {
    tenant,
    rights: { access, companies, amountMax, approval },
    sentBy: keyId,
    callerId: keyId,
    tenantId,
    appKey,
  };
}

const elsewhere = ({ ip }: CredentialRequest): Refusal =>
  refuse('address_not_allowed', accessSays.elsewhere(ip ?? accessSays.unknownAddress()));

function keyProblem({ revokedAt, expiresAt }: StoredAppKey, now: number): Refusal | null {
  if (revokedAt !== null) return invalidKey(accessSays.revokedKey({ at: revokedAt }));
  if (expiresAt === null || now < expiresAt) return null;
  return invalidKey(accessSays.expiredKey({ at: expiresAt }));
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

/** Returns the connector of a path if the key is its own. It does not say whether another connector exists. */
export function findConnector(
  { context, connectors }: AuthContext,
  request: Pick<CredentialRequest, 'headers'>,
  connectorId: string,
): MaybePromise<KnownConnector | Refusal> {
  const connector = connectors.find(credentialOf(request), () => lookUpConnector(context, request));
  return mapMaybePromise(connector, (known) => {
    if (isRefusal(known) || known.connectorId === connectorId) return known;
    return refuse('unknown_connector', accessSays.otherConnector(connectorId));
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
  return connector ?? invalidKey(accessSays.unknownConnectorKey());
}

/** The operator on a visit to a portal; otherwise the logged-in user of the request. */
export async function findVisitOrSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | null> {
  const token = readVisitCookie(request);
  const visit = token === null ? null : await findVisit(context, token);
  return visit ?? findLiveSession(context, request, reply);
}

/** Returns the logged-in user of a request that comes from our own pages. */
export async function findLogin(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionCaller | Refusal> {
  const live = await findVisitOrSession(context, request, reply);
  if (!live) return loginRequired();
  return isCrossSiteRequest(request, context.config.baseUrl) ? crossSite() : sessionCallerOf(live);
}

export const loginRequired = (): Refusal => refuse('login_required', accessSays.logIn());

export const crossSite = (): Refusal => refuse('cross_site_request', accessSays.crossSite());

export const sessionCallerOf = (live: LiveSession): SessionCaller => ({
  ...live,
  ...sessionCaller(live),
  person: live.person,
  callerId: live.session.tokenHash,
  tenantId: live.tenant.tenantId,
});

const SESSION_MS = limits.sessionDays * 24 * 60 * MINUTE_MS;

/** Returns the session of a cookie if it is valid. Extends the cookie when the session was just extended. */
export async function findLiveSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | null> {
  const token = readSessionCookie(request);
  const live = token === null ? null : await findSession(context, token);
  if (live) request.reader = live.person;
  if (token !== null && live && isJustExtended(live, context.clock.now())) {
    setSessionCookie(reply, context, { token, expiresAt: live.session.expiresAt });
  }
  return live;
}

const isJustExtended = ({ session }: LiveSession, now: number): boolean =>
  session.createdAt + MINUTE_MS < now && session.expiresAt > now + SESSION_MS - MINUTE_MS;

/** The connector itself, a key of its tenant, or its tenant's session. A key for certain books sees only those. */
export async function findOwner(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  connectorId: string,
): Promise<OwnerCaller | Refusal> {
  const key = bearerOf(request);
  if (key?.startsWith('ll_conn_')) {
    const connector = await findConnector(auth, request, connectorId);
    return isRefusal(connector) ? connector : { connectorId, companies: null, ...countedConnector(connector) };
  }
  const owner = key === null ? await findOwnLogin(auth.context, request, reply) : await findCaller(auth, request);
  if (isRefusal(owner)) return owner;
  const { callerId, tenantId, rights } = owner;
  const connector = await auth.context.store.connector({ connectorId });
  const isOwn = connector?.tenantId === tenantId;
  return isOwn ? { connectorId, companies: rights.companies, callerId, tenantId } : unknownConnector(connectorId);
}

async function findOwnLogin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<SessionCaller | Refusal> {
  if (readSessionCookie(request) === null) {
    return refuse('invalid_key', accessSays.keyOrLogin());
  }
  const login = await findLogin(context, request, reply);
  return isRefusal(login) ? login : (missingFactor(login) ?? login);
}

const FAULTS = { malformed: accessSays.malformedKey, checksum: accessSays.wrongChecksum } as const;

/** Returns the key of a request if it has the right form and kind. */
function readBearer(request: Pick<FastifyRequest, 'headers'>, kinds: readonly KeyKind[], wanted: WantedKey): string | Refusal {
  const key = bearerOf(request);
  if (key === null) return invalidKey(accessSays.sendKey(wanted));
  const read = readKey(key);
  if ('fault' in read) return invalidKey(FAULTS[read.fault]());
  return kinds.includes(read.kind) ? key : invalidKey(accessSays.otherKey(wanted, read.kind));
}

const invalidKey = (sentence: Sentence): Refusal => refuse('invalid_key', sentence);
