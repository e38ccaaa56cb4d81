/** Checks many commands as POST /v1/commands would, and queues none. What a single command is rejected for is decided in command.ts. */

import { type CommandCheckResult, limits, type Problem } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { Caller } from '../account/rights/caller.ts';
import { afterThisTurn } from '../system/clock.ts';
import { isRefusal, problemIn, type Refusal } from '../system/problem.ts';
import type { CommandIntake } from './command.ts';
import type { CheckedCommand } from './command-list.ts';
import { isSameRequest, reusedId, type WantedCommand } from './submission.ts';

/** Commands that are looked up at the same time, so that few stored payloads are in memory at once. */
const AT_ONCE = 8;

/** Reports for each command whether it would be accepted now. */
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
    // Without this pause, a store that responds at once would block all other requests.
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

const resultOf = (refusal: Refusal | null, language: Language): CommandCheckResult =>
  refusal ? { ok: false, error: shortProblem(refusal, language) } : { ok: true };

/** The problem of one command of many, with fewer details than it would have alone. */
export function shortProblem(refusal: Refusal, language: Language): Problem {
  const { details, detailsTotal = details.length, ...error } = problemIn(refusal, language);
  const shown = details.slice(0, limits.checkedDetailsMax);
  return { ...error, details: shown, ...(detailsTotal > shown.length && { detailsTotal }) };
}
