/**
 * The fields that every result of its kind has, filled in once for all commands: a read its count and cursor, a change its
 * fields' capabilities.
 */

import { DOC_TYPES, type DocType, type Payload, type Recipe } from '@ledgerline/catalog';
import type { FieldCapabilities } from '@ledgerline/contract';
import type { CommandContext } from '../../command/command-context.ts';
import type { Result } from '../../command/handler-result.ts';
import { recordFamilyOf } from '../../master-data/families.ts';
import { updateTypeOf } from './document-view.ts';
import { capabilitiesOf } from './native.ts';
import { withPartyNames } from './party-name.ts';
import { withDocumentFields, withRecordFields } from './user-defined-view.ts';

/**
 * The result of a command, which lacks nothing that results of its kind have. What follows from the type alone is not worth
 * storing.
 */
export function completed({ operation, mode, document }: Recipe, command: () => CommandContext, result: Result): Result {
  if (!result.ok && result.saved !== true) return result;
  if (operation === 'Read') return completedRead(result, command);
  if (mode === 'read' || !isFull(operation, result) || (result.fields === undefined && result.document === undefined))
    return result;
  const fieldCapabilities = fieldsOfWritten(command(), document, result);
  return fieldCapabilities ? { ...result, fieldCapabilities } : result;
}

/** Capabilities are ten times as long as the rest: only changes return them, and requests for everything. */
const isFull = (operation: Recipe['operation'], result: Result): boolean => operation === 'Edit' || result.readBack !== undefined;

/** One document is a read of one; a report counts its own rows. */
const completedRead = (result: Result, command: () => CommandContext): Result => ({
  ...result,
  ...(Array.isArray(result.rows) ? { rows: named(result.rows, command) } : {}),
  count: result.count ?? (Array.isArray(result.rows) ? result.rows.length : 1),
  nextCursor: result.nextCursor ?? null,
});

/** Lists show the names of parties, not only their codes. */
function named(rows: readonly Payload[], command: () => CommandContext): readonly Payload[] {
  if (rows.length === 0) return rows;
  const { records } = command();
  return rows.map((row) => withPartyNames(records, row));
}

const isDocType = (name: unknown): name is DocType => (DOC_TYPES as readonly unknown[]).includes(name);

function fieldsOfWritten({ records }: CommandContext, document: string, { docType }: Result): FieldCapabilities | undefined {
  const ofType = isDocType(docType) ? capabilitiesOf(updateTypeOf(docType), true) : undefined;
  if (isDocType(docType)) return ofType && withDocumentFields(records, docType, ofType);
  const [capabilities, family] = [capabilitiesOf(`update-${document}`, false), recordFamilyOf(document)];
  return capabilities && family ? withRecordFields(records, family.kind, capabilities) : capabilities;
}
