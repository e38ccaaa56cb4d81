/** Dialogs that want a word typed before they do what cannot be undone. */

import { callApi } from './api.ts';
import { showProblem } from './problem-notice.ts';

for (const form of globalThis.document.querySelectorAll<HTMLFormElement>('form[data-confirm]')) {
  const typed = form.querySelector('input');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const isConfirmed = (): boolean => typed?.value.trim().toLowerCase() === form.dataset.confirm;

  form.addEventListener('input', () => {
    if (button) button.disabled = !isConfirmed();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!button || !isConfirmed()) return;
    button.disabled = true;
    const answer = await callApi(form.dataset.post ?? '', { method: 'POST', ifLost: form.dataset.ifLost ?? '' });
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    if (answer.ok && form.dataset.leadsTo) location.assign(form.dataset.leadsTo);
    else if (answer.ok) location.reload();
    else showProblem(answer.error);
  });
}
