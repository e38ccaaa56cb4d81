/** The cost of a unit as an exact fraction, so that only the final amount is rounded, once. Pure arithmetic. */

import { type Decimal, decimalOf, decimalText, divideRounded, ONE } from '@ledgerline/catalog/decimal';
import type { Sen } from '../money.ts';

/** Sen for a quantity: the value of goods received together, or the stated cost of that many units. */
export interface UnitCost {
  readonly value: bigint;
  readonly quantity: bigint;
}

export const NO_COST: UnitCost = { value: 0n, quantity: 1n };

/** A cost stated for a unit, such as a box, of several base units. */
const statedCost = (cost: Decimal, baseUnits: Decimal = ONE): UnitCost => ({
  value: cost * 100n,
  quantity: baseUnits * ONE,
});

export const worthAt = (cost: UnitCost, quantity: Decimal): Sen => divideRounded(cost.value * quantity, cost.quantity);

const PER = '/';

/** The cost as text for storage: 7.03, or 7.03/12 for a box of twelve. */
export const costText = (cost: Decimal, baseUnits: Decimal): string =>
  baseUnits === ONE ? decimalText(cost) : decimalText(cost) + PER + decimalText(baseUnits);

export function costOfText(text: string): UnitCost {
  const [cost, baseUnits = '1'] = text.split(PER);
  return statedCost(decimalOf(cost), decimalOf(baseUnits));
}
