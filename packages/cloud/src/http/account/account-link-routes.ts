/** The links of emails, and the requests for them. Their effects are decided in account-link.ts. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEmail, emailChoicesOf } from '../../account/email-choice.ts';
import {
  confirmEmail,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  sendConfirmation,
  undoEmailChange,
} from '../../account/login/account-link.ts';
import { countedAddress } from '../../system/address.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { accountLinkEndpoints, emailEndpoints } from './account-link-endpoints.ts';
import { originOf } from './device-cookie.ts';
import { answerLogin } from './login-reply.ts';

export function accountLinkRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const limited = (request: FastifyRequest) => takeEvent(context, eventLimits.passwordResets, countedAddress(addressOf(request)));
  routesOf(app, services, accountLinkEndpoints).serve({
    requestPasswordReset: async ({ request, body }) => {
      const refusal = await limited(request);
      if (refusal) return refusal;
      await requestPasswordReset(context, body.email, request.id);
      return { ok: true };
    },

    resetPassword: async ({ request, reply, body }) => {
      const outcome = (await limited(request)) ?? (await resetPassword(context, body, originOf(request), request.id));
      const answer = await answerLogin({ context, request, reply }, outcome);
      return isRefusal(answer) ? answer : { ok: true, session: answer.session };
    },

    undoEmailChange: async ({ request, reply, body }) => {
      const outcome = (await limited(request)) ?? (await undoEmailChange(context, body, originOf(request), request.id));
      const answer = await answerLogin({ context, request, reply }, outcome);
      return isRefusal(answer) ? answer : { ok: true, session: answer.session };
    },

    confirmEmail: async ({ request, body }) => {
      const confirmed = (await limited(request)) ?? (await confirmEmail(context, body.token, request.id));
      return isRefusal(confirmed) ? confirmed : { ok: true, ...confirmed };
    },
  });
}

/** Routes for logged-in users that change and confirm their email address. */
export function emailRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const turns = new KeyedMutex();
  routesOf(app, services, emailEndpoints).serve({
    sendConfirmation: async ({ request, caller }) => (await sendConfirmation(context, caller, request.id)) ?? { ok: true },

    requestEmailChange: async ({ request, caller, body }) =>
      (await requestEmailChange(context, turns, caller, body, request.id)) ?? { ok: true },

    listEmailChoices: async ({ caller }) => ({ ok: true, choices: await emailChoicesOf(context, caller) }),

    chooseEmail: async ({ request, caller, body }) => ({
      ok: true,
      choices: await chooseEmail(context, caller, body, request.id),
    }),
  });
}
