import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTested, packageFindings, readPackage } from './package-version.ts';

const CASES: readonly (readonly [version: string, from: string, to: string, isInside: boolean])[] = [
  ['4.13', '4.4', '5.10', true],
  ['4.4', '4.4', '5.10', true],
  ['4.3', '4.4', '5.10', false],
  ['5.10.3', '4.4', '5.10', true],
  ['5.11', '4.4', '5.10', false],
  ['9', '9.0', '9.1', true],
  ['9.1-beta', '9.0', '9.1', true],
  ['10', '9.0', '9', false],
  ['unknown', '1', '9', false],
];

test('a version is inside the tested range if it is in every number that the bounds have', () => {
  for (const [version, from, to, isInside] of CASES)
    assert.equal(isTested({ name: 'P', version, tested: { from, to } }), isInside, `${version} in ${from} to ${to}`);
});

test('a package without name or version is none, and a range that is no versions is no range', () => {
  for (const value of [
    undefined,
    null,
    'GnuCash 4',
    [],
    {},
    { name: 'P' },
    { name: ' ', version: '1' },
    { name: 'P', version: 1 },
  ])
    assert.equal(readPackage(value), null);
  const { tested } = readPackage({ name: 'P', version: '1', tested: { from: '1', to: 'newest' } }) ?? {};
  assert.equal(tested, null);
});

test('an untested version is a warning, in words', () => {
  const facts = { name: 'Kedai Desktop', version: '9.4', tested: { from: '9.0', to: '9.1' } };
  const [found] = packageFindings({ package: facts });
  assert.equal(found?.state, 'warning');
  assert.match(found?.text ?? '', /Kedai Desktop 9\.4, .* 9\.0 to 9\.1\./);
  assert.deepEqual(packageFindings({ package: null }), []);
  assert.deepEqual(
    packageFindings({ package: { ...facts, version: '9.1' } }).map(({ state }) => state),
    ['fine'],
  );
});
