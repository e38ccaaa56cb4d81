/** Command types are made from the same declarations: one of each kind shows what holds for the others. */

import { type Recipe, recipes } from '@ledgerline/catalog';
import { isThorough } from './config.ts';

/**
 * The first of each group of tasks, of each operation and verb of a kind of family, and of each way in which a module does an operation; all
 * of them with LEDGERLINE_EVERYTHING=1.
 */
export function recipesOfEachKind(): readonly Recipe[] {
  const all = recipes();
  if (isThorough) return all;
  const seen = new Set<unknown>();
  return all.filter(({ family, module, verb, displayGroup, operation, mode, hasArtifact }) => {
    const kinds = [displayGroup, `${family?.kind} ${operation} ${verb}`, `${module} ${operation} ${mode} ${hasArtifact}`];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}
