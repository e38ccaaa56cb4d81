/**
 * Turns bytes into JSON that is safe to store and pass on, or returns all problems. Checks text and values, not their meaning. An ordinary body is
 * scanned once and parsed once; only a suspicious one is checked value by value.
 */

import { isUtf8 } from 'node:buffer';
import { endOfJsonString, hasMoreJsonValues, limits, unsafeKeys } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';
import { requestSays } from '@ledgerline/words/problem/request';
import { type Refusal, refuse, refuseField } from '../problem.ts';
import { repeatedNames } from './repeated-name.ts';

export interface SafeJson {
  readonly value: unknown;
}

export function parseJson(bytes: Buffer): SafeJson | Refusal {
  if (!isUtf8(bytes)) return refuse('invalid_json', requestSays.notUtf8());
  const decoded = bytes.toString('utf8');
  // Some programs begin a text with a byte order mark; it carries no meaning in UTF-8.
  const text = decoded.charCodeAt(0) === BYTE_ORDER_MARK ? decoded.slice(1) : decoded;
  if (mayBeTooDeep(text)) {
    const depth = depthOf(text);
    if (depth > limits.jsonDepthMax) return tooDeep(depth);
  }
  if (hasMoreJsonValues(text, limits.jsonValuesMax)) return tooManyValues();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse('invalid_json', notJson(error));
  }
  const repeated = repeatedNames(text, value);
  if (repeated.length > 0) return refuse('invalid_request', repeatedSentence(repeated), repeated);
  if (!isSuspicious(text)) return { value };
  const problems = problemsOf(value);
  return problems.length === 0 ? { value } : refuse('invalid_request', requestSays.unstorable(), problems);
}

const repeatedSentence = ([first, ...more]: readonly WordedDetail[]): Sentence =>
  first && more.length === 0 ? first.wording : requestSays.repeatedFields();

const tooDeep = (depth: number): Refusal => refuseField('', 'too_deep', requestSays.tooDeep(depth, limits.jsonDepthMax));

const tooManyValues = (): Refusal => refuseField('', 'too_many', requestSays.tooManyValues(limits.jsonValuesMax));

/** The place that the parser names; its message also quotes the body, which stays here. */
function notJson(error: unknown): Sentence {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined || column === undefined ? requestSays.notJson() : requestSays.notJsonAt(line, column);
}

const BYTE_ORDER_MARK = 0xfeff;
const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Text with no more opening brackets than allowed levels cannot be nested too deeply; this is enough for most bodies. */
function mayBeTooDeep(text: string): boolean {
  let room = limits.jsonDepthMax;
  for (let at = text.indexOf('{'); at >= 0 && room >= 0; at = text.indexOf('{', at + 1)) room--;
  for (let at = text.indexOf('['); at >= 0 && room >= 0; at = text.indexOf('[', at + 1)) room--;
  return room < 0;
}

/** How deep a text nests, strings left out, before any parser sees it. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfJsonString(text, at);
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
  }
  return deepest;
}

const unsafeName = new RegExp(unsafeKeys.join('|'));
/** A number begins after a bracket, a comma, a colon or a blank; names and texts such as 4e2 mostly do not. */
const exponent = /(?:^|[[,:\s])-?[0-9][0-9.]*[eE]/;
/** What every exponent has in it; quicker to look for. */
const exponentSign = /[0-9][eE][-+0-9]/;

/**
 * Whether only a walk through the values can judge the text: it escapes characters by number, which may hide a NUL, half a
 * surrogate pair or a name; it spells a refused name; or it has a number with an exponent or with very many digits.
 */
function isSuspicious(text: string): boolean {
  return text.includes('\\u') || unsafeName.test(text) || hasExponent(text) || hasLongNumber(text);
}

const hasExponent = (text: string): boolean => exponentSign.test(text) && exponent.test(text);

/** A number needs over 300 digits to be infinite without an exponent; a run that long is hit by three looks in a row. */
const LOOK_EVERY = 100;
const LOOKS_IN_ROW = 3;

function hasLongNumber(text: string): boolean {
  let inRow = 0;
  for (let at = 0; at < text.length; at += LOOK_EVERY) {
    const character = text.charCodeAt(at);
    inRow = character >= 0x30 && character <= 0x39 ? inRow + 1 : 0;
    if (inRow === LOOKS_IN_ROW) return true;
  }
  return false;
}

const isUnsafe: ReadonlySet<string> = new Set(unsafeKeys);

/** The place of a value: its name and its parent, written out only when there is something to report. */
interface Place {
  readonly within: Place | null;
  readonly name: string;
}

interface Visit {
  readonly value: unknown;
  readonly place: Place | null;
}

/** Walks a value with a stack of its own: depth is bounded by memory, never by the call stack. */
export function problemsOf(root: unknown): readonly WordedDetail[] {
  const problems: WordedDetail[] = [];
  const open: Visit[] = [{ value: root, place: null }];
  for (let visit = open.pop(); visit !== undefined && problems.length < limits.detailsMax; visit = open.pop()) {
    const { value, place } = visit;
    if (typeof value === 'string') {
      if (!isCleanText(value)) problems.push(detail(pointer(place), 'invalid_text', requestSays.invalidText()));
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) problems.push(detail(pointer(place), 'invalid_number', requestSays.invalidNumber()));
    } else if (typeof value === 'object' && value !== null) visitMembers(value, place, open, problems);
  }
  return problems;
}

function visitMembers(value: object, place: Place | null, open: Visit[], problems: WordedDetail[]): void {
  const members = Object.entries(value);
  // The last pushed is visited first, and problems read better from top to bottom.
  for (let index = members.length - 1; index >= 0 && problems.length < limits.detailsMax; index--) {
    const [name, member] = members[index] as [string, unknown];
    const at = { within: place, name };
    if (isUnsafe.has(name)) {
      problems.push(detail(pointer(at), 'unsafe_key', requestSays.unsafeName(name)));
    } else if (!isCleanText(name)) {
      problems.push(detail(pointer(place), 'invalid_text', requestSays.invalidName()));
    } else open.push({ value: member, place: at });
  }
}

const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A JSON pointer; what cannot be written in one is replaced. */
function pointer(place: Place | null): string {
  let path = '';
  for (let at = place; at !== null; at = at.within) path = `/${at.name.replaceAll('~', '~0').replaceAll('/', '~1')}${path}`;
  return path;
}
