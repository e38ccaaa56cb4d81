/** What cloud and connector say to each other: next, result, heartbeat, companies. Their numbers live in delivery.ts. */

import { type Static, Type } from 'typebox';
import { ReportedError } from './command-error.ts';
import { delivery } from './delivery.ts';
import { CommandId, CommandType, CompanyId, urlSafeId } from './identifier.ts';
import { Instant } from './instant.ts';
import { CommandMode } from './module.ts';
import { closedList, nullable, Ok, openObject } from './shape.ts';
import { CommandStatus } from './status.ts';
import { Line } from './text-format.ts';
import { requiring } from './value-fault.ts';

export const NextQuery = Type.Object(
  {
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: delivery.pollWaitSecondsMax,
        description: 'Seconds to wait for a command. Absent: answer at once.',
      }),
    ),
    max: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: delivery.leasedPerPollMax,
        description: 'Lease up to this many, answered as commands. Absent: at most one, answered as command.',
      }),
    ),
    ordered: Type.Optional(
      closedList(
        ['true', 'false'],
        'true: hand out nothing of an account book while an earlier hand-out of it to this install is still leased, so that an answer which was lost on its way is never overtaken. Absent: false.',
      ),
    ),
    holding: Type.Optional(
      Type.String({
        maxLength: delivery.holdingLengthMax,
        pattern: requiring(`^(?:${urlSafeId}(?:,${urlSafeId})*)?$`, 'must be a list of leaseTokens separated by commas'),
        description:
          'The leaseTokens of the commands that have reached this connector and that the cloud has not acknowledged a result of, separated by commas; empty: none. A command that was handed to this install under another leaseToken, as when an answer was lost on its way, is sent again at once, with what is left of its lease. Send it only while no other poll of this install is open. Needs x-install-id. Absent: such a command is offered again when its lease is over.',
      }),
    ),
  },
  { description: 'Query of GET /connectors/{connectorId}/commands/next.' },
);
export type NextQuery = Static<typeof NextQuery>;

export const LeasedCommand = Type.Object(
  {
    commandId: CommandId,
    companyId: CompanyId,
    type: CommandType,
    mode: CommandMode,
    payload: openObject('The payload, with canonical member names.'),
    attempt: Type.Integer({ minimum: 1, description: 'How often the command has been given out, this time included.' }),
    leaseToken: Type.String({ minLength: 1, maxLength: 100, description: 'Names this lease; sent back with the result.' }),
    leaseSeconds: Type.Number({
      exclusiveMinimum: 0,
      description: 'How long the lease lasts, counted by the connector from before it asked.',
    }),
    leaseAgeSeconds: Type.Optional(
      Type.Number({
        minimum: 0,
        description:
          'How long ago the command was handed out, when it is sent again because its answer was lost; leaseSeconds is then what is left of its lease, and the 15 minutes that it may run count from that hand-out. Absent: it is handed out now.',
      }),
    ),
  },
  { description: 'A command that is leased to this connector.' },
);
export type LeasedCommand = Static<typeof LeasedCommand>;

export const NextAnswer = Type.Object(
  { ok: Ok, command: nullable(LeasedCommand, 'The next command; null when there is none.') },
  { description: 'Answer to a next call without max.' },
);
export type NextAnswer = Static<typeof NextAnswer>;

export const NextManyAnswer = Type.Object(
  {
    ok: Ok,
    commands: Type.Array(LeasedCommand, { description: 'In the order to run them per company; empty when there are none.' }),
  },
  { description: 'Answer to a next call with max.' },
);
export type NextManyAnswer = Static<typeof NextManyAnswer>;

export const ResultBody = Type.Object(
  {
    leaseToken: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The lease it was run under; a result counts also after its lease has run out.',
      }),
    ),
    status: closedList(['done', 'failed'], 'How the command ended.'),
    result: Type.Optional(
      nullable(openObject('What the book answered.'), 'What the book answered, also when the command failed.'),
    ),
    error: Type.Optional(nullable(ReportedError, 'Why the command failed; absent or null when it is done.')),
  },
  { description: 'Body of POST /connectors/{connectorId}/commands/{commandId}/result.' },
);
export type ResultBody = Static<typeof ResultBody>;

export const ResultAnswer = Type.Object(
  {
    ok: Ok,
    command: Type.Object({ commandId: CommandId, status: CommandStatus }, { description: 'The command as it now stands.' }),
  },
  { description: 'The result is stored; the connector may forget it.' },
);
export type ResultAnswer = Static<typeof ResultAnswer>;

export const Driver = Type.Object(
  {
    name: Line({ maxLength: 60, description: 'What drives the account book.' }),
    version: Line({ maxLength: 60, description: 'Its version.' }),
    exactlyOnce: Type.Boolean({
      description:
        'Whether the book itself records each commandId with its postings, so that a write may be offered to a new install.',
    }),
  },
  { description: 'What drives the account books of a connector.' },
);
export type Driver = Static<typeof Driver>;

/** The words our own connector uses for a book; another connector may say more. */
export const companyStates = ['open', 'closed', 'needs-password', 'unavailable'] as const;
export type CompanyState = (typeof companyStates)[number];

const CompanyStateText = Line({
  minLength: 1,
  maxLength: 40,
  description: `How the book stands: ${companyStates.join(', ')}, or a word of the connector's own.`,
});

export const CompanyHealth = Type.Object(
  {
    companyId: CompanyId,
    state: CompanyStateText,
    message: Type.Optional(nullable(Type.String({ maxLength: 1_000 }), 'A sentence for people, when there is something to do.')),
  },
  { description: 'How one account book stands.' },
);
export type CompanyHealth = Static<typeof CompanyHealth>;

/** All optional: a connector that says little is still heard. */
export const HeartbeatBody = Type.Object(
  {
    build: Type.Optional(Line({ maxLength: 60, description: 'The build of the connector.' })),
    driver: Type.Optional(Driver),
    hostname: Type.Optional(Line({ maxLength: 255, description: 'The name of its machine.' })),
    os: Type.Optional(Line({ maxLength: 100, description: 'The operating system of its machine.' })),
    uptimeSeconds: Type.Optional(Type.Number({ minimum: 0, description: 'How long the connector has been running.' })),
    running: Type.Optional(
      Type.Array(CommandId, {
        maxItems: delivery.leasedPerConnectorMax,
        description: 'The commands it holds; their leases are renewed.',
      }),
    ),
    companies: Type.Optional(
      Type.Array(CompanyHealth, { maxItems: delivery.companiesPerConnectorMax, description: 'How its account books stand.' }),
    ),
  },
  { description: 'Body of POST /connectors/{connectorId}/heartbeat.' },
);
export type HeartbeatBody = Static<typeof HeartbeatBody>;

export const HeartbeatAnswer = Type.Object(
  {
    ok: Ok,
    serverTime: Instant,
    newestBuild: nullable(Type.String({ description: 'A build.' }), 'The newest connector build; null when none is published.'),
    updateRequired: Type.Boolean({ description: 'Whether the build is older than the update contract needs.' }),
  },
  { description: 'Answer to a heartbeat.' },
);
export type HeartbeatAnswer = Static<typeof HeartbeatAnswer>;

export const Company = Type.Object(
  {
    companyId: CompanyId,
    name: Line({ minLength: 1, maxLength: 200, description: 'The name of the company.' }),
  },
  {
    additionalProperties: true,
    description: 'An account book as the connector reports it; further members are kept as they are.',
  },
);
export type Company = Static<typeof Company>;

export const CompaniesBody = Type.Object(
  {
    companies: Type.Array(Company, {
      maxItems: delivery.companiesPerConnectorMax,
      description: 'All account books of the connector; replaces the list before.',
    }),
  },
  { description: 'Body of POST /connectors/{connectorId}/companies.' },
);
export type CompaniesBody = Static<typeof CompaniesBody>;

export const CompaniesAnswer = Type.Object(
  {
    ok: Ok,
    companies: Type.Array(Company, { description: 'The account books, as last reported, in the order of their companyId.' }),
    nextCursor: Type.Optional(
      Type.String({ description: 'Send it as cursor for the next page; absent when all account books are here.' }),
    ),
  },
  { description: 'Answer of GET and POST /connectors/{connectorId}/companies.' },
);
export type CompaniesAnswer = Static<typeof CompaniesAnswer>;
