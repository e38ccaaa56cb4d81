import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as targets from './targets.ts';

const CORPUS = join(import.meta.dirname, 'corpus');
const CORPUS_BYTES_MAX = 1_000_000;

const inputsOf = (name: string): readonly string[] => readdirSync(join(CORPUS, name)).map((file) => join(CORPUS, name, file));

for (const [name, target] of Object.entries(targets))
  test(`nothing in the corpus of ${name} makes it throw`, async () => {
    const inputs = inputsOf(name);
    assert.ok(inputs.length > 0);
    for (const input of inputs) await assert.doesNotReject(async () => target(readFileSync(input)), `It throws for ${input}.`);
  });

test('the corpus stays small', () => {
  const bytes = Object.keys(targets)
    .flatMap(inputsOf)
    .reduce((sum, file) => sum + statSync(file).size, 0);
  assert.ok(bytes < CORPUS_BYTES_MAX, `${bytes} bytes`);
});
