/** Money as integer sen, rounded once where the rules of the book say so. Quantities and rates are in decimal.ts. */

import { type Decimal, divideRounded, ONE, parseDecimal } from '@ledgerline/catalog/decimal';

/** A hundredth of a currency unit. */
export type Sen = bigint;

/** 9,999,999,999,999.99: fifteen digits, which JSON numbers represent exactly, and thousands of them fit into 64 bits. */
const AMOUNT_MAX: Sen = 999_999_999_999_999n;

export const isTooLarge = (amount: Sen): boolean => amount > AMOUNT_MAX || amount < -AMOUNT_MAX;

const SEN = 100n;
const PER_SEN = ONE / SEN;
const FIVE = 5n;

/** Sen of a JSON number or decimal text; undefined when it is not an amount in whole sen. */
export function parseSen(value: unknown): Sen | undefined {
  const decimal = parseDecimal(value, 2);
  return decimal === undefined ? undefined : decimal / PER_SEN;
}

/** Sen of an amount that the catalog has already checked. */
export function senOf(value: unknown): Sen {
  const sen = parseSen(value);
  if (sen === undefined) throw new Error(`${String(value)} is not an amount.`);
  return sen;
}

export function senText(sen: Sen): string {
  const digits = (sen < 0n ? -sen : sen).toString().padStart(3, '0');
  return `${sen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount as a JSON number with at most two decimals. */
export const senNumber = (sen: Sen): number => Number(senText(sen));

export const sumSen = (amounts: Iterable<Sen>): Sen => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};

export function leastSen(first: Sen, ...others: readonly Sen[]): Sen {
  let least = first;
  for (const amount of others) if (amount < least) least = amount;
  return least;
}

/** round2(amount x rate): into base currency. */
export const convertSen = (amount: Sen, rate: Decimal): Sen => divideRounded(amount * rate, ONE);

/** round2(a x b) of two decimals, such as quantity and unit cost. */
export const productSen = (left: Decimal, right: Decimal): Sen => divideRounded(left * right * SEN, ONE * ONE);

/** round2(amount x percent / 100). */
export const percentSen = (amount: Sen, percent: Decimal): Sen => divideRounded(amount * percent, 100n * ONE);

/** The tax inside an amount: round2(amount x r / (100 + r)). */
export const insideSen = (amount: Sen, percent: Decimal): Sen => divideRounded(amount * percent, 100n * ONE + percent);

/** Value of one unit as a decimal, for reports and for stock received at pool cost. */
export const unitCostOf = (value: Sen, quantity: Decimal): Decimal =>
  quantity === 0n ? 0n : divideRounded(value * PER_SEN * ONE, quantity);

/** The share of `part` in `total` after `done` of `all`: the parts add up to the total, in any order of rounding. */
export function splitSen(total: Sen, done: bigint, part: bigint, all: bigint): Sen {
  if (all === 0n) return 0n;
  return divideRounded(total * (done + part), all) - divideRounded(total * done, all);
}

/** An earlier part, and how much of the total it took; its share when that is not known. */
export interface GivenShare {
  readonly quantity: bigint;
  readonly amount: Sen | undefined;
}

/**
 * The share of the next part. Some of the earlier parts may have been reversed, so this part gets what the quantities give up to
 * here, less what the remaining parts actually took.
 */
export function nextSen(total: Sen, before: readonly GivenShare[], part: bigint, all: bigint): Sen {
  const done = before.reduce((sum, { quantity }) => sum + quantity, 0n);
  const taken = sumSen(before.map(({ quantity, amount }) => amount ?? splitSen(total, 0n, quantity, all)));
  const rest = splitSen(total, 0n, done + part, all) - taken;
  return rest < 0n === total < 0n ? rest : 0n;
}

/** Rounds to the nearest five sen. */
export const roundToFiveSen = (amount: Sen): Sen => divideRounded(amount, FIVE) * FIVE;
