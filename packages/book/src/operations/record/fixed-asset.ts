/** Creates the two linked accounts of a class of fixed assets, together or not at all. */

import type { Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { CommandContext } from '../../command/command-context.ts';
import { alsoVerified, type Handler, type HandlerResult, refused, verifyNow } from '../../command/handler-result.ts';
import { checksOf } from '../../command/verify.ts';
import { createRecord, type RecordOperation } from './record.ts';

const ACCOUNT: RecordOperation = { kind: 'account', selector: 'accountNo', document: 'gl-account' };

export const createFixedAssetAccounts: Handler = (command, payload) => {
  const shared = { accountType: 'FA', ...pick(payload, 'parentAccountNo', 'isActive') };
  const cost: Payload = {
    accountNo: payload.accountNo ?? '',
    description: payload.description ?? '',
    specialType: 'FIXED_ASSET',
    cashFlowClass: 'INV',
    ...shared,
  };
  const depreciation: Payload = {
    accountNo: payload.depreciationAccountNo ?? '',
    description: payload.depreciationDescription ?? `Accumulated depreciation - ${String(payload.description)}`.slice(0, 100),
    specialType: 'ACCUM_DEPRECIATION',
    ...shared,
  };
  const second = new CommandContext(command.db, command.today, command.now, command.commandId);
  const handled = createRecord(command, ACCOUNT, cost, true);
  const other = handled.isCommitted ? createRecord(second, ACCOUNT, depreciation, true) : handled;
  if (!handled.isCommitted) return handled;
  if (!other.isCommitted) {
    for (const { path, ...rest } of second.problems) {
      const named = path === '/accountNo' ? '/depreciationAccountNo' : path;
      command.problems.push({ path: named, ...rest });
    }
    return refused(command);
  }
  link(command, String(payload.accountNo), String(payload.depreciationAccountNo));
  const accounts = [handled.result.fields, other.result.fields];
  const both = { ...handled, result: { ...handled.result, accounts, warnings: [] } };
  return alsoVerified(both, (fresh) => [...depreciationChecks(other, fresh), ...linkChecks(fresh, payload)]);
};

const NAMES: Readonly<Record<string, string>> = { accountNo: 'depreciationAccountNo', description: 'depreciationDescription' };

/** The second account, compared under the names that the command has for it. */
const depreciationChecks = (other: HandlerResult, fresh: CommandContext): readonly ReadBackCheck[] =>
  (verifyNow(other, fresh)?.checks ?? []).flatMap((check) => {
    const path = NAMES[check.path];
    return path === undefined ? [] : [{ ...check, path }];
  });

const linkChecks = (fresh: CommandContext, { accountNo, depreciationAccountNo }: Payload): readonly ReadBackCheck[] =>
  checksOf(
    { depreciationAccountNo: depreciationAccountNo ?? '' },
    fresh.records.find('account', String(accountNo))?.data ?? {},
    '',
  );

/** The cost account stores the account of its depreciation. */
function link(command: CommandContext, accountNo: string, depreciationAccountNo: string): void {
  const data = command.records.find('account', accountNo)?.data ?? {};
  command.records.put('account', accountNo, { ...data, depreciationAccountNo }, command.references);
}

const pick = (payload: Payload, ...names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => names.includes(name)));
