/** What browsers and authenticators say about passkeys, checked as WebAuthn defines it. Keeps nothing. The only file that knows the library. */

import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from '../../store/stored-factor.ts';
import type { Config } from '../../system/config.ts';

/** Loaded when the first passkey is checked: it takes a third of a second and 26 MB. */
const library = () => import('@simplewebauthn/server');

/** The signatures that authenticators can make: EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** Where passkeys are valid: for this host name, on pages of this origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Null where browsers have no passkeys: on an IP address, or without https anywhere but on the same machine. */
export function relyingPartyOf({ baseUrl }: Pick<Config, 'baseUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(baseUrl);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null;
}

/** A credential as a browser writes it in JSON; nothing of it is known to be true. */
export type SentCredential = Readonly<Record<string, unknown>>;

const idOf = ({ id }: SentCredential): string => (typeof id === 'string' ? id : '');

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as SentCredential)[name] : undefined;

/** The passkey that a credential claims to be, and the challenge and the user that it names. */
export interface Claim {
  readonly passkeyId: string;
  readonly challenge: string;
  readonly userHandle: string | null;
}

export function claimOf(credential: SentCredential): Claim | null {
  const { response } = credential;
  const challenge = memberOf(parsed(memberOf(response, 'clientDataJSON')), 'challenge');
  const userHandle = memberOf(response, 'userHandle');
  if (typeof challenge !== 'string') return null;
  return { passkeyId: idOf(credential), challenge, userHandle: typeof userHandle === 'string' ? userHandle : null };
}

function parsed(clientData: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(String(clientData), 'base64url').toString());
  } catch {
    return null;
  }
}

/** An id is part of an address; the ids of passkeys are much shorter. */
const ID_CHARACTERS_MAX = 400;

/** The stored form of a new passkey; null if it does not match the challenge. */
export async function checkCreated(
  { id, origin }: RelyingParty,
  credential: SentCredential,
  challenge: string,
): Promise<Pick<StoredPasskey, 'passkeyId' | 'publicKey' | 'transports' | 'counter'> | null> {
  if (idOf(credential).length > ID_CHARACTERS_MAX) return null;
  const { verifyRegistrationResponse } = await library();
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
  const checked = await nullIfThrown(() =>
    verifyRegistrationResponse({
      ...expected,
      response: credential as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!checked?.verified) return null;
  const made = checked.registrationInfo.credential;
  const transports = (made.transports ?? []).filter((transport) => /^[a-z-]{1,20}$/.test(transport));
  return {
    passkeyId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    transports: transports.join(','),
    counter: made.counter,
  };
}

/** The counter of a passkey that signed the challenge; null if the signature does not match. The store checks that the counter has increased. */
export async function checkUsed(
  { id, origin }: RelyingParty,
  credential: SentCredential,
  challenge: string,
  { passkeyId, publicKey }: Pick<StoredPasskey, 'passkeyId' | 'publicKey'>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const checked = await nullIfThrown(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkeyId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** The library throws at everything that a caller can get wrong. */
async function nullIfThrown<Checked>(check: () => Promise<Checked>): Promise<Checked | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
