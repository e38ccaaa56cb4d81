/** The guard of the API routes: as guard.ts finds a caller, but without looking up again whom it remembers. */

import type { FastifyInstance } from 'fastify';
import type { CallerMemory } from '../caller-memory.ts';
import type { Caller } from '../command.ts';
import type { Context } from '../context.ts';
import { isRefusal } from '../problem.ts';
import { type Found, findCaller, guardByApiKey } from './guard.ts';
import { sendRefusal } from './problem-status.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who came through the guard of the API routes. */
    caller: Caller | null;
  }
}

export function guardByRememberedKey(app: FastifyInstance, context: Context, memory: CallerMemory | null): Found<Caller> {
  if (memory === null) return guardByApiKey(app, context);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { authorization = '' } = request.headers;
    const known = memory.find(authorization);
    if (known) {
      request.caller = known;
      done();
      return;
    }
    const { changes } = memory;
    findCaller(context, request).then((caller) => {
      if (isRefusal(caller)) return sendRefusal(reply, caller);
      memory.keep(authorization, caller, changes);
      request.caller = caller;
      return done();
    }, done);
  });
  return ({ caller }) => {
    if (!caller) throw new Error('The request came past its guard.');
    return caller;
  };
}
