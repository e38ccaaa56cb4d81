import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenedAnswers } from './opened-answers.ts';

test('an answer is opened once, until others that were used later have taken its room', () => {
  const answers = new OpenedAnswers<number>();
  let opened = 0;
  const open = (): number => {
    opened += 1;
    return opened;
  };
  const large = (letter: string): string => letter.repeat(3_000_000);
  assert.deepEqual([answers.of(large('a'), open), answers.of(large('b'), open), answers.of(large('a'), open)], [1, 2, 1]);
  assert.equal(answers.of(large('c'), open), 3);
  assert.deepEqual([answers.of(large('a'), open), answers.of(large('b'), open)], [1, 4], 'b was used longest ago');
});
