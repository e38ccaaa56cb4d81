/**
 * Accepts a command as it comes from the other thread: what the verb of sql/command.ts does, step by step, but without making an
 * object of what is only bound again. A command that is known is left to the verb.
 */

import { AROUND_QUEUED, INSERT, QUEUE_WINDOW } from '../sql/command.ts';
import type { NewCommand } from '../store/store.ts';
import { payloadDigest } from '../store/stored-digest.ts';
import type { PackedAnswer } from './packing.ts';
import type { WrittenFile } from './written-file.ts';

/** Null when the id is known; then nothing has changed. */
export function acceptNew(
  { connection, longQueues, counts }: WrittenFile,
  command: NewCommand,
  now: number,
): PackedAnswer | null {
  const { connectorId, companyId } = command;
  const seq = connection.insert(INSERT, [
    command.tenantId,
    command.commandId,
    connectorId,
    companyId,
    command.type,
    command.module,
    command.mode,
    command.payload,
    command.warnings,
    command.docNo,
    command.sentBy,
    payloadDigest(command),
    now,
  ]);
  if (seq === null) return null;
  counts.add(command);
  const known = longQueues.lastSeenAt(connectorId, companyId);
  if (known !== undefined) return [seq, now, known, QUEUE_WINDOW];
  const [lastSeenAt, place] = connection.first(AROUND_QUEUED, [connectorId, companyId, seq]) as [number | null, number];
  if (place === QUEUE_WINDOW) longQueues.remember(connectorId, companyId, lastSeenAt);
  return [seq, now, lastSeenAt, place];
}
