/** The fields of a payload as tables: what most callers need first, the rest folded away. */

import type { Recipe } from '@ledgerline/catalog';
import { type FieldRow, fieldReference } from '@ledgerline/catalog/publish';
import { type Html, html } from '@ledgerline/look';
import { codesOf, type FieldSection, foldedTable, nameOf, pathsIn, ranked, sectionsOf, shownCount } from './field-table.ts';
import { sectionHead } from './page.ts';
import { prose } from './prose.ts';

/** The maximum number of rows with which a table is shown whole. */
const SHOWN_WHOLE_MAX = 18;

/** Fields that are often needed, although no example has them. */
const OFTEN_WANTED: ReadonlySet<string> = new Set([
  'docNo',
  'docDate',
  'description',
  'displayTerm',
  'salesLocation',
  'purchaseLocation',
  'currencyCode',
  'inclusiveTax',
  'verifyAfterSave',
  'validateOnly',
  'reason',
  'detailMode',
  'dateFrom',
  'dateTo',
  'limit',
  'cursor',
  'userDefinedFields',
  'lines[].accountNo',
  'lines[].discount',
  'lines[].taxCode',
]);

type Sections = readonly FieldSection<FieldRow>[];

/** What the examples use, what is required and what is often wanted comes first; required before optional within a section. */
function rankFields(recipe: Recipe): { readonly main: readonly FieldRow[]; readonly rest: readonly FieldRow[] } {
  const rows = fieldReference(recipe);
  const used = new Set(recipe.examples.flatMap(({ payload }) => pathsIn(payload)));
  return ranked(
    rows,
    ({ path, required }) =>
      rows.length <= SHOWN_WHOLE_MAX || (required && !path.includes('.')) || used.has(path) || OFTEN_WANTED.has(path),
  );
}

const requiredFirst = (sections: Sections): Sections =>
  sections.map(({ place, rows }) => ({
    place,
    rows: [...rows.filter((row) => row.required), ...rows.filter((row) => !row.required)],
  }));

/** `string, up to 12` · `number above 0, up to 8 decimals` · `array, 1 to 1,000 rows` */
export function typeText(row: FieldRow): string {
  const { type, format, minimum, exclusiveMinimum, maximum, decimals, maxLength, minItems, maxItems } = row;
  if (format === 'date') return type.includes('null') ? 'date or null' : 'date';
  const sides = [
    minimum !== undefined && maximum !== undefined && `${figure(minimum)} to ${figure(maximum)}`,
    minimum !== undefined && maximum === undefined && `${figure(minimum)} or more`,
    exclusiveMinimum !== undefined && `above ${figure(exclusiveMinimum)}`,
    minimum === undefined && maximum !== undefined && `up to ${figure(maximum)}`,
    decimals !== undefined && `${decimals} decimals`,
    maxLength !== undefined && `up to ${figure(maxLength)}`,
    maxItems !== undefined && `${figure(minItems ?? 0)} to ${figure(maxItems)}`,
    format !== undefined && format !== 'discount' && format,
  ];
  return [type, ...sides.filter((side) => side !== false)].join(', ');
}

const figure = (value: number): string => value.toLocaleString('en');

const REST = 'all-fields';

export function fieldsSection(recipe: Recipe): Html {
  const { main, rest } = rankFields(recipe);
  const count = main.length + rest.length;
  if (count === 0)
    return html`
      ${sectionHead('Fields', { id: 'fields' })}
      <p class="muted">None. The payload is an empty object, <code>{}</code>.</p>
    `;
  return html`
    ${sectionHead('Fields', {
      id: 'fields',
      meta: shownCount(REST, main.length, count, (used, all) => `the ${used} most used of ${all}`),
    })}
    ${foldedTable({
      id: REST,
      caption: 'Payload fields',
      main: requiredFirst(sectionsOf(main)),
      rest: requiredFirst(sectionsOf(rest)),
      line: fieldLine,
    })}
  `;
}

const ROLES = {
  selector: 'Selects the document or record; cannot be changed.',
  calculated: 'Calculated by the account book; cannot be set.',
  system: 'Maintained by the account book; cannot be set.',
  lifecycle: 'Changes with the status of the document; cannot be set.',
} as const;

function fieldLine(row: FieldRow): Html {
  const { path, required, description, aliases, role } = row;
  const values = row.enum;
  return html`
    <tr>
      <th scope="row">
        <code>${nameOf(path)}</code>
        <span class="typ">${typeText(row)}</span>
        ${required && html`<span class="req">required</span>`}
      </th>
      <td>
        ${prose(description)}
        ${values !== undefined && html`<span class="alias">one of ${codesOf(values.map(String))}</span>`}
        ${aliases.length > 0 && html`<span class="alias">also accepted: ${codesOf(aliases)}</span>`}
        ${
          role !== undefined &&
          role !== 'selector' &&
          role in ROLES &&
          html`<span class="alias">${ROLES[role as keyof typeof ROLES]}</span>`
        }
      </td>
    </tr>
  `;
}
