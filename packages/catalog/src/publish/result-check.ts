/** Compares results with the schemas that are published for them. For tests: nothing that serves a caller pays for it. */

import { type ErrorObject, newAjv, type ValidateFunction } from '../check/ajv.ts';
import type { JsonSchema } from '../declaration/json-schema.ts';
import { resultsOf } from '../results/result-of.ts';
import { defineResult, within } from './result-schema.ts';

const PREFIX = 'result:';
/** A command type for checking refusals, because every type can be refused. */
const ANY_TYPE = 'bulk-create';
const ajv = newAjv({
  allErrors: true,
  inlineRefs: false,
  strictTypes: false,
  code: { optimize: false },
});
const definitions = new Map<string, JsonSchema>();
const added = new Set<string>();

/** Adds the shapes of a command type under names of their own, so that each is compiled once and only when a result has it. */
function addShapes(commandType: string): void {
  defineResult(commandType, definitions, within(definitions, PREFIX));
  for (const [name, schema] of definitions) {
    if (added.size === added.add(name).size) continue;
    ajv.addSchema({ $id: `${PREFIX}${name}`, ...schema });
  }
}

function validatorOf(name: string): ValidateFunction {
  const validate = ajv.getSchema(`${PREFIX}${name}`);
  if (validate === undefined) throw new Error(`There is no result ${name}.`);
  return validate as ValidateFunction;
}

const REFUSAL = 'RefusalResult';
const byType = new Map<string, readonly ValidateFunction[]>();

/** The shapes that a result can have: those of its command type, or the refusal, which an unknown type gets too. */
function validatorsOf(commandType: string, isRefusal: boolean): readonly ValidateFunction[] {
  const key = isRefusal ? REFUSAL : commandType;
  const known = byType.get(key);
  if (known) return known;
  addShapes(isRefusal ? ANY_TYPE : commandType);
  const made = isRefusal ? [validatorOf(REFUSAL)] : resultsOf(commandType).map(({ name }) => validatorOf(name));
  byType.set(key, made);
  return made;
}

const isRefused = (result: Readonly<Record<string, unknown>>): boolean =>
  result.ok === false && result.saved === false && result.results === undefined;

const told = ({ instancePath, keyword, params, message }: ErrorObject): string => {
  const name = params.unevaluatedProperty ?? params.additionalProperty;
  if (name !== undefined) return `${instancePath}/${String(name)} is not declared`;
  return `${instancePath === '' ? '/' : instancePath} ${message ?? keyword}`;
};

/** Problems of a result, each with command type and path; none if the result is as declared. */
export function resultFaults(commandType: string, result: Readonly<Record<string, unknown>>): readonly string[] {
  // The result as it is sent: undefined fields are absent.
  const sent: unknown = JSON.parse(JSON.stringify(result));
  const faults: (readonly string[])[] = [];
  for (const validate of validatorsOf(commandType, isRefused(result))) {
    if (validate(sent)) return [];
    faults.push(faultsOf(validate));
  }
  const [first = []] = faults.toSorted((a, b) => a.length - b.length);
  return first.map((fault) => `${commandType}: ${fault}`);
}

/** What the last value broke. */
const faultsOf = (validate: ValidateFunction): readonly string[] => [...new Set((validate.errors ?? []).map(told))];
