/** Connectors and account books as the portal shows them. What connectors report is in connector-message.ts. */

import type { Static } from 'typebox';
import { nullableReason } from '../book/presence.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { Driver } from './connector-message.ts';
import { ReleaseChannel } from './release.ts';

export const connectorKinds = ['desktop', 'sandbox'] as const;

export const ConnectorKind = enumOf(connectorKinds, 'desktop serves a desktop package; sandbox serves the sandbox books.');
export type ConnectorKind = Static<typeof ConnectorKind>;

export const connectorPresences = ['never-connected', 'online', 'offline'] as const;

export const ConnectorPresence = enumOf(connectorPresences, 'Whether the connector is online, offline or has never connected.');
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
    channel: ReleaseChannel,
    driver: nullable(Driver, 'The driver of its books; null before its first heartbeat.'),
    hostname: reported('The name of its machine; null before its first heartbeat.'),
    os: reported('The operating system of its machine; null before its first heartbeat.'),
    updateRequired: Type.Boolean({ description: 'Whether its build is too old for the strict update contract.' }),
    reason: nullableReason('What keeps it from running commands, or will; null if nothing does.'),
    message: reported('A message of the connector about its state; null if there is none.'),
    queued: count('The number of queued commands.'),
    running: count('The number of running commands.'),
  },
  { description: 'A connector and its state.' },
);
export type ConnectorState = Static<typeof ConnectorState>;

export const AccountBook = Type.Object(
  {
    connectorId: ConnectorId,
    companyId: CompanyId,
    name: Type.String({ description: 'The name of the company.' }),
    state: reported('The state of the book, as last reported; null before the first heartbeat.'),
    message: reported('A message of the connector about the book; null if there is none.'),
    reason: nullableReason('What keeps the book from running commands; null if nothing does.'),
    queued: count('The number of queued commands.'),
    driver: reported('The driver of the book; null if it has not reported what it can do.'),
    commandTypeCount: nullable(
      Type.Integer({ minimum: 0, description: 'A number of command types.' }),
      'The number of command types that the book takes; null for all.',
    ),
  },
  { description: 'An account book that a connector of the tenant has reported.' },
);
export type AccountBook = Static<typeof AccountBook>;

export const ConnectorConfig = Type.Object(
  {
    connectorId: ConnectorId,
    connectorKey: Type.String({ description: 'The connector key. Keep it secret.' }),
    cloudUrl: Type.String({ description: 'The address of the cloud.' }),
  },
  { description: 'Body of GET /app/connector-config.json: what an installed connector needs.' },
);
export type ConnectorConfig = Static<typeof ConnectorConfig>;

export const ConnectorKeyResponse = Type.Object(
  {
    ok: Ok,
    connectorId: ConnectorId,
    connectorKey: Type.String({ description: 'The new connector key. The previous one no longer works.' }),
  },
  { description: 'Response of POST /app/connectors/{connectorId}/rotate-key.' },
);
export type ConnectorKeyResponse = Static<typeof ConnectorKeyResponse>;

export const InstallReleasedResponse = Type.Object(
  { ok: Ok, connectorId: ConnectorId },
  { description: 'Response of POST /app/connectors/{connectorId}/release-install.' },
);
export type InstallReleasedResponse = Static<typeof InstallReleasedResponse>;
