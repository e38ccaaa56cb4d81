/** Runs the example of a recipe in the reader's sandbox and shows the result: the sentence first, the JSON second. */

import { type ApiResponse, callApi, type Problem } from './api.ts';
import { displayStatusOf, type SummarisedCommand, summaryLine, tookText } from './command-summary.ts';

const WAIT_SECONDS = 25;
const { document } = globalThis;
const card = document.querySelector<HTMLElement>('[data-try]');
if (card) serve(card);

function part<E extends HTMLElement>(card: HTMLElement, selector: string): E {
  const found = card.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function serve(card: HTMLElement): void {
  const payload = part<HTMLTextAreaElement>(card, '#payload');
  const example = payload.defaultValue;
  part(card, '[data-reset]').addEventListener('click', () => {
    payload.value = example;
    payload.focus();
    complain(card, payload, '');
  });
  const buttons = [...card.querySelectorAll<HTMLButtonElement>('[data-run]')];
  for (const button of buttons) {
    button.addEventListener('click', async () => {
      const value = read(card, payload);
      if (value === undefined) return;
      for (const other of buttons) other.disabled = true;
      await run(card, button.dataset.run || (card.dataset.try ?? ''), value);
      for (const other of buttons) other.disabled = false;
    });
  }
}

/** The payload as typed; undefined if it is not JSON, with a message next to the field. */
function read(card: HTMLElement, payload: HTMLTextAreaElement): unknown {
  try {
    const value: unknown = JSON.parse(payload.value);
    complain(card, payload, '');
    return value;
  } catch (error) {
    complain(card, payload, `This is not JSON: ${(error as Error).message}.`);
    payload.focus();
    return undefined;
  }
}

function complain(card: HTMLElement, payload: HTMLTextAreaElement, words: string): void {
  const place = part(card, '#payload-error');
  place.textContent = words;
  place.hidden = words === '';
  payload.setAttribute('aria-invalid', String(words !== ''));
  if (words === '') payload.removeAttribute('aria-describedby');
  else payload.setAttribute('aria-describedby', 'payload-error');
}

async function run(card: HTMLElement, type: string, payload: unknown): Promise<void> {
  const companyId = part<HTMLSelectElement>(card, '#book').value;
  show(card, { commandId: '', type, status: 'queued', result: null, error: null });
  let response = await callApi('/app/sandbox/commands', { body: { companyId, type, payload } });
  for (;;) {
    if (!response.ok) return refused(card, response.error);
    const command = response.command as SummarisedCommand;
    show(card, command);
    if (command.status === 'done' || command.status === 'failed') return;
    response = await follow(command);
  }
}

const follow = ({ commandId }: SummarisedCommand): Promise<ApiResponse> =>
  callApi(`/app/commands/${commandId}?wait=${WAIT_SECONDS}`);

function show(card: HTMLElement, command: SummarisedCommand): void {
  look(card, displayStatusOf(command));
  part(card, '[data-took]').textContent = tookText(command);
  part(card, '[data-line]').textContent = summaryLine(command);
  part(card, '[data-links]').replaceChildren(...linksFor(command));
  part(card, '[data-json]').textContent = JSON.stringify(command, null, 2);
  part(card, '[data-raw]').hidden = command.commandId === '';
  reveal(card);
}

function reveal(card: HTMLElement): void {
  const place = part(card, '[data-answer]');
  place.hidden = false;
  place.scrollIntoView({ block: 'nearest' });
}

function look(card: HTMLElement, standing: string): void {
  const template = part<HTMLTemplateElement>(card, `template[data-look="${standing}"]`);
  part(card, '[data-badge]').replaceChildren(template.content.cloneNode(true));
}

function linksFor({ commandId, status, result }: SummarisedCommand): HTMLAnchorElement[] {
  if (commandId === '') return [];
  const link = (href: string, words: string): HTMLAnchorElement => {
    const made = document.createElement('a');
    made.href = href;
    made.textContent = words;
    return made;
  };
  const own = `/app/commands/${encodeURIComponent(commandId)}/artifact`;
  const file = status === 'done' && result?.artifact ? [link(own, 'Open the file'), link(`${own}?download`, 'Download')] : [];
  return [...file, link(`/portal/commands/${encodeURIComponent(commandId)}`, 'Open in the portal')];
}

/** The request was rejected and nothing ran: shows every problem and the requestId. */
function refused(card: HTMLElement, { code, message, details, requestId }: Problem): void {
  look(card, 'failed');
  part(card, '[data-took]').textContent = 'not queued';
  part(card, '[data-line]').textContent = message;
  const problems = details
    .filter((detail) => detail.message !== message)
    .map((detail) => {
      const line = document.createElement('span');
      line.className = 'problem';
      line.textContent = `${detail.path === '' ? '' : `${detail.path}: `}${detail.message}`;
      return line;
    });
  const request = document.createElement('span');
  request.className = 'dim';
  request.textContent = requestId === '' ? code : `${code}, request ${requestId}`;
  part(card, '[data-links]').replaceChildren(...problems, request);
  part(card, '[data-raw]').hidden = true;
  reveal(card);
}
