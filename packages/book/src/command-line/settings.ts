/** Shows and sets what the owner of a book can set without a command. The settings are declared in ../setup.ts. */

import { existsSync, readFileSync } from 'node:fs';
import { changeIn, type SetupChange, setupProblem } from '../setup/setup.ts';
import { openBook } from '../sqlite/open.ts';

/** What to set, or what is wrong with it. */
export type Change = SetupChange | { readonly problem: string };

/** A value that starts with @ names a file, whose bytes are stored as base64. */
const FROM_FILE = /^(print\.logo)=@(.+)$/;

function withFile(text: string): string {
  const [, code, path] = FROM_FILE.exec(text) ?? [];
  return code === undefined || path === undefined || !existsSync(path)
    ? text
    : `${code}=${readFileSync(path).toString('base64')}`;
}

/** Reads `stock.allowNegative=true`, or `print.logo=@logo.png`. */
export function changeOf(text: string): Change {
  const change = changeIn(withFile(text));
  const problem = setupProblem(change);
  return problem === null ? change : { problem };
}

/** Makes all the requested changes or none, and shows the settings afterwards. */
export function settingsText(path: string, changes: readonly SetupChange[]): string {
  const book = openBook(path);
  try {
    if (changes.length > 0) book.changeSettings(changes);
    return book
      .setup()
      .map(({ decides, takes, settings }) => {
        const lines = settings.map(({ code, value }) => `${code} = ${JSON.stringify(value)}\n`);
        return `${lines.join('')}  ${decides}\n  Takes ${takes}.\n`;
      })
      .join('\n');
  } finally {
    book.close();
  }
}
