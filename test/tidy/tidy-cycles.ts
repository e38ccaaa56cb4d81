/** Finds files and folders that import each other, however long the way round is. Pure: takes what imports what, reads no disk. */

import { posix } from 'node:path';

/** Scaffolding that only tests use may import anything. */
const TEST_ONLY = /\.test\.ts$|\/(?:testing|conformance)\//;

/**
 * The folder of a file below the src of a package; a file right in src is its own group, for it may be at the bottom or the top.
 */
export function folderOf(path: string): string | undefined {
  const [, below] = /^packages\/[^/]+\/src\/(.+)$/.exec(path) ?? [];
  if (below === undefined || TEST_ONLY.test(path)) return undefined;
  return below.includes('/') ? posix.dirname(path) : path;
}

export const isFolder = (folder: string): boolean => !folder.endsWith('.ts');

/** From a file, or a folder, to those that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A number for each one that is on a cycle, the same for all of one knot (Tarjan). */
export function knotsIn(imports: Imports): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots = new Map<string, number>();
  let knotCount = 0;

  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    isOpen.add(file);
    let low = place;
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === place) close(file);
    return low;
  };
  const close = (file: string): void => {
    const knot = open.splice(open.indexOf(file));
    for (const member of knot) isOpen.delete(member);
    if (knot.length < 2) return;
    knotCount += 1;
    for (const member of knot) knots.set(member, knotCount);
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return knots;
}
