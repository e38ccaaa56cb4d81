/** The client: one method for each kind of request to Ledgerline. */

import type { CheckResult, CommandSchema, SearchHit } from './answers.ts';
import { type ArtifactFile, fileOf } from './artifact.ts';
import { type BatchOptions, type Sent, sendBatches } from './batch.ts';
import { monotonicMs } from './clock.ts';
import { assertCommandId, commandIdFrom } from './command-id.ts';
import {
  type Environment,
  type LedgerlineOptions,
  optionsFrom,
  processEnvironment,
  type Settings,
  settingsOf,
} from './config.ts';
import { MisuseError } from './errors.ts';
import { EventFeed, type EventOptions } from './event-feed.ts';
import type { Commands, FileCommandType, PagedCommands } from './generated/commands.ts';
import type { Command, CommandListQuery, CommandSummary, ListedConnector, Me, Problem } from './generated/contract.ts';
import { KeyRing } from './key-ring.ts';
import type { MirrorOptions, MirrorStep } from './mirror/mirror.ts';
import { newCommandId } from './randomness.ts';
import { Requests } from './requests.ts';
import { Submission, secondsToWait, type WaitOptions } from './submission.ts';
import { Transport } from './transport.ts';
import { ignoringFailure, type Upserted, type UpsertOptions, upsertRecord } from './upsert.ts';
import { WebhookEndpoints } from './webhook-endpoints.ts';
import { wireJson } from './wire-json.ts';

/** One of the 639 command types. */
export type CommandType = keyof Commands;
export type PagedCommandType = keyof PagedCommands;
export type Payload<T extends CommandType> = Commands[T]['payload'];
export type Result<T extends CommandType> = Commands[T]['result'];

/** Which book a command is for, and under which id. */
export interface Addressed {
  /** Chosen by you and unique forever; a random one by default. The same id never runs twice. */
  readonly commandId?: string;
  readonly companyId?: string;
  readonly connectorId?: string;
  /** Your own id of the document or record: a create takes it, get, update, void and delete select by it. */
  readonly externalId?: string;
}

export interface RunOptions extends Addressed, WaitOptions {
  /** Awaited before anything is sent: store the id here, and a crash cannot lose the command. */
  readonly keep?: (commandId: string) => unknown;
  /** For reads: how long the server keeps payload, result and file after the command has ended, such as 1h or 7d (default: as the tenant chose). */
  readonly keepFor?: string;
}

/** A command to be checked, or to be sent with others. */
export interface Proposed extends Addressed {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

type CheckBody = { readonly results: readonly ({ readonly ok: true } | { readonly ok: false; readonly error: Problem })[] };

export class Ledgerline {
  readonly #options: LedgerlineOptions;
  readonly #settings: Settings;
  readonly #transport: Transport;
  readonly #requests: Requests;
  /** The webhook endpoints of the tenant. */
  readonly webhooks: WebhookEndpoints;
  /** The app keys of the tenant. */
  readonly keys: KeyRing;

  constructor(options: LedgerlineOptions) {
    this.#options = options;
    this.#settings = settingsOf(options);
    this.#transport = new Transport(this.#settings);
    this.#requests = new Requests(this.#transport, this.#settings.deadlineMs);
    this.webhooks = new WebhookEndpoints(this.#requests);
    this.keys = new KeyRing(this.#requests);
  }

  /** Settings from LEDGERLINE_API_KEY, LEDGERLINE_URL, LEDGERLINE_CONNECTOR and LEDGERLINE_COMPANY. */
  static fromEnvironment(
    environment: Environment = processEnvironment(),
    overrides: Partial<LedgerlineOptions> = {},
  ): Ledgerline {
    return new Ledgerline(optionsFrom(environment, overrides));
  }

  /** A copy with other options, for example another account book. */
  with(overrides: Partial<LedgerlineOptions>): Ledgerline {
    return new Ledgerline({ ...this.#options, ...overrides });
  }

  /** Sends a command and returns its result once it is done; throws when it failed or was rejected. */
  async run<T extends CommandType>(type: T, payload: Payload<T>, options: RunOptions = {}): Promise<Result<T>> {
    const endsAt = this.#endOf(options);
    const submission = await this.#send<Result<T>>(type, payload, options, endsAt, this.#firstWait(options));
    return submission.waitUntil(endsAt, options);
  }

  /** Sends a command and returns once it is accepted. */
  async submit<T extends CommandType>(type: T, payload: Payload<T>, options: RunOptions = {}): Promise<Submission<Result<T>>> {
    return this.#send(type, payload, options, this.#endOf(options), 0);
  }

  /** Creates a record under your own id, or updates the fields that differ in the existing one. */
  upsert(
    entity: string,
    externalId: string,
    payload: Readonly<Record<string, unknown>>,
    options: RunOptions & UpsertOptions = {},
  ): Promise<Upserted> {
    const { commandId = newCommandId(), reason, ...run } = options;
    return upsertRecord(
      {
        run: (type, asked, id) =>
          this.run(type as CommandType, asked as Payload<CommandType>, { ...run, externalId, commandId: id }),
        settle: async (id) => ignoringFailure((await this.submission(id, run)).wait()),
      },
      entity,
      payload,
      { commandId, ...(reason !== undefined && { reason }) },
    );
  }

  /** Sends many commands in order, several hundred in a request, and returns the outcome of each once it is known. */
  submitAll(commands: Iterable<Proposed> | AsyncIterable<Proposed>, options: BatchOptions = {}): AsyncIterable<Sent> {
    return sendBatches(this.#envelopes(commands), this.#waiting(), options);
  }

  async *#envelopes(commands: Iterable<Proposed> | AsyncIterable<Proposed>) {
    for await (const command of commands) yield this.#envelope(command.type, command.payload, command);
  }

  /** Every row of a read. The next page is read when the loop reaches it. */
  rows<T extends PagedCommandType>(type: T, payload: Payload<T>, options: RunOptions = {}): AsyncIterable<PagedCommands[T]> {
    return rowsOf(this.pages(type, payload, options)) as AsyncIterable<PagedCommands[T]>;
  }

  /** The results of a read, page by page. */
  pages<T extends PagedCommandType>(type: T, payload: Payload<T>, options: RunOptions = {}): AsyncIterable<Result<T>> {
    const read = (page: Readonly<Record<string, unknown>>, commandId: string): Promise<unknown> =>
      this.run(type, page as Payload<T>, { ...options, commandId });
    return pagesOf(options.commandId ?? newCommandId(), payload as Readonly<Record<string, unknown>>, read) as AsyncIterable<
      Result<T>
    >;
  }

  /** Runs a command that produces a file, and returns the file. */
  async artifact<T extends FileCommandType>(type: T, payload: Payload<T>, options: RunOptions = {}): Promise<ArtifactFile> {
    const endsAt = this.#endOf(options);
    const submission = await this.#send(type, payload, options, endsAt, this.#firstWait(options));
    await submission.waitUntil(endsAt, options);
    return fileOf(this.#transport, submission.command, options.signal);
  }

  /** The file of an earlier command. */
  async artifactOf(commandId: string, options: { readonly signal?: AbortSignal } = {}): Promise<ArtifactFile> {
    return fileOf(this.#transport, await this.command(commandId), options.signal);
  }

  /** Checks a command without sending it, and returns whether it would be accepted. */
  async check<T extends CommandType>(type: T, payload: Payload<T>, options: Addressed = {}): Promise<CheckResult> {
    const [result] = await this.checkAll([{ ...options, type, payload: payload as Readonly<Record<string, unknown>> }]);
    return result ?? { ok: true };
  }

  /** Like check, for up to 500 commands of any type in one request. */
  async checkAll(commands: readonly Proposed[]): Promise<readonly CheckResult[]> {
    const envelopes = commands.map((command) => this.#envelope(command.type, command.payload, command));
    const { results } = await this.#requests.post<CheckBody>('/v1/commands/check', { commands: envelopes }, true);
    return results.map((result) => (result.ok ? { ok: true } : { ok: false, ...pick(result.error) }));
  }

  /** A command with its status and result. */
  async command(commandId: string): Promise<Command> {
    assertCommandId(commandId);
    return (await this.#requests.get<{ command: Command }>(`/v1/commands/${commandId}`)).command;
  }

  /** A command that was sent earlier, perhaps by another process: wait for it, cancel it, fetch its file. */
  async submission(commandId: string, options: WaitOptions = {}): Promise<Submission<unknown>> {
    return new Submission(await this.command(commandId), 1, this.#waiting(), options);
  }

  /** Earlier commands, newest first. */
  commands(filter: CommandListQuery = {}): AsyncIterable<CommandSummary> {
    return this.#requests.list('/v1/commands', { ...filter }, 'commands');
  }

  /** Cancels a command while it is queued. */
  async cancel(commandId: string): Promise<Command> {
    assertCommandId(commandId);
    return (await this.#requests.post<{ command: Command }>(`/v1/commands/${commandId}/cancel`, undefined, true)).command;
  }

  /** The contract of a command type: schemas, example, rules. */
  async schema(type: CommandType | (string & {})): Promise<CommandSchema> {
    return this.#requests.get(`/v1/schema/commands/${encodeURIComponent(type)}`);
  }

  /** Command types that fit some words, best first. */
  async search(words: string, limit?: number): Promise<readonly SearchHit[]> {
    return (await this.#requests.get<{ hits: readonly SearchHit[] }>('/v1/schema/search', { q: words, limit })).hits;
  }

  /** The identity of the key, and the account books that it can use. */
  async me(): Promise<Me> {
    return this.#requests.get('/v1/me');
  }

  /** The connectors with the account books that the key can use, and how current their changes are. */
  books(): AsyncIterable<ListedConnector> {
    return this.#requests.list('/v1/books', {}, 'connectors');
  }

  /** The feed of events, oldest first; it waits for new ones and reconnects. */
  events(options: EventOptions = {}): EventFeed {
    return new EventFeed(this.#waiting(), options);
  }

  /** Copies an account book into a database and keeps the copy current. The targets are in `@ledgerline/client/mirror`. */
  async *mirror(options: MirrorOptions): AsyncGenerator<MirrorStep, void, undefined> {
    const { Mirror } = await import('./mirror/mirror.ts');
    const { connectorId, companyId } = this.#bookOf(options);
    yield* new Mirror(this, { connectorId, companyId }, options).steps();
  }

  async #send<R>(type: string, payload: unknown, options: RunOptions, endsAt: number, wait: number): Promise<Submission<R>> {
    const envelope = this.#envelope(type, payload, options);
    const body = wireJson(envelope);
    options.signal?.throwIfAborted();
    // A caller that stores ids must have stored this one before the command can exist.
    await options.keep?.(envelope.commandId);
    const query = queryOf(secondsToWait(endsAt, wait), options.keepFor);
    const answer = await this.#transport.json<{ command: Command }>({
      method: 'POST',
      path: `/v1/commands${query}`,
      body,
      commandId: envelope.commandId,
      isRepeatable: true,
      signal: options.signal,
      endsAt,
    });
    return new Submission<R>(answer.body.command, answer.attempts, this.#waiting(), options);
  }

  #envelope(type: string, payload: unknown, addressed: Addressed) {
    const { commandId = newCommandId(), externalId } = addressed;
    assertCommandId(commandId);
    return { commandId, ...this.#bookOf(addressed), type, ...(externalId !== undefined && { externalId }), payload };
  }

  #bookOf({ connectorId = this.#settings.connectorId, companyId = this.#settings.companyId }: Addressed) {
    if (connectorId === undefined) throw missing('connectorId', 'LEDGERLINE_CONNECTOR');
    if (companyId === undefined) throw missing('companyId', 'LEDGERLINE_COMPANY');
    return { connectorId, companyId };
  }

  /** A caller who follows the status sees immediately that the command was accepted. */
  #firstWait({ onStatus }: RunOptions): number {
    return onStatus === undefined ? this.#settings.waitSeconds : 0;
  }

  #endOf({ deadlineMs = this.#settings.deadlineMs }: RunOptions): number {
    return monotonicMs() + deadlineMs;
  }

  #waiting() {
    const { deadlineMs, waitSeconds } = this.#settings;
    return { transport: this.#transport, deadlineMs, waitSeconds };
  }
}

const pick = ({ code, message, details }: Problem) => ({ code, message, details });

/** The query of a command; empty if no option is set. */
function queryOf(seconds: number, keepFor: string | undefined): string {
  const asked = [
    ...(seconds === 0 ? [] : [`wait=${seconds}`]),
    ...(keepFor === undefined ? [] : [`keep=${encodeURIComponent(keepFor)}`]),
  ];
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

const missing = (name: string, variable: string): MisuseError =>
  new MisuseError(
    'invalid_option',
    `${name} is missing. Pass it to the client or to the call, or set ${variable}. me() lists what the key can use.`,
  );

interface Page {
  readonly rows: readonly unknown[];
  readonly nextCursor: string | null;
}

/** Reads page after page. Each page is a separate command, sent when the loop reaches it; `read` sends one page as a command with that id. */
async function* pagesOf(
  firstId: string,
  payload: Readonly<Record<string, unknown>>,
  read: (payload: Readonly<Record<string, unknown>>, commandId: string) => Promise<unknown>,
): AsyncGenerator<unknown> {
  let cursor: string | null | undefined;
  for (let number = 1; cursor !== null; number += 1) {
    const commandId = number === 1 ? firstId : commandIdFrom('page', firstId, number);
    const page = (await read(cursor === undefined ? payload : { ...payload, cursor }, commandId)) as Page;
    yield page;
    cursor = page.nextCursor;
  }
}

async function* rowsOf(pages: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const page of pages) yield* (page as Page).rows;
}
