/** The team page: sends invitations and shows their links, and changes or removes people. */

import { teamScriptWords } from '@ledgerline/words/browser/team';
import { callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { markField, onSubmit, withRequest } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';
import { showSecret } from '../secret-dialog.ts';

const { document } = globalThis;

const words = teamScriptWords(language);

const invite = document.querySelector<HTMLFormElement>('form[data-invite]');
if (invite)
  onSubmit(invite, async () => {
    const body = Object.fromEntries(new FormData(invite).entries());
    const answer = await callApi('/app/team/invitations', { body, ifLost: words.lostLink });
    if (answer.ok) showSecret(words.sentTo(String(body.email)), String(answer.link));
    else showInviteProblem(invite, answer.error);
  });

function showInviteProblem(form: HTMLFormElement, { code, message, details, requestId }: Problem): void {
  const ofEmail = details.find(({ path }) => path === '/email');
  const isAboutEmail = ofEmail !== undefined || code === 'already_member';
  markField(form, isAboutEmail ? 'email' : '', ofEmail?.message ?? withRequest({ message, requestId }));
  element<HTMLInputElement>('[name=email]', form).focus();
}

let chosen = '';

document.addEventListener('click', async ({ target }) => {
  const clicked = target as Element;
  const resend = clicked.closest<HTMLButtonElement>('[data-resend]');
  if (resend) return sendAgain(resend);
  const member = clicked.closest<HTMLElement>('[data-member]');
  if (member) return openMember(member);
  if (clicked.closest('[data-remove]')) await act(`/app/team/${encodeURIComponent(chosen)}/remove`, undefined);
});

async function sendAgain(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const answer = await callApi(button.dataset.resend ?? '', { method: 'POST', ifLost: words.lostLink });
  button.disabled = false;
  if (answer.ok) showSecret(words.sentAgain, String(answer.link));
  else showProblem(answer.error);
}

function openMember({ dataset }: HTMLElement): void {
  chosen = dataset.member ?? '';
  element('[data-member-email]').textContent = dataset.email ?? '';
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=member-role]'))
    choice.checked = choice.value === dataset.role;
  element('#member').showPopover();
  document.querySelector<HTMLInputElement>('[name=member-role]:checked')?.focus();
}

document.querySelector<HTMLFormElement>('form[data-member-form]')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const role = new FormData(event.target as HTMLFormElement).get('member-role');
  await act(`/app/team/${encodeURIComponent(chosen)}/role`, { role });
});

document.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  const path = form.dataset.sight;
  if (path === undefined) return;
  event.preventDefault();
  const answer = await callApi(path, { body: { sees: new FormData(form).getAll('sees') } });
  if (answer.ok) location.reload();
  else showProblem(answer.error);
});

async function act(path: string, body: unknown): Promise<void> {
  const answer = await callApi(path, body === undefined ? { method: 'POST' } : { body });
  element('#member').hidePopover();
  if (answer.ok) location.reload();
  else showProblem(answer.error);
}
