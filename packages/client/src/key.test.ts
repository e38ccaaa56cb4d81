import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readKey } from './key.ts';

const file = new URL('../../../test/vectors/keys.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: readonly { key: string; reading: string }[] };

test('a key is told from a mistyped one and from other text as the shared vectors say', () => {
  for (const { key, reading } of vectors) assert.equal(readKey(key), reading, key);
});
