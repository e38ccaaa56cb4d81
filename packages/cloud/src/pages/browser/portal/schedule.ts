/** Schedules a report: posts what is chosen and shows the list with it. */

import { callApi } from '../api.ts';
import { onSubmit, showAtField, withRequest } from '../form.ts';

const form = globalThis.document.querySelector<HTMLFormElement>('form[data-schedule]');

const CHOSEN = ['template', 'every', 'period', 'format', 'language'];

async function send(filled: HTMLFormElement): Promise<void> {
  const data = new FormData(filled);
  const body = Object.fromEntries(CHOSEN.map((name) => [name, String(data.get(name))]));
  const answer = await callApi(`${String(data.get('book'))}/report-schedules`, { body, ifLost: '/portal/reports' });
  if (!answer.ok) return showAtField(filled, '', withRequest(answer.error));
  location.reload();
}

if (form) onSubmit(form, () => send(form));
