/**
 * Registers routes from the declarations of their endpoints, each behind the guard of its audience. A declaration without a handler does not compile,
 * and neither does a handler without a declaration.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { queryCheck } from '../request/query.ts';
import { type CallerOf, type GuardServices, guarded } from './audience-guard.ts';
import type { BodyOf, Endpoint, EndpointGroup, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';

/** A request that has passed the guard of its endpoint. */
type GuardedRequest<One extends Endpoint, Who> = FastifyRequest<{ Params: ParamsOf<One> }> & { readonly caller: Who };

/** A request to an endpoint, with body and query checked as declared. */
interface Call<One extends Endpoint, Who> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Who;
  readonly params: ParamsOf<One>;
  readonly query: QueryOf<One>;
  readonly body: BodyOf<One>;
}

type Handler<One extends Endpoint, Who> = (
  call: Call<One, Who>,
) => ResponseOf<One> | Refusal | Promise<ResponseOf<One> | Refusal>;

/** A handler that checks and replies itself. */
type RawHandler<One extends Endpoint, Who> = (request: GuardedRequest<One, Who>, reply: FastifyReply) => unknown;

/** Handlers of a group that return what is declared, for one kind of callers. */
export type HandlersFor<Who, Group extends EndpointGroup> = { readonly [Id in keyof Group]: Handler<Group[Id], Who> };
/** Handlers of a group that check and reply themselves. */
export type RawHandlersFor<Who, Group extends EndpointGroup> = { readonly [Id in keyof Group]: RawHandler<Group[Id], Who> };

interface Routes<Group extends EndpointGroup> {
  /** Registers handlers that return declared responses. */
  readonly serve: (
    handlers: {
      readonly [Id in keyof Group]: Handler<Group[Id], CallerOf<Group[Id]['audience']>>;
    },
  ) => void;
  /** Registers handlers for pages, files, large bodies and fast paths. */
  readonly serveRaw: (
    handlers: {
      readonly [Id in keyof Group]: RawHandler<Group[Id], CallerOf<Group[Id]['audience']>>;
    },
  ) => void;
}

/** The routes of a group of endpoints. The group is fixed before its handlers are looked at, so that they are typed by it. */
export function routesOf<Group extends EndpointGroup>(
  app: FastifyInstance,
  services: GuardServices,
  group: Group,
): Routes<Group> {
  const endpoints: readonly (readonly [keyof Group, Endpoint])[] = Object.entries(group);
  const serveEach = (handlerOf: (id: keyof Group, endpoint: Endpoint) => RouteOptions['handler']): void => {
    for (const [id, endpoint] of endpoints) {
      const { method, path, hasNoHead } = endpoint;
      const head = hasNoHead && { exposeHeadRoute: false };
      app.route({ method, url: routeUrl(path), ...head, ...guarded(services, endpoint), handler: handlerOf(id, endpoint) });
    }
  };
  return {
    serve: (handlers) => serveEach((id, endpoint) => checked(endpoint, handlers[id] as Handler<Endpoint, unknown>)),
    serveRaw: (handlers) => serveEach((id) => handlers[id] as RawHandler<Endpoint, unknown>),
  };
}

function checked({ body, query }: Endpoint, handle: Handler<Endpoint, unknown>) {
  const readBody = body && bodyCheck(body.schema);
  const readQuery = query && queryCheck(query);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const sent = readBody?.(request.body ?? (body?.isOptional ? {} : undefined));
    if (isRefusal(sent)) return sendRefusal(reply, sent);
    const asked = readQuery?.(request.query);
    if (isRefusal(asked)) return sendRefusal(reply, asked);
    const { caller, params } = request;
    const answer = await handle({ request, reply, caller, params, query: asked, body: sent } as Call<Endpoint, unknown>);
    return isRefusal(answer) ? sendRefusal(reply, answer) : answer;
  };
}

/** `/v1/commands/{commandId}` -> `/v1/commands/:commandId`. */
export const routeUrl = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
