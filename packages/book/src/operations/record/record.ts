/**
 * Master records: listed, read, created, changed, deactivated and deleted. One implementation for all kinds; the rules of each
 * kind are in master-data/checks.ts.
 */

import { findRecipe, type Json, type Payload } from '@ledgerline/catalog';
import { bookRecordSays } from '@ledgerline/words/book/record';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted, verificationOf } from '../../command/handler-result.ts';
import { LIST_ROWS_MAX } from '../../command/paging.ts';
import { checkRecord } from '../../master-data/checks.ts';
import { effectiveRow } from '../../master-data/effective.ts';
import type { RecordFamily } from '../../master-data/families.ts';
import { existingRecord, missingRecord } from '../../master-data/record-sentence.ts';
import { isInUse } from '../../master-data/usage.ts';
import type { StoredRecord } from '../../record-store/records.ts';
import { capabilitiesOf, nativeFields } from '../view/native.ts';
import { recordReadErrors, withRecordFields } from '../view/user-defined-view.ts';
import { listedRecords } from './record-filter.ts';
import { mergedRecord } from './record-merge.ts';
import { type AskedRecord, recordChecks } from './record-verification.ts';

export interface RecordOperation extends RecordFamily {
  /** The name in command types, such as gl-account. */
  readonly document: string;
}

const codeOf = ({ selector }: RecordOperation, payload: Payload): string => String(payload[selector]);

/** The record as stored, without the defaults of the book. */
const storedRow = (record: StoredRecord): Payload => ({ ...record.data, isActive: record.isActive });

/** What every result shows of a record: under canonical names, under native ones, and the lines of one that has them. */
function shownRecord(command: CommandContext, operation: RecordOperation, record: StoredRecord) {
  const document = effectiveRow(command, record);
  const shape = findRecipe(`create-${operation.document}`)?.shape;
  return {
    code: record.code,
    document,
    fields: { ...(shape ? nativeFields(shape, document) : document), readErrors: recordReadErrors(command.records, record) },
    ...(Array.isArray(document.lines) ? { lines: document.lines } : {}),
  };
}

export function recordView(command: CommandContext, operation: RecordOperation, record: StoredRecord): Record<string, unknown> {
  const capabilities = capabilitiesOf(`update-${operation.document}`, false);
  return {
    ...shownRecord(command, operation, record),
    ...(capabilities ? { fieldCapabilities: withRecordFields(command.records, operation.kind, capabilities) } : {}),
  };
}

export const listRecords = (command: CommandContext, { kind }: RecordOperation, payload: Payload): HandlerResult =>
  listedRecords(command, { kind, isActiveOnly: false, limitDefault: LIST_ROWS_MAX }, payload);

function selected(command: CommandContext, operation: RecordOperation, payload: Payload): StoredRecord | undefined {
  const code = codeOf(operation, payload);
  const record = command.records.find(operation.kind, code);
  if (!record) command.refuse(`/${operation.selector}`, 'NOT_FOUND', missingRecord(command, operation.kind, code));
  return record;
}

export function getRecord(command: CommandContext, operation: RecordOperation, payload: Payload): HandlerResult {
  const record = selected(command, operation, payload);
  return record ? uncommitted({ ok: true, ...recordView(command, operation, record) }) : refused(command);
}

/** The number of a record that the book numbers itself. */
function nextId(command: CommandContext, operation: RecordOperation): string {
  const highest = command.records.all(operation.kind).reduce((most, { code }) => Math.max(most, Number(code)), 0);
  return String(highest + 1);
}

export function createRecord(
  command: CommandContext,
  operation: RecordOperation,
  payload: Payload,
  isCommitted: boolean,
): HandlerResult {
  const { kind, selector } = operation;
  const isNumbered = kind === 'tax-entity' && payload[selector] === undefined;
  const code = isNumbered ? nextId(command, operation) : codeOf(operation, payload);
  const given = Object.entries(payload).filter(([name]) => !['verifyAfterSave', 'validateOnly'].includes(name));
  if (command.records.find(kind, code)) {
    command.refuse(`/${selector}`, 'RECORD_EXISTS', existingRecord(kind, code));
  }
  const sent = { ...Object.fromEntries(given), [selector]: kind === 'tax-entity' ? Number(code) : code };
  const data = mergedRecord(command, kind, { [selector]: sent[selector] as Json }, sent, 'append');
  checkRecord(command, { family: operation, code, before: null, after: data });
  if (command.isRefused) return refused(command);
  putRecord(command, operation, code, data);
  audit(command, { operation: 'CreateRecord', subject: `${kind} ${code}`, after: data });
  const asked = { payload: Object.fromEntries(given), mode: 'append', isNew: true };
  return written(command, operation, code, { asked, operationUsed: isCommitted ? 'CreateRecord' : 'None', isCommitted });
}

/** Dated rates are stored next to the currency, so that documents find the rate of their date. */
function putRecord(command: CommandContext, { kind }: RecordOperation, code: string, data: Payload): void {
  const { effectiveDate, ...kept } = data;
  command.records.put(kind, code, kept, command.references);
  if (kind !== 'currency' || data.rate === undefined) return;
  const from = typeof effectiveDate === 'string' ? effectiveDate : '0000-00-00';
  command.records.put('currency-rate', `${code} ${from}`, { currencyCode: code, from, rate: data.rate });
}

interface Written {
  readonly asked: AskedRecord;
  readonly operationUsed: string;
  readonly isCommitted: boolean;
}

function written(
  command: CommandContext,
  operation: RecordOperation,
  code: string,
  { asked, operationUsed, isCommitted }: Written,
): HandlerResult {
  const record = command.records.find(operation.kind, code);
  if (!record) throw new Error(`${operation.kind} ${code} was not stored.`);
  const { document, lines, ...view } = shownRecord(command, operation, record);
  // Nothing was saved, so keys would refer to nothing.
  const shown = isCommitted ? { ...view, document, ...(lines ? { lines } : {}) } : { ...view, valid: true };
  return {
    result: { ok: true, saved: isCommitted, operationUsed, ...shown, warnings: command.warnings },
    isCommitted,
    ...(isCommitted
      ? {
          verify: (fresh) => {
            const now = fresh.records.find(operation.kind, code);
            return verificationOf(
              recordChecks(fresh, now, asked),
              now !== undefined,
              true,
              now ? shownRecord(fresh, operation, now) : {},
            );
          },
        }
      : {}),
  };
}

export function updateRecord(command: CommandContext, operation: RecordOperation, payload: Payload): HandlerResult {
  const record = selected(command, operation, payload);
  if (!record) return refused(command);
  const { kind } = operation;
  const mode = typeof payload.detailMode === 'string' ? payload.detailMode : 'update';
  const change = Object.fromEntries(
    Object.entries(payload).filter(([name]) => !['reason', 'validateOnly', 'detailMode'].includes(name)),
  );
  const before = storedRow(record);
  const dated = kind === 'currency' && change.effectiveDate === undefined ? { effectiveDate: command.today } : {};
  const after = mergedRecord(command, kind, before, { ...change, ...dated }, mode);
  checkRecord(command, { family: operation, code: record.code, before, after });
  if (command.isRefused) return refused(command);
  putRecord(command, operation, record.code, after);
  const isCommitted = payload.validateOnly !== true;
  audit(command, { operation: 'UpdateRecord', subject: `${kind} ${record.code}`, reason: payload.reason, before, after });
  const asked = { payload: change, mode, isNew: false };
  return written(command, operation, record.code, { asked, operationUsed: isCommitted ? 'UpdateRecord' : 'None', isCommitted });
}

export function deactivateRecord(command: CommandContext, operation: RecordOperation, payload: Payload): HandlerResult {
  const record = selected(command, operation, payload);
  if (!record) return refused(command);
  const { kind } = operation;
  const after = { ...record.data, isActive: false };
  checkRecord(command, { family: operation, code: record.code, before: storedRow(record), after });
  if (command.isRefused) return refused(command);
  command.records.put(kind, record.code, after, command.references);
  audit(command, { operation: 'DeactivateRecord', subject: `${kind} ${record.code}`, reason: payload.reason });
  return written(command, operation, record.code, {
    asked: { payload: { isActive: false }, mode: 'update', isNew: false },
    operationUsed: 'DeactivateRecord',
    isCommitted: true,
  });
}

export function deleteRecord(command: CommandContext, operation: RecordOperation, payload: Payload): HandlerResult {
  const record = selected(command, operation, payload);
  if (!record) return refused(command);
  const { kind } = operation;
  if (isInUse(command, { kind, code: record.code })) {
    const voiding = `void-${operation.document}`;
    const says = findRecipe(voiding) ? bookRecordSays.inUseDeactivate(record.code, voiding) : bookRecordSays.inUse(record.code);
    command.refuse(`/${operation.selector}`, 'RECORD_IN_USE', says);
    return refused(command);
  }
  command.records.remove(kind, record.code);
  audit(command, { operation: 'DeleteRecord', subject: `${kind} ${record.code}`, reason: payload.reason, before: record.data });
  return {
    result: { ok: true, saved: true, operationUsed: 'DeleteRecord', code: record.code, warnings: command.warnings },
    isCommitted: true,
    verify: (fresh) => {
      const isGone = fresh.records.find(kind, record.code) === undefined;
      return verificationOf([{ path: 'exists', expected: false, actual: !isGone, matched: isGone }], true, true, {});
    },
  };
}
