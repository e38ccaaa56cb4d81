/** Bank reconciliations, from the payload to a draft: which lines the statement confirms, and whether it agrees. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { blankDraft, NO_TOTALS } from '../document/blank-draft.ts';
import type { Draft } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import { baseCurrency, moneyAccount } from '../master-data/master.ts';
import { senNumber, senOf, senText, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { type BankLine, clearedBalance, latestOf, unclearedLines } from '../reconciliation/clearing.ts';
import { draftHead } from './header.ts';

export function draftReconciliation(command: CommandContext, type: DocType, payload: Payload): Draft | undefined {
  const account = String(payload.bankAccount);
  const statementDate = String(payload.statementDate);
  const bank = moneyAccount(
    command,
    account,
    command.records.find('account', account)?.data.currencyCode as string,
    '/bankAccount',
  );
  if (!bank) return undefined;
  command.refer('account', account);
  const own = typeof payload.docNo === 'string' ? findDocument(command.db, type, payload.docNo) : undefined;
  const before = latestOf(command.db, account, own?.key ?? 0n);
  if (before && statementDate <= String(before.header.statementDate)) {
    const message = `${before.no} already reconciles the account up to ${String(before.header.statementDate)}. Choose a later statement date.`;
    command.refuse('/statementDate', 'INVALID_DATE', message);
  }
  const currency = bank.currency === baseCurrency(command) ? null : bank.currency;
  const cleared = clearedLines(command, payload, unclearedLines(command.db, account, currency, statementDate, own?.key ?? 0n));
  const balance = clearedBalance(command.db, account, currency, own?.key ?? 0n) + sumSen(cleared.map((line) => line.amount));
  const statement = senOf(payload.statementBalance ?? 0);
  const difference = statement - balance;
  if (difference !== 0n && payload.allowDifference !== true) {
    const message = `The statement balance is ${senText(statement)}, but the cleared lines total ${senText(balance)}. Clear what is missing, or send allowDifference.`;
    command.refuse('/statementBalance', 'NOT_BALANCED', message);
  }
  const head = draftHead(command, type, { docDate: statementDate, ...payload });
  return {
    ...blankDraft(type, head, command.references),
    totals: { ...NO_TOTALS, total: statement },
    header: {
      ...head.header,
      clearedKeys: cleared.map((line) => line.gl_key.toString()),
      clearedBalance: senNumber(balance),
      difference: senNumber(difference),
    },
  };
}

function clearedLines(command: CommandContext, payload: Payload, uncleared: readonly BankLine[]): readonly BankLine[] {
  const account = String(payload.bankAccount);
  const found = new Map<bigint, BankLine>();
  rowsOf(payload, 'clearedEntries').forEach((row, index) => {
    const lines = uncleared.filter((line) =>
      row.glKey === undefined
        ? line.doc_no === row.docNo && (textOf(row.docType) === null || line.doc_type === row.docType)
        : line.gl_key.toString() === String(row.glKey),
    );
    if (lines.length === 0) {
      const message = `${account} has no uncleared line of ${String(row.docNo ?? row.glKey)} up to ${String(payload.statementDate)}. Use list-gl-bank-reconciliation-uncleared to list the existing ones.`;
      command.refuse(`/clearedEntries/${index}`, 'NOT_FOUND', message);
    }
    for (const line of lines) {
      if (textOf(row.docNo) !== null && line.doc_no !== row.docNo) {
        const message = `glKey ${String(row.glKey)} is a line of ${line.doc_no}, but docNo is ${String(row.docNo)}. Send only one of them.`;
        command.refuse(`/clearedEntries/${index}/docNo`, 'INVALID_VALUE', message);
      }
      found.set(line.gl_key, line);
    }
  });
  return [...found.values()];
}
