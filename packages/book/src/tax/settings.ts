/** How a scheme is set up: registration, start, period, basis and accounts. */

import type { Payload } from '@ledgerline/catalog';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { answered, type Handler, refused, verificationOf } from '../command/handler-result.ts';
import { checksOf } from '../command/verify.ts';
import { textOf } from '../payload.ts';
import { activeRecord, settingOf } from '../records/master.ts';
import type { Scheme } from './due.ts';

const nameOf = (scheme: Scheme): string => `${scheme.toLowerCase()}.settings`;

export function taxSettings(work: CommandContext, scheme: Scheme): Payload {
  const company = settingOf(work, 'company') as Payload | undefined;
  const role = scheme === 'SST' ? 'sstControl' : 'gstControl';
  const stored = settingOf(work, nameOf(scheme)) as Payload | undefined;
  return {
    registrationNo: scheme === 'SST' ? (company?.sstRegNo ?? null) : null,
    startDate: company?.fiscalYearStart ?? null,
    taxablePeriodMonths: settingOf(work, `${scheme.toLowerCase()}.taxablePeriodMonths`) ?? 2,
    basis: 'accrual',
    controlAccountNo: work.records.find('default-account', role)?.data.accountNo ?? null,
    penaltyAccountNo: textOf(settingOf(work, 'tax.penaltyAccountNo')),
    ...stored,
  };
}

export const readSettings =
  (scheme: Scheme): Handler =>
  (work) =>
    answered({ ok: true, document: taxSettings(work, scheme) });

export const updateSettings =
  (scheme: Scheme): Handler =>
  (work, payload) => {
    const { reason, validateOnly, ...change } = payload;
    const control = textOf(change.controlAccountNo);
    if (control !== null && activeRecord(work, 'account', control, '/controlAccountNo')?.data.specialType !== 'TAX_CONTROL') {
      work.refuse(
        '/controlAccountNo',
        'INVALID_VALUE',
        `${control} is not a tax control account. Choose one with the special type TAX_CONTROL.`,
      );
    }
    const penalty = textOf(change.penaltyAccountNo);
    if (penalty !== null && activeRecord(work, 'account', penalty, '/penaltyAccountNo')?.data.accountType !== 'EP') {
      work.refuse('/penaltyAccountNo', 'INVALID_VALUE', `${penalty} is not an expense account. Choose one with the type EP.`);
    }
    const hasReturns = work.db.get('SELECT 1 FROM document WHERE doc_type = :scheme LIMIT 1', { scheme }) !== undefined;
    if (change.startDate !== undefined && hasReturns) {
      work.refuse(
        '/startDate',
        'FIELD_FROZEN',
        'The start date can no longer be changed because a return was created. Leave startDate out.',
      );
    }
    if (work.isRefused) return refused(work);
    const before = taxSettings(work, scheme);
    const after = { ...before, ...change };
    work.records.put('setting', nameOf(scheme), { value: after });
    audit(work, { operation: 'UpdateRecord', subject: nameOf(scheme), reason, before, after });
    const isCommitted = validateOnly !== true;
    return {
      result: {
        ok: true,
        saved: isCommitted,
        operationUsed: isCommitted ? 'UpdateRecord' : 'None',
        code: nameOf(scheme),
        fields: { ...after, readErrors: [] },
        warnings: work.warnings,
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
