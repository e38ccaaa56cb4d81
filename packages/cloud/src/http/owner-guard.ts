/** Lets through only the owners of a connector: the connector itself, a key of its tenant, or its tenant's session. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingFactor } from '../account/login/second-factor.ts';
import { type Caller, sessionCaller } from '../account/rights/caller.ts';
import { unknownConnector } from '../delivery/book-directory.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import {
  type AuthContext,
  bearerOf,
  type CallerOf,
  countedConnector,
  countedSession,
  findCaller,
  findConnector,
  findLogin,
  guard,
} from './guard.ts';
import type { CountedCaller } from './limits/rate-limit.ts';
import { readSessionCookie } from './reply/session-cookie.ts';

export interface CompanyListCaller extends CountedCaller {
  readonly connectorId: string;
  /** The only account books to be shown; null for all. */
  readonly companies: readonly string[] | null;
}

export const guardByOwner = (app: FastifyInstance, auth: AuthContext): CallerOf<CompanyListCaller> =>
  guard(app, (request, reply) => findCompanyListCaller(auth, request, reply));

async function findCompanyListCaller(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CompanyListCaller | Refusal> {
  const { connectorId } = request.params as { readonly connectorId: string };
  const key = bearerOf(request);
  if (key?.startsWith('ll_conn_')) {
    const connector = await findConnector(auth, request, connectorId);
    return isRefusal(connector) ? connector : { connectorId, companies: null, ...countedConnector(connector) };
  }
  const owner = await findOwner(auth, request, reply, key !== null);
  if (isRefusal(owner)) return owner;
  const connector = await auth.context.store.connector({ connectorId });
  const isOwn = connector?.tenantId === owner.tenant.tenantId;
  const { callerId, tenantId, rights } = owner;
  return isOwn ? { connectorId, companies: rights.companies, callerId, tenantId } : unknownConnector(connectorId);
}

async function findOwner(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  hasKey: boolean,
): Promise<(Caller & CountedCaller) | Refusal> {
  if (hasKey) return findCaller(auth, request);
  if (readSessionCookie(request) === null) {
    return refuse('invalid_key', 'Send the connector key or an API key as Authorization: Bearer <key>, or log in.');
  }
  const login = await findLogin(auth.context, request, reply);
  if (isRefusal(login)) return login;
  return missingFactor(login) ?? { ...sessionCaller(login), ...countedSession(login) };
}
