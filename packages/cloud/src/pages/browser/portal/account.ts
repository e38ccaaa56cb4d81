/** The forms of sign-up, login and the links of emails: posts them as JSON and shows problems next to each field. */

import { accountScriptWords, lostFormWords } from '@ledgerline/words/browser/account';
import { callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { labelOf, markField, onSubmit } from '../form.ts';
import { nextPage } from '../next-page.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';

const { document } = globalThis;
const form = element<HTMLFormElement>('form[data-account]');
const asked = new URLSearchParams(location.search);

type Form = 'signup' | 'login' | 'forgot' | 'reset' | 'undo' | 'confirm' | 'subscribe' | 'subscription';
const kind = form.dataset.account as Form;
/** Forms that the link of an email leads to. */
const LINKED: readonly Form[] = ['reset', 'undo', 'confirm', 'subscription'];

/** Hidden ones are for browsers without JavaScript. */
const inputs = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];

onSubmit(form, async () => {
  element('[data-message]').hidden = true;
  const missing = inputs().filter((input) => input.required && input.value.trim() === '');
  if (missing.length > 0) return showMissing(missing);
  const answer = await callApi(form.action, { body: members(), ifLost: lostFormWords(language)[kind] });
  if (answer.ok) whenDone[kind](answer);
  else if (answer.error.code === 'second_factor_required') confirmLogin();
  else showProblems(answer.error);
});

/** The login page asks for the second factor now. */
function confirmLogin(): void {
  if (kind === 'login') location.reload();
  else location.assign('/login');
}

type Answered = Extract<Awaited<ReturnType<typeof callApi>>, { ok: true }>;

const whenDone: Record<Form, (answer: Answered) => void> = {
  signup: ({ tenantApiKey }) => welcome(String(tenantApiKey)),
  login: () => location.assign(nextPage(asked.get('next'), location.origin)),
  forgot: () => welcome(),
  reset: () => welcome(),
  undo: () => welcome(),
  confirm: ({ email }) => welcome(String(email)),
  subscribe: () => welcome(),
  subscription: () => welcome(),
};

/** What was filled in; the plan comes from the link of the pricing page, the token from the link of an email. */
function members(): Record<string, string> {
  const filled = inputs().filter(({ value }) => value !== '');
  const plan = kind === 'signup' ? asked.get('plan') : null;
  return {
    ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    ...(plan !== null && { plan }),
    ...(LINKED.includes(kind) && { token: location.hash.slice(1) }),
  };
}

function showMissing(missing: readonly HTMLInputElement[]): void {
  for (const input of missing) markField(form, input.name, accountScriptWords(language).enter(labelOf(input)));
  missing[0]?.focus();
}

/** Shows each problem next to its field and the rest above the form; focuses the first invalid field. */
function showProblems(problem: Problem): void {
  const unplaced = problem.details.filter(({ path, message }) => {
    const input = inputs().find(({ name }) => `/${name}` === path);
    if (!input) return true;
    markField(form, input.name, message);
    return false;
  });
  if (problem.details.length === 0 || unplaced.length > 0) showProblem({ ...problem, details: unplaced });
  form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
}

/** Shows the section for this response, with its text. */
function welcome(shown = ''): void {
  const section = element('[data-welcome]');
  const place = section.querySelector('[data-secret]');
  if (place) place.textContent = shown;
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  form.hidden = true;
  section.hidden = false;
  section.focus();
}

/** A hint only: length, and how many kinds of signs there are. */
function strength(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length < 8) return password.length === 0 ? 0 : 1;
  return Math.min(4, 1 + Math.floor(password.length / 8) + (kinds > 2 ? 1 : 0));
}

const meter = document.querySelector<HTMLElement>('[data-meter]');
if (meter) {
  form.querySelector<HTMLInputElement>('[type=password]')?.addEventListener('input', ({ target }) => {
    meter.dataset.level = String(strength((target as HTMLInputElement).value));
  });
}

const next = asked.get('next');
if (next !== null) {
  const cameBack = document.querySelector<HTMLElement>('[data-came-back]');
  if (cameBack) cameBack.hidden = false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-next]'))
    link.search = `?next=${encodeURIComponent(next)}`;
}

const plan = asked.get('plan');
const planLine = document.querySelector<HTMLElement>('[data-plan]');
if (plan !== null && planLine) {
  planLine.hidden = false;
  element('[data-plan-name]').textContent = plan;
}
