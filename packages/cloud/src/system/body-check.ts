/** Checks a body, a query or a parameter against its schema of the contract and reports every problem. */

import { closest } from '@ledgerline/catalog';
import {
  areLines,
  type FaultParams,
  fieldPath,
  isLine,
  isWorded,
  limits,
  type ProblemCode,
  type ProblemDetail,
  textFormats,
  wordFault,
  wordUnknownField,
} from '@ledgerline/contract';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { type Findings, type Refusal, refuse, refuseFindings } from './problem.ts';

/** Several errors may come down to one problem. */
Settings.Set({ maxErrors: 10 * limits.detailsMax });
Format.Set(textFormats.line, isLine);
Format.Set(textFormats.lines, areLines);

/** The value as its schema describes it, or a refusal that names every problem. */
export type BodyCheck<Schema extends TSchema> = (value: unknown) => Static<Schema> | Refusal;

/** Compiled once, when the module that owns the body is loaded. */
export function bodyCheck<Schema extends TSchema>(schema: Schema, code: ProblemCode = 'invalid_request'): BodyCheck<Schema> {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return value as Static<Schema>;
    return refuseAll(code, findingsIn(schema, validator, value));
  };
}

/** Only the problems, for those who have more of their own. */
export function problemsOfBody<Schema extends TSchema>(schema: Schema): (value: unknown) => Findings {
  const validator = Compile(schema);
  return (value) => (validator.Check(value) ? NOTHING_FOUND : findingsIn(schema, validator, value));
}

const NOTHING_FOUND: Findings = { details: [], total: 0 };

export function refuseAll(code: ProblemCode, findings: Findings): Refusal {
  const { details, total } = findings;
  const [first] = details;
  if (total === 1 && first) return refuse(code, first.message, details);
  const where = total > limits.detailsMax ? `. The first ${limits.detailsMax} are listed in details.` : ', listed in details.';
  return refuseFindings(code, `The request has ${total} problems${where}`, findings);
}

/** One after the other. */
export const together = (one: Findings, other: Findings): Findings => ({
  details: [...one.details, ...other.details],
  total: one.total + other.total,
});

interface SchemaNode {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: unknown;
  readonly items?: SchemaNode;
  readonly maxItems?: number;
  readonly const?: unknown;
}

/** What is far too much is cut off before it is looked at, and only counted. */
function findingsIn(schema: TSchema, validator: Pick<Validator, 'Errors'>, value: unknown): Findings {
  const { kept, cutCount } = cut(schema, value);
  const { details, total } = detailsOf(schema, value, validator.Errors(kept));
  return { details, total: total + cutCount };
}

interface Cut {
  readonly kept: unknown;
  /** Unknown members that are left out. */
  readonly cutCount: number;
}

/** A value without most of its unknown members, and without entries past the first that is one too many. */
function cut(schema: SchemaNode | undefined, value: unknown): Cut {
  if (schema === undefined || typeof value !== 'object' || value === null) return { kept: value, cutCount: 0 };
  if (Array.isArray(value)) {
    const entries = value
      .slice(0, schema.maxItems === undefined ? value.length : schema.maxItems + 1)
      .map((entry) => cut(schema.items, entry));
    return { kept: entries.map(({ kept }) => kept), cutCount: entries.reduce((sum, { cutCount }) => sum + cutCount, 0) };
  }
  const members: Record<string, unknown> = {};
  let [unknownCount, cutCount] = [0, 0];
  for (const [name, member] of Object.entries(value)) {
    const isKnown = schema.additionalProperties !== false || Object.hasOwn(schema.properties ?? {}, name);
    if (!isKnown) unknownCount += 1;
    if (unknownCount > limits.detailsMax && !isKnown) cutCount += 1;
    else {
      const inner = cut(schema.properties?.[name], member);
      members[name] = inner.kept;
      cutCount += inner.cutCount;
    }
  }
  return { kept: members, cutCount };
}

const MISMATCH = 'The request body does not match the schema of this endpoint. See /openapi.json.';

/** Each field is reported once: by the first thing that is wrong with it, and a misspelt one not as missing too. */
function detailsOf(schema: TSchema, value: unknown, errors: readonly TLocalizedValidationError[]): Findings {
  const details = new Map<string, ProblemDetail>();
  const misspelt = new Set<string>();
  for (const error of withoutOtherBranches(errors)) {
    const node = nodeAt(schema, error.schemaPath);
    for (const path of meantPaths(error, node)) misspelt.add(path);
    for (const detail of detailsOfError(error, node, value)) if (!details.has(detail.path)) details.set(detail.path, detail);
  }
  const told = [...details.values()].filter(({ path, code }) => code !== 'required' || !misspelt.has(path));
  if (told.length > 0) return { details: told, total: told.length };
  return { details: [{ path: '', code: 'type', message: MISMATCH }], total: 1 };
}

/** A branch of an alternative, at the end of a schema path and anywhere in it. */
const BRANCH_ITSELF = /\/anyOf\/\d+$/;
const BRANCH = /^.*\/anyOf\/\d+/;

/** Of an alternative only the branch counts whose JSON type the value has; the other branches are not reported. */
function withoutOtherBranches(errors: readonly TLocalizedValidationError[]): readonly TLocalizedValidationError[] {
  const branchOf = ({ schemaPath }: TLocalizedValidationError): string | undefined => BRANCH.exec(schemaPath)?.[0];
  const misfits = new Set(
    errors.filter(({ keyword, schemaPath }) => keyword === 'type' && BRANCH_ITSELF.test(schemaPath)).map(branchOf),
  );
  const isFitting = (error: TLocalizedValidationError): boolean => {
    const branch = branchOf(error);
    return branch !== undefined && !misfits.has(branch);
  };
  const fitting = new Set(errors.filter(isFitting).map(({ instancePath }) => instancePath));
  const isAnswered = ({ instancePath }: TLocalizedValidationError): boolean =>
    [...fitting].some((path) => path === instancePath || path.startsWith(`${instancePath}/`));
  return errors.filter((error) => !misfits.has(branchOf(error)) || (error.keyword === 'type' && !isAnswered(error)));
}

/** Where the members belong that were sent under a name close to theirs. */
function meantPaths(
  { keyword, params, instancePath }: TLocalizedValidationError,
  node: SchemaNode | undefined,
): readonly string[] {
  if (keyword !== 'additionalProperties') return [];
  const known = Object.keys(node?.properties ?? {});
  return params.additionalProperties.flatMap((name) => {
    const meant = closest(name, known);
    return meant === undefined ? [] : [`${instancePath}/${escaped(meant)}`];
  });
}

function detailsOfError(
  { keyword, params, instancePath }: TLocalizedValidationError,
  node: SchemaNode | undefined,
  value: unknown,
): readonly ProblemDetail[] {
  if (keyword === 'required') {
    return params.requiredProperties.map((name) => {
      const path = `${instancePath}/${escaped(name)}`;
      const { description } = node?.properties?.[name] ?? {};
      return { path, ...wordFault({ name: fieldPath(path), keyword, params: {}, value: undefined, description }) };
    });
  }
  if (keyword === 'additionalProperties') {
    const known = Object.keys(node?.properties ?? {});
    const allowed = `Allowed fields: ${known.join(', ')}.`;
    return params.additionalProperties.map((name) => ({
      path: `${instancePath}/${escaped(name)}`,
      ...wordUnknownField(name, 'a recognised field', closest(name, known), allowed),
    }));
  }
  // The problems of an alternative are those of its branches; that a value is not null either helps no one.
  if (!isWorded(keyword) || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null')) return [];
  const fault = {
    name: fieldPath(instancePath) || 'The request body',
    value: valueAt(value, instancePath),
    description: node?.description,
    // A single allowed value is more helpful than its type.
    ...(node?.const === undefined
      ? { keyword, params: params as FaultParams }
      : { keyword: 'const', params: { allowedValue: node.const } }),
  };
  return [{ path: instancePath, ...wordFault(fault) }];
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a JSON pointer leads to. */
function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const step of path.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return value;
}

/** The part of a schema that a path such as `#/properties/driver` names. */
function nodeAt(schema: TSchema, schemaPath: string): SchemaNode | undefined {
  let node: unknown = schema;
  for (const step of schemaPath.split('/').slice(1)) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    node = typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return typeof node === 'object' && node !== null ? (node as SchemaNode) : undefined;
}
