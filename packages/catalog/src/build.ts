/** Declarations -> frozen recipes. Rejects duplicates, lost names and samples that are not declared. */

import type { CommandDeclaration, ModuleDeclaration, ModuleId, Sample, Shape } from './declaration/declaration.ts';

/** One command type with everything that is declared about it. */
export interface Recipe extends CommandDeclaration {
  readonly module: ModuleId;
  /** 1 to the number of recipes, module by module. */
  readonly displayOrder: number;
}

export interface Catalog {
  readonly modules: readonly ModuleDeclaration[];
  readonly recipes: readonly Recipe[];
  readonly byType: ReadonlyMap<string, Recipe>;
  /** The samples of the sample company: records first, then documents by date. */
  readonly samples: readonly Sample[];
}

export function buildCatalog(modules: readonly ModuleDeclaration[], expectedCount: number): Catalog {
  const recipes = modules
    .flatMap((module) => module.commands.map((command) => ({ ...command, module: module.id })))
    .map((command, index): Recipe => Object.freeze({ ...command, displayOrder: index + 1 }));
  const byType = new Map(recipes.map((recipe) => [recipe.commandType, recipe]));
  const samples = inOrder(modules.flatMap((module) => module.samples));
  assertSound(recipes, samples, expectedCount);
  return Object.freeze({ modules, recipes: Object.freeze(recipes), byType, samples: Object.freeze(samples) });
}

/** A defect in the declarations is our bug, not a caller's: it stops the build with everything that is wrong. */
function assertSound(recipes: readonly Recipe[], samples: readonly Sample[], expectedCount: number): void {
  const defects = [
    ...duplicates(recipes.map((recipe) => recipe.commandType)).map((type) => `${type} is declared twice.`),
    ...duplicates(samples.map((sample) => sample.code)).map((code) => `The sample ${code} is declared twice.`),
    ...(recipes.length === expectedCount ? [] : [`There are ${recipes.length} command types, not ${expectedCount}.`]),
    ...missingSamples(recipes, samples),
    ...sharedNames(recipes),
  ];
  if (defects.length > 0) throw new Error(`The catalog is not sound:\n${defects.join('\n')}`);
}

function duplicates(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

function missingSamples(recipes: readonly Recipe[], samples: readonly Sample[]): readonly string[] {
  const declared = new Set(samples.map((sample) => sample.code));
  return recipes.flatMap((recipe) =>
    recipe.usesSamples
      .filter((code) => !declared.has(code))
      .map((code) => `${recipe.commandType} uses the sample ${code}, which no module declares.`),
  );
}

/** Two different shapes under one name would share a validator. */
function sharedNames(recipes: readonly Recipe[]): readonly string[] {
  const named = new Map<string, Shape>();
  const clashes = new Set<string>();
  const visit = (shape: Shape): void => {
    const known = named.get(shape.name);
    if (known === shape) return;
    if (known) clashes.add(`Two different shapes are named ${shape.name}.`);
    named.set(shape.name, shape);
    for (const member of Object.values(shape.members)) if (member.kind === 'rows' || member.kind === 'part') visit(member.of);
  };
  for (const recipe of recipes) visit(recipe.shape);
  return [...clashes];
}

/** Records first, in the order of the modules; then documents by date. Sorting is stable, so declared order decides the rest. */
function inOrder(samples: readonly Sample[]): readonly Sample[] {
  const dateOf = (sample: Sample): string =>
    sample.happensOn ?? (typeof sample.payload.docDate === 'string' ? sample.payload.docDate : '');
  return [...samples].sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0));
}
