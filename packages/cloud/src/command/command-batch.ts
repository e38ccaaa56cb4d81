/** Accepts many commands with one commit. Rejections, and the recognition of known ids, are decided in command.ts. */

import { limits } from '@ledgerline/contract';
import type { Caller } from '../account/rights/caller.ts';
import type { CommandSnapshot, NewCommand } from '../store/store.ts';
import { afterThisTurn } from '../system/clock.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import type { BatchOptions, CommandIntake } from './command.ts';
import type { CheckedCommand } from './command-list.ts';
import { sharedOwnId, takenOwnId } from './own-id.ts';
import { addressOfOwn } from './own-id-address.ts';
import { isSameRequest, reusedId, type WantedCommand } from './submission.ts';

/** The outcome of one command of a batch. */
export type BatchEnd = CommandSnapshot | Refusal;

/** A command of a batch that can be queued, by its position. */
interface Ready {
  readonly at: number;
  readonly wanted: WantedCommand;
  readonly command: NewCommand;
}

/** A command that was rejected before the commands in front of it were stored. */
interface Rejected {
  readonly at: number;
  readonly wanted: WantedCommand;
  readonly refusal: Refusal;
}

interface Checked {
  readonly ready: readonly Ready[];
  readonly rejected: readonly Rejected[];
}

/**
 * Accepts the commands as if they were sent one after the other, with one commit. Null is returned for a command that is not queued because all or none
 * are and another one is rejected.
 */
export async function acceptBatch(
  intake: CommandIntake,
  caller: Caller,
  commands: readonly CheckedCommand[],
  options: BatchOptions,
): Promise<readonly (BatchEnd | null)[]> {
  const ends = new Map<number, BatchEnd>();
  const checked = await checkedOf(intake, caller, commands, options, ends);
  if (options.isWhole) await queueWhole(intake, caller, commands, checked.ready, ends);
  else {
    await queueEach(intake, caller, checked.ready, ends);
    for (const one of checked.rejected) await lookAgain(intake, caller, one, checked.ready, options, ends);
  }
  return commands.map((_, at) => ends.get(at) ?? null);
}

/** Checks the commands in slices, so that the other callers take turns. */
async function checkedOf(
  intake: CommandIntake,
  caller: Caller,
  commands: readonly CheckedCommand[],
  options: BatchOptions,
  ends: Map<number, BatchEnd>,
): Promise<Checked> {
  const ready: Ready[] = [];
  const rejected: Rejected[] = [];
  for (const [at, wanted] of commands.entries()) {
    if (at > 0 && at % limits.batchSlice === 0) await new Promise<void>(afterThisTurn);
    const before = isRefusal(wanted) ? { end: wanted } : await intake.beforeQueue(caller, wanted, options);
    if (before.end !== undefined) ends.set(at, before.end);
    if (isRefusal(wanted)) continue;
    if (before.end === undefined) ready.push({ at, wanted, command: before.ready });
    else if (isRefusal(before.end) && !before.isDenied) rejected.push({ at, wanted, refusal: before.end });
  }
  return { ready, rejected };
}

/** What was rejected is looked at again if a queued command in front of it has its id, or has taken the externalId that it selects by. */
async function lookAgain(
  intake: CommandIntake,
  caller: Caller,
  { at, wanted, refusal }: Rejected,
  ready: readonly Ready[],
  options: BatchOptions,
  ends: Map<number, BatchEnd>,
): Promise<void> {
  const { commandId, connectorId, companyId, externalId } = wanted;
  const earlier = ready.filter((one) => one.at < at && !isRefusal(ends.get(one.at)));
  if (earlier.some(({ command }) => command.commandId === commandId))
    return void ends.set(at, await intake.knownOr(refusal, caller, wanted));
  const isTaken = ({ command }: Ready): boolean =>
    command.claim !== undefined &&
    command.externalId === externalId &&
    command.connectorId === connectorId &&
    command.companyId === companyId;
  if (refusal.refused.code !== 'unknown_link' || !earlier.some(isTaken)) return;
  const unresolved = await intake.ownIdRefusal(caller, wanted);
  if (unresolved) return void ends.set(at, unresolved);
  // The create command has ended meanwhile.
  const before = await intake.beforeQueue(caller, wanted, options);
  if (before.end !== undefined) ends.set(at, before.end);
  else await queueEach(intake, caller, [{ at, wanted, command: before.ready }], ends);
}

async function queueEach(
  intake: CommandIntake,
  caller: Caller,
  ready: readonly Ready[],
  ends: Map<number, BatchEnd>,
): Promise<void> {
  const { outcomes, full } = await intake.queueMany(commandsOf(ready), false);
  const queuedAt = new Map(
    ready.flatMap(({ at, wanted }, index) => (outcomes[index]?.kind === 'queued' ? [[wanted.commandId, at]] : [])),
  );
  for (const [index, { at, wanted }] of ready.entries()) {
    const outcome = outcomes[index];
    // The id may be that of a command behind it, which was not there yet.
    if (outcome?.kind === 'linked' && (queuedAt.get(wanted.commandId) ?? 0) > at) ends.set(at, takenOwnId(outcome.link));
    else if (outcome) ends.set(at, outcome.kind === 'queued' ? outcome.command : await intake.asBefore(outcome, caller, wanted));
    else if (full) ends.set(at, await intake.knownOr(full, caller, wanted));
  }
}

/** Queues a list as a whole. Known commands count as queued; new ones are queued together or not at all. */
async function queueWhole(
  intake: CommandIntake,
  caller: Caller,
  commands: readonly CheckedCommand[],
  ready: readonly Ready[],
  ends: Map<number, BatchEnd>,
): Promise<void> {
  const repeats = await repeatsIn(commands, ends);
  refuseSharedOwnIds(ready, ends);
  let left = ready.filter(({ at }) => !repeats.has(at));
  while (left.length > 0 && !hasRefusal(ends)) {
    const { outcomes, full } = await intake.queueMany(commandsOf(left), true);
    const unknown: Ready[] = [];
    for (const [index, one] of left.entries()) {
      const outcome = outcomes[index];
      if (outcome)
        ends.set(one.at, outcome.kind === 'queued' ? outcome.command : await intake.asBefore(outcome, caller, one.wanted));
      else if (full) ends.set(one.at, await intake.knownOr(full, caller, one.wanted));
      else unknown.push(one);
    }
    if (unknown.length === left.length) throw new Error('A list that is kept together was not queued, and none of it is known.');
    left = unknown;
  }
  for (const [at, first] of repeats) {
    const end = ends.get(first);
    if (end) ends.set(at, end);
  }
}

/** If two commands take one externalId, all or none means none: the second cannot be queued. */
function refuseSharedOwnIds(ready: readonly Ready[], ends: Map<number, BatchEnd>): void {
  const takers = new Map<string, NewCommand>();
  for (const { at, command } of ready) {
    const address = addressOfOwn(command);
    if (address === null) continue;
    const name = JSON.stringify(address);
    const first = takers.get(name);
    if (first === undefined) takers.set(name, command);
    else if (first.commandId !== command.commandId) ends.set(at, sharedOwnId(address, first.commandId));
  }
}

/** Commands that repeat an earlier one of the list, with the index of that command. A repeated id with another request is rejected. */
async function repeatsIn(commands: readonly CheckedCommand[], ends: Map<number, BatchEnd>): Promise<ReadonlyMap<number, number>> {
  const firsts = new Map<string, { readonly at: number; readonly wanted: WantedCommand }>();
  const repeats = new Map<number, number>();
  for (const [at, wanted] of commands.entries()) {
    if (isRefusal(wanted)) continue;
    const first = firsts.get(wanted.commandId);
    if (!first) firsts.set(wanted.commandId, { at, wanted });
    else if (await isSameRequest(first.wanted, wanted)) repeats.set(at, first.at);
    else ends.set(at, reusedId(wanted.commandId));
  }
  return repeats;
}

const commandsOf = (ready: readonly Ready[]): readonly NewCommand[] => ready.map(({ command }) => command);

const hasRefusal = (ends: ReadonlyMap<number, BatchEnd>): boolean => [...ends.values()].some(isRefusal);
