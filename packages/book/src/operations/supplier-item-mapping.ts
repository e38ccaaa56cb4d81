/** What suppliers call the things we buy, with our item, unit, account and tax code for each. Importing by it happens elsewhere. */

import type { Payload } from '@ledgerline/catalog';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, type HandlerResult, type OwnHandlers, refused, verificationOf } from '../command/handler-result.ts';
import { checksOf } from '../command/verify.ts';
import { textOf } from '../payload.ts';
import type { StoredRecord } from '../record-store/records.ts';
import { activeItem, activeRecord, lineAccount, missingUnit } from '../records/master.ts';
import { listedRecords } from './record-filter.ts';
import { mergedRecord } from './record-merge.ts';

const KIND = 'supplier-item-mapping' as const;
const STEERING = ['reason', 'validateOnly', 'verifyAfterSave'];

/** A mapping is found by the supplier and what the supplier calls the thing. */
const codeOf = (payload: Payload): string => {
  const item = textOf(payload.supplierItemCode);
  return `${String(payload.creditorCode)} ${item === null ? `text ${String(payload.supplierDescription)}` : `item ${item}`}`;
};

const nameOf = (payload: Payload): string => textOf(payload.supplierItemCode) ?? String(payload.supplierDescription);

function checkMapping(work: CommandContext, data: Payload): void {
  const creditor = String(data.creditorCode);
  if (activeRecord(work, 'creditor', creditor, '/creditorCode')) work.refer('creditor', creditor);
  const itemCode = textOf(data.itemCode);
  const item = itemCode === null ? undefined : activeItem(work, itemCode, '/itemCode');
  if (item) work.refer('item', item.itemCode);
  const uom = textOf(data.uom);
  if (item && uom !== null && !item.uoms.some((unit) => unit.uom === uom)) {
    work.refuse('/uom', 'UNKNOWN_CODE', missingUnit(item, uom));
  }
  const account = textOf(data.accountNo);
  if (account !== null && lineAccount(work, account, '/accountNo')) work.refer('account', account);
  const taxCode = textOf(data.taxCode);
  if (taxCode !== null && activeRecord(work, 'tax-code', taxCode, '/taxCode')) work.refer('tax-code', taxCode);
}

function save(work: CommandContext, before: Payload | null, payload: Payload, operationUsed: string): HandlerResult {
  const change = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  const code = codeOf(payload);
  const data = mergedRecord(work, KIND, before ?? {}, change, 'update');
  checkMapping(work, data);
  if (work.isRefused) return refused(work);
  work.records.put(KIND, code, data, work.references);
  audit(work, { operation: operationUsed, subject: `${KIND} ${code}`, reason: payload.reason, before, after: data });
  const isCommitted = payload.validateOnly !== true;
  return {
    result: {
      ok: true,
      saved: isCommitted,
      operationUsed: isCommitted ? operationUsed : 'None',
      code,
      fields: { ...data, readErrors: [] },
      warnings: work.warnings,
    },
    isCommitted,
    ...(isCommitted
      ? {
          verify: (fresh: CommandContext) => {
            const now = fresh.records.find(KIND, code)?.data;
            return verificationOf(checksOf(change, now ?? {}, '', []), now !== undefined, true, {});
          },
        }
      : {}),
  };
}

const create: Handler = (work, payload) => {
  if (work.records.find(KIND, codeOf(payload))) {
    work.refuse(
      '/creditorCode',
      'RECORD_EXISTS',
      `${nameOf(payload)} of ${String(payload.creditorCode)} is already mapped. Change the mapping with einvoice.supplier-item-mapping.update.`,
    );
  }
  return save(work, null, payload, 'CreateRecord');
};

const update: Handler = (work, payload) => {
  const known = work.records.find(KIND, codeOf(payload));
  if (known) return save(work, { ...known.data, isActive: known.isActive }, payload, 'UpdateRecord');
  work.refuse(
    '/creditorCode',
    'NOT_FOUND',
    `${String(payload.creditorCode)} has no mapping of ${nameOf(payload)}. Use einvoice.supplier-item-mapping.list to list the existing ones.`,
  );
  return refused(work);
};

const list: Handler = (work, payload) => {
  const [creditor, item] = [textOf(payload.creditorCode), textOf(payload.itemCode)];
  const passes = ({ data }: StoredRecord): boolean =>
    (creditor === null || data.creditorCode === creditor) && (item === null || data.itemCode === item);
  return listedRecords(work, { kind: KIND, isActiveOnly: false, passes }, payload);
};

export const MAPPING_COMMANDS = {
  'einvoice.supplier-item-mapping.create': create,
  'einvoice.supplier-item-mapping.update': update,
  'einvoice.supplier-item-mapping.list': list,
} satisfies OwnHandlers;
