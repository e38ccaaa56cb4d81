/** What cloud and connector say to each other: next, result, heartbeat, companies. Their numbers live in delivery.ts. */

import type { Static, TSchema } from 'typebox';
import { EInvoiceReport } from '../book/e-invoice-report.ts';
import { ReportedState } from '../book/presence.ts';
import { ReportedError } from '../command/command-error.ts';
import { CommandMode } from '../command/module.ts';
import { CommandStatus } from '../command/status.ts';
import { Problem } from '../problem/problem.ts';
import { requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok, openObject } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { TraceParent, TraceState } from '../trace/trace-context.ts';
import { CommandId, CommandType, CompanyId, ConnectorId, urlSafeId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { WatchedBook } from './change-report.ts';
import { deliveryLimits } from './delivery.ts';

const leaseTokens = requiring(`^(?:${urlSafeId}(?:,${urlSafeId})*)?$`, 'leaseTokens');

export const NextQuery = Type.Object(
  {
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: deliveryLimits.pollWaitSecondsMax,
        description: 'Seconds to wait for a command (default 0).',
      }),
    ),
    max: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: deliveryLimits.leasedPerPollMax,
        description:
          'Lease up to this many commands; the response then has commands. Without it, at most one is leased and the response has command.',
      }),
    ),
    ordered: Type.Optional(
      enumOf(
        ['true', 'false'],
        'true: lease no further command of an account book while this install has an earlier lease on that book, so that a lost response never changes the order (default false). ahead lifts this for books of which everything has arrived.',
      ),
    ),
    ahead: Type.Optional(
      Type.String({
        maxLength: deliveryLimits.holdingLengthMax,
        pattern: leaseTokens,
        description:
          'With ordered=true: leaseTokens of commands that this connector has received and will run, or has run, separated by commas. Further commands of an account book are leased if every lease of this install on that book is listed. Leave a book out if the connector dropped any of its commands.',
      }),
    ),
    holding: Type.Optional(
      Type.String({
        maxLength: deliveryLimits.holdingLengthMax,
        pattern: leaseTokens,
        description:
          'The leaseTokens of the commands that this connector has received and whose results the cloud has not acknowledged, separated by commas; empty for none. A command that was leased to this install under another leaseToken, because a response was lost, is sent again at once with the rest of its lease. Without this parameter it is sent again when its lease is over. Use it only while no other poll of this install is open. Needs x-install-id.',
      }),
    ),
    generation: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          'The generation of the sandbox books that this connector serves, from GET /admin/sandbox. After a reset, polls with an earlier generation get 409 sandbox_reset and no commands. Only sandbox hosts send it.',
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
    payload: openObject('The payload, with canonical field names.'),
    attempt: Type.Integer({ minimum: 1, description: 'How often the command has been sent, including this time.' }),
    leaseToken: Type.String({ minLength: 1, maxLength: 100, description: 'The id of this lease. Send it with the result.' }),
    leaseSeconds: Type.Number({
      exclusiveMinimum: 0,
      description: 'How long the lease lasts. The connector counts from before it sent the request.',
    }),
    sentBy: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Who sent the command: the id of an app key, tenant-key, session for the portal, or window for the pages that show books. For the audit trail of the book.',
      }),
    ),
    leaseAgeSeconds: Type.Optional(
      Type.Number({
        minimum: 0,
        description:
          'Seconds since the lease began, if the command is sent again because a response was lost. leaseSeconds is then the rest of the lease, and the 15 minutes that the command can run count from that time. Absent for a new lease.',
      }),
    ),
    traceparent: Type.Optional(TraceParent),
    tracestate: Type.Optional(TraceState),
  },
  { description: 'A command that is leased to this connector.' },
);
export type LeasedCommand = Static<typeof LeasedCommand>;

export const NextResponse = Type.Object(
  { ok: Ok, command: nullable(LeasedCommand, 'The next command; null if there is none.') },
  { description: 'Response of GET /connectors/{connectorId}/commands/next without max.' },
);
export type NextResponse = Static<typeof NextResponse>;

export const NextManyResponse = Type.Object(
  {
    ok: Ok,
    commands: Type.Array(LeasedCommand, {
      description: 'In the order to run them for each account book; empty if there are none.',
    }),
  },
  { description: 'Response of GET /connectors/{connectorId}/commands/next with max.' },
);
export type NextManyResponse = Static<typeof NextManyResponse>;

export const ResultBody = Type.Object(
  {
    leaseToken: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The lease of the command. A result is accepted even after its lease has ended.',
      }),
    ),
    status: enumOf(['done', 'failed'], 'How the command ended.'),
    result: Type.Optional(
      nullable(openObject('The result from the account book.'), 'The result from the account book, also if the command failed.'),
    ),
    error: Type.Optional(nullable(ReportedError, 'Why the command failed; absent or null if it is done.')),
  },
  { description: 'Body of POST /connectors/{connectorId}/commands/{commandId}/result.' },
);
export type ResultBody = Static<typeof ResultBody>;

export const ResultResponse = Type.Object(
  {
    ok: Ok,
    command: Type.Object(
      { commandId: CommandId, status: CommandStatus },
      { description: 'The command with its current status.' },
    ),
  },
  { description: 'The result is stored. The connector can delete its copy.' },
);
export type ResultResponse = Static<typeof ResultResponse>;

/** One of several results: the fields of a single report, with its command. */
export const ResultOfCommand = Type.Object(
  { commandId: CommandId, ...ResultBody.properties },
  { description: 'The result of one command.' },
);
export type ResultOfCommand = Static<typeof ResultOfCommand>;

export const ResultsBody = Type.Object(
  {
    results: Type.Array(ResultOfCommand, {
      minItems: 1,
      maxItems: deliveryLimits.resultsPerReportMax,
      description: 'The results, each of another command. Report files and large results one by one.',
    }),
  },
  { description: 'Body of POST /connectors/{connectorId}/results.' },
);
export type ResultsBody = Static<typeof ResultsBody>;

export const ResultReceipt = Type.Object(
  {
    commandId: Type.String({ description: 'The command, as it was sent.' }),
    ok: Type.Boolean({ description: 'Whether this result is stored. The connector can then delete its copy.' }),
    status: Type.Optional(CommandStatus),
    statusCode: Type.Integer({ description: 'The HTTP status that the report of this result alone would get.' }),
    error: Type.Optional(Problem),
  },
  { description: 'What became of one result.' },
);
export type ResultReceipt = Static<typeof ResultReceipt>;

export const ResultsResponse = Type.Object(
  { ok: Ok, results: Type.Array(ResultReceipt, { description: 'One for each result, in the order of the request.' }) },
  { description: 'The response to several results. Each is accepted or rejected by itself.' },
);
export type ResultsResponse = Static<typeof ResultsResponse>;

export const Driver = Type.Object(
  {
    name: Line({ maxLength: 60, description: 'The name of the driver.' }),
    version: Line({ maxLength: 60, description: 'Its version.' }),
    exactlyOnce: Type.Boolean({
      description:
        'Whether every book of the connector records each commandId with its postings, so that a write can safely be sent to a new install. companies[].exactlyOnce says it of one book.',
    }),
  },
  { description: 'The driver of the account books of a connector.' },
);
export type Driver = Static<typeof Driver>;

/** The words our own connector uses for a book; another connector may say more. */
export const companyStates = ['open', 'closed', 'locked', 'needs-password', 'dialog-open', 'unavailable'] as const;
export type CompanyState = (typeof companyStates)[number];

const CompanyStateText = Line({
  minLength: 1,
  maxLength: 40,
  description: `The state of the book: ${companyStates.join(', ')} or another word.`,
});

export const CompanyHealth = Type.Object(
  {
    companyId: CompanyId,
    state: CompanyStateText,
    message: Type.Optional(nullable(Type.String({ maxLength: 1_000 }), 'A message for people, if there is something to do.')),
    exactlyOnce: Type.Optional(
      Type.Boolean({
        description:
          'Whether this book records each commandId with its postings. Absent if the connector does not say; then driver.exactlyOnce counts.',
      }),
    ),
    einvoice: Type.Optional(
      nullable(
        EInvoiceReport,
        'The e-invoices of the book; null if the connector sends none for it. Absent keeps what was reported before.',
      ),
    ),
  },
  { description: 'The state of one account book.' },
);
export type CompanyHealth = Static<typeof CompanyHealth>;

/** A heartbeat. All fields are optional, so that a connector that sends little is still accepted. */
export const HeartbeatBody = Type.Object(
  {
    build: Type.Optional(Line({ maxLength: 60, description: 'The build of the connector.' })),
    refusedBuild: Type.Optional(
      nullable(
        Line({ maxLength: 60, description: 'A build.' }),
        'A build that was installed here and did not work, so that the build before it runs again; null if there is none.',
      ),
    ),
    setupBuild: Type.Optional(
      nullable(
        Line({ maxLength: 60, description: 'A build.' }),
        'A newer build that the connector cannot install itself, because it needs another version of Node; null if there is none. Absent keeps what was reported before.',
      ),
    ),
    driver: Type.Optional(Driver),
    hostname: Type.Optional(Line({ maxLength: 255, description: 'The name of its machine.' })),
    os: Type.Optional(Line({ maxLength: 100, description: 'The operating system of its machine.' })),
    state: Type.Optional(ReportedState),
    message: Type.Optional(
      nullable(Line({ maxLength: 200 }), 'A message for people about the state, such as when the quiet hours end.'),
    ),
    uptimeSeconds: Type.Optional(Type.Number({ minimum: 0, description: 'How long the connector has been running.' })),
    running: Type.Optional(
      Type.Array(CommandId, {
        maxItems: deliveryLimits.leasedPerConnectorMax,
        description: 'The commands that it has a lease for. Their leases are renewed.',
      }),
    ),
    companies: Type.Optional(
      Type.Array(CompanyHealth, {
        maxItems: deliveryLimits.companiesPerConnectorMax,
        description: 'The states of its account books.',
      }),
    ),
  },
  { description: 'Body of POST /connectors/{connectorId}/heartbeat.' },
);
export type HeartbeatBody = Static<typeof HeartbeatBody>;

export const HeartbeatResponse = Type.Object(
  {
    ok: Ok,
    serverTime: Instant,
    newestBuild: nullable(
      Type.String({ description: 'A build.' }),
      'The newest build that is published for this connector, by its channel and its share; null if there is none.',
    ),
    updateRequired: Type.Boolean({ description: 'Whether the build is too old for the strict update contract.' }),
    changes: Type.Optional(
      Type.Array(WatchedBook, { description: 'The account books whose changes are wanted; absent if there are none.' }),
    ),
  },
  { description: 'Response of POST /connectors/{connectorId}/heartbeat.' },
);
export type HeartbeatResponse = Static<typeof HeartbeatResponse>;

const CodeList = (description: string) =>
  Type.Array(Type.String({ maxLength: 100 }), { maxItems: deliveryLimits.reportedCodesMax, description });

/** An object whose keys are names of fields. */
const fieldMap = <Value>(value: TSchema, description: string) =>
  Type.Unsafe<Record<string, Value>>({ type: 'object', additionalProperties: value, description });

export const FieldLimit = Type.Object(
  {
    maxLength: Type.Optional(Type.Integer({ minimum: 0, description: 'The most characters that the book keeps.' })),
    decimals: Type.Optional(Type.Integer({ minimum: 0, description: 'The most decimal places that the book keeps.' })),
  },
  { description: 'What a book keeps of a field.' },
);
export type FieldLimit = Static<typeof FieldLimit>;

export const BookCapabilities = Type.Object(
  {
    driver: Type.String({ maxLength: 60, description: 'The name of the driver that runs the book.' }),
    commandTypes: nullable(CodeList('Names of command types.'), 'The command types that the book takes; null for all.'),
    currencies: Type.Optional(CodeList('The currencies that documents can have.')),
    codes: Type.Optional(
      fieldMap<string[]>(CodeList('Codes.'), 'Field -> the codes that the book has for it, such as paymentMethod.'),
    ),
    refusedFields: Type.Optional(
      fieldMap<string>(Type.String({ maxLength: 300 }), 'Field -> why the book rejects it, and what to send instead.'),
    ),
    fieldLimits: Type.Optional(fieldMap<FieldLimit>(FieldLimit, 'Field -> what the book keeps of it at most.')),
  },
  { description: 'What the driver of an account book reports that the book can do.' },
);
export type BookCapabilities = Static<typeof BookCapabilities>;

export const BookSupport = Type.Object(
  {
    connectorId: ConnectorId,
    companyId: CompanyId,
    isSupported: Type.Boolean({ description: 'Whether the book takes this command type.' }),
    driver: nullable(
      Type.String({ description: 'A driver.' }),
      'The driver of the book; null if it has not reported what it can do.',
    ),
    currencies: nullable(CodeList('Currency codes.'), 'The currencies that documents can have; null if not reported.'),
    codes: fieldMap<string[]>(CodeList('Codes.'), 'Field -> the codes that the book has for it.'),
    refusedFields: fieldMap<string>(
      Type.String(),
      'Field of this command type -> why the book rejects it, and what to send instead.',
    ),
    fieldLimits: fieldMap<FieldLimit>(FieldLimit, 'Field of this command type -> what the book keeps of it at most.'),
  },
  {
    description:
      'What the account book that was asked for does with this command type. Absent without connectorId and companyId.',
  },
);
export type BookSupport = Static<typeof BookSupport>;

export const BookQuery = Type.Object(
  { connectorId: Type.Optional(ConnectorId), companyId: Type.Optional(CompanyId) },
  { additionalProperties: false, description: 'Query of GET /v1/schema/commands/{commandType}: an account book, or none.' },
);
export type BookQuery = Static<typeof BookQuery>;

export const Company = Type.Object(
  {
    companyId: CompanyId,
    name: Line({ minLength: 1, maxLength: 200, description: 'The name of the company.' }),
    capabilities: Type.Optional(BookCapabilities),
  },
  {
    additionalProperties: true,
    description: 'An account book as the connector reports it. Further fields are stored as sent.',
  },
);
export type Company = Static<typeof Company>;

export const CompaniesBody = Type.Object(
  {
    companies: Type.Array(Company, {
      maxItems: deliveryLimits.companiesPerConnectorMax,
      description: 'All account books of the connector. Replaces the previous list.',
    }),
  },
  { description: 'Body of POST /connectors/{connectorId}/companies.' },
);
export type CompaniesBody = Static<typeof CompaniesBody>;

export const CompaniesResponse = Type.Object(
  {
    ok: Ok,
    companies: Type.Array(Company, { description: 'The account books as last reported, ordered by companyId.' }),
    nextCursor: Type.Optional(
      Type.String({ description: 'Send it as cursor to get the next page; absent if this is the last page.' }),
    ),
  },
  { description: 'Response of GET and POST /connectors/{connectorId}/companies.' },
);
export type CompaniesResponse = Static<typeof CompaniesResponse>;
