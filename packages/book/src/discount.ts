/** Discount texts: percentages and amounts joined by +, taken left to right. Knows no document. */

import { type Decimal, decimalText, divideRounded, ONE, parseDecimal } from './decimal.ts';
import { type Sen, splitSen } from './money.ts';

/** An exact amount: rounding waits until the whole discount is taken. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

interface Part {
  readonly kind: 'percent' | 'amount';
  readonly value: Decimal;
}

const HUNDRED_PERCENT = 100n * ONE;

/** The parts of a discount, or the sentence that says what is wrong with it. */
function parse(text: string): readonly Part[] | string {
  if (text.trim() === '') return [];
  const parts: Part[] = [];
  for (const piece of text.split('+')) {
    const trimmed = piece.trim();
    const isPercent = trimmed.endsWith('%');
    const value = parseDecimal(isPercent ? trimmed.slice(0, -1).trim() : trimmed, 8);
    if (value === undefined || value < 0n) return `"${text}" is not a discount; write 10%, 5%+3% or 12.50.`;
    if (isPercent && value > HUNDRED_PERCENT) return `"${text}" takes more than 100 %.`;
    parts.push({ kind: isPercent ? 'percent' : 'amount', value });
  }
  return parts;
}

function take(amount: Fraction, part: Part): Fraction {
  if (part.kind === 'percent') {
    return { top: amount.top * (HUNDRED_PERCENT - part.value), bottom: amount.bottom * HUNDRED_PERCENT };
  }
  return { top: amount.top * ONE - part.value * amount.bottom, bottom: amount.bottom * ONE };
}

/** round2 of quantity x price less the discount, or the sentence that refuses it. */
export function discountedSen(quantity: Decimal, unitPrice: Decimal, discount: string): Sen | string {
  return discounted({ top: quantity * unitPrice, bottom: ONE * ONE }, discount);
}

/** The same for a line that states its amount. */
export function discountedAmountSen(amount: Sen, discount: string): Sen | string {
  return discounted({ top: amount, bottom: 100n }, discount);
}

function discounted(gross: Fraction, discount: string): Sen | string {
  const parts = parse(discount);
  if (typeof parts === 'string') return parts;
  const rest = parts.reduce(take, gross);
  const isTooMuch = parts.length > 0 && (gross.top < 0n ? rest.top > 0n : rest.top < 0n);
  return isTooMuch ? `The discount "${discount}" is more than the line.` : divideRounded(rest.top * 100n, rest.bottom);
}

/** The discount of a part of a line: percentages as they are, amounts by the cumulative split. */
export function proratedDiscount(discount: string, done: Decimal, part: Decimal, all: Decimal): string {
  const parts = parse(discount);
  if (typeof parts === 'string' || parts.length === 0) return discount;
  const perSen = ONE / 100n;
  return parts
    .map(({ kind, value }) =>
      kind === 'percent'
        ? `${decimalText(value)}%`
        : decimalText(splitSen(divideRounded(value, perSen), done, part, all) * perSen),
    )
    .join('+');
}
