/** Tax by code, as required next to the totals; in base currency too where the document is in another. */

import { decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import type { Sen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import type { Table } from '../sheet/sheet.ts';
import { type ColumnOf, tableOf } from '../sheet/table.ts';
import { moneyText } from '../words/figures.ts';
import type { Print } from './print.ts';

interface TaxSum {
  readonly code: string;
  readonly rate: string;
  taxable: Sen;
  tax: Sen;
  taxLocal: Sen;
}

function sumsOf({ command, document }: Print): readonly TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const line of document.lines) {
    if (line.taxCode === null) continue;
    const rate = line.data.taxRate ?? command.records.find('tax-code', line.taxCode)?.data.rate ?? 0;
    const name = `${line.taxCode} ${String(rate)}`;
    const sum = sums.get(name) ?? { code: line.taxCode, rate: decimalText(decimalOf(rate)), taxable: 0n, tax: 0n, taxLocal: 0n };
    sum.taxable += line.net;
    sum.tax += line.tax;
    sum.taxLocal += line.taxLocal;
    sums.set(name, sum);
  }
  return [...sums.values()];
}

/** Some descriptions list in brackets everything a code covers; there is no room for that in print. */
const withoutBrackets = (text: string): string => text.replace(/\s*\([^)]*\)\s*$/, '');

export function taxSummary(print: Print): readonly Table[] {
  const { command, say, baseSign, isForeign } = print;
  const sums = sumsOf(print);
  if (sums.every(({ tax, rate }) => tax === 0n && rate === '0')) return [];
  const columns: readonly ColumnOf<TaxSum>[] = [
    { head: 'code', cell: ({ code }) => code },
    {
      head: 'description',
      isWide: true,
      cell: ({ code, rate }) => withoutBrackets(textOf(command.records.find('tax-code', code)?.data.description) ?? `${rate} %`),
    },
    { head: 'taxable', isFigure: true, cell: ({ taxable }) => moneyText(taxable), sum: ({ taxable }) => taxable },
    { head: 'taxTotal', isFigure: true, cell: ({ tax }) => moneyText(tax), sum: ({ tax }) => tax },
  ];
  const local: ColumnOf<TaxSum> = {
    head: 'taxTotal',
    isFigure: true,
    isMoney: true,
    cell: ({ taxLocal }) => moneyText(taxLocal),
  };
  return [tableOf([...columns, ...(isForeign ? [local] : [])], sums, { say, caption: 'taxSummary', currency: baseSign })];
}
