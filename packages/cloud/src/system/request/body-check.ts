/** Checks a body, a query or a parameter against its schema of the contract and reports every problem. */

import { closest, type ErrorObject, newAjv, type ValidateFunction } from '@ledgerline/catalog';
import { fieldPath, limits, type ProblemCode } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { detail, detailAt, type WordedDetail } from '@ledgerline/words/problem/detail';
import { requestSays } from '@ledgerline/words/problem/request';
import { type FaultParams, isWorded, theBody, wordFault, wordUnknownField } from '@ledgerline/words/problem/value-fault';
import type { Static, TSchema } from 'typebox';
import { type Findings, type Refusal, refuse, refuseFindings } from '../problem.ts';

/** The maximum number of errors: several errors can belong to one problem. */
const ERRORS_MAX = 10 * limits.detailsMax;

/** The value as its schema describes it, or a refusal that names every problem. */
export type BodyCheck<Schema extends TSchema> = (value: unknown) => Static<Schema> | Refusal;

export function bodyCheck<Schema extends TSchema>(schema: Schema, code: ProblemCode = 'invalid_request'): BodyCheck<Schema> {
  const problemsOf = problemsOfBody(schema);
  return (value) => {
    const findings = problemsOf(value);
    return findings.total === 0 ? (value as Static<Schema>) : refuseAll(code, findings);
  };
}

/** Returns only the problems, for callers that add their own. */
export function problemsOfBody(schema: TSchema): (value: unknown) => Findings {
  const fits = compiledLater('first', schema);
  const findsAll = compiledLater('all', schema);
  return (value) => (fits()(value) ? NOTHING_FOUND : findingsIn(schema, findsAll(), value));
}

/** Nearly all bodies are correct, so the first check stops at the first error; only a wrong body is checked for all errors. */
const ajvs = { first: newAjv({ messages: false }), all: newAjv({ messages: false, allErrors: true }) };

/** Compiled for the first body, so that the server starts without it. */
function compiledLater(errors: keyof typeof ajvs, schema: TSchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajvs[errors].compile(schema));
}

const NOTHING_FOUND: Findings = { details: [], total: 0 };

export function refuseAll(code: ProblemCode, findings: Findings): Refusal {
  const { details, total } = findings;
  const [first] = details;
  if (total === 1 && first) return refuse(code, first.wording, details);
  return refuseFindings(code, summaryOf(total), findings);
}

const summaryOf = (total: number): Sentence =>
  total > limits.detailsMax ? requestSays.manyProblems(total, limits.detailsMax) : requestSays.problems(total);

export const together = (one: Findings, other: Findings): Findings => ({
  details: [...one.details, ...other.details],
  total: one.total + other.total,
});

interface SchemaNode {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly items?: SchemaNode;
  readonly maxItems?: number;
  readonly const?: unknown;
}

/** Excess entries are cut off before the check, and only counted. */
function findingsIn(schema: TSchema, validate: ValidateFunction, value: unknown): Findings {
  const { kept, cutCount } = cut(schema, value);
  validate(kept);
  const { details, total } = detailsOf(schema, value, (validate.errors ?? []).slice(0, ERRORS_MAX));
  return { details, total: total + cutCount };
}

interface Cut {
  readonly kept: unknown;
  /** Unknown members that are left out. */
  readonly cutCount: number;
}

/**
 * A value without most of its unknown members, and without entries past the first that is one too many. Where the schema has no limit,
 * as in an alternative, as many are kept as errors are looked at.
 */
function cut(schema: SchemaNode | undefined, value: unknown): Cut {
  if (schema === undefined || typeof value !== 'object' || value === null) return { kept: value, cutCount: 0 };
  // Within an alternative it is not known which branch is meant.
  const within = schema.anyOf === undefined ? undefined : schema;
  if (Array.isArray(value)) {
    const entries = value.slice(0, (schema.maxItems ?? ERRORS_MAX) + 1).map((entry) => cut(within ?? schema.items, entry));
    return { kept: entries.map(({ kept }) => kept), cutCount: entries.reduce((sum, { cutCount }) => sum + cutCount, 0) };
  }
  const members: Record<string, unknown> = {};
  const unknownMax = within ? ERRORS_MAX : limits.detailsMax;
  let [unknownCount, cutCount] = [0, 0];
  for (const [name, member] of Object.entries(value)) {
    const isKnown = !within && (schema.additionalProperties !== false || Object.hasOwn(schema.properties ?? {}, name));
    if (!isKnown) unknownCount += 1;
    if (unknownCount > unknownMax && !isKnown) cutCount += 1;
    else {
      const inner = cut(within ?? schema.properties?.[name], member);
      members[name] = inner.kept;
      cutCount += inner.cutCount;
    }
  }
  return { kept: members, cutCount };
}

/** Each field is reported once: by the first thing that is wrong with it, and a misspelt one not as missing too. */
function detailsOf(schema: TSchema, value: unknown, errors: readonly ErrorObject[]): Findings {
  const details = new Map<string, WordedDetail>();
  const misspelt = new Set<string>();
  for (const error of withoutOtherBranches(errors)) {
    const node = nodeAt(schema, schemaPathOf(error));
    const meant = meantPath(error, node);
    if (meant !== null) misspelt.add(meant);
    const detail = detailOf(error, node, value);
    if (detail && !details.has(detail.path)) details.set(detail.path, detail);
  }
  const told = [...details.values()].filter(({ path, code }) => code !== 'required' || !misspelt.has(path));
  if (told.length > 0) return { details: told, total: told.length };
  return { details: [detail('', 'type', requestSays.mismatch())], total: 1 };
}

/** The path of the schema that has the keyword. */
const schemaPathOf = ({ schemaPath }: ErrorObject): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'));

/** A branch of an alternative, at the end of a schema path and anywhere in it. */
const BRANCH_ITSELF = /\/anyOf\/\d+$/;
const BRANCH = /^.*\/anyOf\/\d+/;

/** Within an alternative only the branch with the JSON type of the value counts; the other branches are not reported. */
function withoutOtherBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const branchOf = (error: ErrorObject): string | undefined => BRANCH.exec(schemaPathOf(error))?.[0];
  const misfits = new Set(
    errors.filter((error) => error.keyword === 'type' && BRANCH_ITSELF.test(schemaPathOf(error))).map(branchOf),
  );
  const isFitting = (error: ErrorObject): boolean => {
    const branch = branchOf(error);
    return branch !== undefined && !misfits.has(branch);
  };
  const fitting = new Set(errors.filter(isFitting).map(({ instancePath }) => instancePath));
  const isAnswered = ({ instancePath }: ErrorObject): boolean =>
    [...fitting].some((path) => path === instancePath || path.startsWith(`${instancePath}/`));
  return errors.filter((error) => !misfits.has(branchOf(error)) || (error.keyword === 'type' && !isAnswered(error)));
}

/** Where the member belongs that was sent under a name close to its own. */
function meantPath({ keyword, params, instancePath }: ErrorObject, node: SchemaNode | undefined): string | null {
  if (keyword !== 'additionalProperties') return null;
  const meant = closest(params.additionalProperty, Object.keys(node?.properties ?? {}));
  return meant === undefined ? null : `${instancePath}/${escaped(meant)}`;
}

function detailOf(
  { keyword, params, instancePath }: ErrorObject,
  node: SchemaNode | undefined,
  value: unknown,
): WordedDetail | null {
  if (keyword === 'required') {
    const path = `${instancePath}/${escaped(params.missingProperty)}`;
    const { description } = node?.properties?.[params.missingProperty] ?? {};
    return detailAt(path, wordFault({ name: fieldPath(path), keyword, params: {}, value: undefined, description }));
  }
  if (keyword === 'additionalProperties') {
    const name: string = params.additionalProperty;
    const known = Object.keys(node?.properties ?? {});
    return detailAt(`${instancePath}/${escaped(name)}`, wordUnknownField(name, closest(name, known), known));
  }
  // The problems of an alternative are those of its branches; that a value is also not null is no help.
  if (!isWorded(keyword) || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null')) return null;
  const fault = {
    name: fieldPath(instancePath) || theBody(),
    value: valueAt(value, instancePath),
    description: node?.description,
    // A single allowed value is more helpful than its type.
    ...(node?.const === undefined
      ? { keyword, params: params as FaultParams }
      : { keyword: 'const', params: { allowedValue: node.const } }),
  };
  return detailAt(instancePath, wordFault(fault));
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
