/** One problem inside a body: its place, its code, and a sentence. The whole problem is in problem.ts. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf } from '../schema/shape.ts';

/** The one list of detail codes. Shared by the envelope, every payload and every other body. */
export const detailMeanings = {
  required: 'A required field is missing.',
  one_required: 'At least one of several fields is required, and none was sent.',
  type: 'The value has the wrong JSON type.',
  format: 'The value is not in the required format, for example not a valid date.',
  pattern: 'The string does not match the required format.',
  enum: 'The value is not one of the allowed values.',
  too_short: 'The string is too short, empty or blank.',
  too_long: 'The string is too long.',
  too_small: 'The number is too small.',
  too_large: 'The number is too large.',
  decimals: 'The number has too many decimal places or digits.',
  too_few: 'The array has too few rows or values.',
  too_many: 'The array has too many rows or values, or the object too many fields.',
  duplicate: 'The array contains the same value more than once.',
  duplicate_member: 'The object has the same field more than once.',
  unknown_member:
    'The object has no field of that name. Rejected if the command type is strict, the name is similar to a known one, or it means money or a date.',
  not_writable:
    'The field is calculated, maintained by the account book or changes with the status of the document, so it cannot be set.',
  alias_conflict: 'Two names of the same field were sent with different values.',
  not_both: 'Two fields were sent of which only one is allowed.',
  rule: 'The payload breaks a rule of the command type. The message is the rule.',
  unknown_type: 'Unknown command type.',
  unsafe_key: 'The field name is reserved and cannot be used.',
  invalid_text: 'The string contains a NUL character, an unpaired surrogate or a control character that is not allowed.',
  invalid_number: 'The number is out of range.',
  too_deep: 'The JSON is nested too deeply.',
} as const satisfies Record<string, string>;

export type DetailCode = keyof typeof detailMeanings;

export const detailCodes = Object.keys(detailMeanings) as readonly DetailCode[];

export const ProblemDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer to the field; empty for the whole body.' }),
    code: enumOf(detailCodes, 'A stable code for what is wrong with the field.'),
    message: Type.String({
      description: 'What is wrong and what to do, with a suggestion when a name is similar to a known one.',
    }),
  },
  { description: 'One problem of a request body.' },
);
export type ProblemDetail = Static<typeof ProblemDetail>;
