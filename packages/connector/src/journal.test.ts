import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import type { ResultBody } from '@ledgerline/contract';
import { MemoryJournal } from '../testing/memory-journal.ts';
import type { HeldCommand, Journal } from './journal.ts';
import { JournalFile } from './sqlite/journal-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => {
  files += 1;
  return join(folder, `${files}.sqlite`);
};

const command = (commandId: string) => ({ commandId, companyId: 'A', type: 'create-debtor', mode: 'write' }) as const;
const report: ResultBody = { status: 'done', result: { ok: true, saved: true } };
const held = (commandId: string, companyId = 'A', leftMs = 60_000): HeldCommand => ({
  command: { ...command(commandId), companyId, payload: { note: 'é' }, attempt: 1, leaseToken: 't', leaseSeconds: 60 },
  lease: { token: 't', durationMs: 60_000, keptAt: { uptimeMs: 1.5, wallMs: 2 }, askedAgoMs: 10, leftMs },
});
const artifact = { fileName: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };

const journals: Readonly<Record<string, () => Journal>> = {
  'in memory': () => new MemoryJournal(),
  'in a file': () => new JournalFile(newPath()).journalOf('connector'),
};

for (const [name, make] of Object.entries(journals)) {
  describe(`the journal ${name}`, () => {
    test('knows what was started and not finished', () => {
      const journal = make();
      journal.start(command('1'), true, 1);
      journal.start(command('2'), false, 2);
      journal.finish(command('2'), report, null, 3);
      assert.deepEqual(journal.unfinished(), [{ state: 'started', ...command('1'), isExactlyOnce: true }]);
      assert.equal(journal.entry('3'), null);
    });

    test('keeps what is held of a book, in order, until other things are held or the cloud has acknowledged it', () => {
      const journal = make();
      journal.hold('A', [held('1'), held('2')]);
      journal.hold('B', [held('3', 'B')]);
      assert.deepEqual(journal.held(), [held('1'), held('2'), held('3', 'B')]);
      journal.hold('A', [held('2', 'A', 5_000), held('4')]);
      assert.deepEqual(
        journal.held().filter((one) => one.command.companyId === 'A'),
        [held('2', 'A', 5_000), held('4')],
      );
      journal.finish(command('2'), report, null, 1);
      assert.equal(journal.held().length, 3, 'an end that the cloud has not heard of is still held');
      journal.acknowledge('2', 2);
      journal.hold('B', []);
      assert.deepEqual(journal.held(), [held('4')]);
    });

    test('keeps a result until it is acknowledged, in the order it was finished, and its file with it', () => {
      const journal = make();
      journal.finish(command('1'), report, artifact, 1);
      journal.start(command('2'), false, 2);
      journal.finish(command('2'), report, null, 2);
      assert.deepEqual(
        journal.pending(9).map(({ commandId }) => commandId),
        ['1', '2'],
      );
      assert.deepEqual(
        journal.pending(1).map(({ commandId }) => commandId),
        ['1'],
      );
      assert.equal(Buffer.from(journal.artifact('1')?.content ?? []).toString(), '%PDF');
      journal.acknowledge('1', 3);
      assert.deepEqual(
        journal.pending(9).map(({ commandId }) => commandId),
        ['2'],
      );
      assert.equal(journal.artifact('1'), null);
    });

    test('returns acknowledged results again', () => {
      const journal = make();
      journal.finish(command('1'), report, null, 1);
      journal.acknowledge('1', 2);
      const entry = journal.entry('1');
      assert.ok(entry?.state === 'finished' && entry.isAcknowledged);
      assert.deepEqual(entry.report, report);
      journal.reopen('1');
      assert.equal(journal.pending(9).length, 1);
    });

    test('never restarts what is finished', () => {
      const journal = make();
      journal.finish(command('1'), report, null, 1);
      assert.throws(() => journal.start(command('1'), false, 2));
      assert.equal(journal.entry('1')?.state, 'finished');
    });

    test('puts another report in the place of one that the cloud cannot take', () => {
      const journal = make();
      journal.finish(command('1'), report, artifact, 1);
      const other: ResultBody = { status: 'failed', result: null, error: { code: 'artifact_failed', message: 'No.' } };
      journal.replace('1', other);
      assert.deepEqual(journal.pending(9)[0]?.report, other);
      assert.equal(journal.artifact('1'), null);
    });

    test('forgets what is old and settled, and nothing else', () => {
      const journal = make();
      journal.finish(command('sent'), report, null, 1);
      journal.acknowledge('sent', 10);
      journal.finish(command('unsent'), report, null, 1);
      journal.start(command('started'), false, 1);
      journal.prune(11);
      assert.equal(journal.entry('sent'), null);
      assert.equal(journal.entry('started'), null);
      assert.equal(journal.entry('unsent')?.state, 'finished');
    });
  });
}

test('changes of one turn reach the disk together, all of them or none', async () => {
  const path = newPath();
  const file = new JournalFile(path);
  const [one, two] = [file.journalOf('one'), file.journalOf('two')];
  one.start(command('1'), true, 1);
  two.finish(command('2'), report, null, 2);
  assert.equal(one.entry('1')?.state, 'started', 'a change is seen at once');
  const reader = new JournalFile(path, { isReadOnly: true });
  assert.equal(reader.journalOf('one').entry('1'), null, 'and is not on disk yet');
  await two.settled();
  assert.equal(reader.journalOf('one').entry('1')?.state, 'started');
  assert.equal(reader.journalOf('two').pending(1).length, 1);
  reader.close();
  two.start(command('3'), true, 3);
  assert.throws(() => two.start(command('2'), true, 3), /must not start again/);
  one.withdraw('1');
  await one.settled();
  assert.deepEqual([one.entry('1'), two.entry('3')?.state], [null, 'started'], 'a change that failed takes no other with it');
  file.close();
});

test('a caller that waits for a full disk learns whether a change is stored', async () => {
  const file = new JournalFile(newPath());
  const journal = file.journalOf('connector');
  journal.start(command('1'), true, 1);
  await journal.settled();
  file.statement('PRAGMA max_page_count = 1').get();
  journal.start(command('2'), true, 2);
  const content = Buffer.alloc(10_000_000);
  assert.throws(() => journal.finish(command('1'), report, { ...artifact, content }, 3), /full/);
  const isKept = await journal.settled().then(
    () => true,
    () => false,
  );
  assert.equal(journal.entry('2') !== null, isKept);
  assert.equal(journal.entry('1')?.state, 'started');
  file.close();
});

test('a journal file keeps its entries when it is closed, and separates connectors', () => {
  const path = newPath();
  const file = new JournalFile(path);
  file.journalOf('one').start(command('1'), false, 1);
  file.setNote('installId', 'x');
  file.close();
  const again = new JournalFile(path);
  assert.equal(again.journalOf('one').entry('1')?.state, 'started');
  assert.equal(again.journalOf('other').entry('1'), null);
  assert.equal(again.note('installId'), 'x');
  again.close();
});

test('a journal of an earlier build is taken over, and its entries with it', () => {
  const path = newPath();
  const file = new JournalFile(path);
  file.journalOf('one').start(command('1'), false, 1);
  file.close();
  const database = new DatabaseSync(path);
  database.exec('DROP TABLE held; PRAGMA user_version = 1');
  database.close();
  const looked = new JournalFile(path, { isReadOnly: true });
  assert.equal(looked.journalOf('one').unfinished().length, 1, 'who only looks changes nothing');
  looked.close();
  const again = new JournalFile(path).journalOf('one');
  again.hold('A', [held('2')]);
  assert.equal(again.entry('1')?.state, 'started');
  assert.deepEqual(again.held(), [held('2')]);
});

test('a file of another program is refused, not overwritten', () => {
  const path = newPath();
  writeFileSync(path, 'not a database, but quite a long text, so that it is looked at closely enough'.repeat(20));
  assert.throws(() => new JournalFile(path));
});

test('results stay in the order in which they were finished, also after a restart, and finishing one looks at no other', () => {
  const path = newPath();
  const first = new JournalFile(path);
  for (const id of ['2', '1']) first.journalOf('one').finish(command(id), report, null, 1);
  first.close();
  const second = new JournalFile(path);
  const journal = second.journalOf('one');
  journal.finish(command('0'), report, null, 1);
  assert.deepEqual(
    journal.pending(9).map(({ commandId }) => commandId),
    ['2', '1', '0'],
  );
  second.close();
  const plan = new DatabaseSync(path);
  const insert = readFileSync(new URL('./sqlite/journal-file.ts', import.meta.url), 'utf8').match(
    /INSERT INTO entry[^`]*finish_order[^`]*/,
  )?.[0];
  assert.ok(insert);
  const steps = plan.prepare(`EXPLAIN QUERY PLAN ${insert}`).all();
  assert.deepEqual(
    steps.filter(({ detail }) => /^S(?:CAN|EARCH)/.test(String(detail))),
    [],
  );
  plan.close();
});
