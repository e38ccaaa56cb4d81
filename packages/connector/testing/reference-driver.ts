/**
 * The smallest driver that keeps the protocol: a notebook in a file. It is what docs/drivers.md points to, and what the
 * tests misuse: a payload with `misbehave` makes it crash, hang, flood or talk nonsense.
 */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { argv, exit, stdin, stdout } = process;

interface Message {
  readonly id: number;
  readonly method: string;
  readonly commandId?: string;
  readonly type?: string;
  readonly payload?: { readonly text?: string; readonly misbehave?: string };
  readonly settings?: { readonly notebook?: string; readonly password?: string };
  readonly artifactFolder?: string;
}

interface Note {
  readonly commandId: string;
  readonly text: string;
}

const commandTypes = ['read-debtors', 'create-debtor', 'sales-invoice-acct-pdf'];
const isExactlyOnce = argv.includes('--exactly-once');
let notebook = '';
let artifactFolder = '';

const answer = (id: number, ok: object): void => void stdout.write(`${JSON.stringify({ id, ok })}\n`);
const refuse = (id: number, code: string, message: string): void =>
  void stdout.write(`${JSON.stringify({ id, error: { code, message, outcome: 'not_applied' } })}\n`);

function notes(): readonly Note[] {
  if (!existsSync(notebook)) return [];
  const lines = readFileSync(notebook, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Note);
}

const saved = ({ commandId }: Note): object => ({
  result: { ok: true, saved: true, operationUsed: 'CreateRecord', code: commandId },
});

/** The file is whole before it is named; the connector takes it from there. */
function print(id: number): void {
  writeFileSync(join(artifactFolder, 'notes.pdf'), '%PDF-1.4 notes');
  const artifact = { path: 'notes.pdf', fileName: 'Notes äöü.pdf', contentType: 'application/pdf' };
  answer(id, { result: { ok: true, report: { pages: 1 } }, artifact });
}

function write({ id, commandId = '', payload }: Message): void {
  const known = isExactlyOnce ? notes().find((note) => note.commandId === commandId) : undefined;
  const note = known ?? { commandId, text: payload?.text ?? '' };
  if (payload?.misbehave === 'crash-before') exit(3);
  if (!known) appendFileSync(notebook, `${JSON.stringify(note)}\n`);
  if (payload?.misbehave === 'crash') exit(3);
  if (payload?.misbehave === 'hang') return;
  if (payload?.misbehave === 'nonsense') stdout.write('this is not JSON\n');
  else if (payload?.misbehave === 'flood') stdout.write('x'.repeat(40 * 1024 * 1024));
  else answer(id, saved(note));
}

const methods: Readonly<Record<string, (message: Message) => void>> = {
  hello: ({ id }) =>
    answer(id, {
      protocol: 1,
      name: 'notebook',
      version: '1.0.0',
      build: 'local-mvp-2026.09.30.01',
      exactlyOnce: isExactlyOnce,
      commandTypes,
      settings: [
        { name: 'notebook', label: 'Notebook', hint: 'The file that the notes are written to.', required: true },
        { name: 'password', label: 'Password', type: 'password' },
      ],
    }),
  open({ id, settings, artifactFolder: folder }) {
    if (settings?.password === 'wrong') return refuse(id, 'needs_password', 'The password of the notebook is wrong.');
    notebook = settings?.notebook ?? '';
    if (existsSync(`${notebook}.lock`)) return refuse(id, 'book_locked', 'Another program has the notebook open.');
    artifactFolder = folder ?? '';
    return answer(id, { package: { name: 'Notebook', version: '1.0', tested: { from: '1.0', to: '1.0' } } });
  },
  execute(message) {
    if (message.type === 'read-debtors')
      return answer(message.id, { result: { ok: true, rows: notes(), count: notes().length } });
    if (message.type === 'sales-invoice-acct-pdf') return print(message.id);
    if (message.type === 'create-debtor') return write(message);
    return refuse(message.id, 'unsupported_command', 'The notebook does not know this command.');
  },
  lookup({ id, commandId }) {
    const note = notes().find((each) => each.commandId === commandId);
    answer(id, note ? { found: true, ...saved(note) } : { found: false });
  },
  close({ id }) {
    answer(id, {});
    exit(0);
  },
};

createInterface({ input: stdin })
  .on('line', (line) => {
    const message = JSON.parse(line) as Message;
    const method = Object.hasOwn(methods, message.method) ? methods[message.method] : undefined;
    if (method) method(message);
    else refuse(message.id, 'unknown_method', `There is no method ${message.method}.`);
  })
  // The connector is gone, and so is the reason to be here.
  .on('close', () => exit(0));
