/** What the catalog says about itself: the modules, one module, and the contract of one command type. */

import type { Recipe } from '../build.ts';
import { findRecipe, modules, recipes } from '../catalog.ts';
import type {
  Example,
  Json,
  Mode,
  ModuleDeclaration,
  ModuleId,
  NativePayload,
  Operation,
  Payload,
  Rule,
  Shape,
} from '../declaration/declaration.ts';
import type { JsonSchema } from '../declaration/json-schema.ts';
import { type ExampleResult, exampleResultOf } from './example-result.ts';
import { payloadEnums } from './field-reference.ts';
import { selfContainedSchema } from './payload-schema.ts';
import { resultSchemaOf } from './result-schema.ts';

export interface PublishedRule {
  readonly id: string;
  readonly text: string;
  /** Where the rule is checked: `cloud` before the command is queued, `connector` with the account book available. */
  readonly decidedBy: Rule['decidedBy'];
  /** The place that the rule applies to: empty for the payload itself, `lines[]` for its rows. */
  readonly path: string;
}

export interface CommandContract {
  readonly ok: true;
  readonly commandType: string;
  readonly module: ModuleId;
  readonly mode: Mode;
  readonly summary: string;
  readonly payloadSchema: JsonSchema;
  readonly examplePayload: Payload;
  readonly examples: readonly Example[];
  readonly payloadEnums: Readonly<Record<string, readonly Json[]>>;
  readonly requiredPayloadFields: readonly string[];
  readonly conditionalPayloadRules: readonly PublishedRule[];
  readonly notes: readonly string[];
  readonly nativePayload: NativePayload;
  /** The schema of command.result after the command has ended. */
  readonly resultSchema: JsonSchema;
  /** The result of examplePayload in the sample company; long lists are cut to their first rows. */
  readonly exampleResult: ExampleResult;
}

/** The rules of a command type, each with its place; none when the catalog has no such type. */
export function rulesOf(commandType: string): readonly PublishedRule[] {
  const recipe = findRecipe(commandType);
  return recipe === undefined ? [] : publishedRules(recipe.shape);
}

/** The contract of a command type; undefined when the catalog has no such type. */
export function schemaOf(commandType: string): CommandContract | undefined {
  const recipe = findRecipe(commandType);
  return recipe === undefined ? undefined : contractOf(recipe);
}

function contractOf(recipe: Recipe): CommandContract {
  const { commandType, module, mode, summary, shape, examples, notes, native } = recipe;
  return {
    ok: true,
    commandType,
    module,
    mode,
    summary,
    payloadSchema: payloadSchemaOf(recipe),
    examplePayload: examplePayload(recipe),
    examples,
    payloadEnums: payloadEnums(shape),
    requiredPayloadFields: shape.required,
    conditionalPayloadRules: publishedRules(shape),
    notes,
    nativePayload: native,
    resultSchema: resultSchemaOf(recipe),
    exampleResult: exampleResultOf(commandType),
  };
}

export const payloadSchemaOf = (recipe: Recipe): JsonSchema => selfContainedSchema(recipe.shape, recipe.title);

export const examplePayload = (recipe: Recipe): Payload => recipe.examples[0]?.payload ?? {};

/** The rules of a shape and of those it nests, each with its place. */
function publishedRules(shape: Shape, path = ''): readonly PublishedRule[] {
  const own = shape.rules.map(({ id, text, decidedBy }) => ({ id, text, decidedBy, path }));
  const nested = Object.entries(shape.members).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (member.kind === 'rows') return publishedRules(member.of, `${at}[]`);
    return member.kind === 'part' ? publishedRules(member.of, at) : [];
  });
  return [...own, ...nested];
}

export interface ModuleSummary {
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly summary: string;
  readonly commandCount: number;
  readonly commandTypes: readonly string[];
}

export interface ModuleCommand {
  readonly commandType: string;
  readonly mode: Mode;
  readonly operation: Operation;
  readonly summary: string;
}

const summaryOf = ({ id, title, summary, commands }: ModuleDeclaration): ModuleSummary => ({
  moduleId: id,
  title,
  summary,
  commandCount: commands.length,
  commandTypes: commands.map((command) => command.commandType),
});

export function moduleSummaries(): readonly ModuleSummary[] {
  return modules().map(summaryOf);
}

/** The modules, as callers see them. */
export function modulesJson(): { readonly ok: true; readonly modules: readonly ModuleSummary[] } {
  return { ok: true, modules: moduleSummaries() };
}

export interface ModuleResponse {
  readonly ok: true;
  readonly module: ModuleSummary & { readonly commands: readonly ModuleCommand[] };
}

/** One module with its commands; undefined when there is no such module. */
export function moduleJson(moduleId: string): ModuleResponse | undefined {
  const declared = modules().find((module) => module.id === moduleId);
  if (declared === undefined) return undefined;
  const commands = recipes()
    .filter((recipe) => recipe.module === declared.id)
    .map(({ commandType, mode, operation, summary }) => ({ commandType, mode, operation, summary }));
  return { ok: true, module: { ...summaryOf(declared), commands } };
}
