/** Exact decimals for the rules: JSON numbers as scaled integers of eight decimals. Money arithmetic itself belongs to the account book. */

import type { Json } from './declaration.ts';

const SCALE = 8;
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The number as an integer of 10^-8, or undefined where it is no number or carries more decimals. */
export function decimalOf(value: Json | undefined): bigint | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const parts = PLAIN.exec(String(value));
  if (!parts) return undefined;
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = parts;
  const shift = SCALE - fraction.length + Number(exponent);
  if (shift < 0) return undefined;
  const digits = BigInt(whole + fraction) * 10n ** BigInt(shift);
  return sign === '-' ? -digits : digits;
}

/** The exact sum, or undefined when any of them is no such number. */
export function sumOf(values: readonly Json[]): bigint | undefined {
  let sum = 0n;
  for (const value of values) {
    const decimal = decimalOf(value);
    if (decimal === undefined) return undefined;
    sum += decimal;
  }
  return sum;
}

export const SIGNIFICANT_DIGITS_MAX = 15;

/** Whether the number, in its shortest decimal text, keeps to so many decimals and to 15 significant digits. */
export function fitsDecimals(value: number, decimals: number): boolean {
  if (Number.isSafeInteger(value)) return Math.abs(value) < 1e15;
  const parts = PLAIN.exec(String(value));
  if (!parts) return false;
  const [, , whole = '', fraction = '', exponent = '0'] = parts;
  const places = fraction.length - Number(exponent);
  const significant = (whole + fraction).replace(/^0+/, '').length;
  return places <= decimals && significant <= SIGNIFICANT_DIGITS_MAX;
}
