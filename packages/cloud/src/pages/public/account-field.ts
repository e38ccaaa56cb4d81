/** A labelled field of the sign-up and login forms, with room for what is wrong right below it. */

import { type Html, html } from '../html.ts';

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

export function accountField(field: AccountField): Html {
  const { name, label, autocomplete, maxLength, type = 'text', hint, placeholder, isOptional = false, extra } = field;
  const describedBy = hint === undefined ? `${name}-problem` : `${name}-problem ${name}-hint`;
  return html`<div class="field"><label for="${name}">${label}</label><input class="input lg" id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}" aria-describedby="${describedBy}"${placeholder !== undefined && html` placeholder="${placeholder}"`}${!isOptional && html` required`}><p class="err" id="${name}-problem" data-problem="${name}"></p>${extra ?? null}${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>`;
}
