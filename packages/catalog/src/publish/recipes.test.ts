import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '../catalog.ts';
import { check } from '../check.ts';
import { callerRules } from './caller-rules.ts';
import { recipesJson } from './recipes.ts';

const BASE_URL = 'https://ledgerline.test';
const published = recipesJson(BASE_URL);

test('the recipes JSON has exactly the members it promises', () => {
  assert.deepEqual(Object.keys(published), [
    'ok',
    'title',
    'sourceOfTruth',
    'recipeCount',
    'baseUrl',
    'endpoints',
    'commonRules',
    'modules',
    'recipes',
  ]);
  assert.equal(published.recipeCount, COMMAND_TYPE_COUNT);
  assert.equal(published.recipes.length, COMMAND_TYPE_COUNT);
  assert.equal(published.baseUrl, BASE_URL);
});

test('every recipe has exactly the members it promises', () => {
  const members = [
    'module',
    'displayGroup',
    'title',
    'commandType',
    'mode',
    'operation',
    'endpoint',
    'resultEndpoint',
    'artifactEndpoint',
    'groupedEndpoint',
    'summary',
    'notes',
    'payloadSchema',
    'fieldReference',
    'exampleRequest',
    'aiInstructions',
    'displayOrder',
  ];
  for (const recipe of published.recipes) assert.deepEqual(Object.keys(recipe), members, recipe.commandType);
});

test('the rules for callers are thirteen sentences', () => {
  assert.equal(callerRules.length, 13);
  for (const rule of callerRules) assert.match(rule, /^[A-Z].*\.$/);
  assert.deepEqual(published.commonRules, callerRules);
});

test('an example request is a whole envelope that the cloud would queue', () => {
  for (const { commandType, exampleRequest } of published.recipes) {
    assert.deepEqual(Object.keys(exampleRequest), ['commandId', 'connectorId', 'companyId', 'type', 'payload']);
    assert.match(exampleRequest.commandId, /^[A-Za-z0-9._-]{1,160}$/);
    assert.equal(exampleRequest.companyId, 'SAMPLE');
    assert.equal(exampleRequest.type, commandType);
    const checked = check(commandType, exampleRequest.payload);
    assert.ok(checked.ok, `${commandType}: ${JSON.stringify(checked)}`);
  }
});

test('no two example requests share a commandId', () => {
  assert.equal(new Set(published.recipes.map((recipe) => recipe.exampleRequest.commandId)).size, COMMAND_TYPE_COUNT);
});

test('a recipe names the artifact endpoint when its command makes a file, and only then', () => {
  for (const recipe of recipes()) {
    const entry = published.recipes[recipe.displayOrder - 1];
    assert.equal(entry?.artifactEndpoint, recipe.hasArtifact ? '/v1/commands/{commandId}/artifact' : null, recipe.commandType);
  }
  const makesPdf = published.recipes.filter((recipe) => recipe.commandType.endsWith('-pdf'));
  assert.ok(makesPdf.length > 0 && makesPdf.every((recipe) => recipe.artifactEndpoint !== null));
});

test('the same base address gives the same text', () => {
  assert.equal(JSON.stringify(recipesJson(BASE_URL)), JSON.stringify(published));
});
