/** Named keys for programs: created once with their secret, listed without it, rotated, and revoked permanently. */

import {
  type AppKey,
  type AppKeyBody,
  type AppKeyChangeBody,
  type AppKeyRotationBody,
  HOUR_MS,
  keyOverlapHoursDefault,
  limits,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { Author, NewAppKey, StoredAppKey } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { millisecondsOf } from '../../system/instant.ts';
import { hashKey, makeKey, shownStart } from '../../system/key.ts';
import { eventLimits, returnEvent, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../../system/problem.ts';
import { randomId } from '../../system/randomness.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from '../../system/request/list-page.ts';
import { addressProblems } from './allowed-address.ts';

export interface MadeAppKey {
  readonly key: AppKey;
  readonly secret: string;
}

export async function createAppKey(
  context: Context,
  tenantId: string,
  body: AppKeyBody,
  author: Author,
): Promise<MadeAppKey | Refusal> {
  const secret = makeKey('app', context.randomness);
  const draft = draftAppKey(context, tenantId, body, secret, author);
  if (isRefusal(draft)) return draft;
  const made = await withinKeyLimits(context, tenantId, () => context.store.createAppKey(draft));
  return isRefusal(made) ? made : { key: appKeyOf(made), secret };
}

/** The key to store for a secret, or the problem of the request. */
export function draftAppKey(
  { clock, randomness }: Context,
  tenantId: string,
  {
    name,
    access = 'full',
    companies = null,
    allowedAddresses: addresses = null,
    amountLimit = null,
    approval = 'none',
    expiresAt: wanted,
  }: AppKeyBody,
  secret: string,
  author: Author,
): NewAppKey | Refusal {
  const expiresAt = typeof wanted === 'string' ? millisecondsOf(wanted) : null;
  if (expiresAt !== null && expiresAt <= clock.now()) return refuseField('/expiresAt', 'rule', accountSays.expiresInPast());
  const wrong = addressProblems(addresses);
  if (wrong) return wrong;
  const keyId = randomId(randomness, 'key');
  return {
    keyId,
    tenantId,
    name: name.trim(),
    keyHash: hashKey(secret),
    prefix: shownStart(secret),
    access,
    companies,
    addresses,
    amountMax: senOf(amountLimit),
    approval,
    expiresAt,
    keysMax: limits.appKeysPerTenantMax,
    audit: { tenantId, action: 'app-key.created', subject: keyId, ...author },
  };
}

/** Amounts are rounded down to the sen, so that a fraction allows nothing more. */
const senOf = (amount: number | null): number | null => (amount === null ? null : Math.floor(Number((amount * 100).toFixed(4))));

/** Counts a new key before it is stored, and not if the tenant has too many. */
export async function withinKeyLimits<Made>(
  context: Context,
  tenantId: string,
  create: () => Promise<Made | 'limit_reached'>,
): Promise<Made | Refusal> {
  const limited = await takeEvent(context, eventLimits.newKeys, tenantId);
  if (limited) return limited;
  const made = await create();
  if (made !== 'limit_reached') return made;
  await returnEvent(context, eventLimits.newKeys, tenantId);
  return refuse('limit_reached', accountSays.keysMax(limits.appKeysPerTenantMax));
}

export interface AppKeyPage {
  readonly keys: readonly AppKey[];
  readonly nextCursor: string | null;
}

/** Newest first. */
export async function listAppKeys(
  { store }: Pick<Context, 'store'>,
  tenantId: string,
  { limit = limits.listLimitMax, cursor }: PageRequest = {},
): Promise<AppKeyPage | Refusal> {
  const before = readPlace(cursor);
  if (isRefusal(before)) return before;
  const found = await store.appKeys({ tenantId, before, limit: limit + 1 });
  const { rows, last } = pageOf(found.map(appKeyOf), limit, (key) => JSON.stringify(key).length);
  return { keys: rows, nextCursor: last && placeCursor({ at: Date.parse(last.createdAt), id: last.keyId }) };
}

/** A key of a tenant. */
interface KeyName {
  readonly tenantId: string;
  readonly keyId: string;
}

const unknownOrRevoked = (): Refusal => refuse('unknown_key', accountSays.unknownOrRevokedKey());

/** Gives a key another name or other rights; what is left out stays as it is. The secret stays the same. */
export async function changeAppKey(
  { store }: Context,
  { tenantId, keyId }: KeyName,
  { name, access, companies, allowedAddresses, amountLimit, approval }: AppKeyChangeBody,
  author: Author,
): Promise<AppKey | Refusal> {
  const wrong = addressProblems(allowedAddresses ?? null);
  if (wrong) return wrong;
  const known = await store.appKey({ tenantId, keyId });
  const changed =
    known &&
    (await store.changeAppKey({
      tenantId,
      keyId,
      name: name?.trim() ?? known.name,
      access: access ?? known.access,
      companies: companies === undefined ? known.companies : companies,
      amountMax: amountLimit === undefined ? known.amountMax : senOf(amountLimit),
      approval: approval ?? known.approval,
      addresses: allowedAddresses === undefined ? known.addresses : allowedAddresses,
      audit: { tenantId, action: 'app-key.changed', subject: keyId, ...author },
    }));
  return changed ? appKeyOf(changed) : unknownOrRevoked();
}

/** A new secret for a key; the previous one works on for the overlap, so that programs can change over without a gap. */
export async function rotateAppKey(
  context: Context,
  { tenantId, keyId }: KeyName,
  { overlapHours = keyOverlapHoursDefault }: AppKeyRotationBody,
  author: Author,
): Promise<MadeAppKey | Refusal> {
  const limited = await takeEvent(context, eventLimits.keyRotations, tenantId);
  if (limited) return limited;
  const secret = makeKey('app', context.randomness);
  const rotated = await context.store.rotateAppKey({
    tenantId,
    keyId,
    keyHash: hashKey(secret),
    prefix: shownStart(secret),
    overlapMs: overlapHours * HOUR_MS,
    audit: { tenantId, action: 'app-key.rotated', subject: keyId, ...author },
  });
  return rotated ? { key: appKeyOf(rotated), secret } : unknownOrRevoked();
}

/** Ends the secret before the last rotation ahead of its time. Ending it again changes nothing. */
export async function endPreviousSecret(
  { store }: Context,
  { tenantId, keyId }: KeyName,
  author: Author,
): Promise<AppKey | Refusal> {
  const audit = { tenantId, action: 'app-key.previous-secret-ended', subject: keyId, ...author };
  const key = await store.endPreviousSecret({ tenantId, keyId, audit });
  return key ? appKeyOf(key) : unknownOrRevoked();
}

/** Revoking a key again returns it unchanged. */
export async function revokeAppKey(
  { store }: Context,
  tenantId: string,
  keyId: string,
  author: Author,
): Promise<AppKey | Refusal> {
  const audit = { tenantId, action: 'app-key.revoked', subject: keyId, ...author };
  const revoked = await store.revokeAppKey({ tenantId, keyId, audit });
  return revoked ? appKeyOf(revoked) : refuse('unknown_key', accountSays.unknownKey());
}

const textOrNull = (instant: number | null): string | null => (instant === null ? null : instantText(instant));

/** The key as the wire shows it, without anything that could replace its secret. */
export function appKeyOf({
  keyId,
  name,
  prefix,
  access,
  companies,
  addresses,
  amountMax,
  approval,
  app,
  ...key
}: StoredAppKey): AppKey {
  return {
    keyId,
    name,
    prefix,
    access,
    companies: companies && [...companies],
    allowedAddresses: addresses && [...addresses],
    amountLimit: amountMax === null ? null : amountMax / 100,
    approval,
    createdAt: instantText(key.createdAt),
    expiresAt: textOrNull(key.expiresAt),
    lastUsedAt: textOrNull(key.lastUsedAt),
    revokedAt: textOrNull(key.revokedAt),
    previousSecretUntil: textOrNull(app ? null : key.previousUntil),
    connectedApp: app,
  };
}
