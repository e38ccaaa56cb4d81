/** Rows of payments, refunds and deposits: money on one side, the party or the deposit account on the other, discounts between. */

import type { CommandContext } from '../command/command-context.ts';
import type { Document, KnockOffRow } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import { type Settlement, SIDES } from '../ledger/matrix.ts';
import { controlAccount, defaultAccount, findParty } from '../master-data/master.ts';
import { convertSen, sumSen } from '../money.ts';
import { taxAccountOf } from '../tax/tax-entry.ts';
import { moneyRows } from './payment-rows.ts';

export function settlementRows(command: CommandContext, document: Document, effect: Settlement): readonly GlRow[] {
  const sign = BigInt(effect.partySign);
  const money = moneyRows(command, document, effect.partySign === 1 ? -1 : 1);
  const side = SIDES[effect.side];
  if (effect.isDeposit) {
    const account = defaultAccount(command, side.depositRole);
    return [...money.rows, glRow('main', account, sign * money.local, null, sign * document.totals.total)];
  }
  const discounts = document.knockOffs.flatMap((row) => discountRows(command, document, effect, row));
  const discounted = sumSen(document.knockOffs.map((row) => BigInt(row.discount)));
  const code = document.party ?? '';
  return [
    ...money.rows,
    ...discounts,
    glRow(
      'main',
      controlAccount(command, effect.side, findParty(command, effect.side, code)?.data),
      sign * money.local - sumSen(discounts.map((row) => row.amount)),
      code,
      sign * (document.totals.total + discounted),
    ),
  ];
}

/** A discount given on settlement; the tax inside it goes back to the tax account. */
function discountRows(command: CommandContext, document: Document, effect: Settlement, row: KnockOffRow): readonly GlRow[] {
  const [discount, inside] = [BigInt(row.discount), BigInt(row.taxAdjustment)];
  if (discount === 0n) return [];
  const counter = -BigInt(effect.partySign);
  const tax = convertSen(inside, document.rate);
  const rest = convertSen(discount, document.rate) - tax;
  const taxAccount = inside === 0n ? null : taxAccountOf(command.db, BigInt(row.docKey));
  const discountAccount = defaultAccount(command, SIDES[effect.side].discountRole);
  return [
    glRow('main', discountAccount, counter * (taxAccount === null ? rest + tax : rest)),
    ...(taxAccount === null ? [] : [glRow('main', taxAccount, counter * tax)]),
  ];
}
