import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('every file and folder that the tour of the source names is there', () => {
  const tour = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const named = [...tour.matchAll(/`(packages\/[\w./-]+)`/g)].map(([, path]) => path ?? '');
  assert.ok(named.length > 8);
  assert.deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  );
});
