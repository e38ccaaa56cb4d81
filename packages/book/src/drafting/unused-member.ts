/** Fields of a line that have no effect: found, reported as warnings and left out. Computes nothing itself. */

import type { Json, Payload } from '@ledgerline/catalog';
import { decimalOf, ZERO } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { DraftLine } from '../document/document.ts';
import { productSen, type Sen, senOf } from '../money.ts';

const isGiven = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== '';

/**
 * Figures of a row that the line does not use because it is computed from others: an amount next to a price, a rate without a
 * code.
 */
export function unusedMembers(row: Payload, { data, quantity, subTotal, net, tax, taxCode }: DraftLine): readonly UnusedName[] {
  const isAmount = (amount: Sen): boolean =>
    [productSen(quantity, decimalOf(data.unitPrice ?? 0)), subTotal, net, net + tax].includes(amount);
  const isOtherAmount = isGiven(row.amount) && data.unitPrice !== undefined && !isAmount(senOf(row.amount));
  const isOtherRate = isGiven(row.taxRate) && taxCode === null && decimalOf(row.taxRate) !== ZERO;
  return [...(isOtherAmount ? (['amount'] as const) : []), ...(isOtherRate ? (['taxRate'] as const) : [])];
}

type UnusedName = 'amount' | 'taxRate';

const UNUSED: Readonly<Record<UnusedName, string>> = {
  amount: 'the amount of the line follows from its quantity, unitPrice and discount',
  taxRate: 'the line has no tax code, and so no tax',
};

/** Fields without effect are not stored. */
export function withoutUnused(command: CommandContext, row: Payload, line: DraftLine, path: string): DraftLine {
  const unused = unusedMembers(row, line);
  if (unused.length === 0) return line;
  for (const name of unused) command.warnOfUnused(`${path}/${name}`, UNUSED[name]);
  return { ...line, data: Object.fromEntries(Object.entries(line.data).filter(([name]) => !unused.some((one) => one === name))) };
}
