/** Numbers and dates as JSON has them, exactly: a number is the shortest decimal text that it has. */

import { Refusal } from './book.ts';

interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

function decimalOf(value: number | string): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', part = ''] = mantissa.split('.');
  const scale = part.length - Number(exponent);
  const units = BigInt(whole + part);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** The decimal as text, without an exponent and without trailing zeros. */
function textOf({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const part = digits.slice(digits.length - scale).replace(/0+$/, '');
  return scale === 0 || part === ''
    ? sign + digits.slice(0, digits.length - scale)
    : `${sign}${digits.slice(0, digits.length - scale)}.${part}`;
}

/** JSON text that is the same for the same content in any order of fields, for fingerprints. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return textOf(decimalOf(Object.is(value, -0) ? 0 : value));
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

function roundedUnits({ units, scale }: Decimal, decimals: number): bigint {
  if (scale <= decimals) return units * 10n ** BigInt(decimals - scale);
  const unit = 10n ** BigInt(scale - decimals);
  const magnitude = units < 0n ? -units : units;
  const whole = (magnitude * 2n + unit) / (unit * 2n);
  return units < 0n ? -whole : whole;
}

/** Halves are rounded away from zero, as the account book of Ledgerline does. */
export const rounded = (value: number | string, decimals = 2): number =>
  Number(textOf({ units: roundedUnits(decimalOf(value), decimals), scale: decimals }));

/** Rounds to the nearest five sen, as cash is paid in Malaysia. */
export const roundedToFiveSen = (value: number): number => {
  const { units, scale } = decimalOf(value);
  return Number(textOf({ units: roundedUnits({ units: units * 20n, scale }, 0) * 5n, scale: 2 }));
};

/** An amount of a payload. It must not have more decimals than the package stores. */
export function amount(value: number, path: string, decimals = 2): number {
  if (rounded(value, decimals) === value) return value;
  const message = `${nameOf(path)} can have at most ${decimals} decimal places; you sent ${value}.`;
  throw new Refusal('INVALID_PAYLOAD', message, path);
}

const wrongDiscount = (what: string, discount: string, path: string): Refusal =>
  new Refusal('INVALID_DISCOUNT', `${nameOf(path)} ${what}; you sent ${previewOf(discount)}.`, path);

/** What is left of an amount after 10%, 5%+3% or 12.50: from left to right, each of what is left. */
export function discounted(gross: number, discount: string, path: string): number {
  let left = decimalOf(gross);
  for (const part of discount.replaceAll(' ', '').split('+')) {
    if (!/^\d+(?:\.\d+)?%?$/.test(part)) throw wrongDiscount('must be a discount such as 10%, 5%+3% or 12.50', discount, path);
    const { units, scale } = decimalOf(part.replace('%', ''));
    const off = part.endsWith('%') ? { units: left.units * units, scale: left.scale + scale + 2 } : { units, scale };
    const common = Math.max(left.scale, off.scale);
    const widened = (each: Decimal): bigint => each.units * 10n ** BigInt(common - each.scale);
    left = { units: widened(left) - widened(off), scale: common };
  }
  if (left.units < 0n && gross > 0) throw wrongDiscount('is more than the line', discount, path);
  return Number(textOf(left));
}

/** A path as messages name it: lines[0].qty for /lines/0/qty. */
export const nameOf = (path: string): string =>
  path
    .replace(/^\//, '')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');

const PREVIEW_CHARACTERS_MAX = 40;

/** A value as messages quote it. */
export function previewOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > PREVIEW_CHARACTERS_MAX ? `${text.slice(0, PREVIEW_CHARACTERS_MAX)}…` : text;
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A date of a payload; nothing but YYYY-MM-DD is one. */
export function day(text: unknown, path: string): string {
  const [, year = 0, month = 0, date = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(String(text)) ?? []).map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = (DAYS_OF_MONTH[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0);
  if (year > 0 && date > 0 && date <= last) return String(text);
  throw new Refusal('INVALID_PAYLOAD', `${nameOf(path)} must be a date such as 2026-11-16; you sent ${previewOf(text)}.`, path);
}
