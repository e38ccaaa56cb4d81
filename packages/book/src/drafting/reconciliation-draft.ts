/** Bank reconciliations, from the payload to a draft: which lines the statement confirms, and whether it agrees. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { bookEntrySays } from '@ledgerline/words/book/entry';
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
    const says = bookEntrySays.reconciledUntil(before.no, String(before.header.statementDate));
    command.refuse('/statementDate', 'INVALID_DATE', says);
  }
  const currency = bank.currency === baseCurrency(command) ? null : bank.currency;
  const cleared = clearedLines(command, payload, unclearedLines(command.db, account, currency, statementDate, own?.key ?? 0n));
  const balance = clearedBalance(command.db, account, currency, own?.key ?? 0n) + sumSen(cleared.map((line) => line.amount));
  const statement = senOf(payload.statementBalance ?? 0);
  const difference = statement - balance;
  if (difference !== 0n && payload.allowDifference !== true) {
    const says = bookEntrySays.statementDiffers(senText(statement), senText(balance));
    command.refuse('/statementBalance', 'NOT_BALANCED', says);
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
      const says = bookEntrySays.notUncleared(account, String(row.docNo ?? row.glKey), String(payload.statementDate));
      command.refuse(`/clearedEntries/${index}`, 'NOT_FOUND', says);
    }
    for (const line of lines) {
      if (textOf(row.docNo) !== null && line.doc_no !== row.docNo) {
        const says = bookEntrySays.keyAndNumber(String(row.glKey), line.doc_no, String(row.docNo));
        command.refuse(`/clearedEntries/${index}/docNo`, 'INVALID_VALUE', says);
      }
      found.set(line.gl_key, line);
    }
  });
  return [...found.values()];
}
