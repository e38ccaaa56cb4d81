/** The forms of the pages about the account: posts each as JSON and shows problems next to each field. */

import { apiWords } from '@ledgerline/words/browser/api';
import { callApi } from '../api.ts';
import { onSubmit, showAtField, withRequest } from '../form.ts';
import { language } from '../reader.ts';

for (const form of globalThis.document.querySelectorAll<HTMLFormElement>('form[data-settings]')) onSubmit(form, () => send(form));

async function send(form: HTMLFormElement): Promise<void> {
  const data = Object.fromEntries([...new FormData(form).entries()].map(([name, value]) => [name, sentValue(form, name, value)]));
  const answer = await callApi(form.action, { body: data, ifLost: form.dataset.ifLost ?? '' });
  if (answer.ok && form.dataset.leadsTo) return location.assign(form.dataset.leadsTo);
  if (answer.ok) {
    form.reset();
    const said = form.querySelector('[data-said]');
    if (said) said.textContent = form.dataset.done ?? '';
    return;
  }
  const { code, message, details, requestId } = answer.error;
  if (code === 'invalid_login') return showAtField(form, 'currentPassword', apiWords(language).wrongPassword);
  for (const detail of details) showAtField(form, detail.path.slice(1), detail.message);
  const last = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].at(-1)?.name ?? '';
  if (details.length === 0) showAtField(form, last, withRequest({ message, requestId }));
}

/** The value to send. Fields with data-json contain JSON: numbers and null. Boxes with data-list are a list of the ticked ones. */
function sentValue(form: HTMLFormElement, name: string, value: unknown): unknown {
  if (form.querySelector(`[name="${name}"][data-list]`)) return new FormData(form).getAll(name);
  return form.querySelector(`[name="${name}"][data-json]`) ? JSON.parse(String(value)) : value;
}
