/** A field of the form of an entry, with its label, what was typed and what is wrong with it. */

import { type Html, html } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { enterWords, entryFieldWords } from '@ledgerline/words/portal/enter';
import { fieldText } from '@ledgerline/words/shared/field-name';
import type { Entered } from '../../../entry/entered.ts';
import type { EntryField } from '../../../entry/entry-form.ts';

export interface FieldView {
  readonly language: Language;
  readonly entered: Entered;
  /** Problems by the names of fields. */
  readonly problems: ReadonlyMap<string, string>;
}

/** `deliverAddress1` -> `Deliver address 1` */
const readable = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a field in the language of the reader; null if there is none. */
function translated(name: string, language: Language): string | null {
  const words: Readonly<Record<string, string>> = entryFieldWords(language);
  return Object.hasOwn(words, name) ? (words[name] ?? null) : fieldText(name, language);
}

/** Published names are English. */
export const labelOf = (name: string, language: Language): string => translated(name, language) ?? readable(name);

const labelHtml = (name: string, language: Language): Html =>
  html`${translated(name, language) ?? html`<span lang="en">${readable(name)}</span>`}`;

const idOf = (name: string): string => `f-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;

export function fieldHtml(field: EntryField, name: string, view: FieldView): Html {
  const words = enterWords(view.language);
  const id = idOf(name);
  const problem = view.problems.get(name);
  return html`
    <div class="field"${field.kind === 'json' && html` data-wide`}>
      <label for="${id}">
        ${labelHtml(field.name, view.language)}
        ${field.row.required && html` <span class="dim">(${words.required})</span>`}
      </label>
      ${control(field, { id, name, view, isWrong: problem !== undefined })}
      <p class="err" id="${id}-problem" role="alert" data-problem="${name}">${problem === undefined ? '' : worded(problem, field, view)}</p>
    </div>
  `;
}

/** A sentence that begins with the path of a field begins with its label here. */
const worded = (problem: string, field: EntryField, { language }: FieldView): string =>
  problem.replace(new RegExp(`^(?:\\w+\\[\\d+\\]\\.)?${field.name}\\b`), labelOf(field.name, language));

interface Control {
  readonly id: string;
  readonly name: string;
  readonly view: FieldView;
  readonly isWrong: boolean;
}

function control(field: EntryField, { id, name, view, isWrong }: Control): Html {
  const value = view.entered[name] ?? '';
  const words = enterWords(view.language);
  // Descriptions are published in English.
  const hint = view.language === 'en' && html` title="${field.row.description}"`;
  const shared = html` id="${id}" name="${name}"${hint} aria-describedby="${id}-problem"${isWrong && html` aria-invalid="true"`}`;
  if (field.kind === 'boolean')
    return select(shared, value, [
      ['', words.choose],
      ['true', words.yes],
      ['false', words.no],
    ]);
  if (field.kind === 'choice')
    return select(shared, value, [
      ['', words.choose],
      ...(field.row.enum ?? []).map((one) => [String(one), String(one)] as const),
    ]);
  if (field.kind === 'json') return html`<textarea class="input mono" rows="2" spellcheck="false"${shared}>${value}</textarea>`;
  if (field.kind === 'date') return html`<input class="input" type="date" value="${value}"${shared}>`;
  if (field.kind === 'number') return html`<input class="input num" type="text" inputmode="decimal" value="${value}"${shared}>`;
  const length = field.row.maxLength !== undefined && html` maxlength="${field.row.maxLength}"`;
  const picker = field.picker !== null && html` data-picker="${field.picker}" list="${id}-choices"`;
  return html`
    <input class="input" type="text" autocapitalize="off" value="${value}"${length}${picker}${shared}>
    ${field.picker !== null && html`<datalist id="${id}-choices"></datalist>`}
    ${field.picker !== null && html`<p class="hint" data-chosen></p>`}
  `;
}

const select = (shared: Html, value: string, choices: readonly (readonly [string, string])[]): Html => html`
  <select class="input"${shared}>
    ${choices.map(([one, text]) => html`<option value="${one}"${one === value && html` selected`}>${text}</option>`)}
  </select>
`;
