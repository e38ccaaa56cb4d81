/** Named keys for programs, and the rights they carry. How a key is made and checked is the cloud's business. */

import { type Static, Type } from 'typebox';
import { CompanyId } from './identifier.ts';
import { Instant, InstantInput } from './instant.ts';
import { limits } from './limits.ts';
import { type AccessModule, accessModules } from './module.ts';
import { NextCursor } from './page.ts';
import { closedList, nullable, Ok } from './shape.ts';
import { Line } from './text-format.ts';
import { NOT_BLANK, requiring } from './value-fault.ts';

export const accessRights = ['read', 'write', 'delete'] as const;

export const AccessRight = closedList(
  accessRights,
  'read covers reads and validations; write covers create, edit and void; delete covers delete.',
);
export type AccessRight = Static<typeof AccessRight>;

export const ModuleAccess = Type.Unsafe<Partial<Record<AccessModule, AccessRight[]>>>({
  type: 'object',
  properties: Object.fromEntries(
    accessModules.map((module) => [
      module,
      { type: 'array', items: AccessRight, uniqueItems: true, description: `What the key may do with commands of ${module}.` },
    ]),
  ),
  additionalProperties: false,
  description: 'Rights by module; a module that is not named is closed.',
});
export type ModuleAccess = Static<typeof ModuleAccess>;

/** The error names both ways, so that no one gives a key more rights than it needs. */
const full = requiring('full', 'must be "full" or an object of rights by module, such as { "sales": ["read"] }');

export const Access = Type.Union([Type.Literal(full, { description: 'Every right that the tenant has.' }), ModuleAccess], {
  description: 'What a key can do: "full", or rights by module, such as { "sales": ["read"] }.',
});
export type Access = Static<typeof Access>;

const Name = Line({
  pattern: NOT_BLANK,
  maxLength: limits.appKeyNameCharactersMax,
  description: 'What the key is called; not blank.',
});

/** Closed on purpose: a misspelt `access` that was ignored would make a key with full access. */
export const AppKeyBody = Type.Object(
  {
    name: Name,
    access: Type.Optional(Access),
    companies: Type.Optional(
      nullable(
        Type.Array(CompanyId, { minItems: 1, uniqueItems: true, description: 'Account books.' }),
        'The only account books it may use; all when absent.',
      ),
    ),
    expiresAt: Type.Optional(nullable(InstantInput, 'When it stops working; never when absent.')),
  },
  { additionalProperties: false, description: 'Body of POST /app/api-keys. Without access the key is full.' },
);
export type AppKeyBody = Static<typeof AppKeyBody>;

export const AppKey = Type.Object(
  {
    keyId: Type.String({ description: 'Names the key; not its secret.' }),
    name: Name,
    prefix: Type.String({ description: 'The first characters of the secret, to tell keys apart.' }),
    access: Access,
    companies: nullable(
      Type.Array(CompanyId, { description: 'Account books.' }),
      'The only account books it may use; null for all.',
    ),
    createdAt: Instant,
    expiresAt: nullable(Instant, 'When it stops working; null for never.'),
    lastUsedAt: nullable(Instant, 'When it was last used; null when never.'),
    revokedAt: nullable(Instant, 'When it was revoked; null while it works.'),
  },
  { description: 'A named key, without its secret.' },
);
export type AppKey = Static<typeof AppKey>;

export const AppKeyListAnswer = Type.Object(
  { ok: Ok, keys: Type.Array(AppKey, { description: 'The keys, newest first.' }), nextCursor: NextCursor },
  { description: 'Answer of GET /app/api-keys.' },
);
export type AppKeyListAnswer = Static<typeof AppKeyListAnswer>;

export const AppKeyCreatedAnswer = Type.Object(
  { ok: Ok, key: AppKey, secret: Type.String({ description: 'The key itself; shown here and never again.' }) },
  { description: 'Answer of POST /app/api-keys.' },
);
export type AppKeyCreatedAnswer = Static<typeof AppKeyCreatedAnswer>;

export const AppKeyAnswer = Type.Object({ ok: Ok, key: AppKey }, { description: 'Answer of POST /app/api-keys/{keyId}/revoke.' });
export type AppKeyAnswer = Static<typeof AppKeyAnswer>;
