/** The contra: sets what a customer owes off against what is owed to the same firm as a supplier. It is in both party ledgers. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import { sumOf } from '../declaration/decimal.ts';
import type { Members, Rule } from '../declaration/declaration.ts';
import { type Family, WITHOUT_CANCEL } from '../declaration/family.ts';
import { creditor, debtor, documentHeader, knockOff, selecting } from '../declaration/fields.ts';
import { bookRule, rowsOf, rule } from '../declaration/rules.ts';
import { amountPositive, choice, meaning, omit, pick, rows, shape } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { knockOffHasAmount, knockOffsWithinBoth, type Settlement, savingMembers, settlementFamily } from './settlement.ts';
import { knockOffRules, lineFilters } from './trade.ts';

const SIDES = ['AR', 'AP'] as const;

const parties: Members = {
  debtorCode: meaning(debtor.debtorCode, 'The firm as a customer (debtor).'),
  creditorCode: meaning(creditor.creditorCode, 'The same firm as a supplier (creditor).'),
};

const header: Members = {
  ...parties,
  ...documentHeader,
  amount: amountPositive('Amount set off: both the customer and the supplier account fall by it.', { effect: 'financial' }),
};

/** A contra gives no discount, so its rows carry none. */
const sidedKnockOff: Members = {
  side: choice(SIDES, 'Ledger of the document to settle: AR for the customer’s, AP for the supplier’s.', { effect: 'financial' }),
  ...omit(knockOff, 'discountAmount', 'taxAdjustment'),
};

const sidesWithinAmount: Rule = rule('sides-within-amount', ruleSays.sidesWithinAmount(), (payload) => {
  const limit = sumOf([payload.amount ?? null]);
  if (limit === undefined) return [];
  return SIDES.flatMap((side) => {
    const settled = sumOf(rowsOf(payload, 'knockOffs').flatMap(([row]) => (row.side === side ? [row.amount ?? 0] : [])));
    return settled !== undefined && settled > limit ? [{ path: '/knockOffs', sentence: ruleSays.sideAboveAmount(side) }] : [];
  });
});

const sameCurrency = bookRule(
  'contra-same-currency',
  'Customer and supplier are kept in the same currency, and both are active.',
);

const rules: readonly Rule[] = [...knockOffRules, knockOffHasAmount, sidesWithinAmount, sameCurrency, knockOffsWithinBoth];

const lineFilter = lineFilters('ContraLineFilter', parties);

export function contra(declared: Settlement): Family {
  const document = 'arap-contra';
  const family = settlementFamily(declared, {
    document,
    plural: `${document}s`,
    one: 'contra entry',
    many: 'contra entries',
    operations: WITHOUT_CANCEL,
    create: shape(
      `${document}.create`,
      {
        ...header,
        knockOffs: rows(
          shape('ContraKnockOffRow', sidedKnockOff, { required: ['side'] }),
          'Documents of both ledgers that the contra settles; what is left stays open on either side.',
        ),
        ...savingMembers,
      },
      { required: ['debtorCode', 'creditorCode', 'amount'], rules },
    ),
    update: strictUpdate({
      name: document,
      selector: pick(selecting, 'docNo'),
      header: omit(header, 'docNo'),
      takesDrafts: true,
      more: {
        knockOffs: rows(
          shape('ContraKnockOffRow.update', sidedKnockOff, { required: ['side'], isStrict: true }),
          'The complete list of knock-offs. It replaces the existing list.',
        ),
      },
      rules,
    }),
  });
  return { ...family, lines: lineFilter, knowsKnockOffs: true };
}
