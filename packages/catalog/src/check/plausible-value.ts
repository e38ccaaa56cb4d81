/** A value that a field takes, for tests that fill members in: what an example of the catalog puts there, else one made from its schema. */

import type { ValueSchema } from '@ledgerline/contract';
import { recipes } from '../catalog.ts';
import type { Field, Json } from '../declaration/declaration.ts';

/** Values by member name; the examples run on the sample company, so the codes among them are there. */
let shown: ReadonlyMap<string, readonly Json[]> | undefined;

function shownValues(): ReadonlyMap<string, readonly Json[]> {
  if (shown) return shown;
  const found = new Map<string, Json[]>();
  const gather = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'object') found.set(name, [...(found.get(name) ?? []), inner]);
      gather(inner as Json);
    }
  };
  for (const { examples } of recipes()) for (const { payload } of examples) gather(payload);
  shown = found;
  return found;
}

export function plausibleValue(name: string, field: Field): Json {
  return (
    shownValues()
      .get(name)
      ?.find((value) => fits(field.schema, value)) ?? made(field.schema)
  );
}

function fits(schema: ValueSchema, value: Json): boolean {
  if (schema.anyOf) return schema.anyOf.some((branch) => fits(branch, value));
  const types = [schema.type].flat();
  if (!types.includes(typeof value) && !(types.includes('integer') && Number.isInteger(value))) return false;
  if (schema.enum) return schema.enum.some((allowed) => allowed === value);
  if (typeof value === 'number') return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  if (schema.format === 'date' || isDate) return schema.format === 'date' && isDate;
  return (
    String(value).length <= (schema.maxLength ?? Number.MAX_SAFE_INTEGER) && new RegExp(schema.pattern ?? '').test(String(value))
  );
}

/** Values of texts whose form no example shows. */
const FORMS: readonly string[] = ['x', '7', '2026-07', '2026-07-20', 'MYS', '46510', '14', 'C2584563200'];

function made(schema: ValueSchema): Json {
  const [first] = schema.anyOf ?? [];
  if (first) return made(first);
  if (schema.enum) return schema.enum[0] as Json;
  const type = [schema.type].flat()[0];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type === 'array') return [made(schema.items ?? { type: 'string' })];
  if (schema.format === 'email') return 'a@example.com';
  if (schema.format === 'discount') return '10%';
  return FORMS.find((form) => fits(schema, form)) ?? 'x';
}
