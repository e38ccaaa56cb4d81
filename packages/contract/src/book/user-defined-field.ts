/** User-defined fields: what the owner of an account book adds to the fields of a document or a record. The tables that can have one are in the catalog. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';

export const userDefinedFieldTypes = [
  'text',
  'memo',
  'rich text',
  'image link',
  'decimal',
  'integer',
  'date',
  'boolean',
] as const;

const table = Type.String({
  minLength: 1,
  maxLength: 60,
  description:
    'The document or record that has the field, such as sales-invoice, sales-invoice.lines, cash-sale.payments or debtor.',
});

/** The name in payloads, which never carries the prefix of the database column. */
export const userDefinedFieldName = /^(?![Uu][Dd][Ff]_)[A-Za-z][A-Za-z0-9_]{0,29}$/;

const name = Type.String({
  pattern: requiring(userDefinedFieldName.source, 'fieldName'),
  maxLength: 30,
  description: 'The name of the field: a letter, then letters, digits and underscores, without the prefix UDF_.',
});

const type = enumOf(userDefinedFieldTypes, 'The type of its values.');

const length = Type.Integer({
  minimum: 1,
  maximum: limits.userDefinedFieldLengthMax,
  description: 'The maximum length of a text, memo, rich text or image link in characters.',
});

const required = Type.Boolean({ description: 'Whether a new document or record must have it.' });
const unique = Type.Boolean({ description: 'Whether a value can be used in only one document or record.' });

export const UserDefinedField = Type.Object(
  {
    table,
    name,
    type,
    length: nullable(length, 'The maximum length in characters; null if it has no limit of its own.'),
    required,
    unique,
  },
  { description: 'A user-defined field.' },
);
export type UserDefinedField = Static<typeof UserDefinedField>;

export const UserDefinedFieldBody = Type.Object(
  { table, name, type, length: Type.Optional(length), required: Type.Optional(required), unique: Type.Optional(unique) },
  { additionalProperties: false, description: 'Body of POST /app/sandbox/user-defined-fields.' },
);
export type UserDefinedFieldBody = Static<typeof UserDefinedFieldBody>;

export const UserDefinedFieldKey = Type.Object(
  { table, name },
  { additionalProperties: false, description: 'Body of POST /app/sandbox/user-defined-fields/remove.' },
);
export type UserDefinedFieldKey = Static<typeof UserDefinedFieldKey>;

export const UserDefinedFieldListResponse = Type.Object(
  {
    ok: Ok,
    fields: Type.Array(UserDefinedField, { description: 'The fields that you defined. Both sandbox books have them.' }),
    sampleFields: Type.Array(UserDefinedField, { description: 'The fields that the SAMPLE book has from the start.' }),
  },
  { description: 'Response of GET and POST /app/sandbox/user-defined-fields, and of its remove.' },
);
export type UserDefinedFieldListResponse = Static<typeof UserDefinedFieldListResponse>;
