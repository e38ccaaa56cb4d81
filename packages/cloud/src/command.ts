/** Commands on the caller's side: accept, follow, list, cancel. Knows nothing of HTTP or SQL; what connectors do is delivery's. */

import { check, findRecipe, isStrictUpdate, type Recipe, type Refused } from '@ledgerline/catalog';
import {
  CommandEnvelope,
  CommandId,
  type CommandListQuery,
  type CommandSummary,
  GroupedEnvelope,
  isTerminal,
  limits,
  type Outcome,
  type ProblemDetail,
  type Warning,
} from '@ledgerline/contract';
import { denial, followDenial, fullRights, isErrorHidden, isWithinReach, type Rights, visibleIn } from './access.ts';
import { problemsOfBody, refuseAll } from './body-check.ts';
import { BookDirectory } from './book-directory.ts';
import { summaryView } from './command-view.ts';
import type { Context } from './context.ts';
import { canonicalJson } from './fingerprint.ts';
import { millisecondsOf } from './instant.ts';
import { cursorOf, pageOf, readCursor } from './list-page.ts';
import { type Departure, Patience } from './patience.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import { type Place, QueueRoom } from './queue-room.ts';
import type { NewCommand, SeenCommand, StoredTenant } from './store.ts';
import { inactiveSubscription, isActive } from './subscription.ts';
import { subjects } from './wakeup.ts';

/** Who sends and follows commands: a tenant, through a key with certain rights. */
export interface Caller {
  readonly tenant: StoredTenant;
  readonly rights: Rights;
  /** As a command keeps it: the keyId of an app key, or one of `senders`. */
  readonly sentBy: string;
}

/** Those that send commands without an app key: whoever holds the tenant key, and the owner in the portal. */
export const senders = { tenantKey: 'tenant-key', portal: 'session' } as const;

/** The owner of a tenant, logged in: may see and do everything. */
export const ownerOf = (tenant: StoredTenant): Caller => ({ tenant, rights: fullRights, sentBy: senders.portal });

/** The command types that a grouped path serves; the first is meant when the body names none. */
export type ServedTypes = readonly [string, ...string[]];

export interface Submission {
  readonly body: unknown;
  readonly bodyBytes: number;
  /** Null for the queue endpoint, which takes every type. */
  readonly served: ServedTypes | null;
}

interface Wanted {
  readonly envelope: CommandEnvelope;
  readonly recipe: Recipe;
}

/** A command that only has to be written, and the place in the queue that is kept for it. */
export interface ReadyCommand {
  readonly command: NewCommand;
  readonly place: Place;
}

/** Takes commands in. One for the whole server, since it remembers queues and books. */
export class CommandIntake {
  readonly directory: BookDirectory;
  readonly #context: Context;
  readonly #room: QueueRoom;

  constructor(context: Context, queuedMax: number = limits.queuedCommandsPerTenantMax) {
    this.#context = context;
    this.#room = new QueueRoom(context.store, context.clock, queuedMax);
    this.directory = new BookDirectory(context);
  }

  /**
   * The command as it stands, now or from before; or why it is not taken. A known id comes before everything that may have
   * changed since it was accepted; it is looked up only when there is something to refuse, because the insert finds it too.
   */
  async accept(caller: Caller, submission: Submission): Promise<SeenCommand | Refusal> {
    const wanted = readWanted(submission);
    if (isRefusal(wanted)) return wanted;
    const { envelope, recipe } = wanted;
    const denied = denial(caller.rights, recipe, envelope.companyId, envelope.payload);
    if (denied) return denied;
    const missing = this.#missing(caller, wanted);
    const ready = (missing instanceof Promise ? await missing : missing) ?? newCommand(caller, wanted);
    if (isRefusal(ready)) return this.#knownOr(ready, caller, envelope);
    const taken = this.#room.take(ready.tenantId);
    const place = taken instanceof Promise ? await taken : taken;
    if (isRefusal(place)) return this.#knownOr(place, caller, envelope);
    let isQueued = false;
    try {
      const outcome = await this.#context.store.accept(ready);
      isQueued = outcome.kind === 'queued';
      return isQueued ? outcome.command : sameOrReused(outcome.command, envelope);
    } finally {
      place(isQueued);
    }
  }

  /**
   * The command, if it can be written as it is; null when something about it has to be looked up or refused. Whoever gets one
   * writes it and says whether its place was filled.
   */
  readyAtOnce(caller: Caller, submission: Submission): ReadyCommand | null {
    const wanted = readWanted(submission);
    if (isRefusal(wanted)) return null;
    const { envelope, recipe } = wanted;
    const { connectorId, companyId, payload } = envelope;
    const { tenant, rights } = caller;
    if (denial(rights, recipe, companyId, payload) !== null || !isActive(tenant, this.#context.clock.now())) return null;
    const book = { tenantId: tenant.tenantId, connectorId, companyId, updateType: updateTypeOf(recipe) };
    if (!this.directory.isKnown(book)) return null;
    const command = newCommand(caller, wanted);
    const place = isRefusal(command) ? null : this.#room.takeAtOnce(tenant.tenantId);
    return isRefusal(command) || place === null ? null : { command, place };
  }

  /** What has to be there before a payload is looked at: a subscription, the connector, the account book, a build that can do it. */
  #missing({ tenant, rights }: Caller, { envelope, recipe }: Wanted): Refusal | null | Promise<Refusal | null> {
    if (!isActive(tenant, this.#context.clock.now())) return inactiveSubscription();
    const { connectorId, companyId } = envelope;
    return this.directory.missing({
      tenantId: tenant.tenantId,
      connectorId,
      companyId,
      updateType: updateTypeOf(recipe),
      visible: rights.companies,
    });
  }

  async #knownOr(refusal: Refusal, { tenant }: Caller, envelope: CommandEnvelope): Promise<SeenCommand | Refusal> {
    const known = await this.#context.store.command({ tenantId: tenant.tenantId, commandId: envelope.commandId });
    return known ? sameOrReused(known, envelope) : refusal;
  }
}

const updateTypeOf = ({ commandType, shape }: Recipe): string | null => (isStrictUpdate(shape) ? commandType : null);

/** What is to be inserted, if the payload is what its type takes. */
function newCommand({ tenant, sentBy }: Caller, { envelope, recipe }: Wanted): NewCommand | Refusal {
  const { commandId, connectorId, companyId, type, payload } = envelope;
  const checked = check(type, payload);
  if (!checked.ok) return payloadRefusal(checked);
  return {
    tenantId: tenant.tenantId,
    commandId,
    connectorId,
    companyId,
    type,
    module: recipe.module,
    mode: recipe.mode,
    payload: JSON.stringify(checked.payload),
    warnings: checked.warnings.length === 0 ? null : JSON.stringify(checked.warnings.map(withinPayload)),
    docNo: documentNumber(checked.payload.docNo),
    sentBy,
  };
}

/** What a caller is told of a payload that the check refused. */
export const payloadRefusal = ({ code, message, problems }: Refused): Refusal =>
  refuse(code, `${message} Nothing was queued.`, problems.map(withinPayload));

const withinPayload = <Told extends ProblemDetail | Warning>(told: Told): Told => ({
  ...told,
  path: `/payload${told.path ?? ''}`,
});

/** Held against what is stored, which costs nothing as long as ids are new. */
function sameOrReused(known: SeenCommand, envelope: CommandEnvelope): SeenCommand | Refusal {
  const { connectorId, companyId, type, payload } = envelope;
  const isSame = known.connectorId === connectorId && known.companyId === companyId && known.type === type;
  if (isSame && meaningOf(type, JSON.parse(known.payload)) === meaningOf(type, payload ?? {})) return known;
  const message = `The commandId ${known.commandId} was used for a different request; nothing was queued. Use a new id for a new request.`;
  return refuse('command_id_reused', message);
}

/** Both are read by today's names: a stored payload may have been accepted by an earlier release. */
function meaningOf(type: string, payload: unknown): string {
  const checked = check(type, payload);
  return canonicalJson(checked.ok ? checked.payload : payload);
}

const envelopeProblems = problemsOfBody(CommandEnvelope);
const groupedProblems = problemsOfBody(GroupedEnvelope);

/** The envelope with its recipe, or everything that is wrong with the envelope and its type. */
function readWanted({ body, bodyBytes, served }: Submission): Wanted | Refusal {
  const problems = served === null ? envelopeProblems(body) : groupedProblems(body);
  if (problems.length > 0) {
    const typeProblems = problemOfType((body as Partial<CommandEnvelope> | null)?.type, served)?.refused.details ?? [];
    return refuseAll('invalid_envelope', [...problems, ...typeProblems]);
  }
  const sent = body as GroupedEnvelope;
  const type = sent.type ?? served?.[0] ?? '';
  const recipe = findRecipe(type);
  const typeProblem = recipe && served === null ? null : problemOfType(type, served);
  if (typeProblem) return typeProblem;
  if (!recipe) throw new Error(`The command type ${type} was found and is not there.`);
  if (bodyBytes > limits.commandBodyBytesMax && recipe.module !== 'bulk-tools') return tooLarge(type);
  return { envelope: sent.type === undefined ? { ...sent, type } : (sent as CommandEnvelope), recipe };
}

/** What is wrong with a type that is a text; one that is none is the schema's to refuse. */
function problemOfType(type: unknown, served: ServedTypes | null): Refusal | null {
  if (typeof type !== 'string' || type === '') return null;
  if (!findRecipe(type)) {
    const unknown = check(type, {});
    return unknown.ok ? null : refuse('unknown_command_type', unknown.message, unknown.problems);
  }
  if (served === null || served.includes(type)) return null;
  const message = `This path serves ${served.join(' and ')}, not ${type}. Send it to POST /v1/commands.`;
  return refuse('invalid_envelope', message, [{ path: '/type', code: 'enum', message }]);
}

function tooLarge(type: string): Refusal {
  const message = `The body of ${type} may have at most ${limits.commandBodyBytesMax} bytes; only bulk commands take more.`;
  return refuse('body_too_large', message);
}

const DOCUMENT_NUMBER_CHARACTERS_MAX = 100;

/** A document number for people who look for it in the list; null for anything else. */
export function documentNumber(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= DOCUMENT_NUMBER_CHARACTERS_MAX ? value : null;
}

const commandIdProblems = problemsOfBody(CommandId);

const unknownCommand = (): Refusal => refuse('unknown_command', 'There is no command of that id.');

/** Somebody who waits for an answer, for how long, and whether they are still there. */
export interface Waiting {
  readonly milliseconds: number;
  readonly abandoned: Departure;
}

/** A waiting caller looks again this often even if nobody wakes it. */
const LOOK_AGAIN_MS = 10_000;

/** A command that the caller may see; waits until it is done or failed if it is to wait. */
export async function findCommand(
  context: Context,
  caller: Caller,
  commandId: string,
  waiting: Waiting | null,
): Promise<SeenCommand | Refusal> {
  if (commandIdProblems(commandId).length > 0) return unknownCommand();
  const key = { tenantId: caller.tenant.tenantId, commandId };
  let command = await context.store.command(key);
  if (!command || !isWithinReach(caller.rights, command)) return unknownCommand();
  const denied = followDenial(caller.rights, command);
  if (denied) return denied;
  if (waiting === null || isTerminal(command.status)) return command;
  const patience = new Patience(context, { subject: subjects.command(key.tenantId, commandId), ...waiting });
  try {
    for (;;) {
      command = (await context.store.command(key)) ?? command;
      if (isTerminal(command.status) || patience.isOver) return command;
      await patience.woken(LOOK_AGAIN_MS);
    }
  } finally {
    patience.end();
  }
}

/** Takes a command back while it is still queued, for a key that might have sent it. */
export async function cancelCommand(context: Context, caller: Caller, commandId: string): Promise<SeenCommand | Refusal> {
  const found = await findCommand(context, caller, commandId, null);
  if (isRefusal(found)) return found;
  const recipe = findRecipe(found.type);
  const denied = recipe && denial(caller.rights, recipe, found.companyId, JSON.parse(found.payload));
  if (denied) return denied;
  const outcome = await context.store.cancel({ tenantId: caller.tenant.tenantId, commandId });
  if (outcome.kind === 'unknown') return unknownCommand();
  if (outcome.kind === 'cancelled' || isCancelled(outcome.command)) return outcome.command;
  return refuse('not_cancellable', `The command is ${outcome.command.status}; only a queued one can be cancelled.`);
}

/** Cancelling twice is cancelling once. */
const isCancelled = ({ error }: SeenCommand): boolean => error !== null && JSON.parse(error).code === 'cancelled';

export interface CommandPage {
  readonly commands: readonly CommandSummary[];
  readonly nextCursor: string | null;
}

/** What people may look for beside what programs may. */
export interface CommandQuery extends CommandListQuery {
  readonly connectorId?: string;
  readonly outcome?: Outcome;
  readonly errorCode?: string;
}

/** The commands that the caller may see, newest first; a cursor leads to older ones. */
export async function listCommands(
  { store }: Pick<Context, 'store'>,
  { tenant, rights }: Caller,
  query: CommandQuery,
): Promise<CommandPage | Refusal> {
  const cursor = readCursor(query.cursor, /^before (\d{1,15})$/);
  if (isRefusal(cursor)) return cursor;
  const limit = query.limit ?? limits.listLimitDefault;
  const visible = visibleIn(rights);
  const { commands, continueBeforeSeq } = await store.commands({
    tenantId: tenant.tenantId,
    status: query.status ?? null,
    type: query.type ?? null,
    module: query.module ?? null,
    companyId: query.companyId ?? null,
    connectorId: query.connectorId ?? null,
    outcome: query.outcome ?? null,
    errorCode: query.errorCode ?? null,
    from: query.from === undefined ? null : millisecondsOf(query.from),
    to: query.to === undefined ? null : millisecondsOf(query.to),
    text: query.q === undefined || query.q === '' ? null : query.q,
    companies: rights.companies,
    modules: visible?.modules ?? null,
    hiddenTypes: visible?.hiddenTypes ?? [],
    beforeSeq: cursor === null ? null : Number(cursor[0]),
    limit: limit + 1,
    lookedAtMax: limits.commandsLookedAtMax,
  });
  const { rows, last } = pageOf(commands, limit);
  const beforeSeq = last?.seq ?? continueBeforeSeq;
  const summaries = rows.map((command) => summaryView(command, isErrorHidden(rights, command.type)));
  return { commands: summaries, nextCursor: beforeSeq === null ? null : cursorOf('before', beforeSeq) };
}
