/** Own ids of callers: what they refer to in an account book, and how a caller looks them up, binds and releases them. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { ExternalId } from './envelope.ts';

export const linkStates = ['pending', 'bound', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

const Entity = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'What it is, as command types name it: debtor, sales-invoice.',
});
const Key = Line({ minLength: 1, maxLength: 100, description: 'The number of the document, or the code of the record.' });

export const Link = Type.Object(
  {
    linkId: Type.String({ description: 'The id of the link.' }),
    connectorId: ConnectorId,
    companyId: CompanyId,
    entity: Entity,
    externalId: ExternalId,
    state: enumOf(
      linkStates,
      'pending: its create command has not ended. bound: it stands for key. unknown: no one can tell what it stands for.',
    ),
    key: nullable(Key, 'The number of the document, or the code of the record; null while it is not known.'),
    commandId: nullable(Type.String(), 'The create command; null for one that was bound.'),
    createdAt: Instant,
    changedAt: Instant,
  },
  { description: 'An own id of a caller, and the document or record that it stands for.' },
);
export type Link = Static<typeof Link>;

export const LinkQuery = Type.Object(
  {
    connectorId: ConnectorId,
    companyId: CompanyId,
    entity: Entity,
    externalId: Type.Optional(ExternalId),
    key: Type.Optional(Key),
  },
  { description: 'Query of GET /v1/links: the book, the entity, and either externalId or key.' },
);
export type LinkQuery = Static<typeof LinkQuery>;

export const LinkListResponse = Type.Object(
  { ok: Ok, links: Type.Array(Link, { description: 'The links, in the order of their externalId.' }) },
  { description: 'Response of GET /v1/links.' },
);
export type LinkListResponse = Static<typeof LinkListResponse>;

export const LinkBody = Type.Object(
  { connectorId: ConnectorId, companyId: CompanyId, entity: Entity, externalId: ExternalId, key: Key },
  { additionalProperties: false, description: 'Body of PUT /v1/links: what an own id stands for.' },
);
export type LinkBody = Static<typeof LinkBody>;

export const LinkResponse = Type.Object({ ok: Ok, link: Link }, { description: 'A link.' });
export type LinkResponse = Static<typeof LinkResponse>;
