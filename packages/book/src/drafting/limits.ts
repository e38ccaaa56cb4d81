/**
 * The largest totals of a document. The products of quantities, prices and rates are known only here, so no schema can check
 * them.
 */

import { bookEntrySays } from '@ledgerline/words/book/entry';
import type { CommandContext } from '../command/command-context.ts';
import type { Draft, DraftLine, PaymentRow } from '../document/document.ts';
import { convertSen, isTooLarge } from '../money.ts';

const amountsOf = ({ subTotal, net, tax, netLocal, taxLocal, posting }: DraftLine): readonly bigint[] => [
  subTotal,
  net,
  tax,
  netLocal,
  taxLocal,
  BigInt(posting.givenValue ?? 0),
  BigInt(posting.withheld?.amount ?? 0),
];

const partsOf = ({ amount, charge, withheld }: PaymentRow): readonly bigint[] => [amount, charge, withheld].map(BigInt);

/** Refuses amounts that cannot be stored, in the currency of the document and in base currency. */
export function checkLimits(command: CommandContext, { lines, payments, totals, rate }: Draft): void {
  lines.forEach((line, index) => {
    if (amountsOf(line).some(isTooLarge)) command.refuse(`/lines/${index}`, 'AMOUNT_TOO_LARGE', bookEntrySays.tooLarge('line'));
  });
  payments.forEach((row, index) => {
    if (partsOf(row).some((part) => isTooLarge(part) || isTooLarge(convertSen(part, rate))))
      command.refuse(`/payments/${index}`, 'AMOUNT_TOO_LARGE', bookEntrySays.tooLarge('payment'));
  });
  if (!command.isRefused && Object.values(totals).some(isTooLarge))
    command.refuse(lines.length > 0 ? '/lines' : '/payments', 'AMOUNT_TOO_LARGE', bookEntrySays.tooLarge('total'));
}
