/** Finds the create command that the rows of a bulk command repeat, so that publications refer to it instead of saying it again. */

import type { Recipe } from '../build.ts';
import { findRecipe, recipes } from '../catalog.ts';
import type { Members, Shape } from '../declaration/declaration.ts';

const repeated: ReadonlyMap<Shape, Recipe> = new Map(
  recipes().flatMap((recipe) => {
    const { rows } = recipe.shape.members;
    const single = rows?.kind === 'rows' ? singleOf(recipe) : undefined;
    return rows?.kind === 'rows' && single && extendsShape(rows.of, single.shape) ? [[rows.of, single] as const] : [];
  }),
);

/** The create command of a row, with the additional fields of rows. */
export function commandOfRow(row: Shape): Recipe | undefined {
  return repeated.get(row);
}

/** What a row has beyond the payload it repeats. */
export function ownMembers(row: Shape, single: Shape): Members {
  return Object.fromEntries(Object.entries(row.members).filter(([name]) => !(name in single.members)));
}

function singleOf({ task }: Recipe): Recipe | undefined {
  return task.kind === 'bulk' && task.repeats !== null ? findRecipe(task.repeats) : undefined;
}

function extendsShape(row: Shape, single: Shape): boolean {
  const isSameContract = row.required === single.required && row.rules === single.rules && !single.isStrict;
  return isSameContract && Object.entries(single.members).every(([name, member]) => row.members[name] === member);
}
