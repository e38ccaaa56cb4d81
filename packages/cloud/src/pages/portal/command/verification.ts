/** What was sent against what the book has, field by field; and what the document posted. */

import { card, type Html, html, tableBox } from '@ledgerline/look';
import { type Comparison, comparisonsOf, type PostingRow, postingsOf } from './result-parts.ts';

export function differencesCard(result: unknown): Html | null {
  const comparisons = comparisonsOf(result);
  const differing = comparisons.filter(({ isMatched }) => !isMatched).length;
  if (differing === 0) return null;
  return card({
    id: 'differs',
    title: 'Differences',
    meta: `${differing} of ${comparisons.length} fields, compared after reload`,
    content: tableBox({
      label: 'Differences, table',
      caption: 'Fields you sent and their values in the book',
      classes: 'diff',
      heads: ['Field', 'You sent', 'The book has'],
      rows: comparisons.map(comparisonRow),
    }),
  });
}

const comparisonRow = ({ path, expected, actual, isMatched }: Comparison): Html =>
  html`
    <tr class="${isMatched ? 'same' : 'off'}">
      <th scope="row"><code>${path}</code></th>
      <td${!isMatched && html` class="sent"`}>${valueCell(expected)}</td>
      <td${!isMatched && html` class="back"`}>${valueCell(actual)}${!isMatched && html`<span class="vh"> (differs)</span>`}</td>
    </tr>
  `;

function valueCell(value: unknown): Html {
  if (value === undefined || value === null) return html`<span class="dim">nothing</span>`;
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
}

const MONEY = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moneyText = (amount: number): string => (amount === 0 ? '' : MONEY.format(amount));

export function postingsCard(result: unknown): Html | null {
  const postings = postingsOf(result);
  if (postings.length === 0) return null;
  const sum = (of: 'debit' | 'credit'): string => MONEY.format(postings.reduce((total, row) => total + row[of], 0));
  return card({
    id: 'postings',
    title: 'Postings',
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="Postings, table">
        <table class="table">
          <caption class="vh">Postings to the general ledger</caption>
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col" class="num">Debit</th>
              <th scope="col" class="num">Credit</th>
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
