import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { testOf, testsOfRoom } from './domain-tests.ts';

const root = join(import.meta.dirname, '..');
const cloud = join(root, 'packages/cloud/src');

/** Types need no test. */
const doesSomething = (file: string, folder = cloud): boolean =>
  /^export (?:async )?(?:function|class|const)/m.test(readFileSync(join(folder, file), 'utf8'));

const domainFiles = globSync('{account,command,delivery,store,system}/*.ts', { cwd: cloud })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && doesSomething(file))
  .sort();

const hasTestBeside = (file: string): boolean => existsSync(join(cloud, file.replace(/\.ts$/, '.test.ts')));

test('every domain file of the cloud has a test next to it, or is listed with the test that covers it', () => {
  const untested = domainFiles.filter((file) => !hasTestBeside(file) && testOf[file] === undefined);
  assert.deepEqual(untested, [], 'Write a test next to the file, or name the one that covers it in test/domain-tests.ts.');
});

test('only files without a test next to them are listed, with tests that exist', () => {
  const stale = Object.entries(testOf).filter(
    ([file, covering]) => !domainFiles.includes(file) || hasTestBeside(file) || !existsSync(join(cloud, covering)),
  );
  assert.deepEqual(stale, []);
});

const packages = join(root, 'packages');

test('every room of the book and of the connector names the tests that cover its files', () => {
  const without = globSync('{book,connector}/src/**/*.ts', { cwd: packages })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts') && doesSomething(file, packages))
    .filter((file) => !existsSync(join(packages, file.replace(/\.ts$/, '.test.ts'))));
  const rooms = [...new Set(without.map((file) => dirname(file)))].sort();
  assert.deepEqual(rooms, Object.keys(testsOfRoom).sort(), 'Name the tests of a room in test/domain-tests.ts.');
  const absent = Object.values(testsOfRoom)
    .flat()
    .filter((covering) => !existsSync(join(packages, covering)));
  assert.deepEqual(absent, []);
});

test('every file and folder that the tour of the source names is there', () => {
  const tour = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const named = [...tour.matchAll(/`(packages\/[\w./-]+)`/g)].map(([, path]) => path ?? '');
  assert.ok(named.length > 8);
  assert.deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  );
});
