/** The items of a book: the list with prices and stock, and the page of one with its locations and movements. */

import { card, emptyState, factList, type Html, html, tableBox } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { bookItemWords, bookListWords } from '@ledgerline/words/portal/book/lists';
import { bookPartWords } from '@ledgerline/words/shared/book-part';
import { type Answer, numberIn, partOf, type Row, rowsIn, rowsOf, textIn } from '../../book-window/answer.ts';
import type { Listed } from '../../book-window/book-window.ts';
import { amountText, dateText, documentLink, quantityText } from './book-cells.ts';
import { type BookView, bookPage, bookPath, shownOrWhy } from './book-frame.ts';
import { type ListForm, listSection, searchForm, sortHead } from './lists.ts';

export interface ItemsView extends BookView {
  readonly form: ListForm;
  readonly items: Listed;
  readonly stock: Listed;
}

export function itemsPage(view: ItemsView): string {
  const { shell, book, form, items, stock } = view;
  const { reader } = shell;
  const path = bookPath(book, '/items');
  const title = bookPartWords(reader.language).items;
  return bookPage(view, {
    title,
    part: 'items',
    answers: [...items.answers, ...stock.answers].filter(({ state }) => state !== 'not-offered'),
    content: listSection(view, {
      title,
      path,
      form,
      filters: searchForm(reader, path, form, bookListWords(reader.language).searchItem),
      listed: items,
      rows: withStock(view),
      table: ({ rows }) => table(view, path, rows),
    }),
  });
}

/** Items with the stock of all locations together; undefined for an item without stock. */
function withStock({ items, stock }: ItemsView): readonly Row[] {
  const left = new Map<string, number>();
  for (const row of stock.rows) {
    const code = textIn(row, 'itemCode');
    left.set(code, (left.get(code) ?? 0) + numberIn(row, 'qty'));
  }
  return items.rows.map((item) => {
    const qty = left.get(textIn(item, 'itemCode'));
    return { ...item, price: numberIn(baseUnit(item), 'price'), ...(qty !== undefined && { qty }) };
  });
}

const baseUnit = (item: Row): Row => {
  const uoms = rowsIn(item, 'uoms');
  return uoms.find((uom) => textIn(uom, 'uom') === textIn(item, 'baseUom')) ?? uoms[0] ?? {};
};

const itemPath = ({ book }: BookView, code: string): string => bookPath(book, `/items/${encodeURIComponent(code)}`);

function table(view: ItemsView, path: string, rows: readonly Row[]): Html {
  const { reader } = view.shell;
  const [words, list] = [bookItemWords(reader.language), bookListWords(reader.language)];
  const title = bookPartWords(reader.language).items;
  return tableBox({
    label: title,
    caption: title,
    classes: 'hover mid',
    heads: [
      sortHead(path, view.form, 'description', list.name),
      [words.group, 'hide-s'],
      sortHead(path, view.form, 'price', words.price, 'num'),
      sortHead(path, view.form, 'qty', words.onHand, 'num'),
    ],
    rows: rows.map(
      (row) => html`
        <tr>
          <th scope="row">
            <a class="rowlink" href="${itemPath(view, textIn(row, 'itemCode'))}">${textIn(row, 'description')}</a>
            <span class="sub"><code>${textIn(row, 'itemCode')}</code></span>
          </th>
          <td class="hide-s">${textIn(row, 'itemGroup')}</td>
          <td class="num">${amountText(reader, row, 'price')}</td>
          <td class="num nowrap">${'qty' in row ? stockText(reader, row) : html`<span class="dim">–</span>`}</td>
        </tr>
      `,
    ),
  });
}

const stockText = (reader: Reader, row: Row): Html =>
  html`<span${numberIn(row, 'qty') <= 0 && html` class="late"`}>${quantityText(reader, row, 'qty')}</span> <span class="dim">${textIn(row, 'baseUom')}</span>`;

export interface ItemView extends BookView {
  readonly itemCode: string;
  readonly detail: Answer;
  readonly movements: Answer;
}

export function itemPage(view: ItemView): string {
  const { shell, itemCode, detail, movements } = view;
  const { reader } = shell;
  const words = bookItemWords(reader.language);
  const name = textIn(partOf(detail.result, 'document'), 'description');
  return bookPage(view, {
    title: name === '' ? itemCode : name,
    sub: html`<code>${itemCode}</code>`,
    part: 'items',
    answers: [detail, movements].filter(({ state }) => state !== 'not-offered'),
    content: html`
      <div class="cols-main">
        <div class="stack lg">
          ${card({ id: 'stock', title: words.stock, content: shownOrWhy(view, detail, () => locations(view)) })}
          ${card({ id: 'moves', title: words.movements, content: shownOrWhy(view, movements, () => moves(view)) })}
        </div>
        <aside class="stack lg" aria-label="${bookListWords(reader.language).facts}">
          ${card({ id: 'facts', title: bookListWords(reader.language).facts, content: shownOrWhy(view, detail, () => facts(view)) })}
        </aside>
      </div>
    `,
  });
}

function locations({ shell: { reader }, detail }: ItemView): Html {
  const words = bookItemWords(reader.language);
  const rows = rowsIn(detail.result, 'balances');
  if (rows.length === 0) return emptyState('list', words.noStock, html``);
  return tableBox({
    label: words.stock,
    caption: words.stock,
    heads: [words.location, [words.onHand, 'num'], [words.unitCost, 'num hide-s'], [words.value, 'num']],
    rows: rows.map(
      (row) => html`
        <tr>
          <th scope="row">${textIn(row, 'location')}<span class="sub">${textIn(row, 'batchNo')}</span></th>
          <td class="num">${quantityText(reader, row, 'qty')}</td>
          <td class="num soft hide-s">${amountText(reader, row, 'unitCost')}</td>
          <td class="num">${amountText(reader, row, 'value')}</td>
        </tr>
      `,
    ),
  });
}

function moves({ shell: { reader }, book, movements }: ItemView): Html {
  const [words, list] = [bookItemWords(reader.language), bookListWords(reader.language)];
  const rows = rowsOf(movements);
  if (rows.length === 0) return emptyState('list', words.noMovements, html``);
  return tableBox({
    label: words.movements,
    caption: words.movements,
    classes: 'mid',
    heads: [list.date, list.number, [words.location, 'hide-s'], [words.inOut, 'num'], [words.after, 'num']],
    rows: rows.map(
      (row) => html`
        <tr>
          <td class="nowrap">${dateText(reader, textIn(row, 'docDate'))}</td>
          <td>${documentLink(book, row)}</td>
          <td class="hide-s">${textIn(row, 'location')}</td>
          <td class="num">${numberIn(row, 'qty') > 0 && '+'}${quantityText(reader, row, 'qty')}</td>
          <td class="num soft">${quantityText(reader, row, 'balanceQty')}</td>
        </tr>
      `,
    ),
  });
}

function facts({ shell: { reader }, detail }: ItemView): Html {
  const words = bookItemWords(reader.language);
  const item = partOf(detail.result, 'document');
  const known: readonly (readonly [string, string])[] = [
    [words.price, amountText(reader, baseUnit(item), 'price')],
    [words.lastCost, amountText(reader, detail.result ?? {}, 'lastCost')],
    [words.unit, textIn(item, 'baseUom')],
    [words.group, textIn(item, 'itemGroup')],
  ];
  return html`<div class="body">${factList(known.filter(([, value]) => value !== '' && value !== '–'))}</div>`;
}
