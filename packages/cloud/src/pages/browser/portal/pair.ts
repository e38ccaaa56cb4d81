/** The page that connects a program: posts the decision and shows the outcome. */

import { callApi } from '../api.ts';
import { nowMs } from '../clock.ts';
import { onSubmit } from '../form.ts';
import { chosenKey, isApproval, showDecided, showProblems } from './decision-form.ts';

const DAY_MS = 86_400_000;

const form = globalThis.document.querySelector<HTMLFormElement>('form[data-pair]');

if (form)
  onSubmit(form, async (submitter) => {
    const isApproved = isApproval(submitter);
    const path = `/app/pairings/${encodeURIComponent(form.dataset.pair ?? '')}`;
    const answer = await callApi(path, { body: isApproved ? approval(form) : { decision: 'deny' } });
    if (answer.ok) showDecided(form, isApproved);
    else showProblems(form, answer.error);
  });

/** The body of an approval. A connector gets its whole configuration; only a key has rights to choose. */
function approval(chosen: HTMLFormElement): object {
  const data = new FormData(chosen);
  if (!data.has('preset')) return { decision: 'approve' };
  const days = Number(data.get('expires') ?? 0);
  const expiresAt = days > 0 ? new Date(nowMs() + days * DAY_MS).toISOString() : null;
  return { decision: 'approve', ...chosenKey(chosen), expiresAt };
}
