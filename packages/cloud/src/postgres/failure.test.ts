import assert from 'node:assert/strict';
import { it } from 'node:test';
import { failureOf } from './failure.ts';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

it('a lost connection, a stopping, full or read-only server and a time that ran out mean that the store is not available', () => {
  const codes = [
    'ECONNREFUSED',
    'ECONNRESET',
    '08006',
    '57P01',
    '57P03',
    '57014',
    '53300',
    '53100',
    '25006',
    '55P03',
    '25P03',
    '58030',
  ];
  for (const code of codes) assert.equal(failureOf(withCode(code)), 'unavailable', code);
  assert.equal(failureOf(new Error('Connection terminated unexpectedly')), 'unavailable');
  assert.equal(failureOf(Object.assign(withCode('0A000'), { routine: 'RevalidateCachedQuery' })), 'unavailable');
});

it('a race that was lost is worth another try', () => {
  for (const code of ['40001', '40P01', '23505']) assert.equal(failureOf(withCode(code)), 'contended', code);
});

it('everything else is a bug', () => {
  for (const code of ['42601', '23514', '22021', '0A000']) assert.equal(failureOf(withCode(code)), 'mistake', code);
});
