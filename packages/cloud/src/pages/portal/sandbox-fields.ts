/** User-defined fields on the sandbox page: those of the tenant with a form for another one, and those that SAMPLE has from the start. */

import { type UserDefinedTable, userDefinedTables } from '@ledgerline/catalog';
import { limits, type UserDefinedField, type UserDefinedFieldListResponse, userDefinedFieldTypes } from '@ledgerline/contract';
import { card, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import { counted } from '../portal-view.ts';

export type SandboxFields = Pick<UserDefinedFieldListResponse, 'fields' | 'sampleFields'>;

export const fieldsCard = ({ fields, sampleFields }: SandboxFields): Html =>
  card({
    id: 'fields',
    title: 'User-defined fields',
    meta: fields.length === 0 ? 'none yet' : `${counted(fields.length, 'field', 'fields')} of yours`,
    content: html`
      <div class="body stack">
        <p class="muted">
          Your own fields for documents, lines, payments and records. A new field is available in both books within seconds and
          stays after a reset. Commands send these fields in <code>userDefinedFields</code>.
        </p>
      </div>
      ${fields.length > 0 && table(fields, true)}
      <div class="body stack">${form()}</div>
      <details class="more-below">
        <summary>${counted(sampleFields.length, 'field', 'fields')} included in SAMPLE</summary>
        ${table(sampleFields, false)}
      </details>
    `,
  });

const traits = ({ length, required, unique }: UserDefinedField): string =>
  [
    ...(length === null ? [] : [counted(length, 'character', 'characters')]),
    ...(required ? ['required'] : []),
    ...(unique ? ['unique'] : []),
  ].join(', ');

const titles = new Map(userDefinedTables().map(({ table: name, title }) => [name, title]));

function table(fields: readonly UserDefinedField[], isOwn: boolean): Html {
  const label = isOwn ? 'Your user-defined fields' : 'User-defined fields of SAMPLE';
  return html`
    <div class="table-box" tabindex="0" role="region" aria-label="${label}">
      <table class="table mid">
        <caption class="vh">${label}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">On</th>
            <th scope="col">Type</th>
            <th scope="col" class="hide-s">Rules</th>
            ${isOwn && html`<th scope="col"><span class="vh">Actions</span></th>`}
          </tr>
        </thead>
        <tbody>${fields.map((field) => row(field, isOwn))}</tbody>
      </table>
    </div>
  `;
}

function row(field: UserDefinedField, isOwn: boolean): Html {
  const { table: on, name, type } = field;
  const button = html`
    <td class="num">
      <button class="btn sm quiet" type="button" data-post="/app/sandbox/user-defined-fields/remove"
        data-body="${JSON.stringify({ table: on, name })}" aria-label="Remove ${name} of ${on}">Remove</button>
    </td>
  `;
  return html`
    <tr>
      <th scope="row"><code>${name}</code></th>
      <td>${titles.get(on) ?? on}<span class="sub"><code>${on}</code></span></td>
      <td>${type}</td>
      <td class="hide-s soft">${traits(field) === '' ? '–' : traits(field)}</td>
      ${isOwn && button}
    </tr>
  `;
}

const STARTS_WITH = 'sales-invoice';

/** In the order of the catalog, each document with its rows. */
const option = ({ table: name, title }: UserDefinedTable): Html =>
  html`<option value="${name}"${name === STARTS_WITH && new Html(' selected')}>${title}</option>`;

const TYPE_WORDS: Readonly<Record<UserDefinedField['type'], string>> = {
  text: 'Text',
  memo: 'Memo',
  'rich text': 'Rich text',
  'image link': 'Image link',
  decimal: 'Decimal number',
  integer: 'Integer',
  date: 'Date',
  boolean: 'Yes or no',
};

const form = (): Html =>
  html`
    <form method="dialog" class="stack" data-new-field novalidate>
      ${needsScript('Defining fields needs JavaScript.')}
      <h3>Define a field</h3>
      <div class="field-row">
        ${formField({
          id: 'field-table',
          label: 'On',
          control: html`<select class="input" id="field-table" name="table">${userDefinedTables().map(option)}</select>`,
        })}
        ${formField({
          id: 'field-name',
          label: 'Name',
          control: html`
            <input class="input mono" id="field-name" name="name" maxlength="30" placeholder="DeliveryRoute"
              autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="field-problem">
          `,
        })}
        ${formField({
          id: 'field-type',
          label: 'Type',
          control: html`
            <select class="input" id="field-type" name="type">
              ${userDefinedFieldTypes.map((type) => html`<option value="${type}">${TYPE_WORDS[type]}</option>`)}
            </select>
          `,
        })}
        ${formField({
          id: 'field-length',
          label: html`Maximum length <span class="opt-note">optional</span>`,
          control: html`
            <input class="input" id="field-length" name="length" type="number" min="1"
              max="${limits.userDefinedFieldLengthMax}" step="1" inputmode="numeric">
          `,
        })}
      </div>
      <div class="row between">
        <div class="row">
          <label class="check"><input type="checkbox" name="required"><span>Required</span></label>
          <label class="check"><input type="checkbox" name="unique"><span>Unique</span></label>
        </div>
        <button class="btn primary" type="submit">${icon('plus')}Define field</button>
      </div>
      <p class="err" id="field-problem" role="alert" data-problem=""></p>
    </form>
  `;
