/** The type and the format of a value in words, for tables of fields. */

import { textFormats, type ValueSchema } from '@ledgerline/contract';

export function typeOf(schema: ValueSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return schema.items ? `array of ${typeOf(schema.items)}` : 'array';
  return schema.type === undefined ? 'any' : [schema.type].flat().join(' or ');
}

/** Whether a format is worth mentioning: that a text has no control characters is not repeated. */
const isTold = (format: string | undefined): boolean => format !== textFormats.line && format !== textFormats.lines;

export function formatOf(schema: ValueSchema): string | undefined {
  return [schema, ...(schema.anyOf ?? [])].map(({ format }) => format).find((format) => format !== undefined && isTold(format));
}
