/** Writes JSON whose numbers are plain digits. JSON.stringify writes 0.0000001 as 1e-7, which the tax authority rejects. */

import type { Json } from '@ledgerline/catalog';
import { decimalText, parseDecimal } from '@ledgerline/catalog/decimal';

function numberText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const decimal = parseDecimal(value);
  if (decimal === undefined) throw new Error(`${text} cannot be written in plain digits.`);
  return decimalText(decimal);
}

/** Minified, in the order of the members. */
export function jsonText(value: Json): string {
  if (typeof value === 'number') return numberText(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(jsonText).join(',')}]`;
  return `{${Object.entries(value)
    .map(([name, inside]) => `${JSON.stringify(name)}:${jsonText(inside as Json)}`)
    .join(',')}}`;
}
