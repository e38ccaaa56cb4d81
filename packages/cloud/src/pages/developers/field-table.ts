/** Tables of fields by the object they are in, for payloads and results alike: the main ones first, the rest folded away. */

import { type Html, html } from '@ledgerline/look';

interface Placed {
  /** `lines[].qty` */
  readonly path: string;
}

/** Fields of one object: the whole itself (`place` is empty), the rows of a list, or a part. */
export interface FieldSection<Row extends Placed> {
  readonly place: string;
  readonly rows: readonly Row[];
}

const placeOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const sectionsOf = <Row extends Placed>(rows: readonly Row[]): readonly FieldSection<Row>[] =>
  [...Map.groupBy(rows, ({ path }) => placeOf(path))].map(([place, own]) => ({ place, rows: own }));

/** Paths of everything in a JSON value, as references write them. */
export function pathsIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((entry: unknown) => pathsIn(entry, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return [path];
  const own = path === '' ? [] : [path, path.replace(/\[\]$/, '')];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`))];
}

/** The rows that are chosen, with those that they are inside of, and the rest. */
export function ranked<Row extends Placed>(
  rows: readonly Row[],
  isMain: (row: Row) => boolean,
): { readonly main: readonly Row[]; readonly rest: readonly Row[] } {
  const chosen = new Set(rows.filter(isMain));
  const isShown = (row: Row): boolean => chosen.has(row) || [...chosen].some((other) => isInside(other, row));
  return { main: rows.filter(isShown), rest: rows.filter((row) => !isShown(row)) };
}

const isInside = (inner: Placed, { path }: Placed): boolean =>
  inner.path.startsWith(`${path}[]`) || inner.path.startsWith(`${path}.`);

interface FoldedTable<Row extends Placed> {
  /** Names the part that is folded. */
  readonly id: string;
  /** The heading of the tables, such as `Payload fields`. */
  readonly caption: string;
  readonly main: readonly FieldSection<Row>[];
  readonly rest: readonly FieldSection<Row>[];
  readonly line: (row: Row) => Html;
}

export function foldedTable<Row extends Placed>({ id, caption, main, rest, line }: FoldedTable<Row>): Html {
  const more = rest.reduce((sum, { rows }) => sum + rows.length, 0);
  return html`
    <div class="card fold">
      ${fieldTable(main, caption, line)}
      ${
        more > 0 &&
        html`
          <details id="${id}">
            <summary>${more} more ${more === 1 ? 'field' : 'fields'}</summary>
            ${fieldTable(rest, `More ${caption.toLowerCase()}`, line)}
          </details>
        `
      }
    </div>
  `;
}

/** `12 fields`, or how many are shown, and why these. */
export function shownCount(id: string, main: number, all: number, which: (main: number, all: number) => string): Html | string {
  if (main === all) return `${all} ${all === 1 ? 'field' : 'fields'}`;
  return html`${which(main, all)} · <a href="#${id}">show all</a>`;
}

const fieldTable = <Row extends Placed>(
  sections: readonly FieldSection<Row>[],
  caption: string,
  line: (row: Row) => Html,
): Html =>
  html`
    <table class="table fields">
      <caption class="vh">${caption}</caption>
      <tbody>
        ${sections.map(({ place, rows }) => html`${place !== '' && sectionRow(place)}${rows.map((row) => html`${line(row)}`)}`)}
      </tbody>
    </table>
  `;

const sectionRow = (place: string): Html =>
  html`<tr class="sec"><th colspan="2" scope="rowgroup"><code>${place}</code>${place.endsWith('[]') && ', each row'}</th></tr>`;

export const codesOf = (words: readonly string[]): Html =>
  html`${words.map((word, index) => html`${index > 0 && ', '}<code>${word === '' ? '""' : word}</code>`)}`;
