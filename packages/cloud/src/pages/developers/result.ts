/** What a command returns: the fields of its result, and the result of its example on the sample company. */

import type { Recipe } from '@ledgerline/catalog';
import { exampleResultOf, type OtherResult, otherResults, type ResultRow, resultReference } from '@ledgerline/catalog/publish';
import { type Html, html } from '@ledgerline/look';
import { codeBlock } from '../code.ts';
import { codesOf, foldedTable, nameOf, pathsIn, ranked, sectionsOf, shownCount } from './field-table.ts';
import { sectionHead } from './page.ts';
import { prose } from './prose.ts';
import { readableJson } from './sample.ts';

const REST = 'all-result-fields';

/** The maximum number of rows with which a table is shown whole. */
const SHOWN_WHOLE_MAX = 18;

export function resultSection({ commandType }: Recipe): Html {
  const rows = resultReference(commandType);
  const example = exampleResultOf(commandType);
  const used = new Set(pathsIn(example));
  const { main, rest } = ranked(rows, ({ path }) => rows.length <= SHOWN_WHOLE_MAX || used.has(path));
  return html`
    ${sectionHead('What comes back', {
      id: 'result',
      meta: shownCount(REST, main.length, rows.length, (shown, all) => `the example has ${shown} of ${all} fields`),
    })}
    <p class="muted small lead-in">
      The fields of <code>command.result</code> when the command has ended. If the account book rejects the command, the result
      has <code>ok</code> and <code>saved</code> false and <code>error</code>.
    </p>
    ${codeBlock({
      title: 'Example result',
      text: readableJson(example),
      language: 'json',
      foot: html`From the sample company. Long lists show their first rows.`,
    })}
    ${foldedTable({ id: REST, caption: 'Result fields', main: sectionsOf(main), rest: sectionsOf(rest), line: resultLine })}
    ${othersTable(otherResults(commandType))}
  `;
}

/** The fields of each object on a line of their own. */
const ownFields = (paths: readonly string[]): Html =>
  html`${sectionsOf(paths.map((path) => ({ path }))).map(
    ({ place, rows }) =>
      html`
        <span class="alias">
          ${place !== '' && html`<code>${place}</code>: `}
          ${codesOf(rows.map(({ path }) => nameOf(path)))}
        </span>
      `,
  )}`;

const othersTable = (others: readonly OtherResult[]): Html | false =>
  others.length > 0 &&
  html`
    <div class="card fold">
      <details id="other-results">
        <summary>${others.length} other ${others.length === 1 ? 'result' : 'results'}, depending on what you send</summary>
        <table class="table fields">
          <caption class="vh">Other results, each with the fields that the one above does not have</caption>
          <tbody>
            ${others.map(
              ({ text, paths }) => html`
                <tr><th scope="row">${text}</th><td>${paths.length === 0 ? 'The same fields.' : ownFields(paths)}</td></tr>
              `,
            )}
          </tbody>
        </table>
      </details>
    </div>
  `;

/** `number, document currency` · `string, date` */
export const resultType = ({ type, unit, format, nullIf }: ResultRow): string =>
  [nullIf === undefined ? type : `${type} or null`, format, unit].filter((part) => part !== undefined).join(', ');

/** When a field is null or absent, in a sentence; empty for one that is always there. */
export const absenceOf = ({ absent, nullIf }: ResultRow): string =>
  [nullIf === undefined ? '' : `Null ${nullIf}.`, absent === undefined ? '' : `Absent ${absent}.`]
    .filter((sentence) => sentence !== '')
    .join(' ');

function resultLine(row: ResultRow): Html {
  const absence = absenceOf(row);
  return html`
    <tr>
      <th scope="row"><code>${nameOf(row.path)}</code><span class="typ">${resultType(row)}</span></th>
      <td>
        ${prose(row.description)}
        ${
          row.enum !== undefined &&
          row.enum.length > 1 &&
          html`<span class="alias">one of ${codesOf(row.enum.map(String))}</span>`
        }
        ${absence !== '' && html`<span class="alias">${absence}</span>`}
      </td>
    </tr>
  `;
}
