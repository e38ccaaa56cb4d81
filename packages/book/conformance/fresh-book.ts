/** A new book for a test: the BLANK template in memory, checked after every command, with a fixed clock. */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import {
  type Book,
  type BookOptions,
  buildTemplate,
  fixedClock,
  openBook,
  openTemplate,
  type TemplateName,
} from '../src/index.ts';
import { sharedFolder } from './config.ts';
import { assertDeclared } from './declared-result.ts';

/** All jobs of a run use the same files: making those of the sample company takes longer than most tests. */
const folder = sharedFolder === undefined ? mkdtempSync(join(tmpdir(), 'book-template-')) : join(sharedFolder, 'book-templates');
if (sharedFolder === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A file by that name, which appears when it is complete: jobs that run at the same time may both make it. */
function once(name: string, make: (path: string) => void): string {
  const path = join(folder, `${name}.db`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const own = `${path}-${process.pid}-${threadId}`;
  make(own);
  renameSync(own, path);
  return path;
}

/** The file that new books of a test are copied from; built on first use. */
export const templateOf = (name: TemplateName): string => once(name, (path) => void buildTemplate(name, path));

export const NOW = '2026-07-06T04:00:00.000Z';

/** A test fails if a result is not as declared. A failure is thrown as it is, not as the result that a caller gets. */
export const tested: Required<Pick<BookOptions, 'onFailure' | 'onResult'>> = {
  onFailure: (failure) => {
    throw failure;
  },
  onResult: assertDeclared,
};

/** The same file after its first opening at NOW, which enters the samples of the present: entering them takes longer than most tests. */
export const openedTemplateOf = (name: TemplateName): string =>
  once(`${name}-opened`, (path) => {
    copyFileSync(templateOf(name), path);
    openBook(path, { clock: fixedClock(NOW), isChecked: true, ...tested }).close();
  });

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
