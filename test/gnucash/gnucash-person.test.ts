/** A person works in GnuCash before, while and after the driver does: neither is in the way of the other. */

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { isReady, PYTHON } from '../debian-packages.ts';
import type { OpenDriver } from '../driver-kit/open-driver.ts';
import { DRIVER_FOLDER, holdLock, lockHolder, makeBook } from './books.ts';
import { openDriver } from './open-driver.ts';

const FORMATS = ['sqlite3', 'xml'] as const;
const EDITS = 40;

/** Opens the book as GnuCash's window does, so that a lock keeps it out, and changes the notes of an account again and again. */
const PERSON = `
import glob, os, sys
from gnucash import Session, SessionOpenMode
scheme, file, edits = sys.argv[1], sys.argv[2], int(sys.argv[3])
session = Session(f"{scheme}://{file}", SessionOpenMode.SESSION_NORMAL_OPEN)
print("open", flush=True)
account = session.book.get_root_account().get_descendants()[0]
for count in range(1, edits + 1):
    account.SetNotes(f"edit {count}")
if scheme == "xml":
    # GnuCash does not save twice in a second where it keeps the file before.
    for backup in glob.glob(file + ".*.gnucash"): os.remove(backup)
    session.save()
session.end()
print("closed", flush=True)
`;

/** What the notes are, as GnuCash reads them. */
const READER = `
import sys
from gnucash import Session, SessionOpenMode
session = Session(f"{sys.argv[1]}://{sys.argv[2]}", SessionOpenMode.SESSION_READ_ONLY)
print(session.book.get_root_account().get_descendants()[0].GetNotes())
session.end()
`;

/** Asks who has the book, without a pause. */
const ASKER = `
import sys
from ledgerline_gnucash.file.lock import holder_of
print("asking", flush=True)
while True: holder_of(sys.argv[1], sys.argv[2] == "sqlite3")
`;

const python = (program: string, ...parameters: readonly string[]) =>
  spawnSync(PYTHON, ['-c', program, ...parameters], { encoding: 'utf8', cwd: DRIVER_FOLDER });

function notesOf(format: string, file: string): string {
  const { status, stdout, stderr } = python(READER, format, file);
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

function edit(format: string, file: string): void {
  const { status, stdout, stderr } = python(PERSON, format, file, String(EDITS));
  assert.deepEqual([status, stdout], [0, 'open\nclosed\n'], stderr);
  assert.equal(notesOf(format, file), `edit ${EDITS}`);
}

const hasGnuCash = isReady('gnucash');

for (const format of FORMATS) {
  describe(`a person beside the driver, in ${format}`, { skip: !hasGnuCash }, () => {
    let folder = '';
    let file = '';
    let settings: Payload = {};
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'ledgerline-person-'));
      file = join(folder, 'shop.gnucash');
      settings = makeBook(file, format);
    });
    after(() => rmSync(folder, { recursive: true, force: true }));
    const isLocked = (): boolean => (format === 'sqlite3' ? lockHolder(file) !== null : existsSync(`${file}.LCK`));

    for (const [what, work] of Object.entries({
      'an open book': async () => undefined,
      'a read': (driver: OpenDriver) => driver.execute('read-debtors', {}),
      'a write': (driver: OpenDriver) => driver.execute('create-debtor', { debtorCode: '300-P001', companyName: 'Person' }),
      'a write and a read': async (driver: OpenDriver) => {
        await driver.execute('create-debtor', { debtorCode: '300-P002', companyName: 'Person' });
        return driver.execute('read-gl-account-balance', {});
      },
    })) {
      test(`after ${what} the book is free, and GnuCash opens and edits it`, async (t) => {
        const driver = await openDriver(settings);
        t.after(() => driver.kill());
        await work(driver);
        assert.equal(isLocked(), true);
        await driver.close();
        assert.equal(isLocked(), false);
        edit(format, file);
      });
    }

    test('every edit is in the file, however often the driver asks who has the book', async (t) => {
      const asker = spawn(PYTHON, ['-c', ASKER, file, format], { cwd: DRIVER_FOLDER, stdio: ['ignore', 'pipe', 'inherit'] });
      t.after(() => asker.kill());
      await once(asker.stdout, 'data');
      edit(format, file);
      assert.equal(asker.exitCode, null, 'it asked until the end');
    });

    test('a book that a person has open is refused in words, and opens when it is closed', async (t) => {
      const person = await holdLock(file, format);
      t.after(() => person.release());
      await assert.rejects(openDriver(settings), /shop\.gnucash is open in python3/);
      await person.release();
      const driver = await openDriver(settings);
      t.after(() => driver.kill());
      assert.equal((await driver.execute('read-debtors', {})).ok, true);
      await driver.close();
    });
  });
}
