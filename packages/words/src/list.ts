/** Lists within a sentence, as each language writes them. */

import type { Language } from './language.ts';

type List = Readonly<Record<Language, (words: readonly string[]) => string>>;

const listWith =
  (comma: string, last: string) =>
  (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(comma)}${last}${words.at(-1)}`;

/** "a, b or c" */
export const either: List = { en: listWith(', ', ' or '), ms: listWith(', ', ' atau '), zh: listWith('、', '或') };

/** "a, b and c" */
export const all: List = { en: listWith(', ', ' and '), ms: listWith(', ', ' dan '), zh: listWith('、', '和') };

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** A limit in the largest unit that divides it: `64 MiB`. The units are the same in every language. */
export function bytesText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && value % 1024 === 0 && unit < UNITS.length - 1) [value, unit] = [value / 1024, unit + 1];
  return `${value} ${UNITS[unit]}`;
}
