/** Rich text on paper: the lines that a reader sees, without blank ones. */

import { visibleText } from '../../rich-text.ts';

export const visibleLines = (text: string | null): readonly string[] =>
  visibleText(text ?? '')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
