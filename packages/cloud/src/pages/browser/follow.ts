/** Waits until a command has finished. */

import { type ApiResponse, callApi } from './api.ts';
import { pause } from './clock.ts';

/** The first wait is short, so that the page soon shows what a command waits for. */
const FIRST_WAIT_SECONDS = 2;
const WAIT_SECONDS = 20;
const RETRY_MS = 2_000;

export interface FollowedCommand {
  readonly commandId: string;
  readonly type: string;
  readonly status: string;
}

/** The texts of a finished command, in the language of the reader. */
export interface ShownSentences {
  readonly error: string | null;
  /** The sentences of the warnings, one for each. */
  readonly warnings: readonly string[];
}

export interface Follower<Command extends FollowedCommand> {
  readonly onWait: (command: Command) => void;
  /** The connection is lost; asking again harms nothing. */
  readonly onLost: () => void;
}

/** The command once it is done or failed, with its sentences as `shown`, or why it cannot be asked for. */
export async function follow<Command extends FollowedCommand>(
  commandId: string,
  { onWait, onLost }: Follower<Command>,
): Promise<ApiResponse> {
  for (let seconds = FIRST_WAIT_SECONDS; ; seconds = WAIT_SECONDS) {
    const response = await callApi(`/app/commands/${encodeURIComponent(commandId)}?wait=${seconds}`);
    if (!response.ok && response.error.code === 'unreachable') {
      onLost();
      await pause(RETRY_MS);
      continue;
    }
    if (!response.ok) return response;
    const command = response.command as Command;
    if (command.status === 'done' || command.status === 'failed') return response;
    onWait(command);
  }
}
