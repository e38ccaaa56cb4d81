/** The recipes JSON: every command type with everything a caller needs to send it. */

import { sandboxCompanyIds } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import { recipes } from '../catalog.ts';
import type { Mode, ModuleId, Operation, Payload } from '../declaration.ts';
import type { JsonSchema } from '../json-schema.ts';
import { callerRules } from './caller-rules.ts';
import { type FieldRow, fieldReference } from './field-reference.ts';
import { groupedEndpoint } from './grouped.ts';
import { examplePayload, type ModuleSummary, moduleSummaries, payloadSchemaOf } from './schema.ts';

export interface ExampleRequest {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: Payload;
}

export interface RecipeEntry {
  readonly module: ModuleId;
  readonly displayGroup: string;
  readonly title: string;
  readonly commandType: string;
  readonly mode: Mode;
  readonly operation: Operation;
  readonly endpoint: string;
  readonly resultEndpoint: string;
  /** Null unless a done command offers a file. */
  readonly artifactEndpoint: string | null;
  /** Null for the commands that only the queue endpoint takes. */
  readonly groupedEndpoint: string | null;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly payloadSchema: JsonSchema;
  readonly fieldReference: readonly FieldRow[];
  readonly exampleRequest: ExampleRequest;
  readonly aiInstructions: string;
  readonly displayOrder: number;
}

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
}

export interface RecipesJson {
  readonly ok: true;
  readonly title: string;
  readonly sourceOfTruth: string;
  readonly recipeCount: number;
  readonly baseUrl: string;
  readonly endpoints: readonly Endpoint[];
  readonly commonRules: readonly string[];
  readonly modules: readonly ModuleSummary[];
  readonly recipes: readonly RecipeEntry[];
}

const QUEUE = '/v1/commands';
const RESULT = '/v1/commands/{commandId}';
const ARTIFACT = '/v1/commands/{commandId}/artifact';

/** What an integration calls, in the order in which it needs it. */
export const callerEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/books', purpose: 'The connectors and account books that this key can use, with their state.' },
  { method: 'GET', path: '/v1/schema/modules', purpose: 'List the modules with their command types.' },
  { method: 'GET', path: '/v1/schema/modules/{moduleId}', purpose: 'One module with a summary of each of its commands.' },
  { method: 'GET', path: '/v1/schema/commands/{commandType}', purpose: 'Schema, examples and rules of one command type.' },
  { method: 'POST', path: QUEUE, purpose: 'Queue a command; ?wait=30 waits for its result.' },
  {
    method: 'POST',
    path: '/v1/sales-module/{document}/{action}',
    purpose: 'The same without type; the path decides the type.',
  },
  { method: 'GET', path: RESULT, purpose: 'Status and result of a command; ?wait=30 waits until it is done or failed.' },
  { method: 'GET', path: ARTIFACT, purpose: 'The file that a command produced.' },
  { method: 'POST', path: '/v1/commands/{commandId}/cancel', purpose: 'Cancel a command while it is queued.' },
  { method: 'GET', path: '/v1/commands', purpose: 'Earlier commands, newest first.' },
];

export function recipesJson(baseUrl: string): RecipesJson {
  return {
    ok: true,
    title: 'Ledgerline command recipes',
    sourceOfTruth: 'Generated from the command catalog that checks every command before it is queued.',
    recipeCount: recipes().length,
    baseUrl,
    endpoints: callerEndpoints,
    commonRules: callerRules,
    modules: moduleSummaries(),
    recipes: recipes().map(recipeEntry),
  };
}

function recipeEntry(recipe: Recipe): RecipeEntry {
  const { module, displayGroup, title, commandType, mode, operation, summary, notes, aiInstructions, displayOrder } = recipe;
  return {
    module,
    displayGroup,
    title,
    commandType,
    mode,
    operation,
    endpoint: QUEUE,
    resultEndpoint: RESULT,
    artifactEndpoint: recipe.hasArtifact ? ARTIFACT : null,
    groupedEndpoint: groupedEndpoint(recipe.grouped),
    summary,
    notes,
    payloadSchema: payloadSchemaOf(recipe),
    fieldReference: fieldReference(recipe),
    exampleRequest: exampleRequest(recipe),
    aiInstructions,
    displayOrder,
  };
}

/** A whole envelope for the sample company; only the connector is the reader's own. */
export function exampleRequest(recipe: Recipe): ExampleRequest {
  return {
    commandId: `example-${recipe.commandType}`,
    connectorId: 'your-connector-id',
    companyId: sandboxCompanyIds[0],
    type: recipe.commandType,
    payload: examplePayload(recipe),
  };
}
