/** Sandboxes: a tenant opens and resets one, the sandbox host learns which ones to serve. What is in the books is the host's. */

import { createHash } from 'node:crypto';
import { type Sandbox, type SandboxResponse, sandboxCompanyIds } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { connectorKeyOf } from '../account/connector-config.ts';
import type { Author, StoredConnector, StoredSandbox } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { connectorKeyPurpose } from '../system/seal.ts';
import { LongPollWait } from '../system/waiting/long-poll-wait.ts';
import { SANDBOX_ID_PREFIX, subjects } from '../system/wakeup.ts';

type SandboxConnector = SandboxResponse['connector'];

/** Opens the tenant's sandbox, or returns the open one. */
export async function openSandbox(context: Context, tenantId: string, author: Author): Promise<SandboxConnector | Refusal> {
  const { store, config, randomness, seal } = context;
  if (!config.isSandboxOffered) return sandboxDisabled();
  const connectorId = randomId(randomness, SANDBOX_ID_PREFIX);
  const key = makeKey('conn', randomness);
  const open = await store.openSandbox({
    connector: {
      connectorId,
      tenantId,
      keyHash: hashKey(key),
      keySealed: seal.seal(key, connectorKeyPurpose(connectorId)),
    },
    audit: { tenantId, action: 'sandbox.opened', subject: connectorId, ...author },
  });
  return shown(open);
}

/** Resets the books of the sandbox. Commands accepted after this run on the new books. */
export async function resetSandbox(
  { store, config }: Context,
  tenantId: string,
  author: Author,
): Promise<SandboxConnector | Refusal> {
  if (!config.isSandboxOffered) return sandboxDisabled();
  const open = (await store.connectors({ tenantId })).find(({ kind }) => kind === 'sandbox');
  if (!open) return sandboxMissing();
  const { connectorId } = open;
  const audit = { tenantId, action: 'sandbox.reset', subject: tenantId, ...author };
  const reset = await store.resetSandbox({ tenantId, connectorId, audit });
  return reset ? shown(reset) : sandboxMissing();
}

const shown = ({ connectorId }: StoredConnector): SandboxConnector => ({
  connectorId,
  kind: 'sandbox',
  companyIds: [...sandboxCompanyIds],
});

export const sandboxMissing = (): Refusal => refuse('sandbox_missing', deliverySays.noSandbox());

export const sandboxDisabled = (): Refusal => refuse('sandbox_disabled', deliverySays.sandboxDisabled());

export interface SandboxList {
  /** Changes with the list, and with every key, generation and field in it, and with who has work. */
  readonly version: string;
  readonly sandboxes: readonly Sandbox[];
  /** Connectors that are left out because their key cannot be read. */
  readonly unreadable: readonly string[];
}

/** Everything that a host must know, as text that changes when any of it changes. */
export const stateOf = ({ connectorId, epoch, keyHash, fieldChanges, hasWork }: StoredSandbox): string =>
  `${connectorId} ${epoch} ${keyHash} ${fieldChanges} ${hasWork}`;

/** A sandbox as its host gets it; null when its key cannot be read. */
export function shownSandbox({ seal }: Pick<Context, 'seal'>, stored: StoredSandbox): Sandbox | null {
  const { connectorId, epoch: generation, hasWork, userDefinedFields } = stored;
  const connectorKey = connectorKeyOf({ seal }, stored);
  return connectorKey === null
    ? null
    : { connectorId, connectorKey, generation, hasWork, userDefinedFields: [...userDefinedFields] };
}

export async function listSandboxes(context: Context): Promise<SandboxList> {
  const digest = createHash('sha256');
  const sandboxes: Sandbox[] = [];
  const unreadable: string[] = [];
  for (const stored of await context.store.sandboxes()) {
    digest.update(`${stateOf(stored)}\n`);
    const sandbox = shownSandbox(context, stored);
    if (sandbox) sandboxes.push(sandbox);
    else unreadable.push(stored.connectorId);
  }
  return { version: digest.digest('base64url'), sandboxes, unreadable };
}

export interface SandboxWait {
  /** The version that the host has; null when it has none. */
  readonly after: string | null;
  readonly waitMs: number;
  /** Aborted when the host has disconnected. */
  readonly abandoned: AbortSignal;
}

/** How often to check without an event: events of another node may get lost. */
const LOOK_EVERY_MS = 5_000;

/** Returns the list when it differs from the list of the host, or at the end of the wait. */
export async function awaitSandboxes(context: Context, { after, waitMs, abandoned }: SandboxWait): Promise<SandboxList> {
  // Not awaited: the next request marks the sandboxes again.
  context.store.markSandboxesSeen().catch(() => undefined);
  const wait = new LongPollWait(context, { subject: subjects.sandboxes, milliseconds: waitMs, abandoned });
  try {
    for (;;) {
      const list = await listSandboxes(context);
      if (list.version !== after || wait.isOver) return list;
      await wait.wakeUp(LOOK_EVERY_MS);
    }
  } finally {
    wait.close();
  }
}
