/** Marks in a text what a search found in it. What is marked and what is not is escaped alike. */

import { type Html, html } from '../html.ts';
import { isHan } from './search-token.ts';

/** The found terms that a reader will see to be what was typed; a distant guess is better left unmarked. */
export const telling = (terms: readonly string[], typed: readonly string[]): readonly string[] =>
  terms.filter((term) => typed.some((word) => term.startsWith(word) || looksLike(word, term)));

/** All letters but one are the same, in whatever order. */
function looksLike(word: string, term: string): boolean {
  const letters = [...word];
  const shared = [...term].filter((letter) => {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
    return at >= 0;
  });
  return shared.length >= Math.max(word.length, term.length) - 1;
}

/** A pattern for the terms as they may stand in a text: at the start of a word, or of a part of a name; Chinese anywhere. */
export function markPattern(terms: readonly string[]): RegExp | null {
  const alternatives = [...new Set(terms)]
    .sort((a, b) => b.length - a.length)
    .map((term) => {
      const plain = RegExp.escape(term);
      if (isHan(term)) return plain;
      const capital = RegExp.escape(term.charAt(0).toUpperCase() + term.slice(1));
      return `(?<![\\p{L}\\p{N}])(?i:${plain})|(?<=\\p{Ll})${capital}`;
    });
  return alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'gu');
}

export function marked(text: string, pattern: RegExp | null): Html {
  if (pattern === null) return html`${text}`;
  const pieces: (string | Html)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push(text.slice(end, match.index), html`<mark>${match[0]}</mark>`);
    end = match.index + match[0].length;
  }
  return html`${[...pieces, text.slice(end)]}`;
}

/** Whether there is anything to mark. */
export const isMarked = (text: string, pattern: RegExp | null): boolean => pattern !== null && text.search(pattern) >= 0;
