/** Connectors and account books as the portal shows them. What connectors say themselves lives in connector-message.ts. */

import { type Static, Type } from 'typebox';
import { Driver } from './connector-message.ts';
import { CompanyId, ConnectorId } from './identifier.ts';
import { Instant } from './instant.ts';
import { closedList, nullable, Ok } from './shape.ts';

export const connectorKinds = ['desktop', 'sandbox'] as const;

export const ConnectorKind = closedList(connectorKinds, 'Whether it serves a desktop package or the sandbox books.');
export type ConnectorKind = Static<typeof ConnectorKind>;

export const connectorPresences = ['never-connected', 'online', 'offline'] as const;

export const ConnectorPresence = closedList(connectorPresences, 'Whether the connector was heard of lately, before, or never.');
export type ConnectorPresence = Static<typeof ConnectorPresence>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

const reported = (description: string) => nullable(Type.String({ description: 'As reported.' }), description);

export const ConnectorState = Type.Object(
  {
    connectorId: ConnectorId,
    kind: ConnectorKind,
    state: ConnectorPresence,
    createdAt: Instant,
    lastHeardAt: nullable(Instant, 'When it last called; null before its first call.'),
    build: reported('Its build; null before its first heartbeat.'),
    driver: nullable(Driver, 'What drives its books; null before its first heartbeat.'),
    hostname: reported('The name of its machine; null before its first heartbeat.'),
    os: reported('The operating system of its machine; null before its first heartbeat.'),
    updateRequired: Type.Boolean({ description: 'Whether its build is older than the update contract needs.' }),
    queued: count('How many commands wait for it.'),
    running: count('How many commands it is running.'),
  },
  { description: 'A connector and how it stands.' },
);
export type ConnectorState = Static<typeof ConnectorState>;

export const AccountBook = Type.Object(
  {
    connectorId: ConnectorId,
    companyId: CompanyId,
    name: Type.String({ description: 'The name of the company.' }),
    state: reported('How the book stands, as last reported; null before a heartbeat says.'),
    message: reported('What the connector says about it; null when nothing.'),
    queued: count('How many commands wait for it.'),
  },
  { description: 'An account book that a connector of the tenant has reported.' },
);
export type AccountBook = Static<typeof AccountBook>;

export const ConnectorConfig = Type.Object(
  {
    connectorId: ConnectorId,
    connectorKey: Type.String({ description: 'The credential of the connector; keep it private.' }),
    cloudUrl: Type.String({ description: 'Where the connector finds the cloud.' }),
  },
  { description: 'Body of GET /app/connector-config.json: what an installed connector needs.' },
);
export type ConnectorConfig = Static<typeof ConnectorConfig>;

export const ConnectorKeyAnswer = Type.Object(
  {
    ok: Ok,
    connectorId: ConnectorId,
    connectorKey: Type.String({ description: 'The new credential; the one before has stopped working.' }),
  },
  { description: 'Answer of POST /app/connectors/{connectorId}/rotate-key.' },
);
export type ConnectorKeyAnswer = Static<typeof ConnectorKeyAnswer>;
