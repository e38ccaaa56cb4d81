/** Gives a key a new secret, and ends the one before it ahead of its time. */

import { callApi } from '../api.ts';
import { element } from '../element.ts';
import { showProblem } from '../problem-notice.ts';
import { showSecret } from '../secret-dialog.ts';

const { document } = globalThis;

let rotating: { readonly keyId: string; readonly name: string } | null = null;

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-rotate]');
  if (!button) return;
  const { rotate: keyId = '', name = '' } = button.dataset;
  rotating = { keyId, name };
  element('[data-rotate-name]').textContent = `“${name}”`;
  element('#rotate-key-problem').textContent = '';
  element('#rotate-key').showPopover();
  element('#rotate-key-overlap').focus();
});

element<HTMLFormElement>('[data-rotate-key-form]').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!rotating) return;
  const { keyId, name } = rotating;
  const overlapHours = Number(element<HTMLSelectElement>('#rotate-key-overlap').value);
  const answer = await callApi(`/app/api-keys/${encodeURIComponent(keyId)}/rotate`, {
    body: { overlapHours },
    ifLost: `If “${name}” was rotated, the new secret was in the lost response: rotate the key once more.`,
  });
  if (!answer.ok) {
    element('#rotate-key-problem').textContent = answer.error.message;
    return;
  }
  element('#rotate-key').hidePopover();
  showSecret(`Key “${name}” rotated. Copy the new secret now.`, String(answer.secret));
});

document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-end-previous]');
  if (!button) return;
  button.disabled = true;
  const answer = await callApi(button.dataset.endPrevious ?? '', { method: 'POST' });
  if (answer.ok) location.reload();
  else showProblem(answer.error);
  button.disabled = false;
});
