/** Sentences of the catalog as HTML: names of fields, codes and addresses as code, known command types as links. */

import { findRecipe } from '@ledgerline/catalog';
import { type Html, html } from '@ledgerline/look';
import { recipePath } from './page.ts';

const NAME =
  /(?<address>\b(?:GET|POST|PUT) \/[^\s,;]+[^\s,;.])|(?<header>Authorization: Bearer <key>)|(?<type>\b[a-z]+(?:[-.][a-z]+)+\b(?!-\*))|(?<pattern>\b[a-z]+(?:-[a-z]+)*-\*)|(?<name>\b[a-z]+(?:\[\])?\.[a-z][A-Za-z]+\b|\b[a-z]+[A-Z0-9][A-Za-z0-9]*\b|\b[A-Z]+(?:_[A-Z]+)+\b|\b[a-z]+(?:_[a-z]+)+\b|\bYYYY-MM-DD\b)/g;

export function prose(text: string): Html {
  const pieces: (string | Html)[] = [];
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    const code = codeFor(match);
    if (code === null) continue;
    pieces.push(text.slice(end, match.index), code);
    end = match.index + match[0].length;
  }
  return html`${[...pieces, text.slice(end)]}`;
}

function codeFor({ 0: found, groups }: RegExpMatchArray): Html | null {
  const type = groups?.type;
  if (type === undefined) return html`<code>${found}</code>`;
  const recipe = findRecipe(type);
  if (recipe) return html`<a href="${recipePath(recipe)}"><code>${type}</code></a>`;
  return type.includes('.') ? html`<code>${type}</code>` : null;
}
