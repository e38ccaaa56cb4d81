/** Every name that a declaration of the catalog gives to a field, in any place. */

import { recipes } from './catalog.ts';
import type { Member, Shape } from './declaration.ts';
import { protectedFields } from './fields.ts';
import { nativeName } from './shape.ts';
import { fold } from './suggest.ts';

let declared: ReadonlySet<string> | undefined;

/** Whether some command takes or shows a field of that name; case and separators aside. */
export function isDeclaredName(folded: string): boolean {
  declared ??= namesIn(recipes().map(({ shape }) => shape));
  return declared.has(folded);
}

function namesIn(shapes: Iterable<Shape>): ReadonlySet<string> {
  const names = new Set<string>(Object.keys(protectedFields).map(fold));
  const seen = new Set<Shape>();
  const visit = (shape: Shape): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    for (const [name, member] of Object.entries(shape.members)) {
      for (const said of namesOf(name, member)) names.add(fold(said));
      if (member.kind === 'rows' || member.kind === 'part') visit(member.of);
    }
  };
  for (const shape of shapes) visit(shape);
  return names;
}

const namesOf = (name: string, member: Member): readonly string[] =>
  member.kind === 'field' ? [name, ...member.aliases, nativeName(name, member)] : [name, ...member.aliases];
