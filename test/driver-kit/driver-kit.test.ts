import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  canonical,
  day,
  differences,
  digestOf,
  discounted,
  Family,
  fingerprintOf,
  type Json,
  page,
  ReadBack,
  Refusal,
  rounded,
  roundedToFiveSen,
  settled,
  TransactionRecord,
  type UserField,
  UserFields,
  writersInTable,
} from '@ledgerline/driver-kit';
import { noteKey, notesOf } from '../../packages/driver-kit/src/change-row.ts';
import { Failure } from '../../packages/driver-kit/src/runner.ts';
import { isReady, PYTHON } from '../debian-packages.ts';
import { hasSmallDisk, runOnSmallDisk } from '../small-disk.ts';
import { BulkPackage } from './bulk-package.ts';
import { followed } from './changing-package.ts';
import { writerAfter } from './interrupted-save.ts';

/** One table of what kits do, for the kits of every language. */
interface Vector {
  readonly kind: string;
  readonly input: Json;
  readonly want?: unknown;
  readonly code?: string;
  /** Where only some kits have it. */
  readonly kits?: readonly ('csharp' | 'typescript' | 'python')[];
}

const vectors = JSON.parse(readFileSync(new URL('../vectors/driver-kit.json', import.meta.url), 'utf8')) as readonly Vector[];
const KIT = new URL('../../drivers/kit-dotnet', import.meta.url).pathname;
const hasMono = isReady('mono');

const asItIs = (record: Json): Promise<Json> => Promise.resolve(record);

const expected = ({ want, code }: Vector): unknown => (code === undefined ? { value: want } : { code });

const KINDS: Readonly<Record<string, (input: Json) => unknown>> = {
  canonical: (input) => canonical(JSON.parse(String(input.text))),
  fingerprint: (input) => fingerprintOf(String(input.type), input.payload as Json),
  round: (input) => rounded(Number(input.value), Number(input.decimals)),
  fiveSen: (input) => roundedToFiveSen(Number(input.value)),
  discount: (input) => discounted(Number(input.gross), String(input.discount), '/discount'),
  day: (input) => day(input.text, '/docDate'),
  differences: ({ asked, stored, decimals }) =>
    differences(asked as Json, stored as Json, decimals as Record<string, number>).map(({ path }) => path),
  readBack({ asked, stored }) {
    const read = new ReadBack();
    for (const [name, value] of Object.entries(stored as Json)) read.field(name, () => value);
    const { error } = read.result(asked as Json, 'CreateRecord') as { error?: Json & { details: readonly Json[] } };
    return error ? [error.message, ...error.details.map(({ message }) => message)] : [];
  },
  settle({ isStamped, asked, before, now }) {
    const pack = { findStamped: () => (isStamped === true ? {} : undefined), fields: () => now as Json };
    const begun = { fingerprint: '', asked: asked as Json, target: {}, ...(before !== null && { before: before as Json }) };
    const found = settled(pack, 'stamp', begun);
    return typeof found === 'string' ? found : 'found';
  },
  page({ rows, payload }) {
    const all = Array.from({ length: Number(rows) }, (_, at) => ({ at }));
    const shown = page(all, payload as Json);
    return [(shown.rows as readonly { at: number }[])[0]?.at ?? null, shown.count, shown.nextCursor];
  },
  userFields: ({ declared, sent }) => new UserFields(declared as readonly UserField[]).checked(sent as Json),
  bulk: ({ known, hasTransactions, payload }) =>
    new BulkPackage(known as readonly string[], hasTransactions === true).run(payload as Json),
  changes: (input) => followed(input),
  writer: ({ end }) => writerAfter(end),
  family({ noun, plural }) {
    const names = new Family(String(noun), plural as string | undefined);
    return [
      names.create,
      names.update,
      names.cancel,
      names.void,
      names.get,
      names.validate,
      names.list,
      names.lines,
      names.bulkCreate,
    ];
  },
};

test('the kit in TypeScript does what every kit does', async () => {
  for (const vector of vectors.filter(({ kits }) => kits?.includes('typescript') ?? true)) {
    let found: unknown;
    try {
      found = { value: await KINDS[vector.kind]?.(vector.input) };
    } catch (failure) {
      if (failure instanceof Refusal) found = { code: failure.code };
      else if (failure instanceof Failure) found = { code: `${failure.code} ${failure.outcome}` };
      else throw failure;
    }
    assert.deepEqual(found, expected(vector), JSON.stringify(vector));
  }
});

/** The vectors as a program of the kit in C#, in a folder that goes after the test. */
function compiledVectors(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-vectors-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, 'vectors.exe');
  const strict = ['-langversion:6', '-warn:4', '-warnaserror'];
  const sources = ['Vectors.cs', 'BulkPackage.cs', 'ChangingPackage.cs', 'FullDisk.cs', 'InterruptedSave.cs'].map((name) =>
    join(import.meta.dirname, name),
  );
  const compiled = spawnSync('mcs', [...strict, `-out:${program}`, ...sources, `-recurse:${KIT}/*.cs`], { encoding: 'utf8' });
  assert.equal(compiled.status, 0, compiled.stderr + compiled.stdout);
  return program;
}

test('the kit in C# does what every kit does', { skip: !hasMono && 'mono is not installed' }, (t) => {
  const { stdout, stderr } = spawnSync('mono', [compiledVectors(t)], {
    input: `${vectors.map((vector) => JSON.stringify(vector)).join('\n')}\n`,
    encoding: 'utf8',
  });
  const answers = stdout.trimEnd().split('\n');
  assert.equal(answers.length, vectors.length, stderr);
  for (const [index, vector] of vectors.entries())
    assert.deepEqual(JSON.parse(answers[index] ?? ''), expected(vector), JSON.stringify(vector));
});

/** What the kit in Python does not have, or has otherwise. */
const NOT_IN_PYTHON: Readonly<Record<string, string>> = {
  canonical: 'Its fingerprints are not made of canonical text.',
  fingerprint: 'Books of GnuCash store those of the JSON that Python writes, and must know their commands again.',
  family: 'It has the names of all command types in commands.json.',
};

test('the kit in Python does what every kit does, but for what is named', () => {
  const own = vectors.filter(({ kind, kits }) => (kits?.includes('python') ?? true) && !(kind in NOT_IN_PYTHON));
  const { stdout, stderr } = spawnSync(PYTHON, ['-m', 'tests.vectors'], {
    cwd: new URL('../../drivers/kit-python', import.meta.url).pathname,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' },
    input: `${own.map((vector) => JSON.stringify(vector)).join('\n')}\n`,
    encoding: 'utf8',
  });
  const answers = stdout.trimEnd().split('\n');
  assert.equal(answers.length, own.length, stderr);
  const wrong = own.filter((vector, index) => !isDeepStrictEqual(JSON.parse(answers[index] ?? ''), expected(vector)));
  assert.deepEqual(wrong, []);
});

/** Names so long that the disk is full at the mark before a save, at the one after it, and at a result. */
const LONG_NAMES = [900, 1_300, 1_700, 2_100, 2_500, 2_900];

interface Answer {
  readonly value: { readonly ends: readonly string[]; readonly faults: readonly string[] };
}

/** Checks what became of commands whose disk was full, in a program of a kit. */
function isTrueOnFullDisk(t: TestContext, cwd: string, ...program: readonly string[]): void {
  const input = LONG_NAMES.map((characters) => `${JSON.stringify({ kind: 'fullDisk', input: { characters } })}\n`).join('');
  const { stdout, stderr } = runOnSmallDisk(t, { kilobytes: 16, cwd, input }, ...program);
  const found = stdout
    .trimEnd()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as Answer).value]));
  assert.equal(found.length, LONG_NAMES.length, stderr);
  assert.deepEqual(
    found.flatMap(({ faults }) => faults),
    [],
  );
  assert.deepEqual([...new Set(found.flatMap(({ ends }) => ends))].toSorted(), ['done', 'not_applied', 'unknown']);
  assert.ok(
    found.some(({ ends }) => ends.lastIndexOf('done') > ends.indexOf('not_applied')),
    'what is short enough is saved after what was refused',
  );
}

test('on a full disk no kit calls saved what is not, or not saved what is, and each opens its record again', {
  skip: !hasSmallDisk && 'no file system can be mounted here',
}, async (t) => {
  const root = join(import.meta.dirname, '../..');
  await t.test('TypeScript', (kit) => isTrueOnFullDisk(kit, root, process.execPath, join(import.meta.dirname, 'full-disk.ts')));
  await t.test('Python', (kit) => isTrueOnFullDisk(kit, join(root, 'drivers/kit-python'), PYTHON, '-m', 'tests.vectors'));
  await t.test('C#', { skip: !hasMono && 'mono is not installed' }, (kit) =>
    isTrueOnFullDisk(kit, root, 'mono', compiledVectors(kit)),
  );
});

test('a transaction record notes who wrote each row, with the change or not at all', async () => {
  const [table, pending] = [new Map<string, string>(), new Map<string, string>()];
  const record = new TransactionRecord({
    begin: () => pending.clear(),
    commit: () => {
      for (const [key, text] of pending) table.set(key, text);
    },
    rollBack: () => pending.clear(),
    read: (key) => table.get(key),
    write: (key, text) => void pending.set(key, text),
  });
  const notes = notesOf([{ entity: 'debtor', key: 'A', content: { name: 'Alpha' } }], '2026-11-16T08:00:00.000Z');
  const writers = writersInTable((key) => table.get(key));
  const key = noteKey('debtor', 'A', 'document');
  const failing = { asked: {}, save: () => Promise.reject(new Error('The disk is full.')) };
  const parts = (last: typeof failing | null) => [
    () => ({ asked: {}, save: () => ({ code: 'A', rowNotes: notes }) }),
    ...(last ? [() => last] : []),
  ];
  await assert.rejects(record.save('c-1', 'f', { parts: parts(failing) }, asItIs), /disk/);
  assert.equal(writers.noteOf(key), undefined);
  assert.deepEqual(await record.save('c-2', 'f', { parts: parts(null) }, asItIs), { parts: [{ code: 'A', asked: {} }] });
  const written = { commandId: 'c-2', digest: digestOf({ name: 'Alpha' }), at: '2026-11-16T08:00:00.000Z' };
  assert.deepEqual(writers.noteOf(key), written);
});

test('a transaction record keeps the command and its change together, also when a commit fails after it was made', async () => {
  const kept = new Map<string, string>();
  let pending = new Map<string, string>();
  const ends = ['commits', 'fails', 'fails after the commit'];
  for (const end of ends) {
    const record = new TransactionRecord({
      begin: () => {
        pending = new Map();
      },
      commit: () => {
        if (end !== 'fails') for (const [id, text] of pending) kept.set(id, text);
        if (end !== 'commits') throw new Error(end);
      },
      rollBack: () => pending.clear(),
      read: (id) => kept.get(id),
      write: (id, text) => void pending.set(id, text),
    });
    const saving = record.save(end, 'f', { asked: { A: 1 }, save: () => ({ code: end }) }, asItIs);
    if (end === 'fails') await assert.rejects(saving, /fails/);
    else assert.deepEqual(await saving, { code: end, asked: { A: 1 } });
    assert.equal(record.find(end)?.fingerprint, end === 'fails' ? undefined : 'f');
  }
});
