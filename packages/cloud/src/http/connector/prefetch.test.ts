import { test } from 'node:test';
import { exercisePrefetch } from '../../../testing/prefetch.conformance.ts';

test('a connector that reports what has arrived gets more of a book, in order, and each of several results is checked separately', () =>
  exercisePrefetch((own) => own));
