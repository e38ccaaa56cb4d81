/**
 * Accepts a command as it comes from the other thread: what the verb of sql/command.ts does, step by step, but without making an
 * object of what is only bound again. A command that is known is left to the verb.
 */

import { AROUND_QUEUED, INSERT, PLACE, QUEUE_WINDOW } from '../sql/command.ts';
import type { NewCommand } from '../store.ts';
import type { Connection } from './connection.ts';
import type { PackedAnswer } from './packing.ts';

/** Null when the id is known; then nothing has changed. */
export function acceptNew(connection: Connection, command: NewCommand, now: number): PackedAnswer | null {
  const { connectorId, companyId } = command;
  const seq = connection.insert(INSERT, [
    command.tenantId,
    command.commandId,
    connectorId,
    companyId,
    command.type,
    command.module,
    command.mode,
    command.fingerprint,
    command.payload,
    command.docNo,
    now,
  ]);
  if (seq === null) return null;
  const [lastSeenAt = null, beyond = null] = connection.first(AROUND_QUEUED, [connectorId, seq]) ?? [];
  const place = beyond === null ? connection.first(PLACE, [connectorId, companyId, seq])?.[0] : QUEUE_WINDOW;
  return [seq, now, lastSeenAt as number | null, place as number];
}
