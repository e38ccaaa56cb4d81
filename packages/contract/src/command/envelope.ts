/** What a caller posts to queue a command. The catalog checks the payload. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { openObject } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from '../value/identifier.ts';

const payload = Type.Optional(
  openObject('The payload of the command; its fields depend on the type (default: an empty object).'),
);

export const ExternalId = Line({
  minLength: 1,
  maxLength: 120,
  description:
    'Your own id of the document or record, 1 to 120 characters. A create command takes it, so that it creates nothing twice; get, update, void and delete commands select by it instead of by number or code.',
});
export type ExternalId = Static<typeof ExternalId>;

const externalId = Type.Optional(ExternalId);

/** Closed on purpose: a misspelt `payload` that was ignored would run the command without its filters. */
export const CommandEnvelope = Type.Object(
  { commandId: CommandId, connectorId: ConnectorId, companyId: CompanyId, type: CommandType, externalId, payload },
  { additionalProperties: false, description: 'Body of POST /v1/commands: one command for one account book.' },
);
export type CommandEnvelope = Static<typeof CommandEnvelope>;

export const GroupedEnvelope = Type.Object(
  {
    commandId: CommandId,
    connectorId: ConnectorId,
    companyId: CompanyId,
    type: Type.Optional(CommandType),
    externalId,
    payload,
  },
  {
    additionalProperties: false,
    description:
      'Body of POST /v1/sales-module/<document>/<action>: the envelope without type. You can send a type if this path serves it.',
  },
);
export type GroupedEnvelope = Static<typeof GroupedEnvelope>;

const wait = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: limits.waitSecondsMax,
    description: 'Seconds to wait for the command to finish (default 0).',
  }),
);

export const WaitQuery = Type.Object({ wait }, { description: 'Query of GET /v1/commands/{commandId}.' });
export type WaitQuery = Static<typeof WaitQuery>;

export const SubmissionQuery = Type.Object(
  {
    wait,
    keep: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,3}[hd]$',
        description:
          'Of a read: how long its payload, result and file are kept after it has ended, from 1h to 90d. They are removed within minutes afterwards.',
      }),
    ),
  },
  { description: 'Query of POST /v1/commands.' },
);
export type SubmissionQuery = Static<typeof SubmissionQuery>;
