/** The parts of an account book that the portal shows, and that an owner can show to viewers. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf } from '../schema/shape.ts';

export const bookParts = ['money', 'customers', 'suppliers', 'documents', 'items', 'reports'] as const;

export const BookPart = enumOf(bookParts, 'A part of an account book. docs/portal.md lists what each contains.');
export type BookPart = Static<typeof BookPart>;

export const SightBody = Type.Object(
  {
    sees: Type.Array(BookPart, {
      maxItems: bookParts.length,
      uniqueItems: true,
      description:
        'The parts of account books that the person sees in the portal while the role is viewer. Other roles do not need it.',
    }),
  },
  { additionalProperties: false, description: 'Body of POST /app/team/{personId}/sight.' },
);
export type SightBody = Static<typeof SightBody>;

export const BookDoorBody = Type.Object(
  { portal: enumOf(['open', 'closed'] as const, 'Whether people can look at the account book in the portal.') },
  { additionalProperties: false, description: 'Body of POST /app/books/{connectorId}/{companyId}/portal.' },
);
export type BookDoorBody = Static<typeof BookDoorBody>;
