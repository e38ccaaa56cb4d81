/** Commands that were accepted, on the caller's side: find, wait for, cancel and list them. Knows nothing of HTTP or SQL. */

import { findRecipe } from '@ledgerline/catalog';
import { CommandId, type CommandListQuery, type CommandSummary, isTerminal, limits, type Outcome } from '@ledgerline/contract';
import { commandSays } from '@ledgerline/words/problem/command';
import { denial, followDenial, isErrorHidden, isWithinReach, storedCommand, visibleIn } from '../account/rights/access.ts';
import { type Caller, isSameReach, senders } from '../account/rights/caller.ts';
import type { CommandKey, CommandSnapshot } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { millisecondsOf } from '../system/instant.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { problemsOfBody } from '../system/request/body-check.ts';
import { cursorOf, pageOf, readCursor } from '../system/request/list-page.ts';
import { LongPollWait, type Waiting } from '../system/waiting/long-poll-wait.ts';
import { subjects } from '../system/wakeup.ts';
import { waitingRefusal } from './approval.ts';
import { summaryView } from './command-view.ts';

const commandIdProblems = problemsOfBody(CommandId);

const unknownCommand = (): Refusal => refuse('unknown_command', commandSays.unknown());

/** A waiting caller checks the command this often even if no event wakes it. */
const LOOK_AGAIN_MS = 10_000;

/** Returns a command that the caller can see, after it is done or failed if the caller waits. */
export async function findCommand(
  context: Context,
  caller: Caller,
  commandId: string,
  waiting: Waiting | null,
): Promise<CommandSnapshot | Refusal> {
  if (commandIdProblems(commandId).total > 0) return unknownCommand();
  const key = { tenantId: caller.tenant.tenantId, commandId };
  let command = await context.store.command(key);
  if (!command) return (await waitingFor(context, caller, key)) ?? unknownCommand();
  if (!isWithinReach(caller.rights, command) || isHiddenLook(caller, command)) return unknownCommand();
  const denied = followDenial(caller.rights, command);
  if (denied) return denied;
  if (waiting === null || isTerminal(command.status)) return shownTo(context, caller, command);
  const wait = new LongPollWait(context, { subject: subjects.command(key.tenantId, commandId), ...waiting });
  try {
    for (;;) {
      command = (await context.store.command(key)) ?? command;
      if (isTerminal(command.status) || wait.isOver) return await shownTo(context, caller, command);
      await wait.wakeUp(LOOK_AGAIN_MS);
    }
  } finally {
    wait.close();
  }
}

/** The command without payload, result and file, for callers that see only the status of commands of real account books. */
async function shownTo({ store }: Context, { rights }: Caller, command: CommandSnapshot): Promise<CommandSnapshot> {
  if (rights.seesContents !== false || (await store.connector(command))?.kind === 'sandbox') return command;
  const file = { artifactSha256: null, artifactFileName: null, artifactContentType: null, artifactSize: null };
  return { ...command, ...file, payload: '{}', warnings: null, result: null, lateReport: null };
}

/** Whether a page of the portal sent the command: the person sees the answer on that page or not at all. */
const isHiddenLook = ({ rights }: Caller, { sentBy }: Pick<CommandSnapshot, 'sentBy'>): boolean =>
  sentBy === senders.window && rights.seesLooks === false;

/** A write that waits for approval, or was denied, is not a command yet; the key that sent it gets that status. */
async function waitingFor(context: Context, { sentBy }: Caller, key: CommandKey): Promise<Refusal | null> {
  const proposal = await context.store.proposalOfCommand(key);
  return proposal?.keyId === sentBy && proposal.approval === 'person' ? waitingRefusal(context, proposal) : null;
}

/** A caller, and how to find out whether it is still one. */
export interface WaitingCaller {
  readonly caller: Caller;
  readonly lookAgain: () => Caller | Refusal | Promise<Caller | Refusal>;
}

/** The same for a caller that waits. A caller that lost the key, the session or a right while waiting does not see how the command ended. */
export async function awaitCommand(
  context: Context,
  { caller, lookAgain }: WaitingCaller,
  commandId: string,
  waiting: Waiting | null,
): Promise<CommandSnapshot | Refusal> {
  const found = await findCommand(context, caller, commandId, waiting);
  if (waiting === null || isRefusal(found)) return found;
  const now = await lookAgain();
  if (isRefusal(now)) return now;
  return isSameReach(caller, now) ? found : findCommand(context, now, commandId, null);
}

/** Cancels a command that is still queued, if the key has the rights to send it. */
export async function cancelCommand(context: Context, caller: Caller, commandId: string): Promise<CommandSnapshot | Refusal> {
  const found = await findCommand(context, caller, commandId, null);
  if (isRefusal(found)) return found;
  const recipe = findRecipe(found.type);
  const denied = recipe && denial(caller.rights, recipe, storedCommand(found));
  if (denied) return denied;
  const outcome = await context.store.cancel({ tenantId: caller.tenant.tenantId, commandId });
  if (outcome.kind === 'unknown') return unknownCommand();
  if (outcome.kind === 'cancelled' || isCancelled(outcome.command)) return outcome.command;
  return refuse('not_cancellable', commandSays.notCancellable(outcome.command.status));
}

/** Cancelling a command again has no effect. */
const isCancelled = ({ error }: CommandSnapshot): boolean => error !== null && JSON.parse(error).code === 'cancelled';

export interface CommandPage {
  readonly commands: readonly CommandSummary[];
  readonly nextCursor: string | null;
}

/** The filters of the portal: the filters of the API, and a few more. */
export interface CommandQuery extends CommandListQuery {
  readonly connectorId?: string;
  readonly outcome?: Outcome;
  readonly errorCode?: string;
}

/** Returns the commands that the caller can see, newest first; the cursor continues with older ones. */
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
