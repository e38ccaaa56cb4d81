/**
 * Devices that a person has logged in from: each carries a sealed proof of it, so that a stranger's wrong guesses are not
 * counted against its owner. It stays known when the person changes the address. A proof opens nothing; it only has a count of failed logins of its own.
 */

import { DAY_MS, limits } from '@ledgerline/contract';
import type { Context } from '../../system/context.ts';
import { randomText } from '../../system/randomness.ts';

const DEVICE_BYTES = 12;
/** The maximum number of people that one browser can be known to. */
const PROOFS_MAX = 4;
const SEPARATOR = '~';

type Sealed = Pick<Context, 'seal' | 'clock' | 'randomness'>;

interface Opened {
  readonly deviceId: string;
  readonly proof: string;
}

/** The id under which a person knows the device that sent these proofs; null when it does not. */
export const knownDevice = (context: Sealed, personId: string, proofs: string | null): string | null =>
  openProof(context, personId, proofs)?.deviceId ?? null;

/** The proofs that the device stores from now on: a new one for this person, and the existing ones of others. */
export function proofsAfterLogin(context: Sealed, personId: string, proofs: string | null): string {
  const { seal, clock, randomness } = context;
  const known = openProof(context, personId, proofs);
  const deviceId = known?.deviceId ?? randomText(randomness, DEVICE_BYTES);
  const expiresAt = clock.now() + limits.knownDeviceDays * DAY_MS;
  const others = listOf(proofs).filter((proof) => proof !== known?.proof);
  return [seal.seal(`${deviceId} ${expiresAt}`, purposeOf(personId)), ...others].slice(0, PROOFS_MAX).join(SEPARATOR);
}

const purposeOf = (personId: string): string => `known-device ${personId}`;

const listOf = (proofs: string | null): readonly string[] => (proofs ?? '').split(SEPARATOR, PROOFS_MAX).filter(Boolean);

function openProof({ seal, clock }: Sealed, personId: string, proofs: string | null): Opened | null {
  for (const proof of listOf(proofs)) {
    const [deviceId, expiresAt] = opened(seal, proof, personId)?.split(' ') ?? [];
    if (deviceId !== undefined && Number(expiresAt) > clock.now()) return { deviceId, proof };
  }
  return null;
}

function opened(seal: Context['seal'], proof: string, personId: string): string | null {
  try {
    return seal.open(proof, purposeOf(personId));
  } catch {
    return null;
  }
}
