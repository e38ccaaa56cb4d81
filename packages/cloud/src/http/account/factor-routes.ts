/** Second factors over HTTP: using one at a login, and managing one's own. Decided in second-factor.ts and passkey.ts. */

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
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { readHalfCookie } from '../reply/session-cookie.ts';
import type { Services } from '../services.ts';
import { originOf } from './device-cookie.ts';
import { factorEndpoints, factorLoginEndpoints, factorRequirementEndpoints } from './factor-endpoints.ts';
import { answerLogin } from './login-reply.ts';

const attemptOf = (request: FastifyRequest): FactorAttempt => ({
  halfToken: readHalfCookie(request),
  origin: originOf(request),
  requestId: request.id,
});

const optionsResponse = (options: PasskeyOptions | Refusal) => (isRefusal(options) ? options : ({ ok: true, options } as const));

export function factorLoginRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, factorLoginEndpoints).serve({
    giveFactor: async ({ request, reply, body }) =>
      answerLogin({ context, request, reply }, await logInByCode(context, attemptOf(request), body.code)),

    beginPasskeyLogin: async ({ request }) => optionsResponse(await beginPasskeyLogin(context, attemptOf(request))),

    logInByPasskey: async ({ request, reply, body }) =>
      answerLogin({ context, request, reply }, await logInByPasskey(context, attemptOf(request), body.credential)),
  });
}

/** The part of a request that is needed to change the factors of its caller. */
interface OwnerCall {
  readonly request: FastifyRequest;
  readonly caller: SessionCaller;
}

const ownerWith = ({ request, caller }: OwnerCall) => ownerOf(caller, request.id);

/** Routes for logged-in users that manage their second factors. */
export function factorRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const turns = new KeyedMutex();
  const proven = (call: OwnerCall & { readonly body: FactorProofBody }) => proveOwner(context, turns, ownerWith(call), call.body);
  /** The current factors. */
  const shown = async ({ caller: { person, tenant } }: OwnerCall) =>
    ({ ok: true, factors: await listFactors(context, person, tenant) }) as const;
  const withCodes = async (call: OwnerCall, codes: readonly string[] | Refusal) =>
    isRefusal(codes) ? codes : { ...(await shown(call)), recoveryCodes: [...codes] };

  routesOf(app, services, factorEndpoints).serve({
    listFactors: shown,

    beginAuthenticator: async (call) => {
      const begun = (await proven(call)) ?? (await beginAuthenticator(context, call.caller.person));
      return isRefusal(begun) ? begun : { ok: true, ...begun };
    },

    confirmAuthenticator: async (call) => withCodes(call, await confirmAuthenticator(context, ownerWith(call), call.body.code)),

    removeAuthenticator: async (call) =>
      (await proven(call)) ?? (await removeAuthenticator(context, ownerWith(call))) ?? shown(call),

    beginPasskey: async (call) => optionsResponse((await proven(call)) ?? (await beginPasskey(context, ownerWith(call)))),

    addPasskey: async (call) => {
      const answer = await takeChallenge(context, 'passkey-added', call.body.credential);
      if (isRefusal(answer)) return answer;
      return withCodes(call, await addPasskey(context, ownerWith(call), answer, call.body));
    },

    removePasskey: async (call) =>
      (await proven(call)) ?? (await removePasskey(context, ownerWith(call), call.params.passkeyId)) ?? shown(call),

    renewRecoveryCodes: async (call) =>
      withCodes(call, (await proven(call)) ?? (await renewRecoveryCodes(context, ownerWith(call)))),
  });

  routesOf(app, services, factorRequirementEndpoints).serve({
    requireFactor: async (call) => {
      const { isRequired } = call.body;
      const refusal = await requireFactor(context, ownerWith(call), isRequired);
      const { factors } = await shown(call);
      return refusal ?? { ok: true, factors: { ...factors, isRequired } };
    },
  });
}
