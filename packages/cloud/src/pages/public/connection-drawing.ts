/** What Ledgerline connects, drawn: programs on the left, account books on your computer on the right. Declared data. */

import { type Html, html } from '@ledgerline/look';
import { perLanguage } from '@ledgerline/words';
import { connectionDrawingWords } from '@ledgerline/words/public/drawing';

const PROGRAMS = [
  ['webShop', 'invoices'],
  ['till', 'cashSales'],
  ['script', 'itemsAndStock'],
  ['assistant', 'whoOwes'],
] as const;

const PROGRAM_STEP = 76;
const BOOK_STEP = 90;

const program = (name: string, sends: string, index: number): Html => {
  const y = 24 + index * PROGRAM_STEP;
  return html`
    <rect class="sheet" x="1" y="${y}" width="146" height="56" rx="4"/>
    <text x="14" y="${y + 24}">${name}</text>
    <text class="s" x="14" y="${y + 43}">${sends}</text>
    <path class="acc" d="M153 ${y + 28}H190M184 ${y + 22}L191 ${y + 28}L184 ${y + 34}"/>
  `;
};

const book = (name: string, where: string, classes: string, index: number): Html => {
  const y = 36 + index * BOOK_STEP;
  return html`
    <rect class="${classes}" x="306" y="${y}" width="146" height="72" rx="4"/>
    <path class="mg" d="M315 ${y + 1}V${y + 71}M318 ${y + 1}V${y + 71}"/>
    <text x="327" y="${y + 32}">${name}</text>
    <text class="s" x="327" y="${y + 52}">${where}</text>
    <path class="acc"
      d="M252 ${y + 36}H299M293 ${y + 30}L300 ${y + 36}L293 ${y + 42}M258 ${y + 30}L251 ${y + 36}L258 ${y + 42}"/>
  `;
};

export const connectionDrawing = perLanguage((language) => {
  const words = connectionDrawingWords(language);
  return html`
    <svg viewBox="0 0 464 324" role="img" aria-label="${words.summary}">
      ${PROGRAMS.map(([name, sends], index) => program(words[name], words[sends], index))}
      <rect class="office" x="294" y="12" width="169" height="308" rx="8"/>
      <rect class="knock" x="326" y="1" width="114" height="22"/>
      <text class="it mid" x="383" y="17">${words.yourComputer}</text>
      <rect class="sheet bar" x="198" y="24" width="46" height="284" rx="4"/>
      <text class="turned" transform="translate(227 166) rotate(-90)">Ledgerline</text>
      ${book('GnuCash', words.orTryton, 'sheet', 0)}
      ${book(words.ownBook, words.included, 'sheet', 1)}
      ${book(words.yourPackage, words.withDriver, 'sheet open', 2)}
    </svg>
  `;
});
