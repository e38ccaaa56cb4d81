/** A driver on the kit that uses what the template does not: proposed settings, windows, several saves in one command, and records of both kinds. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  amount,
  type Book,
  type Command,
  type CommandRecord,
  type Dialog,
  type Dialogs,
  type Json,
  type Parts,
  type Prepared,
  page,
  Refusal,
  runDriver,
  SideFileRecord,
  TakenBack,
  TransactionRecord,
  type Write,
} from '@ledgerline/driver-kit';

interface Shelf {
  readonly boxes: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
}

const EMPTY: Shelf = { boxes: {}, commands: {} };

let path = '';
let shelf = EMPTY;
let record: CommandRecord;
let window: (Dialog & { readonly close: () => void }) | null = null;

const save = (changed: Partial<Shelf>): void => {
  shelf = { ...shelf, ...changed };
  writeFileSync(path, JSON.stringify(shelf));
};

const put = (code: string): Write => ({
  asked: { code },
  save(stamp) {
    if (code === 'dies' && !existsSync(`${path}.died`)) {
      writeFileSync(`${path}.died`, '');
      process.exit(1);
    }
    save({ boxes: { ...shelf.boxes, [code]: stamp } });
    return { code };
  },
});

/** A window in the middle of a command, which runs on when a button is pressed. */
const ask = (title: string): Promise<void> =>
  new Promise((close) => {
    window = { title, texts: ['Continue with geheim?', 'Yes', 'No'], close };
  });

let kept = EMPTY;
const inTransactions = new TransactionRecord({
  begin: () => {
    kept = shelf;
  },
  commit: () => undefined,
  rollBack: () => save(kept),
  read: (id) => shelf.commands[id],
  write: (id, text) => save({ commands: { ...shelf.commands, [id]: text } }),
});

async function createBox({ payload }: Command): Promise<Prepared> {
  amount(Number(payload.creditLimit ?? 0), '/creditLimit');
  if (payload.validateOnly === true) return { preview: { ok: true, saved: false } };
  if (typeof payload.ask === 'string') await ask(payload.ask);
  return put(String(payload.debtorCode));
}

const createBoxes = ({ payload }: Command): Parts => {
  if (existsSync(`${path}.closed`)) throw new Refusal('PERIOD_CLOSED', 'The shelf is closed.');
  return boxesOf(payload);
};

const boxesOf = (payload: Json): Parts => ({
  parts: (payload.codes as readonly string[]).map((code) => () => put(code)),
  joined(records) {
    if (payload.validateOnly === true) throw new TakenBack({ ok: true, saved: false, total: records.length });
    return { parts: records };
  },
});

const dialogs: Dialogs = {
  draw: ({ title }) => (title === 'Period closed' ? Buffer.from('BM') : null),
  open: () => (window ? [window] : []),
  press() {
    window?.close();
    window = null;
  },
  answers: { 'Backup reminder': 'No' },
  patienceSeconds: 0.1,
};

const book: Book = {
  name: 'shelf',
  version: '1.0.0',
  exactlyOnce: 'some-books',
  settings: [
    { name: 'file', label: 'File', required: true },
    { name: 'password', label: 'Password', type: 'password' },
  ],
  reads: {
    'read-debtors': ({ payload }) =>
      page(
        Object.entries(shelf.boxes).map(([code, stamp]) => ({ code, stamp })),
        payload,
      ),
  },
  writes: { 'create-debtor': createBox, 'bulk-create-debtors': createBoxes },
  propose(settings: Json) {
    if (settings.file === undefined) throw new Error(`There is no file for ${settings.password}.`);
    return { settings: { ...settings, edition: 'plain' }, choices: {}, warnings: [] };
  },
  open({ file, hasTransactions }) {
    path = String(file);
    record =
      hasTransactions === true
        ? inTransactions
        : new SideFileRecord(`${path}.commands`, {
            findStamped: (stamp) => {
              const code = Object.entries(shelf.boxes).find(([, each]) => each === stamp)?.[0];
              return code === undefined ? undefined : { code };
            },
            fields: () => ({}),
          });
    shelf = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shelf) : EMPTY;
    return {};
  },
  close: () => record.close(),
  package: { name: 'Shelf', version: '7' },
  testedVersions: ['6.2', '7'],
  get record() {
    return record;
  },
  present: ({ code, parts }) => ({ ok: true, saved: true, operationUsed: 'CreateRecord', code, parts }),
  dialogs,
};

runDriver(book);
