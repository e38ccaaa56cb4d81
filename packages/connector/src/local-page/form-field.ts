/** Fields of forms, and what was entered in them: those of this program and those that a driver declares. */

import { Html, html } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { localFrameWords } from '@ledgerline/words/connector/frame';
import { paragraph } from '@ledgerline/words/paragraph';
import type { CompanySettings, SettingDeclaration } from '../driver.ts';

export interface TextField {
  readonly language: Language;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | null;
  readonly type?: 'text' | 'password' | 'number' | 'date' | 'time' | 'url';
  readonly isRequired?: boolean;
  /** Where a hint says what an empty field means, its label does not. */
  readonly isMarked?: boolean;
  /** The field that has the focus. */
  readonly isFirst?: boolean;
  readonly maxLength?: number;
}

const flag = (isSet: boolean, name: string): Html | false => isSet && new Html(` ${name}`);

const hinted = (name: string, hint: string | null | undefined): Html | false =>
  typeof hint === 'string' && hint !== '' && html`<p class="hint" id="hint-${name}">${hint}</p>`;

const describedBy = (name: string, hint: string | null | undefined): Html | false =>
  typeof hint === 'string' && hint !== '' && html` aria-describedby="hint-${name}"`;

/** The label of a field; optional fields say so. */
const labelOf = (language: Language, id: string, label: string, isRequired: boolean): Html => html`
  <label for="${id}">
    ${label}${!isRequired && html` <span class="dim">${localFrameWords(language).optional}</span>`}
  </label>
`;

export function textField(field: TextField): Html {
  const {
    language,
    name,
    label,
    value,
    hint,
    type = 'text',
    isRequired = false,
    isMarked = true,
    isFirst = false,
    maxLength = 500,
  } = field;
  return html`
    <div class="field">
      ${labelOf(language, `field-${name}`, label, isRequired || !isMarked)}
      <input class="input" id="field-${name}" name="${name}" type="${type}" value="${value}" maxlength="${maxLength}"
        autocomplete="off"
        spellcheck="false"${flag(isRequired, 'required')}${flag(isFirst, 'autofocus')}${describedBy(name, hint)}>
      ${hinted(name, hint)}
    </div>
  `;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export const choiceField = (name: string, legend: string, choices: readonly Choice[], chosen: string): Html =>
  html`
    <fieldset class="field">
      <legend class="label">${legend}</legend>
      <div class="stack sm">
        ${choices.map(
          ({ value, label, hint }) => html`
            <label class="check">
              <input type="radio" name="${name}" value="${value}"${flag(value === chosen, 'checked')}>
              <span><b>${label}</b>${hint !== undefined && html` <span class="dim">${hint}</span>`}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;

/** What was entered, by the names of the fields. */
export type Entered = URLSearchParams;

export const textIn = (entered: Entered, name: string): string => (entered.get(name) ?? '').trim();

/** The prefix of setting fields, so that no driver can use the name of our fields. */
const PREFIX = 'setting-';

type Known = CompanySettings['settings'];

const linesText = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : '');

interface SettingKind {
  readonly field: (language: Language, declared: SettingDeclaration, known: unknown, isFirst: boolean) => Html;
  /** The value to store; undefined to leave the setting out. */
  readonly read: (entered: Entered, name: string, before: unknown) => unknown;
}

const plainKind = (
  type: TextField['type'],
  read: SettingKind['read'],
  shown = (known: unknown) => String(known ?? ''),
): SettingKind => ({
  field: (language, { name, label, hint, isRequired }, known, isFirst) =>
    textField({
      language,
      name: `${PREFIX}${name}`,
      label,
      hint,
      type: type ?? 'text',
      isRequired,
      isFirst,
      value: shown(known),
    }),
  read,
});

const readText: SettingKind['read'] = (entered, name) => textIn(entered, name) || undefined;

const KINDS: Readonly<Record<SettingDeclaration['type'], SettingKind>> = {
  text: plainKind('text', readText),
  // A password is never shown again; an empty field keeps it.
  password: {
    field: (language, { name, label, hint, isRequired }, known, isFirst) =>
      textField({
        language,
        name: `${PREFIX}${name}`,
        label,
        hint: known === undefined ? hint : paragraph([hint, localFrameWords(language).keepsPassword]),
        type: 'password',
        // A stored password need not be entered again.
        isRequired: isRequired && known === undefined,
        isFirst,
        value: '',
      }),
    read: (entered, name, before) => entered.get(name) || before,
  },
  number: plainKind('number', (entered, name) => {
    const text = textIn(entered, name);
    return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  }),
  switch: {
    field: (_language, { name, label, hint }, known) =>
      html`
        <div class="field">
          <label class="check">
            <input type="checkbox" name="${PREFIX}${name}" value="on"${flag(known === true, 'checked')}>
            <span>${label}</span>
          </label>
          ${hinted(name, hint)}
        </div>
      `,
    read: (entered, name) => entered.has(name),
  },
  choice: {
    field: (_language, { name, label, choices }, known) =>
      choiceField(
        `${PREFIX}${name}`,
        label,
        choices.map((value) => ({ value, label: value })),
        String(known ?? choices[0] ?? ''),
      ),
    read: readText,
  },
  lines: {
    field: (language, { name, label, hint, isRequired }, known) =>
      html`
        <div class="field">
          ${labelOf(language, `field-${PREFIX}${name}`, label, isRequired)}
          <textarea class="input" id="field-${PREFIX}${name}" name="${PREFIX}${name}" rows="3"
            spellcheck="false"${describedBy(`${PREFIX}${name}`, hint)}>${linesText(known)}</textarea>
          ${hinted(`${PREFIX}${name}`, hint)}
        </div>
      `,
    read: (entered, name) => {
      const lines = (entered.get(name) ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
      return lines.length > 0 ? lines : undefined;
    },
  },
  pairs: {
    field: (language, { name, label, hint, keys, pairChoices }, known) =>
      html`
        <fieldset class="field">
          <legend class="label">${label}</legend>
          ${hinted(`${PREFIX}${name}`, hint)}
          <div class="stack sm">
            ${keys.map((key) => pairField(language, `${PREFIX}${name}.${key}`, key, valueOfPair(known, key), pairChoices?.[`${name}.${key}`]))}
          </div>
        </fieldset>
      `,
    // Values without a key in the form, such as a value for one currency, stay unchanged.
    read: (entered, name, before) => {
      const shown = [...new Set(entered.keys())].filter((each) => each.startsWith(`${name}.`));
      const pairs = { ...(isPairs(before) ? before : {}) };
      for (const each of shown) {
        const value = textIn(entered, each);
        if (value === '') delete pairs[each.slice(name.length + 1)];
        else pairs[each.slice(name.length + 1)] = value;
      }
      return Object.keys(pairs).length > 0 ? pairs : undefined;
    },
  },
};

const isPairs = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOfPair = (known: unknown, key: string): string => (isPairs(known) ? String(known[key] ?? '') : '');

/** A list to choose from where the driver has proposed one. */
function pairField(language: Language, name: string, key: string, value: string, choices: readonly Choice[] = []): Html {
  if (choices.length === 0) return textField({ language, name, label: key, value });
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return html`
    <div class="field">
      <label for="field-${name}">${key}</label>
      <select class="input" id="field-${name}" name="${name}">
        <option value=""${flag(value === '', 'selected')}>–</option>
        ${!isListed && html`<option value="${value}" selected>${value}</option>`}
        ${choices.map((choice) => html`<option value="${choice.value}"${flag(choice.value === value, 'selected')}>${choice.label}</option>`)}
      </select>
    </div>
  `;
}

/** The fields of settings. With `isFocused`, the first field has the focus. */
export const settingFields = (
  language: Language,
  declared: readonly SettingDeclaration[],
  known: Known,
  isFocused = false,
): Html =>
  html`${declared.map((each, index) => KINDS[each.type].field(language, each, known[each.name], isFocused && index === 0))}`;

/** Hidden fields that tell the next page which settings this one had. */
export const shownSettings = (declared: readonly SettingDeclaration[]): Html =>
  html`<input type="hidden" name="shown" value="${declared.map(({ name }) => name).join(' ')}">`;

/** The settings as they were entered; those that the form does not show stay as they were. */
export function readSettings(entered: Entered, declared: readonly SettingDeclaration[], before: Known): Known {
  const shown = new Set(textIn(entered, 'shown').split(' '));
  const read = declared
    .filter(({ name }) => shown.has(name))
    .map(({ name, type }) => [name, KINDS[type].read(entered, `${PREFIX}${name}`, before[name])] as const);
  const names = new Set(read.map(([name]) => name));
  const kept = Object.entries(before).filter(([name]) => !names.has(name));
  return Object.fromEntries([...kept, ...read.filter(([, value]) => value !== undefined)]);
}

/** Settings that the form did not show yet, because the driver could not be asked before. */
export const isAllShown = (entered: Entered, declared: readonly SettingDeclaration[]): boolean => {
  const shown = new Set(textIn(entered, 'shown').split(' '));
  return declared.every(({ name }) => shown.has(name));
};

export const missingSettings = (
  language: Language,
  declared: readonly SettingDeclaration[],
  settings: Known,
): readonly string[] =>
  declared
    .filter(({ name, isRequired }) => isRequired && (settings[name] === undefined || settings[name] === ''))
    .map(({ label }) => localFrameWords(language).isRequired(label));
