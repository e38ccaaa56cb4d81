/** Changes the password: posts the form and says beside each field what is wrong with it. */

import { call } from './call.ts';

const form = globalThis.document.querySelector<HTMLFormElement>('form[data-password]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  for (const place of form.querySelectorAll('[data-problem], [data-said]')) place.textContent = '';
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const data = Object.fromEntries(new FormData(form).entries());
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button) button.disabled = true;
  const answer = await call('/app/password', { body: data });
  if (button) button.disabled = false;
  if (answer.ok) {
    form.reset();
    const said = form.querySelector('[data-said]');
    if (said) said.textContent = 'The password is changed. Every other session has ended.';
    return;
  }
  const { code, message, details, requestId } = answer.error;
  if (code === 'invalid_login') return mark('currentPassword', 'This is not the password as it is.');
  for (const detail of details) mark(detail.path.slice(1), detail.message);
  if (details.length === 0) mark('newPassword', `${message} Request ${requestId}`);
});

function mark(name: string, words: string): void {
  const place = form?.querySelector(`[data-problem="${name}"]`);
  if (place) place.textContent = words;
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}
