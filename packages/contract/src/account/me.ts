/** The identity of an API key and what it can use: the response of GET /v1/me. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CompanyId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { Access, KeyApproval } from './app-key.ts';
import { ListedBook, ListedConnector } from './book-list.ts';
import { Subscription } from './subscription.ts';

export const CallingKey = Type.Object(
  {
    kind: enumOf(['tenant', 'app'], 'tenant is the key of the account itself; app is a named key.'),
    keyId: nullable(Type.String({ description: 'The id of the key; not its secret.' }), 'Null for the tenant key.'),
    name: nullable(Type.String({ description: 'The name of the key.' }), 'Null for the tenant key.'),
    access: Access,
    companies: nullable(
      Type.Array(CompanyId, { description: 'Account books.' }),
      'The account books that the key can use; null for all.',
    ),
    expiresAt: nullable(Instant, 'When the key expires; null for never.'),
    approval: KeyApproval,
  },
  { description: 'The key that sent the request.' },
);
export type CallingKey = Static<typeof CallingKey>;

const { connectorId, kind, name, state } = ListedConnector.properties;
const { companyId, name: companyName, state: bookState } = ListedBook.properties;

const UsableConnector = Type.Object(
  {
    connectorId,
    kind,
    name,
    state,
    companies: Type.Array(Type.Object({ companyId, name: companyName, state: bookState }, { description: 'An account book.' }), {
      description: 'Its account books that the key can use.',
    }),
  },
  { description: 'A connector that the key can use.' },
);

export const MeResponse = Type.Object(
  {
    ok: Ok,
    tenant: Type.Object(
      {
        tenantId: Type.String({ description: 'The id of the account.' }),
        companyName: Type.String({ description: 'The name of the account.' }),
      },
      { description: 'The account that the key belongs to.' },
    ),
    key: CallingKey,
    subscription: Subscription,
    connectors: Type.Array(UsableConnector, {
      description: `The connectors and account books that the key can use, at most ${limits.bookListLimitMax} books. GET /v1/books lists all.`,
    }),
  },
  { description: 'Response of GET /v1/me.' },
);
export type MeResponse = Static<typeof MeResponse>;
