/** A page of plain text in sections: terms, privacy, contact. */

import { type Html, html } from '@ledgerline/look';
import { sitePage, type Visitor } from '../frame.ts';

/** Who runs this installation, as far as its settings say. */
export interface Operator {
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
}

export interface TextPage extends Visitor {
  readonly path: string;
  readonly title: string;
  readonly lead: Html | string;
  readonly sections: readonly (readonly [title: string, text: Html])[];
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
        ${sections.map(([name, text]) => html`<section><h2>${name}</h2>${text}</section>`)}
      </div>
    `,
  });

/** Who runs it, in a sentence. */
export const operatorSentence = ({ operatorName }: Operator): string =>
  operatorName === null
    ? 'The operator of this installation of Ledgerline has not given a name.'
    : `${operatorName} runs this installation of Ledgerline.`;
