/** The button that logs in with a passkey, or confirms a login with one. */

import { callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { nextPage } from '../next-page.ts';
import { showProblem } from '../problem-notice.ts';
import { arePasskeysSupported, usePasskey } from './passkey.ts';

const button = element<HTMLButtonElement>('[data-passkey]');
button.hidden = !arePasskeysSupported();
button.addEventListener('click', async () => {
  element('[data-message]').hidden = true;
  button.disabled = true;
  const problem = await logIn();
  button.disabled = false;
  if (problem) showProblem(problem);
  else location.assign(nextPage(new URLSearchParams(location.search).get('next'), location.origin));
});

async function logIn(): Promise<Problem | null> {
  const begun = await callApi('/login/passkey/options', { body: {}, isRead: true });
  if (!begun.ok) return begun.error;
  const used = await usePasskey(begun.options as PublicKeyCredentialRequestOptionsJSON);
  if ('problem' in used) return used.problem;
  const answer = await callApi('/login/passkey', { body: used });
  return answer.ok ? null : answer.error;
}
