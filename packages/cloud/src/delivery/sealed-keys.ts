/**
 * Whether the connector keys that are stored can be opened with the SECRET_KEY of this start. Another key is nearly always a
 * secret.key that was lost or mixed up, and must be noticed before anything is sealed under it.
 */

import { connectorKeyOf } from '../account/connector-config.ts';
import type { Context } from '../system/context.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { connectorKeyPurpose } from '../system/seal.ts';

type Keys = Pick<Context, 'store' | 'seal'>;

/** Enough to distinguish a wrong SECRET_KEY from a damaged entry. */
const TENANTS_LOOKED_AT = 20;

/** False when there are stored keys and none of those looked at can be opened. */
export async function canOpenStoredKeys(keys: Keys): Promise<boolean> {
  const tenants = await keys.store.tenants({ before: null, limit: TENANTS_LOOKED_AT });
  const connectors = (await Promise.all(tenants.map(({ tenantId }) => keys.store.connectors({ tenantId })))).flat();
  return connectors.length === 0 || connectors.some((connector) => connectorKeyOf(keys, connector) !== null);
}

/** After the SECRET_KEY was lost permanently: gives sandboxes new keys at once, because only their host uses them. */
export async function replaceSandboxKeys({
  store,
  seal,
  randomness,
}: Pick<Context, 'store' | 'seal' | 'randomness'>): Promise<number> {
  const lost = (await store.sandboxes()).filter((connector) => connectorKeyOf({ seal }, connector) === null);
  for (const { connectorId, tenantId } of lost) {
    const key = makeKey('conn', randomness);
    await store.rotateConnectorKey({
      connectorId,
      keyHash: hashKey(key),
      keySealed: seal.seal(key, connectorKeyPurpose(connectorId)),
      audit: { tenantId, actor: 'operator', action: 'connector-key.rotated', subject: connectorId, requestId: 'start' },
    });
  }
  return lost.length;
}
