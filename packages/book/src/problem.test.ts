import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookCodes } from '@ledgerline/contract';
import { PROBLEM_CODES } from './problem.ts';

test('every word the book refuses with has its sentence in the contract, and the contract no other', () => {
  assert.deepEqual([...bookCodes].sort(), [...PROBLEM_CODES].sort());
});
