/** What a tenant used by day, and the requests of its keys that were rejected. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { nullable, Ok } from '../schema/shape.ts';
import { Instant } from '../value/instant.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const UsageQuery = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.usageDays,
        description: `How many days, today included (default ${limits.usageDays}).`,
      }),
    ),
  },
  { additionalProperties: false, description: 'Query of GET /v1/usage and GET /app/usage.' },
);
export type UsageQuery = Static<typeof UsageQuery>;

export const UsageDay = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'A day in Kuala Lumpur, YYYY-MM-DD.' }),
    accepted: Count('Commands accepted.'),
    done: Count('Commands that ended as done.'),
    failed: Count('Commands that ended as failed.'),
    refused: Count('Requests of keys that were rejected with a status from 400 to 499.'),
  },
  { description: 'What a tenant used in a day.' },
);
export type UsageDay = Static<typeof UsageDay>;

export const UsageResponse = Type.Object(
  { ok: Ok, days: Type.Array(UsageDay, { description: 'Every day, oldest first; the last one is today.' }) },
  { description: 'Response of GET /v1/usage and GET /app/usage.' },
);
export type UsageResponse = Static<typeof UsageResponse>;

export const RefusedCallQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.listLimitMax, description: `How many rows (default ${limits.listLimitMax}).` }),
    ),
  },
  { additionalProperties: false, description: 'Query of GET /v1/refused-calls and GET /app/refused-calls.' },
);
export type RefusedCallQuery = Static<typeof RefusedCallQuery>;

export const RefusedCall = Type.Object(
  {
    at: Instant,
    keyId: nullable(Type.String({ description: 'The id of an app key.' }), 'The app key that was used; null for the tenant key.'),
    route: Type.String({ description: 'Method and path, such as POST /v1/commands.' }),
    code: Type.String({ description: 'The problem code of the response.' }),
    count: Count('How many requests of this minute were alike.'),
    requestId: Type.String({ description: 'The request id of the last of them.' }),
  },
  { description: 'Rejected requests of one minute that have key, route and code in common.' },
);
export type RefusedCall = Static<typeof RefusedCall>;

export const RefusedCallListResponse = Type.Object(
  { ok: Ok, refusedCalls: Type.Array(RefusedCall, { description: 'Newest first.' }) },
  { description: 'Response of GET /v1/refused-calls and GET /app/refused-calls.' },
);
export type RefusedCallListResponse = Static<typeof RefusedCallListResponse>;
