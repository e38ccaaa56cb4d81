/** The command as callers see it, one or in a list. What they post lives in envelope.ts, what runs it in connector-message.ts. */

import type { Static } from 'typebox';
import { nullableReason } from '../book/presence.ts';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok, openObject } from '../schema/shape.ts';
import { TraceParent } from '../trace/trace-context.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant, InstantInput } from '../value/instant.ts';
import { CommandError, ReportedError } from './command-error.ts';
import { CommandMode, ModuleId } from './module.ts';
import { Warning } from './result.ts';
import { CommandStatus } from './status.ts';

const summaryMembers = {
  commandId: CommandId,
  connectorId: ConnectorId,
  companyId: CompanyId,
  type: CommandType,
  mode: CommandMode,
  module: ModuleId,
  status: CommandStatus,
  createdAt: Instant,
  startedAt: nullable(Instant, 'When the command was first sent to a connector.'),
  finishedAt: nullable(Instant, 'When the command became done or failed.'),
  attempts: Type.Integer({ minimum: 0, description: 'How often the command was sent to a connector.' }),
  error: nullable(CommandError, 'Why the command failed; null if it did not.'),
};

/** A result that arrived after its command had ended as outcome_unknown: stored with the command, without changing its status. */
export const Reconciliation = Type.Object(
  {
    status: enumOf(['done', 'failed'], 'How the connector says the command ended.'),
    result: nullable(openObject('The result as it arrived.'), 'The result as it arrived; null if there was none.'),
    error: nullable(ReportedError, 'The error as it arrived; null if there was none.'),
    receivedAt: Instant,
  },
  { description: 'A result that arrived after its command had ended as outcome_unknown.' },
);
export type Reconciliation = Static<typeof Reconciliation>;

export const Command = Type.Object(
  {
    ...summaryMembers,
    payload: openObject('The payload as it was accepted.'),
    warnings: Type.Array(Warning, {
      description: 'Fields of the payload that the command type does not have and that are ignored; empty if there are none.',
    }),
    result: nullable(
      openObject('The result from the account book.'),
      'The result from the account book; null until there is one.',
    ),
    queuePosition: nullable(
      Type.Integer({ minimum: 1, description: 'Its position in the queue.' }),
      'Its position among the queued commands of the account book, 50 for 50 or more; null unless queued.',
    ),
    connectorOnline: Type.Boolean({ description: 'Whether the connector is online.' }),
    waitingFor: Type.Optional(
      nullableReason(
        'What keeps a queued command from running; null if nothing but its turn does. GET /v1/commands/{commandId} returns it for queued commands.',
      ),
    ),
    reconciliation: Type.Optional(Reconciliation),
    clearedAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description:
          'When the payload, the result and the file were removed because of their age, as the tenant or keep of the request has chosen. The payload is then empty and the result null. Absent while they are kept.',
      }),
    ),
    traceparent: Type.Optional(TraceParent),
  },
  { description: 'A command, its status and its result.' },
);
export type Command = Static<typeof Command>;

export const CommandSummary = Type.Object(
  {
    ...summaryMembers,
    docNo: nullable(
      Type.String({ description: 'A document number.' }),
      'The document number in the result or the payload; null if there is none.',
    ),
    recordCode: nullable(
      Type.String({ description: 'The code of a record, such as a debtorCode.' }),
      'The code of the record that the command creates, changes or reads, such as a debtorCode; null for commands about documents and lists.',
    ),
    partlyDone: Type.Boolean({
      description: 'Whether the command is done although some of its rows failed. Its result says which.',
    }),
    fieldsIgnored: Type.Boolean({
      description:
        'Whether something of the payload has no effect: fields that the command type does not have, or payments that are not applied. The warnings of the command list it.',
    }),
  },
  { description: 'A command in a list, without its payload and result.' },
);
export type CommandSummary = Static<typeof CommandSummary>;

export const CommandResponse = Type.Object(
  { ok: Ok, command: Command },
  { description: 'Response of POST /v1/commands (202), GET /v1/commands/{commandId} and POST /v1/commands/{commandId}/cancel.' },
);
export type CommandResponse = Static<typeof CommandResponse>;

export const ShownCommandResponse = Type.Object(
  {
    ok: Ok,
    command: Command,
    shown: Type.Object(
      {
        error: nullable(Type.String({ description: 'Why the command failed.' }), 'Why the command failed; null if it did not.'),
        warnings: Type.Array(Type.String({ description: 'A warning.' }), { description: 'The warnings, in their order.' }),
      },
      { description: 'What the command says to a person, in the language of the reader. The command itself is in English.' },
    ),
  },
  { description: 'Response of GET /app/commands/{commandId}.' },
);
export type ShownCommandResponse = Static<typeof ShownCommandResponse>;

export const CommandListQuery = Type.Object(
  {
    status: Type.Optional(CommandStatus),
    type: Type.Optional(CommandType),
    module: Type.Optional(ModuleId),
    companyId: Type.Optional(CompanyId),
    from: Type.Optional(InstantInput),
    to: Type.Optional(InstantInput),
    q: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Text to search for in the id, the type, the document number and the code of the record.',
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.listLimitMax,
        description: `Maximum commands to return (default ${limits.listLimitDefault}).`,
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 400, description: 'nextCursor from the previous response.' })),
  },
  { description: 'Query of GET /v1/commands and GET /app/commands.' },
);
export type CommandListQuery = Static<typeof CommandListQuery>;

export const CommandListResponse = Type.Object(
  {
    ok: Ok,
    commands: Type.Array(CommandSummary, { description: 'Newest first.' }),
    nextCursor: nullable(
      Type.String({ description: 'An opaque cursor.' }),
      'Send it as cursor to get older ones; null at the end.',
    ),
  },
  { description: 'Response of GET /v1/commands and GET /app/commands.' },
);
export type CommandListResponse = Static<typeof CommandListResponse>;
