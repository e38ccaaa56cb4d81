/** Shows the settings of a book that no command changes, and changes them. Which there are, ../setting.ts knows. */

import type { Json } from '@ledgerline/catalog';
import { SETTINGS } from '../setting.ts';
import { openBook } from '../sqlite/open.ts';

/** What is to be set, or what is wrong with it. */
export type Change = { readonly code: string; readonly value: Json } | { readonly problem: string };

/** Reads `stock.allowNegative=true`: a value is JSON, and what is none is a text. */
export function changeOf(text: string): Change {
  const [code = '', ...rest] = text.split('=');
  const declared = SETTINGS[code];
  if (!declared) return { problem: `There is no setting ${code}; there are ${Object.keys(SETTINGS).join(', ')}.` };
  const value = valueIn(rest.join('='));
  return declared.isTaken(value) ? { code, value } : { problem: `${code} takes ${declared.takes}.` };
}

function valueIn(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Changes what is asked, all of it or nothing, and tells how the settings stand then. */
export function settingsText(path: string, changes: readonly { readonly code: string; readonly value: Json }[]): string {
  const book = openBook(path);
  try {
    if (changes.length > 0) book.changeSettings(changes);
    return Object.entries(SETTINGS)
      .map(
        ([code, { decides, takes }]) =>
          `${code} = ${JSON.stringify(book.setting(code) ?? null)}\n  ${decides}\n  Takes ${takes}.\n`,
      )
      .join('\n');
  } finally {
    book.close();
  }
}
