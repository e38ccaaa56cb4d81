/** The page that connects an app: posts the decision, and leads the browser back to the app. */

import { callApi } from '../api.ts';
import { onSubmit } from '../form.ts';
import { chosenKey, isApproval, showDecided, showProblems } from './decision-form.ts';

const { document, location } = globalThis;

const form = document.querySelector<HTMLFormElement>('form[data-connect]');

if (form)
  onSubmit(form, async (submitter) => {
    const isApproved = isApproval(submitter);
    // The cookie of the request is sent to this address alone.
    const path = `/portal/connect/${encodeURIComponent(form.dataset.connect ?? '')}`;
    const answer = await callApi(path, { body: isApproved ? approval(form) : { decision: 'deny' } });
    if (!answer.ok) {
      showProblems(form, answer.error);
      return;
    }
    // An app that is no page leaves this one as it is.
    showDecided(form, isApproved);
    location.assign(String(answer.returnTo));
  });

function approval(chosen: HTMLFormElement): object {
  const data = new FormData(chosen);
  const amount = String(data.get('amountLimit') ?? '')
    .replaceAll(',', '')
    .trim();
  return {
    decision: 'approve',
    ...chosenKey(chosen),
    ...(data.has('approval') && { approval: String(data.get('approval')) }),
    ...(amount !== '' && { amountLimit: Number.isNaN(Number(amount)) ? amount : Number(amount) }),
  };
}
