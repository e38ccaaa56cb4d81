/**
 * The order of the rows on a page of the list of commands, chosen by links in the heads of its columns. Which commands are on the page
 * is decided before: newest first, so that a page costs the same however long the history is.
 */

import type { CommandSummary } from '@ledgerline/contract';
import { formField, type Html, html } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { paragraph } from '@ledgerline/words/paragraph';
import { commandColumnWords, commandOrderWords } from '@ledgerline/words/portal/commands';
import { displayStatusOf } from '../../status.ts';
import { type CommandFilterForm, commandsHref, type SortKey } from './command-filter.ts';

interface Column {
  readonly key: SortKey;
  readonly classes: string;
  readonly valueOf: (command: CommandSummary) => string | number;
}

export const namedBy = ({ docNo, recordCode }: CommandSummary): string | null => docNo ?? recordCode;

const COLUMNS: readonly Column[] = [
  { key: 'type', classes: '', valueOf: ({ type }) => type },
  { key: 'document', classes: '', valueOf: (command) => namedBy(command) ?? '' },
  { key: 'book', classes: '', valueOf: ({ companyId }) => companyId },
  { key: 'status', classes: '', valueOf: (command) => displayStatusOf(command) },
  {
    key: 'took',
    classes: 'num',
    valueOf: ({ createdAt, finishedAt }) => (finishedAt === null ? -1 : Date.parse(finishedAt) - Date.parse(createdAt)),
  },
  { key: 'sent', classes: 'num', valueOf: ({ createdAt }) => Date.parse(createdAt) },
];

const columnOf = (sort: CommandFilterForm['sort']): Column | undefined =>
  COLUMNS.find(({ key }) => key === sort.replace('-', ''));

/** Rows that are equal stay in the order of the list. */
export function sorted(commands: readonly CommandSummary[], { sort }: CommandFilterForm): readonly CommandSummary[] {
  const column = columnOf(sort);
  if (!column) return commands;
  const direction = sort.startsWith('-') ? -1 : 1;
  return commands.toSorted((one, other) => {
    const [a, b] = [column.valueOf(one), column.valueOf(other)];
    if (a === b) return 0;
    return a < b ? -direction : direction;
  });
}

/** Headings that sort by their column, and reverse the order on the second click. */
export function columnHeads(language: Language, form: CommandFilterForm): Html {
  const names = commandColumnWords(language);
  return html`${COLUMNS.map(({ key, classes }) => {
    const isUp = form.sort === key;
    const isDown = form.sort === `-${key}`;
    const order = isUp ? 'ascending' : isDown ? 'descending' : null;
    const href = commandsHref({ ...form, sort: isUp ? `-${key}` : key });
    return html`
      <th scope="col"${classes !== '' && html` class="${classes}"`}${order !== null && html` aria-sort="${order}"`}>
        <a class="sort" href="${href}">${names[key]}</a>
      </th>
    `;
  })}`;
}

/** The same as a choice, for narrow pages, where the columns have no heads. */
export function orderField(language: Language, { sort }: CommandFilterForm): Html {
  const words = commandOrderWords(language);
  const names = commandColumnWords(language);
  const option = (value: string, text: string): Html =>
    html`<option value="${value}"${value === sort && html` selected`}>${text}</option>`;
  return formField({
    id: 'f-sort',
    label: words.sortBy,
    control: html`
      <select class="input sm" id="f-sort" name="sort">
        ${option('', words.newestFirst)}
        ${COLUMNS.map(({ key }) => html`${option(key, names[key])}${option(`-${key}`, words.reversed(names[key]))}`)}
      </select>
    `,
  });
}

/** Says what is sorted, so that the first row is not mistaken for the first of all pages. */
export function orderLine(language: Language, form: CommandFilterForm, isLast: boolean): Html | null {
  const column = columnOf(form.sort);
  if (!column) return null;
  const words = commandOrderWords(language);
  const name = commandColumnWords(language)[column.key];
  const isWhole = isLast && form.cursor === '';
  return html`
    <p class="card-sub small muted">
      ${paragraph([words.sortedBy(form.sort.startsWith('-') ? words.reversed(name) : name), !isWhole && words.otherPages])}
      <a href="${commandsHref({ ...form, sort: '' })}">${words.newestFirst}</a>
    </p>
  `;
}
