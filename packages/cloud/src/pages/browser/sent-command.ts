/**
 * Sends a command under an id that the page chooses once. The same id cannot be queued twice, so a request whose response was
 * lost is sent again until its outcome is known.
 */

import { apiWords } from '@ledgerline/words/browser/api';
import { type ApiResponse, ask, type Problem } from './api.ts';
import { pause } from './clock.ts';
import { showNotice } from './problem-notice.ts';
import { newCommandId } from './randomness.ts';
import { language } from './reader.ts';

const words = apiWords(language);

/** The pauses before each further attempt. */
const PAUSES_MS = [250, 500, 1_000, 2_000];
const KEPT = 'unanswered-command';

/** The last command, while it is not known whether it was queued. */
let unanswered: { readonly request: string; readonly commandId: string } | null = null;

export interface Sending {
  /** The response is lost, and the command is sent again. */
  readonly onLost: () => void;
  /** How the id begins. */
  readonly idStart?: string;
}

/** If no response arrives at all, the problem has the code `no_response`. */
export async function sendCommand(path: string, body: object, { onLost, idStart = 'try-' }: Sending): Promise<ApiResponse> {
  const request = JSON.stringify([path, body]);
  const isResent = unanswered?.request === request;
  const commandId = isResent && unanswered ? unanswered.commandId : newCommandId(idStart);
  unanswered = { request, commandId };
  sessionStorage.setItem(KEPT, commandId);
  const response = await untilAnswered(path, { ...body, commandId }, isResent, onLost);
  if (response === null) return { ok: false, error: notKnown(commandId) };
  forget();
  return response;
}

function forget(): void {
  unanswered = null;
  sessionStorage.removeItem(KEPT);
}

async function untilAnswered(
  path: string,
  body: { readonly commandId: string },
  isResent: boolean,
  onLost: () => void,
): Promise<ApiResponse | null> {
  for (const [attempt, pauseMs] of [0, ...PAUSES_MS].entries()) {
    if (attempt > 0) onLost();
    await pause(pauseMs);
    const response = await ask(path, { body });
    if (response === null || isOurFault(response)) continue;
    // A rejection says nothing about the attempts before it.
    if (response.ok || (attempt === 0 && !isResent)) return response;
    const found = await find(body.commandId);
    if (found !== 'unknown') return found ?? response;
  }
  return null;
}

/** Whether the server failed, possibly after it had queued the command. */
const isOurFault = (response: ApiResponse): boolean => !response.ok && response.error.code === 'internal_error';

/** The command, null if it was not queued. */
async function find(commandId: string): Promise<ApiResponse | 'unknown' | null> {
  const response = await ask(`/app/commands/${encodeURIComponent(commandId)}`);
  if (response === null) return 'unknown';
  if (response.ok) return response;
  return response.error.code === 'unknown_command' ? null : 'unknown';
}

const notKnown = (commandId: string): Problem => ({
  code: 'no_response',
  message: words.notKnownIfQueued(commandId),
  details: [],
  requestId: '',
});

/** Requests the outcome of a command after the page was loaded again. A missing command may still be arriving. */
async function settle(): Promise<void> {
  const commandId = sessionStorage.getItem(KEPT);
  if (commandId === null) return;
  let found = await find(commandId);
  for (const pauseMs of PAUSES_MS) {
    if (found !== null || unanswered !== null) break;
    await pause(pauseMs);
    found = await find(commandId);
  }
  if (found === 'unknown' || unanswered !== null) return;
  forget();
  if (found === null)
    showNotice({
      title: words.notArrived,
      text: words.notArrivedHint(commandId),
      link: linkTo('/portal/commands', words.commands),
    });
  else
    showNotice({
      title: words.wasQueued,
      text: words.wasQueuedHint(commandId),
      link: linkTo(`/portal/commands/${encodeURIComponent(commandId)}`, words.openCommand),
    });
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

void settle();
