/** The switch for the changes of an account book, for keys with full access and for logged-in users. */

import type { FastifyInstance } from 'fastify';
import { switchChanges } from '../../book-change/change-switch.ts';
import { isRefusal } from '../../system/problem.ts';
import type { TenantCaller } from '../caller.ts';
import { type HandlersFor, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import type { Services } from '../services.ts';
import { appChangeSwitchEndpoints, changeSwitchEndpoints } from './change-endpoints.ts';

export const changeSwitchRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, changeSwitchEndpoints).serve(handlersOf(services));

export const sessionChangeSwitchRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, appChangeSwitchEndpoints).serve(twinHandlers(handlersOf(services)));

const handlersOf = ({ context }: Services): HandlersFor<TenantCaller, typeof changeSwitchEndpoints> => ({
  switchChanges: async ({ request, caller, params, body }) => {
    const changes = await switchChanges(context, caller, params, body, request.id);
    return isRefusal(changes) ? changes : { ok: true, changes };
  },
});
