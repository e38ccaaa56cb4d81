/** Commands grouped by document and action, each group with the command types that it serves. */

import { findRecipe, recipes } from '../catalog.ts';
import type { GroupedAction } from '../declaration/declaration.ts';

export interface GroupedCommands {
  readonly document: string;
  readonly action: GroupedAction;
  /** The first is run when the body names no type. */
  readonly commandTypes: readonly [string, ...string[]];
}

const keyOf = (document: string, action: string): string => `${document}/${action}`;

const byKey: ReadonlyMap<string, GroupedCommands> = collect();

/** All groups of commands, in display order. */
export const groupedCommands = (): readonly GroupedCommands[] => [...byKey.values()];

export const findGroupedCommands = (document: string, action: string): GroupedCommands | undefined =>
  byKey.get(keyOf(document, action));

function collect(): ReadonlyMap<string, GroupedCommands> {
  const groups = new Map<string, GroupedCommands>();
  for (const { commandType, verb, grouped } of recipes()) {
    if (!grouped) continue;
    const key = keyOf(grouped.document, grouped.action);
    const known = groups.get(key)?.commandTypes ?? [];
    // A list also takes the reads of lines; a body without a type means the list itself.
    const isFirst = verb === 'list' && findRecipe(known[0] ?? '')?.verb !== 'list';
    const [first, ...others] = isFirst ? [commandType, ...known] : [...known, commandType];
    groups.set(key, { ...grouped, commandTypes: [first ?? commandType, ...others] });
  }
  return groups;
}
