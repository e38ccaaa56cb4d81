/** What the forms have in common that a script posts as JSON. What a form sends and what follows is known to its page. */

import { apiWords } from '@ledgerline/words/browser/api';
import type { Problem } from './api.ts';
import { language } from './reader.ts';

/** While the form is sent, its submit buttons are disabled. */
export function onSubmit(form: HTMLFormElement, send: (submitter: HTMLElement | null) => unknown): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearProblems(form);
    setResting(form, true);
    await send(event.submitter);
    setResting(form, false);
  });
}

function setResting(form: HTMLFormElement, isResting: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.disabled = isResting;
}

function clearProblems(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll('[data-problem], [data-said]')) place.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
}

/** Shows what is wrong with a field next to it; with the name '' it is about the whole form. */
export function markField(form: HTMLFormElement, name: string, words: string): HTMLInputElement | null {
  const place = form.querySelector(`[data-problem="${name}"]`);
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (place) place.textContent = input ? withLabel(words, input) : words;
  input?.setAttribute('aria-invalid', 'true');
  return input;
}

/** The same, and leads there. */
export const showAtField = (form: HTMLFormElement, name: string, words: string): void => markField(form, name, words)?.focus();

/** The label of an input, without a remark such as "optional". */
export const labelOf = (input: HTMLInputElement): string => input.labels?.[0]?.firstChild?.textContent?.trim() || input.name;

/** A message of the API about a field, with the label in place of the name of the field. */
const withLabel = (message: string, input: HTMLInputElement): string =>
  message.startsWith(`${input.name} `) ? `${labelOf(input)}${message.slice(input.name.length)}` : message;

/** A message with the id of its request, for problems that are about no field. */
export const withRequest = ({ message, requestId }: Pick<Problem, 'message' | 'requestId'>): string =>
  apiWords(language).withRequest(message, requestId);
