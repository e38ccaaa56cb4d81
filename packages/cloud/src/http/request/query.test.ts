import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandListQuery } from '@ledgerline/contract';
import { isRefusal } from '../../system/problem.ts';
import { queryCheck } from './query.ts';

const read = queryCheck(CommandListQuery);

test('whole numbers of a query are read as numbers, everything else stays text', () => {
  assert.deepEqual(read({ limit: '20', q: '15', status: 'done' }), { limit: 20, q: '15', status: 'done' });
  assert.deepEqual(read(undefined), {});
});

test('every problem of a query is reported', () => {
  const refusal = read({ limit: '1.5', status: 'ready', from: '2026-02-30T00:00:00Z', q: ['a', 'b'] });
  assert.ok(isRefusal(refusal));
  assert.equal(refusal.refused.code, 'invalid_request');
  assert.deepEqual(refusal.refused.details.map(({ path, code }) => [path, code]).sort(), [
    ['/from', 'format'],
    ['/limit', 'type'],
    ['/q', 'type'],
    ['/status', 'enum'],
  ]);
});

test('a number outside its bounds is rejected', () => {
  for (const limit of ['0', '201', '-5', '', '999999999999999999']) assert.ok(isRefusal(read({ limit })), limit);
});

test('only declared parameters are passed on; a likely misspelling of one is rejected', () => {
  assert.deepEqual(read({ q: 'a', connectorId: ['a', 'b'], refused: ['x'] }), { q: 'a' });
  const refusal = read({ nonsense: 'done', company_id: 'A', Limit: '5' });
  assert.ok(isRefusal(refusal));
  assert.deepEqual(
    refusal.refused.details.map(({ path, code }) => [path, code]),
    [
      ['/company_id', 'unknown_member'],
      ['/Limit', 'unknown_member'],
    ],
  );
  assert.match(refusal.refused.details[0]?.message ?? '', /Did you mean companyId\?$/);
});
