/** User-defined fields on the sandbox page: the fields of the tenant with a form for another one, and the fields that SAMPLE has from the start. */

import { userDefinedTables } from '@ledgerline/catalog';
import { limits, type UserDefinedField, type UserDefinedFieldListResponse, userDefinedFieldTypes } from '@ledgerline/contract';
import { card, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { fieldTypeWords, sandboxFieldWords } from '@ledgerline/words/portal/sandbox';
import { documentRowWords, documentWords } from '@ledgerline/words/shared/document-type';
import { formWords } from '@ledgerline/words/shared/form';

export type SandboxFields = Pick<UserDefinedFieldListResponse, 'fields' | 'sampleFields'>;

export function fieldsCard(reader: Reader, { fields, sampleFields }: SandboxFields): Html {
  const words = sandboxFieldWords(reader.language);
  return card({
    id: 'fields',
    title: words.title,
    meta: fields.length === 0 ? words.none : words.ofYours(fields.length),
    content: html`
      <div class="body stack">
        <p class="muted">${words.hint(html`<code>userDefinedFields</code>`)}</p>
      </div>
      ${fields.length > 0 && table(fields, true, reader)}
      <div class="body stack">${form(reader)}</div>
      <details class="more-below">
        <summary>${words.included(sampleFields.length)}</summary>
        ${table(sampleFields, false, reader)}
      </details>
    `,
  });
}

function traits({ length, required, unique }: UserDefinedField, { language }: Reader): string {
  const words = sandboxFieldWords(language);
  return [
    ...(length === null ? [] : [words.characters(length)]),
    ...(required ? [words.isRequired] : []),
    ...(unique ? [words.isUnique] : []),
  ].join(', ');
}

/** `Sales invoice`, or `Sales invoice, lines`; a table of another version is shown by its name. */
function tableTitle(table: string, { language }: Reader): string {
  const [document = '', rows] = table.split('.', 2);
  const titles: Readonly<Record<string, string>> = documentWords(language);
  const title = titles[document];
  if (title === undefined) return table;
  return rows === 'lines' || rows === 'payments' ? documentRowWords(language)[rows](title) : title;
}

function table(fields: readonly UserDefinedField[], isOwn: boolean, reader: Reader): Html {
  const words = sandboxFieldWords(reader.language);
  const label = isOwn ? words.yours : words.ofSample;
  return html`
    <div class="table-box" tabindex="0" role="region" aria-label="${label}">
      <table class="table mid">
        <caption class="vh">${label}</caption>
        <thead>
          <tr>
            <th scope="col">${words.name}</th>
            <th scope="col">${words.on}</th>
            <th scope="col">${words.type}</th>
            <th scope="col" class="hide-s">${words.rules}</th>
            ${isOwn && html`<th scope="col"><span class="vh">${formWords(reader.language).actions}</span></th>`}
          </tr>
        </thead>
        <tbody>${fields.map((field) => row(field, isOwn, reader))}</tbody>
      </table>
    </div>
  `;
}

function row(field: UserDefinedField, isOwn: boolean, reader: Reader): Html {
  const words = sandboxFieldWords(reader.language);
  const { table: on, name, type } = field;
  const button = html`
    <td class="num">
      <button class="btn sm quiet" type="button" data-post="/app/sandbox/user-defined-fields/remove"
        data-body="${JSON.stringify({ table: on, name })}" aria-label="${words.removeOf(name, on)}">${words.remove}</button>
    </td>
  `;
  return html`
    <tr>
      <th scope="row"><code>${name}</code></th>
      <td>${tableTitle(on, reader)}<span class="sub"><code>${on}</code></span></td>
      <td>${fieldTypeWords(reader.language)[type]}</td>
      <td class="hide-s soft">${traits(field, reader) === '' ? '–' : traits(field, reader)}</td>
      ${isOwn && button}
    </tr>
  `;
}

const STARTS_WITH = 'sales-invoice';

/** The documents in the order of the catalog, each with its rows. */
const options = (reader: Reader): readonly Html[] =>
  userDefinedTables().map(
    ({ table: name }) => html`
      <option value="${name}"${name === STARTS_WITH && new Html(' selected')}>${tableTitle(name, reader)}</option>
    `,
  );

function form(reader: Reader): Html {
  const words = sandboxFieldWords(reader.language);
  return html`
    <form method="dialog" class="stack" data-new-field novalidate>
      ${needsScript(words.needsScript)}
      <h3>${words.defineTitle}</h3>
      <div class="field-row">
        ${formField({
          id: 'field-table',
          label: words.on,
          control: html`<select class="input" id="field-table" name="table">${options(reader)}</select>`,
        })}
        ${formField({
          id: 'field-name',
          label: words.name,
          control: html`
            <input class="input mono" id="field-name" name="name" maxlength="30" placeholder="DeliveryRoute"
              autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="field-problem">
          `,
        })}
        ${formField({
          id: 'field-type',
          label: words.type,
          control: html`
            <select class="input" id="field-type" name="type">
              ${userDefinedFieldTypes.map((type) => html`<option value="${type}">${fieldTypeWords(reader.language)[type]}</option>`)}
            </select>
          `,
        })}
        ${formField({
          id: 'field-length',
          label: html`${words.maximumLength} <span class="opt-note">${formWords(reader.language).optional}</span>`,
          control: html`
            <input class="input" id="field-length" name="length" type="number" min="1"
              max="${limits.userDefinedFieldLengthMax}" step="1" inputmode="numeric">
          `,
        })}
      </div>
      <div class="row between">
        <div class="row">
          <label class="check"><input type="checkbox" name="required"><span>${words.required}</span></label>
          <label class="check"><input type="checkbox" name="unique"><span>${words.unique}</span></label>
        </div>
        <button class="btn primary" type="submit">${icon('plus')}${words.define}</button>
      </div>
      <p class="err" id="field-problem" role="alert" data-problem=""></p>
    </form>
  `;
}
