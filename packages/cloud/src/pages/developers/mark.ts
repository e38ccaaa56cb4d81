/** Marks in a text what a search found in it. What is marked and what is not is escaped alike. */

import { type Html, html } from '../html.ts';
import { isHan } from './search-token.ts';

/** A shorter word is marked only where it stands alone: as the start of other words it would mark half the page. */
const PREFIX_LETTERS_MIN = 3;
/** Words that one pattern looks for. A person types fewer; the rest of a longer list is not marked. */
export const MARKED_WORDS_MAX = 24;

/** What an answer marks: what was typed, then the found terms that a reader will see to be a misspelling of it. */
export function wordsToMark(typed: readonly string[], found: readonly string[]): readonly string[] {
  const words = new Set(typed.slice(0, MARKED_WORDS_MAX));
  for (const term of new Set(found)) {
    if (words.size >= MARKED_WORDS_MAX) break;
    if (typed.some((word) => !term.startsWith(word) && looksLike(word, term))) words.add(term);
  }
  return [...words];
}

/** All letters but one are the same, in whatever order. */
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

/** One pattern for a whole answer: words where a word or a part of a name begins, Chinese anywhere. Null when there is nothing to mark. */
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
