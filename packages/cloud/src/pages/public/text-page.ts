/** A page of plain text in sections: terms, privacy, contact. */

import { type Html, html } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { operatorWords } from '@ledgerline/words/public/operator';
import { sitePage, type Visitor } from '../frame.ts';

/** The operator of this installation, if the settings name one. */
export interface Operator {
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
}

export interface TextPage extends Visitor {
  readonly path: string;
  readonly title: string;
  readonly lead: Html | string;
  readonly sections: readonly (readonly [title: string, text: Html | string])[];
}

export const textPage = ({ path, title, lead, sections, isLoggedIn, reader }: TextPage): string =>
  sitePage({
    title,
    current: path,
    isLoggedIn,
    reader,
    content: html`
      <div class="wrap text-page">
        <header class="page-head"><h1>${title}</h1><p class="sub">${lead}</p></header>
        ${sections.map(([name, text]) => html`<section><h2>${name}</h2>${typeof text === 'string' ? html`<p>${text}</p>` : text}</section>`)}
      </div>
    `,
  });

/** A sentence that names the operator. */
export function operatorSentence({ operatorName }: Operator, { language }: Reader): string {
  const words = operatorWords(language);
  return operatorName === null ? words.unnamed : words.named(operatorName);
}
