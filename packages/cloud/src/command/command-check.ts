/** Checks many commands as POST /v1/commands would, and queues none. What a single command is rejected for is decided in command.ts. */

import { type CommandCheckResult, limits, Type } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { Caller } from '../account/rights/caller.ts';
import { afterThisTurn } from '../system/clock.ts';
import { isRefusal, problemIn, type Refusal } from '../system/problem.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import type { CommandIntake } from './command.ts';
import { isSameRequest, readCommand, reusedId, type WantedCommand } from './submission.ts';

/** A command of a list, or why its envelope is rejected. */
export type CheckedCommand = WantedCommand | Refusal;

/** What is wrong with one command must not reject the others, so they are looked at one by one. */
const readBody = bodyCheck(
  Type.Object(
    { commands: Type.Array(Type.Unknown(), { maxItems: limits.checkedCommandsMax, description: 'The commands to check.' }) },
    { additionalProperties: false },
  ),
);

/** Reads the commands of a body. */
export function readCommands(body: unknown): readonly CheckedCommand[] | Refusal {
  const sent = readBody(body);
  if (isRefusal(sent)) return sent;
  return sent.commands.map((command) => readCommand(command, Buffer.byteLength(JSON.stringify(command)), null));
}

/** Commands that are looked up at the same time, so that few stored payloads are in memory at once. */
const AT_ONCE = 8;

/** Says of each command whether it would be accepted now. */
export async function checkCommands(
  intake: CommandIntake,
  caller: Caller,
  commands: readonly CheckedCommand[],
  language: Language,
): Promise<CommandCheckResult[]> {
  const refusals: (Refusal | null)[] = [];
  for (let at = 0; at < commands.length; at += AT_ONCE) {
    const some = commands.slice(at, at + AT_ONCE);
    refusals.push(
      ...(await Promise.all(some.map((command) => (isRefusal(command) ? command : intake.refusalOf(caller, command))))),
    );
    // A store that answers at once would not let any other request in.
    await new Promise<void>(afterThisTurn);
  }
  const repeated = await repeatedIds(commands, refusals);
  return refusals.map((refusal, at) => resultOf(refusal ?? repeated.get(at) ?? null, language));
}

/** The commands that reuse the id of an earlier one of the same list for another request, by their place. */
async function repeatedIds(
  commands: readonly CheckedCommand[],
  refusals: readonly (Refusal | null)[],
): Promise<ReadonlyMap<number, Refusal>> {
  const first = new Map<string, WantedCommand>();
  const repeated = new Map<number, Refusal>();
  for (const [at, command] of commands.entries()) {
    if (isRefusal(command) || refusals[at]) continue;
    const earlier = first.get(command.commandId);
    if (!earlier) first.set(command.commandId, command);
    else if (!(await isSameRequest(earlier, command))) repeated.set(at, reusedId(command.commandId));
  }
  return repeated;
}

function resultOf(refusal: Refusal | null, language: Language): CommandCheckResult {
  if (!refusal) return { ok: true };
  const { details, detailsTotal = details.length, ...error } = problemIn(refusal, language);
  const shown = details.slice(0, limits.checkedDetailsMax);
  return { ok: false, error: { ...error, details: shown, ...(detailsTotal > shown.length && { detailsTotal }) } };
}
