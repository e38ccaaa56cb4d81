/** Runs a command in the sandbox, waits for it and shows the result as the command's page does. */

import { apiWords } from '@ledgerline/words/browser/api';
import { commandRunWords } from '@ledgerline/words/browser/command-run';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { figuresOf } from '@ledgerline/words/figures';
import type { Problem } from '../api.ts';
import { stopwatch } from '../clock.ts';
import { type FollowedCommand, follow } from '../follow.ts';
import { language, reader } from '../reader.ts';
import { sendCommand } from '../sent-command.ts';

const { document } = globalThis;
const words = commandRunWords(language);

interface Command extends FollowedCommand {
  readonly result: { readonly document?: { readonly docNo?: string } } | null;
}

const form = document.querySelector<HTMLFormElement>('form[data-run]');
const payloadField = document.querySelector<HTMLTextAreaElement>('#payload');
const problemPlace = document.querySelector<HTMLElement>('[data-problem]');
const place = document.querySelector<HTMLElement>('[data-answer]');
const foot = document.querySelector<HTMLElement>('[data-answer-foot]');
const printButton = document.querySelector<HTMLButtonElement>('[data-print]');

let lastDocNo: string | null = null;

form?.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.name === 'type' && payloadField) payloadField.value = input.dataset.payload ?? '{}';
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  return run(String(data.get('type')), String(data.get('payload')), String(data.get('companyId')));
});

printButton?.addEventListener('click', () => {
  if (lastDocNo === null || !form) return;
  const pick = form.querySelector<HTMLInputElement>('input[value="sales-invoice-acct-pdf"]');
  if (pick) pick.checked = true;
  const payload = JSON.stringify({ docNo: lastDocNo }, null, 2);
  if (payloadField) payloadField.value = payload;
  return run('sales-invoice-acct-pdf', payload, String(new FormData(form).get('companyId')));
});

async function run(type: string, payloadText: string, companyId: string): Promise<void> {
  showProblem('');
  const payload = readJson(payloadText);
  if (payload === undefined) return;
  const tookMs = stopwatch();
  setBusy(true);
  say(words.running);
  const onLost = (): void => say(words.askingAgain);
  const accepted = await sendCommand('/app/sandbox/commands', { companyId, type, payload }, { onLost });
  const answer = accepted.ok
    ? await follow<Command>((accepted.command as Command).commandId, { onWait: showWaiting, onLost })
    : accepted;
  setBusy(false);
  if (!answer.ok) return showRefusal(answer.error);
  const command = answer.command as Command;
  await showAnswer(command, tookMs());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    showProblem(apiWords(language).notJson((error as Error).message));
    payloadField?.focus();
    return undefined;
  }
}

/** Copies the result from the command's page. */
async function showAnswer(command: Command, tookMs: number): Promise<void> {
  const href = `/portal/commands/${encodeURIComponent(command.commandId)}`;
  const response = await fetch(href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const answer = page.getElementById('answer');
  if (!answer || !place || !foot) return location.assign(href);
  const content = document.createElement('div');
  content.className = 'body stack lg answer';
  for (const child of [...answer.children]) content.append(document.importNode(child, true));
  place.replaceChildren(content);
  const badge = page.querySelector('#outcome ~ .badge');
  const took = document.createElement('span');
  took.className = 'meta';
  took.textContent = figuresOf(reader).durationText(tookMs);
  document.querySelector('[data-answer-meta]')?.replaceChildren(...(badge ? [document.importNode(badge, true)] : []), took);
  foot.hidden = false;
  foot.querySelector('a')?.setAttribute('href', href);
  lastDocNo =
    command.status === 'done' && command.type === 'create-sales-invoice' ? (command.result?.document?.docNo ?? null) : null;
  if (printButton) printButton.hidden = lastDocNo === null;
  say(command.status === 'done' ? words.finished : words.failedReasonShown);
}

function showRefusal({ code, message, details, requestId }: Problem): void {
  const isKnown = code !== 'no_response';
  const template = document.querySelector<HTMLTemplateElement>(`template[data-${isKnown ? 'refused' : 'not-known'}]`);
  if (!template || !place) return;
  const content = document.importNode(template.content, true);
  const fill = (name: string, ...parts: readonly (string | Node)[]): void =>
    content.querySelector(`[data-${name}]`)?.append(...parts);
  fill('code', code);
  fill('request', requestId);
  fill('reasons', ...(details.length > 0 ? details : [{ path: '', message }]).map(reasonLine));
  place.replaceChildren(content);
  document.querySelector('[data-answer-meta]')?.replaceChildren();
  if (foot) foot.hidden = true;
  say(isKnown ? words.rejectedShown : message);
}

function reasonLine({ path, message }: Pick<Problem['details'][number], 'path' | 'message'>): HTMLLIElement {
  const line = document.createElement('li');
  const where = document.createElement('code');
  where.textContent = path;
  line.append(...(path === '' ? [] : [where, ' ']), message);
  return line;
}

function setBusy(isBusy: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('form[data-run] button[type=submit], [data-print]'))
    button.disabled = isBusy;
  if (!isBusy || !place) return;
  const waiting = document.createElement('ul');
  waiting.className = 'skel late';
  waiting.setAttribute('aria-busy', 'true');
  waiting.setAttribute('aria-label', words.running);
  for (let row = 0; row < 5; row += 1) waiting.append(document.createElement('li'));
  place.replaceChildren(waiting);
}

/** After a short wait, the reason for waiting is shown too, not only announced. */
function showWaiting({ status }: Command): void {
  const isStarting = document.querySelector('[data-starting]') !== null;
  const shown = commandStatusWords(language)[status as 'queued' | 'running'];
  const said = isStarting ? words.startsSoon(shown) : words.still(shown);
  const line = document.createElement('p');
  line.className = 'body muted';
  line.textContent = said;
  place?.replaceChildren(line);
  say(said);
}

function showProblem(said: string): void {
  if (problemPlace) problemPlace.textContent = said;
  if (said === '') payloadField?.removeAttribute('aria-invalid');
  else payloadField?.setAttribute('aria-invalid', 'true');
}

function say(said: string): void {
  const status = document.querySelector('[data-announce]');
  if (status) status.textContent = said;
}
