/** The modules of the catalog with how many commands each has, as navigation and contents show them. */

import { type ModuleId, modules } from '@ledgerline/catalog';

export interface ModuleCount {
  readonly module: ModuleId;
  readonly title: string;
  readonly count: number;
  readonly reads: number;
}

let counted: readonly ModuleCount[] | null = null;

export function moduleCounts(): readonly ModuleCount[] {
  counted ??= modules().map(({ id, title, commands }) => ({
    module: id,
    title,
    count: commands.length,
    reads: commands.filter(({ mode }) => mode === 'read').length,
  }));
  return counted;
}

/** What people call a module. */
export const moduleTitle = (module: ModuleId): string => moduleCounts().find((count) => count.module === module)?.title ?? module;
