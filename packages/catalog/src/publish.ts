/** What is published from the catalog, as pure functions: loaded by those who publish, so that checking a payload does not pay for it. */

export { callerRules } from './publish/caller-rules.ts';
export type { Synonyms, TaskTerms } from './publish/entity-terms.ts';
export { type FieldRow, fieldReference } from './publish/field-reference.ts';
export { manifestJson } from './publish/manifest.ts';
export { type Entity, type Ontology, ontologyJson } from './publish/ontology.ts';
export { openApiDocument } from './publish/openapi.ts';
export { type ExampleRequest, exampleRequest, recipesJson } from './publish/recipes.ts';
export { moduleJson, modulesJson, schemaOf } from './publish/schema.ts';
export { verbTerms } from './publish/verb-terms.ts';
