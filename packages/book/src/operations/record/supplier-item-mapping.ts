/**
 * What suppliers call the things we buy, with our item, unit, account and tax code for each. Importing by it happens elsewhere.
 */

import type { Payload } from '@ledgerline/catalog';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type HandlerResult, type OwnHandlers, refused, verificationOf } from '../../command/handler-result.ts';
import { checksOf } from '../../command/verify.ts';
import { activeItem, activeRecord, lineAccount, missingUnit } from '../../master-data/master.ts';
import { textOf } from '../../payload.ts';
import type { StoredRecord } from '../../record-store/records.ts';
import { listedRecords } from './record-filter.ts';
import { mergedRecord } from './record-merge.ts';

const KIND = 'supplier-item-mapping' as const;
const STEERING = ['reason', 'validateOnly', 'verifyAfterSave'];

/** A mapping is found by the supplier and the supplier's name for the item. */
const codeOf = (payload: Payload): string => {
  const item = textOf(payload.supplierItemCode);
  return `${String(payload.creditorCode)} ${item === null ? `text ${String(payload.supplierDescription)}` : `item ${item}`}`;
};

const nameOf = (payload: Payload): string => textOf(payload.supplierItemCode) ?? String(payload.supplierDescription);

function checkMapping(command: CommandContext, data: Payload): void {
  const creditor = String(data.creditorCode);
  if (activeRecord(command, 'creditor', creditor, '/creditorCode')) command.refer('creditor', creditor);
  const itemCode = textOf(data.itemCode);
  const item = itemCode === null ? undefined : activeItem(command, itemCode, '/itemCode');
  if (item) command.refer('item', item.itemCode);
  const uom = textOf(data.uom);
  if (item && uom !== null && !item.uoms.some((unit) => unit.uom === uom)) {
    command.refuse('/uom', 'UNKNOWN_CODE', missingUnit(item, uom));
  }
  const account = textOf(data.accountNo);
  if (account !== null && lineAccount(command, account, '/accountNo')) command.refer('account', account);
  const taxCode = textOf(data.taxCode);
  if (taxCode !== null && activeRecord(command, 'tax-code', taxCode, '/taxCode')) command.refer('tax-code', taxCode);
}

function save(command: CommandContext, before: Payload | null, payload: Payload, operationUsed: string): HandlerResult {
  const change = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  const code = codeOf(payload);
  const data = mergedRecord(command, KIND, before ?? {}, change, 'update');
  checkMapping(command, data);
  if (command.isRefused) return refused(command);
  command.records.put(KIND, code, data, command.references);
  audit(command, { operation: operationUsed, subject: `${KIND} ${code}`, reason: payload.reason, before, after: data });
  const isCommitted = payload.validateOnly !== true;
  return {
    result: {
      ok: true,
      saved: isCommitted,
      operationUsed: isCommitted ? operationUsed : 'None',
      code,
      fields: { ...data, readErrors: [] },
      warnings: command.warnings,
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

const create: Handler = (command, payload) => {
  if (command.records.find(KIND, codeOf(payload))) {
    command.refuse(
      '/creditorCode',
      'RECORD_EXISTS',
      bookRecordRuleSays.mappingExists(nameOf(payload), String(payload.creditorCode)),
    );
  }
  return save(command, null, payload, 'CreateRecord');
};

const update: Handler = (command, payload) => {
  const known = command.records.find(KIND, codeOf(payload));
  if (known) return save(command, { ...known.data, isActive: known.isActive }, payload, 'UpdateRecord');
  command.refuse('/creditorCode', 'NOT_FOUND', bookRecordRuleSays.mappingMissing(nameOf(payload), String(payload.creditorCode)));
  return refused(command);
};

const list: Handler = (command, payload) => {
  const [creditor, item] = [textOf(payload.creditorCode), textOf(payload.itemCode)];
  const passes = ({ data }: StoredRecord): boolean =>
    (creditor === null || data.creditorCode === creditor) && (item === null || data.itemCode === item);
  return listedRecords(command, { kind: KIND, isActiveOnly: false, passes }, payload);
};

export const MAPPING_COMMANDS = {
  'einvoice.supplier-item-mapping.create': create,
  'einvoice.supplier-item-mapping.update': update,
  'einvoice.supplier-item-mapping.list': list,
} satisfies OwnHandlers;
