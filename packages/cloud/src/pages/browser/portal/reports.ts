/** Requests a report from an account book and shows it in a frame that can run nothing. */

import { apiWords } from '@ledgerline/words/browser/api';
import { commandRunWords } from '@ledgerline/words/browser/command-run';
import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { reportScriptWords } from '@ledgerline/words/browser/reports';
import type { Problem } from '../api.ts';
import { type FollowedCommand, follow, type ShownSentences } from '../follow.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';
import { sendCommand } from '../sent-command.ts';
import { shareFile } from '../shared-file.ts';

const { document } = globalThis;
const words = reportScriptWords(language);

const form = document.querySelector<HTMLFormElement>('form[data-report]');
const place = document.querySelector<HTMLElement>('[data-preview]');
const links = document.querySelector<HTMLElement>('[data-report-links]');

/** The fields that not every report uses. */
const OPTIONAL = ['dateFrom', 'compareWith', 'groupBy'];

const control = (name: string): HTMLInputElement | HTMLSelectElement | null =>
  form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`) ?? null;

/** Enables only the fields that the chosen report uses; a disabled field is not sent. */
function offerFields(): void {
  const { takes = '', groups = '' } = document.querySelector<HTMLOptionElement>('#report-template option:checked')?.dataset ?? {};
  for (const name of OPTIONAL) {
    const field = control(name);
    if (field) field.disabled = !takes.split(' ').includes(name);
  }
  const list = control('groupBy');
  for (const option of list?.querySelectorAll('option') ?? [])
    option.hidden = option.value !== '' && !groups.split(' ').includes(option.value);
  if (list?.querySelector<HTMLOptionElement>('option:checked')?.hidden) list.value = '';
}

control('template')?.addEventListener('change', offerFields);
offerFields();

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  return show(new FormData(form));
});

/** The chosen values, without empty fields. */
function payloadOf(data: FormData): Readonly<Record<string, string>> {
  const members = ['template', 'dateFrom', 'dateTo', 'compareWith', 'groupBy', 'language', 'format'];
  return Object.fromEntries(members.map((name) => [name, String(data.get(name) ?? '')]).filter(([, value]) => value !== ''));
}

/** Checks the period in the words of the form; the server checks everything else. */
function isPeriodRight({ dateFrom = '', dateTo = '' }: Readonly<Record<string, string>>): boolean {
  const isRight = dateFrom === '' || dateTo === '' || dateFrom <= dateTo;
  const place = form?.querySelector('[data-problem=dateTo]');
  if (place) place.textContent = isRight ? '' : apiWords(language).fromAfterTo;
  const field = control('dateTo');
  if (isRight) field?.removeAttribute('aria-invalid');
  else field?.setAttribute('aria-invalid', 'true');
  if (!isRight) field?.focus();
  return isRight;
}

async function show(data: FormData): Promise<void> {
  const payload = payloadOf(data);
  if (!isPeriodRight(payload)) return;
  setBusy(true);
  say(words.making);
  const body = { type: 'statement-report-html', payload };
  const onLost = (): void => say(commandRunWords(language).askingAgain);
  const accepted = await sendCommand(`${String(data.get('book'))}/reports`, body, { onLost, idStart: 'report-' });
  const answer = accepted.ok
    ? await follow((accepted.command as FollowedCommand).commandId, {
        onWait: ({ status }) => say(words.still(commandStatusWords(language)[status as 'queued' | 'running'])),
        onLost,
      })
    : accepted;
  setBusy(false);
  if (!answer.ok) return refused(answer.error);
  const command = answer.command as FollowedCommand;
  const { error } = answer.shown as ShownSentences;
  if (command.status === 'failed') return refused({ code: '', message: error ?? words.notMade, details: [], requestId: '' });
  preview(command.commandId, payload.format ?? 'html');
}

function preview(commandId: string, format: string): void {
  const file = `/app/commands/${encodeURIComponent(commandId)}/artifact`;
  links?.querySelector('[data-open-command]')?.setAttribute('href', `/portal/commands/${encodeURIComponent(commandId)}`);
  links?.querySelector('[data-download]')?.setAttribute('href', `${file}?download`);
  if (share) share.dataset.share = commandId;
  if (links) links.hidden = false;
  for (const notice of document.querySelectorAll<HTMLElement>('[data-message]')) notice.hidden = true;
  place?.replaceChildren(format === 'csv' ? saved() : framed(file, format));
  say(words.shown);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-date-to]')) {
  button.addEventListener('click', () => {
    const { dateFrom = '', dateTo = '' } = button.dataset;
    for (const [name, value] of Object.entries({ dateFrom, dateTo })) {
      const field = control(name);
      if (field && !field.disabled) field.value = value;
    }
  });
}

const share = links?.querySelector<HTMLButtonElement>('[data-share]');
share?.addEventListener('click', () => shareFile(share, share.dataset.share ?? '', String(control('language')?.value)));

function framed(file: string, format: string): HTMLElement {
  const frame = document.createElement('iframe');
  frame.className = 'preview';
  frame.title = words.report;
  if (format === 'html') frame.setAttribute('sandbox', '');
  frame.src = format === 'pdf' ? `${file}#toolbar=0&navpanes=0` : file;
  const well = document.createElement('div');
  well.className = 'well';
  well.append(frame);
  return well;
}

function saved(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'body muted';
  line.textContent = words.rowsReady;
  return line;
}

function refused(problem: Problem): void {
  if (links) links.hidden = true;
  place?.replaceChildren();
  showProblem(problem);
  say(words.notMadeShown);
}

function setBusy(isBusy: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('form[data-report] button[type=submit]'))
    button.disabled = isBusy;
  if (!isBusy || !place) return;
  const waiting = document.createElement('ul');
  waiting.className = 'skel late';
  waiting.setAttribute('aria-busy', 'true');
  waiting.setAttribute('aria-label', words.making);
  for (let row = 0; row < 5; row += 1) waiting.append(document.createElement('li'));
  place.replaceChildren(waiting);
}

function say(said: string): void {
  const status = document.querySelector('[data-announce]');
  if (status) status.textContent = said;
}
