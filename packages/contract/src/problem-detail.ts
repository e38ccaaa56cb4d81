/** One thing that is wrong inside a body: where, which, and a sentence. The problem around it lives in problem.ts. */

import { type Static, Type } from 'typebox';
import { closedList } from './shape.ts';

/** The one list of detail codes. Shared by the envelope, every payload and every other body. */
export const detailMeanings = {
  required: 'A member that must be there is missing.',
  one_required: 'At least one of several members must be there, and none is.',
  type: 'The value is of another JSON type than the member takes.',
  format: 'The text is not in the format of the member, for example not a real calendar date.',
  pattern: 'The text has characters or an order of characters that the member does not take.',
  enum: 'The value is not one of the few that the member takes.',
  too_short: 'The text is shorter than the member takes.',
  too_long: 'The text is longer than the member takes.',
  too_small: 'The number is below the least the member takes.',
  too_large: 'The number is above the most the member takes.',
  decimals: 'The number has more decimals or digits than the member keeps.',
  too_few: 'The list has fewer entries than the member takes.',
  too_many: 'The list or object has more entries than the member takes.',
  duplicate: 'The same entry stands in the list twice.',
  unknown_member:
    'The object has no field of that name. Refused where the command type is strict or the name is close to a known one.',
  not_writable: 'The field is calculated, kept by the system or part of a lifecycle, and cannot be set.',
  alias_conflict: 'Two names of one member were sent with different values.',
  not_both: 'Two members were sent of which only one may be.',
  rule: 'A rule of the command type is broken; the message is the rule.',
  unknown_type: 'The catalog has no such command type.',
  unsafe_key: 'The member name is refused because it would reach into the prototype of an object.',
  invalid_text: 'The text holds a NUL, half of a surrogate pair, or a control character that the member does not take.',
  invalid_number: 'The number is not finite.',
  too_deep: 'The JSON is nested deeper than is taken.',
} as const satisfies Record<string, string>;

export type DetailCode = keyof typeof detailMeanings;

export const detailCodes = Object.keys(detailMeanings) as readonly DetailCode[];

export const ProblemDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer to the member; empty for the whole body.' }),
    code: closedList(detailCodes, 'A stable word that says what is wrong with the member.'),
    message: Type.String({ description: 'A sentence, with a did-you-mean where a name is close to a known one.' }),
  },
  { description: 'One thing that is wrong inside a body.' },
);
export type ProblemDetail = Static<typeof ProblemDetail>;
