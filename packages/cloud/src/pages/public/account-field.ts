/** A labelled field of the sign-up and login forms, with room for its problem below it, and with the value entered before. */

import type { ErrorBody } from '@ledgerline/contract';
import { formField, type Html, html } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { accountFormWords } from '@ledgerline/words/public/account-form';

/** The values that a browser without JavaScript sent, and why they were rejected. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: (ErrorBody['error'] & { readonly requestId: string }) | null;
}

export const EMPTY_FORM: FilledForm = { values: {}, problem: null };

export interface AccountField {
  readonly name: string;
  readonly label: string;
  /** The note next to the label, in small type. */
  readonly note?: string;
  /** The name of the field for password managers. */
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly type?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly extra?: Html;
}

export function accountField(field: AccountField, filled: FilledForm = EMPTY_FORM): Html {
  const { name, label, note, autocomplete, maxLength, type = 'text', hint, placeholder, isOptional = false, extra } = field;
  const describedBy = hint === undefined ? `${name}-problem` : `${name}-problem ${name}-hint`;
  const problem = problemOf(field, filled);
  // Secrets are never sent back.
  const value = type === 'password' || name === 'code' ? undefined : filled.values[name];
  return formField({
    id: name,
    label: note === undefined ? label : html`${label} <span class="opt-note">${note}</span>`,
    control: html`
      <input class="input lg" id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
        maxlength="${maxLength}"
        aria-describedby="${describedBy}"
        ${value !== undefined && html`value="${value}"`}
        ${problem !== '' && html`aria-invalid="true"`}
        ${placeholder !== undefined && html`placeholder="${placeholder}"`}
        ${!isOptional && 'required'}>
      <p class="err" id="${name}-problem" data-problem="${name}">${problem}</p>
      ${extra ?? null}
      ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    `,
  });
}

/** The problem in the words of the page: with the label instead of the field name. */
function problemOf({ name, label }: AccountField, { problem }: FilledForm): string {
  const message = problem?.details.find(({ path }) => path === `/${name}`)?.message ?? '';
  const isAboutField = message.startsWith(name) && !/^\w/.test(message.slice(name.length));
  return isAboutField ? `${label}${message.slice(name.length)}` : message;
}

/** The problem above the fields that belongs to none of them. Empty and hidden until the script of the page fills it. */
export function formProblem({ language }: Reader, names: readonly string[], { problem }: FilledForm): Html {
  if (problem === null) return html`<p class="notice" data-tone="failed" role="alert" data-message hidden></p>`;
  const isPlaced = problem.details.length > 0 && problem.details.every(({ path }) => names.includes(path.slice(1)));
  const words = accountFormWords(language);
  return html`
    <p class="notice" data-tone="failed" role="alert" data-message>
      <span>${words.withRequest(isPlaced ? words.checkMarked : problem.message, problem.requestId)}</span>
    </p>
  `;
}

/** Shows the strength of a password, as the script of the page estimates it. */
export const passwordMeter = html`
  <div class="meter" data-meter aria-hidden="true">
    <span></span>
    <span></span>
    <span></span>
    <span></span>
  </div>
`;

/** The address of the page with the parameters of the form, for the language switch. */
export function addressOf(path: string, { values: { next, plan } }: FilledForm): string {
  const taken = new URLSearchParams({ ...(next !== undefined && { next }), ...(plan !== undefined && { plan }) });
  return taken.size === 0 ? path : `${path}?${taken}`;
}

/** Hidden values of the form: where the login leads, and the plan. */
export const takenAlong = ({ values }: FilledForm, names: readonly string[]): Html =>
  html`${names.flatMap((name) =>
    values[name] === undefined ? [] : [html`<input type="hidden" name="${name}" value="${values[name]}">`],
  )}`;
