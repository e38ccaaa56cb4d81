/** Values at the edges of what a schema allows, and some just past them: nothing that a well-behaved program would send. */

import type { Field, Json } from '@ledgerline/catalog';
import type { Chance } from '../chance.ts';

type Schema = Field['schema'];

const TEXTS = [
  '',
  ' ',
  '0',
  '<<New>>',
  "'; DROP TABLE document; --",
  '%_*?[a]{}|^$\\',
  '"quoted" & <b>bold</b>',
  '{\\rtf1\\ansi {\\b x',
  'line one\nline two\ttabbed\r\n',
  '\u0001\u001f\u007f\u0085',
  'e\u0301\u200d\u202eabc\u2028\ufeff',
  '黄金贸易有限公司',
  '𝒳😀👩‍👩‍👧‍👦',
];

const DATES = [
  '0001-01-01',
  '0099-12-31',
  '1899-12-31',
  '1970-01-01',
  '2025-12-31',
  '2026-01-01',
  '2026-06-30',
  '2028-02-29',
  '2100-02-28',
  '9999-12-31',
];

const DISCOUNTS = [
  '0',
  '0%',
  '100%',
  '99.999999%',
  '50%+50%+50%',
  '9999999999999.99',
  '0.01',
  '100%+5',
  '1%+1%+1%+1%+1%',
  '+',
  '%',
];

/** Digits that a JSON number can represent exactly. */
const SIGNIFICANT_DIGITS = 15;

function numbersOf(
  { minimum, maximum, exclusiveMinimum, 'x-decimals': decimals = 0 }: Schema,
  chance: Chance,
): readonly number[] {
  const [low, high] = [minimum ?? exclusiveMinimum ?? -1e12, maximum ?? 1e12];
  const step = Number(`1e-${decimals}`);
  const digits = Array.from({ length: SIGNIFICANT_DIGITS }, () => chance.integer(0, 9)).join('');
  const point = chance.integer(Math.max(1, SIGNIFICANT_DIGITS - decimals), SIGNIFICANT_DIGITS);
  const long = Number(`${digits.slice(0, point)}.${digits.slice(point)}`);
  const near = [0, 1, 2, 3, 7, 12, 99, 1000].map((whole) => whole + step * chance.integer(0, 9));
  return [low, high, 0, step, -step, low + step, -1, 1, high / 2, Math.sqrt(high), long, -long, ...near];
}

export const largeNumbers = ({ maximum = 1e12 }: Schema): readonly number[] =>
  [maximum, maximum / 2, maximum / 10, Math.sqrt(maximum), maximum ** 0.75].map((large) =>
    large > 100 ? Math.floor(large) : large,
  );

function textOf({ format, pattern, maxLength = 60 }: Schema, chance: Chance): Json | undefined {
  if (format === 'date') return chance.anyOf(DATES);
  if (format === 'discount') return chance.anyOf(DISCOUNTS);
  if (format === 'email') return chance.anyOf(['a@b.my', `${'x'.repeat(60)}@${'y'.repeat(60)}.example.com`]);
  if (pattern?.startsWith('^[1-9][0-9]')) return chance.anyOf(['1', '9223372036854775807', '9999999999999999999', '42']);
  if (pattern?.startsWith('^[0-9]{4}-')) return chance.anyOf(['0001-01', '9999-12', '2026-06', '1900-02']);
  if (pattern?.startsWith('^[0-9]')) return chance.anyOf(['0', '99999', '00000', '999999999999999999999999999999', '0.00000001']);
  if (maxLength > 5_000 && chance.happens(0.3)) return longText(maxLength, chance);
  return chance.happens(0.3)
    ? (chance.anyOf(['W', '永', '😀', ' ', '9', "'"]) ?? 'W').repeat(Math.min(maxLength, 400)).slice(0, maxLength).toWellFormed()
    : chance.anyOf(TEXTS)?.slice(0, maxLength).toWellFormed();
}

/** Long notes, with braces and controls of rich text opened and never closed. */
const longText = (maxLength: number, chance: Chance): string =>
  `{\\rtf1${(chance.anyOf(['{', '\\b ', '}', "\\'e9", '\\u20320?', 'word ']) ?? '{').repeat(20_000)}`.slice(0, maxLength);

/** One value that the schema may allow; undefined leaves the field out. */
export function extremeValue(schema: Schema, chance: Chance): Json | undefined {
  if (chance.happens(0.04)) return undefined;
  if (chance.happens(0.03)) return null;
  if (schema.enum) return chance.anyOf(schema.enum);
  if (schema.anyOf) return extremeValue(chance.anyOf(schema.anyOf) ?? {}, chance);
  const type = Array.isArray(schema.type) ? chance.anyOf(schema.type) : schema.type;
  if (type === 'number') return chance.anyOf(numbersOf(schema, chance));
  if (type === 'integer') return Math.trunc(chance.anyOf(numbersOf(schema, chance)) ?? 0);
  if (type === 'boolean') return chance.happens(0.5);
  if (type === 'array') return [1, 2].map(() => extremeValue(schema.items ?? {}, chance) ?? 'x');
  if (type === 'object') return { [chance.anyOf(['', 'Colour', 'x'.repeat(60), 'toString']) ?? '']: chance.anyOf(TEXTS) ?? '' };
  return textOf(schema, chance);
}
