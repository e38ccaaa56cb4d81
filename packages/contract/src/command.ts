/** The command as callers see it, one or in a list. What they post lives in envelope.ts, what runs it in connector-message.ts. */

import { type Static, Type } from 'typebox';
import { CommandError, ReportedError } from './command-error.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from './identifier.ts';
import { Instant, InstantInput } from './instant.ts';
import { limits } from './limits.ts';
import { CommandMode, ModuleId } from './module.ts';
import { Warning } from './result.ts';
import { closedList, nullable, Ok, openObject } from './shape.ts';
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
  startedAt: nullable(Instant, 'When a connector was first given the command.'),
  finishedAt: nullable(Instant, 'When the command became done or failed.'),
  attempts: Type.Integer({ minimum: 0, description: 'How often the command was given to a connector.' }),
  error: nullable(CommandError, 'Why the command failed; null unless it did.'),
};

/** A result that arrived after its command had been given up as outcome_unknown: kept beside it, changing nothing. */
export const Reconciliation = Type.Object(
  {
    status: closedList(['done', 'failed'], 'How the connector says the command ended.'),
    result: nullable(openObject('The result as it arrived.'), 'The result as it arrived; null when there was none.'),
    error: nullable(ReportedError, 'The error as it arrived; null when there was none.'),
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
      description: 'Fields of the payload that the command type does not know and that are ignored; empty when there are none.',
    }),
    result: nullable(openObject('What the book answered.'), 'What the book answered; null until there is an answer.'),
    queuePosition: nullable(
      Type.Integer({ minimum: 1, description: 'Its place in the queue.' }),
      'How many commands of this account book are handed out up to this one, 50 standing for 50 or more; null unless queued.',
    ),
    connectorOnline: Type.Boolean({ description: 'Whether the connector was heard of lately.' }),
    reconciliation: Type.Optional(Reconciliation),
  },
  { description: 'A command, its status and its result.' },
);
export type Command = Static<typeof Command>;

export const CommandSummary = Type.Object(
  {
    ...summaryMembers,
    docNo: nullable(
      Type.String({ description: 'A document number.' }),
      'The document that the result or the payload names, for people who look for it; null when there is none.',
    ),
    partlyDone: Type.Boolean({
      description: 'Whether the command is done although some of its rows were refused; its result says which.',
    }),
    fieldsIgnored: Type.Boolean({
      description:
        'Whether the payload has fields that the command type does not know and that are ignored; warnings of the command lists them.',
    }),
  },
  { description: 'A command in a list, without its payload and result.' },
);
export type CommandSummary = Static<typeof CommandSummary>;

export const CommandAnswer = Type.Object(
  { ok: Ok, command: Command },
  { description: 'Answer of POST /v1/commands (202), GET /v1/commands/{commandId} and the cancel call.' },
);
export type CommandAnswer = Static<typeof CommandAnswer>;

export const CommandListQuery = Type.Object(
  {
    status: Type.Optional(CommandStatus),
    type: Type.Optional(CommandType),
    module: Type.Optional(ModuleId),
    companyId: Type.Optional(CompanyId),
    from: Type.Optional(InstantInput),
    to: Type.Optional(InstantInput),
    q: Type.Optional(Type.String({ maxLength: 200, description: 'Text to find in the id, the type or the document number.' })),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.listLimitMax,
        description: `How many to answer; ${limits.listLimitDefault} when absent.`,
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 400, description: 'nextCursor of the answer before.' })),
  },
  { description: 'Query of GET /v1/commands and GET /app/commands.' },
);
export type CommandListQuery = Static<typeof CommandListQuery>;

export const CommandListAnswer = Type.Object(
  {
    ok: Ok,
    commands: Type.Array(CommandSummary, { description: 'Newest first.' }),
    nextCursor: nullable(Type.String({ description: 'An opaque cursor.' }), 'Send it as cursor for older ones; null at the end.'),
  },
  { description: 'Answer of GET /v1/commands and GET /app/commands.' },
);
export type CommandListAnswer = Static<typeof CommandListAnswer>;
