/** How a scheme is set up: registration, start, period, basis and accounts. */

import type { Payload } from '@ledgerline/catalog';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, uncommitted, verificationOf } from '../command/handler-result.ts';
import { checksOf } from '../command/verify.ts';
import { activeRecord, settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import type { Scheme } from './due.ts';

const nameOf = (scheme: Scheme): string => `${scheme.toLowerCase()}.settings`;

export function taxSettings(command: CommandContext, scheme: Scheme): Payload {
  const company = settingOf(command, 'company') as Payload | undefined;
  const role = scheme === 'SST' ? 'sstControl' : 'gstControl';
  const stored = settingOf(command, nameOf(scheme)) as Payload | undefined;
  return {
    registrationNo: scheme === 'SST' ? (company?.sstRegNo ?? null) : null,
    startDate: company?.fiscalYearStart ?? null,
    taxablePeriodMonths: settingOf(command, `${scheme.toLowerCase()}.taxablePeriodMonths`) ?? 2,
    basis: 'accrual',
    controlAccountNo: command.records.find('default-account', role)?.data.accountNo ?? null,
    penaltyAccountNo: textOf(settingOf(command, 'tax.penaltyAccountNo')),
    ...stored,
  };
}

export const readSettings =
  (scheme: Scheme): Handler =>
  (command) =>
    uncommitted({ ok: true, document: taxSettings(command, scheme) });

export const updateSettings =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const { reason, validateOnly, ...change } = payload;
    const control = textOf(change.controlAccountNo);
    if (control !== null && activeRecord(command, 'account', control, '/controlAccountNo')?.data.specialType !== 'TAX_CONTROL') {
      command.refuse('/controlAccountNo', 'INVALID_VALUE', bookRecordRuleSays.notTaxControl(control));
    }
    const penalty = textOf(change.penaltyAccountNo);
    if (penalty !== null && activeRecord(command, 'account', penalty, '/penaltyAccountNo')?.data.accountType !== 'EP') {
      command.refuse('/penaltyAccountNo', 'INVALID_VALUE', bookRecordRuleSays.notExpense(penalty));
    }
    const hasReturns = command.db.get('SELECT 1 FROM document WHERE doc_type = :scheme LIMIT 1', { scheme }) !== undefined;
    if (change.startDate !== undefined && hasReturns) {
      command.refuse('/startDate', 'FIELD_FROZEN', bookRecordRuleSays.startDateFrozen());
    }
    if (command.isRefused) return refused(command);
    const before = taxSettings(command, scheme);
    const after = { ...before, ...change };
    command.records.put('setting', nameOf(scheme), { value: after });
    audit(command, { operation: 'UpdateRecord', subject: nameOf(scheme), reason, before, after });
    const isCommitted = validateOnly !== true;
    return {
      result: {
        ok: true,
        saved: isCommitted,
        operationUsed: isCommitted ? 'UpdateRecord' : 'None',
        code: nameOf(scheme),
        fields: { ...after, readErrors: [] },
        warnings: command.warnings,
      },
      isCommitted,
      ...(isCommitted
        ? {
            verify: (fresh: CommandContext) => {
              const now = taxSettings(fresh, scheme);
              return verificationOf(checksOf(change, now, ''), true, true, { fields: { ...now, readErrors: [] } });
            },
          }
        : {}),
    };
  };
