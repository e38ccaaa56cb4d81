import assert from 'node:assert/strict';
import { test } from 'node:test';
import { millisecondsOf } from './instant.ts';

test('a moment is read with its offset and its fraction', () => {
  assert.equal(millisecondsOf('2026-11-14T10:00:00Z'), Date.UTC(2026, 10, 14, 10));
  assert.equal(millisecondsOf('2026-11-14T10:00:00.25+08:00'), Date.UTC(2026, 10, 14, 2, 0, 0, 250));
  assert.equal(millisecondsOf('2026-12-31T23:59:60Z'), Date.UTC(2026, 11, 31, 23, 59, 59));
});
