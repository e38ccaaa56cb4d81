/** Switches the language in place, so that the address keeps what only the browser knows: the token of a link behind the `#`. */

import { callApi } from './api.ts';
import { showProblem } from './problem-notice.ts';

const { document, history, location } = globalThis;

for (const form of document.querySelectorAll<HTMLFormElement>('form.languages')) {
  form.addEventListener('submit', async (event) => {
    const chosen = (event.submitter as HTMLButtonElement | null)?.value;
    if (chosen === undefined) return;
    event.preventDefault();
    const response = await callApi(form.action, { body: { language: chosen }, isRead: true });
    if (!response.ok) return showProblem(response.error);
    // A language in the address would go before the one that was chosen.
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    history.replaceState(null, '', address);
    location.reload();
  });
}
