/** The few schema shapes that recur on the wire. Knows nothing of what is described with them. */

import type { Static, TSchema } from 'typebox';
import { Type } from './schema-type.ts';
import { valueKinds } from './value-kind.ts';

/** Values with a description, for schemas that need no static type. */
export const described = valueKinds((schema, description) => ({ ...schema, description }));

/** A string that is one of a closed list of words. */
export const enumOf = <const Words extends readonly string[]>(words: Words, description: string) =>
  Type.Unsafe<Words[number]>(described.choice(words, description));

/** A value that can be null, for fields that are always present and not always known. */
export const nullable = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A JSON object whose fields are defined elsewhere: by a recipe, a book or a later version. */
export const openObject = (description: string) => Type.Unsafe<Record<string, unknown>>({ type: 'object', description });

/** The `ok: true` that every success carries. */
export const Ok = Type.Literal(true, { description: 'True: the request succeeded.' });

export const OkResponse = Type.Object({ ok: Ok }, { description: 'Response of calls that have nothing else to say.' });
export type OkResponse = Static<typeof OkResponse>;
