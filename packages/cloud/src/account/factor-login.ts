/** The second half of a login: a code after the password. Opens the session. */

import { limits } from '@ledgerline/contract';
import type { StoredPerson } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { eventLimits, takeEvent } from '../system/event-limit.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { endHalfLogin, findHalfLogin, type WaitingLogin } from './half-login.ts';
import { countingOf, type Origin } from './login-limit.ts';
import { checkCode, limitWrong } from './second-factor.ts';
import { accountOf, type Login, membershipOf, openLogin } from './session.ts';

/** A request to finish a login. */
export interface FactorAttempt {
  /** Of the half that the password opened; null without one. */
  readonly halfToken: string | null;
  readonly origin: Origin;
  readonly requestId: string;
}

const startAgain = (): Refusal =>
  refuse('login_required', `Log in again. The second factor must follow the password within ${limits.factorMinutes} minutes.`);

/** A code of the app, or a recovery code, after the password. */
export async function logInByCode(context: Context, attempt: FactorAttempt, code: string): Promise<Login | Refusal> {
  const waiting = await findHalfLogin(context, attempt.halfToken);
  if (!waiting) return startAgain();
  const owner = { ...waiting, requestId: attempt.requestId };
  return finishHalf(context, attempt, waiting, () => checkCode(context, owner, code));
}

/** Wrong factors are counted for each login and for each origin of an account, so that strangers do not lock the owner out. */
async function finishHalf(
  context: Context,
  { halfToken, origin, requestId }: FactorAttempt,
  { person, tenantId }: WaitingLogin,
  check: () => Promise<Refusal | null>,
): Promise<Login | Refusal> {
  const token = halfToken ?? '';
  if (await takeEvent(context, eventLimits.wrongFactorsOfLogin, token)) {
    await endHalfLogin(context, token);
    return refuse('login_required', 'Too many wrong codes. Log in again.');
  }
  const { subject } = await countingOf(context, accountOf(person.email), origin);
  const wrong = await limitWrong(context, subject, check);
  if (isRefusal(wrong)) return wrong;
  if (!(await endHalfLogin(context, token))) return startAgain();
  return opened(context, person, tenantId, { origin, requestId });
}

async function opened(
  context: Context,
  person: StoredPerson,
  tenantId: string | null,
  { origin, requestId }: Pick<FactorAttempt, 'origin' | 'requestId'>,
): Promise<Login | Refusal> {
  const membership = await membershipOf(context, person, tenantId ?? person.lastTenantId);
  return membership ? openLogin(context, { person, membership, origin, requestId }) : startAgain();
}
