/**
 * Devices that an account has logged in from: each carries a sealed proof of it, so that a stranger's wrong guesses are not
 * counted against its owner. A proof opens nothing; it only has a count of failed logins of its own.
 */

import { DAY_MS, limits } from '@ledgerline/contract';
import type { Context } from '../system/context.ts';
import { randomText } from '../system/randomness.ts';

const DEVICE_BYTES = 12;
/** Accounts that one browser may be known to. */
const PROOFS_MAX = 4;
const SEPARATOR = '~';

type Sealed = Pick<Context, 'seal' | 'clock' | 'randomness'>;

interface Opened {
  readonly deviceId: string;
  readonly proof: string;
}

/** The id under which an account knows the device that sent these proofs; null when it does not. */
export const knownDevice = (context: Sealed, account: string, proofs: string | null): string | null =>
  openProof(context, account, proofs)?.deviceId ?? null;

/** What the device carries from now on: a fresh proof for the account, and those of its other accounts. */
export function proofsAfterLogin(context: Sealed, account: string, proofs: string | null): string {
  const { seal, clock, randomness } = context;
  const known = openProof(context, account, proofs);
  const deviceId = known?.deviceId ?? randomText(randomness, DEVICE_BYTES);
  const expiresAt = clock.now() + limits.knownDeviceDays * DAY_MS;
  const others = listOf(proofs).filter((proof) => proof !== known?.proof);
  return [seal.seal(`${deviceId} ${expiresAt}`, purposeOf(account)), ...others].slice(0, PROOFS_MAX).join(SEPARATOR);
}

const purposeOf = (account: string): string => `known-device ${account}`;

const listOf = (proofs: string | null): readonly string[] => (proofs ?? '').split(SEPARATOR, PROOFS_MAX).filter(Boolean);

function openProof({ seal, clock }: Sealed, account: string, proofs: string | null): Opened | null {
  for (const proof of listOf(proofs)) {
    const [deviceId, expiresAt] = opened(seal, proof, account)?.split(' ') ?? [];
    if (deviceId !== undefined && Number(expiresAt) > clock.now()) return { deviceId, proof };
  }
  return null;
}

function opened(seal: Context['seal'], proof: string, account: string): string | null {
  try {
    return seal.open(proof, purposeOf(account));
  } catch {
    return null;
  }
}
