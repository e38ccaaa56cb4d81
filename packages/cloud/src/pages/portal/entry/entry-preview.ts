/** What an entry would do, in words: its total, and what is debited and credited. */

import { type Html, html, notice } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { enterWords } from '@ledgerline/words/portal/enter';
import type { Posting, Preview } from '../../../proposal/preview.ts';

export interface PreviewView {
  readonly reader: Reader;
  /** Names of accounts, by their numbers. */
  readonly accounts: ReadonlyMap<string, string>;
}

export function entryPreview({ totals = null, postings, warnings, isBookSilent, kind }: Preview, view: PreviewView): Html {
  const words = enterWords(view.reader.language);
  const { amountText } = figuresOf(view.reader);
  if (isBookSilent)
    return notice({ tone: 'amber', glyph: 'alert', title: words.silent, content: html`<p>${words.silentHint}</p>` });
  return html`
    <section class="card entry-preview" aria-labelledby="preview-title" id="preview" tabindex="-1" data-preview>
      <div class="head">
        <h2 id="preview-title">${words.previewTitle}</h2>
        ${
          totals &&
          html`
            <p class="entry-total">
              <span class="dim">${words.total}</span>
              <strong>${amountText(totals.finalTotal)}</strong>
              ${totals.tax !== 0 && html`<span class="dim">${words.tax} ${amountText(totals.tax)}</span>`}
            </p>
          `
        }
      </div>
      <div class="body stack sm">
        ${kind === 'asked' && html`<p class="muted">${words.cannotTry}</p>`}
        ${
          postings.length > 0 &&
          html`<ul class="entry-postings">${postings.map((posting) => html`<li>${postingText(posting, view)}</li>`)}</ul>`
        }
        ${warnings.map((warning) => html`<p class="row tight">${warning}</p>`)}
      </div>
    </section>
  `;
}

function postingText({ accountNo, party, debit, credit }: Posting, { reader, accounts }: PreviewView): string {
  const words = enterWords(reader.language);
  const { amountText } = figuresOf(reader);
  const named = accounts.get(accountNo) ?? '';
  const account = `${named === '' ? accountNo : `${named} (${accountNo})`}${party === null ? '' : `, ${party}`}`;
  return debit !== 0 ? words.debits(amountText(debit), account) : words.credits(amountText(credit), account);
}
