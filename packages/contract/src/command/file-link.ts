/** Links to files of commands, for people without a login: who made them, until when they work, how often they were opened. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { ListPageQuery, NextCursor } from '../value/page.ts';

export const FileLink = Type.Object(
  {
    linkId: Type.String({ description: 'The id of the link. It is not part of its address.' }),
    commandId: CommandId,
    type: CommandType,
    connectorId: ConnectorId,
    companyId: CompanyId,
    fileName: Type.String({ description: 'The name of the file.' }),
    createdBy: Type.String({ description: 'The email address of the person who made it.' }),
    createdAt: Instant,
    expiresAt: Instant,
    openedCount: Type.Integer({ minimum: 0, description: 'How often the file was opened through the link.' }),
    openedAt: nullable(Instant, 'When it was opened last; null if it was not.'),
    revokedAt: nullable(Instant, 'When it was revoked; null if it was not.'),
  },
  { description: 'A link to a file. Its address is returned only once, when it is made.' },
);
export type FileLink = Static<typeof FileLink>;

export const FileLinkBody = Type.Object(
  {
    commandId: CommandId,
    language: Type.Optional(enumOf(['en', 'ms', 'zh'], 'The language of the letter and of the page of the link (default en).')),
  },
  { additionalProperties: false, description: 'Body of POST /app/file-links.' },
);
export type FileLinkBody = Static<typeof FileLinkBody>;

export const NewFileLinkResponse = Type.Object(
  {
    ok: Ok,
    link: FileLink,
    url: Type.String({ description: 'The address of the link. It is in this response and in no other.' }),
    letter: Type.Object(
      { subject: Type.String({ description: 'One line.' }), text: Type.String({ description: 'The text with the address.' }) },
      { description: 'A letter to send the link with.' },
    ),
  },
  { description: 'Response of POST /app/file-links.' },
);
export type NewFileLinkResponse = Static<typeof NewFileLinkResponse>;

export const FileLinkListQuery = Type.Object(
  {
    connectorId: Type.Optional(ConnectorId),
    companyId: Type.Optional(CompanyId),
    ...ListPageQuery.properties,
  },
  { description: 'Query of GET /app/file-links.' },
);
export type FileLinkListQuery = Static<typeof FileLinkListQuery>;

export const FileLinkListResponse = Type.Object(
  { ok: Ok, links: Type.Array(FileLink, { description: 'Those that work, newest first.' }), nextCursor: NextCursor },
  { description: 'Response of GET /app/file-links.' },
);
export type FileLinkListResponse = Static<typeof FileLinkListResponse>;

export const FileLinkResponse = Type.Object(
  { ok: Ok, link: FileLink },
  { description: 'Response of POST /app/file-links/{linkId}/revoke.' },
);
export type FileLinkResponse = Static<typeof FileLinkResponse>;
