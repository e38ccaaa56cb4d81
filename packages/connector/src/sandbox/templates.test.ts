import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import type { Timers } from '../clock.ts';
import { type TemplateMaker, Templates } from './templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-templates-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Templates whose copies show how often one was opened, and the timers that were set. */
function templatesWith(overrides: Partial<TemplateMaker> = {}) {
  const set: { readonly milliseconds: number; readonly run: () => void; isCancelled: boolean }[] = [];
  const timers: Timers = {
    after: (milliseconds, run) => {
      const timer = { milliseconds, run, isCancelled: false };
      set.push(timer);
      const cancel = (): void => {
        timer.isCancelled = true;
      };
      return { cancel };
    },
  };
  const lines: string[] = [];
  let opened = 0;
  const templates = new Templates({
    folder,
    version: '1',
    timers,
    log: { line: (_level, text) => lines.push(text) },
    makeTemplate: (companyId, path) => writeFileSync(path, companyId),
    openTemplate: (template, path) => {
      opened += 1;
      writeFileSync(path, `${readFileSync(template, 'utf8')} ${opened}`);
    },
    ...overrides,
  });
  return { templates, set, lines, textOf: (companyId: string) => readFileSync(templates.of(companyId), 'utf8') };
}

test('a new book begins as a copy that was opened within the hour, and as the template until there is one', async () => {
  const { templates, set, textOf } = templatesWith();
  await templates.make();
  assert.equal(textOf('SAMPLE'), 'SAMPLE');
  await templates.keepOpened();
  assert.deepEqual([textOf('BLANK'), textOf('SAMPLE')], ['BLANK 2', 'SAMPLE 1']);
  assert.deepEqual(
    set.map(({ milliseconds }) => milliseconds),
    [HOUR_MS],
  );
  set[0]?.run();
  await new Promise(setImmediate);
  assert.deepEqual([textOf('BLANK'), textOf('SAMPLE')], ['BLANK 4', 'SAMPLE 3']);
  templates.stop();
  assert.equal(set[1]?.isCancelled, true);
});

test('a copy that cannot be opened leaves the one before, and is tried again', async () => {
  let isBroken = false;
  const openTemplate = (template: string, path: string): void => {
    copyFileSync(template, path);
    if (isBroken) throw new Error('The disk is full.');
  };
  const { templates, set, lines } = templatesWith({ openTemplate });
  await templates.make();
  await templates.keepOpened();
  const before = templates.of('SAMPLE');
  isBroken = true;
  await templates.keepOpened();
  assert.equal(templates.of('SAMPLE'), before);
  assert.ok(existsSync(before));
  assert.match(lines.at(-1) ?? '', /The disk is full/);
  assert.equal(set.length, 2);
});
