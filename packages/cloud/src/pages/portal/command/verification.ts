/** What was sent against what the book has, field by field; and what the document posted. */

import { card, type Html, html, tableBox } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { verificationWords } from '@ledgerline/words/portal/command';
import { type Comparison, comparisonsOf, type PostingRow, postingsOf } from './result-parts.ts';

export function differencesCard(language: Language, result: unknown): Html | null {
  const words = verificationWords(language);
  const comparisons = comparisonsOf(result);
  const differing = comparisons.filter(({ isMatched }) => !isMatched).length;
  if (differing === 0) return null;
  return card({
    id: 'differs',
    title: words.differences,
    meta: words.compared(differing, comparisons.length),
    content: tableBox({
      label: words.table,
      caption: words.caption,
      classes: 'diff',
      heads: [words.field, words.youSent, words.bookHas],
      rows: comparisons.map((comparison) => comparisonRow(words, comparison)),
    }),
  });
}

type Words = ReturnType<typeof verificationWords>;

const comparisonRow = (words: Words, { path, expected, actual, isMatched }: Comparison): Html =>
  html`
    <tr class="${isMatched ? 'same' : 'off'}">
      <th scope="row"><code>${path}</code></th>
      <td${!isMatched && html` class="sent"`}>${valueCell(words, expected)}</td>
      <td${!isMatched && html` class="back"`}>${valueCell(words, actual)}${!isMatched && html` <span class="vh">${words.differs}</span>`}</td>
    </tr>
  `;

function valueCell(words: Words, value: unknown): Html {
  if (value === undefined || value === null) return html`<span class="dim">${words.nothing}</span>`;
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
}

const MONEY = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moneyText = (amount: number): string => (amount === 0 ? '' : MONEY.format(amount));

export function postingsCard(language: Language, result: unknown): Html | null {
  const words = verificationWords(language);
  const postings = postingsOf(result);
  if (postings.length === 0) return null;
  const sum = (of: 'debit' | 'credit'): string => MONEY.format(postings.reduce((total, row) => total + row[of], 0));
  return card({
    id: 'postings',
    title: words.postings,
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="${words.postingsTable}">
        <table class="table">
          <caption class="vh">${words.postingsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">${words.account}</th>
              <th scope="col" class="num">${words.debit}</th>
              <th scope="col" class="num">${words.credit}</th>
            </tr>
          </thead>
          <tbody>${postings.map(postingRow)}</tbody>
          <tfoot>
            <tr>
              <td></td>
              <td class="num"><span class="total">${sum('debit')}</span></td>
              <td class="num"><span class="total">${sum('credit')}</span></td>
            </tr>
          </tfoot>
        </table>
      </div>
    `,
  });
}

const postingRow = ({ accountNo, party, debit, credit }: PostingRow): Html =>
  html`
    <tr>
      <th scope="row">${accountNo}${party !== '' && html` <span class="soft">${party}</span>`}</th>
      <td class="num">${moneyText(debit)}</td>
      <td class="num">${moneyText(credit)}</td>
    </tr>
  `;
