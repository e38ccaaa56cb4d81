/** What an installed connector needs to reach the cloud, and how its owner replaces its key or moves it to another machine. */

import type { ConnectorConfig, ReleaseChannel } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { Author, StoredConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { connectorKeyPurpose, SealBroken } from '../system/seal.ts';

/** The configuration of the tenant's own connector, the one that sign-up made. */
export async function connectorConfig(context: Context, tenantId: string): Promise<ConnectorConfig | Refusal> {
  const connectors = await context.store.connectors({ tenantId });
  const own = connectors.find((connector) => connector.kind === 'desktop');
  if (!own) return unknownConnector();
  const connectorKey = connectorKeyOf(context, own);
  if (connectorKey === null) return unreadableKey();
  return { connectorId: own.connectorId, connectorKey, cloudUrl: context.config.baseUrl };
}

/** Null for a key that was sealed under another SECRET_KEY, or whose entry is damaged. */
export function connectorKeyOf({ seal }: Pick<Context, 'seal'>, { connectorId, keySealed }: StoredConnector): string | null {
  try {
    return seal.open(keySealed, connectorKeyPurpose(connectorId));
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/** Replaces the key of a connector; the previous one stops working at once. */
export async function rotateConnectorKey(
  context: Context,
  tenantId: string,
  connectorId: string,
  author: Author,
): Promise<string | Refusal> {
  const { store, randomness, seal } = context;
  if (!(await isOwn(context, tenantId, connectorId))) return unknownConnector();
  const limited = await takeEvent(context, eventLimits.keyRotations, tenantId);
  if (limited) return limited;
  const key = makeKey('conn', randomness);
  await store.rotateConnectorKey({
    connectorId,
    keyHash: hashKey(key),
    keySealed: seal.seal(key, connectorKeyPurpose(connectorId)),
    audit: { tenantId, action: 'connector-key.rotated', subject: connectorId, ...author },
  });
  return key;
}

/** Lets another installation take over at once. */
export async function releaseInstall(
  context: Context,
  tenantId: string,
  connectorId: string,
  author: Author,
): Promise<Refusal | null> {
  const { store } = context;
  if (!(await isOwn(context, tenantId, connectorId))) return unknownConnector();
  await store.releaseInstall({ connectorId });
  await store.audit({ tenantId, action: 'install.released', subject: connectorId, ...author });
  return null;
}

/** Chooses which builds the connector gets. */
export async function setChannel(
  context: Context,
  wanted: { readonly tenantId: string; readonly connectorId: string; readonly channel: ReleaseChannel },
  author: Author,
): Promise<Refusal | null> {
  const { tenantId, connectorId, channel } = wanted;
  if (!(await isOwn(context, tenantId, connectorId))) return unknownConnector();
  const audit = { tenantId, action: `connector-channel.${channel}`, subject: connectorId, ...author };
  await context.store.setChannel({ connectorId, channel, audit });
  return null;
}

async function isOwn({ store }: Context, tenantId: string, connectorId: string): Promise<boolean> {
  return (await store.connector({ connectorId }))?.tenantId === tenantId;
}

const unreadableKey = (): Refusal => refuse('connector_key_unreadable', deliverySays.unreadableKey());

const unknownConnector = (): Refusal => refuse('unknown_connector', deliverySays.noConnector());
