/** The pages of webhook endpoints: create one, ping it, rotate its secret, replay events. */

import { callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { showProblem } from '../problem-notice.ts';
import { showSecret } from '../secret-dialog.ts';

const { document } = globalThis;

const createForm = document.querySelector<HTMLFormElement>('form[data-new-webhook]');
const replayForm = document.querySelector<HTMLFormElement>('form[data-replay]');
const rotateForm = document.querySelector<HTMLFormElement>('form[data-rotate-secret]');

const LOST_SECRET =
  'If the endpoint is in the list, rotate its signing secret on its page: the first one was in the lost response.';
const LOST_ROTATION = 'If the secret was rotated, the new one was in the lost response: rotate it once more.';

/** Says below the fields of a form why it was rejected, and marks the first field. */
function showBelow(form: HTMLFormElement, field: string, problem: Problem | null): void {
  const sentences =
    problem === null ? [] : problem.details.length > 0 ? problem.details.map(({ message }) => message) : [problem.message];
  element('[data-problem]', form).textContent = sentences.join(' ');
  const input = element<HTMLInputElement>(`[name=${field}]`, form);
  input.toggleAttribute('aria-invalid', problem !== null);
  if (problem !== null) input.focus();
}

async function whileBusy<Result>(form: HTMLFormElement, work: () => Promise<Result>): Promise<Result> {
  const button = element<HTMLButtonElement>('button[type=submit]', form);
  button.disabled = true;
  const result = await work();
  button.disabled = false;
  return result;
}

createForm?.addEventListener('submit', async (event) => {
  event.preventDefault();
  showBelow(createForm, 'url', null);
  const data = new FormData(createForm);
  const [types, companies] = ['types', 'companies'].map((name) => data.getAll(name).map(String));
  const body = {
    url: String(data.get('url')).trim(),
    description: String(data.get('description')).trim(),
    delivery: String(data.get('delivery')),
    include: data.getAll('include').map(String),
    ...(types && types.length > 0 && { types }),
    ...(companies && companies.length > 0 && { companies }),
  };
  const response = await whileBusy(createForm, () => callApi('/app/webhooks', { body, ifLost: LOST_SECRET }));
  if (!response.ok) return showBelow(createForm, 'url', response.error);
  const { webhookId } = response.webhook as { readonly webhookId: string };
  const goOn = (): void => location.assign(`/portal/webhooks/${encodeURIComponent(webhookId)}`);
  showSecret('Endpoint created. Copy the signing secret now.', String(response.secret), goOn);
});

rotateForm?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = { overlapHours: Number(new FormData(rotateForm).get('overlapHours')) };
  const response = await whileBusy(rotateForm, () =>
    callApi(rotateForm.dataset.rotateSecret ?? '', { body, ifLost: LOST_ROTATION }),
  );
  rotateForm.closest<HTMLElement>('[popover]')?.hidePopover();
  if (response.ok) showSecret('Secret rotated. Copy the new secret now.', String(response.secret));
  else showProblem(response.error);
});

/** Times are those of the reader's clock. */
const instantOf = (data: FormData, name: string): string | null => {
  const text = String(data.get(name) ?? '');
  return text === '' ? null : new Date(text).toISOString();
};

replayForm?.addEventListener('submit', async (event) => {
  event.preventDefault();
  showBelow(replayForm, 'from', null);
  const data = new FormData(replayForm);
  const [from, to] = [instantOf(data, 'from'), instantOf(data, 'to')];
  if (from === null) {
    const message = 'Choose when the period starts.';
    return showBelow(replayForm, 'from', { code: '', message, details: [], requestId: '' });
  }
  if (to !== null && to < from) {
    const message = 'From must not be later than To.';
    return showBelow(replayForm, 'from', { code: '', message, details: [], requestId: '' });
  }
  const body = { from, ...(to !== null && { to }), only: String(data.get('only')) };
  const response = await whileBusy(replayForm, () => callApi(replayForm.dataset.replay ?? '', { body }));
  if (response.ok) location.reload();
  else showBelow(replayForm, 'from', response.error);
});

const pingButton = document.querySelector<HTMLButtonElement>('[data-ping]');
pingButton?.addEventListener('click', async () => {
  pingButton.disabled = true;
  const response = await callApi(pingButton.dataset.ping ?? '', { method: 'POST' });
  pingButton.disabled = false;
  if (!response.ok) return showProblem(response.error);
  const { delivered, status, ms, error } = response as unknown as PingResult;
  const place = element('[data-ping-result]');
  const title = document.createElement('h2');
  title.textContent = delivered ? 'Ping delivered' : 'Ping failed';
  const words = document.createElement('p');
  words.textContent = delivered
    ? `The receiver returned ${status} in ${ms} ms.`
    : `${error ?? ''} Fix the receiver and send another ping.`;
  place.dataset.tone = delivered ? 'done' : 'failed';
  place.replaceChildren(title, words);
  place.hidden = false;
});

interface PingResult {
  readonly delivered: boolean;
  readonly status: number | null;
  readonly ms: number;
  readonly error: string | null;
}
