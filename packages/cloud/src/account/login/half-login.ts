/** A login between the password and the second factor. There is no session yet: its token is only valid for the step of the factor, for a few minutes. */

import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { StoredPerson } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { hashKey } from '../../system/key.ts';
import { randomText } from '../../system/randomness.ts';

const TOKEN_BYTES = 32;
const factorMs = limits.factorMinutes * MINUTE_MS;

/** The token that waits for the second factor, and until when. */
export interface HalfLogin {
  readonly halfToken: string;
  readonly expiresAt: number;
}

/** The person whose login waits for a second factor, and the tenant that it will open. */
export interface WaitingLogin {
  readonly person: StoredPerson;
  readonly tenantId: string;
}

const stepOf = (token: string) => ({ tokenHash: hashKey(token), kind: 'factor-due' }) as const;

export async function beginHalfLogin(
  { store, randomness, clock }: Context,
  { personId }: Pick<StoredPerson, 'personId'>,
  tenantId: string,
): Promise<HalfLogin> {
  const halfToken = randomText(randomness, TOKEN_BYTES);
  await store.keepLoginStep({ ...stepOf(halfToken), personId, tenantId, validMs: factorMs });
  return { halfToken, expiresAt: clock.now() + factorMs };
}

/** Null for a token that has expired or was used. */
export async function findHalfLogin({ store }: Context, token: string | null): Promise<WaitingLogin | null> {
  const step = token === null ? null : await store.loginStep(stepOf(token));
  if (!step || step.personId === null || step.tenantId === null) return null;
  const person = await store.person({ personId: step.personId });
  return person && { person, tenantId: step.tenantId };
}

/** Ends the step; false if it was over already. */
export const endHalfLogin = async ({ store }: Context, token: string): Promise<boolean> =>
  (await store.takeLoginStep(stepOf(token))) !== null;
