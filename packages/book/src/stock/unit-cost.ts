/** The cost of a unit as an exact fraction, so that only what is made of it is rounded, once. Pure arithmetic. */

import { type Decimal, decimalOf, decimalText, divideRounded, ONE } from '@ledgerline/catalog/decimal';
import type { Sen } from '../money.ts';

/** Sen for a quantity: what goods that came together are worth, or what a caller says that so many units cost. */
export interface UnitCost {
  readonly value: bigint;
  readonly quantity: bigint;
}

export const NO_COST: UnitCost = { value: 0n, quantity: 1n };

/** A cost that is stated for a unit, such as a box, of so many base units. */
const statedCost = (cost: Decimal, baseUnits: Decimal = ONE): UnitCost => ({
  value: cost * 100n,
  quantity: baseUnits * ONE,
});

export const worthAt = (cost: UnitCost, quantity: Decimal): Sen => divideRounded(cost.value * quantity, cost.quantity);

const PER = '/';

/** As a text to keep: 7.03, or 7.03/12 for a box of twelve. */
export const costText = (cost: Decimal, baseUnits: Decimal): string =>
  baseUnits === ONE ? decimalText(cost) : decimalText(cost) + PER + decimalText(baseUnits);

export function costOfText(text: string): UnitCost {
  const [cost, baseUnits = '1'] = text.split(PER);
  return statedCost(decimalOf(cost), decimalOf(baseUnits));
}
