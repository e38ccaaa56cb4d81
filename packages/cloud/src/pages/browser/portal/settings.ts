/** The forms of the pages about the account: posts each as JSON and shows problems next to each field. */

import { callApi } from '../api.ts';
import { withLabel } from '../label.ts';

for (const form of globalThis.document.querySelectorAll<HTMLFormElement>('form[data-settings]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });

async function send(form: HTMLFormElement): Promise<void> {
  for (const place of form.querySelectorAll('[data-problem], [data-said]')) place.textContent = '';
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const data = Object.fromEntries([...new FormData(form).entries()].map(([name, value]) => [name, sentValue(form, name, value)]));
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button) button.disabled = true;
  const answer = await callApi(form.action, { body: data, ifLost: form.dataset.ifLost ?? '' });
  if (button) button.disabled = false;
  if (answer.ok && form.dataset.leadsTo) return location.assign(form.dataset.leadsTo);
  if (answer.ok) {
    form.reset();
    const said = form.querySelector('[data-said]');
    if (said) said.textContent = form.dataset.done ?? '';
    return;
  }
  const { code, message, details, requestId } = answer.error;
  if (code === 'invalid_login') return mark(form, 'currentPassword', 'The current password is wrong.');
  for (const detail of details) mark(form, detail.path.slice(1), detail.message);
  const last = [...form.querySelectorAll('input')].at(-1)?.name ?? '';
  if (details.length === 0) mark(form, last, `${message} Request ${requestId}`);
}

/** The values of a field with data-json are JSON: numbers and null. */
const sentValue = (form: HTMLFormElement, name: string, value: unknown): unknown =>
  form.querySelector(`[name="${name}"][data-json]`) ? JSON.parse(String(value)) : value;

function mark(form: HTMLFormElement, name: string, words: string): void {
  const place = form.querySelector(`[data-problem="${name}"]`);
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (place) place.textContent = input ? withLabel(words, input) : words;
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}
