import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '../catalog.ts';
import { check } from '../check/check.ts';
import { recipeEntry } from './recipes.ts';
import { resultDefinitions } from './result-schema.ts';

const endpoints = {
  queue: '/queue',
  result: '/result/{commandId}',
  artifact: '/file/{commandId}',
  grouped: ({ document, action }: { readonly document: string; readonly action: string }) => `/grouped/${document}/${action}`,
};
const results = resultDefinitions('#/resultDefinitions/');
const published = recipes().map((recipe) => recipeEntry(recipe, endpoints, results));

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
    'resultSchema',
    'exampleResult',
    'aiInstructions',
    'displayOrder',
  ];
  for (const recipe of published) assert.deepEqual(Object.keys(recipe), members, recipe.commandType);
});

test('an example request is a whole envelope that the cloud would queue', () => {
  for (const { commandType, exampleRequest } of published) {
    assert.deepEqual(Object.keys(exampleRequest), ['commandId', 'connectorId', 'companyId', 'type', 'payload']);
    assert.match(exampleRequest.commandId, /^[A-Za-z0-9._-]{1,160}$/);
    assert.equal(exampleRequest.companyId, 'SAMPLE');
    assert.equal(exampleRequest.type, commandType);
    const checked = check(commandType, exampleRequest.payload);
    assert.ok(checked.ok, `${commandType}: ${JSON.stringify(checked)}`);
  }
});

test('no two example requests share a commandId', () => {
  assert.equal(new Set(published.map((recipe) => recipe.exampleRequest.commandId)).size, COMMAND_TYPE_COUNT);
});

test('a recipe names the artifact endpoint when its command makes a file, and only then', () => {
  for (const recipe of recipes()) {
    const entry = published[recipe.displayOrder - 1];
    assert.equal(entry?.artifactEndpoint, recipe.hasArtifact ? endpoints.artifact : null, recipe.commandType);
  }
  const makesPdf = published.filter((recipe) => recipe.commandType.endsWith('-pdf'));
  assert.ok(makesPdf.length > 0 && makesPdf.every((recipe) => recipe.artifactEndpoint !== null));
});
