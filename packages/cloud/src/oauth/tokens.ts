/** Stores what a request for tokens has led to: the used code or refresh token, the new ones, and the secret of the key, all at once. */

import type { KeyRecordKind, NewOAuthRecord } from '../store/stored-connected-app.ts';
import type { Context } from '../system/context.ts';
import { hashKey, shownStart } from '../system/key.ts';
import { oauthLimits } from './oauth-limits.ts';
import type { CollectedRecord, RequestScope } from './request-scope.ts';

/** Null where the request was for no tokens. */
export async function storeTokens(
  { store }: Context,
  { changes, requestId, endAction }: RequestScope,
): Promise<'issued' | 'refreshed' | 'replayed' | 'ended' | null> {
  const access = changes?.records.find(({ record }) => record.kind === 'access-token');
  const [spentHash] = changes?.spentHashes ?? [];
  if (!changes || !access || spentHash === undefined) return null;
  const { accountId: tenantId, grantId: keyId } = access.payload;
  if (tenantId === undefined || keyId === undefined) throw new Error('An access token must belong to the key of an app.');
  const refresh = changes.records.find(({ record }) => record.kind === 'refresh-token');
  const outcome = await store.issueTokens({
    tenantId,
    keyId,
    spentHash,
    records: changes.records.map(ofKey),
    keyHash: hashKey(access.id),
    prefix: shownStart(access.id),
    tokenMs: access.record.validMs,
    overlapMs: oauthLimits.overlapMs,
    reuseMs: oauthLimits.refreshAgainMs,
    keyMs: Math.max(access.record.validMs, refresh?.record.validMs ?? 0),
    replayAudit: { tenantId, action: endAction, subject: keyId, actor: `key:${keyId}`, requestId },
  });
  if (outcome !== 'issued') return outcome;
  return access.payload.gty?.includes('refresh_token') ? 'refreshed' : 'issued';
}

function ofKey({ record }: CollectedRecord): NewOAuthRecord<KeyRecordKind> {
  const { kind } = record;
  if (kind === 'client' || kind === 'request') throw new Error(`A request for tokens must not store a ${kind}.`);
  return { ...record, kind };
}
