/** Where the externalId of a new command is. Separate from the meaning of external ids, so that the writer thread needs no catalog. */

import type { NewCommand } from '../store/store.ts';
import type { LinkAddress } from '../store/stored-command.ts';

/** Null for a command that takes none. */
export function addressOfOwn({ tenantId, connectorId, companyId, claim, externalId }: NewCommand): LinkAddress | null {
  if (!claim || externalId === undefined) return null;
  return { tenantId, connectorId, companyId, entity: claim.entity, externalId };
}
