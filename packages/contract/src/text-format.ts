/**
 * The two formats of text: one line, for codes and names that end up in lists, headers and file names, and several lines, for what
 * people write. Neither contains control characters or marks that turn the direction of the text around them.
 */

import { type TStringOptions, Type } from 'typebox';
import { Format } from 'typebox/format';

export const textFormats = { line: 'line', lines: 'lines' } as const;

const CONTROLS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const notInLines = new RegExp(`[${CONTROLS}]`);
const notInLine = new RegExp(`[${CONTROLS}\\t\\n\\r\\u2028\\u2029]`);

export const isLine = (text: string): boolean => !notInLine.test(text);
export const areLines = (text: string): boolean => !notInLines.test(text);

/** What is wrong with a text that is not in a format, after the name of its field; undefined for other formats. */
export const textFormatComplaint = (format: string): string | undefined => COMPLAINTS[format];

const COMPLAINTS: Readonly<Record<string, string>> = {
  [textFormats.line]: 'cannot contain line breaks, tabs and other control characters',
  [textFormats.lines]: 'cannot contain control characters other than line breaks and tabs',
};

Format.Set(textFormats.line, isLine);
Format.Set(textFormats.lines, areLines);

/** A code or name. */
export const Line = (options: TStringOptions) => Type.String({ ...options, format: textFormats.line });
