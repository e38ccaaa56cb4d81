/** The trial balance: every account with opening, debits, credits and closing, and an earlier closing next to it. */

import { addDays } from '../../date.ts';
import { type Sen, sumSen } from '../../money.ts';
import { dateText } from '../words/figures.ts';
import { comparisonOf } from './comparison.ts';
import { LedgerSums } from './ledger-sums.ts';
import {
  accountName,
  blank,
  currencyFact,
  figure,
  figureOrBlank,
  narrow,
  periodFact,
  plain,
  type ReportMaker,
  sumFigure,
  summed,
  wide,
} from './report.ts';

interface Line {
  readonly account: string;
  readonly opening: Sen;
  readonly debit: Sen;
  readonly credit: Sen;
  readonly compared: Sen;
}

const closingOf = ({ opening, debit, credit }: Line): Sen => opening + debit - credit;

export const trialBalance: ReportMaker<'trial-balance'> = (request) => {
  const { command, say, language, from, to } = request;
  const ledger = new LedgerSums(command, to);
  const compared = comparisonOf(request, ledger);
  const lines = ledger.accounts
    .map((account) => ({
      account,
      opening: ledger.balance(account, addDays(from, -1), from),
      ...ledger.movement(account, { from, to }),
      compared: compared === null ? 0n : ledger.balance(account, compared.to),
    }))
    .filter((line) => [line.opening, line.debit, line.credit, line.compared].some((amount) => amount !== 0n));
  const sum = (of: (line: Line) => Sen): Sen => sumSen(lines.map(of));
  const totals = {
    opening: sum(({ opening }) => opening),
    debit: sum(({ debit }) => debit),
    credit: sum(({ credit }) => credit),
    closing: sum(closingOf),
    compared: sum((line) => line.compared),
  };
  const rows = lines.map((line) => ({
    kind: 'line' as const,
    cells: [
      plain(line.account),
      plain(accountName(command, line.account)),
      figureOrBlank(line.opening),
      figureOrBlank(line.debit),
      figureOrBlank(line.credit),
      figure(closingOf(line)),
      ...(compared === null ? [] : [figure(line.compared)]),
    ],
  }));
  const heads = [say('opening'), say('debit'), say('credit'), say('closing')].map(summed);
  const shown = [totals.opening, totals.debit, totals.credit, totals.closing, ...(compared === null ? [] : [totals.compared])];
  const table = {
    columns: [
      narrow(say('account')),
      wide(say('name')),
      ...heads,
      ...(compared === null ? [] : [summed(dateText(language, compared.to))]),
    ],
    rows: [...rows, { kind: 'total' as const, cells: [blank, plain(say('total')), ...shown.map(sumFigure)] }],
    empty: say('nothing'),
  };
  return { facts: [periodFact(request), currencyFact(request)], tables: [table], count: rows.length, totals, closing: [] };
};
