/** Runs a command again under a new id, only where that cannot write anything twice. */

import { type Command, isTerminal, RunAgainBody } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { commandSays } from '@ledgerline/words/problem/command';
import type { Caller } from '../account/rights/caller.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/pace/loop-budget.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomText } from '../system/randomness.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import type { CommandIntake } from './command.ts';
import { findCommand } from './followed-command.ts';
import { LargeBody } from './large-body.ts';

interface Judged extends Pick<CommandSnapshot, 'mode' | 'status' | 'outcome'> {
  readonly isCleared: boolean;
}

/** Returns why a command cannot be run again, as a sentence for people; null if it can. */
function reasonNotToRepeat({ mode, status, outcome, isCleared }: Judged): Sentence | null {
  if (!isTerminal(status)) return commandSays.notFinished();
  if (isCleared) return commandSays.payloadRemoved();
  if (mode === 'read') return null;
  if (status === 'done') return commandSays.alreadySaved();
  if (outcome === 'applied') return commandSays.savedNotRepeatable();
  return outcome === 'unknown' ? commandSays.maybeSaved() : null;
}

/** The same for a command as callers see it. */
export const reasonNotToRepeatCommand = ({ mode, status, error, clearedAt }: Command): Sentence | null =>
  reasonNotToRepeat({ mode, status, outcome: error?.outcome ?? null, isCleared: clearedAt !== undefined });

const ID_CHARACTERS_MAX = 160;
const NEW_ENDING_BYTES = 6;
/** Room for the suffix that makes an id new, here or in a browser. */
const NEW_ENDING_CHARACTERS_MAX = 24;

/** How the id of a command that is run again begins. */
export const repetitionIdStart = (commandId: string): string => {
  const again = '.again-';
  return `${commandId.slice(0, ID_CHARACTERS_MAX - again.length - NEW_ENDING_CHARACTERS_MAX)}${again}`;
};

const readBody = bodyCheck(RunAgainBody, 'invalid_request');

export interface Repetition {
  readonly caller: Caller;
  readonly commandId: string;
  readonly body: unknown;
}

/** Queues the same request under the id that was sent, else under one that starts with the first one. */
export async function repeatCommand(
  context: Context,
  intake: CommandIntake,
  { caller, commandId, body: sent }: Repetition,
): Promise<CommandSnapshot | Refusal> {
  const wanted = readBody(sent ?? {});
  if (isRefusal(wanted)) return wanted;
  const known = await findCommand(context, caller, commandId, null);
  if (isRefusal(known)) return known;
  const reason = reasonNotToRepeat({ ...known, isCleared: known.clearedAt !== null });
  if (reason !== null) return refuse('not_repeatable', commandSays.notRepeated(reason));
  const { connectorId, companyId, type, payload } = known;
  const envelope = {
    commandId: wanted.commandId ?? `${repetitionIdStart(commandId)}${randomText(context.randomness, NEW_ENDING_BYTES)}`,
    connectorId,
    companyId,
    type,
  };
  const body =
    payload.length > SMALL_BODY_BYTES_MAX
      ? LargeBody.ofText(`${JSON.stringify(envelope).slice(0, -1)},"payload":${payload}}`)
      : { ...envelope, payload: JSON.parse(payload) as Record<string, unknown> };
  return intake.accept(caller, { body, bodyBytes: payload.length, served: null });
}
