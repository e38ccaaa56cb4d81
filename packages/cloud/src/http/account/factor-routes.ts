/** Second factors over HTTP: giving one at a login, and managing one's own. What they do is second-factor.ts's and passkey.ts's. */

import type { FactorProofBody } from '@ledgerline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginPasskeyLogin, type FactorAttempt, logInByCode, logInByPasskey } from '../../account/login/factor-login.ts';
import { addPasskey, beginPasskey, type PasskeyOptions, removePasskey, takeChallenge } from '../../account/login/passkey.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  listFactors,
  ownerOf,
  proveOwner,
  removeAuthenticator,
  renewRecoveryCodes,
  requireFactor,
} from '../../account/login/second-factor.ts';
import type { LiveSession } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { CallerOf } from '../guard.ts';
import { readHalfCookie } from '../reply/session-cookie.ts';
import { originOf } from './device-cookie.ts';
import { factorEndpoints, factorLoginEndpoints, factorRequirementEndpoints } from './factor-endpoints.ts';
import { answerLogin } from './login-reply.ts';

const attemptOf = (request: FastifyRequest): FactorAttempt => ({
  halfToken: readHalfCookie(request),
  origin: originOf(request),
  requestId: request.id,
});

const optionsResponse = (options: PasskeyOptions | Refusal) => (isRefusal(options) ? options : ({ ok: true, options } as const));

export function factorLoginRoutes(app: FastifyInstance, context: Context): void {
  routesOf(app, factorLoginEndpoints).serve({
    giveFactor: async ({ request, reply, body }) =>
      answerLogin({ context, request, reply }, await logInByCode(context, attemptOf(request), body.code)),

    beginPasskeyLogin: async ({ request }) => optionsResponse(await beginPasskeyLogin(context, attemptOf(request))),

    logInByPasskey: async ({ request, reply, body }) =>
      answerLogin({ context, request, reply }, await logInByPasskey(context, attemptOf(request), body.credential)),
  });
}

/** For logged-in users. */
export function factorRoutes(app: FastifyInstance, context: Context, loginOf: CallerOf<LiveSession>): void {
  const turns = new KeyedMutex();
  const ownerWith = (request: FastifyRequest) => ownerOf(loginOf(request), request.id);
  const proven = (request: FastifyRequest, body: FactorProofBody) => proveOwner(context, turns, ownerWith(request), body);
  /** The factors as they are now. */
  const shown = async (request: FastifyRequest) => {
    const { person, tenant } = loginOf(request);
    return { ok: true, factors: await listFactors(context, person, tenant) } as const;
  };
  const withCodes = async (request: FastifyRequest, codes: readonly string[] | Refusal) =>
    isRefusal(codes) ? codes : { ...(await shown(request)), recoveryCodes: [...codes] };

  routesOf(app, factorEndpoints).serve({
    listFactors: ({ request }) => shown(request),

    beginAuthenticator: async ({ request, body }) => {
      const begun = (await proven(request, body)) ?? (await beginAuthenticator(context, loginOf(request).person));
      return isRefusal(begun) ? begun : { ok: true, ...begun };
    },

    confirmAuthenticator: async ({ request, body }) =>
      withCodes(request, await confirmAuthenticator(context, ownerWith(request), body.code)),

    removeAuthenticator: async ({ request, body }) =>
      (await proven(request, body)) ?? (await removeAuthenticator(context, ownerWith(request))) ?? shown(request),

    beginPasskey: async ({ request, body }) =>
      optionsResponse((await proven(request, body)) ?? (await beginPasskey(context, ownerWith(request)))),

    addPasskey: async ({ request, body }) => {
      const answer = await takeChallenge(context, 'passkey-added', body.credential);
      if (isRefusal(answer)) return answer;
      return withCodes(request, await addPasskey(context, ownerWith(request), answer, body));
    },

    removePasskey: async ({ request, params, body }) =>
      (await proven(request, body)) ?? (await removePasskey(context, ownerWith(request), params.passkeyId)) ?? shown(request),

    renewRecoveryCodes: async ({ request, body }) =>
      withCodes(request, (await proven(request, body)) ?? (await renewRecoveryCodes(context, ownerWith(request)))),
  });

  routesOf(app, factorRequirementEndpoints).serve({
    requireFactor: async ({ request, body: { isRequired } }) => {
      const refusal = await requireFactor(context, ownerWith(request), isRequired);
      const { factors } = await shown(request);
      return refusal ?? { ok: true, factors: { ...factors, isRequired } };
    },
  });
}
