/** Highlights in a text what a search found; everything is escaped. */

import { type Html, html } from '@ledgerline/look';
import { isHan } from '../../search/search-token.ts';

/** A shorter word is highlighted only as a whole word: as a prefix it would match half the page. */
const PREFIX_LETTERS_MIN = 3;
/** Words that one pattern looks for. A person types fewer; the rest of a longer list is not marked. */
export const MARKED_WORDS_MAX = 24;

/** The words to highlight: those typed, then found terms that are obvious misspellings of them. */
export function wordsToMark(typed: readonly string[], found: readonly string[]): readonly string[] {
  const words = new Set(typed.slice(0, MARKED_WORDS_MAX));
  for (const term of new Set(found)) {
    if (words.size >= MARKED_WORDS_MAX) break;
    if (typed.some((word) => !term.startsWith(word) && looksLike(word, term))) words.add(term);
  }
  return [...words];
}

/** Whether two words have the same letters except one, in any order. */
function looksLike(word: string, term: string): boolean {
  if (word.length < PREFIX_LETTERS_MIN || Math.abs(word.length - term.length) > 1) return false;
  const letters = [...word];
  const shared = [...term].filter((letter) => {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
    return at >= 0;
  });
  return shared.length >= Math.max(word.length, term.length) - 1;
}

/** One pattern for all results: words at the start of a word or a part of a name, Chinese anywhere. Null if there is nothing to highlight. */
export function markPattern(words: readonly string[]): RegExp | null {
  const longestFirst = words.slice(0, MARKED_WORDS_MAX).toSorted((a, b) => b.length - a.length);
  const [han, spelt] = [longestFirst.filter(isHan), longestFirst.filter((word) => !isHan(word))];
  const capitals = spelt.filter(isLong).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const alternatives = [
    spelt.length > 0 && `(?<![\\p{L}\\p{N}])(?i:${spelt.map(wordPattern).join('|')})`,
    capitals.length > 0 && `(?<=\\p{Ll})(?:${capitals.map(RegExp.escape).join('|')})`,
    ...han.map(RegExp.escape),
  ].filter((alternative) => alternative !== false);
  return alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'gu');
}

const isLong = (word: string): boolean => word.length >= PREFIX_LETTERS_MIN;
const wordPattern = (word: string): string => (isLong(word) ? RegExp.escape(word) : `${RegExp.escape(word)}(?![\\p{L}\\p{N}])`);

export function highlight(text: string, pattern: RegExp | null): Html {
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
