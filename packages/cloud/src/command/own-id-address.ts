/** Where the own id of a new command is. Apart from what own ids mean, because the thread that writes needs no catalog. */

import type { NewCommand } from '../store/store.ts';
import type { LinkAddress } from '../store/stored-command.ts';

/** Null for a command that takes none. */
export function addressOfOwn({ tenantId, connectorId, companyId, claim, externalId }: NewCommand): LinkAddress | null {
  if (!claim || externalId === undefined) return null;
  return { tenantId, connectorId, companyId, entity: claim.entity, externalId };
}
