/** Compiles shapes to validators, each once and only when it is first needed. */

import type { Json, Part, Rows, Shape } from '../declaration/declaration.ts';
import { canonicalSchema } from '../declaration/json-schema.ts';
import { dateTime, type ErrorObject, newAjv, type ValidateFunction } from './ajv.ts';
import { isObject } from './canonical.ts';
import type { Faults } from './explain.ts';

export type ValueError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/** A leap second is a timestamp too, but none that the book can compare with its own. */
const isInstant = (text: string): boolean => dateTime.validate(text) && !Number.isNaN(Date.parse(text));

let ajv: ReturnType<typeof newAjv> | undefined;
const validators = new Map<string, ValidateFunction>();

/** How many validators have been compiled so far. */
export function compiledCount(): number {
  return validators.size;
}

/** Whether the values of a canonical payload are what its shape takes. */
export function isValid(shape: Shape, value: Json): boolean {
  const { validate, nested } = compiled(shape);
  return validate(value) && (nested.length === 0 || nested.every((one) => isValidWithin(one, value)));
}

function isValidWithin({ name, member }: Nested, value: Json): boolean {
  const within = (value as Members)[name];
  if (within === undefined) return true;
  if (member.kind === 'part') return isValid(member.of, within);
  return !Array.isArray(within) || within.every((row: Json) => isValid(member.of, row));
}

/** Finds the value errors of a canonical payload object by object, so that the errors of one object are freed before the next is checked. */
export function findErrors(shape: Shape, value: Json, at: string, found: (faults: Faults) => void): void {
  const { validate, nested } = compiled(shape);
  if (!validate(value)) found({ shape, value, at, errors: validate.errors ?? [] });
  for (const { name, member } of isObject(value) ? nested : []) {
    const within = (value as Members)[name];
    if (member.kind === 'part') {
      if (within !== undefined) findErrors(member.of, within, `${at}/${name}`, found);
    } else if (Array.isArray(within)) {
      const rows: readonly Json[] = within.slice(0, member.max);
      for (const [index, row] of rows.entries()) findErrors(member.of, row, `${at}/${name}/${index}`, found);
    }
  }
}

type Members = { readonly [name: string]: Json };

/** A field with its own shape. */
interface Nested {
  readonly name: string;
  readonly member: Rows | Part;
}

/** Nested shapes have validators of their own: an array of many objects is validated one by one. */
interface Compiled {
  readonly validate: ValidateFunction;
  readonly nested: readonly Nested[];
}

const known = new WeakMap<Shape, Compiled>();

function compiled(shape: Shape): Compiled {
  const before = known.get(shape);
  if (before) return before;
  const made = { validate: validatorOf(shape), nested: nestedOf(shape) };
  known.set(shape, made);
  return made;
}

const nestedOf = (shape: Shape): readonly Nested[] =>
  Object.entries(shape.members).flatMap(([name, member]) =>
    member.kind === 'rows' || member.kind === 'part' ? [{ name, member }] : [],
  );

/** Compiles the validator of a shape, and those of the shapes in it, ahead of their first use. */
export function precompile(shape: Shape): void {
  for (const { member } of compiled(shape).nested) precompile(member.of);
}

function validatorOf(shape: Shape): ValidateFunction {
  const validator = validators.get(shape.name);
  if (validator) return validator;
  ajv ??= newAjv({ allErrors: true, messages: false, inlineRefs: false, formats: { 'date-time': isInstant } });
  const validate = ajv.compile({ $id: `shape:${encodeURIComponent(shape.name)}`, ...canonicalSchema(shape, () => ({})) });
  validators.set(shape.name, validate);
  return validate;
}
