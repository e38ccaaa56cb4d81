/** The driver: what a debtor is in the notebook. Protocol, once-only and read-back are the kit's. */

import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Book,
  BookClosed,
  ByScan,
  type Command,
  type Json,
  page,
  ReadBack,
  Refusal,
  runDriver,
  SideFileRecord,
  type WatchedBook,
  type Write,
  WritersInFile,
  type WrittenRow,
} from '@ledgerline/driver-kit';
import { type Debtor, Notebook, VERSION } from './notebook.ts';

let notebook: Notebook;
let record: SideFileRecord;

const shown = ({ code, name }: Debtor): Json => ({ debtorCode: code, companyName: name, isActive: true });

function required({ payload }: Command, name: string): string {
  const value = payload[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('REQUIRED', `${name} is required.`, `/${name}`);
}

function known(command: Command): Debtor {
  const code = required(command, 'debtorCode');
  const found = notebook.debtors.get(code);
  if (!found) throw new Refusal('NOT_FOUND', `Debtor ${code} does not exist in this account book.`, '/debtorCode');
  return found;
}

/** Checks first; nothing is saved until the kit calls save. */
function createDebtor(command: Command): Write {
  const name = required(command, 'companyName');
  const code = String(command.payload.debtorCode ?? notebook.nextCode());
  if (notebook.debtors.has(code)) throw new Refusal('RECORD_EXISTS', `Debtor ${code} already exists.`, '/debtorCode');
  return {
    asked: { CompanyName: name },
    save(stamp) {
      notebook.save({ code, name, createdBy: stamp });
      return { code, operation: 'CreateRecord' };
    },
  };
}

/** A change has no stamp of its own: what the debtor was before tells whether it was saved. */
function updateDebtor(command: Command): Write {
  const [debtor, name] = [known(command), required(command, 'companyName')];
  const target = { code: debtor.code, operation: 'UpdateRecord' };
  return {
    asked: { CompanyName: name },
    before: { CompanyName: debtor.name },
    target,
    save() {
      notebook.save({ ...debtor, name });
      return target;
    },
  };
}

function printDebtor(command: Command): Json {
  const { code } = known(command);
  command.giveFile(Buffer.from(`%PDF-1.4 ${code}`), `${code}.pdf`, 'application/pdf');
  return { ok: true, count: 1, nextCursor: null };
}

const fieldsOf = (code: string): ReadBack =>
  new ReadBack().field('DebtorCode', () => code).field('CompanyName', () => notebook.debtors.get(code)?.name);

const rowOf = ({ code, name }: Debtor): WrittenRow => ({ entity: 'debtor', key: code, content: { name } });

/** In a process of its own, beside a person who has the notebook open: it reads, and takes no lock. */
function watched(path: string): WatchedBook {
  if (!existsSync(dirname(resolve(path)))) throw new BookClosed('book_unavailable', `There is no folder for ${path}.`);
  const debtors = () => [...new Notebook(path).debtors.values()];
  return {
    sources: [new ByScan('debtor', () => debtors().map(rowOf))],
    mark() {
      const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
      return `${mtimeMs} ${size}`;
    },
    writers: new WritersInFile(`${path}.commands`),
    close: () => undefined,
  };
}

const book: Book = {
  name: 'NAME',
  version: '0.1.0',
  exactlyOnce: false,
  // The doctor of the connector warns of a version that the driver was not tested with.
  package: { name: 'Notebook', version: VERSION },
  testedVersions: ['1.0', '1.0'],
  settings: [{ name: 'notebook', label: 'Notebook', hint: 'The file with the debtors.', required: true }],
  reads: {
    'read-debtors': ({ payload }) => page([...notebook.debtors.values()].map(shown), payload),
    'arap-statement-acct-pdf': printDebtor,
  },
  writes: { 'create-debtor': createDebtor, 'update-debtor': updateDebtor },
  get record() {
    return record;
  },
  open({ notebook: path }) {
    if (typeof path !== 'string' || !existsSync(dirname(resolve(path))))
      throw new BookClosed('book_unavailable', 'The setting notebook must be the path of a notebook.');
    // The lock of the record is the lock of the book, so it comes first.
    record = new SideFileRecord(`${path}.commands`, {
      findStamped(stamp) {
        const found = [...notebook.debtors.values()].find(({ createdBy }) => createdBy === stamp);
        return found && { code: found.code, operation: 'CreateRecord' };
      },
      fields: ({ code }) => fieldsOf(String(code)).fields,
    });
    notebook = new Notebook(path);
    return {};
  },
  close: () => record.close(),
  watch: ({ notebook: path }) => watched(String(path)),
  written({ code }) {
    const debtor = notebook.debtors.get(String(code));
    return debtor ? [rowOf(debtor)] : [];
  },
  present({ code, operation, asked }) {
    return { ...fieldsOf(String(code)).result(asked as Json, String(operation)), code };
  },
};

runDriver(book);
