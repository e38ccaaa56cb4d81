/** Named keys for programs, and their rights. Keys are created and checked in the cloud. */

import type { Static } from 'typebox';
import { type AccessModule, accessModules } from '../command/module.ts';
import { limits } from '../limits.ts';
import { NOT_BLANK, requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { CompanyId } from '../value/identifier.ts';
import { Instant, InstantInput } from '../value/instant.ts';
import { NextCursor } from '../value/page.ts';

export const accessRights = ['read', 'write', 'delete'] as const;

export const AccessRight = enumOf(
  accessRights,
  'read allows reads and validations; write allows create, edit and void; delete allows delete.',
);
export type AccessRight = Static<typeof AccessRight>;

export const ModuleAccess = Type.Unsafe<Partial<Record<AccessModule, AccessRight[]>>>({
  type: 'object',
  properties: Object.fromEntries(
    accessModules.map((module) => [
      module,
      { type: 'array', items: AccessRight, uniqueItems: true, description: `The rights of the key for commands of ${module}.` },
    ]),
  ),
  additionalProperties: false,
  description: 'Rights by module. The key has no right for a module that is not listed.',
});
export type ModuleAccess = Static<typeof ModuleAccess>;

/** The error names both ways, so that no one gives a key more rights than it needs. */
const full = requiring('full', 'accessFull');

export const Access = Type.Union([Type.Literal(full, { description: 'Every right that the tenant has.' }), ModuleAccess], {
  description: 'What a key can do: "full", or rights by module, such as { "sales": ["read"] }.',
});
export type Access = Static<typeof Access>;

const Name = Line({
  pattern: NOT_BLANK,
  maxLength: limits.appKeyNameCharactersMax,
  description: 'The name of the key; not blank.',
});

const AllowedAddresses = nullable(
  Type.Array(Type.String({ maxLength: 50, description: 'An IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32.' }), {
    minItems: 1,
    maxItems: limits.keyAddressesMax,
    uniqueItems: true,
    description: 'Addresses and ranges.',
  }),
  'The addresses that the key can be used from; null for all.',
);

const AmountLimit = nullable(
  Type.Number({ minimum: 0, maximum: limits.keyAmountMax, description: 'An amount in the base currency of the book.' }),
  'The largest amount of a document that the key can write, before the tax that the book adds; null for any.',
);

export const keyApprovals = ['none', 'deletes', 'writes'] as const;

export const KeyApproval = enumOf(
  keyApprovals,
  'Which commands of the key wait until a person approves them. deletes: those that delete, void, cancel or merge. writes: all that can change a book.',
);
export type KeyApproval = Static<typeof KeyApproval>;

/** Closed on purpose: a misspelt `access` that was ignored would make a key with full access. */
export const AppKeyBody = Type.Object(
  {
    name: Name,
    access: Type.Optional(Access),
    companies: Type.Optional(
      nullable(
        Type.Array(CompanyId, { minItems: 1, uniqueItems: true, description: 'Account books.' }),
        'The account books that the key can use (default: all).',
      ),
    ),
    allowedAddresses: Type.Optional(AllowedAddresses),
    amountLimit: Type.Optional(AmountLimit),
    approval: Type.Optional(KeyApproval),
    expiresAt: Type.Optional(nullable(InstantInput, 'When the key expires (default: never).')),
  },
  {
    additionalProperties: false,
    description: 'Body of POST /app/api-keys and POST /v1/keys. Without access, the key has full access.',
  },
);
export type AppKeyBody = Static<typeof AppKeyBody>;

/** Closed for the same reason. Fields left out stay unchanged. */
export const AppKeyChangeBody = Type.Object(
  {
    name: Type.Optional(Name),
    access: AppKeyBody.properties.access,
    companies: AppKeyBody.properties.companies,
    allowedAddresses: AppKeyBody.properties.allowedAddresses,
    amountLimit: AppKeyBody.properties.amountLimit,
    approval: AppKeyBody.properties.approval,
  },
  {
    additionalProperties: false,
    description: 'Body of POST /app/api-keys/{keyId} and POST /v1/keys/{keyId}. What is left out stays as it is.',
  },
);
export type AppKeyChangeBody = Static<typeof AppKeyChangeBody>;

const Overlap = (subject: string, preset: number) =>
  Type.Integer({
    minimum: 0,
    maximum: limits.keyOverlapHoursMax,
    description: `How many hours the previous ${subject} works too (default ${preset}); 0 ends it at once.`,
  });

export const keyOverlapHoursDefault = 24;

export const AppKeyRotationBody = Type.Object(
  { overlapHours: Type.Optional(Overlap('secret', keyOverlapHoursDefault)) },
  { additionalProperties: false, description: 'Body of POST /app/api-keys/{keyId}/rotate and POST /v1/keys/{keyId}/rotate.' },
);
export type AppKeyRotationBody = Static<typeof AppKeyRotationBody>;

export const TenantKeyRotationBody = Type.Object(
  { overlapHours: Type.Optional(Overlap('key', 0)) },
  { additionalProperties: false, description: 'Body of POST /app/rotate-tenant-api-key; it can be left out.' },
);
export type TenantKeyRotationBody = Static<typeof TenantKeyRotationBody>;

const PreviousUntil = nullable(
  Instant,
  'Until when the secret before the last rotation works; null if it stopped with the rotation or was ended.',
);

export const ConnectedApp = Type.Object(
  {
    clientId: Type.String({ description: 'The client_id of the app.' }),
    name: Type.String({ description: 'What the app calls itself.' }),
    host: Type.String({ description: 'Where the app describes itself, or where it is returned to.' }),
    isVerified: Type.Boolean({
      description: 'Whether that host vouches for the app. An app that registered itself is not verified.',
    }),
  },
  { description: 'An app that a person connected through OAuth.' },
);
export type ConnectedApp = Static<typeof ConnectedApp>;

export const AppKey = Type.Object(
  {
    keyId: Type.String({ description: 'The id of the key; not its secret.' }),
    name: Name,
    prefix: Type.String({ description: 'The first characters of the secret, to tell keys apart.' }),
    access: Access,
    companies: nullable(
      Type.Array(CompanyId, { description: 'Account books.' }),
      'The account books that the key can use; null for all.',
    ),
    allowedAddresses: AllowedAddresses,
    amountLimit: AmountLimit,
    approval: KeyApproval,
    createdAt: Instant,
    expiresAt: nullable(Instant, 'When the key expires; null for never.'),
    lastUsedAt: nullable(Instant, 'When the key was last used; null if never.'),
    revokedAt: nullable(Instant, 'When the key was revoked; null if it was not.'),
    previousSecretUntil: PreviousUntil,
    connectedApp: nullable(
      ConnectedApp,
      'The app that uses the key by access tokens, which it renews itself; null for a key that was created.',
    ),
  },
  { description: 'A named key, without its secret.' },
);
export type AppKey = Static<typeof AppKey>;

export const AppKeyListResponse = Type.Object(
  { ok: Ok, keys: Type.Array(AppKey, { description: 'The keys, newest first.' }), nextCursor: NextCursor },
  { description: 'Response of GET /app/api-keys and GET /v1/keys.' },
);
export type AppKeyListResponse = Static<typeof AppKeyListResponse>;

export const AppKeyCreatedResponse = Type.Object(
  { ok: Ok, key: AppKey, secret: Type.String({ description: 'The key itself. It is shown only in this response.' }) },
  { description: 'Response of POST /app/api-keys, POST /v1/keys and of /rotate of a key.' },
);
export type AppKeyCreatedResponse = Static<typeof AppKeyCreatedResponse>;

export const AppKeyResponse = Type.Object(
  { ok: Ok, key: AppKey },
  {
    description:
      'Response of POST /app/api-keys/{keyId} and POST /v1/keys/{keyId}, and of their /revoke and /end-previous-secret.',
  },
);
export type AppKeyResponse = Static<typeof AppKeyResponse>;
