/** Runs the example of a recipe in the reader's sandbox and shows the result: the sentence first, the JSON second. */

import { apiWords } from '@ledgerline/words/browser/api';
import { commandRunWords } from '@ledgerline/words/browser/command-run';
import type { Problem } from './api.ts';
import { displayStatusOf, type SummarisedCommand, summaryLine, tookText } from './command-summary.ts';
import { follow, type ShownSentences } from './follow.ts';
import { language, reader } from './reader.ts';
import { sendCommand } from './sent-command.ts';

const { document } = globalThis;
const words = commandRunWords(language);
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
      await run(card, { type: button.dataset.run || (card.dataset.try ?? ''), verb: button.dataset.verb ?? '' }, value);
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
    complain(card, payload, apiWords(language).notJson((error as Error).message));
    payload.focus();
    return undefined;
  }
}

function complain(card: HTMLElement, payload: HTMLTextAreaElement, said: string): void {
  const place = part(card, '#payload-error');
  place.textContent = said;
  place.hidden = said === '';
  payload.setAttribute('aria-invalid', String(said !== ''));
  if (said === '') payload.removeAttribute('aria-describedby');
  else payload.setAttribute('aria-describedby', 'payload-error');
}

/** A field as the recipe declares it. */
interface Declared {
  readonly type: string;
  readonly verb: string;
}

async function run(card: HTMLElement, { type, verb }: Declared, payload: unknown): Promise<void> {
  const companyId = part<HTMLSelectElement>(card, '#book').value;
  const show = (command: SummarisedCommand, shown?: ShownSentences): void => showSummary(card, command, verb, shown);
  show({ commandId: '', type, status: 'queued', result: null, error: null });
  const onLost = (): void => {
    part(card, '[data-took]').textContent = words.askingAgain;
  };
  const accepted = await sendCommand('/app/sandbox/commands', { companyId, type, payload }, { onLost });
  if (!accepted.ok) return refused(card, accepted.error);
  const queued = accepted.command as SummarisedCommand;
  show(queued);
  const ended = await follow<SummarisedCommand>(queued.commandId, { onWait: (waiting) => show(waiting), onLost });
  if (ended.ok) show(ended.command as SummarisedCommand, ended.shown as ShownSentences);
  else refused(card, ended.error, words.queued);
}

function showSummary(card: HTMLElement, command: SummarisedCommand, verb: string, shown?: ShownSentences): void {
  look(card, displayStatusOf(command));
  part(card, '[data-took]').textContent = tookText(command, reader);
  part(card, '[data-line]').textContent = summaryLine(command, verb, reader, shown);
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
  const link = (href: string, text: string): HTMLAnchorElement => {
    const made = document.createElement('a');
    made.href = href;
    made.textContent = text;
    return made;
  };
  const own = `/app/commands/${encodeURIComponent(commandId)}/artifact`;
  const file = status === 'done' && result?.artifact ? [link(own, words.openFile), link(`${own}?download`, words.download)] : [];
  return [...file, link(`/portal/commands/${encodeURIComponent(commandId)}`, words.openInPortal)];
}

/** Shows every problem and the requestId, and whether the command was queued. */
function refused(card: HTMLElement, { code, message, details, requestId }: Problem, queued = words.notQueued): void {
  const isKnown = code !== 'no_response';
  look(card, isKnown ? 'failed' : 'unknown');
  part(card, '[data-took]').textContent = isKnown ? queued : words.noResponse;
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
  request.textContent = requestId === '' ? code : words.codeAndRequest(code, requestId);
  part(card, '[data-links]').replaceChildren(...problems, request);
  part(card, '[data-raw]').hidden = true;
  reveal(card);
}
