/** A new book for a test: the BLANK template in memory, checked after every command, with a fixed clock. */

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Book,
  type BookOptions,
  buildTemplate,
  fixedClock,
  openBook,
  openTemplate,
  type TemplateName,
} from '../src/index.ts';
import { assertDeclared } from './declared-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'book-template-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The file that new books of a test are copied from; built on first use. */
export function templateOf(name: TemplateName): string {
  const path = join(folder, `${name}.db`);
  if (!existsSync(path)) buildTemplate(name, path);
  return path;
}

export const NOW = '2026-07-06T04:00:00.000Z';

/** A test fails if a result is not as declared. A failure is thrown as it is, not as the result that a caller gets. */
export const tested: Required<Pick<BookOptions, 'onFailure' | 'onResult'>> = {
  onFailure: (failure) => {
    throw failure;
  },
  onResult: assertDeclared,
};

/** The same file after its first opening at NOW, which enters the samples of the present: entering them takes longer than most tests. */
export function openedTemplateOf(name: TemplateName): string {
  const path = join(folder, `${name}-opened.db`);
  if (!existsSync(path)) {
    copyFileSync(templateOf(name), path);
    openBook(path, { clock: fixedClock(NOW), isChecked: true, ...tested }).close();
  }
  return path;
}

export function freshBook(name: TemplateName = 'BLANK', isChecked = true, options: Partial<BookOptions> = {}): Book {
  const template = options.clock === undefined ? openedTemplateOf(name) : templateOf(name);
  return openTemplate(template, ':memory:', { clock: fixedClock(NOW), isChecked, ...tested, ...options });
}

/** Runs commands with new ids. */
export function runner(book: Book): (type: string, payload: unknown) => Record<string, unknown> {
  let count = 0;
  return (type, payload) => {
    count += 1;
    return book.execute(type, payload, `test-${count}`);
  };
}
