/** The page of an invitation: reads what it is for and lets the person join, after a login if they have one. */

import { callApi } from '../api.ts';
import { element } from '../element.ts';
import { onSubmit, showAtField } from '../form.ts';
import { showProblem } from '../problem-notice.ts';

/** Kept while the person logs in, so that it is in no address that a server sees. */
const KEPT = 'invitation';

const token = location.hash.slice(1) || (sessionStorage.getItem(KEPT) ?? '');
const form = element<HTMLFormElement>('form[data-invitation]');
const button = element<HTMLButtonElement>('button[type=submit]', form);
const intro = element('[data-intro]');

type Step = 'choose-password' | 'log-in' | 'log-in-as-other' | 'join';

const STEPS: Readonly<Record<Step, { readonly button: string; readonly hint: string }>> = {
  'choose-password': { button: 'Join', hint: 'Choose a password to log in with.' },
  'log-in': { button: 'Log in and join', hint: 'You already have a login here. Log in to join.' },
  'log-in-as-other': {
    button: 'Log in with this address',
    hint: 'You are logged in with another address. Log in with this one to join.',
  },
  join: { button: 'Join', hint: 'You join with your own login.' },
};

let step: Step | null = null;

async function show(): Promise<void> {
  const answer = await callApi('/invitation/read', { body: { token }, isRead: true });
  if (!answer.ok) {
    sessionStorage.removeItem(KEPT);
    intro.textContent = 'This page shows an invitation that you got by email.';
    return showProblem(answer.error);
  }
  step = answer.step as Step;
  const { button: label, hint } = STEPS[step];
  element('[data-title]').textContent = `Join ${answer.companyName}`;
  intro.textContent = `${answer.invitedBy} invites ${answer.email}. Your role will be ${answer.role}. ${hint}`;
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
