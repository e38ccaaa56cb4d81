/** Discount texts: percentages and amounts joined by +, applied left to right. Independent of documents. */

import { type Decimal, decimalText, divideRounded, ONE, parseDecimal } from '@ledgerline/catalog/decimal';
import { Sentence } from '@ledgerline/words';
import { bookLineSays } from '@ledgerline/words/book/line';
import { nextSen, type Sen, splitSen } from './money.ts';

/** An exact amount: it is rounded only after the whole discount. */
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
function parse(text: string): readonly Part[] | Sentence {
  if (text.trim() === '') return [];
  const parts: Part[] = [];
  for (const piece of text.split('+')) {
    const trimmed = piece.trim();
    const isPercent = trimmed.endsWith('%');
    const value = parseDecimal(isPercent ? trimmed.slice(0, -1).trim() : trimmed, 8);
    if (value === undefined || value < 0n) return bookLineSays.discountForm(text);
    if (isPercent && value > HUNDRED_PERCENT) return bookLineSays.discountOverHundred(text);
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
export function discountedSen(quantity: Decimal, unitPrice: Decimal, discount: string): Sen | Sentence {
  return discounted({ top: quantity * unitPrice, bottom: ONE * ONE }, discount);
}

/** The same for a line that states its amount. */
export function discountedAmountSen(amount: Sen, discount: string): Sen | Sentence {
  return discounted({ top: amount, bottom: 100n }, discount);
}

function discounted(gross: Fraction, discount: string): Sen | Sentence {
  const parts = parse(discount);
  if (parts instanceof Sentence) return parts;
  const rest = parts.reduce(take, gross);
  const isTooMuch = parts.length > 0 && (gross.top < 0n ? rest.top > 0n : rest.top < 0n);
  return isTooMuch ? bookLineSays.discountExceeds(discount) : divideRounded(rest.top * 100n, rest.bottom);
}

const PER_SEN = ONE / 100n;

const senIn = ({ value }: Part): Sen => divideRounded(value, PER_SEN);

/** The discount with other amounts; percentages stay unchanged. */
function withAmounts(discount: string, amountOf: (amount: Sen, place: number) => Sen): string {
  const parts = parse(discount);
  if (parts instanceof Sentence || parts.length === 0) return discount;
  return parts
    .map((part, place) =>
      part.kind === 'percent' ? `${decimalText(part.value)}%` : decimalText(amountOf(senIn(part), place) * PER_SEN),
    )
    .join('+');
}

/** The discount of a part of a line: percentages as they are, amounts by the cumulative split. */
export const proratedDiscount = (discount: string, done: Decimal, part: Decimal, all: Decimal): string =>
  withAmounts(discount, (amount) => splitSen(amount, done, part, all));

/** An earlier part of a line. */
export interface GivenPart {
  readonly quantity: Decimal;
  readonly discount: string;
}

/** The discount of the next part of a line, given the earlier parts that are left: together they never exceed the whole line. */
export function nextDiscount(discount: string, before: readonly GivenPart[], part: Decimal, all: Decimal): string {
  const pieces = before.map((given) => ({ ...given, parts: parse(given.discount) }));
  return withAmounts(discount, (amount, place) =>
    nextSen(
      amount,
      pieces.map(({ quantity, parts }) => ({ quantity, amount: amountAt(parts, place) })),
      part,
      all,
    ),
  );
}

/** The discount of a whole from those of its parts: amounts add up, percentages are the same in all. */
export function combinedDiscount(discounts: readonly string[]): string {
  const [first = '', ...others] = discounts;
  const pieces = others.map(parse);
  return withAmounts(first, (amount, place) => pieces.reduce((sum, parts) => sum + (amountAt(parts, place) ?? 0n), amount));
}

/** Undefined where that part has another kind of discount. */
function amountAt(parts: ReturnType<typeof parse>, place: number): Sen | undefined {
  const part = parts instanceof Sentence ? undefined : parts[place];
  return part?.kind === 'amount' ? senIn(part) : undefined;
}
