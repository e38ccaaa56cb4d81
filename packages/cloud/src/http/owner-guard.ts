/** Lets through whom a connector belongs to: the connector itself, a key of its tenant, or its tenant's session; nobody else. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerOf } from '../account/caller.ts';
import { unknownConnector } from '../delivery/book-directory.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import {
  type ApiCaller,
  bearerOf,
  countedConnector,
  countedSession,
  type Found,
  findCaller,
  findConnector,
  findLogin,
  type Gate,
  guard,
} from './guard.ts';
import type { CountedCaller } from './rate-limit.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface Visitor extends CountedCaller {
  readonly connectorId: string;
  /** The only account books to be shown; null for all. */
  readonly companies: readonly string[] | null;
}

export const guardByOwner = (app: FastifyInstance, gate: Gate): Found<Visitor> =>
  guard(app, (request, reply) => findVisitor(gate, request, reply));

async function findVisitor(gate: Gate, request: FastifyRequest, reply: FastifyReply): Promise<Visitor | Refusal> {
  const { connectorId } = request.params as { readonly connectorId: string };
  const key = bearerOf(request);
  if (key?.startsWith('ll_conn_')) {
    const connector = await findConnector(gate, request, connectorId);
    return isRefusal(connector) ? connector : { connectorId, companies: null, ...countedConnector(connector) };
  }
  const owner = await findOwner(gate, request, reply, key !== null);
  if (isRefusal(owner)) return owner;
  const connector = await gate.context.store.connector({ connectorId });
  const isOwn = connector?.tenantId === owner.tenant.tenantId;
  const { callerId, tenantId, rights } = owner;
  return isOwn ? { connectorId, companies: rights.companies, callerId, tenantId } : unknownConnector(connectorId);
}

async function findOwner(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  hasKey: boolean,
): Promise<ApiCaller | Refusal> {
  if (hasKey) return findCaller(gate, request);
  if (readSessionCookie(request) === null) {
    return refuse('invalid_key', 'Send the connector key or an API key as Authorization: Bearer <key>, or log in.');
  }
  const login = await findLogin(gate.context, request, reply);
  return isRefusal(login) ? login : { ...ownerOf(login.tenant), ...countedSession(login) };
}
