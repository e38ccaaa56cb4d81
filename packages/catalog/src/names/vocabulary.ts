/** Every name that a declaration of the catalog gives to a field, in any place. */

import { recipes } from '../catalog.ts';
import type { Member, Shape } from '../declaration/declaration.ts';
import { protectedFields } from '../declaration/fields.ts';
import { nativeName } from '../declaration/shape.ts';
import { fold } from '../spelling/suggest.ts';

/** A field, list or part of some command. */
export interface DeclaredMember {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly member: Member;
}

/** Every member of every shape in the catalog, once for each shape. */
export function declaredMembers(): readonly DeclaredMember[] {
  const found: DeclaredMember[] = [];
  const seen = new Set<Shape>();
  const visit = (shape: Shape): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    for (const [name, member] of Object.entries(shape.members)) {
      found.push({ name, aliases: member.aliases, member });
      if (member.kind === 'rows' || member.kind === 'part') visit(member.of);
    }
  };
  for (const { shape } of recipes()) visit(shape);
  return found;
}

let declared: ReadonlySet<string> | undefined;

/** Whether some command takes or shows a field of that name; case and separators aside. */
export function isDeclaredName(folded: string): boolean {
  declared ??= new Set([
    ...Object.keys(protectedFields).map(fold),
    ...declaredMembers().flatMap(({ name, member }) => namesOf(name, member).map(fold)),
  ]);
  return declared.has(folded);
}

const namesOf = (name: string, member: Member): readonly string[] =>
  member.kind === 'field' ? [name, ...member.aliases, nativeName(name, member)] : [name, ...member.aliases];
