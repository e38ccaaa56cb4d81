/** What the schema of a payload says about its fields, and cell texts as values of those types. */

import { NULL_CELL, unguarded } from '../table-text.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The target of a column. */
export interface Field {
  /** `lines.itemCode` */
  readonly path: string;
  /** The array that the path goes through, such as `lines`; undefined for a field of the header. */
  readonly list: string | undefined;
  readonly schema: Schema;
}

export class FieldTypes {
  readonly #root: Schema;

  constructor(payloadSchema: unknown) {
    this.#root = payloadSchema as Schema;
  }

  /** Undefined for a path that the payload does not have. */
  find(path: string): Field | undefined {
    let schema = this.#root;
    let list: string | undefined;
    const steps = path.split('.');
    for (const [index, step] of steps.entries()) {
      const next = this.#member(schema, step);
      if (next === undefined) return undefined;
      schema = this.#resolved(next);
      const isLast = index === steps.length - 1;
      if (!isLast && schema.items !== undefined) {
        if (list !== undefined) return undefined;
        list = steps.slice(0, index + 1).join('.');
        schema = this.#resolved(schema.items);
      }
    }
    return { path, list, schema };
  }

  #member(schema: Schema, name: string): Schema | undefined {
    const own = schema.properties;
    if (own !== undefined && Object.hasOwn(own, name)) return own[name];
    for (const part of schema.allOf ?? []) {
      const found = this.#member(this.#resolved(part), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : this.#resolved(this.#root.$defs?.[name] ?? {});
  }
}

/** The fields of the rows of a result. They come from the schema, because a single row can lack some of them. */
export function rowColumns(resultSchema: unknown): readonly string[] {
  const shapes = (resultSchema as Schema).$defs ?? {};
  const named = (schema: Schema | undefined): Schema => shapes[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? {};
  const namesOf = (schema: Schema): readonly string[] => [
    ...(schema.allOf ?? []).flatMap((part) => namesOf(named(part))),
    ...Object.keys(schema.properties ?? {}),
  ];
  const results = ((resultSchema as Schema).anyOf ?? []).map(named);
  return [...new Set(results.flatMap(({ properties }) => namesOf(named(properties?.rows?.items))))];
}

export type Converted = { readonly value: unknown } | { readonly fault: string };

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The value of a cell that is not empty. */
export function convert(text: string, { path, schema }: Field): Converted {
  if (text === NULL_CELL) return { value: null };
  const types = typesOf(schema);
  const trimmed = text.trim();
  if (types.has('number') || types.has('integer')) {
    if (NUMBER.test(trimmed)) return { value: Number(trimmed) };
    if (!types.has('string')) return { fault: `${path} must be a number such as 1234.50; you sent ${JSON.stringify(text)}.` };
  }
  if (types.has('boolean')) {
    if (/^(?:true|false)$/i.test(trimmed)) return { value: trimmed.toLowerCase() === 'true' };
    return { fault: `${path} must be true or false; you sent ${JSON.stringify(text)}.` };
  }
  if (schema.format === 'date' && !DATE.test(trimmed)) {
    return { fault: `${path} must be a valid date in the format YYYY-MM-DD; you sent ${JSON.stringify(text)}.` };
  }
  return types.has('string') || types.size === 0 ? { value: unguarded(text) } : structured(text, path);
}

/** Arrays and objects are written in a cell as JSON. */
function structured(text: string, path: string): Converted {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: `${path} must be JSON; you sent ${JSON.stringify(text.slice(0, 40))}.` };
  }
}

const typesOf = ({ type, anyOf = [] }: Schema): ReadonlySet<string> =>
  new Set([...[type ?? []].flat(), ...anyOf.flatMap((part) => [...typesOf(part)])]);
