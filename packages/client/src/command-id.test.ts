import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commandIdFrom, type IdPart } from './command-id.ts';
import { MisuseError } from './errors.ts';

interface Vectors {
  readonly vectors: readonly { readonly parts: readonly IdPart[]; readonly commandId: string }[];
  readonly refused: readonly { readonly why: string; readonly parts: readonly IdPart[] }[];
}

const file = new URL('../../../test/vectors/command-ids.json', import.meta.url);
const { vectors, refused } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

test('an id follows from its parts as the shared vectors say', () => {
  for (const { parts, commandId } of vectors) assert.equal(commandIdFrom(...parts), commandId, JSON.stringify(parts));
});

test('what cannot be told apart makes no id: fractions, large integers, halves of characters, nothing, undefined', () => {
  const rows = [...refused, { why: 'undefined', parts: ['order', undefined] as readonly IdPart[] }];
  for (const { why, parts } of rows) assert.throws(() => commandIdFrom(...parts), MisuseError, why);
});
