/** Waits until a command has finished. */

import { type ApiResponse, callApi } from './api.ts';

const WAIT_SECONDS = 20;

export interface FollowedCommand {
  readonly commandId: string;
  readonly type: string;
  readonly status: string;
}

/** The command once it is done or failed, or why it cannot be asked for; `onWait` hears its status while it is neither. */
export async function follow(commandId: string, onWait: (status: string) => void): Promise<ApiResponse> {
  for (;;) {
    const answer = await callApi(`/app/commands/${encodeURIComponent(commandId)}?wait=${WAIT_SECONDS}`);
    const status = answer.ok ? (answer.command as FollowedCommand).status : '';
    if (!answer.ok || status === 'done' || status === 'failed') return answer;
    onWait(status);
  }
}
