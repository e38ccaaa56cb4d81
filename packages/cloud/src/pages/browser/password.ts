/** Changes the password: posts the form and shows problems next to each field. */

import { callApi } from './api.ts';
import { withLabel } from './label.ts';

const form = globalThis.document.querySelector<HTMLFormElement>('form[data-password]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  for (const place of form.querySelectorAll('[data-problem], [data-said]')) place.textContent = '';
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const data = Object.fromEntries(new FormData(form).entries());
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button) button.disabled = true;
  const answer = await callApi('/app/password', { body: data });
  if (button) button.disabled = false;
  if (answer.ok) {
    form.reset();
    const said = form.querySelector('[data-said]');
    if (said) said.textContent = 'Password changed. All other sessions have ended.';
    return;
  }
  const { code, message, details, requestId } = answer.error;
  if (code === 'invalid_login') return mark('currentPassword', 'The current password is wrong.');
  for (const detail of details) mark(detail.path.slice(1), detail.message);
  if (details.length === 0) mark('newPassword', `${message} Request ${requestId}`);
});

function mark(name: string, words: string): void {
  const place = form?.querySelector(`[data-problem="${name}"]`);
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (place) place.textContent = input ? withLabel(words, input) : words;
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}
