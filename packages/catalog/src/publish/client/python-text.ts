/** JSON Schema as Python text: types and TypedDicts of a stub for Python 3.9 or later. Knows no command and writes no file. */

import type { MemberText, TextSchema } from './member-text.ts';

/** `create-sales-invoice` -> `create_sales_invoice`, as the client does at run time. */
export const methodName = (name: string): string => name.replaceAll(/[-.]/g, '_');

/** A string literal: what JSON escapes, Python reads in the same way. */
export const quoted = (text: string): string => JSON.stringify(text);

const LITERALS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const literal = (value: unknown): string => LITERALS.get(value) ?? JSON.stringify(value);

export const listOf = (type: string): string => `Sequence[${type}]`;

export const unionOf = (types: readonly string[]): string => {
  const different = [...new Set(types)];
  return different.length === 1 ? (different[0] ?? 'Any') : `Union[${different.join(', ')}]`;
};

const ANYTHING = 'Mapping[str, Any]';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** The type of a value. An object that is not declared elsewhere is any mapping. */
export function pythonType(schema: TextSchema): string {
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum !== undefined) return enumType(schema.enum);
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf.map((part) => pythonType(part)));
  if (schema.type === undefined) return 'Any';
  return unionOf([schema.type].flat().map((type) => oneType(type, schema)));
}

/** A Literal cannot contain fractions. */
const enumType = (values: readonly unknown[]): string =>
  values.every((value) => typeof value !== 'number' || Number.isInteger(value))
    ? `Literal[${values.map(literal).join(', ')}]`
    : 'float';

function oneType(type: string, { items, additionalProperties }: TextSchema): string {
  if (type === 'array') return listOf(items === undefined ? 'Any' : pythonType(items));
  if (type !== 'object') return PLAIN[type] ?? 'Any';
  return typeof additionalProperties === 'object' ? `Mapping[str, ${pythonType(additionalProperties)}]` : ANYTHING;
}

export const schemaFields = ({ properties = {}, required = [] }: TextSchema): readonly MemberText[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: pythonType(schema),
    isOptional: !required.includes(name),
    comment: schema.description ?? '',
  }));

const IDENTIFIER = /^[A-Za-z_]\w*$/;
/** Words that cannot name a field of a class. */
const RESERVED: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const isPlainName = (name: string): boolean => IDENTIFIER.test(name) && !RESERVED.has(name);

const presence = ({ type, isOptional }: MemberText): string => (isOptional ? `NotRequired[${type}]` : type);

/** Sentences as the text of a docstring. */
export const docText = (sentences: string): string =>
  sentences.replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** The text after the name of a TypedDict. */
export function typedDictBody(bases: readonly string[], fields: readonly MemberText[]): string {
  const lines = fields.map((field) => {
    if (!isPlainName(field.name)) throw new Error(`A class of Python cannot have a field ${field.name}.`);
    const comment = field.comment === '' ? '' : `    """${docText(field.comment)}"""\n`;
    return `    ${field.name}: ${presence(field)}\n${comment}`;
  });
  return `(${bases.length === 0 ? 'TypedDict' : bases.join(', ')}):\n${lines.length === 0 ? '    pass\n' : lines.join('')}`;
}
