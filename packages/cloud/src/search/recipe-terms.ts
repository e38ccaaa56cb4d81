/** The words of a recipe: the entities it deals with the work it does and the tasks it is part of, from the ontology, which is read once a process. */

import { type ModuleId, type Recipe, recipes, type Verb } from '@ledgerline/catalog';
import { type Entity, type Ontology, ontologyJson, type Synonyms, type TaskTerms } from '@ledgerline/catalog/publish';

export interface RecipeTerms {
  /** The main entity of the recipe. */
  readonly entity: Entity;
  /** All entities that the command is about, the main one first. */
  readonly entities: readonly Entity[];
  readonly verb: Verb;
  readonly tasks: readonly TaskTerms[];
}

let known: ReadonlyMap<string, RecipeTerms> | null = null;

export function termsOf({ commandType }: Pick<Recipe, 'commandType'>): RecipeTerms {
  known ??= gather();
  const terms = known.get(commandType);
  if (!terms) throw new Error(`${commandType} has no words.`);
  return terms;
}

let published: Ontology | null = null;

/** The words of the business, in the order in which they are declared. */
export function ontology(): Ontology {
  published ??= ontologyJson({ baseUrl: '', contractEndpoint: '' });
  return published;
}

/** What people call a module. */
export const moduleWords = (module: ModuleId): Synonyms | undefined =>
  ontology().modules.find(({ moduleId }) => moduleId === module)?.synonyms;

function gather(): ReadonlyMap<string, RecipeTerms> {
  const { entities } = ontology();
  const dealing = new Map<string, Entity[]>(recipes().map(({ commandType }) => [commandType, []]));
  for (const entity of entities) for (const type of [...entity.reads, ...entity.writes]) dealing.get(type)?.push(entity);
  return new Map(recipes().map((recipe) => [recipe.commandType, termsFrom(recipe, dealing.get(recipe.commandType) ?? [])]));
}

function termsFrom(recipe: Recipe, dealing: readonly Entity[]): RecipeTerms {
  const isNamed = ({ id }: Entity): boolean => recipe.commandType.includes(id);
  const entity = dealing.find(isNamed) ?? dealing.find(({ id }) => id === recipe.document) ?? dealing[0];
  if (!entity) throw new Error(`${recipe.commandType} deals with nothing.`);
  return {
    entity,
    entities: [entity, ...dealing.filter((other) => other !== entity)],
    verb: recipe.verb,
    tasks: ontology().tasks.filter(({ commands }) => commands.includes(recipe.commandType)),
  };
}

/** The usual words in Malay and Chinese, as a page shows them next to the English ones. */
export const otherWords = ({ entity }: RecipeTerms): { readonly ms: string; readonly zh: string } => ({
  ms: entity.synonyms.ms[0] ?? '',
  zh: entity.synonyms.zh[0] ?? '',
});
