/** Finds the same write of the same key: a program that lost the response must not save it twice by asking again. */

import { type CommandStatus, HOUR_MS, limits } from '@ledgerline/contract';
import type { NewProposal } from '../store/stored-proposal.ts';
import type { Context } from '../system/context.ts';

export interface AlreadyRun {
  readonly commandId: string;
  /** `approved` while it waits to be queued. */
  readonly status: CommandStatus | 'approved';
  readonly docNo: string | null;
}

const LOOKED_AT_MAX = 10;

/** The newest that may have saved something. One that failed and saved nothing does not count. */
export async function findAlreadyRun(
  { store }: Pick<Context, 'store'>,
  write: Pick<NewProposal, 'tenantId' | 'keyId' | 'connectorId' | 'companyId' | 'type' | 'meaningHash'>,
): Promise<AlreadyRun | null> {
  const since = (await store.now()) - limits.sameWriteHours * HOUR_MS;
  for (const { tenantId, commandId, docNo } of await store.alikeProposals({ ...write, since, limit: LOOKED_AT_MAX })) {
    const command = await store.command({ tenantId, commandId });
    if (!command) return { commandId, status: 'approved', docNo };
    if (command.status === 'failed' && command.outcome === 'not_applied') continue;
    return { commandId, status: command.status, docNo: command.docNo };
  }
  return null;
}
