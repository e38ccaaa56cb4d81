/**
 * The key and parameters of a sentence that is sent with its English text, so that it can be shown in other languages. The package of texts decides
 * which keys exist; only the form of a wording is declared here, because drivers of others send them too.
 */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';

export const wordingLimits = { keyCharactersMax: 80, paramsMax: 20, paramCharactersMax: 200 } as const;

const KEY = '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$';

const Parameter = Type.Union(
  [Type.String({ maxLength: wordingLimits.paramCharactersMax }), Type.Number(), Type.Boolean(), Type.Null()],
  { description: 'A code, a name, a date or a number of the sentence.' },
);

export const Wording = Type.Object(
  {
    key: Type.String({ pattern: KEY, maxLength: wordingLimits.keyCharactersMax, description: 'Which sentence it is.' }),
    params: Type.Array(Parameter, { maxItems: wordingLimits.paramsMax, description: 'Its parameters, in order.' }),
  },
  {
    additionalProperties: false,
    description:
      'The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none.',
  },
);
export type Wording = Static<typeof Wording>;

const keyPattern = new RegExp(KEY);

const isParameter = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= wordingLimits.paramCharactersMax
    : value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

/** Whether something that was sent is a wording within the limits. Whether its sentence exists is not known here. */
export function isWording(value: unknown): value is Wording {
  if (typeof value !== 'object' || value === null) return false;
  const { key, params } = value as Readonly<Record<string, unknown>>;
  return (
    typeof key === 'string' &&
    key.length <= wordingLimits.keyCharactersMax &&
    keyPattern.test(key) &&
    Array.isArray(params) &&
    params.length <= wordingLimits.paramsMax &&
    params.every(isParameter)
  );
}

/** What can be stored of a wording that was sent: nothing of one that is none, and no other fields of one that is. */
export const wordingMember = (value: unknown): { readonly wording?: Wording } =>
  isWording(value) ? { wording: { key: value.key, params: [...value.params] } } : {};
