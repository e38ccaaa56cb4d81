/** Links and names that texts contain. Knows no page. */

import { type Html, html } from '@ledgerline/look';

export const linkTo =
  (href: string) =>
  (text: string): Html =>
    html`<a href="${href}">${text}</a>`;

/** A name of the API in a sentence. */
export const codeText = (text: string): Html => html`<code>${text}</code>`;

/** The same in larger type, on its own background. */
export const groundedCode = (text: string): Html => html`<code class="ic">${text}</code>`;
