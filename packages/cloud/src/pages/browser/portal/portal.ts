/** What every page of the portal does: buttons that post and then lead on, and the palette that finds pages and commands. */

import { type ApiResponse, callApi } from '../api.ts';
import '../offline.ts';
import { openPalette } from '../palette.ts';
import { showProblem } from '../problem-notice.ts';
import { sendCommand } from '../sent-command.ts';

const { document } = globalThis;

document.addEventListener('click', async (event) => {
  const target = event.target as Element;
  const opener = target.closest('[data-palette-open]');
  if (opener) {
    event.preventDefault();
    return openPalette();
  }
  const button = target.closest<HTMLButtonElement>('button[data-post]');
  if (!button) return;
  button.disabled = true;
  const answer = await post(button.dataset);
  button.disabled = false;
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!answer.ok) return showProblem(answer.error);
  lead(button, answer);
});

/** A command gets its id here, with the start that the button has, so that it can be sent again. */
function post({ post = '', body, leadsToCommand, ifLost = '' }: DOMStringMap): Promise<ApiResponse> {
  if (leadsToCommand !== undefined) return sendCommand(post, {}, { idStart: leadsToCommand, onLost: () => {} });
  return callApi(post, { method: 'POST', ifLost, ...(body !== undefined && { body: JSON.parse(body) as unknown }) });
}

/** Goes to the target of the button, to the address in the response, to the command that was just created, or reloads this page. */
function lead({ dataset }: HTMLButtonElement, answer: { readonly [member: string]: unknown }): void {
  const command = answer.command as { readonly commandId?: string } | undefined;
  if (dataset.leadsToCommand !== undefined && command?.commandId !== undefined) {
    location.assign(`/portal/commands/${encodeURIComponent(command.commandId)}`);
  } else if (dataset.leadsToUrl !== undefined) location.assign(String(answer.url));
  else if (dataset.leadsTo) location.assign(dataset.leadsTo);
  else location.reload();
}

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  openPalette();
});
