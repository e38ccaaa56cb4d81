/** The dialogs of the keys page: edit, rotate and revoke a key, and rotate the tenant key. */

import { type KeyApproval, keyApprovals, keyOverlapHoursDefault, limits } from '@ledgerline/contract';
import { dialogBox, formField, Html, html } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { formWords } from '@ledgerline/words/shared/form';
import { keyPresets } from './key-preset.ts';

const overlaps: readonly (readonly [hours: number, label: string])[] = [
  [0, 'No longer'],
  [1, 'For 1 hour more'],
  [24, 'For 24 hours more'],
  [72, 'For 3 days more'],
  [limits.keyOverlapHoursMax, 'For 7 days more'],
];

const overlapField = (id: string, label: string, preset: number): Html =>
  formField({
    id,
    label,
    control: html`
      <select class="input" id="${id}" name="overlapHours">
        ${overlaps.map(
          ([hours, words]) => html`<option value="${hours}"${hours === preset && new Html(' selected')}>${words}</option>`,
        )}
      </select>
    `,
  });

export const addressField = (id: string): Html =>
  formField({
    id,
    label: 'Allowed addresses',
    control: html`
      <textarea class="input" id="${id}" name="addresses" rows="2" autocomplete="off" spellcheck="false"
        aria-describedby="${id}-hint"></textarea>
      <p class="hint" id="${id}-hint">One a line, such as 203.0.113.7 or 203.0.113.0/24. Leave it empty to allow all.</p>
    `,
  });

export const amountField = (id: string): Html =>
  formField({
    id,
    label: 'Amount limit of a document',
    control: html`
      <input class="input" id="${id}" name="amountLimit" inputmode="decimal" autocomplete="off" aria-describedby="${id}-hint">
      <p class="hint" id="${id}-hint">In the currency of the book, before tax. Leave it empty for no limit.</p>
    `,
  });

const approvals: Readonly<Record<KeyApproval, string>> = {
  none: 'Nothing',
  deletes: 'Deleting, voiding, cancelling and merging',
  writes: 'All writes',
};

export const approvalField = (id: string): Html =>
  formField({
    id,
    label: 'A person must approve',
    control: html`
      <select class="input" id="${id}" name="approval" aria-describedby="${id}-hint">
        ${keyApprovals.map((approval) => html`<option value="${approval}">${approvals[approval]}</option>`)}
      </select>
      <p class="hint" id="${id}-hint">Such commands wait on the page Approvals. Owners, admins and developers decide.</p>
    `,
  });

const editDialog = (cancel: string): Html =>
  dialogBox({
    id: 'edit',
    title: 'Edit key',
    form: html` data-edit-form novalidate`,
    content: html`
    ${formField({
      id: 'edit-name',
      label: 'Name of the key',
      control: html`
        <input class="input" id="edit-name" name="name" maxlength="${limits.appKeyNameCharactersMax}" autocomplete="off"
          aria-describedby="edit-problem">
      `,
    })}
    <fieldset class="field">
      <legend class="label">Rights</legend>
      <div class="chips">
        <label class="chip"><input type="radio" name="rights" value="" checked>As they are</label>
        ${keyPresets.map(
          ({ label, access }) => html`
            <label class="chip"><input type="radio" name="rights" value="${JSON.stringify(access)}">${label}</label>
          `,
        )}
      </div>
    </fieldset>
    ${addressField('edit-addresses')}
    ${amountField('edit-amount')}
    ${approvalField('edit-approval')}
    <p class="muted small">
      The secret stays the same. The next call with the key has the new rights and limits. For other rights use POST
      /v1/keys/{keyId}.
    </p>
    <p class="err" id="edit-problem" role="alert"></p>
  `,
    cancel,
    actions: html`<button class="btn primary" type="submit">Save key</button>`,
  });

const revokeDialog = (cancel: string): Html =>
  dialogBox({
    id: 'revoke',
    title: html`Revoke <span data-revoke-name></span>?`,
    form: html` data-revoke-form`,
    content: html`
    <p class="muted">
      <span data-revoke-used></span> Calls with this key return 401 from now on. Commands already sent still run. This cannot be
      undone.
    </p>
    ${formField({
      id: 'revoke-typed',
      label: 'Type the name to confirm',
      control: html`<input class="input" id="revoke-typed" autocomplete="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>Revoke key</button>`,
  });

const rotateDialog = (cancel: string): Html =>
  dialogBox({
    id: 'rotate',
    title: 'Rotate the tenant key?',
    form: html` data-rotate-form`,
    content: html`
    <p class="muted">
      Creates a new key, which is shown once. Update your programs with it before the old key stops: calls with the old key then
      return 401. Commands already sent still run. This cannot be undone.
    </p>
    ${overlapField('rotate-overlap', 'The old key works', 0)}
    ${formField({
      id: 'rotate-typed',
      label: html`Type <b>rotate</b> to confirm`,
      control: html`<input class="input" id="rotate-typed" autocomplete="off" autocapitalize="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>Rotate tenant key</button>`,
  });

const rotateKeyDialog = (cancel: string): Html =>
  dialogBox({
    id: 'rotate-key',
    title: html`Rotate <span data-rotate-name></span>?`,
    form: html` data-rotate-key-form`,
    content: html`
    <p class="muted">
      Creates a new secret, which is shown once. Name and rights stay. Update your program before the old secret stops: calls
      with the old secret then return 401. This cannot be undone.
    </p>
    ${overlapField('rotate-key-overlap', 'The old secret works', keyOverlapHoursDefault)}
    <p class="err" id="rotate-key-problem" role="alert"></p>
  `,
    cancel,
    actions: html`<button class="btn primary" type="submit">Rotate key</button>`,
  });

export function keyDialogs({ language }: Reader): Html {
  const { cancel } = formWords(language);
  return html`${editDialog(cancel)}${rotateKeyDialog(cancel)}${revokeDialog(cancel)}${rotateDialog(cancel)}`;
}
