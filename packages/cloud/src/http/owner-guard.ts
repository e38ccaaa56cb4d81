/** Lets through whom a connector belongs to: the connector itself, a key of its tenant, or its tenant's session; nobody else. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownConnector } from '../book-directory.ts';
import { ownerOf } from '../command.ts';
import { isRefusal, type Refusal, refuse } from '../problem.ts';
import { bearerOf, type Found, findCaller, findConnector, findLogin, type Gate, guard } from './guard.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface Visitor {
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
    return isRefusal(connector) ? connector : { connectorId, companies: null };
  }
  const owner = await findOwner(gate, request, reply, key !== null);
  if (isRefusal(owner)) return owner;
  const connector = await gate.context.store.connector({ connectorId });
  const isOwn = connector?.tenantId === owner.tenant.tenantId;
  return isOwn ? { connectorId, companies: owner.rights.companies } : unknownConnector(connectorId);
}

async function findOwner(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  hasKey: boolean,
): Promise<Awaited<ReturnType<typeof findCaller>>> {
  if (hasKey) return findCaller(gate, request);
  if (readSessionCookie(request) === null) {
    return refuse('invalid_key', 'Send the connector key or an API key as Authorization: Bearer <key>, or log in.');
  }
  const login = await findLogin(gate.context, request, reply);
  return isRefusal(login) ? login : ownerOf(login.tenant);
}
