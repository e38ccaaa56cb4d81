/** What is published from the catalog, as pure functions: loaded by those who publish, so that checking a payload does not pay for it. */

export type { JsonSchema } from './declaration/json-schema.ts';
export { pythonFiles } from './publish/client/python.ts';
export { methodName as pythonMethod } from './publish/client/python-text.ts';
export { typescriptFiles } from './publish/client/typescript.ts';
export { commandComponents, resultComponents, statedCommand, typedPayload } from './publish/command-components.ts';
export { exampleResultOf } from './publish/example-result.ts';
export { type FieldRow, fieldReference } from './publish/field-reference.ts';
export type { Synonyms, TaskTerms } from './publish/ontology/entity-terms.ts';
export { everydayWords } from './publish/ontology/everyday-words.ts';
export { descriptionVersion, type Entity, type Ontology, ontologyJson } from './publish/ontology/ontology.ts';
export { verbTerms } from './publish/ontology/ontology-terms.ts';
export { reportTerms } from './publish/ontology/report-terms.ts';
export {
  type ExampleRequest,
  exampleRequest,
  type RecipeEndpoints,
  type RecipeEntry,
  recipeEntry,
} from './publish/recipes.ts';
export { resultFaults } from './publish/result-check.ts';
export { type OtherResult, otherResults, type ResultRow, resultReference } from './publish/result-reference.ts';
export { resultRules } from './publish/result-rules.ts';
export { resultDefinitions } from './publish/result-schema.ts';
export {
  type ModuleSummary,
  moduleJson,
  moduleSummaries,
  modulesJson,
  rulesOf,
  schemaOf,
} from './publish/schema.ts';
