/** Sign-up, login and logout: the calls that open and end a session. What they do is tenant.ts's and session.ts's. */

import type { FastifyInstance } from 'fastify';
import { endHalfLogin } from '../account/half-login.ts';
import { rememberAddress } from '../account/login-limit.ts';
import { login, logout } from '../account/session.ts';
import { signUp, tenantOf } from '../account/tenant.ts';
import { connectorStateOf } from '../delivery/app-state.ts';
import { countedAddress } from '../system/address.ts';
import { instantText } from '../system/clock.ts';
import type { Config } from '../system/config.ts';
import type { Context } from '../system/context.ts';
import { eventLimits, takeEvent } from '../system/event-limit.ts';
import { KeyedMutex } from '../system/keyed-mutex.ts';
import { isRefusal } from '../system/problem.ts';
import { accountLinkRoutes } from './account-link-routes.ts';
import { isCrossSiteRequest } from './cross-site.ts';
import { originOf, setDeviceCookie } from './device-cookie.ts';
import { routesOf } from './endpoint-routes.ts';
import { accountEndpoints, sandboxEndpoints } from './endpoints/session-endpoints.ts';
import { factorLoginRoutes } from './factor-routes.ts';
import { crossSite } from './guard.ts';
import { answerLogin } from './login-reply.ts';
import { sendRefusal } from './problem-status.ts';
import { addressOf } from './request-address.ts';
import { clearHalfCookie, clearSessionCookie, readHalfCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { invitationRoutes } from './team-routes.ts';

/** Read by people in a terminal: the connector of sign-up takes no command before its program runs. */
const signUpHint = ({ isSandboxOffered }: Pick<Config, 'isSandboxOffered'>): string =>
  [
    'connector is for your own accounting package. It can run commands when its program has connected.',
    ...(isSandboxOffered
      ? [
          `To try commands now, open the sandbox with POST ${sandboxEndpoints.openSandbox.path} and use the connectorId that it returns.`,
        ]
      : []),
  ].join(' ');

export async function accountRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { clock } = context;
  const loginTurns = new KeyedMutex();

  // No other site can log a browser in or out either.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isCrossSiteRequest(request, context.config.baseUrl)) return sendRefusal(reply, crossSite());
  });

  accountLinkRoutes(app, context);
  invitationRoutes(app, context);
  factorLoginRoutes(app, context);
  routesOf(app, accountEndpoints).serve({
    signUp: async ({ request, reply, body }) => {
      const limited = await takeEvent(context, eventLimits.signUps, countedAddress(addressOf(request)));
      const outcome = limited ?? (await signUp(context, body, request.id));
      if (isRefusal(outcome)) return outcome;
      const { tenant, person, connector, tenantApiKey, opened } = outcome;
      await rememberAddress(context, person.personId, originOf(request));
      setSessionCookie(reply, context, opened);
      setDeviceCookie(request, reply, context, person.personId);
      const now = clock.now();
      return {
        ok: true,
        tenant: tenantOf(tenant, now),
        connector: connectorStateOf(connector, [], now),
        tenantApiKey,
        session: { expiresAt: instantText(opened.expiresAt) },
        hint: signUpHint(context.config),
      };
    },

    logIn: async ({ request, reply, body }) =>
      answerLogin({ context, request, reply }, await login(context, loginTurns, body, originOf(request), request.id)),

    logOut: async ({ request, reply }) => {
      const token = readSessionCookie(request);
      if (token !== null) await logout(context, token);
      const halfToken = readHalfCookie(request);
      if (halfToken !== null) {
        await endHalfLogin(context, halfToken);
        clearHalfCookie(reply, context);
      }
      clearSessionCookie(reply, context);
      return { ok: true };
    },
  });
}
