import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOW } from '../../conformance/fresh-book.ts';
import { openDatabase } from '../sqlite/database.ts';
import { withRecordCache } from './record-cache.ts';
import { Records } from './records.ts';

const opened = () => {
  const db = withRecordCache(openDatabase(':memory:'));
  return { db, records: new Records(db, NOW), other: new Records(db, NOW) };
};

const daysOf = (records: Records): unknown => records.find('term', 'N30')?.data.days;

test('the next read of a record returns the last write, for every kind of write', () => {
  const { db, records, other } = opened();
  db.transaction(() => {
    const seen = () => [daysOf(other), other.all('term').length];
    assert.deepEqual(seen(), [undefined, 0]);
    records.put('term', 'N30', { days: 30 });
    assert.deepEqual(seen(), [30, 1]);
    records.rewrite({ kind: 'term', code: 'N30' }, { days: 31 });
    assert.deepEqual(seen(), [31, 1]);
    records.rename({ kind: 'term', code: 'N30' }, 'NET', { days: 31 });
    assert.deepEqual(seen(), [undefined, 1]);
    records.remove('term', 'NET');
    assert.deepEqual(seen(), [undefined, 0]);
  });
  db.close();
});

test('a write that is rolled back is not cached, whether it was rejected or failed', () => {
  const { db, records, other } = opened();
  const change = (days: number): unknown => {
    records.put('term', 'N30', { days });
    return daysOf(other);
  };
  db.transaction(() => change(30));
  const refused = db.transaction(
    () =>
      db.attempt(
        () => change(31),
        () => false,
      ),
    () => true,
  );
  assert.deepEqual([refused, daysOf(other)], [31, 30]);
  const failing = (): unknown =>
    db.transaction(() => {
      change(32);
      throw new Error('gone');
    });
  assert.throws(failing, /gone/);
  assert.equal(daysOf(other), 30);
  db.close();
});

test('a record with a new code keeps its references, and references to it can be moved to the new code', () => {
  const { db, records } = opened();
  const [old, agent] = [{ kind: 'term', code: 'N30' } as const, { kind: 'sales-agent', code: 'A' } as const];
  db.transaction(() => {
    records.put(old.kind, old.code, { days: 30 }, [agent]);
    records.put('debtor', 'D', {}, [old]);
    records.rename(old, 'NET', { days: 30 });
    records.relink(old, 'NET');
  });
  const codes = (reference: Parameters<Records['naming']>[0]) => records.naming(reference).map(({ code }) => code);
  assert.deepEqual([codes(agent), codes(old), codes({ kind: 'term', code: 'NET' })], [['NET'], [], ['D']]);
  db.close();
});
