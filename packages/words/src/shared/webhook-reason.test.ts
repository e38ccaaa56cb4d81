import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookReasonIn, webhookReasons } from './webhook-reason.ts';

test('every stored reason is worded in the language of the reader, and an unknown one stays as it is', () => {
  for (const sentence of Object.values(webhookReasons))
    for (const language of ['en', 'ms', 'zh'] as const)
      assert.equal(webhookReasonIn(String(sentence(503)), language), sentence(503).in(language));
  assert.equal(webhookReasonIn('The receiver returned 503 twice.', 'ms'), 'The receiver returned 503 twice.');
  assert.equal(webhookReasonIn('', 'zh'), '');
});
