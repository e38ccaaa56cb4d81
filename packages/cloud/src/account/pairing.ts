/**
 * Pairing by code, as in RFC 8628. A program gets two codes: a secret one to poll with, and a short one, which a person confirms
 * in the portal. An app key is not stored: it is derived again when the program polls.
 */

import {
  type AppKey,
  DAY_MS,
  limits,
  MINUTE_MS,
  type Pairing,
  type PairingDecisionBody,
  type PairingKind,
  type PairingStartBody,
  type PairingStartResponse,
  type PairingTokenResponse,
  SECOND_MS,
  userCodeLength,
  userCodeLetters,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { LiveSession } from '../store/store.ts';
import type { PairingOutcome, StoredPairing } from '../store/stored-pairing.ts';
import { countedAddress } from '../system/address.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { eventLimits, returnEvent, takeEvent } from '../system/pace/event-limit.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { connectorConfig } from './connector-config.ts';
import { appKeyOf, draftAppKey, withinKeyLimits } from './rights/app-key.ts';
import { authorOf } from './rights/caller.ts';

const DEVICE_CODE_BYTES = 32;
/** Tolerance, so that a program that waits the given interval is never too early because of its clock or the network. */
const POLL_MS_MIN = limits.pairingPollSeconds * SECOND_MS - 500;
/** A code that is approved in its last second can still be fetched. */
const GRACE_MS = MINUTE_MS;

/** A code of random letters with equal probability: bytes beyond the last complete set are skipped. */
function makeUserCode(randomness: Randomness): string {
  const usable = 256 - (256 % userCodeLetters.length);
  let code = '';
  while (code.length < userCodeLength) {
    for (const byte of randomness.bytes(userCodeLength)) {
      if (byte < usable && code.length < userCodeLength) code += userCodeLetters.charAt(byte % userCodeLetters.length);
    }
  }
  return code;
}

/** `WDJB-MJHT` */
const shownCode = (userCode: string): string => `${userCode.slice(0, userCodeLength / 2)}-${userCode.slice(userCodeLength / 2)}`;

/** The code as it is stored, regardless of how it was typed; null if it cannot be a code. */
function readUserCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === userCodeLength && [...code].every((letter) => userCodeLetters.includes(letter));
  return isCode ? code : null;
}

/** Another program has the same code about once in 17,000,000,000 times. */
const TRIES_MAX = 5;

export async function startPairing(
  context: Context,
  { name, kind = 'key' }: PairingStartBody,
  address: string,
): Promise<PairingStartResponse> {
  const { store, randomness, config } = context;
  const deviceCode = randomText(randomness, DEVICE_CODE_BYTES);
  const validMs = limits.pairingMinutes * MINUTE_MS;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const userCode = makeUserCode(randomness);
    const started = await store.startPairing({
      deviceHash: hashKey(deviceCode),
      userCode,
      kind,
      name: name.trim(),
      address,
      validMs,
    });
    if (!started) continue;
    const verificationUri = `${config.baseUrl}/portal/pair`;
    return {
      ok: true,
      deviceCode,
      userCode: shownCode(userCode),
      verificationUri,
      verificationUriComplete: `${verificationUri}?code=${shownCode(userCode)}`,
      expiresInSeconds: validMs / SECOND_MS,
      intervalSeconds: limits.pairingPollSeconds,
    };
  }
  throw new Error('Every user code that was tried is in use.');
}

const expired = (): Refusal => refuse('expired_token', accountSays.codeExpired());

/** The key or configuration of the program once its code is approved; until then, the reason to wait. */
export async function claimPairing(context: Context, deviceCode: string): Promise<PairingTokenResponse | Refusal> {
  const pairing = await context.store.pollPairing({ deviceHash: hashKey(deviceCode) });
  if (!pairing) return expired();
  if (isTooSoon(pairing)) {
    return refuse('slow_down', accountSays.slowDown(limits.pairingPollSeconds), [], limits.pairingPollSeconds);
  }
  return answers[pairing.state](context, pairing);
}

const isTooSoon = ({ polledAt, polledBeforeAt }: StoredPairing): boolean =>
  polledAt !== null && polledBeforeAt !== null && polledAt - polledBeforeAt < POLL_MS_MIN;

type Answer = (context: Context, pairing: StoredPairing) => Promise<PairingTokenResponse | Refusal>;

const answers: Readonly<Record<StoredPairing['state'], Answer>> = {
  pending: async () => refuse('authorization_pending', accountSays.notConfirmedYet(), [], limits.pairingPollSeconds),
  denied: async () => refuse('pairing_denied', accountSays.pairingDenied()),
  approved: (context, pairing) => handOver[pairing.kind](context, pairing),
};

/** What each kind of program gets. */
const handOver: Readonly<Record<PairingKind, Answer>> = {
  key: async (context, pairing) => {
    const { tenantId, keyId } = pairing;
    const key = tenantId === null || keyId === null ? null : await context.store.appKey({ tenantId, keyId });
    const secret = secretOf(context, pairing);
    // With a different SECRET_KEY the secret cannot be derived again.
    if (!key || key.revokedAt !== null || key.keyHash !== hashKey(secret)) return expired();
    return { ok: true, kind: 'key', key: appKeyOf(key), secret };
  },
  connector: async (context, { tenantId, keyId }) => {
    const config = tenantId === null ? expired() : await connectorConfig(context, tenantId);
    if (isRefusal(config)) return config;
    // A key that was rotated since is not what the user approved.
    return hashKey(config.connectorKey) === keyId ? { ok: true, kind: 'connector', config } : expired();
  },
};

const secretOf = ({ seal }: Context, { deviceHash }: StoredPairing): string =>
  makeKey('app', { bytes: (count) => seal.derive(`pairing ${deviceHash}`, count) });

/**
 * The program behind a code that a user typed. Each code counts as a guess of the person and of the address before it is looked up, so
 * that logging in again brings no more guesses; a right one does not count. Too many wrong ones in a session end it.
 */
export async function findPairing(
  context: Context,
  { session, person }: Pick<LiveSession, 'session' | 'person'>,
  typed: string,
  address: string,
): Promise<StoredPairing | Refusal> {
  const counted = [
    [eventLimits.wrongPairingCodesOfPerson, person.personId],
    [eventLimits.wrongPairingCodesOfAddress, countedAddress(address)],
  ] as const;
  for (const [limit, subject] of counted) {
    const limited = await takeEvent(context, limit, subject);
    if (limited) return limited;
  }
  const userCode = readUserCode(typed);
  const pairing = userCode === null ? null : await context.store.pairing({ userCode });
  if (pairing?.state === 'pending') {
    for (const [limit, subject] of counted) await returnEvent(context, limit, subject);
    return pairing;
  }
  const { tokenHash } = session;
  const isTooMany = await takeEvent(context, eventLimits.wrongPairingCodes, tokenHash);
  if (isTooMany) {
    await context.store.endSession({ tokenHash });
    return refuse('login_required', accountSays.wrongPairingCodes(limits.wrongPairingCodesPerSessionMax));
  }
  return refuse('unknown_pairing', accountSays.unknownCode());
}

export interface DecidedPairing {
  readonly pairing: Pairing;
  /** Null for a connector and if the code was denied. */
  readonly key: AppKey | null;
  /** Null for a key and if the code was denied. */
  readonly connectorId: string | null;
}

/** A decision, and the login that made it. */
export interface PairingDecision {
  readonly live: LiveSession;
  /** The code as the user typed it. */
  readonly userCode: string;
  readonly body: PairingDecisionBody;
  /** Where the request comes from. */
  readonly address: string;
  readonly requestId: string;
}

export async function decidePairing(context: Context, decision: PairingDecision): Promise<DecidedPairing | Refusal> {
  const { live, userCode, body, address, requestId } = decision;
  const found = await findPairing(context, live, userCode, address);
  if (isRefusal(found)) return found;
  if (body.decision === 'approve') return approve[found.kind](context, found, decision);
  const { tenantId } = live.tenant;
  const audit = { tenantId, action: 'pairing.denied', subject: found.name, ...authorOf(live, requestId) };
  const settled = {
    userCode: found.userCode,
    tenantId,
    state: 'denied',
    keyId: null,
    key: null,
    graceMs: GRACE_MS,
    audit,
  } as const;
  return decidedOf(await context.store.decidePairing(settled));
}

type Approve = (context: Context, found: StoredPairing, decision: PairingDecision) => Promise<DecidedPairing | Refusal>;

/** What is created when a program of each kind is approved. */
const approve: Readonly<Record<PairingKind, Approve>> = {
  key: async (context, found, { live, body, requestId }) => {
    const { tenantId } = live.tenant;
    const author = authorOf(live, requestId);
    const key = draftAppKey(context, tenantId, keyWish(context, found, body), secretOf(context, found), author);
    if (isRefusal(key)) return key;
    const audit = { tenantId, action: 'pairing.approved', subject: found.name, ...author };
    const { userCode } = found;
    const settled = { userCode, tenantId, state: 'approved', keyId: key.keyId, key, graceMs: GRACE_MS, audit } as const;
    const outcome = await withinKeyLimits(context, tenantId, async () => {
      const decided = await context.store.decidePairing(settled);
      return decided.kind === 'limit_reached' ? 'limit_reached' : decided;
    });
    return isRefusal(outcome) ? outcome : decidedOf(outcome);
  },
  /** Creates nothing: the connector is the one that sign-up made. */
  connector: async (context, { userCode, name }, { live, body, requestId }) => {
    const [chosen] = Object.keys(body).filter((field) => field !== 'decision');
    if (chosen !== undefined) return nothingToChoose(chosen);
    const { tenantId } = live.tenant;
    const config = await connectorConfig(context, tenantId);
    if (isRefusal(config)) return config;
    const audit = { tenantId, action: 'connector.paired', subject: name, ...authorOf(live, requestId) };
    const keyId = hashKey(config.connectorKey);
    const settled = { userCode, tenantId, state: 'approved', keyId, key: null, graceMs: GRACE_MS, audit } as const;
    return decidedOf(await context.store.decidePairing(settled), config.connectorId);
  },
};

const nothingToChoose = (field: string): Refusal =>
  refuseField(`/${field}`, 'unknown_member', accountSays.nothingToChoose(field));

/** The key as the user chose it. The default is a key with the name of the machine, full access and an end date. The page preselects less. */
function keyWish({ clock }: Context, { name }: StoredPairing, body: PairingDecisionBody) {
  const { access = 'full', companies = null, expiresAt = instantText(clock.now() + limits.pairedKeyDays * DAY_MS) } = body;
  return { name: body.name ?? name, access, companies, expiresAt };
}

function decidedOf(outcome: PairingOutcome, connectorId: string | null = null): DecidedPairing | Refusal {
  if (outcome.kind !== 'decided') return refuse('unknown_pairing', accountSays.usedCode());
  return { pairing: pairingOf(outcome.pairing), key: outcome.key && appKeyOf(outcome.key), connectorId };
}

/** The pairing as it is sent. */
export const pairingOf = ({ userCode, kind, name, state, address, createdAt, expiresAt }: StoredPairing): Pairing => ({
  userCode: shownCode(userCode),
  kind,
  name,
  state,
  address,
  createdAt: instantText(createdAt),
  expiresAt: instantText(expiresAt),
});
