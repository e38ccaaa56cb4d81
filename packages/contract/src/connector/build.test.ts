import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBelowUpdateContract, isBuildAtLeast, keepsUpdateContract, updateContractBuild } from './build.ts';

test('the update contract needs the build that brought it, or a later one', () => {
  assert.ok(keepsUpdateContract(updateContractBuild));
  assert.ok(keepsUpdateContract('local-mvp-2026.09.30.02'));
  assert.ok(keepsUpdateContract('2026.11.02.01'));
  assert.ok(!keepsUpdateContract('local-mvp-2026.09.29.99'));
  assert.ok(!keepsUpdateContract('2025.12.31.01'));
});

test('a build without a date is older than any', () => {
  for (const build of ['', 'dev', '1.2.3', '2026.9.30.1', '2026.11.02.01-dirty']) assert.ok(!keepsUpdateContract(build), build);
});

test('only a dated build is known to be below the update contract', () => {
  for (const build of ['local-mvp-2026.09.29.99', '2025.12.31.01']) assert.ok(isBelowUpdateContract(build), build);
  for (const build of [updateContractBuild, '2026.11.02.01', 'dev', '']) assert.ok(!isBelowUpdateContract(build), build);
});

test('the channel of a build is independent of its age', () => {
  assert.ok(isBuildAtLeast('alpha-2026.10.01.01', 'zeta-2026.09.30.01'));
  assert.ok(!isBuildAtLeast('zeta-2026.09.30.01', 'alpha-2026.10.01.01'));
});
