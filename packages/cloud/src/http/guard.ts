/**
 * Finds out who is calling: the holder of an API key, a connector, somebody logged in, the admin. Each guard stands before
 * every route of a plugin, so that none can be missed, and answers who came through.
 */

import { limits } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fullRights } from '../account/access.ts';
import { type Caller, senders } from '../account/caller.ts';
import { findSession, type LiveSession } from '../account/session.ts';
import type { KeyHolder, KnownConnector, StoredAppKey } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { readableInstant } from '../system/instant.ts';
import { hashKey, isSameSecret, type KeyKind, readKey } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { isFromElsewhere } from './cross-site.ts';
import { STATUS, sendRefusal } from './problem-status.ts';
import type { CountedCaller } from './rate-limit.ts';
import type { Services } from './services.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';

/** There at once, or in a moment. */
type Later<What> = What | Promise<What>;

const whenThere = <What, Next>(what: Later<What>, next: (what: What) => Next): Later<Next> =>
  what instanceof Promise ? what.then(next) : next(what);

/** Who came through a guard. */
export type Found<Who> = (request: FastifyRequest) => Who;

/** Puts a guard before every route of a plugin. Who is known at once goes on at once. */
export function guard<Who extends object | string>(
  app: FastifyInstance,
  find: (request: FastifyRequest, reply: FastifyReply) => Later<Who | Refusal>,
): Found<Who> {
  /** On the request itself: thousands of polls wait, and whatever is kept beside them counts. */
  const found = Symbol('who came through');
  type Guarded = FastifyRequest & { [found]: Who | null };
  app.decorateRequest(found, null);
  app.addHook('onRequest', (request, reply, done) => {
    const pass = (who: Who | Refusal): void => {
      if (isRefusal(who)) {
        const isStranger = STATUS[who.refused.code] === 401;
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
  return (request) => {
    const who = (request as Guarded)[found];
    if (who === null) throw new Error('The request came past its guard.');
    return who;
  };
}

/** What guards go by: the context, and who is remembered. */
export type Gate = Pick<Services, 'context' | 'callers' | 'connectors'>;

/** Whoever sends an API key, as limits count them too. */
export interface ApiCaller extends Caller, CountedCaller {}

/** Tenant and app keys. */
export const guardByApiKey = (app: FastifyInstance, gate: Gate): Found<ApiCaller> =>
  guard(app, (request) => findCaller(gate, request));

/** The key of the connector that `:connectorId` names. */
export const guardByConnectorKey = (app: FastifyInstance, gate: Gate): Found<KnownConnector> =>
  guard(app, (request) => findConnector(gate, request, connectorIdOf(request)));

/** A login session, and no call that a browser makes from another site. */
export const guardBySession = (app: FastifyInstance, context: Context): Found<LiveSession> =>
  guard(app, (request, reply) => findLogin(context, request, reply));

/** The admin key. */
export const guardByAdminKey = (app: FastifyInstance, context: Context): Found<'admin'> =>
  guard(app, async (request) => {
    const key = bearerOf(request);
    const isAdmin = key !== null && isSameSecret(key, context.config.adminKey);
    return isAdmin ? 'admin' : refuse('admin_key_required', 'Send the admin key as Authorization: Bearer <key>.');
  });

function connectorIdOf(request: FastifyRequest): string {
  const { connectorId } = request.params as { readonly connectorId?: string };
  if (connectorId === undefined) throw new Error('A path behind this guard names its connector.');
  return connectorId;
}

/** The key of an Authorization header; null when it carries none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What of a request it takes to see who is calling. */
interface Knock extends Pick<FastifyRequest, 'headers'> {
  readonly log: Pick<FastifyRequest['log'], 'warn'>;
}

const credentialOf = ({ headers }: Pick<Knock, 'headers'>): string => headers.authorization ?? '';

/** The tenant behind an API key, and what the key may do. */
export function findCaller({ context, callers }: Gate, request: Knock): Later<ApiCaller | Refusal> {
  const holder = callers.find(credentialOf(request), () => lookUpHolder(context, request));
  return whenThere(holder, (known) => (isRefusal(known) ? known : callerBehind(context, known, request)));
}

async function lookUpHolder({ store }: Context, request: Knock): Promise<KeyHolder | Refusal> {
  const key = readBearer(request, ['tenant', 'app'], 'API key');
  if (isRefusal(key)) return key;
  const holder = await store.keyHolder({ keyHash: hashKey(key) });
  return (
    holder ?? invalidKey('This key does not exist or has been rotated. Use the new key, or create another one in the portal.')
  );
}

function callerBehind(context: Context, { tenant, appKey }: KeyHolder, request: Knock): ApiCaller | Refusal {
  const { tenantId } = tenant;
  if (!appKey) return { tenant, rights: fullRights, sentBy: senders.tenantKey, callerId: tenantId, tenantId };
  const ended = endOf(appKey, context.clock.now());
  if (ended) return ended;
  noteUse(context, appKey, request);
  const { keyId, access, companies } = appKey;
  return { tenant, rights: { access, companies }, sentBy: keyId, callerId: keyId, tenantId };
}

function endOf({ revokedAt, expiresAt }: StoredAppKey, now: number): Refusal | null {
  if (revokedAt !== null) return invalidKey(`This key was revoked at ${readableInstant(revokedAt)}. Use another one.`);
  if (expiresAt === null || now < expiresAt) return null;
  return invalidKey(`This key expired at ${readableInstant(expiresAt)}. Create a new one in the portal.`);
}

/** Nobody waits for a use to be written down, and a use that is not is no reason to refuse the call. */
function noteUse({ store }: Context, { keyId }: StoredAppKey, request: Knock): void {
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

/** The connector of a path, for who holds its key. Of another's connector it is not even said that it exists. */
export function findConnector(
  { context, connectors }: Gate,
  request: Pick<Knock, 'headers'>,
  connectorId: string,
): Later<KnownConnector | Refusal> {
  const connector = connectors.find(credentialOf(request), () => lookUpConnector(context, request));
  return whenThere(connector, (known) => {
    if (isRefusal(known) || known.connectorId === connectorId) return known;
    return refuse('unknown_connector', `This key does not belong to connector ${connectorId}.`);
  });
}

async function lookUpConnector({ store }: Context, request: Pick<Knock, 'headers'>): Promise<KnownConnector | Refusal> {
  const key = readBearer(request, ['conn'], 'connector key');
  if (isRefusal(key)) return key;
  const connector = await store.connectorByKey({ keyHash: hashKey(key) });
  return connector ?? invalidKey('This connector key does not exist or has been rotated. Download the configuration again.');
}

/** A login that may make this call. */
export async function findLogin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<LiveSession | Refusal> {
  const live = await findLiveSession(context, request, reply);
  if (!live) return refuse('login_required', 'Log in first.');
  return isFromElsewhere(request, context.config.baseUrl) ? crossSite() : live;
}

export const crossSite = (): Refusal => refuse('cross_site_request', 'This request came from another site and was blocked.');

const MINUTE_MS = 60_000;
const SESSION_MS = limits.sessionDays * 24 * 60 * MINUTE_MS;

/** The session of a cookie, if it is going on. When its end has just moved on, the cookie's does too. */
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

/** The key that was sent, if it may be of the wanted kind at all. */
function readBearer(request: Pick<FastifyRequest, 'headers'>, kinds: readonly KeyKind[], wanted: string): string | Refusal {
  const key = bearerOf(request);
  if (key === null) return invalidKey(`Send the ${wanted} as Authorization: Bearer <key>.`);
  const read = readKey(key);
  if ('fault' in read) return invalidKey(FAULTS[read.fault]);
  return kinds.includes(read.kind) ? key : invalidKey(`This endpoint needs the ${wanted}; you sent ${KIND_NAMES[read.kind]}.`);
}

const invalidKey = (message: string): Refusal => refuse('invalid_key', message);
