/**
 * The two formats of text: one line, for codes and names that end up in lists, headers and file names, and several lines, for what
 * people write. Neither contains control characters or marks that turn the direction of the text around them.
 */

import type { TStringOptions } from 'typebox';
import { Type } from './schema-type.ts';

export const textFormats = { line: 'line', lines: 'lines' } as const;

const [TAB, LINE_FEED, RETURN] = [0x09, 0x0a, 0x0d];
const [PRINTABLE_FIRST, PRINTABLE_LAST] = [0x20, 0x7e];

/** Whether a character beyond ASCII is a control: C1 controls, separators of lines and paragraphs, and marks that embed, override or isolate a direction. */
const isControlBeyond = (code: number): boolean =>
  code <= 0x9f || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);

/** Looked at letter by letter: most texts are short, and every one that is sent comes through here. */
export function isLine(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < PRINTABLE_FIRST || (code > PRINTABLE_LAST && isControlBeyond(code))) return false;
  }
  return true;
}

const isBreak = (code: number): boolean =>
  code === LINE_FEED || code === TAB || code === RETURN || code === 0x2028 || code === 0x2029;

export function areLines(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= PRINTABLE_FIRST && code <= PRINTABLE_LAST) continue;
    if (!isBreak(code) && (code < PRINTABLE_FIRST || isControlBeyond(code))) return false;
  }
  return true;
}

/** What people write. */
export const Lines = (options: TStringOptions) => Type.String({ ...options, format: textFormats.lines });

/** A code or name. */
export const Line = (options: TStringOptions) => Type.String({ ...options, format: textFormats.line });
