/** The dialogs of the keys page: edit, rotate and revoke a key, and rotate the tenant key. */

import { keyOverlapHoursDefault, limits } from '@ledgerline/contract';
import { Html, html } from '../html.ts';
import { keyPresets } from './key-preset.ts';

const overlaps: readonly (readonly [hours: number, label: string])[] = [
  [0, 'No longer'],
  [1, 'For 1 hour more'],
  [24, 'For 24 hours more'],
  [72, 'For 3 days more'],
  [limits.keyOverlapHoursMax, 'For 7 days more'],
];

const overlapField = (id: string, label: string, preset: number): Html =>
  html`
    <div class="field">
      <label for="${id}">${label}</label>
      <select class="input" id="${id}" name="overlapHours">
        ${overlaps.map(
          ([hours, words]) => html`<option value="${hours}"${hours === preset && new Html(' selected')}>${words}</option>`,
        )}
      </select>
    </div>
  `;

export const addressField = (id: string): Html =>
  html`
    <div class="field">
      <label for="${id}">Allowed addresses</label>
      <textarea class="input" id="${id}" name="addresses" rows="2" autocomplete="off" spellcheck="false"
        aria-describedby="${id}-hint"></textarea>
      <p class="hint" id="${id}-hint">One a line, such as 203.0.113.7 or 203.0.113.0/24. Leave it empty to allow all.</p>
    </div>
  `;

export const amountField = (id: string): Html =>
  html`
    <div class="field">
      <label for="${id}">Amount limit of a document</label>
      <input class="input" id="${id}" name="amountLimit" inputmode="decimal" autocomplete="off" aria-describedby="${id}-hint">
      <p class="hint" id="${id}-hint">In the currency of the book, before tax. Leave it empty for no limit.</p>
    </div>
  `;

const editDialog = html`
  <div class="dialog" id="edit" popover role="dialog" aria-labelledby="edit-title">
    <form method="dialog" class="plain" data-edit-form novalidate>
      <div class="in">
        <h2 id="edit-title">Edit key</h2>
        <div class="field">
          <label for="edit-name">Name of the key</label>
          <input class="input" id="edit-name" name="name" maxlength="${limits.appKeyNameCharactersMax}" autocomplete="off"
            aria-describedby="edit-problem">
        </div>
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
        <p class="muted small">
          The secret stays the same. The next call with the key has the new rights and limits. For other rights use POST
          /v1/keys/{keyId}.
        </p>
        <p class="err" id="edit-problem" role="alert"></p>
      </div>
      <div class="foot">
        <button class="btn" type="button" popovertarget="edit" popovertargetaction="hide">Cancel</button>
        <button class="btn primary" type="submit">Save key</button>
      </div>
    </form>
  </div>
`;

const revokeDialog = html`
  <div class="dialog" id="revoke" popover role="dialog" aria-labelledby="revoke-title">
    <form method="dialog" class="plain" data-revoke-form>
      <div class="in">
        <h2 id="revoke-title">Revoke <span data-revoke-name></span>?</h2>
        <p class="muted">
          <span data-revoke-used></span> Calls with this key return 401 from now on. Commands already sent still run. This
          cannot be undone.
        </p>
        <div class="field">
          <label for="revoke-typed">Type the name to confirm</label>
          <input class="input" id="revoke-typed" autocomplete="off">
        </div>
      </div>
      <div class="foot">
        <button class="btn" type="button" popovertarget="revoke" popovertargetaction="hide">Cancel</button>
        <button class="btn danger" type="submit" disabled>Revoke key</button>
      </div>
    </form>
  </div>
`;

const rotateDialog = html`
  <div class="dialog" id="rotate" popover role="dialog" aria-labelledby="rotate-title">
    <form method="dialog" class="plain" data-rotate-form>
      <div class="in">
        <h2 id="rotate-title">Rotate the tenant key?</h2>
        <p class="muted">
          Creates a new key, which is shown once. Update your programs with it before the old key stops: calls with the old key
          then return 401. Commands already sent still run. This cannot be undone.
        </p>
        ${overlapField('rotate-overlap', 'The old key works', 0)}
        <div class="field">
          <label for="rotate-typed">Type <b>rotate</b> to confirm</label>
          <input class="input" id="rotate-typed" autocomplete="off" autocapitalize="off">
        </div>
      </div>
      <div class="foot">
        <button class="btn" type="button" popovertarget="rotate" popovertargetaction="hide">Cancel</button>
        <button class="btn danger" type="submit" disabled>Rotate tenant key</button>
      </div>
    </form>
  </div>
`;

const rotateKeyDialog = html`
  <div class="dialog" id="rotate-key" popover role="dialog" aria-labelledby="rotate-key-title">
    <form method="dialog" class="plain" data-rotate-key-form>
      <div class="in">
        <h2 id="rotate-key-title">Rotate <span data-rotate-name></span>?</h2>
        <p class="muted">
          Creates a new secret, which is shown once. Name and rights stay. Update your program before the old secret stops:
          calls with the old secret then return 401. This cannot be undone.
        </p>
        ${overlapField('rotate-key-overlap', 'The old secret works', keyOverlapHoursDefault)}
        <p class="err" id="rotate-key-problem" role="alert"></p>
      </div>
      <div class="foot">
        <button class="btn" type="button" popovertarget="rotate-key" popovertargetaction="hide">Cancel</button>
        <button class="btn primary" type="submit">Rotate key</button>
      </div>
    </form>
  </div>
`;

export const keyDialogs = html`${editDialog}${rotateKeyDialog}${revokeDialog}${rotateDialog}`;
