/** Waits for a command as long as the caller wants, and reports during a long wait what the command waits for. */

import { isTerminal } from '@ledgerline/contract';
import { awaitCommand } from '../../command/followed-command.ts';
import { waitingReason } from '../../delivery/presence.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { Desk } from './desk.ts';
import type { RunningCall } from './tool.ts';

/** The caller hears of a wait this often. */
const PROGRESS_MS = 5_000;

export const WAIT_SECONDS_MAX = 50;
export const WAIT_SECONDS_DEFAULT = 30;

export async function waitForCommand(
  desk: Desk,
  commandId: string,
  seconds: number,
  { tellProgress, abandoned }: RunningCall,
): Promise<CommandSnapshot | Refusal> {
  const { context, caller, lookAgain, openWaits } = desk;
  if (seconds === 0) return awaitCommand(context, { caller, lookAgain }, commandId, null);
  const limited = openWaits.enter(caller.callerId);
  if (limited) return limited;
  const endsAt = context.clock.now() + seconds * 1000;
  try {
    for (;;) {
      const milliseconds = Math.min(PROGRESS_MS, endsAt - context.clock.now());
      const command = await awaitCommand(context, { caller, lookAgain }, commandId, { milliseconds, abandoned });
      const isOver = context.clock.now() >= endsAt || abandoned.aborted || context.wakeups.isClosed;
      if (isRefusal(command) || isTerminal(command.status) || isOver) return command;
      await tellProgress(await progressOf(desk, command));
    }
  } finally {
    openWaits.leave(caller.callerId);
  }
}

/** What a command waits for, in our own words. */
async function progressOf({ context }: Pick<Desk, 'context'>, command: CommandSnapshot): Promise<string> {
  if (command.status === 'running') return 'The command is running.';
  const place = command.queuePosition === null ? 'queued' : `number ${command.queuePosition} in the queue`;
  const reason = await waitingReason(context, command);
  return reason === null ? `The command is ${place}.` : `The command is ${place}. ${reason.message}`;
}
