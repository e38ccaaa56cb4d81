/**
 * Removes the payload, the result and the file of commands that ended longer ago than the retention of their tenant, or of the
 * sender of a read. Ids, statuses and errors stay forever, and a hash of the request, so that a repeat is still recognised.
 */

import { DAY_MS } from '@ledgerline/contract';
import { everyTenant } from '../account/every-tenant.ts';
import { discardArtifact } from '../delivery/artifact-sweep.ts';
import type { StoredTenant } from '../store/store.ts';
import type { OldCommand } from '../store/stored-retention.ts';
import type { Context } from '../system/context.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LargeBodies } from './large-body.ts';
import { storedMeaning } from './submission.ts';

/** Commands of one transaction: their payloads are in memory. */
const COMMANDS_A_TIME = 50;
/** The maximum number of commands of one tenant in one run, so that no tenant delays the others. */
const COMMANDS_A_RUN = 50_000;

export type Meanings = Pick<LargeBodies, 'meaning'>;

/** Returns how many commands were cleared. If a node stops, the next one continues after the last command that was cleared. */
export async function clearOldCommands(context: Context, meanings: Meanings, stopping: AbortSignal): Promise<number> {
  let cleared = 0;
  for await (const tenant of everyTenant(context.store)) {
    if (stopping.aborted) break;
    cleared += await clearTenant(context, meanings, tenant, stopping);
  }
  return cleared;
}

/** The same for reads whose senders said how long they are kept, which is less. Returns how many were cleared. */
export async function clearPassedReads(
  { store, ...context }: Context,
  meanings: Meanings,
  stopping: AbortSignal,
): Promise<number> {
  let cleared = 0;
  while (cleared < COMMANDS_A_RUN && !stopping.aborted) {
    const passed = await store.passedReads({ limit: COMMANDS_A_TIME });
    for (const { tenantId, ...read } of passed) {
      await store.clearRead({ tenantId, seq: read.seq, meaningHash: await meaningOfOld(meanings, tenantId, read) });
      if (read.artifactSha256 !== null) await discardArtifact({ store, ...context }, read.artifactSha256);
    }
    cleared += passed.length;
    if (passed.length < COMMANDS_A_TIME) break;
  }
  return cleared;
}

async function clearTenant(
  context: Context,
  meanings: Meanings,
  { tenantId, keptDays }: StoredTenant,
  stopping: AbortSignal,
): Promise<number> {
  if (keptDays === null) return 0;
  const { store } = context;
  const endedBefore = (await store.now()) - keptDays * DAY_MS;
  let cleared = 0;
  while (cleared < COMMANDS_A_RUN && !stopping.aborted) {
    const old = await store.oldCommands({ tenantId, endedBefore, limit: COMMANDS_A_TIME });
    if (old.length === 0) break;
    const commands = [];
    for (const command of old) commands.push({ seq: command.seq, meaningHash: await meaningOfOld(meanings, tenantId, command) });
    await store.clearCommands({ tenantId, commands });
    cleared += old.length;
    // A file that another command names stays; one that is left over by a crash is found by the sweep of files.
    for (const { artifactSha256 } of old) if (artifactSha256 !== null) await discardArtifact(context, artifactSha256);
  }
  return cleared;
}

/** A damaged payload means nothing that could be asked again. */
async function meaningOfOld(meanings: Meanings, tenantId: string, { type, payload }: OldCommand): Promise<string> {
  try {
    return await storedMeaning(meanings, { tenantId, type, payload });
  } catch (error) {
    if (error instanceof SyntaxError) return fingerprintOf(payload);
    throw error;
  }
}
