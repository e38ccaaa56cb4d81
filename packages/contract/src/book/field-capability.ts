/** What a book reports about the fields of a document: which can be written, and why the others cannot. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable } from '../schema/shape.ts';

export const detailModes = ['update', 'append', 'replace', 'delete'] as const;

export const DetailMode = enumOf(detailModes, 'What an update does with its lines.');
export type DetailMode = Static<typeof DetailMode>;

export const FieldCapability = Type.Object(
  {
    type: Type.Optional(Type.String({ description: 'The type of its value, for example date.' })),
    writable: Type.Boolean({ description: 'Whether an update can set it.' }),
    class: Type.Optional(
      enumOf(
        ['cosmetic', 'financial'],
        'A cosmetic field stays writable if the document is linked to others; a financial one does not.',
      ),
    ),
    nullable: Type.Optional(Type.Boolean({ description: 'Whether null or an empty string clears it.' })),
    available: Type.Optional(Type.Boolean({ description: 'False if the installed version does not have it.' })),
    protectedBy: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it.',
      }),
    ),
    reason: Type.Optional(Type.String({ description: 'Why it cannot be written, for example calculated.' })),
    aliases: Type.Optional(Type.Array(Type.String(), { description: 'Other accepted names of the field.' })),
    length: Type.Optional(
      nullable(Type.Integer(), 'Of a user-defined field: the maximum length in characters; null if it has no limit of its own.'),
    ),
    required: Type.Optional(
      Type.Boolean({ description: 'Of a user-defined field: whether a new document or record must have it.' }),
    ),
    unique: Type.Optional(
      Type.Boolean({ description: 'Of a user-defined field: whether a value can be used in only one document or record.' }),
    ),
  },
  { additionalProperties: false, description: 'What an update can do with one field.' },
);
export type FieldCapability = Static<typeof FieldCapability>;

const capabilitiesByName = (description: string) =>
  Type.Unsafe<Record<string, FieldCapability>>({ type: 'object', additionalProperties: FieldCapability, description });

export const FieldCapabilities = Type.Object(
  {
    header: capabilitiesByName('The fields of the header, by native name.'),
    detail: Type.Optional(capabilitiesByName('The fields of a line, by native name.')),
    userDefinedFields: Type.Optional(capabilitiesByName('The user-defined fields, by name without prefix.')),
    detailUserDefinedFields: Type.Optional(capabilitiesByName('The user-defined fields of a line.')),
    paymentUserDefinedFields: Type.Optional(capabilitiesByName('The user-defined fields of a payment row.')),
    detailModes: Type.Optional(Type.Array(DetailMode, { description: 'The ways its lines can be edited.' })),
  },
  { additionalProperties: false, description: 'What an update can do with the fields of a document.' },
);
export type FieldCapabilities = Static<typeof FieldCapabilities>;
