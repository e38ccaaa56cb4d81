/** The links of emails, and the requests for them. What they do is account-link.ts's. */

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
import type { LiveSession } from '../../store/store.ts';
import { countedAddress } from '../../system/address.ts';
import type { Context } from '../../system/context.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { CallerOf } from '../guard.ts';
import { addressOf } from '../request/request-address.ts';
import { accountLinkEndpoints, emailEndpoints } from './account-link-endpoints.ts';
import { originOf } from './device-cookie.ts';
import { answerLogin } from './login-reply.ts';

export function accountLinkRoutes(app: FastifyInstance, context: Context): void {
  const limited = (request: FastifyRequest) => takeEvent(context, eventLimits.passwordResets, countedAddress(addressOf(request)));
  routesOf(app, accountLinkEndpoints).serve({
    requestPasswordReset: async ({ request, body }) => {
      const refusal = await limited(request);
      if (refusal) return refusal;
      await requestPasswordReset(context, body.email, request.id);
      return { ok: true };
    },

    resetPassword: async ({ request, reply, body }) => {
      const outcome = (await limited(request)) ?? (await resetPassword(context, body, originOf(request), request.id));
      const answer = answerLogin({ context, request, reply }, outcome);
      return isRefusal(answer) ? answer : { ok: true, session: answer.session };
    },

    undoEmailChange: async ({ request, reply, body }) => {
      const outcome = (await limited(request)) ?? (await undoEmailChange(context, body, originOf(request), request.id));
      const answer = answerLogin({ context, request, reply }, outcome);
      return isRefusal(answer) ? answer : { ok: true, session: answer.session };
    },

    confirmEmail: async ({ request, body }) => {
      const confirmed = (await limited(request)) ?? (await confirmEmail(context, body.token, request.id));
      return isRefusal(confirmed) ? confirmed : { ok: true, ...confirmed };
    },
  });
}

/** For logged-in users. */
export function emailRoutes(app: FastifyInstance, context: Context, loginOf: CallerOf<LiveSession>): void {
  const turns = new KeyedMutex();
  routesOf(app, emailEndpoints).serve({
    sendConfirmation: async ({ request }) => (await sendConfirmation(context, loginOf(request), request.id)) ?? { ok: true },

    requestEmailChange: async ({ request, body }) =>
      (await requestEmailChange(context, turns, loginOf(request), body, request.id)) ?? { ok: true },

    listEmailChoices: async ({ request }) => ({ ok: true, choices: await emailChoicesOf(context, loginOf(request)) }),

    chooseEmail: async ({ request, body }) => ({
      ok: true,
      choices: await chooseEmail(context, loginOf(request), body, request.id),
    }),
  });
}
