/** Requests a printed statement of a customer or supplier, and opens the mail program with a link to it. */

import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { reportScriptWords } from '@ledgerline/words/browser/reports';
import { type FollowedCommand, follow, type ShownSentences } from '../follow.ts';
import { onSubmit, showAtField } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';
import { sendCommand } from '../sent-command.ts';
import { shareFile } from '../shared-file.ts';

const { document } = globalThis;
const words = reportScriptWords(language);

const form = document.querySelector<HTMLFormElement>('form[data-statement]');

function say(said: string): void {
  const place = form?.querySelector('[data-statement-state]');
  if (place) place.textContent = said;
}

async function send(filled: HTMLFormElement): Promise<void> {
  const data = new FormData(filled);
  const partyCode = String(data.get('partyCode')).trim();
  if (partyCode === '') return showAtField(filled, 'partyCode', words.partyMissing);
  say(words.making);
  const inLanguage = String(data.get('statement-language'));
  const body = { type: 'arap-statement-acct-pdf', payload: { partyCode, language: inLanguage } };
  const onLost = (): void => say(words.making);
  const accepted = await sendCommand(`${String(data.get('statement-book'))}/reports`, body, { onLost, idStart: 'statement-' });
  const ended = accepted.ok
    ? await follow((accepted.command as FollowedCommand).commandId, {
        onWait: ({ status }) => say(words.still(commandStatusWords(language)[status as 'queued' | 'running'])),
        onLost,
      })
    : accepted;
  if (!ended.ok) return failed(ended.error.message);
  const { commandId, status } = ended.command as FollowedCommand;
  if (status === 'failed') return failed((ended.shown as ShownSentences).error ?? words.notMade);
  const button = filled.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await shareFile(button, commandId, inLanguage);
  say(words.mailOpened);
}

function failed(message: string): void {
  say('');
  showProblem({ code: '', message, details: [], requestId: '' });
}

if (form) onSubmit(form, () => send(form));
