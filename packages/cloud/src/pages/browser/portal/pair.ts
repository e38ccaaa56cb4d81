/** The page that connects a program: posts the decision and shows what came of it. */

import { callApi, type Problem } from '../api.ts';
import { nowMs } from '../clock.ts';
import { markField, onSubmit, withRequest } from '../form.ts';

const { document } = globalThis;
const DAY_MS = 86_400_000;

const form = document.querySelector<HTMLFormElement>('form[data-pair]');

if (form)
  onSubmit(form, async (submitter) => {
    const isApproved = (submitter as HTMLButtonElement | null)?.value !== 'deny';
    const path = `/app/pairings/${encodeURIComponent(form.dataset.pair ?? '')}`;
    const answer = await callApi(path, { body: isApproved ? approval(form) : { decision: 'deny' } });
    if (answer.ok) showDecided(form, isApproved);
    else showProblems(form, answer.error);
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

function showProblems(chosen: HTMLFormElement, { message, details, requestId }: Problem): void {
  const ofName = details.find(({ path }) => path === '/name');
  if (ofName) markField(chosen, 'name', ofName.message);
  else markField(chosen, '', withRequest({ message, requestId }));
}

function showDecided(chosen: HTMLFormElement, isApproved: boolean): void {
  const place = document.querySelector<HTMLElement>(`[data-decided=${isApproved ? 'approve' : 'deny'}]`);
  if (!place) return;
  chosen.hidden = true;
  place.hidden = false;
  place.focus();
}
