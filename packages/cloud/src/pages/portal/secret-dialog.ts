/** The dialog in which a script shows a secret once; see browser/secret-dialog.ts. */

import { type Html, html, icon } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { secretDialogWords } from '@ledgerline/words/portal/secret-dialog';
import { formWords } from '@ledgerline/words/shared/form';

export const secretDialog = ({ language }: Reader, title: string, words: string): Html =>
  html`
    <div class="dialog" id="secret" popover="manual" role="dialog" aria-labelledby="secret-title">
      <div class="in">
        <h2 id="secret-title" data-secret-title>${title}</h2>
        <p class="muted">${words}</p>
        <div class="secret">
          <code id="secret-text" data-secret></code>
          <button class="btn sm primary" type="button" data-copy="secret-text">${icon('copy', 'sm')}${formWords(language).copy}</button>
        </div>
      </div>
      <div class="foot"><button class="btn" type="button" data-secret-kept>${secretDialogWords(language).stored}</button></div>
    </div>
  `;
