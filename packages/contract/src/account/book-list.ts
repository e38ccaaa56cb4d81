/** What a key may use: the connectors and account books that GET /v1/books lists. The portal's own view lives in connector-state.ts. */

import type { Static } from 'typebox';
import { EInvoiceReport } from '../book/e-invoice-report.ts';
import { nullableReason } from '../book/presence.ts';
import { BookChanges } from '../connector/change-report.ts';
import { ConnectorKind, ConnectorPresence } from '../connector/connector-state.ts';
import { Type } from '../schema/schema-type.ts';
import { nullable, Ok } from '../schema/shape.ts';
import { CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { NextCursor } from '../value/page.ts';

const reported = (description: string) => nullable(Type.String({ description: 'As reported.' }), description);

export const ListedBook = Type.Object(
  {
    companyId: CompanyId,
    name: Type.String({ description: 'The name of the company.' }),
    state: reported('The state of the book, as last reported; null before the first heartbeat.'),
    message: reported('A message of the connector about the book; null if there is none.'),
    reason: nullableReason('What keeps the book from running commands; null if nothing does.'),
    changes: BookChanges,
    einvoice: nullable(EInvoiceReport, 'Its e-invoices, as last reported; null if its connector sends none.'),
  },
  { description: 'An account book that commands can be sent to.' },
);
export type ListedBook = Static<typeof ListedBook>;

export const ListedConnector = Type.Object(
  {
    connectorId: ConnectorId,
    kind: ConnectorKind,
    name: Type.String({ description: 'The name of its machine, or Sandbox.' }),
    state: ConnectorPresence,
    lastSeenAt: nullable(Instant, 'When it last called; null before its first call.'),
    build: reported('Its build; null before its first heartbeat.'),
    reason: nullableReason('What keeps it from running commands, or will; null if nothing does.'),
    books: Type.Array(ListedBook, { description: 'Its account books; empty until it has connected.' }),
  },
  { description: 'A connector with the account books that the key can use.' },
);
export type ListedConnector = Static<typeof ListedConnector>;

export const BookListResponse = Type.Object(
  { ok: Ok, connectors: Type.Array(ListedConnector, { description: 'The oldest first.' }), nextCursor: NextCursor },
  { description: 'Response of GET /v1/books.' },
);
export type BookListResponse = Static<typeof BookListResponse>;
