/**
 * Names that an object of a JSON text has more than once. A parser silently keeps the last value, so such a text is ambiguous. An ordinary text is only
 * counted; the places of names are calculated when the counts differ.
 */

import { limits } from '@ledgerline/contract';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';
import { requestSays } from '@ledgerline/words/problem/request';

const COLON = 0x3a;
const COMMA = 0x2c;
const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const BLANK_MAX = 0x20;

/**
 * What repeats in a valid JSON text that was parsed to `value`. There are at least as many colons as names, and at least as many names as fields, so
 * where colons and fields are equal in number, no name repeats. A colon in a string makes them differ; then the names are counted.
 */
export function repeatedNames(text: string, value: unknown): readonly WordedDetail[] {
  const fields = countFields(value);
  return countColons(text) === fields || countNames(text) === fields ? NONE : findRepeated(text);
}

const NONE: readonly WordedDetail[] = [];

/** A search takes a third of the time of a look at each character. */
function countColons(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++;
  return count;
}

/** A valid text has one colon outside its strings for each name. */
function countNames(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === COLON) count++;
    else if (character === QUOTE) at = endOfString(text, at);
  }
  return count;
}

/** Names and most values are short, so that looking at each character takes less time than a search for the quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) return at;
    if (character === BACKSLASH) at++;
  }
  return text.length;
}

/** The fields of all objects in a value, with a stack of its own instead of the call stack. */
function countFields(root: unknown): number {
  let count = 0;
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) {
      for (const row of value) if (isContainer(row)) open.push(row);
    } else if (isContainer(value)) {
      for (const name in value) {
        count++;
        const field = value[name];
        if (isContainer(field)) open.push(field);
      }
    }
  }
  return count;
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function afterBlanks(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= BLANK_MAX) at++;
  return at;
}

/** An object or array that is being read. */
interface Open {
  /** Names found so far; null in an array. */
  readonly names: Set<string> | null;
  /** The name or index of the value that is being read. */
  place: string | number;
}

function findRepeated(text: string): readonly WordedDetail[] {
  const problems: WordedDetail[] = [];
  const open: Open[] = [];
  for (let at = 0; at < text.length && problems.length < limits.detailsMax; at++) {
    const character = text.charCodeAt(at);
    const within = open.at(-1);
    if (character === OPEN_BRACE) open.push({ names: new Set(), place: '' });
    else if (character === OPEN_BRACKET) open.push({ names: null, place: 0 });
    else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) open.pop();
    else if (character === COMMA && typeof within?.place === 'number') within.place++;
    else if (character === QUOTE) {
      const end = endOfString(text, at);
      if (within?.names && text.charCodeAt(afterBlanks(text, end + 1)) === COLON) {
        const name = JSON.parse(text.slice(at, end + 1)) as string;
        within.place = name;
        if (within.names.size === within.names.add(name).size) problems.push(repeated(name, open));
      }
      at = end;
    }
  }
  return problems;
}

const escaped = (place: string | number): string => String(place).replaceAll('~', '~0').replaceAll('/', '~1');

const repeated = (name: string, open: readonly Open[]): WordedDetail =>
  detail(open.map(({ place }) => `/${escaped(place)}`).join(''), 'duplicate_member', requestSays.repeatedField(name));
