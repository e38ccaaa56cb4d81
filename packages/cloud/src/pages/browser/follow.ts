/** Waits until a command has finished. */

import { type ApiResponse, callApi } from './api.ts';

const WAIT_SECONDS = 20;

export interface FollowedCommand {
  readonly commandId: string;
  readonly type: string;
  readonly status: string;
}

/** The command once it is done or failed, or why it cannot be asked for; `onWait` gets its status while it is neither. */
export async function follow(commandId: string, onWait: (status: string) => void): Promise<ApiResponse> {
  for (;;) {
    const response = await callApi(`/app/commands/${encodeURIComponent(commandId)}?wait=${WAIT_SECONDS}`);
    const status = response.ok ? (response.command as FollowedCommand).status : '';
    if (!response.ok || status === 'done' || status === 'failed') return response;
    onWait(status);
  }
}
