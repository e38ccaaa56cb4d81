/** Master records: listed, read, created, changed, deactivated and deleted. Written once for all kinds; what a kind holds against a change, records/checks.ts says. */

import { findRecipe, type Json, type Payload } from '@ledgerline/catalog';
import { audit } from '../audit.ts';
import { capabilitiesOf, nativeFields } from '../native.ts';
import { answered, type Outcome, proof, refused } from '../outcome.ts';
import { checkRecord } from '../records/checks.ts';
import type { RecordFamily } from '../records/families.ts';
import { existingRecord, missingRecord } from '../records/record-sentence.ts';
import type { StoredRecord } from '../records/records.ts';
import { isInUse } from '../records/usage.ts';
import type { Work } from '../work.ts';
import { cut, LIST_ROWS_MAX, pageOf } from './paging.ts';
import { mergedRecord } from './record-merge.ts';
import { checksOf } from './verify.ts';

export interface RecordOperation extends RecordFamily {
  /** As commands name it: gl-account. */
  readonly document: string;
}

const STEERING = [
  'verifyAfterSave',
  'validateOnly',
  'reason',
  'detailMode',
  'lines',
  'branches',
  'uoms',
  'prices',
  'effectiveDate',
];

export const recordFields = ({ document }: RecordOperation, record: StoredRecord): Record<string, Json> => {
  const shape = findRecipe(`create-${document}`)?.shape;
  const data = { ...record.data, isActive: record.isActive };
  return { ...(shape ? nativeFields(shape, data) : data), readErrors: [] };
};

const codeOf = ({ selector }: RecordOperation, payload: Payload): string => String(payload[selector]);

const rowOf = (record: StoredRecord): Payload => ({ ...record.data, isActive: record.isActive });

export function recordView(operation: RecordOperation, record: StoredRecord): Record<string, unknown> {
  const capabilities = capabilitiesOf(`update-${operation.document}`, false);
  return {
    code: record.code,
    document: rowOf(record),
    fields: recordFields(operation, record),
    ...(capabilities ? { fieldCapabilities: capabilities } : {}),
  };
}

export function listRecords(work: Work, operation: RecordOperation, payload: Payload): Outcome {
  const page = pageOf(work, payload, [''], LIST_ROWS_MAX);
  if (!page) return refused(work);
  const { shown, nextCursor } = cut(
    work.records.page(operation.kind, page.after?.[0] ?? null, page.limit + 1),
    page,
    ({ code }) => [code],
  );
  return answered({ ok: true, rows: shown.map(rowOf), count: shown.length, truncated: nextCursor !== null, nextCursor });
}

function selected(work: Work, operation: RecordOperation, payload: Payload): StoredRecord | undefined {
  const code = codeOf(operation, payload);
  const record = work.records.find(operation.kind, code);
  if (!record) work.refuse(`/${operation.selector}`, 'NOT_FOUND', missingRecord(work, operation.kind, code));
  return record;
}

export function getRecord(work: Work, operation: RecordOperation, payload: Payload): Outcome {
  const record = selected(work, operation, payload);
  return record ? answered({ ok: true, ...recordView(operation, record) }) : refused(work);
}

/** The number of a record that the book numbers itself. */
function nextId(work: Work, operation: RecordOperation): string {
  const highest = work.records.all(operation.kind).reduce((most, { code }) => Math.max(most, Number(code)), 0);
  return String(highest + 1);
}

export function createRecord(work: Work, operation: RecordOperation, payload: Payload, isKept: boolean): Outcome {
  const { kind, selector } = operation;
  const isNumbered = kind === 'tax-entity' && payload[selector] === undefined;
  const code = isNumbered ? nextId(work, operation) : codeOf(operation, payload);
  const shape = findRecipe(`create-${operation.document}`)?.shape;
  const known = Object.entries(payload).filter(([name]) => {
    if (!shape || name in shape.members) return !['verifyAfterSave', 'validateOnly'].includes(name);
    work.warn('UNKNOWN_MEMBER', `${name} is not a member that this command knows; it was left out.`);
    return false;
  });
  if (work.records.find(kind, code)) {
    work.refuse(`/${selector}`, 'RECORD_EXISTS', existingRecord(kind, code));
  }
  const sent = { ...Object.fromEntries(known), [selector]: kind === 'tax-entity' ? Number(code) : code };
  const data = mergedRecord(work, kind, { [selector]: sent[selector] as Json }, sent, 'append');
  checkRecord(work, { family: operation, code, before: null, after: data });
  if (work.isRefused) return refused(work);
  putRecord(work, operation, code, data);
  audit(work, { operation: 'CreateRecord', subject: `${kind} ${code}`, after: data });
  return written(work, operation, code, { payload, operationUsed: isKept ? 'CreateRecord' : 'None', isKept });
}

/** Dated rates stand beside the currency, so that documents find the one of their day. */
function putRecord(work: Work, { kind }: RecordOperation, code: string, data: Payload): void {
  const { effectiveDate, ...kept } = data;
  work.records.put(kind, code, kept, work.references);
  if (kind !== 'currency' || data.rate === undefined) return;
  const from = typeof effectiveDate === 'string' ? effectiveDate : '0000-00-00';
  work.records.put('currency-rate', `${code} ${from}`, { currencyCode: code, from, rate: data.rate });
}

interface Written {
  readonly payload: Payload;
  readonly operationUsed: string;
  readonly isKept: boolean;
}

function written(work: Work, operation: RecordOperation, code: string, { payload, operationUsed, isKept }: Written): Outcome {
  const record = work.records.find(operation.kind, code);
  if (!record) throw new Error(`${operation.kind} ${code} was not stored.`);
  const view = { code, fields: recordFields(operation, record) };
  return {
    result: { ok: true, saved: isKept, ...(isKept ? {} : { valid: true }), operationUsed, ...view, warnings: work.warnings },
    isKept,
    ...(isKept
      ? {
          prove: (fresh) => {
            const now = fresh.records.find(operation.kind, code);
            const stored = now ? rowOf(now) : {};
            const fields = now ? { fields: recordFields(operation, now) } : {};
            return proof(checksOf(payload, stored, '', STEERING), now !== undefined, true, fields);
          },
          wantsReadBack: payload.verifyAfterSave === true,
        }
      : {}),
  };
}

export function updateRecord(work: Work, operation: RecordOperation, payload: Payload): Outcome {
  const record = selected(work, operation, payload);
  if (!record) return refused(work);
  const { kind } = operation;
  const mode = typeof payload.detailMode === 'string' ? payload.detailMode : 'update';
  const change = Object.fromEntries(
    Object.entries(payload).filter(([name]) => !['reason', 'validateOnly', 'detailMode'].includes(name)),
  );
  const before = rowOf(record);
  const dated = kind === 'currency' && change.effectiveDate === undefined ? { effectiveDate: work.today } : {};
  const after = mergedRecord(work, kind, before, { ...change, ...dated }, mode);
  checkRecord(work, { family: operation, code: record.code, before, after });
  if (work.isRefused) return refused(work);
  putRecord(work, operation, record.code, after);
  const isKept = payload.validateOnly !== true;
  audit(work, { operation: 'UpdateRecord', subject: `${kind} ${record.code}`, reason: payload.reason, before, after });
  return written(work, operation, record.code, { payload: change, operationUsed: isKept ? 'UpdateRecord' : 'None', isKept });
}

export function deactivateRecord(work: Work, operation: RecordOperation, payload: Payload): Outcome {
  const record = selected(work, operation, payload);
  if (!record) return refused(work);
  const { kind } = operation;
  const after = { ...record.data, isActive: false };
  checkRecord(work, { family: operation, code: record.code, before: rowOf(record), after });
  if (work.isRefused) return refused(work);
  work.records.put(kind, record.code, after, work.references);
  audit(work, { operation: 'DeactivateRecord', subject: `${kind} ${record.code}`, reason: payload.reason });
  return written(work, operation, record.code, {
    payload: { isActive: false },
    operationUsed: 'DeactivateRecord',
    isKept: true,
  });
}

export function deleteRecord(work: Work, operation: RecordOperation, payload: Payload): Outcome {
  const record = selected(work, operation, payload);
  if (!record) return refused(work);
  const { kind } = operation;
  if (isInUse(work, { kind, code: record.code })) {
    const voiding = `void-${operation.document}`;
    const remedy = findRecipe(voiding) ? `; deactivate it with ${voiding} instead.` : '.';
    const message = `${record.code} is in use and cannot be deleted${remedy}`;
    work.refuse(`/${operation.selector}`, 'RECORD_IN_USE', message);
    return refused(work);
  }
  work.records.remove(kind, record.code);
  audit(work, { operation: 'DeleteRecord', subject: `${kind} ${record.code}`, reason: payload.reason, before: record.data });
  return {
    result: { ok: true, saved: true, operationUsed: 'DeleteRecord', code: record.code, warnings: work.warnings },
    isKept: true,
    prove: (fresh) => {
      const isGone = fresh.records.find(kind, record.code) === undefined;
      return proof([{ path: 'exists', expected: false, actual: !isGone, matched: isGone }], true, true, {});
    },
  };
}
