/** The bank and cash accounts of a book with their balances. */

import { card, html, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { bookDocumentWords, bookListWords } from '@ledgerline/words/portal/book/lists';
import { bookOverviewWords } from '@ledgerline/words/portal/book/overview';
import { type Answer, numberIn, rowsOf, textIn } from '../../book-window/answer.ts';
import { baseCurrencyIn, sumOf } from '../../book-window/figures.ts';
import { amountHead, amountText } from './book-cells.ts';
import { type BookView, bookPage, shownOrWhy } from './book-frame.ts';

export interface MoneyView extends BookView {
  readonly money: Answer;
}

export function moneyPage(view: MoneyView): string {
  const { shell, money } = view;
  const { reader } = shell;
  const words = bookOverviewWords(reader.language);
  const list = bookListWords(reader.language);
  const { amountText: shown } = figuresOf(reader);
  const rows = rowsOf(money).filter((row) => row.isActive !== false || numberIn(row, 'balance') !== 0);
  return bookPage(view, {
    title: words.money,
    part: 'overview',
    answers: [money],
    content: card({
      id: 'accounts',
      title: words.money,
      meta: words.accounts(rows.length),
      content: shownOrWhy(view, money, () =>
        tableBox({
          label: words.money,
          caption: words.money,
          heads: [
            bookDocumentWords(reader.language).account,
            [amountHead(reader, list.balance, baseCurrencyIn(rows, 'currencyBalance', 'balance')), 'num'],
          ],
          rows: html`
            ${rows.map((row) => {
              const isForeign = numberIn(row, 'currencyBalance') !== numberIn(row, 'balance');
              return html`
                <tr>
                  <th scope="row">${textIn(row, 'description')}<span class="sub"><code>${textIn(row, 'accountNo')}</code></span></th>
                  <td class="num">
                    ${shown(numberIn(row, 'balance'))}
                    ${isForeign && html`<span class="sub">${amountText(reader, row, 'currencyBalance', textIn(row, 'currencyCode'))}</span>`}
                  </td>
                </tr>
              `;
            })}
            <tr class="book-sum"><th scope="row">${list.total}</th><td class="num">${shown(sumOf(rows, 'balance'))}</td></tr>
          `,
        }),
      ),
    }),
  });
}
