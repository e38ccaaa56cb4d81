/** Whether a command that was begun before a crash is in the package. */

import type { Json } from './book.ts';
import { differences } from './read-back.ts';
import type { Entry } from './record.ts';

export interface Package {
  /** The record of what carries this stamp; undefined when nothing does. */
  readonly findStamped: (stamp: string) => Json | undefined;
  /** The fields that an object has now, to be compared with `before` and `asked`. */
  readonly fields: (target: Json) => Json;
}

/** The record of a command, 'nothing', or 'uncertain'. One save of a package is atomic: if the stamp is absent, nothing was saved. */
export function settled(
  { findStamped, fields }: Package,
  stamp: string,
  { asked = {}, before, target = {} }: Entry,
): Json | 'nothing' | 'uncertain' {
  const stamped = findStamped(stamp);
  if (stamped !== undefined) return stamped;
  if (before === undefined) return 'nothing';
  const now = fields(target);
  if (differences(asked, now).length === 0) return target;
  return differences(before, now).length === 0 ? 'nothing' : 'uncertain';
}
