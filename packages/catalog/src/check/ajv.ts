/** Makes every Ajv: the formats and keywords of our schemas, and how strict it is with them. The one place that knows its options. */

import { areLines, isLine, textFormats } from '@ledgerline/contract';
import { Ajv2020, type FormatDefinition, type Options } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { fitsDecimals, SIGNIFICANT_DIGITS_MAX } from '../declaration/decimal.ts';
import { AMOUNT_MAX, QUANTITY_MAX } from '../declaration/shape.ts';

export type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

const DISCOUNT_PART = /^\d+(?:\.\d+)?%?$/;
const PERCENT_MAX = 100;

/** Percentages and amounts joined by +; no percentage over 100, no amount over the largest. */
const isDiscount = (text: string): boolean =>
  text.split('+').every((part) => DISCOUNT_PART.test(part) && isWithin(part, part.endsWith('%') ? PERCENT_MAX : AMOUNT_MAX));

const isWithin = (part: string, most: number): boolean => Number(part.replace('%', '')) <= most && isExact(part);

/** Whether the digits that count are few enough for a JSON number. */
const isExact = (text: string): boolean => text.replaceAll(/^[0.]+|[.%]/g, '').length <= SIGNIFICANT_DIGITS_MAX;

/** A quantity or price as a string. The pattern checks its form. */
const isQuantityText = (text: string): boolean => Number(text) <= QUANTITY_MAX && isExact(text);

export const dateTime = fullFormats['date-time'] as FormatDefinition<string> & { readonly validate: (text: string) => boolean };

const FORMATS: NonNullable<Options['formats']> = {
  date: fullFormats.date,
  'date-time': dateTime,
  email: fullFormats.email,
  discount: isDiscount,
  quantity: isQuantityText,
  [textFormats.line]: isLine,
  [textFormats.lines]: areLines,
};

const KEYWORDS: NonNullable<Options['keywords']> = [
  { keyword: 'x-unit', schemaType: 'string' },
  {
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    compile: (decimals: number) => (value: number) => fitsDecimals(value, decimals),
    errors: false,
  },
];

/**
 * Compiles schemas. A schema with a keyword or format that is not ours is a bug, and is rejected when it is compiled. Everything else about schemas is
 * checked by the tests of published schemas: the schema of schemas takes longer to compile than all that a start needs.
 */
export const newAjv = ({ formats, ...options }: Options = {}): Ajv2020 =>
  new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    meta: false,
    validateSchema: false,
    logger: false,
    keywords: KEYWORDS,
    formats: { ...FORMATS, ...formats },
    ...options,
  });
