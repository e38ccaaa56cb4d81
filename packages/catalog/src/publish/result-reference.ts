/** A result as a flat list of fields, for people and agents who look a name up. Schemas say the same to machines. */

import type { Json } from '../declaration/declaration.ts';
import { capitalised } from '../declaration/family.ts';
import { resultsOf } from '../results/result-of.ts';
import { allMembers, type ResultMember, type ResultShape, type ResultValue, type Unit } from '../results/result-shape.ts';
import { formatOf, typeOf } from './value-type.ts';

export interface ResultRow {
  /** `lines[].qty` */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  /** When the field is absent: `if …`; left out for a field that is always present. */
  readonly absent?: string;
  /** When the field is null: `if …`. */
  readonly nullIf?: string;
  readonly unit?: Unit;
  readonly format?: string;
  readonly enum?: readonly Json[];
}

/** The fields of a result: of the first shape, if a command has several. */
export function resultReference(commandType: string): readonly ResultRow[] {
  const [first] = resultsOf(commandType);
  return first === undefined ? [] : rowsOf(first, '');
}

export interface OtherResult {
  /** The meaning of the result, as a sentence. */
  readonly text: string;
  /** The fields that the first shape does not have. */
  readonly paths: readonly string[];
}

/** The further shapes of a command, depending on its payload or on the document that it reads. */
export function otherResults(commandType: string): readonly OtherResult[] {
  const known = new Set(resultReference(commandType).map(({ path }) => path));
  return resultsOf(commandType)
    .slice(1)
    .map((shape) => {
      const paths = rowsOf(shape, '').map(({ path }) => path);
      const isParent = (path: string): boolean =>
        paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`));
      return { text: capitalised(shape.text), paths: paths.filter((path) => !known.has(path) && !isParent(path)) };
    });
}

function rowsOf(shape: ResultShape, prefix: string): readonly ResultRow[] {
  return Object.entries(allMembers(shape)).flatMap(([name, member]) => memberRows(`${prefix}${name}`, member));
}

function memberRows(path: string, member: ResultMember): readonly ResultRow[] {
  const { text, absent, nullIf } = member;
  const row = {
    path,
    type: kindOf(member),
    description: text,
    ...(absent === undefined ? {} : { absent }),
    ...(nullIf === undefined ? {} : { nullIf }),
  };
  switch (member.kind) {
    case 'value':
      return [{ ...row, ...valueFacts(member) }];
    case 'object':
      return [row, ...rowsOf(member.of, `${path}.`)];
    case 'rows':
      return [row, ...rowsOf(member.of, `${path}[].`)];
    case 'contract':
      return [row, ...contractRows(member.schema, `${path}${member.isList ? '[]' : ''}`)];
  }
}

function kindOf(member: ResultMember): string {
  if (member.kind === 'value') return typeOf(member.schema);
  return member.kind === 'rows' || (member.kind === 'contract' && member.isList) ? 'array' : 'object';
}

function valueFacts({ unit, schema }: ResultValue): Partial<ResultRow> {
  const format = formatOf(schema);
  const values = schema.enum ?? schema.items?.enum;
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(format === undefined ? {} : { format }),
    ...(values === undefined ? {} : { enum: values }),
  };
}

/** A schema of the contract, as far as fields of fields go. */
interface ContractSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly required?: readonly string[];
  readonly items?: ContractSchema;
  readonly anyOf?: readonly ContractSchema[];
}

function contractRows(schema: ContractSchema, path: string): readonly ResultRow[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    path: `${path}.${name}`,
    type: part.type ?? part.anyOf?.find(({ type }) => type !== 'null')?.type ?? 'any',
    description: part.description ?? '',
    ...(schema.required?.includes(name) ? {} : { absent: 'if it does not apply' }),
  }));
}
