import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookCodes } from '@ledgerline/contract';
import { PROBLEM_CODES } from './problem.ts';

test('every refusal code of the book has its sentence in the contract, and the contract has no others', () => {
  assert.deepEqual([...bookCodes].sort(), [...PROBLEM_CODES].sort());
});
