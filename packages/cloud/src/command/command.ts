/** Accepts commands. Knows nothing of HTTP or SQL; followed-command.ts has what callers do with them afterwards, delivery/ what connectors do. */

import { findRecipe, isStrictUpdate, type Recipe } from '@ledgerline/catalog';
import { limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import { bookLimitOf } from '../account/plan.ts';
import { denial, storedCommand } from '../account/rights/access.ts';
import type { Caller } from '../account/rights/caller.ts';
import { inactiveSubscription, isActive } from '../account/subscription.ts';
import { BookDirectory } from '../delivery/book-directory.ts';
import type { AcceptOutcome, CommandSnapshot, ManyOutcome, NewCommand } from '../store/store.ts';
import type { StoredProposal } from '../store/stored-proposal.ts';
import type { Context } from '../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/pace/loop-budget.ts';
import { isRefusal, type Refusal, refuseField } from '../system/problem.ts';
import { refusalOfAmount } from './amount-limit.ts';
import { needsApproval, proposalOf, propose, proposerOf, waitingRefusal, wouldWait } from './approval.ts';
import { type EnvelopeDefaults, type LargeBodies, LargeBody } from './large-body.ts';
import { approvalTakesNone, resolveOwnId, selectedAs, takenOwnId } from './own-id.ts';
import { addressOfOwn } from './own-id-address.ts';
import { QueueQuota, type Reservation } from './queue-quota.ts';
import { isSameAddress, readCommand, reusedId, type ServedTypes, storedMeaning, type WantedCommand } from './submission.ts';

export interface Submission {
  /** The body as JSON, or a large body that a thread reads. */
  readonly body: unknown;
  readonly bodyBytes: number;
  /** Null for the queue endpoint, which takes every type. */
  readonly served: ServedTypes | null;
  /** Completes a large body that is not a whole envelope. */
  readonly defaults?: EnvelopeDefaults;
  /** The id of the request for the audit log, if the command is proposed. */
  readonly requestId?: string;
  /** For reads: how long the command is kept after its end; null or absent if the sender does not say. */
  readonly keptMs?: number | null;
  /** The trace that it is sent under, as one line; null or absent if there is none. */
  readonly trace?: string | null;
}

/** Accepts commands. One for the whole server, because it caches queue counts and account books. */
export class CommandIntake {
  readonly directory: BookDirectory;
  readonly #context: Context;
  readonly #largeBodies: LargeBodies;
  readonly #quota: QueueQuota;

  constructor(context: Context, largeBodies: LargeBodies, queuedMax: number = limits.queuedCommandsPerTenantMax) {
    this.#context = context;
    this.#largeBodies = largeBodies;
    this.#quota = new QueueQuota(context.store, context.clock, queuedMax);
    this.directory = new BookDirectory(context);
  }

  /**
   * Returns the command, which may have been accepted before, or the reason why it is rejected. A repeated request returns the command, even if rights
   * or limits have changed since. The id is looked up only before a rejection, because the insert finds it too.
   */
  async accept(caller: Caller, submission: Submission): Promise<CommandSnapshot | Refusal> {
    const { body, bodyBytes, served, defaults = null, keptMs = null, trace = null } = submission;
    const wanted =
      body instanceof LargeBody
        ? await this.#largeBodies.command(caller.tenant.tenantId, body, { served, defaults })
        : readCommand(body, bodyBytes, served);
    if (isRefusal(wanted)) return wanted;
    const recipe = recipeOf(wanted);
    if (keptMs !== null && recipe.mode === 'write')
      return refuseField('/keep', 'unknown_member', requestSays.keepOfWrite(wanted.type));
    const denied = denial(caller.rights, recipe, wanted);
    if (denied) return denied;
    const missing = this.#missing(caller, wanted, recipe);
    const ready =
      (missing instanceof Promise ? await missing : missing) ?? (await this.#newCommand(caller, wanted, recipe, trace));
    if (isRefusal(ready)) return this.knownOr(ready, caller, wanted);
    if (needsApproval(caller.rights, recipe, ready)) return this.#hold(caller, wanted, ready, submission.requestId ?? '');
    const outcome = await this.#queue(keptMs === null ? ready : { ...ready, keptMs });
    if (isRefusal(outcome)) return this.knownOr(outcome, caller, wanted);
    return outcome.kind === 'queued' ? outcome.command : this.asBefore(outcome, caller, wanted);
  }

  /**
   * The commandId exists already: for the same request, for another one, or for a write that waits for approval. Or the
   * externalId exists.
   */
  asBefore(
    outcome: Exclude<AcceptOutcome, { kind: 'queued' }>,
    caller: Caller,
    wanted: WantedCommand,
  ): Promise<CommandSnapshot | Refusal> {
    if (outcome.kind === 'linked') return this.knownOr(takenOwnId(outcome.link), caller, wanted);
    return outcome.kind === 'proposed' ? this.#asDecided(outcome.proposal, wanted) : this.#sameOrReused(outcome.command, wanted);
  }

  /** The command to insert if its payload is valid, after its externalId was resolved. */
  #newCommand(
    caller: Caller,
    wanted: WantedCommand,
    recipe: Recipe,
    trace: string | null,
  ): NewCommand | Refusal | Promise<NewCommand | Refusal> {
    if (wanted.externalId === null) return newCommand(caller, wanted, recipe, trace);
    return resolveOwnId(this.#context, caller.tenant.tenantId, wanted, recipe).then((owned) => {
      if (isRefusal(owned)) return owned;
      const command = newCommand(caller, owned.wanted, recipe, trace);
      return isRefusal(command) ? command : { ...command, ...owned.own };
    });
  }

  /** The steps of `accept` before the queue, for a command of a list. With `isWhole` nothing is proposed, because nothing may be stored. */
  async beforeQueue(caller: Caller, wanted: WantedCommand, { isWhole, requestId, trace }: BatchOptions): Promise<BeforeQueue> {
    const recipe = recipeOf(wanted);
    const denied = denial(caller.rights, recipe, wanted);
    if (denied) return { end: denied, isDenied: true };
    const ready = (await this.#missing(caller, wanted, recipe)) ?? (await this.#newCommand(caller, wanted, recipe, trace));
    if (isRefusal(ready)) return { end: await this.knownOr(ready, caller, wanted) };
    if (!needsApproval(caller.rights, recipe, ready)) return { ready };
    return {
      end: isWhole ? await this.knownOr(wouldWait(), caller, wanted) : await this.#hold(caller, wanted, ready, requestId),
    };
  }

  /** Why an externalId does not select anything now; null if it does. */
  async ownIdRefusal({ tenant }: Caller, wanted: WantedCommand): Promise<Refusal | null> {
    return refusalIn(await resolveOwnId(this.#context, tenant.tenantId, wanted, recipeOf(wanted)));
  }

  /** Queues a list in its order, in one transaction. From the first command that exceeds the queue, none is queued; null is returned for those. */
  async queueMany(
    commands: readonly NewCommand[],
    isWhole: boolean,
  ): Promise<{ readonly outcomes: readonly ManyOutcome[]; readonly full: Refusal | null }> {
    const { store, wakeups } = this.#context;
    const places: Reservation[] = [];
    let full: Refusal | null = null;
    for (const command of commands) {
      const place = (await this.directory.count(command)) ?? (await this.#quota.reserve(command.tenantId));
      if (isRefusal(place)) {
        full = place;
        break;
      }
      places.push(place);
    }
    let outcomes: readonly ManyOutcome[] = [];
    try {
      if (isWhole && full) return { outcomes, full };
      const accepting = store.acceptMany({ commands: commands.slice(0, places.length), isWhole });
      const connectorIds = new Set(commands.map(({ connectorId }) => connectorId));
      if (store.commitsTurns) for (const connectorId of connectorIds) wakeups.expect(connectorId);
      outcomes = await accepting;
      return { outcomes, full };
    } finally {
      for (const [at, place] of places.entries()) place(outcomes[at]?.kind === 'queued');
    }
  }

  async #queue(ready: NewCommand): Promise<AcceptOutcome | Refusal> {
    const counting = this.directory.count(ready);
    const beyondPlan = counting && (await counting);
    if (beyondPlan) return beyondPlan;
    const taken = this.#quota.reserve(ready.tenantId);
    const place = taken instanceof Promise ? await taken : taken;
    if (isRefusal(place)) return place;
    let isQueued = false;
    try {
      const { store, wakeups } = this.#context;
      const accepting = store.accept(ready);
      // The poll that waits for it leases it in the same commit: one flush and one way to the disk less for both callers.
      if (store.commitsTurns) wakeups.expect(ready.connectorId);
      const outcome = await accepting;
      isQueued = outcome.kind === 'queued';
      return outcome;
    } finally {
      place(isQueued);
    }
  }

  /** The command that would be queued and what it means, if nothing but an approval is missing. Queues nothing. */
  async prepare(
    caller: Caller,
    body: unknown,
  ): Promise<{ readonly command: NewCommand; readonly meaningHash: string } | Refusal> {
    const wanted = readCommand(body, Buffer.byteLength(JSON.stringify(body)), null);
    if (isRefusal(wanted)) return wanted;
    const recipe = recipeOf(wanted);
    const denied = denial(caller.rights, recipe, wanted);
    const missing = denied ?? (await this.#missing(caller, wanted, recipe));
    if (missing) return missing;
    const command = await this.#newCommand(caller, wanted, recipe, null);
    return isRefusal(command) ? command : { command, meaningHash: await wanted.meaning() };
  }

  /** Proposes a write that a person approves. The same request again returns the command once it is approved. */
  async #hold(caller: Caller, wanted: WantedCommand, command: NewCommand, requestId: string): Promise<CommandSnapshot | Refusal> {
    const known = await this.#context.store.command(command);
    if (known) return this.#sameOrReused(known, wanted);
    if (command.claim) return approvalTakesNone();
    const meaningHash = await wanted.meaning();
    const proposal = proposalOf(this.#context, { caller, command, meaningHash });
    const outcome = await propose(this.#context, caller, proposal, requestId);
    if (isRefusal(outcome)) return outcome;
    if (outcome.kind === 'queued') return this.knownOr(reusedId(command.commandId), caller, wanted);
    return this.#asDecided(outcome.proposal, wanted);
  }

  /** The id belongs to a proposal: the same request gets the decision, any other one is rejected. */
  async #asDecided(proposal: StoredProposal, wanted: WantedCommand): Promise<CommandSnapshot | Refusal> {
    if (!(await isOfProposal(proposal, wanted))) return reusedId(proposal.commandId);
    return isDecidedFor(proposal) ? this.submit(proposal) : waitingRefusal(this.#context, proposal);
  }

  /** Queues an approved proposal under its commandId. A repeat returns the command of the first call. */
  async submit(proposal: StoredProposal, trace: string | null = null): Promise<CommandSnapshot | Refusal> {
    const ready = await this.refusalOfProposal(proposal);
    if (isRefusal(ready)) return ready;
    const outcome = await this.#queue({ ...ready, trace });
    if (isRefusal(outcome)) return outcome;
    if (outcome.kind === 'proposed') return waitingRefusal(this.#context, outcome.proposal);
    if (outcome.kind === 'linked') return takenOwnId(outcome.link);
    const { command } = outcome;
    const isOurs = outcome.kind === 'queued' || (await this.#isCommandOf(command, proposal));
    if (!isOurs) return reusedId(command.commandId);
    await this.#context.store.submitProposal(proposal);
    return command;
  }

  async #isCommandOf(command: CommandSnapshot, proposal: StoredProposal): Promise<boolean> {
    return isSameAddress(command, proposal) && (await this.#meaningOf(command)) === proposal.meaningHash;
  }

  /** Why a proposal cannot be queued now, after rights, subscription and book were checked again; otherwise the command to queue. */
  async refusalOfProposal(proposal: StoredProposal): Promise<NewCommand | Refusal> {
    const caller = await proposerOf(this.#context, proposal);
    if (isRefusal(caller)) return caller;
    const recipe = recipeOf(proposal);
    const denied = denial(caller.rights, recipe, storedCommand(proposal));
    if (denied) return denied;
    const missing = await this.#missing(caller, proposal, recipe);
    const aboveLimit = missing ?? refusalOfAmount(caller.rights, recipe, proposal);
    if (aboveLimit) return aboveLimit;
    const known = await this.#context.store.command(proposal);
    if (known && !(await this.#isCommandOf(known, proposal))) return reusedId(known.commandId);
    const { tenantId, commandId, connectorId, companyId, type, module, payload, warnings, docNo, keyId: sentBy } = proposal;
    return {
      tenantId,
      commandId,
      connectorId,
      companyId,
      type,
      module,
      mode: recipe.mode,
      payload,
      warnings,
      docNo,
      sentBy,
      trace: null,
    };
  }

  /** Returns why `accept` would reject a command now; null if it would not. Queues nothing. */
  async refusalOf(caller: Caller, wanted: WantedCommand): Promise<Refusal | null> {
    const recipe = recipeOf(wanted);
    const denied = denial(caller.rights, recipe, wanted);
    if (denied) return denied;
    const { tenantId } = caller.tenant;
    const known = await this.#context.store.command({ tenantId, commandId: wanted.commandId });
    if (known) return isFarLarger(known, wanted) ? reusedId(known.commandId) : refusalIn(await this.#sameOrReused(known, wanted));
    const proposed = await this.#context.store.proposalOfCommand({ tenantId, commandId: wanted.commandId });
    if (proposed && hasItsId(proposed, this.#context.clock.now()))
      return (await isOfProposal(proposed, wanted)) ? waitingRefusal(this.#context, proposed) : reusedId(wanted.commandId);
    const missing = await this.#missing(caller, wanted, recipe);
    if (missing) return missing;
    const ready = await this.#newCommand(caller, wanted, recipe, null);
    if (isRefusal(ready)) return ready;
    const address = addressOfOwn(ready);
    const link = address && (await this.#context.store.linkAt(address));
    if (link) return takenOwnId(link);
    if (needsApproval(caller.rights, recipe, ready)) return ready.claim ? approvalTakesNone() : wouldWait();
    const place = await this.#quota.reserve(tenantId);
    if (isRefusal(place)) return place;
    place(false);
    return null;
  }

  /** Checks what a command needs before its payload: a subscription, the connector, the account book, a recent enough build. */
  #missing({ tenant, rights }: Caller, wanted: Addressed, recipe: Recipe): Refusal | null | Promise<Refusal | null> {
    if (!isActive(tenant, this.#context.clock.now())) return inactiveSubscription();
    const { connectorId, companyId } = wanted;
    return this.directory.missing({
      tenantId: tenant.tenantId,
      connectorId,
      companyId,
      commandType: recipe.commandType,
      updateType: updateTypeOf(recipe),
      visible: rights.companies,
      bookLimit: bookLimitOf(tenant),
    });
  }

  async knownOr(refusal: Refusal, { tenant }: Caller, wanted: WantedCommand): Promise<CommandSnapshot | Refusal> {
    const known = await this.#context.store.command({ tenantId: tenant.tenantId, commandId: wanted.commandId });
    return known ? this.#sameOrReused(known, wanted) : refusal;
  }

  /** Compares a request with the stored one. */
  async #sameOrReused(known: CommandSnapshot, wanted: WantedCommand): Promise<CommandSnapshot | Refusal> {
    const isSame =
      isSameAddress(known, wanted) &&
      known.externalId === wanted.externalId &&
      (await this.#meaningOf(known)) === (await selectedAs(known, wanted).meaning());
    return isSame ? known : reusedId(known.commandId);
  }

  async #meaningOf(known: CommandSnapshot): Promise<string> {
    return known.meaningHash ?? (await storedMeaning(this.#largeBodies, known));
  }
}

/** The command to queue, or how it ended without the queue: rejected, known before or proposed. */
export type BeforeQueue =
  | { readonly ready: NewCommand; readonly end?: undefined }
  | {
      readonly ready?: undefined;
      readonly end: CommandSnapshot | Refusal;
      /** Whether it is rejected for a missing right, which a repeated request is too. */
      readonly isDenied?: boolean;
    };

export interface BatchOptions {
  /** Whether all or none are queued. */
  readonly isWhole: boolean;
  /** The id of the request for the audit log, if commands are proposed. */
  readonly requestId: string;
  /** The trace that they are sent under; null if there is none. */
  readonly trace: string | null;
}

const refusalIn = (found: unknown): Refusal | null => (isRefusal(found) ? found : null);

/** Stored under canonical names and with defaults, a payload is longer than it was sent, but never by this much. */
const LONGER_BY_MAX = 8;

/** Whether a stored payload is too large to be the same. It is then not read, so that a small check stays cheap. */
const isFarLarger = ({ payload }: CommandSnapshot, { bodyBytes }: WantedCommand): boolean =>
  payload.length > SMALL_BODY_BYTES_MAX + LONGER_BY_MAX * bodyBytes;

/** The destination of a command. */
type Addressed = Pick<WantedCommand, 'connectorId' | 'companyId' | 'type'>;

/** A previewed write has an id that the cloud made, so nothing that is posted is the same request. */
const isOfProposal = async (proposal: StoredProposal, wanted: WantedCommand): Promise<boolean> =>
  proposal.approval === 'person' && isSameAddress(proposal, wanted) && proposal.meaningHash === (await wanted.meaning());

const hasItsId = ({ state, expiresAt }: StoredProposal, now: number): boolean =>
  state !== 'expired' && !(state === 'open' && expiresAt <= now);

const isDecidedFor = ({ state }: StoredProposal): boolean => state === 'approved' || state === 'submitted';

function recipeOf({ type }: Addressed): Recipe {
  const recipe = findRecipe(type);
  if (!recipe) throw new Error(`The command type ${type} was found and is not there.`);
  return recipe;
}

const updateTypeOf = ({ commandType, shape }: Recipe): string | null => (isStrictUpdate(shape) ? commandType : null);

/** Returns the command to insert if its payload is valid. */
function newCommand(
  { tenant, sentBy, rights }: Caller,
  wanted: WantedCommand,
  recipe: Recipe,
  trace: string | null,
): NewCommand | Refusal {
  const content = wanted.content();
  if (isRefusal(content)) return content;
  const aboveLimit = refusalOfAmount(rights, recipe, content);
  if (aboveLimit) return aboveLimit;
  const { module, mode } = recipe;
  const { commandId, connectorId, companyId, type } = wanted;
  const { payload, warnings, docNo } = content;
  const { tenantId } = tenant;
  return { tenantId, commandId, connectorId, companyId, type, module, mode, payload, warnings, docNo, sentBy, trace };
}
