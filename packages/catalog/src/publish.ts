/** What is published from the catalog, as pure functions: loaded by those who publish, so that checking a payload does not pay for it. */

export { callerRules } from './publish/caller-rules.ts';
export type { Synonyms, TaskTerms } from './publish/entity-terms.ts';
export { type FieldRow, fieldReference } from './publish/field-reference.ts';
export { type Manifest, manifestJson } from './publish/manifest.ts';
export { type Entity, type FlowStep, type Ontology, ontologyJson } from './publish/ontology.ts';
export { descriptionVersion, openApiDocument } from './publish/openapi.ts';
export {
  type ExampleRequest,
  exampleRequest,
  type RecipeEntry,
  type RecipesJson,
  recipeEntry,
  recipesJson,
} from './publish/recipes.ts';
export {
  type CommandContract,
  type ModuleResponse,
  type ModuleSummary,
  moduleJson,
  modulesJson,
  type PublishedRule,
  schemaOf,
} from './publish/schema.ts';
export { verbTerms } from './publish/verb-terms.ts';
