/** Postings of payment rows to bank, cash, charges, withheld tax and deposits. */

import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { Sign } from '../ledger/matrix.ts';
import { convertSen, type Sen } from '../money.ts';
import { depositValue } from '../settlement/deposit.ts';

export interface Money {
  readonly rows: readonly GlRow[];
  /** The total of the payments in base currency. */
  readonly local: Sen;
}

/** A bank deducts its charge from incoming money and adds it to outgoing money. */
export function moneyRows(command: CommandContext, document: Document, moneySign: Sign): Money {
  const sign = BigInt(moneySign);
  const rows: GlRow[] = [];
  let local = 0n;
  document.payments.forEach((payment, index) => {
    const amount = BigInt(payment.amount);
    if (payment.depositDocKey !== null) {
      const value = depositValue(command.db, BigInt(payment.depositDocKey), document.key, index + 1);
      local += value;
      rows.push(glRow('main', payment.account, sign * value, null, sign * amount));
      return;
    }
    const [value, charge, withheld] = [amount, BigInt(payment.charge), BigInt(payment.withheld)].map((part) =>
      convertSen(part, document.rate),
    ) as [Sen, Sen, Sen];
    local += value;
    const foreign = sign * (amount - BigInt(payment.withheld)) - BigInt(payment.charge);
    rows.push(glRow('main', payment.account, sign * (value - withheld) - charge, null, foreign));
    if (payment.chargeAccount !== null) rows.push(glRow('main', payment.chargeAccount, charge));
    if (payment.withheldAccount !== null) rows.push(glRow('main', payment.withheldAccount, sign * withheld));
  });
  return { rows, local };
}
