/** The recipes: every command type with everything a caller needs to send it. Where callers send it is passed in. */

import { sandboxCompanyIds } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import type { Mode, ModuleId, Operation, Payload } from '../declaration/declaration.ts';
import type { JsonSchema } from '../declaration/json-schema.ts';
import { type ExampleResult, exampleResultOf } from './example-result.ts';
import { type FieldRow, fieldReference } from './field-reference.ts';
import type { ResultDefinitions } from './result-schema.ts';
import { examplePayload, payloadSchemaOf } from './schema.ts';

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
  /** The schema of command.result, by reference to resultDefinitions. */
  readonly resultSchema: JsonSchema;
  readonly exampleResult: ExampleResult;
  readonly aiInstructions: string;
  readonly displayOrder: number;
}

/** Where callers send commands, and where they read the results. */
export interface RecipeEndpoints {
  readonly queue: string;
  readonly result: string;
  readonly artifact: string;
  readonly grouped: (group: NonNullable<Recipe['grouped']>) => string;
}

export function recipeEntry(recipe: Recipe, endpoints: RecipeEndpoints, results: ResultDefinitions): RecipeEntry {
  const { module, displayGroup, title, commandType, mode, operation, summary, notes, aiInstructions, displayOrder } = recipe;
  return {
    module,
    displayGroup,
    title,
    commandType,
    mode,
    operation,
    endpoint: endpoints.queue,
    resultEndpoint: endpoints.result,
    artifactEndpoint: recipe.hasArtifact ? endpoints.artifact : null,
    groupedEndpoint: recipe.grouped ? endpoints.grouped(recipe.grouped) : null,
    summary,
    notes,
    payloadSchema: payloadSchemaOf(recipe),
    fieldReference: fieldReference(recipe),
    exampleRequest: exampleRequest(recipe),
    resultSchema: results.schemaOf(commandType),
    exampleResult: exampleResultOf(commandType),
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
