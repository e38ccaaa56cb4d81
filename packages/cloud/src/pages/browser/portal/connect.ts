/** The page that connects an app: posts the decision, and leads the browser back to the app. */

import { callApi, type Problem } from '../api.ts';
import { markField, onSubmit } from '../form.ts';

const { document, location } = globalThis;

const form = document.querySelector<HTMLFormElement>('form[data-connect]');

if (form)
  onSubmit(form, async (submitter) => {
    const isApproved = (submitter as HTMLButtonElement | null)?.value !== 'deny';
    // The cookie of the request is sent to this address alone.
    const path = `/portal/connect/${encodeURIComponent(form.dataset.connect ?? '')}`;
    const answer = await callApi(path, { body: isApproved ? approval(form) : { decision: 'deny' } });
    if (!answer.ok) {
      showProblems(form, answer.error);
      return;
    }
    showDecided(form, isApproved);
    location.assign(String(answer.returnTo));
  });

function approval(chosen: HTMLFormElement): object {
  const data = new FormData(chosen);
  const name = String(data.get('name') ?? '').trim();
  const preset = chosen.querySelector<HTMLInputElement>('[name=preset]:checked');
  const companies = data.getAll('companies').map(String);
  const amount = String(data.get('amountLimit') ?? '')
    .replaceAll(',', '')
    .trim();
  return {
    decision: 'approve',
    ...(name !== '' && { name }),
    ...(preset?.dataset.access !== undefined && { access: JSON.parse(preset.dataset.access) as unknown }),
    ...(companies.length > 0 && { companies }),
    ...(data.has('approval') && { approval: String(data.get('approval')) }),
    ...(amount !== '' && { amountLimit: Number.isNaN(Number(amount)) ? amount : Number(amount) }),
  };
}

function showProblems(chosen: HTMLFormElement, { message, details, requestId }: Problem): void {
  const ofName = details.find(({ path }) => path === '/name');
  if (ofName) markField(chosen, 'name', ofName.message.replace(/^name/, 'Name'));
  else markField(chosen, '', `${message} Request ${requestId}`);
}

/** An app that is no page leaves this one as it is. */
function showDecided(chosen: HTMLFormElement, isApproved: boolean): void {
  const place = document.querySelector<HTMLElement>(`[data-decided=${isApproved ? 'approve' : 'deny'}]`);
  if (!place) return;
  chosen.hidden = true;
  place.hidden = false;
  place.focus();
}
