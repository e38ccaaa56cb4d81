/** The audit trail: who changed what and why, with the state before and after. Never changed, never deleted. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from './command-context.ts';

export interface AuditEntry {
  readonly operation: string;
  /** What was changed: a type and number, or a kind and code. */
  readonly subject: string;
  readonly reason?: unknown;
  readonly before?: Payload | null;
  readonly after?: Payload | null;
}

export function audit(command: CommandContext, entry: AuditEntry): void {
  command.db.run(
    `INSERT INTO audit_log (at, command_id, operation, subject, reason, before, after)
     VALUES (:at, :commandId, :operation, :subject, :reason, :before, :after)`,
    {
      at: command.now,
      commandId: command.commandId,
      operation: entry.operation,
      subject: entry.subject,
      reason: typeof entry.reason === 'string' ? entry.reason : null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    },
  );
}
