/** The fields of a payload as tables: what most callers need first, the rest folded away. */

import type { Json, Recipe } from '@ledgerline/catalog';
import { type FieldRow, fieldReference } from '@ledgerline/catalog/publish';
import { type Html, html } from '../html.ts';
import { sectionHead } from './page.ts';
import { prose } from './prose.ts';

/** Fields of one object: the payload itself (`place` is empty), the rows of a list, or a part. */
export interface FieldSection {
  readonly place: string;
  readonly rows: readonly FieldRow[];
}

/** Up to here a table is short enough to be shown whole. */
const SHOWN_WHOLE_MAX = 18;

/** Asked for often although no example needs them. */
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

export interface RankedFields {
  readonly main: readonly FieldSection[];
  readonly rest: readonly FieldSection[];
  readonly mainCount: number;
  readonly count: number;
}

/** What the examples use, what is required and what is often wanted comes first; required before optional within a section. */
function rankFields(recipe: Recipe): RankedFields {
  const rows = fieldReference(recipe);
  const used = new Set(recipe.examples.flatMap(({ payload }) => pathsIn(payload)));
  const isMain = ({ path, required }: FieldRow): boolean =>
    rows.length <= SHOWN_WHOLE_MAX || (required && !path.includes('.')) || used.has(path) || OFTEN_WANTED.has(path);
  const chosen = new Set(rows.filter(isMain));
  const isShown = (row: FieldRow): boolean => chosen.has(row) || [...chosen].some((other) => isInside(other, row));
  const main = rows.filter(isShown);
  const rest = rows.filter((row) => !main.includes(row));
  return { main: sectionsOf(main), rest: sectionsOf(rest), mainCount: main.length, count: rows.length };
}

const isInside = (inner: FieldRow, { path }: FieldRow): boolean =>
  inner.path.startsWith(`${path}[]`) || inner.path.startsWith(`${path}.`);

/** Paths of everything that a payload sends, as the field reference writes them. */
function pathsIn(value: Json, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry: Json) => pathsIn(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  const own = path === '' ? [] : [path, path.replace(/\[\]$/, '')];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`))];
}

function sectionsOf(rows: readonly FieldRow[]): readonly FieldSection[] {
  const sections = Map.groupBy(rows, ({ path }) => placeOf(path));
  return [...sections].map(([place, own]) => ({
    place,
    rows: [...own.filter((row) => row.required), ...own.filter((row) => !row.required)],
  }));
}

const placeOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

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

export function fieldsSection(recipe: Recipe): Html {
  const { main, rest, mainCount, count } = rankFields(recipe);
  if (count === 0)
    return html`${sectionHead('Fields', { id: 'fields' })}<p class="muted">None. The payload is an empty object, <code>{}</code>.</p>`;
  const meta =
    mainCount === count
      ? `${count} ${count === 1 ? 'field' : 'fields'}`
      : html`the ${mainCount} most used of ${count} · <a href="#all-fields">show all</a>`;
  const more = count - mainCount;
  return html`${sectionHead('Fields', { id: 'fields', meta })}
<div class="card fold">${fieldTable(main, 'Payload fields')}${
    more > 0 &&
    html`<details id="all-fields"><summary>${more} more ${more === 1 ? 'field' : 'fields'}</summary>${fieldTable(rest, 'More payload fields')}</details>`
  }</div>`;
}

const fieldTable = (sections: readonly FieldSection[], caption: string): Html =>
  html`<table class="table fields"><caption class="vh">${caption}</caption><tbody>
${sections.map(({ place, rows }) => html`${place !== '' && sectionRow(place)}${rows.map((row) => html`${fieldLine(row)}\n`)}`)}</tbody></table>`;

const sectionRow = (place: string): Html =>
  html`<tr class="sec"><th colspan="2" scope="rowgroup"><code>${place}</code>${place.endsWith('[]') && ', each row'}</th></tr>\n`;

const ROLES = {
  selector: 'Selects the document or record; cannot be changed.',
  calculated: 'Calculated by the account book; cannot be set.',
  system: 'Maintained by the account book; cannot be set.',
  lifecycle: 'Changes with the status of the document; cannot be set.',
} as const;

function fieldLine(row: FieldRow): Html {
  const { path, required, description, aliases, role } = row;
  const values = row.enum;
  return html`<tr><th scope="row"><code>${nameOf(path)}</code><span class="typ">${typeText(row)}</span>${required && html`<span class="req">required</span>`}</th><td>${prose(description)}${
    values !== undefined && html`<span class="alias">one of ${codesOf(values.map(String))}</span>`
  }${aliases.length > 0 && html`<span class="alias">also accepted: ${codesOf(aliases)}</span>`}${
    role !== undefined &&
    role !== 'selector' &&
    role in ROLES &&
    html`<span class="alias">${ROLES[role as keyof typeof ROLES]}</span>`
  }</td></tr>`;
}

export const codesOf = (words: readonly string[]): Html =>
  html`${words.map((word, index) => html`${index > 0 && ', '}<code>${word === '' ? '""' : word}</code>`)}`;
