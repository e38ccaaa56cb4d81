/** The recipes file: every command type with everything a caller needs to send it, and what an integration calls. */

import { recipes } from '@ledgerline/catalog';
import {
  type JsonSchema,
  type ModuleSummary,
  moduleSummaries,
  type RecipeEndpoints,
  type RecipeEntry,
  recipeEntry,
  resultDefinitions,
} from '@ledgerline/catalog/publish';
import { callerRules } from '../developers/caller-rules.ts';

export interface CallerEndpoint {
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
  readonly endpoints: readonly CallerEndpoint[];
  readonly commonRules: readonly string[];
  readonly modules: readonly ModuleSummary[];
  readonly recipes: readonly RecipeEntry[];
  /** What the result schemas of the recipes refer to. */
  readonly resultDefinitions: Readonly<Record<string, JsonSchema>>;
}

export function recipesJson(
  baseUrl: string,
  endpoints: readonly CallerEndpoint[],
  recipeEndpoints: RecipeEndpoints,
): RecipesJson {
  const results = resultDefinitions('#/resultDefinitions/');
  const entries = recipes().map((recipe) => recipeEntry(recipe, recipeEndpoints, results));
  return {
    ok: true,
    title: 'Ledgerline command recipes',
    sourceOfTruth: 'Generated from the command catalog that checks every command before it is queued.',
    recipeCount: recipes().length,
    baseUrl,
    endpoints,
    commonRules: callerRules,
    modules: moduleSummaries(),
    recipes: entries,
    resultDefinitions: Object.fromEntries(results.definitions),
  };
}
