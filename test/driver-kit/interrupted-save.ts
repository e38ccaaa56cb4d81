/** A package in memory that is interrupted after it has saved, before the record beside the book has its end. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, type Json, SideFileRecord, type Write, WritersInFile } from '@ledgerline/driver-kit';
import { noteKey } from '../../packages/driver-kit/src/change-row.ts';
import { lookUp, runCommand } from '../../packages/driver-kit/src/runner.ts';

const command = {
  id: 'c-1',
  type: 'create-debtor',
  payload: {},
  sentBy: '',
  giveFile: () => undefined,
  progress: () => undefined,
};

/** Who wrote the row, as the file says after the package failed in the middle, or a crash and a lookup. */
export async function writerAfter(end: unknown): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-interrupted-'));
  const [path, crashedPath] = [join(folder, 'commands'), join(folder, 'crashed')];
  let stamped = '';
  const bookOf = (file: string): Book => ({
    name: 'interrupted',
    version: '1.0.0',
    exactlyOnce: false,
    settings: [],
    reads: {},
    writes: { 'create-debtor': (): Write => ({ asked: {}, save }) },
    open: () => ({}),
    close: () => undefined,
    record: new SideFileRecord(file, {
      findStamped: (stamp) => (stamp === stamped ? { code: 'A' } : undefined),
      fields: () => ({}),
    }),
    present: (record) => record,
    written: ({ code }) => [{ entity: 'debtor', key: String(code), content: { name: 'Alpha' } }],
  });
  const save = (stamp: string): Json => {
    stamped = stamp;
    writeFileSync(crashedPath, readFileSync(path));
    throw new Error('The connection to the package was lost.');
  };
  const first = bookOf(path);
  await runCommand(first, command, () => undefined);
  first.record.close();
  if (end === 'crash') {
    const next = bookOf(crashedPath);
    await lookUp(next, command.id, true);
    next.record.close();
  }
  const writers = new WritersInFile(end === 'crash' ? crashedPath : path);
  const found = [writers.refresh(), writers.noteOf(noteKey('debtor', 'A', 'document'))?.commandId ?? null];
  rmSync(folder, { recursive: true });
  return found;
}
