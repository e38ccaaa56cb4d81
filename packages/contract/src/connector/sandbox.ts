/** How a tenant opens a sandbox and how the sandbox host learns which ones to serve. The data of the books belongs to the host. */

import type { Static } from 'typebox';
import { UserDefinedField } from '../book/user-defined-field.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, Ok, openObject } from '../schema/shape.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from '../value/identifier.ts';
import { deliveryLimits } from './delivery.ts';

/** The two account books of every sandbox: a living company, and one with master data and no document. */
export const sandboxCompanyIds = ['SAMPLE', 'BLANK'] as const;

/** What the books are called, before their host reports them and after. */
export const sandboxBookNames: Readonly<Record<(typeof sandboxCompanyIds)[number], string>> = {
  SAMPLE: 'Sample company',
  BLANK: 'Blank company',
};

interface SandboxSetting {
  /** The default. */
  readonly absent: number;
  /** The default in words, where the number does not say it. */
  readonly absentText?: string;
  readonly min: number;
  readonly max: number;
  /** The meaning for operators. */
  readonly meaning: string;
}

/** Settings of the sandbox host by the names of their variables. The limits of one command are far above what callers can send. */
export const sandboxSettings = {
  SANDBOX_LANES: {
    absent: 0,
    absentText: '0 (as many as processors, 2 to 8)',
    min: 0,
    max: 64,
    meaning: 'processes that run quick commands of sandboxes; there are up to twice as many for long ones',
  },
  SANDBOX_BOOK_MIB: {
    absent: 1_024,
    min: 4,
    max: 1_048_576,
    meaning: 'maximum size of the file of a sandbox book in MiB; above it, commands fail with `BOOK_FULL`',
  },
  SANDBOX_COMMAND_ROWS: {
    absent: 1_000_000,
    min: 1,
    max: 1_000_000_000,
    meaning: 'rows of one command in a sandbox, including document lines; above it, `BUDGET_EXCEEDED`',
  },
  SANDBOX_COMMAND_KIB: {
    absent: 65_536,
    min: 1,
    max: 1_048_576,
    meaning: 'size of the payload of one command in a sandbox, in KiB',
  },
  SANDBOX_COMMAND_SECONDS: { absent: 600, min: 1, max: 840, meaning: 'how long one command can run in a sandbox' },
} as const satisfies Record<string, SandboxSetting>;

export type SandboxSettings = Readonly<Record<keyof typeof sandboxSettings, number>>;

/** The defaults. */
export const sandboxSettingsAbsent = Object.fromEntries(
  Object.entries(sandboxSettings).map(([name, { absent }]) => [name, absent]),
) as SandboxSettings;

/** What the sandbox host reports to its parent process, for the metrics of the cloud. */
export interface SandboxFigures {
  readonly sandboxes: number;
  readonly lanes: number;
  /** Commands that wait for a lane. */
  readonly waiting: number;
  /** The number of turns since the start. */
  readonly turns: number;
  readonly longTurns: number;
  /** Lanes that ended by themselves or were killed. */
  readonly lanesEnded: number;
  /** The longest that a quick command has waited for its turn since the last message. */
  readonly longestWaitSeconds: number;
  readonly residentBytes: number;
}

/** How often it reports. */
export const sandboxFiguresEverySeconds = 15;

export const SandboxResponse = Type.Object(
  {
    ok: Ok,
    connector: Type.Object(
      {
        connectorId: ConnectorId,
        kind: Type.Literal('sandbox', { description: 'A sandbox connector.' }),
        companyIds: Type.Array(CompanyId, { description: 'Its account books, ready for commands.' }),
      },
      { description: 'The connector that serves the sandbox books.' },
    ),
  },
  { description: 'Response of POST /app/sandbox and POST /app/sandbox/reset.' },
);
export type SandboxResponse = Static<typeof SandboxResponse>;

/** Closed for the same reason as the envelope. */
export const SandboxCommandBody = Type.Object(
  {
    companyId: Type.Optional(enumOf(sandboxCompanyIds, 'The account book to run it in (default SAMPLE).')),
    type: CommandType,
    payload: Type.Optional(openObject('The payload of the command; its fields depend on the type (default: an empty object).')),
    commandId: Type.Optional(CommandId),
  },
  { additionalProperties: false, description: 'Body of POST /app/sandbox/commands. Without a commandId, one is generated.' },
);
export type SandboxCommandBody = Static<typeof SandboxCommandBody>;

export const RunAgainBody = Type.Object(
  { commandId: Type.Optional(CommandId) },
  {
    additionalProperties: false,
    description:
      'Body of POST /app/commands/{commandId}/run-again; it can be left out. The commandId is that of the new command: with one of your own you can send the request again when its response was lost. Without one, one is generated.',
  },
);
export type RunAgainBody = Static<typeof RunAgainBody>;

export const SandboxListQuery = Type.Object(
  {
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: deliveryLimits.pollWaitSecondsMax,
        description: 'Seconds to wait for a change (default 0).',
      }),
    ),
    after: Type.Optional(
      Type.String({ maxLength: 100, description: 'version from the previous response; wait for another one.' }),
    ),
    changes: Type.Optional(
      enumOf(
        ['true', 'false'],
        'true: return only what has changed since after, where the server knows it; isComplete says which (default false).',
      ),
    ),
  },
  { description: 'Query of GET /admin/sandbox.' },
);
export type SandboxListQuery = Static<typeof SandboxListQuery>;

export const Sandbox = Type.Object(
  {
    connectorId: ConnectorId,
    connectorKey: Type.String({ description: 'The connector key.' }),
    generation: Type.Integer({
      minimum: 1,
      description: 'Increases with every reset. A host with an older one starts with new books.',
    }),
    hasWork: Type.Boolean({
      description: 'Whether it has queued or running commands. A host can ignore a sandbox until it has some.',
    }),
    userDefinedFields: Type.Array(UserDefinedField, { description: 'The fields that both books have in addition to their own.' }),
  },
  { description: 'A sandbox that a host must serve.' },
);
export type Sandbox = Static<typeof Sandbox>;

export const SandboxListResponse = Type.Object(
  {
    ok: Ok,
    version: Type.String({ description: 'Changes with the list.' }),
    sandboxes: Type.Array(Sandbox, { description: 'All sandboxes, or those that have changed.' }),
    isComplete: Type.Boolean({ description: 'False: the others are as they were in the previous response.' }),
    erased: Type.Optional(
      Type.Array(Type.String({ description: 'A connectorId.' }), {
        description: 'Sandboxes of tenants that were erased, in a complete list: the host deletes their account books.',
      }),
    ),
  },
  { description: 'Response of GET /admin/sandbox.' },
);
export type SandboxListResponse = Static<typeof SandboxListResponse>;
