import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { systemClock, systemTimers } from '../clock.ts';
import { systemRandomness } from '../randomness.ts';
import { SandboxHost, type SandboxList } from './host.ts';

const unused = (): never => assert.fail('No sandbox is served.');

test('the books of an erased sandbox are deleted; those of one that is only missing from the list stay', async () => {
  const booksFolder = mkdtempSync(join(tmpdir(), 'ledgerline-books-'));
  const bookOf = (connectorId: string): string => join(booksFolder, connectorId, '1', 'SAMPLE.sqlite');
  for (const connectorId of ['conn_erased', 'conn_missing']) {
    mkdirSync(join(booksFolder, connectorId, '1'), { recursive: true });
    writeFileSync(bookOf(connectorId), 'book');
  }
  const lists: SandboxList[] = [
    { version: '1', sandboxes: [], isComplete: true, erased: ['conn_erased', 'conn_of_another_host'] },
  ];
  const asked = Promise.withResolvers<void>();
  const host = new SandboxHost({
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    log: { line: () => undefined },
    build: 'b',
    hostname: 'h',
    os: 'o',
    booksFolder,
    list: async (_after, signal) => {
      const value = lists.shift();
      if (value) return { kind: 'ok', value };
      asked.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { kind: 'ok', value: { version: '1', sandboxes: [], isComplete: false } };
    },
    cloudOf: unused,
    journalOf: unused,
    templateOf: unused,
    openBook: unused,
    commandTypes: [],
    idleCloseMs: 1,
    parkAfterMs: 1,
  });
  host.start();
  await asked.promise;
  await host.stop();
  assert.deepEqual([existsSync(bookOf('conn_erased')), existsSync(bookOf('conn_missing'))], [false, true]);
  rmSync(booksFolder, { recursive: true });
});
