/** The second half of a login: a code or a passkey after the password. A passkey can also be the whole login. Opens the session. */

import { limits } from '@ledgerline/contract';
import { loginSays } from '@ledgerline/words/problem/login';
import type { StoredPerson } from '../../store/store.ts';
import { countedAddress } from '../../system/address.ts';
import type { Context } from '../../system/context.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { endHalfLogin, findHalfLogin, type WaitingLogin } from './half-login.ts';
import { countingOf, type Origin } from './login-limit.ts';
import { beginPasskeyUse, type PasskeyOptions, takeChallenge, usePasskey } from './passkey.ts';
import { checkCode, limitWrong } from './second-factor.ts';
import { accountOf, type Login, membershipOf, openLogin } from './session.ts';
import type { SentCredential } from './webauthn.ts';

/** A request to finish a login. */
export interface FactorAttempt {
  /** The token of the login that the password opened; null without one. */
  readonly halfToken: string | null;
  readonly origin: Origin;
  readonly requestId: string;
}

const startAgain = (): Refusal => refuse('login_required', loginSays.startAgain(limits.factorMinutes));

/** A code of the app, or a recovery code, after the password. */
export async function logInByCode(context: Context, attempt: FactorAttempt, code: string): Promise<Login | Refusal> {
  const waiting = await findHalfLogin(context, attempt.halfToken);
  if (!waiting) return startAgain();
  const owner = { ...waiting, requestId: attempt.requestId };
  return finishHalf(context, attempt, waiting, () => checkCode(context, owner, code));
}

/** What the browser needs to use a passkey: one of the person who has given the password, or any that works without it. */
export async function beginPasskeyLogin(
  context: Context,
  { halfToken, origin }: FactorAttempt,
): Promise<PasskeyOptions | Refusal> {
  const waiting = await findHalfLogin(context, halfToken);
  if (waiting) return beginPasskeyUse(context, { personId: waiting.person.personId, tenantId: waiting.tenantId });
  const limited = await takeEvent(context, eventLimits.passkeyLogins, countedAddress(origin.address));
  return limited ?? beginPasskeyUse(context, { personId: null, tenantId: null });
}

/** A passkey after the password, or instead of it. */
export async function logInByPasskey(
  context: Context,
  attempt: FactorAttempt,
  credential: SentCredential,
): Promise<Login | Refusal> {
  const answer = await takeChallenge(context, 'passkey-login', credential);
  if (isRefusal(answer)) return answer;
  if (answer.step.personId === null) {
    const passkey = await usePasskey(context, answer);
    if (isRefusal(passkey)) return passkey;
    const person = await context.store.person(passkey);
    return person ? opened(context, person, null, attempt) : startAgain();
  }
  const waiting = await findHalfLogin(context, attempt.halfToken);
  if (waiting?.person.personId !== answer.step.personId) return startAgain();
  return finishHalf(context, attempt, waiting, async () => {
    const passkey = await usePasskey(context, answer);
    return isRefusal(passkey) ? passkey : null;
  });
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
    return refuse('login_required', loginSays.wrongCodes());
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
