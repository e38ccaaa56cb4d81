import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, modules, recipes } from '@ledgerline/catalog';
import { failureCodes, outcomes, problemCodes } from '@ledgerline/contract';
import { callerRules } from '../developers/caller-rules.ts';
import { manifestJson } from './manifest.ts';

const SIZE_MAX_BYTES = 28_000;

const manifest = manifestJson('https://ledgerline.test', []);
const text = JSON.stringify(manifest);

test('the rules for callers are thirteen sentences', () => {
  assert.equal(callerRules.length, 13);
  for (const rule of callerRules) assert.match(rule, /^[A-Z].*\.$/);
});

test('the manifest contains all rules for callers', () => {
  assert.deepEqual(manifest.rules, callerRules);
});

test('the manifest explains every error code and every outcome', () => {
  assert.deepEqual(Object.keys(manifest.handlingErrors.requestCodes), problemCodes);
  assert.deepEqual(Object.keys(manifest.handlingErrors.failureCodes), failureCodes);
  assert.deepEqual(Object.keys(manifest.handlingErrors.outcomes), outcomes);
});

test('the manifest counts the commands of every module', () => {
  assert.deepEqual(
    manifest.modules.map((module) => module.moduleId),
    modules().map((module) => module.id),
  );
  assert.equal(
    manifest.modules.reduce((sum, module) => sum + module.commandCount, 0),
    recipes().length,
  );
});

test('every command the manifest names exists', () => {
  for (const [name] of text.matchAll(/\b(?:read|get|create|list)-[a-z]+(?:-[a-z]+)+\b/g)) {
    assert.ok(findRecipe(name), `There is no ${name}.`);
  }
});

test('the manifest is short enough to be read in one go', () => {
  assert.ok(Buffer.byteLength(text) < SIZE_MAX_BYTES, `${Buffer.byteLength(text)} bytes`);
});
