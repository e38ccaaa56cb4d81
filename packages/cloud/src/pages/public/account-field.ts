/** A labelled field of the sign-up and login forms, with room for what is wrong right below it, and what was entered before. */

import type { ErrorBody } from '@ledgerline/contract';
import { formField, type Html, html } from '@ledgerline/look';

/** What a browser without JavaScript sent before, and why it was rejected. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: (ErrorBody['error'] & { readonly requestId: string }) | null;
}

export const EMPTY_FORM: FilledForm = { values: {}, problem: null };

export interface AccountField {
  readonly name: string;
  readonly label: Html | string;
  /** What a password manager knows the field by. */
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly type?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly extra?: Html;
}

export function accountField(field: AccountField, filled: FilledForm = EMPTY_FORM): Html {
  const { name, label, autocomplete, maxLength, type = 'text', hint, placeholder, isOptional = false, extra } = field;
  const describedBy = hint === undefined ? `${name}-problem` : `${name}-problem ${name}-hint`;
  const problem = problemOf(field, filled);
  // Secrets are never sent back.
  const value = type === 'password' || name === 'code' ? undefined : filled.values[name];
  return formField({
    id: name,
    label,
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

/** In the words of the page: the label in place of the name. */
function problemOf({ name, label }: AccountField, { problem }: FilledForm): string {
  const message = problem?.details.find(({ path }) => path === `/${name}`)?.message ?? '';
  const words = typeof label === 'string' ? label : name.charAt(0).toUpperCase() + name.slice(1);
  return message.startsWith(`${name} `) ? `${words}${message.slice(name.length)}` : message;
}

/** Above the fields: what is wrong with none of them. Empty, and hidden, for the script of the page. */
export function formProblem(names: readonly string[], { problem }: FilledForm): Html {
  if (problem === null) return html`<p class="notice" data-tone="failed" role="alert" data-message hidden></p>`;
  const isPlaced = problem.details.length > 0 && problem.details.every(({ path }) => names.includes(path.slice(1)));
  const words = isPlaced ? 'Check the marked fields.' : problem.message;
  return html`
    <p class="notice" data-tone="failed" role="alert" data-message>
      <span>${words} Request <code>${problem.requestId}</code></span>
    </p>
  `;
}

/** What the form takes along: where the login leads, and the plan. */
export const takenAlong = ({ values }: FilledForm, names: readonly string[]): Html =>
  html`${names.flatMap((name) =>
    values[name] === undefined ? [] : [html`<input type="hidden" name="${name}" value="${values[name]}">`],
  )}`;
