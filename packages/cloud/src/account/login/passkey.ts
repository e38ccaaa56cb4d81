/** The passkeys of a person: adding, using and removing them. A challenge works once, for a few minutes, on any node. */

import { limits, MINUTE_MS, type PasskeyBody } from '@ledgerline/contract';
import { loginSays } from '@ledgerline/words/problem/login';
import type { StoredPerson } from '../../store/store.ts';
import type { LoginStep, StoredPasskey } from '../../store/stored-factor.ts';
import type { Context } from '../../system/context.ts';
import { hashKey } from '../../system/key.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import { randomText } from '../../system/randomness.ts';
import { makeRecoveryCodes } from './recovery-code.ts';
import { type FactorOwner, reportOf } from './second-factor.ts';
import {
  ALGORITHMS,
  type Claim,
  checkCreated,
  checkUsed,
  claimOf,
  type RelyingParty,
  relyingPartyOf,
  type SentCredential,
} from './webauthn.ts';

const CHALLENGE_BYTES = 32;
const challengeMs = limits.passkeyMinutes * MINUTE_MS;

type ChallengeKind = 'passkey-login' | 'passkey-added';

/** Options for navigator.credentials. */
export type PasskeyOptions = Record<string, unknown>;

export const arePasskeysOffered = ({ config }: Pick<Context, 'config'>): boolean => relyingPartyOf(config) !== null;

const notOffered = (): Refusal => refuse('passkeys_disabled', loginSays.passkeysNotOffered());

/** Starts adding a passkey for a person. */
export async function beginPasskey(context: Context, { person, tenantId }: FactorOwner): Promise<PasskeyOptions | Refusal> {
  const party = relyingPartyOf(context.config);
  if (!party) return notOffered();
  const { personId, email } = person;
  const { passkeys } = await context.store.factors(person);
  return {
    ...(await newChallenge(context, 'passkey-added', { personId, tenantId })),
    rp: { id: party.id, name: 'Ledgerline' },
    user: { id: userHandleOf(person), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Starts a login with a passkey, for the person who has entered the password, or for anyone who has a passkey. */
export async function beginPasskeyUse(context: Context, step: LoginStep): Promise<PasskeyOptions | Refusal> {
  const party = relyingPartyOf(context.config);
  if (!party) return notOffered();
  const { personId } = step;
  const passkeys = personId === null ? [] : (await context.store.factors({ personId })).passkeys;
  return {
    ...(await newChallenge(context, 'passkey-login', step)),
    rpId: party.id,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required',
  };
}

async function newChallenge({ store, randomness }: Context, kind: ChallengeKind, step: LoginStep) {
  const challenge = randomText(randomness, CHALLENGE_BYTES);
  await store.keepLoginStep({ tokenHash: hashKey(challenge), kind, ...step, validMs: challengeMs });
  return { challenge, timeout: challengeMs };
}

const descriptorOf = ({ passkeyId, transports }: StoredPasskey) => ({
  type: 'public-key',
  id: passkeyId,
  transports: transports.split(',').filter(Boolean),
});

const userHandleOf = ({ personId }: Pick<StoredPerson, 'personId'>): string => Buffer.from(personId).toString('base64url');

/** A credential for one of our challenges, which is used up now. */
export interface Answer {
  readonly party: RelyingParty;
  readonly credential: SentCredential;
  readonly claim: Claim;
  readonly step: LoginStep;
}

/** Takes the challenge that a credential names. */
export async function takeChallenge(
  { store, config }: Context,
  kind: ChallengeKind,
  credential: SentCredential,
): Promise<Answer | Refusal> {
  const party = relyingPartyOf(config);
  if (!party) return notOffered();
  const claim = claimOf(credential);
  const step = claim && (await store.takeLoginStep({ tokenHash: hashKey(claim.challenge), kind }));
  if (!step) return refuse('invalid_factor', loginSays.passkeyRequestExpired());
  return { party, credential, claim, step };
}

const wrongPasskey = (): Refusal => refuse('invalid_factor', loginSays.wrongPasskey());

/** Returns new recovery codes, or none if those from before still count. */
export async function addPasskey(
  context: Context,
  owner: FactorOwner,
  { party, credential, claim, step }: Answer,
  { name, isPasswordless = false }: Pick<PasskeyBody, 'name' | 'isPasswordless'>,
): Promise<readonly string[] | Refusal> {
  const { personId } = owner.person;
  const created = step.personId === personId ? await checkCreated(party, credential, claim.challenge) : null;
  if (!created) return refuse('invalid_factor', loginSays.passkeyNotAdded());
  const { codes, codeHashes } = makeRecoveryCodes(context.randomness, personId);
  const added = await context.store.addPasskey({
    passkey: { ...created, personId, name: name.trim(), isPasswordless: isPasswordless ? 1 : 0 },
    passkeysMax: limits.passkeysPerPersonMax,
    codeHashes,
    ...reportOf(context, owner, 'factor.added', { kind: 'factor_added', passkey: name.trim() }),
  });
  if (added === 'known') return refuse('limit_reached', loginSays.passkeyKnown());
  if (added === 'limit_reached') return refuse('limit_reached', loginSays.passkeysMax(limits.passkeysPerPersonMax));
  return added.hasNewCodes ? codes : [];
}

export async function removePasskey(context: Context, owner: FactorOwner, passkeyId: string): Promise<Refusal | null> {
  const { store } = context;
  const { personId } = owner.person;
  const passkey = await store.passkey({ passkeyId });
  if (passkey?.personId !== personId) return unknownPasskey();
  const report = reportOf(context, owner, 'factor.removed', { kind: 'factor_removed', passkey: passkey.name });
  return (await store.removePasskey({ personId, passkeyId, ...report })) ? null : unknownPasskey();
}

const unknownPasskey = (): Refusal => refuse('unknown_factor', loginSays.unknownPasskey());

/** The passkey of the credential, which is now marked as used. */
export async function usePasskey(
  { store }: Context,
  { party, credential, claim, step }: Answer,
): Promise<StoredPasskey | Refusal> {
  const passkey = await store.passkey(claim);
  if (!passkey || !isOfUser(passkey, claim, step)) return wrongPasskey();
  if (step.personId === null && passkey.isPasswordless === 0) return refuse('invalid_factor', loginSays.passkeyAfterPassword());
  const counter = await checkUsed(party, credential, claim.challenge, passkey);
  if (counter === null) return wrongPasskey();
  if (await store.usePasskey({ passkeyId: passkey.passkeyId, counter })) return passkey;
  return refuse('invalid_factor', loginSays.passkeyCopied());
}

/** Whether the passkey belongs to the person. Without a password before it, the passkey itself must name the person. */
const isOfUser = ({ personId }: StoredPasskey, { userHandle }: Claim, step: LoginStep): boolean =>
  step.personId === null ? userHandle === userHandleOf({ personId }) : personId === step.personId;
