/** The dialogs of the keys page: edit, rotate and revoke a key, and rotate the tenant key. */

import { keyApprovals, keyOverlapHoursDefault, limits } from '@ledgerline/contract';
import { dialogBox, formField, Html, html } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { approvalWords, keyDialogWords, keysWords } from '@ledgerline/words/portal/keys';
import { formWords } from '@ledgerline/words/shared/form';
import { presetWords } from '@ledgerline/words/shared/key-access';
import { keyPresets } from './key-preset.ts';

type Words = ReturnType<typeof keyDialogWords>;

const HOURS_OF_A_DAY = 24;
/** How many hours longer an old secret can work. */
const overlaps = [0, 1, HOURS_OF_A_DAY, 3 * HOURS_OF_A_DAY, limits.keyOverlapHoursMax];

function overlapText(hours: number, words: Words): string {
  if (hours === 0) return words.noLonger;
  return hours <= HOURS_OF_A_DAY ? words.hoursMore(hours) : words.daysMore(hours / HOURS_OF_A_DAY);
}

const overlapField = (id: string, label: string, preset: number, words: Words): Html =>
  formField({
    id,
    label,
    control: html`
      <select class="input" id="${id}" name="overlapHours">
        ${overlaps.map(
          (hours) => html`
            <option value="${hours}"${hours === preset && new Html(' selected')}>${overlapText(hours, words)}</option>
          `,
        )}
      </select>
    `,
  });

export const addressField = (id: string, { language }: Reader): Html =>
  formField({
    id,
    label: keyDialogWords(language).addresses,
    control: html`
      <textarea class="input" id="${id}" name="addresses" rows="2" autocomplete="off" spellcheck="false"
        aria-describedby="${id}-hint"></textarea>
      <p class="hint" id="${id}-hint">${keyDialogWords(language).addressesHint}</p>
    `,
  });

export const amountField = (id: string, { language }: Reader): Html =>
  formField({
    id,
    label: keyDialogWords(language).amount,
    control: html`
      <input class="input" id="${id}" name="amountLimit" inputmode="decimal" autocomplete="off" aria-describedby="${id}-hint">
      <p class="hint" id="${id}-hint">${keyDialogWords(language).amountHint}</p>
    `,
  });

/** Which commands of a key wait for a person. */
export function approvalField(id: string, { language }: Reader): Html {
  const words = keyDialogWords(language);
  return formField({
    id,
    label: words.approval,
    control: html`
      <select class="input" id="${id}" name="approval" aria-describedby="${id}-hint">
        ${keyApprovals.map((approval) => html`<option value="${approval}">${approvalWords(language)[approval]}</option>`)}
      </select>
      <p class="hint" id="${id}-hint">${words.approvalHint}</p>
    `,
  });
}

const editDialog = (reader: Reader, words: Words, cancel: string): Html =>
  dialogBox({
    id: 'edit',
    title: words.edit,
    form: html` data-edit-form novalidate`,
    content: html`
    ${formField({
      id: 'edit-name',
      label: words.nameOfKey,
      control: html`
        <input class="input" id="edit-name" name="name" maxlength="${limits.appKeyNameCharactersMax}" autocomplete="off"
          aria-describedby="edit-problem">
      `,
    })}
    <fieldset class="field">
      <legend class="label">${words.rights}</legend>
      <div class="chips">
        <label class="chip"><input type="radio" name="rights" value="" checked>${words.asTheyAre}</label>
        ${keyPresets.map(
          ({ id, access }) => html`
            <label class="chip"><input type="radio" name="rights" value="${JSON.stringify(access)}">${presetWords(reader.language)[id]}</label>
          `,
        )}
      </div>
    </fieldset>
    ${addressField('edit-addresses', reader)}
    ${amountField('edit-amount', reader)}
    ${approvalField('edit-approval', reader)}
    <p class="muted small">${words.editHint}</p>
    <p class="err" id="edit-problem" role="alert"></p>
  `,
    cancel,
    actions: html`<button class="btn primary" type="submit">${words.saveKey}</button>`,
  });

const revokeDialog = (words: Words, cancel: string): Html =>
  dialogBox({
    id: 'revoke',
    title: words.revokeTitle(html`<span data-revoke-name></span>`),
    form: html` data-revoke-form`,
    content: html`
    <p class="muted"><span data-revoke-used></span> ${words.revokeHint}</p>
    ${formField({
      id: 'revoke-typed',
      label: words.typeName,
      control: html`<input class="input" id="revoke-typed" autocomplete="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>${words.revokeKey}</button>`,
  });

const rotateDialog = (words: Words, cancel: string, rotateTenantKey: string): Html =>
  dialogBox({
    id: 'rotate',
    title: words.rotateTenantTitle,
    form: html` data-rotate-form="${words.rotateWord}"`,
    content: html`
    <p class="muted">${words.rotateTenantHint}</p>
    ${overlapField('rotate-overlap', words.oldKeyWorks, 0, words)}
    ${formField({
      id: 'rotate-typed',
      label: words.typeWord(html`<b>${words.rotateWord}</b>`),
      control: html`<input class="input" id="rotate-typed" autocomplete="off" autocapitalize="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>${rotateTenantKey}</button>`,
  });

const rotateKeyDialog = (words: Words, cancel: string): Html =>
  dialogBox({
    id: 'rotate-key',
    title: words.rotateTitle(html`<span data-rotate-name></span>`),
    form: html` data-rotate-key-form`,
    content: html`
    <p class="muted">${words.rotateHint}</p>
    ${overlapField('rotate-key-overlap', words.oldSecretWorks, keyOverlapHoursDefault, words)}
    <p class="err" id="rotate-key-problem" role="alert"></p>
  `,
    cancel,
    actions: html`<button class="btn primary" type="submit">${words.rotateKey}</button>`,
  });

export function keyDialogs(reader: Reader): Html {
  const words = keyDialogWords(reader.language);
  const { cancel } = formWords(reader.language);
  return html`
    ${editDialog(reader, words, cancel)}
    ${rotateKeyDialog(words, cancel)}
    ${revokeDialog(words, cancel)}
    ${rotateDialog(words, cancel, keysWords(reader.language).rotateTenantKey)}
  `;
}
