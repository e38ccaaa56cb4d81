/** Dialogs that want a word typed before they do what cannot be undone. */

import { call } from './call.ts';
import { say } from './message.ts';

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
    const answer = await call(form.dataset.post ?? '', { method: 'POST' });
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    if (answer.ok) location.reload();
    else say(answer.error);
  });
}
