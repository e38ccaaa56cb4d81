/** The page of an invitation: reads what it is for and lets the person join, after a login if they have one. */

import { invitationScriptWords } from '@ledgerline/words/browser/account';
import { paragraph } from '@ledgerline/words/paragraph';
import { roleWords } from '@ledgerline/words/shared/role';
import { callApi } from '../api.ts';
import { element } from '../element.ts';
import { onSubmit, showAtField } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';

/** The key of the invitation in the session storage while the person logs in, so that no server sees it in an address. */
const KEPT = 'invitation';

const token = location.hash.slice(1) || (sessionStorage.getItem(KEPT) ?? '');
const form = element<HTMLFormElement>('form[data-invitation]');
const button = element<HTMLButtonElement>('button[type=submit]', form);
const intro = element('[data-intro]');

type Step = 'choose-password' | 'log-in' | 'log-in-as-other' | 'join';

const words = invitationScriptWords(language);

const STEPS: Readonly<Record<Step, { readonly button: string; readonly hint: string }>> = {
  'choose-password': { button: words.join, hint: words.choosePassword },
  'log-in': { button: words.logInAndJoin, hint: words.haveLogin },
  'log-in-as-other': { button: words.logInAsThis, hint: words.otherLogin },
  join: { button: words.join, hint: words.ownLogin },
};

let step: Step | null = null;

async function show(): Promise<void> {
  const answer = await callApi('/invitation/read', { body: { token }, isRead: true });
  if (!answer.ok) {
    sessionStorage.removeItem(KEPT);
    intro.textContent = words.byEmail;
    return showProblem(answer.error);
  }
  step = answer.step as Step;
  const { button: label, hint } = STEPS[step];
  element('[data-title]').textContent = words.joinCompany(String(answer.companyName));
  const role = roleWords(language)[answer.role as keyof ReturnType<typeof roleWords>];
  intro.textContent = paragraph([words.invites(String(answer.invitedBy), String(answer.email), role), hint]);
  for (const part of form.querySelectorAll<HTMLElement>('[data-step]')) part.hidden = part.dataset.step !== step;
  button.textContent = label;
  button.hidden = false;
}

onSubmit(form, async () => {
  if (step === 'log-in' || step === 'log-in-as-other') return logIn();
  const { value: password } = element<HTMLInputElement>('[name=password]', form);
  const answer = await callApi('/invitation/accept', { body: { token, ...(step === 'choose-password' && { password }) } });
  if (answer.ok) {
    sessionStorage.removeItem(KEPT);
    return location.assign('/portal');
  }
  const wrong = answer.error.details.find(({ path }) => path === '/password');
  if (wrong) showAtField(form, 'password', wrong.message);
  else showProblem(answer.error);
});

function logIn(): void {
  sessionStorage.setItem(KEPT, token);
  location.assign('/login?next=/invitation');
}

void show();
