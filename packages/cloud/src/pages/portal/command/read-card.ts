/** The result of a read for people: the values of a record, then its rows as a table with a file of all rows. */

import type { Command } from '@ledgerline/contract';
import { card, factList, type Html, html, icon } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { commandWords } from '@ledgerline/words/portal/command';
import { membersOf } from './result-parts.ts';
import { type Column, columnsOf, factsOf, rowsOf, rowsTitle, SHOWN_ROWS_MAX } from './result-table.ts';

/** Null for a write, and for a result that has nothing to show but its JSON. */
export function readCards(language: Language, command: Command): Html | null {
  if (!isRead(command)) return null;
  const { commandId, result } = command;
  const [rows, facts] = [rowsOf(result), factsOf(result, language)];
  const hasMore = typeof membersOf(result).nextCursor === 'string';
  return html`
    ${facts.length > 0 && factsCard(language, facts)}
    ${rows.length > 0 && rowsCard({ language, title: commandWords(language)[rowsTitle(result)], commandId, rows, hasMore })}
  `;
}

const isRead = ({ mode, status }: Command): boolean => mode === 'read' && status === 'done';

/** Whether there is a table, which needs the whole width of the page. */
export const hasRows = (command: Command): boolean => isRead(command) && rowsOf(command.result).length > 0;

const factsCard = (language: Language, facts: ReturnType<typeof factsOf>): Html =>
  card({
    id: 'values',
    title: commandWords(language).values,
    content: html`<div class="body kv-columns">${factList(facts)}</div>`,
  });

type Rows = ReturnType<typeof rowsOf>;

interface RowsCard {
  readonly language: Language;
  readonly title: string;
  readonly commandId: string;
  readonly rows: Rows;
  readonly hasMore: boolean;
}

function rowsCard({ language, title, commandId, rows, hasMore }: RowsCard): Html {
  const words = commandWords(language);
  const columns = columnsOf(rows, language);
  const href = `/portal/commands/${encodeURIComponent(commandId)}/rows.csv`;
  return html`
    <section class="card" aria-labelledby="rows-title">
      <div class="head">
        <h2 id="rows-title">${title}</h2>
        <span class="row tight">
          <span class="meta">${words.rowCount(rows.length)}</span>
          <a class="btn sm" href="${href}" download>${icon('download', 'sm')}CSV</a>
        </span>
      </div>
      <div class="table-box" tabindex="0" role="region" aria-label="${words.table(title)}">
        <table class="table hover result">
          <caption class="vh">${words.rowsCaption}</caption>
          <thead><tr>${columns.map(headCell)}</tr></thead>
          <tbody>
            ${rows
              .slice(0, SHOWN_ROWS_MAX)
              .map((row) => html`<tr>${columns.map((column, at) => cell(column, column.textOf(row), at === 0))}</tr>`)}
          </tbody>
        </table>
      </div>
      ${foot(language, rows, columns, hasMore)}
    </section>
  `;
}

const headCell = ({ name, isNumeric }: Column): Html => html`<th scope="col"${isNumeric && html` class="num"`}>${name}</th>`;

function cell({ isNumeric, isShort }: Column, text: string, isFirst: boolean): Html {
  const classes = isNumeric ? html` class="num"` : isShort && html` class="nowrap"`;
  return isFirst ? html`<th scope="row"${classes}>${text}</th>` : html`<td${classes}>${text}</td>`;
}

function foot(language: Language, rows: Rows, columns: readonly Column[], hasMore: boolean): Html | null {
  const words = commandWords(language);
  const names = new Set(rows.slice(0, SHOWN_ROWS_MAX).flatMap((row) => Object.keys(row)));
  const left = [
    rows.length > SHOWN_ROWS_MAX && words.firstRows(SHOWN_ROWS_MAX),
    names.size > columns.length && words.someColumns(columns.length, names.size),
  ].filter((sentence) => sentence !== false);
  const file = left.length > 0 ? [...left, words.csvHasAll] : [];
  const more = hasMore ? words.moreRows(html`<code>cursor</code>`, html`<code>nextCursor</code>`) : null;
  return file.length === 0 && more === null ? null : html`<div class="foot">${file.join(' ')} ${more}</div>`;
}
