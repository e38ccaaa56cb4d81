/** The page that connects a program: posts the decision and shows what came of it. */

import { callApi, type Problem } from '../api.ts';
import { nowMs } from '../clock.ts';

const { document } = globalThis;
const DAY_MS = 86_400_000;

const form = document.querySelector<HTMLFormElement>('form[data-pair]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  showProblem('', '');
  showProblem('name', '');
  const button = event.submitter as HTMLButtonElement | null;
  const isApproved = button?.value !== 'deny';
  setDisabled(true);
  const path = `/app/pairings/${encodeURIComponent(form.dataset.pair ?? '')}`;
  const answer = await callApi(path, { body: isApproved ? approval(form) : { decision: 'deny' } });
  setDisabled(false);
  if (answer.ok) showDecided(isApproved);
  else showProblems(answer.error);
});

/** A connector gets its configuration as it is; only a key has rights to choose. */
function approval(chosen: HTMLFormElement): object {
  const data = new FormData(chosen);
  if (!data.has('preset')) return { decision: 'approve' };
  const name = String(data.get('name') ?? '').trim();
  const preset = chosen.querySelector<HTMLInputElement>('[name=preset]:checked');
  const companies = data.getAll('companies').map(String);
  const days = Number(data.get('expires') ?? 0);
  return {
    decision: 'approve',
    ...(name !== '' && { name }),
    ...(preset?.dataset.access !== undefined && { access: JSON.parse(preset.dataset.access) as unknown }),
    ...(companies.length > 0 && { companies }),
    expiresAt: days > 0 ? new Date(nowMs() + days * DAY_MS).toISOString() : null,
  };
}

function setDisabled(isDisabled: boolean): void {
  for (const button of form?.querySelectorAll('button') ?? []) button.disabled = isDisabled;
}

function showProblem(name: string, words: string): void {
  const place = form?.querySelector(`[data-problem="${name}"]`);
  if (place) place.textContent = words;
}

function showProblems({ message, details, requestId }: Problem): void {
  const ofName = details.find(({ path }) => path === '/name');
  if (ofName) showProblem('name', ofName.message.replace(/^name/, 'Name'));
  else showProblem('', `${message} Request ${requestId}`);
}

function showDecided(isApproved: boolean): void {
  const place = document.querySelector<HTMLElement>(`[data-decided=${isApproved ? 'approve' : 'deny'}]`);
  if (!form || !place) return;
  form.hidden = true;
  place.hidden = false;
  place.focus();
}
