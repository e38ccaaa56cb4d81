import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Command, CommandFailed, type Outcome, OutcomeUnknown, SavedDifferently } from '@ledgerline/client';
import { describe, endingOf, exitCodes, sentencesOf } from './failure.ts';

const ended = (outcome: Outcome): Command =>
  ({
    commandId: 'c-1',
    result: null,
    error: { code: 'x', message: 'It failed.', retryable: false, outcome },
  }) as unknown as Command;

test('what may be in the book ends with 6 and sends a person there; what is not ends with 5', () => {
  for (const error of [new OutcomeUnknown(ended('unknown'), {}), new SavedDifferently(ended('applied'), {})]) {
    assert.equal(exitCodes[endingOf(error)], 6);
    assert.match(sentencesOf(error).join('\n'), /A person must look .* c-1/);
    assert.equal(describe(error).exitCode, 6);
  }
  assert.equal(exitCodes[endingOf(new CommandFailed(ended('not_applied'), {}))], 5);
  assert.equal(exitCodes[endingOf(new TypeError('x is not a function'))], 1);
});
