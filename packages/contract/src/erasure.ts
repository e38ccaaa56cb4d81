/** Erasing a tenant: what its owner confirms, and when it happens. */

import type { Static } from 'typebox';
import { Instant } from './instant.ts';
import { limits } from './limits.ts';
import { Type } from './schema-type.ts';
import { Ok } from './shape.ts';

export const ErasureBody = Type.Object(
  {
    companyName: Type.String({
      maxLength: limits.companyNameCharactersMax,
      description: 'The name of the company, as it is shown. Confirms that no other one is meant.',
    }),
    currentPassword: Type.String({ maxLength: limits.passwordCharactersMax, description: 'The current password of the owner.' }),
    code: Type.Optional(
      Type.String({
        maxLength: limits.factorCodeCharactersMax,
        description: 'A code of the authenticator app, or a recovery code; required of an owner who has a second factor.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /app/erasure.' },
);
export type ErasureBody = Static<typeof ErasureBody>;

export const ErasureResponse = Type.Object({ ok: Ok, eraseAt: Instant }, { description: 'Response of POST /app/erasure.' });
export type ErasureResponse = Static<typeof ErasureResponse>;
