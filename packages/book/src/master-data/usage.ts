/** Whether anything depends on a record, so that it can be deactivated but not deleted. */

import type { CommandContext } from '../command/command-context.ts';
import { isAssembly, sqlTypes } from '../ledger/nature.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import type { Reference } from '../record-store/records.ts';

/** A good is made, ordered or disassembled by its own bill of materials, and can be a component of another. */
const MADE_BY_BOM = `SELECT 1 FROM document_reference JOIN document USING (doc_key)
  WHERE kind = 'item' AND code = :code AND doc_type IN ${sqlTypes(isAssembly)} AND header ->> 'itemCode' = :code
  UNION ALL
  SELECT 1 FROM record_reference WHERE from_kind = 'item-bom' AND from_code <> :code AND kind = 'item' AND code = :code LIMIT 1`;

/** Uses of records of a kind that do not name them. */
const OWN_USES: Partial<Record<RecordKind, string>> = { 'item-bom': MADE_BY_BOM };

export function isInUse({ db, records }: CommandContext, reference: Reference): boolean {
  const own = OWN_USES[reference.kind];
  return records.isReferred(reference) || (own !== undefined && db.get(own, { code: reference.code }) !== undefined);
}
