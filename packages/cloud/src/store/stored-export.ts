/** What an export reads: whole rows of a tenant, oldest first, a page at a time. Types only. */

import type { AuditEntry } from './stored-account.ts';
import type { StoredCommand } from './stored-command.ts';

/** The rows after a number, up to a limit. */
export interface RowPage {
  readonly tenantId: string;
  readonly after: number;
  readonly limit: number;
}

export interface NumberedAudit extends AuditEntry {
  readonly number: number;
  readonly at: number;
}

export interface ExportStore {
  wholeCommands(page: RowPage): Promise<readonly StoredCommand[]>;
  wholeAudits(page: RowPage): Promise<readonly NumberedAudit[]>;
}
