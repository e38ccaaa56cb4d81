/** Exact fixed-point decimals for quantities, prices and rates, and the one rounding. Amounts of money are the account book's. */

import type { Json } from './declaration.ts';

/** Units of 10^-12: enough for exchange rates, and room for everything with fewer decimals. */
export type Decimal = bigint;

const DECIMALS = 12;
/** The maximum number of decimals in JSON numbers. */
const JSON_DECIMALS_MAX = 8;
export const ONE: Decimal = 10n ** BigInt(DECIMALS);
export const ZERO: Decimal = 0n;

export const SIGNIFICANT_DIGITS_MAX = 15;
const WHOLE_MAX = 10 ** SIGNIFICANT_DIGITS_MAX;
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/;

/** Rounds half away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/**
 * Reads a JSON number through its shortest decimal text, or a decimal text. Undefined when it is neither, when it has more
 * than 15 significant digits, or more decimals than are kept.
 */
export function parseDecimal(value: unknown, decimalsMax = DECIMALS): Decimal | undefined {
  // Most quantities and prices are small whole numbers.
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < WHOLE_MAX) return BigInt(value) * ONE;
  if (typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'string') return undefined;
  const parts = PLAIN.exec(String(value));
  if (!parts) return undefined;
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = parts;
  const digits = (whole + fraction).replace(/^0+/, '');
  if (typeof value === 'number' && digits.replace(/0+$/, '').length > SIGNIFICANT_DIGITS_MAX) return undefined;
  const kept = fraction.replace(/0+$/, '').length - Number(exponent);
  if (kept > decimalsMax) return undefined;
  const shift = DECIMALS - fraction.length + Number(exponent);
  const units = shift >= 0 ? BigInt(whole + fraction) * 10n ** BigInt(shift) : BigInt(whole + fraction) / 10n ** BigInt(-shift);
  return sign === '-' ? -units : units;
}

/** A decimal that has been checked or stored before; anything else is a bug. */
export function decimalOf(value: unknown): Decimal {
  const parsed = parseDecimal(value);
  if (parsed === undefined) throw new Error(`${String(value)} is not a decimal.`);
  return parsed;
}

/** The shortest decimal text. */
export function decimalText(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The value as money, to the sen. */
export function amountText(value: Decimal): string {
  const [whole, fraction = ''] = decimalText(value).split('.');
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

/** The value as a JSON number, with at most eight decimals. */
export function decimalNumber(value: Decimal): number {
  const step = 10n ** BigInt(DECIMALS - JSON_DECIMALS_MAX);
  return Number(decimalText(divideRounded(value, step) * step));
}

export const multiply = (left: Decimal, right: Decimal): Decimal => divideRounded(left * right, ONE);

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** A JSON number with at most eight decimals; undefined for anything else. */
export const parseNumber = (value: Json | undefined): Decimal | undefined =>
  typeof value === 'number' ? parseDecimal(value, JSON_DECIMALS_MAX) : undefined;

/** The exact sum, or undefined when one of the values is not a decimal number. */
export function sumOf(values: readonly Json[]): Decimal | undefined {
  let sum = ZERO;
  for (const value of values) {
    const decimal = parseNumber(value);
    if (decimal === undefined) return undefined;
    sum += decimal;
  }
  return sum;
}

/** Whether the number, in its shortest decimal text, has at most `decimals` decimals and 15 significant digits. */
export function fitsDecimals(value: number, decimals: number): boolean {
  if (Number.isSafeInteger(value)) return Math.abs(value) < WHOLE_MAX;
  const parts = PLAIN.exec(String(value));
  if (!parts) return false;
  const [, , whole = '', fraction = '', exponent = '0'] = parts;
  const places = fraction.length - Number(exponent);
  const significant = (whole + fraction).replace(/^0+/, '').length;
  return places <= decimals && significant <= SIGNIFICANT_DIGITS_MAX;
}
