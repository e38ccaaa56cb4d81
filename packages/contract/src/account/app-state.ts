/** The data of the portal's first page: the tenant, its connectors and its account books in one response. */

import type { Static } from 'typebox';
import { AccountBook, ConnectorState } from '../connector/connector-state.ts';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { Ok } from '../schema/shape.ts';
import { Tenant } from './tenant.ts';

export const AppState = Type.Object(
  {
    ok: Ok,
    tenant: Tenant,
    connector: ConnectorState,
    connectors: Type.Array(ConnectorState, {
      description: 'All connectors of the tenant, including the sandbox. connector is the first of them.',
    }),
    companies: Type.Array(AccountBook, {
      description: `The first ${limits.booksInStateMax} account books of all connectors. GET /connectors/{connectorId}/companies lists all.`,
    }),
    companyCount: Type.Integer({ minimum: 0, description: 'The number of account books.' }),
  },
  { description: 'Response of GET /app/state.' },
);
export type AppState = Static<typeof AppState>;
