import { test } from 'node:test';
import { exercisePrefetch } from './testing/prefetch.conformance.ts';

test('a connector that says what has arrived is handed more of a book, in order, and each of several results is judged by itself', () =>
  exercisePrefetch((own) => own));
