/** Queries and cursors of lists that are returned in pages. */

import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { nullable } from '../schema/shape.ts';

const pageQuery = (limitMax: number, paths: string) =>
  Type.Object(
    {
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: limitMax, description: `Maximum rows to return (default ${limitMax}).` }),
      ),
      cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor from the previous response.' })),
    },
    { description: `Query of ${paths}.` },
  );

export const ListPageQuery = pageQuery(limits.listLimitMax, 'GET /app/api-keys, GET /v1/keys and GET /app/notifications');
export const BookPageQuery = pageQuery(limits.bookListLimitMax, 'GET /v1/books and GET /connectors/{connectorId}/companies');

export const NextCursor = nullable(
  Type.String({ description: 'An opaque cursor.' }),
  'Send it as cursor to get the next page; null at the end.',
);
