/** Creates a link to the file of a command, and opens the mail program of the person with a letter that contains it. */

import { callApi } from './api.ts';
import { showProblem } from './problem-notice.ts';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The button is disabled during the request, so that two taps create one link. */
export async function shareFile(button: HTMLButtonElement, commandId: string, language: string, email = ''): Promise<void> {
  button.disabled = true;
  const response = await callApi('/app/file-links', { body: { commandId, language } });
  button.disabled = false;
  if (!response.ok) return showProblem(response.error);
  const { subject, text } = response.letter as Letter;
  location.href = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
