/** The response to a login: with the cookie of its session, or with the cookie of the step that waits for the second factor. */

import { limits } from '@ledgerline/contract';
import { loginSays } from '@ledgerline/words/problem/login';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HalfLogin } from '../../account/login/half-login.ts';
import type { Login } from '../../account/login/session.ts';
import { userOf } from '../../account/tenant.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { rememberReader } from '../reply/reader.ts';
import { clearHalfCookie, readHalfCookie, setHalfCookie, setSessionCookie } from '../reply/session-cookie.ts';
import { setDeviceCookie } from './device-cookie.ts';

interface LoginExchange {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sets the cookies of a login. A half login is rejected, because the person is not logged in yet. */
export async function answerLogin({ context, request, reply }: LoginExchange, outcome: Login | HalfLogin | Refusal) {
  if (isRefusal(outcome)) return outcome;
  if ('halfToken' in outcome) {
    setHalfCookie(reply, context, outcome);
    return refuse('second_factor_required', loginSays.secondFactor(limits.factorMinutes));
  }
  const { person, membership, opened } = outcome;
  await rememberReader(context, request, person);
  setSessionCookie(reply, context, opened);
  if (readHalfCookie(request) !== null) clearHalfCookie(reply, context);
  setDeviceCookie(request, reply, context, person.personId);
  return { ok: true, user: userOf(person, membership), session: { expiresAt: instantText(opened.expiresAt) } } as const;
}
