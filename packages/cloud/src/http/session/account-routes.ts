/** Sign-up, login and logout: the requests that open and end a session. Decided in tenant.ts and session.ts. */

import type { FastifyInstance } from 'fastify';
import { endHalfLogin } from '../../account/login/half-login.ts';
import { rememberAddress } from '../../account/login/login-limit.ts';
import { login, logout } from '../../account/login/session.ts';
import { signUp, tenantOf } from '../../account/tenant.ts';
import { connectorStateOf } from '../../delivery/app-state.ts';
import { countedAddress } from '../../system/address.ts';
import { instantText } from '../../system/clock.ts';
import type { Config } from '../../system/config.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal } from '../../system/problem.ts';
import { accountEndpoints } from '../account/account-endpoints.ts';
import { accountLinkRoutes } from '../account/account-link-routes.ts';
import { originOf, setDeviceCookie } from '../account/device-cookie.ts';
import { factorLoginRoutes } from '../account/factor-routes.ts';
import { answerLogin } from '../account/login-reply.ts';
import { invitationRoutes } from '../account/team-routes.ts';
import { findLiveSession } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { neverStore } from '../reply/json-reply.ts';
import { preferencesOf, setLanguageCookie } from '../reply/reader.ts';
import {
  clearHalfCookie,
  clearSessionCookie,
  readHalfCookie,
  readSessionCookie,
  setSessionCookie,
} from '../reply/session-cookie.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { sandboxEndpoints } from './session-endpoints.ts';

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

export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  const { clock } = context;
  const loginTurns = new KeyedMutex();
  neverStore(app);
  accountLinkRoutes(app, services);
  invitationRoutes(app, services);
  factorLoginRoutes(app, services);
  routesOf(app, services, accountEndpoints).serve({
    signUp: async ({ request, reply, body }) => {
      const limited = await takeEvent(context, eventLimits.signUps, countedAddress(addressOf(request)));
      const outcome = limited ?? (await signUp(context, { ...body, ...preferencesOf(request) }, request.id));
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

    chooseLanguage: async ({ request, reply, body: { language } }) => {
      setLanguageCookie(reply, context, language);
      const live = await findLiveSession(context, request, reply);
      if (live) await context.store.setReader({ ...live.person, language });
      return { ok: true };
    },

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
