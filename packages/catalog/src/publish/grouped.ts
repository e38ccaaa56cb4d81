/** The grouped paths, POST /v1/sales-module/<document>/<action>, and the command types that each serves. */

import { findRecipe, recipes } from '../catalog.ts';
import type { GroupedAction } from '../declaration.ts';

export interface GroupedPath {
  readonly path: string;
  readonly document: string;
  readonly action: GroupedAction;
  /** The first is run when the body names no type. */
  readonly commandTypes: readonly [string, ...string[]];
}

const PREFIX = '/v1/sales-module';

const pathOf = (document: string, action: string): string => `${PREFIX}/${document}/${action}`;

const byPath: ReadonlyMap<string, GroupedPath> = collect();

/** All of them, in display order. */
export const groupedPaths = (): readonly GroupedPath[] => [...byPath.values()];

export const findGroupedPath = (document: string, action: string): GroupedPath | undefined =>
  byPath.get(pathOf(document, action));

/** The grouped path of a command type; null for those that only the queue endpoint takes. */
export function groupedEndpoint(grouped: { readonly document: string; readonly action: string } | undefined): string | null {
  return grouped === undefined ? null : pathOf(grouped.document, grouped.action);
}

function collect(): ReadonlyMap<string, GroupedPath> {
  const paths = new Map<string, GroupedPath>();
  for (const { commandType, verb, grouped } of recipes()) {
    if (!grouped) continue;
    const path = pathOf(grouped.document, grouped.action);
    const known = paths.get(path)?.commandTypes ?? [];
    // A list path also takes the reads of lines; a body without a type means the list itself.
    const isFirst = verb === 'list' && findRecipe(known[0] ?? '')?.verb !== 'list';
    const [first, ...others] = isFirst ? [commandType, ...known] : [...known, commandType];
    paths.set(path, { path, ...grouped, commandTypes: [first ?? commandType, ...others] });
  }
  return paths;
}
