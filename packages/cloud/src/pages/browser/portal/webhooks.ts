/** The pages of webhook endpoints: create one, ping it, rotate its secret, replay events. */

import { apiWords } from '@ledgerline/words/browser/api';
import { webhookScriptWords } from '@ledgerline/words/browser/webhooks';
import { figuresOf } from '@ledgerline/words/figures';
import { paragraph } from '@ledgerline/words/paragraph';
import { callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { onSubmit } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language, reader } from '../reader.ts';
import { showSecret } from '../secret-dialog.ts';

const { document } = globalThis;

const createForm = document.querySelector<HTMLFormElement>('form[data-new-webhook]');
const replayForm = document.querySelector<HTMLFormElement>('form[data-replay]');
const rotateForm = document.querySelector<HTMLFormElement>('form[data-rotate-secret]');

const words = webhookScriptWords(language);

/** Says below the fields of a form why it was rejected, and marks the first field. */
function showBelow(form: HTMLFormElement, field: string, { message, details }: Pick<Problem, 'message' | 'details'>): void {
  const sentences = details.length > 0 ? details.map((detail) => detail.message) : [message];
  element('[data-problem]', form).textContent = paragraph(sentences);
  const input = element<HTMLInputElement>(`[name=${field}]`, form);
  input.setAttribute('aria-invalid', 'true');
  input.focus();
}

if (createForm)
  onSubmit(createForm, async () => {
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
    const response = await callApi('/app/webhooks', { body, ifLost: words.lostSecret });
    if (!response.ok) return showBelow(createForm, 'url', response.error);
    const { webhookId } = response.webhook as { readonly webhookId: string };
    const goOn = (): void => location.assign(`/portal/webhooks/${encodeURIComponent(webhookId)}`);
    showSecret(words.created, String(response.secret), goOn);
  });

if (rotateForm)
  onSubmit(rotateForm, async () => {
    const body = { overlapHours: Number(new FormData(rotateForm).get('overlapHours')) };
    const response = await callApi(rotateForm.dataset.rotateSecret ?? '', { body, ifLost: words.lostRotation });
    rotateForm.closest<HTMLElement>('[popover]')?.hidePopover();
    if (response.ok) showSecret(words.rotated, String(response.secret));
    else showProblem(response.error);
  });

/** The timestamp of a field. Times are entered on the reader's clock. */
const instantOf = (data: FormData, name: string): string | null => {
  const text = String(data.get(name) ?? '');
  return text === '' ? null : new Date(text).toISOString();
};

if (replayForm)
  onSubmit(replayForm, async () => {
    const refuse = (message: string): void => showBelow(replayForm, 'from', { message, details: [] });
    const data = new FormData(replayForm);
    const [from, to] = [instantOf(data, 'from'), instantOf(data, 'to')];
    if (from === null) return refuse(words.chooseStart);
    if (to !== null && to < from) return refuse(apiWords(language).fromAfterTo);
    const body = { from, ...(to !== null && { to }), only: String(data.get('only')) };
    const response = await callApi(replayForm.dataset.replay ?? '', { body });
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
  title.textContent = delivered ? words.pingDelivered : words.pingFailed;
  const text = document.createElement('p');
  text.textContent = delivered ? words.returned(status, figuresOf(reader).durationText(ms)) : words.fixReceiver(error ?? '');
  place.dataset.tone = delivered ? 'done' : 'failed';
  place.replaceChildren(title, text);
  place.hidden = false;
});

interface PingResult {
  readonly delivered: boolean;
  readonly status: number | null;
  readonly ms: number;
  readonly error: string | null;
}
