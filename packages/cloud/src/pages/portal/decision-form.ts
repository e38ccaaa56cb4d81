/** Shared by the pages on which a person lets a program or an app use account books: the name and rights of its key, and the outcome. */

import { limits } from '@ledgerline/contract';
import { formField, Html, html, icon } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { presetWords } from '@ledgerline/words/shared/key-access';
import { type KeyPreset, keyPresets } from './key-preset.ts';

interface KeyChoice {
  /** Which page it is on; ids start with it. */
  readonly page: 'pair' | 'connect';
  readonly language: Language;
  /** The proposed name. */
  readonly name: string;
  readonly presets?: readonly KeyPreset[];
  readonly words: { readonly keyName: string; readonly rights: string };
  readonly hint: Html;
}

/** Reading is chosen at first. */
export const keyFields = ({ page, language, name, presets = keyPresets, words, hint }: KeyChoice): Html => html`
  ${formField({
    id: `${page}-name`,
    label: words.keyName,
    problem: 'name',
    control: html`
      <input class="input" id="${page}-name" name="name" maxlength="${limits.appKeyNameCharactersMax}" value="${name}"
        autocomplete="off" aria-describedby="${page}-name-problem">
    `,
  })}
  <fieldset class="field">
    <legend class="label">${words.rights}</legend>
    <div class="chips">
      ${presets.map(
        ({ id, access }) => html`
          <label class="chip">
            <input type="radio" name="preset" value="${id}"
              data-access="${JSON.stringify(access)}"${id === 'read' && new Html(' checked')}>
            ${presetWords(language)[id]}
          </label>
        `,
      )}
    </div>
    <p class="hint">${hint}</p>
  </fieldset>
`;

/** The text that replaces the form after the decision. */
export const outcome = (
  decision: 'approve' | 'deny',
  [title, text]: readonly [string, string],
  { href, name }: { readonly href: string; readonly name: string },
): Html => html`
  <section class="notice" data-tone="${decision === 'approve' ? 'done' : 'plain'}" data-decided="${decision}" hidden tabindex="-1">
    ${icon('tick')}
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="actions"><a class="btn" href="${href}">${name}</a></div>
  </section>
`;
