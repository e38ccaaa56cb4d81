/** The names that a place in a payload takes, arranged once for each shape: for looking up, and for comparing. */

import type { Member, Shape } from '../declaration/declaration.ts';
import { type KnownNames, knownNames } from './near-miss.ts';

interface Reader {
  /** Every accepted name -> its canonical name and field. */
  readonly names: ReadonlyMap<string, { readonly name: string; readonly member: Member }>;
}

const comparable = new WeakMap<Shape, KnownNames>();

/** The names of a shape for comparing, arranged when an unknown one is first sent. */
export function comparableNames(shape: Shape): KnownNames {
  const known = comparable.get(shape) ?? knownNames(readerOf(shape).names.keys());
  comparable.set(shape, known);
  return known;
}

const readers = new WeakMap<Shape, Reader>();

export function readerOf(shape: Shape): Reader {
  const known = readers.get(shape);
  if (known) return known;
  const names = new Map<string, { name: string; member: Member }>();
  for (const [name, member] of Object.entries(shape.members)) names.set(name, { name, member });
  for (const [name, member] of Object.entries(shape.members)) {
    for (const alias of member.aliases) if (!names.has(alias)) names.set(alias, { name, member });
  }
  const reader = { names };
  readers.set(shape, reader);
  return reader;
}
