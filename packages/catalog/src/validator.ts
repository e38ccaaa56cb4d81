/** Compiles shapes to validators, each once and only when it is first needed. The one place that knows Ajv. */

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { fitsDecimals, SIGNIFICANT_DIGITS_MAX } from './decimal.ts';
import type { Json, Shape } from './declaration.ts';
import { canonicalSchema } from './json-schema.ts';
import { AMOUNT_MAX, QUANTITY_MAX } from './shape.ts';

export type ValueError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

const DISCOUNT_PART = /^\d+(?:\.\d+)?%?$/;
const PERCENT_MAX = 100;

/** Percentages and amounts joined by +; no percentage over 100, no amount over the largest. */
export function isDiscount(text: string): boolean {
  return text
    .split('+')
    .every((part) => DISCOUNT_PART.test(part) && isWithin(part, part.endsWith('%') ? PERCENT_MAX : AMOUNT_MAX));
}

const isWithin = (part: string, most: number): boolean => Number(part.replace('%', '')) <= most && isExact(part);

/** Whether the digits that count are few enough for a JSON number. */
const isExact = (text: string): boolean => text.replaceAll(/^[0.]+|[.%]/g, '').length <= SIGNIFICANT_DIGITS_MAX;

/** A quantity or price as text. Its form is the pattern's to say. */
export const isQuantityText = (text: string): boolean => Number(text) <= QUANTITY_MAX && isExact(text);

const { validate: isTimestamp } = fullFormats['date-time'] as { readonly validate: (text: string) => boolean };

/** A leap second is a timestamp too, but none that the book can compare with its own. */
const isInstant = (text: string): boolean => isTimestamp(text) && !Number.isNaN(Date.parse(text));

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    logger: false,
  });
  ajv.addFormat('date', fullFormats.date);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('email', fullFormats.email);
  ajv.addFormat('discount', isDiscount);
  ajv.addFormat('quantity', isQuantityText);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    compile: (decimals: number) => (value: number) => fitsDecimals(value, decimals),
    errors: false,
  });
  return ajv;
}

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

/** How many validators have been compiled so far. */
export function compiledCount(): number {
  return validators.size;
}

/** The value errors of a canonical payload; none when it is fine. */
export function valueErrors(shape: Shape, payload: { readonly [name: string]: Json }): readonly ValueError[] {
  const validate = validatorOf(shape);
  return validate(payload) ? [] : (validate.errors ?? []);
}

/** Compiles the validator of a shape ahead of its first use. */
export function warm(shape: Shape): void {
  validatorOf(shape);
}

function validatorOf(shape: Shape): ValidateFunction {
  const known = validators.get(shape.name);
  if (known) return known;
  ajv ??= newAjv();
  declare(ajv, shape);
  const validate = ajv.getSchema(idOf(shape));
  if (!validate) throw new Error(`The shape ${shape.name} did not compile.`);
  validators.set(shape.name, validate);
  return validate;
}

const idOf = (shape: Shape): string => `shape:${encodeURIComponent(shape.name)}`;

/** Declares a shape and those it nests; nested ones are compiled once and called, not inlined. */
function declare(target: Ajv2020, shape: Shape): void {
  const id = idOf(shape);
  if (target.schemas[id]) return;
  const nested: Shape[] = [];
  const schema = canonicalSchema(shape, (inner) => {
    nested.push(inner);
    return { $ref: idOf(inner) };
  });
  target.addSchema({ $id: id, ...schema });
  for (const inner of nested) declare(target, inner);
}
