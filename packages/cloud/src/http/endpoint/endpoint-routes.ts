/** Registers routes from the declarations of their endpoints: a declaration without a handler does not compile, nor a handler without a declaration. */

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { PortalRight } from '../../account/rights/role.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { queryCheck } from '../request/query.ts';
import type { BodyOf, Endpoint, EndpointGroup, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';

/** A request to an endpoint, with body and query checked as declared. */
export interface Call<One extends Endpoint> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: ParamsOf<One>;
  readonly query: QueryOf<One>;
  readonly body: BodyOf<One>;
}

type Handler<One extends Endpoint> = (call: Call<One>) => ResponseOf<One> | Refusal | Promise<ResponseOf<One> | Refusal>;

/** A handler that checks and replies itself. */
type RawHandler<One extends Endpoint> = (request: FastifyRequest<{ Params: ParamsOf<One> }>, reply: FastifyReply) => unknown;

/** Handlers of a group that return what is declared. */
export type Handlers<Group extends EndpointGroup> = { readonly [Id in keyof Group]: Handler<Group[Id]> };
/** Handlers of a group that check and reply themselves. */
export type RawHandlers<Group extends EndpointGroup> = { readonly [Id in keyof Group]: RawHandler<Group[Id]> };

/** Why a caller that passed its guard may not make a request; null for one that may. */
export type Deny = (request: FastifyRequest) => Refusal | null;

interface Routes<Group extends EndpointGroup> {
  /** With handlers that return what is declared. Who is denied is told before anything of the body is read. */
  readonly serve: (handlers: Handlers<Group>, denials?: { readonly [Id in keyof Group]?: Deny }) => void;
  /** With handlers for pages, files, large bodies and what must be quick. */
  readonly serveRaw: (handlers: RawHandlers<Group>) => void;
}

/** The routes of a group of endpoints. The group is fixed before its handlers are looked at, so that they are typed by it. */
export function routesOf<Group extends EndpointGroup>(app: FastifyInstance, group: Group): Routes<Group> {
  const endpoints: readonly (readonly [keyof Group, Endpoint])[] = Object.entries(group);
  return {
    serve: (handlers, denials = {}) => {
      for (const [id, endpoint] of endpoints) {
        const deny: Deny | undefined = denials[id];
        const handler = checked(endpoint, handlers[id] as Handler<Endpoint>);
        app.route({ ...routeOf(endpoint), ...(deny && { onRequest: denying(deny) }), handler });
      }
    },
    serveRaw: (handlers) => {
      for (const [id, endpoint] of endpoints) {
        app.route({ ...routeOf(endpoint), handler: handlers[id] as RawHandler<Endpoint> });
      }
    },
  };
}

/** Runs after the guard of the plugin, which has found the caller. */
const denying =
  (deny: Deny): onRequestHookHandler =>
  (request, reply, done) => {
    const denied = deny(request);
    if (denied) sendRefusal(reply, denied);
    else done();
  };

function checked({ body, query }: Endpoint, handle: Handler<Endpoint>) {
  const readBody = body && bodyCheck(body.schema);
  const readQuery = query && queryCheck(query);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const sent = readBody?.(request.body ?? (body?.isOptional ? {} : undefined));
    if (isRefusal(sent)) return sendRefusal(reply, sent);
    const asked = readQuery?.(request.query);
    if (isRefusal(asked)) return sendRefusal(reply, asked);
    const call = { request, reply, params: request.params, query: asked, body: sent } as Call<Endpoint>;
    const answer = await handle(call);
    return isRefusal(answer) ? sendRefusal(reply, answer) : answer;
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the role of a logged-in user must allow. */
    right?: PortalRight;
    /** Whether a second factor that the company requires may still be missing. */
    isBeforeFactor?: boolean;
    /** How many requests it counts as in the limits, if more than one. */
    countsAs?: number;
  }
}

/** As Fastify spells it. */
const routeOf = ({ method, path, right, isBeforeFactor, countsAs, hasNoHead }: Endpoint) => ({
  method,
  url: routeUrl(path),
  config: { ...(right && { right, isBeforeFactor: isBeforeFactor ?? false }), ...(countsAs !== undefined && { countsAs }) },
  ...(hasNoHead && { exposeHeadRoute: false }),
});

/** `/v1/commands/{commandId}` -> `/v1/commands/:commandId`. */
export const routeUrl = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
