import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, play, type Run, story } from '../../conformance/story.ts';

const openOf = (run: Run, party: Payload): readonly unknown[] =>
  (run(`read-${'debtorCode' in party ? 'ar' : 'ap'}-outstanding-documents`, party).rows as readonly Payload[]).map(
    ({ docNo, outstanding }) => [docNo, outstanding],
  );
const INCOME = (credit: number): Payload => ({ accountNo: '530-0000', credit });
const FIRST = { debtorCode: '300-A001' };
const SECOND = { debtorCode: '300-B001' };
const SUPPLIER = { creditorCode: '400-A001' };

test('a journal leaves an item for each party it names, and a party that is no longer named owes nothing', () => {
  const { run } = story();
  const allOpen = () => [FIRST, SECOND, SUPPLIER].map((party) => openOf(run, party));
  const change = (...lines: readonly Payload[]): string =>
    codeOf(run('update-journal-entry', { docNo: 'JE-000001', reason: 'Other party', detailMode: 'replace', lines }));
  const docDate = '2026-03-03';
  play(run, [['create-journal-entry', { docDate, lines: [{ ...FIRST, debit: 70 }, { ...SUPPLIER, credit: 20 }, INCOME(50)] }]]);
  assert.deepEqual(allOpen(), [[['JE-000001', 70]], [], [['JE-000001', 20]]]);
  // The first line names another customer, and the second no party.
  assert.equal(change({ ...SECOND, debit: 60 }, { accountNo: '900-9000', debit: 5 }, INCOME(65)), 'ok');
  assert.deepEqual(allOpen(), [[], [['JE-000001', 60]], []]);
  // The first line names a supplier instead of a customer.
  assert.equal(change({ ...SUPPLIER, debit: 40 }, INCOME(40)), 'ok');
  assert.deepEqual(allOpen(), [[], [], [['JE-000001', -40]]]);
  // Of two customers the second is left out.
  assert.equal(change({ ...FIRST, debit: 30 }, { ...SECOND, debit: 15 }, INCOME(45)), 'ok');
  assert.deepEqual(allOpen(), [[['JE-000001', 30]], [['JE-000001', 15]], []]);
  assert.equal(change({ ...FIRST, debit: 45 }, INCOME(45)), 'ok');
  assert.deepEqual(allOpen(), [[['JE-000001', 45]], [], []]);
});
