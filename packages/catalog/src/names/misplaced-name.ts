/** Names that were sent in the wrong place, and containers of them. Says where they belong; judges no values. */

import type { Json, Shape } from '../declaration/declaration.ts';
import { fold } from '../spelling/suggest.ts';
import { readerOf } from './accepted-name.ts';
import { fieldsMeantBy } from './near-miss.ts';

/** Where a name, or the field that it means, is taken: in the rows of this place, or in the document around it. */
export function placeElsewhere(key: string, shape: Shape, outer: Shape | undefined): string | undefined {
  const wanted = [key, ...fieldsMeantBy(key)];
  for (const name of wanted) {
    for (const [list, member] of Object.entries(shape.members)) {
      const known = member.kind === 'rows' || member.kind === 'part' ? readerOf(member.of).names.get(name) : undefined;
      if (known) return member.kind === 'rows' ? `${list}[].${known.name}` : `${list}.${known.name}`;
    }
    const around = outer && readerOf(outer).names.get(name);
    if (around) return `${around.name}, outside this list`;
  }
  return undefined;
}

/** Containers of the desktop package, which some commands take, and what people call the same. */
const CONTAINERS = new Set(['master', 'nativefields', 'options', 'fields', 'header', 'document', 'detail', 'details']);

/** What an unknown object or list has in it that must not be ignored; undefined if it is the caller's own. */
export function containedName(shape: Shape, key: string, value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const rows: readonly Json[] = Array.isArray(value) ? value : [value];
  const names = new Set(
    rows
      .slice(0, ROWS_LOOKED_AT)
      .filter(isRow)
      .flatMap((row) => Object.keys(row)),
  );
  const { names: known } = readerOf(shape);
  const isFinancial = (name: string): boolean => {
    const member = known.get(name)?.member;
    return member !== undefined && (member.kind === 'rows' || (member.kind === 'field' && member.effect === 'financial'));
  };
  const [first] = names;
  return [...names].find(isFinancial) ?? (CONTAINERS.has(fold(key)) ? first : undefined);
}

const ROWS_LOOKED_AT = 10;

const isRow = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
